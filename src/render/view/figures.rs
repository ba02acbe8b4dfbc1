//! The columns of figures that tables of rulings share: points, shares, victory points.

use crate::catalogue::english as words;
use crate::render::block::Align;
use crate::render::notation::{typographic, victory_points};
use crate::ruling::Side;
use crate::scoring::Unit;
use crate::session::Breakdown;
use crate::situation::Evaluation;

/// A table of figures in which each ruling is a row.
pub(super) struct Figures {
    unit: Unit,
    shares: bool,
    victory: bool,
}

impl Figures {
    /// The columns that these rulings need.
    pub(super) fn of<'a>(breakdowns: impl Iterator<Item = &'a Breakdown> + Clone) -> Self {
        Self {
            unit: breakdowns.clone().next().map_or(Unit::Matchpoints, |first| first.assessment.scored.unit()),
            shares: breakdowns.clone().any(|breakdown| breakdown.assessment.scored.top().is_some()),
            victory: breakdowns.clone().any(|breakdown| victory(breakdown, Side::NS).is_some()),
        }
    }

    /// Their heads.
    pub(super) fn columns(&self, head: &str) -> Vec<(String, Align)> {
        let mut columns = vec![(head.to_owned(), Align::Left)];
        let mut pair =
            |unit: &str| columns.extend(Side::BOTH.map(|side| (format!("{}{unit}", words::side(side)), Align::Right)));
        pair(&format!(" {}", words::unit(self.unit)));
        if self.shares {
            pair("");
        }
        if self.victory {
            pair(&format!(" {}", words::unit(Unit::VictoryPoints)));
        }
        columns
    }

    /// A row of them.
    pub(super) fn cells(&self, head: String, breakdown: &Breakdown) -> Vec<String> {
        let mut cells = vec![head];
        cells.extend(Side::BOTH.map(|side| words::amount(&breakdown.figure(side).points, self.unit)));
        if self.shares {
            let share = |side| breakdown.figure(side).share.as_ref().map(words::share).unwrap_or_default();
            cells.extend(Side::BOTH.map(share));
        }
        if self.victory {
            cells.extend(Side::BOTH.map(|side| victory(breakdown, side).unwrap_or_default()));
        }
        cells
    }
}

fn victory(breakdown: &Breakdown, side: Side) -> Option<String> {
    let side = breakdown.assessment.matched.as_ref()?.sides.by(side);
    side.victory_points.as_ref().map(|own| victory_points(&own.points))
}

/// A ruling with its name before it.
pub(super) fn shown(breakdown: &Breakdown) -> String {
    let ruling = typographic(&breakdown.assessment.ruling.to_string());
    breakdown.name.as_ref().map_or(ruling.clone(), |name| format!("{name} = {ruling}"))
}

/// The columns of figures that summaries have.
pub(super) fn summary_columns(summaries: &[&Evaluation], head: &str) -> Vec<(String, Align)> {
    let mut columns = vec![(head.to_owned(), Align::Left)];
    let mut pair =
        |unit: &str| columns.extend(Side::BOTH.map(|side| (format!("{}{unit}", words::side(side)), Align::Right)));
    pair(&format!(" {}", words::unit(summary_unit(summaries))));
    if summaries.iter().any(|summary| summary.top.is_some()) {
        pair("");
    }
    if summaries.iter().any(|summary| summary.victory_points.is_some()) {
        pair(&format!(" {}", words::unit(Unit::VictoryPoints)));
    }
    columns
}

/// A row of them.
pub(super) fn summary_cells(head: String, summary: &Evaluation) -> Vec<String> {
    let mut cells = vec![head];
    cells.extend(Side::BOTH.map(|side| words::amount(&summary.sides.by(side).points, summary.unit())));
    if summary.top.is_some() {
        let share = |side| summary.sides.by(side).share.as_ref().map(words::share).unwrap_or_default();
        cells.extend(Side::BOTH.map(share));
    }
    if let Some(victory) = &summary.victory_points {
        cells.extend(Side::BOTH.map(|side| victory_points(victory.by(side))));
    }
    cells
}

/// What their points are.
pub(super) fn summary_unit(summaries: &[&Evaluation]) -> Unit {
    summaries.first().map_or(Unit::Matchpoints, |first| first.unit())
}
