//! The changes that the rulings in an event make: for whom, on which boards, in points and places.

use crate::diagnostic::Diagnostic;
use crate::events::model::{ContestantId, EventForm};
use crate::events::scoring::{Played, ScoredEvent};
use crate::session::Scope;
use crate::session::event_in_force::EventInForce;
use crate::session::queries::{BoardChange, ContestantChange, EventChanges};
use crate::source::Span;

impl Scope {
    /// The changes by the rulings; `word` at `place` is the statement.
    pub(in crate::session) fn event_changes(
        &self,
        word: &'static str,
        place: Span,
    ) -> Result<EventChanges, Vec<Diagnostic>> {
        let event = self.event_for(word, place)?;
        let (before, after) = (self.event_before(event, place)?, self.event_after(event, place)?);
        let ids = after.ranking.iter().map(|standing| standing.contestant);
        let changed = ids.filter_map(|id| change(event, &before, &after, id)).collect();
        Ok(EventChanges {
            event: event.after().clone(),
            scoring: after.scoring,
            unit: self.event_rules(event).result_unit(after.scoring),
            rulings: event.given(),
            changed,
        })
    }
}

/// The changes for a contestant, if there are any.
fn change(
    event: &EventInForce,
    before: &ScoredEvent,
    after: &ScoredEvent,
    contestant: ContestantId,
) -> Option<ContestantChange> {
    let is_ruled =
        |played: &Played| event.rulings().iter().any(|given| given.board == played.board && given.line == played.line);
    let mut boards: Vec<BoardChange> = Vec::new();
    let of_match = event.before().form == EventForm::Teams;
    for played in after.played(contestant) {
        let (old, new) = (before.figure(*played), after.figure(*played));
        let differs = match (old, new) {
            (Some(old), Some(new)) => old.points != new.points || old.share != new.share,
            (old, new) => old.is_some() != new.is_some(),
        };
        // Both rooms of a match have one figure for the board.
        let known = boards.last_mut().filter(|last| of_match && last.board == played.board);
        if let Some(known) = known {
            known.ruled |= is_ruled(played);
        } else if differs || is_ruled(played) {
            boards.push(BoardChange {
                board: played.board,
                side: played.side,
                ruled: is_ruled(played),
                before: old.cloned(),
                after: new.cloned(),
            });
        }
    }
    let (old, new) = (before.standing(contestant)?.clone(), after.standing(contestant)?.clone());
    let is_other = old.place != new.place || old.result != new.result;
    (is_other || !boards.is_empty()).then_some(ContestantChange { contestant, boards, before: old, after: new })
}
