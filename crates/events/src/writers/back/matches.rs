//! Results of matches after the rulings, as a file prints them.

use super::{RuledEvent, Style};
use crate::model::{PrintedMatch, PrintedUnit};
use crate::scoring::{MatchResult, ScoredEvent};
use redress_core::number::Exact;
use redress_core::ruling::{Side, Sides};

/// The results of the matches of a file.
pub(super) struct NewMatches {
    /// The new figure of each side of each printed match that has another, by its place in the list of the event.
    pub figures: Vec<Sides<Option<Exact>>>,
    /// True if a match changed whose victory points are on a scale that nobody stated.
    pub are_beyond: bool,
}

/// The results of the matches that change.
pub(super) fn matches(ruled: RuledEvent<'_>) -> NewMatches {
    let mut found = NewMatches { figures: Vec::new(), are_beyond: false };
    for printed in ruled.read.match_results.iter() {
        let results = Side::BOTH.map(|side| {
            let (own, other) = if side == Side::NS { (printed.ns, printed.ew) } else { (printed.ew, printed.ns) };
            let of = |event, scored: &ScoredEvent| {
                scored.match_result(event, ruled.rules, own, other, printed.round.as_ref())
            };
            Some((side, of(ruled.read, ruled.before)?, of(ruled.event, ruled.after)?))
        });
        let mut figures = Sides::default();
        for (side, old, new) in results.into_iter().flatten().filter(|(_, old, new)| old != new) {
            let new = figure(printed, side, &old, &new);
            found.are_beyond |= new.is_none();
            *figures.by_mut(side) = new;
        }
        found.figures.push(figures);
    }
    found
}

/// The new figure of a side; `None` if it cannot be known. A printed figure keeps what its file adds to the result.
fn figure(printed: &PrintedMatch, side: Side, old: &MatchResult, new: &MatchResult) -> Option<Exact> {
    let own = printed.points.by(side).as_ref()?;
    let (old, new) = match own.unit {
        PrintedUnit::VictoryPoints => (old.victory_points.as_ref()?, new.victory_points.as_ref()?),
        _ => (&old.points, &new.points),
    };
    let fits = crate::scoring::is_rounded(&own.value, old, own.decimals);
    Some(if fits { new.clone() } else { &own.value + (new - old) })
}

impl NewMatches {
    /// The texts of the new figures of a match.
    pub fn written(&self, at: usize, style: &Style) -> Sides<Option<String>> {
        Sides::of(|side| Some(style.write(self.figures.get(at)?.by(side).as_ref()?)))
    }
}

impl RuledEvent<'_> {
    /// Returns true if the ranking of the file is in victory points that its results cannot be converted to.
    pub(super) fn is_on_unknown_scale(&self) -> bool {
        let is_printed = |own: &crate::model::PrintedPlace| {
            own.result.as_ref().is_some_and(|result| result.unit == PrintedUnit::VictoryPoints)
        };
        let is_known = self.result_unit() == redress_core::scoring::Unit::VictoryPoints;
        !is_known && self.read.ranking.iter().any(is_printed)
    }
}
