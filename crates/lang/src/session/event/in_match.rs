//! The event's facts for a ruling at one of its tables: the match of the board, and the penalties there.

use crate::events::scoring::RestOfMatch;
use crate::number::Exact;
use crate::ruling::Sides;
use crate::scoring::{CountedIn, Match, Penalty};
use crate::session::Scope;
use crate::session::event_in_force::EventAt;
use crate::situation::Situation;
use crate::source::Span;

impl Scope {
    /// The same situation in the event: the match has what its other boards brought, and the table its penalties.
    pub(in crate::session) fn at_table_of_event(&self, situation: Situation, place: Span) -> Situation {
        let Some(EventAt { board, line: Some(line) }) = self.event().and_then(|event| event.at()) else {
            return situation;
        };
        let situation = situation.with_penalties(self.penalties_at(board, line));
        match self.event().and_then(|event| self.event_rules(event).matches) {
            Some(matched) => situation.with_match(self.in_its_match(matched, board, place)),
            None => situation,
        }
    }

    /// The penalties at a table of the event: those of the file, and those of the script, each in the place of the
    /// side's earlier one in the same unit.
    pub(in crate::session) fn penalties_at(&self, board: usize, line: usize) -> Vec<Penalty> {
        let stated = self.known_situation().penalties();
        let is_replaced = |own: &&Penalty| stated.iter().any(|other| other.side == own.side && other.unit == own.unit);
        let given = self.event().into_iter().flat_map(|event| event.after().penalties_at(board, line));
        given.filter(|own| !is_replaced(own)).chain(stated).cloned().collect()
    }

    /// The match that a board belongs to, with its other boards; `None` if the event has no score.
    fn in_its_match(&self, matched: Match, board: usize, place: Span) -> Option<Match> {
        let event = self.event()?;
        let (_, line) = event.line()?;
        let scored = self.event_after(event, place).ok()?;
        let rest = Sides::of(|side| scored.rest_of_match(event.after(), line.by(side), board));
        let Sides { ns: Some(ns), ew: Some(ew) } = rest else { return Some(matched) };
        let boards = ns.boards;
        let (rest, counted_in) = match matched.counted_in {
            CountedIn::Imps => (Sides { ns: ns.points, ew: ew.points }, CountedIn::Imps),
            CountedIn::Percent { .. } => (Sides { ns: share(&ns), ew: share(&ew) }, CountedIn::Percent { boards }),
        };
        Some(Match { rest, counted_in, ..matched })
    }
}

/// The share of the top on the other boards, of 1.
fn share(rest: &RestOfMatch) -> Exact {
    rest.points.over(&rest.top).unwrap_or_default()
}
