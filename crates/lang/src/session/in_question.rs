//! The table of an event that is in question, with one ruling after another in the place of its result.

use super::event_in_force::EventInForce;
use super::event_written::table_written;
use super::scope::Scope;
use crate::events::model::{ContestantId, Event};
use crate::events::scoring::{Rules, ScoredEvent, score, score_changed};
use crate::ruling::{Ruling, Side, Unit};
use crate::scoring::Penalty;
use std::rc::Rc;
use std::sync::Arc;

/// A table of the event in force, and the rules by which the event is scored.
pub(super) struct InQuestion<'a> {
    event: &'a EventInForce,
    rules: Rules,
    board: usize,
    line: usize,
    /// The penalties of the table's sides beside any ruling.
    penalties: Vec<Penalty>,
}

impl Scope {
    /// The table in question; `None` if there is none, or where something else than the event's board is compared with.
    pub(super) fn in_question(&self) -> Option<InQuestion<'_>> {
        let event = self.event().filter(|_| self.is_brought())?;
        let at = event.at()?;
        let (board, line) = (at.board, at.line?);
        let penalties = self.penalties_at(board, line);
        Some(InQuestion { event, rules: self.event_rules(event), board, line, penalties })
    }
}

impl InQuestion<'_> {
    /// The event with every ruling that was given in it.
    pub fn event(&self) -> &Rc<Event> {
        self.event.after()
    }

    /// The unit of its results.
    pub fn unit(&self, scored: &ScoredEvent) -> Unit {
        self.rules.result_unit(scored.scoring)
    }

    /// The table as it is written behind `at`.
    pub fn written(&self) -> String {
        let found = self.event.line().map(|(board, line)| table_written(self.event.before(), board, line));
        found.unwrap_or_default()
    }

    /// The players at the table.
    pub fn seated(&self) -> Vec<ContestantId> {
        let line = self.event.line().map(|(_, line)| Side::BOTH.map(|side| line.by(side)));
        line.into_iter().flatten().collect()
    }

    /// The event with a ruling at the table, scored; `None` if it has no score.
    pub fn with(&self, ruling: &Ruling) -> Option<ScoredEvent> {
        let changed = self.event().with_ruling(self.board, self.line, Arc::new(ruling.clone())).ok()?;
        self.scored(&changed.with_penalties(self.board, self.line, self.penalties.iter().cloned()))
    }

    /// The event with what the table has in its file and every other ruling, scored; `None` if it has no score.
    pub fn as_obtained(&self) -> Option<ScoredEvent> {
        let mut event = self.event().with_penalties(self.board, self.line, []);
        let read = self.event.before().boards.get(self.board)?.lines.get(self.line)?.clone();
        *Arc::make_mut(event.boards.get_mut(self.board)?).lines.get_mut(self.line)? = read;
        self.scored(&event)
    }

    /// An event that differs from the one in force on the board in question alone.
    fn scored(&self, event: &Event) -> Option<ScoredEvent> {
        match self.event.scored_after(&self.rules) {
            Ok(known) => score_changed((self.event(), &known), event, &self.rules).ok(),
            Err(_) => score(event, &self.rules).ok(),
        }
    }
}
