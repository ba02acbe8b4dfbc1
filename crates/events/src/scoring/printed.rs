//! Comparison of figures with printed ones.

use crate::model::{Event, Printed, PrintedUnit};
use redress_core::number::Exact;
use redress_core::scoring::Figure;

/// The precision with which a program prints each kind of figure on its lines. If trailing zeros are left out, `24` is
/// printed beside `24.5` and is as exact: the finest figure of the kind counts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrintedPrecision {
    percent: u8,
    points: u8,
}

impl PrintedPrecision {
    /// Of the lines of an event.
    #[must_use]
    pub fn measure(event: &Event) -> Self {
        let mut precision = Self::default();
        for board in &event.boards {
            for line in &board.as_read().lines {
                for printed in [&line.printed.ns, &line.printed.ew].into_iter().flatten() {
                    let finest = match printed.unit {
                        PrintedUnit::Percent => &mut precision.percent,
                        _ => &mut precision.points,
                    };
                    *finest = (*finest).max(printed.decimals);
                }
            }
        }
        precision
    }

    /// The number of decimals of figures of a printed one's kind.
    #[must_use]
    pub fn decimals(&self, printed: &Printed) -> u8 {
        let finest = match printed.unit {
            PrintedUnit::Percent => self.percent,
            _ => self.points,
        };
        finest.max(printed.decimals)
    }

    /// Returns true if a figure is the one printed; `None` if it is of another kind.
    #[must_use]
    pub fn fits(&self, printed: &Printed, figure: &Figure) -> Option<bool> {
        Some(is_rounded(&printed.value, &in_unit(figure, printed.unit)?, self.decimals(printed)))
    }
}

/// A figure in the unit of a printed one; `None` if it has no such.
#[must_use]
pub fn in_unit(figure: &Figure, unit: PrintedUnit) -> Option<Exact> {
    match unit {
        PrintedUnit::Percent => figure.share.as_ref().map(|share| share * 100),
        PrintedUnit::Matchpoints => figure.top.as_ref().map(|_| figure.points.clone()),
        PrintedUnit::Imps | PrintedUnit::TotalPoints => figure.top.is_none().then(|| figure.points.clone()),
        PrintedUnit::VictoryPoints => None,
    }
}

/// Returns true if a number is another one rounded to so many decimals: halves may have gone either way.
#[must_use]
pub fn is_rounded(printed: &Exact, value: &Exact, decimals: u8) -> bool {
    let twice = (printed - value).abs() * 2;
    twice <= unit(decimals)
}

/// The last of so many decimals.
#[must_use]
pub fn unit(decimals: u8) -> Exact {
    let below = 10_i64.checked_pow(decimals.into()).unwrap_or(i64::MAX);
    Exact::fraction(1, below).unwrap_or_default()
}
