//! `at table 3`, `penalty NS 10%`: a penalty counts at the table in question, whose score stays; the answer is the score
//! with it.

use super::rows::written;
use crate::events::model::LineResult;
use crate::scoring::Penalty;
use crate::session::event_in_force::EventAt;
use crate::session::queries::{Depth, EventRuling, OutcomeKind};
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
        let scored = self.scope.breakdown(&score, Depth::Field);
        self.scope.replace_event(event.clone());
        let breakdown = match scored {
            Ok(breakdown) => breakdown,
            Err(problems) => {
                let stated = self.scope.known_situation().penalties().iter().filter(|own| !is_replaced(own)).cloned();
                self.scope.set_penalties(stated.collect());
                return Err(problems);
            }
        };
        let fined = event.with_penalties((board, line), penalties);
        let moves = if self.sink.wants_moves() { self.moves(&fined, place) } else { None };
        let table = fined.table_in_question().unwrap_or_default();
        self.scope.replace_event(fined);
        self.yield_outcome(place, OutcomeKind::At(Box::new(EventRuling { table, breakdown, moves })));
        Ok(())
    }
}
