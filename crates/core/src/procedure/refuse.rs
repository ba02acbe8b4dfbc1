//! The rulings that are not allowed after an incident.

use super::{Course, Verdict};
use crate::law::{self, Law};
use crate::ruling::{Board, Component, Contract, Outcome, Ruling, Side, SideRuling};

/// An incident that rulings are checked against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InForce {
    /// The course of the incident.
    pub course: Course,
    /// Outcomes that the director excludes.
    pub excluded: Vec<Outcome>,
    /// Outcomes that could be reached legally, whatever the procedure says.
    pub legal: Vec<Outcome>,
}

/// Why a ruling may not be given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The incident that forbids it, counted in the order in which they were given.
    pub incident: usize,
    /// The component that it is about, counted in the order of [`Ruling::components`]; none where it is no component.
    pub component: Option<usize>,
    /// The kind of refusal.
    pub kind: RefusalKind,
    /// The Law that says so.
    pub law: Law,
}

/// The kinds of refusals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RefusalKind {
    /// An outcome that could be reached only by the infraction is weighed (Law 12C1(c)).
    IllegalOutcome(Outcome),
    /// A weighted score where the Laws give a number of tricks (Law 70A).
    Weighted,
    /// An artificial score where the Laws ask for an assigned one (Law 86B1).
    Artificial,
}

impl InForce {
    /// The outcomes that may not be weighed.
    #[must_use]
    pub fn illegal(&self, obtained: Option<&Ruling>, board: Option<&Board>) -> Vec<Outcome> {
        let mut all: Vec<Outcome> = Vec::new();
        if self.course.verdict == Verdict::Adjust && self.course.excludes_obtained {
            let components = obtained.map(Ruling::components).unwrap_or_default();
            all.extend(components.into_iter().map(|component| component.outcome.clone()));
        }
        all.extend(self.excluded.iter().cloned());
        all.retain(|outcome| !self.legal.iter().any(|legal| is_one_result(legal, outcome, board)));
        all
    }

    /// Returns true if an outcome may not be weighed; `obtained` is the table's own result.
    #[must_use]
    pub fn forbids(&self, outcome: &Outcome, obtained: Option<&Ruling>, board: Option<&Board>) -> bool {
        if self.legal.iter().any(|legal| is_one_result(legal, outcome, board)) {
            return false;
        }
        self.illegal(obtained, board).iter().any(|illegal| {
            let given = self.excluded.contains(illegal);
            is_one_result(illegal, outcome, board)
                || (!given && self.course.excludes_contract && same_contract(illegal, outcome))
        })
    }
}

/// Returns true if two outcomes are one, whatever score is written beside a contract.
pub(super) fn is_same(one: &Outcome, other: &Outcome) -> bool {
    match (one, other) {
        (Outcome::Contract { contract: one, .. }, Outcome::Contract { contract: other, .. }) => one == other,
        _ => one == other,
    }
}

/// Returns true if two outcomes are one result: the same contract with as many tricks, or, if one of the two is written
/// as a score, the same score.
#[must_use]
pub fn is_one_result(one: &Outcome, other: &Outcome, board: Option<&Board>) -> bool {
    if let (Outcome::Contract { .. }, Outcome::Contract { .. }) = (one, other) {
        return is_same(one, other);
    }
    let score = |outcome: &Outcome| outcome.score(board).ok();
    one == other || score(one).is_some_and(|points| score(other) == Some(points))
}

/// Returns true if two outcomes are of one contract.
fn same_contract(one: &Outcome, other: &Outcome) -> bool {
    let bid = |contract: &Contract| (contract.level(), contract.strain(), contract.doubling(), contract.declarer());
    match (one, other) {
        (Outcome::Contract { contract: one, .. }, Outcome::Contract { contract: other, .. }) => bid(one) == bid(other),
        _ => false,
    }
}

/// The outcomes of a ruling that are not allowed after these incidents; `obtained` is the table's own result.
#[must_use]
pub fn refusals(
    ruling: &Ruling,
    incidents: &[&InForce],
    obtained: Option<&Ruling>,
    board: Option<&Board>,
) -> Vec<Refusal> {
    // A claim is settled by a number of tricks; an adjusted score for another irregularity may be weighted all the same.
    let adjusts = incidents.iter().any(|incident| incident.course.verdict == Verdict::Adjust);
    let mut found = Vec::new();
    for (place, incident) in incidents.iter().enumerate() {
        let refuse = |component, kind, law| Refusal { incident: place, component, kind, law };
        // Of damage only the first part is awarded; the others are yardsticks, and what was obtained is one.
        let awarded = match ruling {
            Ruling::Damage(damage) => damage.before.components(),
            other => other.components(),
        };
        let weighed =
            |component: &Component| component.weight.is_positive() && component.weight < crate::number::Exact::ONE;
        for (at, component) in awarded.iter().enumerate().filter(|(_, component)| weighed(component)) {
            if incident.forbids(&component.outcome, obtained, board) {
                let kind = RefusalKind::IllegalOutcome(component.outcome.clone());
                found.push(refuse(Some(at), kind, law::WEIGHTED));
            }
        }
        let refuses_weights = incident.course.refuses_weights.filter(|_| !adjusts);
        if let (Some(law), Some(at)) = (refuses_weights, awarded.iter().position(|one| weighed(one))) {
            found.push(refuse(Some(at), RefusalKind::Weighted, law));
        }
        let artificial = |side| matches!(ruling.side(side), Some(SideRuling::Artificial(_)));
        if let Some(law) = incident.course.refuses_artificial
            && Side::BOTH.into_iter().any(artificial)
        {
            found.push(refuse(None, RefusalKind::Artificial, law));
        }
    }
    found
}
