//! `at table 3`, `penalty NS 10%`: a penalty counts at the table in question, whose score stays.

use super::rows::written;
use crate::events::model::LineResult;
use crate::scoring::Penalty;
use crate::session::event_in_force::EventAt;
use crate::session::queries::Depth;
use crate::session::{Flow, Session};
use crate::source::Span;

impl Session<'_> {
    /// Gives the table in question the penalties that are stated, the last of them in the place of its side's earlier one
    /// in the same unit; an amount of zero takes that away. One that the table is not scored in is an error, and forgotten.
    pub(in crate::session) fn penalise_table(&mut self, last: Option<&Penalty>, place: Span) -> Flow {
        let Some(event) = self.scope.event().cloned() else { return Ok(()) };
        let Some(EventAt { board, line: Some(line) }) = event.at() else { return Ok(()) };
        let is_replaced = |own: &Penalty| last.is_some_and(|last| last.side == own.side && last.unit == own.unit);
        let row = event.after().boards.get(board).and_then(|board| board.lines.get(line));
        let Some(LineResult::Ruling(given)) = row.map(|row| &row.result) else { return Ok(()) };
        let score = written(given, place);
        let before: Vec<Penalty> = event.after().penalties_at(board, line).to_vec();
        let kept: Vec<Penalty> = before.iter().filter(|own| !is_replaced(own)).cloned().collect();
        self.scope.replace_event(event.with_penalties((board, line), kept));
        let penalties = self.scope.penalties_at(board, line);
        if penalties == before {
            self.scope.replace_event(event);
            return Ok(());
        }
        let scored = self.scope.breakdown(&score, Depth::Ruling);
        if scored.is_ok() {
            self.scope.replace_event(event.with_penalties((board, line), penalties));
        } else {
            self.scope.replace_event(event);
            let stated = self.scope.known_situation().penalties().iter().filter(|own| !is_replaced(own)).cloned();
            self.scope.set_penalties(stated.collect());
        }
        scored.map(drop)
    }
}
