//! The columns of figures that tables of rulings share: points, shares, victory points, the IMPs of a knockout.

use crate::block::Align;
use crate::messages::{self, Locale, Text, figures};
use crate::ruling::Side;
use crate::scoring::Unit;
use crate::session::Breakdown;
use crate::situation::Evaluation;

/// A table of figures in which each ruling is a row.
pub(super) struct Figures {
    locale: Locale,
    unit: Unit,
    shares: bool,
    victory: bool,
    knockout: bool,
}

impl Figures {
    /// The columns that these rulings need.
    pub(super) fn of<'a>(locale: Locale, summaries: impl Iterator<Item = &'a Evaluation> + Clone) -> Self {
        Self {
            locale,
            unit: summaries.clone().next().map_or(Unit::Matchpoints, |first| first.unit()),
            shares: summaries.clone().any(|summary| summary.top.is_some()),
            victory: summaries.clone().any(|summary| summary.victory_points.is_some()),
            knockout: summaries.clone().any(|summary| summary.knockout.is_some()),
        }
    }

    /// The unit of the points.
    pub(super) fn unit(&self) -> Unit {
        self.unit
    }

    /// The headings of the figures, after that of the first column.
    pub(super) fn columns(&self, head: Text, align: Align) -> Vec<(Text, Align)> {
        let mut columns = vec![(head, align)];
        let mut pair = |unit: Option<Unit>| {
            let head = |side| match unit {
                Some(unit) => figures::side(self.locale, side) + " " + figures::unit(self.locale, unit),
                None => figures::side(self.locale, side) + " %",
            };
            columns.extend(Side::BOTH.map(|side| (head(side), Align::Right)));
        };
        pair(Some(self.unit));
        if self.shares {
            pair(None);
        }
        if self.victory {
            pair(Some(Unit::VictoryPoints));
        }
        if self.knockout {
            columns.extend(Side::BOTH.map(|side| (messages::head_match_of(self.locale, side), Align::Right)));
        }
        columns
    }

    /// A row of them.
    pub(super) fn cells(&self, head: Text, summary: &Evaluation) -> Vec<Text> {
        let mut cells = vec![head];
        cells.extend(Side::BOTH.map(|side| figures::amount(self.locale, &summary.sides.by(side).points, self.unit)));
        if self.shares {
            let share = |side| {
                let share = summary.sides.by(side).share.as_ref();
                share.map(|share| figures::share(self.locale, share)).unwrap_or_default()
            };
            cells.extend(Side::BOTH.map(share));
        }
        if self.victory {
            let victory = |side| {
                let victory = summary.victory_points.as_ref();
                victory.map(|victory| figures::victory_points(self.locale, victory.by(side))).unwrap_or_default()
            };
            cells.extend(Side::BOTH.map(victory));
        }
        if self.knockout {
            let total = |side| {
                let total = summary.knockout.as_ref();
                total.map(|total| figures::signed_points(self.locale, total.by(side))).unwrap_or_default()
            };
            cells.extend(Side::BOTH.map(total));
        }
        cells
    }
}

/// The figures of rulings.
pub(super) fn summaries<'a>(breakdowns: impl IntoIterator<Item = &'a Breakdown>) -> Vec<Evaluation> {
    breakdowns.into_iter().map(|breakdown| breakdown.assessment.evaluation()).collect()
}
