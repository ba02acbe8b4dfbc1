//! The verdict on each incident of a board, joined with the ruling that was scored for it.

use super::past_incident::PastIncident;
use super::scope::Scope;
use crate::procedure::{Decision, Verdict};
use crate::syntax::tree;
use std::rc::Rc;

/// An incident of a board with the verdict on it.
#[derive(Debug, Clone)]
pub struct Decided {
    /// The incident.
    pub incident: Rc<PastIncident>,
    /// The consequence of it and of the ruling.
    pub decision: Decision,
}

impl Decided {
    /// The incident whose verdict is the board's: the last that changes the score, else the last with a verdict on the
    /// table result.
    #[must_use]
    pub fn leading(all: &[Self]) -> Option<&Self> {
        let silent = |one: &Self| one.incident.in_force.course.nothing_self_inflicted;
        let last = |wanted: &dyn Fn(&Self) -> bool| all.iter().rfind(|one| wanted(one));
        last(&|one| one.decision.verdict != Verdict::Stands && !silent(one))
            .or_else(|| last(&|one| one.decision.undamaged))
            .or_else(|| last(&|one| !silent(one)))
            .or(all.last())
    }
}

impl Scope {
    /// The verdict on each incident of the board. `stands` says whether the obtained score stands by the ruling that
    /// was scored; `None` if no ruling was.
    pub(super) fn decided(&self, stands: Option<bool>) -> Vec<Decided> {
        let decide = |incident: &Rc<PastIncident>| Decided {
            decision: incident.in_force.course.decide(stands),
            incident: incident.clone(),
        };
        self.incidents().iter().map(decide).collect()
    }

    /// The same by the last ruling that was given on the board.
    #[must_use]
    pub fn decided_so_far(&self) -> Vec<Decided> {
        self.decided(self.named("ans").and_then(|answer| self.stands_by(answer)))
    }

    /// Returns whether the obtained score stands by a ruling; `None` for a ruling without a score here, or for one that
    /// the Laws fix for an incident.
    pub(super) fn stands_by(&self, ruling: &tree::Ruling) -> Option<bool> {
        if self.incidents().is_empty() || self.is_fixed(ruling) {
            return None;
        }
        self.evaluate(ruling).ok().map(|scored| scored.stands())
    }

    /// Returns true if a ruling is the one that the Laws fix for an incident of the board.
    pub(super) fn is_fixed(&self, ruling: &tree::Ruling) -> bool {
        self.incidents().iter().any(|incident| incident.place == ruling.span)
    }
}
