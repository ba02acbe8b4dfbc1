//! The sheets of an event at the end of a script: a ruling at a table has the score that the ranking counts.

use crate::events::model::LineResult;
use crate::ruling::Ruling;
use crate::session::event_in_force::{EventAt, EventInForce};
use crate::session::queries::{Depth, Sheet, SheetBasis};
use crate::session::{Conditions, Scope};
use crate::source::Span;
use crate::syntax::{self, tree};

impl Sheet {
    /// The sheet by all that is in force at the end of its script: later rulings and penalties change the score of a table,
    /// and another ruling at it replaces this one. A sheet of no table of the event stays as it is.
    #[must_use]
    pub fn at_end(self, last: &Scope) -> Self {
        let Some((scope, is_replaced)) = self.basis.as_ref().and_then(|basis| basis.at_end(last)) else { return self };
        let found = self.basis.as_ref().and_then(|basis| scope.ruled(basis.ruling.as_ref()?).ok());
        let conditions = scope.conditions();
        let conditions = Conditions { obtained: self.conditions.obtained.clone(), ..conditions };
        Self { ruled: found.or(self.ruled), is_replaced, conditions, ..self }
    }
}

impl SheetBasis {
    /// The same facts in the event as it is at the end, and whether another ruling is in force at the table.
    fn at_end(&self, last: &Scope) -> Option<(Scope, bool)> {
        let (own, mut event) = (self.scope.event()?, last.event()?.clone());
        let at @ EventAt { board, line: Some(line) } = own.at().filter(|_| event.is_of_same_files(own))? else {
            return None;
        };
        event.set_at(Some(at));
        let is_replaced = self.is_replaced(&event, (board, line));
        let mut scope = self.scope.clone();
        scope.set_settings(last.settings().clone());
        scope.replace_event(event.clone());
        if scope.is_brought() {
            scope.bring(Some(at), Span::default());
        }
        scope.set_penalties(event.after().penalties_at(board, line).to_vec());
        Some((scope, is_replaced))
    }

    /// Returns true if the event has another ruling at the table.
    fn is_replaced(&self, event: &EventInForce, at: (usize, usize)) -> bool {
        let Some(ruling) = &self.ruling else { return false };
        let given = event.rulings().iter().find(|given| (given.board, given.line) == at);
        let Some(statement) = given.and_then(|given| given.written.as_deref()) else { return false };
        let ruling_written = syntax::ruling(ruling);
        let is_written = statement == ruling_written || statement.ends_with(&format!(": {ruling_written}"));
        let line = event.after().boards.get(at.0).and_then(|board| board.lines.get(at.1));
        let is_given = |own: &Ruling| line.is_some_and(|line| line.result == LineResult::Ruling(own.clone().into()));
        let breakdown = self.scope.breakdown(ruling, Depth::Ruling);
        !is_written && !breakdown.is_ok_and(|found| is_given(found.given()))
    }
}

impl SheetBasis {
    /// The facts of a sheet of a table of the event that is in force; `None` if no table is in question.
    pub(in crate::session) fn of(scope: &Scope, ruling: Option<&tree::Ruling>) -> Option<Box<Self>> {
        scope.event()?.at()?.line?;
        Some(Box::new(Self { scope: scope.clone(), ruling: ruling.cloned() }))
    }
}
