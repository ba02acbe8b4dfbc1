//! The way in which a file prints a kind of figure.

use crate::document::{figure, read_figure};
use crate::model::{Printed, PrintedUnit};
use crate::scoring::{is_rounded, unit};
use redress_core::number::{Exact, Rounding};

/// Decimals of a weighted figure in a file that never had to round one.
const UNROUNDED: u8 = 2;

/// The most decimals that are written.
const MOST: u8 = 6;

/// The way in which a file prints a kind of figure, found from the figures it has.
#[derive(Debug, Clone)]
pub(super) struct Style {
    /// Decimals that are always there.
    least: u8,
    /// Decimals to which figures are rounded.
    most: u8,
    /// The most decimals that are printed.
    printed: u8,
    has_comma: bool,
    /// True if the sign of percent is printed.
    has_sign: bool,
    rounding: Rounding,
}

impl Style {
    /// The style of printed figures, each with the computed one.
    pub fn of<'t>(samples: impl IntoIterator<Item = (&'t str, Option<Exact>)>) -> Self {
        let (mut has_comma, mut has_sign) = (false, false);
        let mut read = Vec::new();
        for (text, computed) in samples {
            has_comma |= text.contains(',');
            let bare = text.trim().trim_end_matches('%');
            has_sign |= bare.len() < text.trim().len();
            let printed = read_figure(&bare.trim().replace(',', "."), PrintedUnit::Matchpoints);
            read.extend(printed.map(|printed| (printed, computed)));
        }
        let least = read.iter().map(|(printed, _)| printed.decimals).min().unwrap_or_default().min(MOST);
        let most = read.iter().map(|(printed, _)| printed.decimals).max().unwrap_or_default().min(MOST);
        let is_exact = read.iter().all(|(printed, own)| own.as_ref().is_none_or(|own| *own == printed.value));
        let fitting = |rounding: Rounding| {
            let fits = |(printed, own): &&(Printed, Option<Exact>)| {
                own.as_ref().is_some_and(|own| own.round_to(&unit(most), rounding) == printed.value)
            };
            read.iter().filter(fits).count()
        };
        let even = fitting(Rounding::HalfToEven) > fitting(Rounding::HalfAwayFromZero);
        let rounding = if even { Rounding::HalfToEven } else { Rounding::HalfAwayFromZero };
        Self {
            least,
            printed: most,
            most: if is_exact { most.max(UNROUNDED) } else { most },
            has_comma,
            has_sign,
            rounding,
        }
    }

    /// The number of a figure that is printed.
    pub fn read(&self, text: &str) -> Option<Exact> {
        let bare = text.trim().trim_end_matches('%').trim().replace(',', ".");
        Some(read_figure(&bare, PrintedUnit::Matchpoints)?.value)
    }

    /// Returns true if a printed number is this one, rounded.
    pub fn fits(&self, printed: &Exact, value: &Exact) -> bool {
        is_rounded(printed, value, self.printed)
    }

    /// A figure as the file would print it.
    pub fn write(&self, value: &Exact) -> String {
        let value = value.round_to(&unit(self.most), self.rounding);
        let text = figure(&Printed { value, decimals: self.least, unit: PrintedUnit::Matchpoints });
        let text = if self.has_comma { text.replace('.', ",") } else { text };
        if self.has_sign { text + "%" } else { text }
    }
}
