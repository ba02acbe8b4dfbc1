//! The rulings that were given on a board, the incidents on it and its evidence.

use super::Scope;
use super::facts::TableFacts;
use crate::ruling::{Ruling, Side};
use crate::session::event_in_force::EventInForce;
use crate::session::past_incident::PastIncident;
use crate::syntax::tree;
use std::rc::Rc;

/// Rulings of a board that are remembered: nobody hands over more.
const MOST_GIVEN: usize = 100;

impl Scope {
    /// `ans` from now on.
    pub(in crate::session) fn set_answer(&mut self, ruling: tree::Ruling) {
        let answer = Rc::new(self.in_place_of_answer(ruling));
        let is_fixed = self.is_fixed(&answer);
        // A situation that stays in force has its own `ans`, so that rulings are judged in the same.
        let table = &mut Rc::make_mut(&mut self.facts).table;
        if table.given.len() < MOST_GIVEN && !is_fixed {
            table.given.push(answer.clone());
        }
        table.answer = Some(answer);
    }

    /// The rulings that were given on the board, in their order, without what the Laws fix.
    pub(in crate::session) fn given(&self) -> &[Rc<tree::Ruling>] {
        &self.facts.table.given
    }

    /// Forgets the rulings that were given.
    pub(in crate::session) fn forget_given(&mut self) {
        if !self.facts.table.given.is_empty() {
            Rc::make_mut(&mut self.facts).table.given.clear();
        }
    }

    /// A ruling was given at the table of the event.
    pub(in crate::session) fn mark_ruled(&mut self) {
        let table = &mut self.facts_mut().table;
        (table.is_ruled, table.has_more, table.has_more_penalties) = (true, false, false);
    }

    /// The side that an incident is about whose questions are open: an offender until they are answered.
    pub(in crate::session) fn set_open_offenders(&mut self, side: Side) {
        self.state(|table| (table.offenders, table.offenders_open) = (Some(side.into()), true));
    }

    /// Takes the offenders of another scope.
    pub(in crate::session) fn set_offenders_of(&mut self, other: &Self) {
        let TableFacts { offenders, offenders_open, .. } = other.facts.table;
        self.state(|table| (table.offenders, table.offenders_open) = (offenders, offenders_open));
    }

    /// Returns true if the offenders are those of an incident with unanswered questions.
    pub(in crate::session) fn has_open_offenders(&self) -> bool {
        self.facts.table.offenders_open
    }

    /// `incident`: rulings on the board are checked against it.
    pub(in crate::session) fn add_incident(&mut self, incident: Rc<PastIncident>) {
        self.state(|table| table.incidents.push(incident));
    }

    /// `weights`: what the evidence gives as it is, which rulings on the board are compared with.
    pub(in crate::session) fn set_evidence(&mut self, evident: Option<Ruling>) {
        self.facts_mut().table.evidence = evident.map(Rc::new);
    }

    /// The ruling that the evidence on the board gives by itself.
    pub(in crate::session) fn evidence(&self) -> Option<&Ruling> {
        self.facts.table.evidence.as_deref()
    }

    /// Rulings are checked against none from now on.
    pub(in crate::session) fn forget_incidents(&mut self) {
        self.facts_mut().table.incidents.clear();
    }

    /// Returns true if there is an incident, an answer or a penalty at a table of the event that another scope lacks.
    pub(in crate::session) fn rules_beyond(&self, other: &Self) -> bool {
        let (own, other) = (&self.facts.table, &other.facts.table);
        let same = match (&own.answer, &other.answer) {
            (Some(own), Some(other)) => Rc::ptr_eq(own, other),
            (own, _) => own.is_none(),
        };
        let is_new = |own: &Rc<PastIncident>| !other.incidents.iter().any(|other| Rc::ptr_eq(own, other));
        !same || own.incidents.iter().any(is_new) || (self.is_penalised() && own.penalties != other.penalties)
    }

    /// Returns true if there are penalties at the table of the event that is in question.
    pub(in crate::session) fn is_penalised(&self) -> bool {
        let is_at_table = self.event().and_then(EventInForce::at).is_some_and(|at| at.line.is_some());
        is_at_table && !self.facts.table.penalties.is_empty()
    }

    /// The rulings that were given beyond those of another scope.
    pub(in crate::session) fn given_beyond(&self, other: &Self) -> &[Rc<tree::Ruling>] {
        let is_same =
            self.given().first().zip(other.given().first()).is_some_and(|(own, other)| Rc::ptr_eq(own, other));
        self.given().get(if is_same { other.given().len() } else { 0 }..).unwrap_or_default()
    }

    /// Returns true if earlier rulings, incidents and penalties still belong to the board in force.
    pub(in crate::session) fn goes_on_from(&self, before: &Self) -> bool {
        let ruled = before.given().first().zip(self.given().first()).is_some_and(|(old, new)| Rc::ptr_eq(old, new));
        let happened =
            before.incidents().first().zip(self.incidents().first()).is_some_and(|(old, new)| Rc::ptr_eq(old, new));
        let table = |scope: &Self| scope.event().and_then(EventInForce::at);
        let fined = !before.is_penalised() || table(before) == table(self);
        (before.given().is_empty() || ruled) && (before.incidents().is_empty() || happened) && fined
    }

    /// The incidents on the board.
    pub fn incidents(&self) -> &[Rc<PastIncident>] {
        &self.facts.table.incidents
    }
}
