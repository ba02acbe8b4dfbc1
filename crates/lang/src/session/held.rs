//! An incident's result is yielded once, with the verdict at the end of its board: until then it is held back, and so is
//! everything behind it.

use super::past_incident::PastIncident;
use super::verdict::Decided;
use super::{Outcome, OutcomeKind, Scope, Session, Sink};
use crate::diagnostic::Diagnostic;
use crate::source::{Sources, Span};
use std::rc::Rc;

/// The most results that wait for a ruling; beyond it incidents are passed on without one.
const MOST_HELD: usize = 1000;

/// Something that a session yields.
pub(super) enum Yielded {
    Outcome(Box<Outcome>),
    Diagnostic(Box<Diagnostic>),
    Executed(Span, Box<Scope>),
    CaseBegins { span: Span, names: Vec<String>, is_run: bool },
    CaseEnds(Vec<String>),
}

/// All that is held back, in its order.
#[derive(Default)]
pub(super) struct Held {
    all: Vec<Yielded>,
    /// The incidents among them whose board goes on, in its order.
    waiting: Vec<Waiting>,
}

/// An incident whose verdict is not final.
struct Waiting {
    incident: Rc<PastIncident>,
    /// Its place among those of its board.
    place: usize,
    /// Its place among what is held.
    at: usize,
}

impl Session<'_> {
    /// Passes something on to the sink, or holds it back behind what is held.
    pub(super) fn pass_on(&mut self, yielded: Yielded) {
        let waits = match &yielded {
            Yielded::Outcome(outcome) => match &outcome.kind {
                OutcomeKind::Incident(found) => Some(found.incident.clone()),
                _ => None,
            },
            _ => None,
        };
        if self.held.all.is_empty() && waits.is_none() {
            return hand(self.sink, yielded, &self.sources);
        }
        let (at, place) = (self.held.all.len(), self.scope.incidents().len().saturating_sub(1));
        self.held.waiting.extend(waits.map(|incident| Waiting { incident, place, at }));
        self.held.all.push(yielded);
        if self.held.all.len() >= MOST_HELD {
            let decided = self.decided_in(&self.scope);
            self.settle(&decided, 0);
        }
    }

    /// Tells that a statement has been run.
    pub(super) fn pass_on_executed(&mut self, span: Span) {
        if self.held.all.is_empty() {
            self.sink.executed(span, &self.scope, &self.sources);
        } else {
            self.pass_on(Yielded::Executed(span, Box::new(self.scope.clone())));
        }
    }

    /// The facts in force, if the next statement may end a board with waiting incidents or one whose sheet is to be
    /// printed.
    pub(super) fn before_statement(&self) -> Option<Scope> {
        (!self.held.waiting.is_empty() || self.handing_over.is_some()).then(|| self.scope.clone())
    }

    /// Settles the incidents of a board that a statement has ended, and prints its rulings' sheets if wanted; `before`
    /// holds the facts before the statement.
    pub(super) fn board_ended(&mut self, before: Option<&Scope>, span: Span) {
        if let Some(before) = before {
            self.settle_ended(before);
            self.hand_over_board(before, span);
        }
    }

    fn settle_ended(&mut self, before: &Scope) {
        let goes_on = self.going_on(&self.scope);
        if goes_on < self.held.waiting.len() {
            let decided = self.decided_in(before);
            self.settle(&decided, goes_on);
        }
    }

    /// Settles at the end of a case the incidents that are not in force outside it.
    pub(super) fn settle_case(&mut self, outside: &Scope) {
        let goes_on = self.going_on(outside);
        if goes_on < self.held.waiting.len() {
            let decided = self.decided_in(&self.scope);
            self.settle(&decided, goes_on);
        }
    }

    /// Settles all at the end of a text.
    pub(super) fn settle_all(&mut self) {
        let decided = self.decided_in(&self.scope);
        self.settle(&decided, 0);
    }

    /// The number of waiting incidents, from the first, that are still in force.
    fn going_on(&self, scope: &Scope) -> usize {
        let in_force = |waiting: &Waiting| {
            scope.incidents().get(waiting.place).is_some_and(|own| Rc::ptr_eq(own, &waiting.incident))
        };
        self.held.waiting.partition_point(in_force)
    }

    /// The verdict on each incident by what is ruled so far; in a case with a question, by its answer.
    pub(super) fn decided_in(&self, scope: &Scope) -> Vec<Decided> {
        let key = self.asking.last().and_then(|asking| asking.ruling());
        match key.and_then(|ruling| scope.stands_by(ruling)) {
            Some(stands) => scope.decided(Some(stands)),
            None => scope.decided_so_far(),
        }
    }

    /// Gives the waiting incidents from one on their verdicts, and passes on the results before the first that still
    /// waits.
    fn settle(&mut self, decided: &[Decided], from: usize) {
        if let Some(asking) = self.asking.last_mut() {
            asking.settle(decided);
        }
        for Waiting { incident, at, .. } in self.held.waiting.drain(from.min(self.held.waiting.len())..) {
            let one = decided.iter().find(|one| Rc::ptr_eq(&one.incident, &incident));
            if let (Some(one), Some(Yielded::Outcome(outcome))) = (one, self.held.all.get_mut(at))
                && let OutcomeKind::Incident(found) = &mut outcome.kind
            {
                found.decision = one.decision.clone();
            }
        }
        let free = self.held.waiting.first().map_or(self.held.all.len(), |waiting| waiting.at);
        for yielded in self.held.all.drain(..free) {
            hand(self.sink, yielded, &self.sources);
        }
        self.held.waiting.iter_mut().for_each(|waiting| waiting.at = waiting.at.saturating_sub(free));
    }
}

fn hand(sink: &mut dyn Sink, yielded: Yielded, sources: &Sources) {
    match yielded {
        Yielded::Outcome(outcome) => sink.outcome(*outcome, sources),
        Yielded::Diagnostic(diagnostic) => sink.diagnostic(*diagnostic, sources),
        Yielded::Executed(span, scope) => sink.executed(span, &scope, sources),
        Yielded::CaseBegins { span, names, is_run } => sink.case_begins(span, &names, is_run, sources),
        Yielded::CaseEnds(names) => sink.case_ends(&names, sources),
    }
}
