//! What rulings may not weigh after an incident.

use super::{Course, Verdict};
use crate::law::{self, Law};
use crate::ruling::{Component, Contract, Outcome, Ruling, Side, SideRuling};

/// An incident that rulings are checked against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InForce {
    /// What it came to.
    pub course: Course,
    /// Outcomes that the director excludes.
    pub excluded: Vec<Outcome>,
    /// Outcomes that could be reached legally, whatever the procedure says.
    pub legal: Vec<Outcome>,
}

/// Why a ruling may not be given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The component that it is about, counted in the order of [`Ruling::components`]; none where it is no component.
    pub component: Option<usize>,
    /// What it is.
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
    pub fn illegal(&self, obtained: Option<&Ruling>) -> Vec<Outcome> {
        let mut all: Vec<Outcome> = Vec::new();
        if self.course.verdict == Verdict::Adjust && self.course.excludes_obtained {
            let components = obtained.map(Ruling::components).unwrap_or_default();
            all.extend(components.into_iter().map(|component| component.outcome.clone()));
        }
        all.extend(self.excluded.iter().cloned());
        all.retain(|outcome| !self.legal.iter().any(|legal| is_same(legal, outcome)));
        all
    }

    /// Whether an outcome may not be weighed; `obtained` is the table's own result.
    #[must_use]
    pub fn forbids(&self, outcome: &Outcome, obtained: Option<&Ruling>) -> bool {
        if self.legal.iter().any(|legal| is_same(legal, outcome)) {
            return false;
        }
        self.illegal(obtained).iter().any(|illegal| {
            let given = self.excluded.contains(illegal);
            is_same(illegal, outcome) || (!given && self.course.excludes_contract && same_contract(illegal, outcome))
        })
    }
}

/// Whether two outcomes are one, whatever score is written beside a contract.
pub(super) fn is_same(one: &Outcome, other: &Outcome) -> bool {
    match (one, other) {
        (Outcome::Contract { contract: one, .. }, Outcome::Contract { contract: other, .. }) => one == other,
        _ => one == other,
    }
}

/// Whether two outcomes are of one contract.
fn same_contract(one: &Outcome, other: &Outcome) -> bool {
    let bid = |contract: &Contract| (contract.level(), contract.strain(), contract.doubling(), contract.declarer());
    match (one, other) {
        (Outcome::Contract { contract: one, .. }, Outcome::Contract { contract: other, .. }) => bid(one) == bid(other),
        _ => false,
    }
}

/// What a ruling weighs or gives that it may not after these incidents; `obtained` is the table's own result.
#[must_use]
pub fn refusals(ruling: &Ruling, incidents: &[&InForce], obtained: Option<&Ruling>) -> Vec<Refusal> {
    let mut found = Vec::new();
    for incident in incidents {
        // Of damage only the first part is awarded; the others are yardsticks, and what was obtained is one.
        let awarded = match ruling {
            Ruling::Damage(damage) => damage.before.components(),
            other => other.components(),
        };
        let weighed =
            |component: &Component| component.weight.is_positive() && component.weight < crate::number::Exact::ONE;
        for (at, component) in awarded.iter().enumerate().filter(|(_, component)| weighed(component)) {
            if incident.forbids(&component.outcome, obtained) {
                let kind = RefusalKind::IllegalOutcome(component.outcome.clone());
                found.push(Refusal { component: Some(at), kind, law: law::WEIGHTED });
            }
        }
        if let (Some(law), Some(at)) = (incident.course.refuses_weights, awarded.iter().position(|one| weighed(one))) {
            found.push(Refusal { component: Some(at), kind: RefusalKind::Weighted, law });
        }
        let artificial = |side| matches!(ruling.side(side), Some(SideRuling::Artificial(_)));
        if let Some(law) = incident.course.refuses_artificial
            && Side::BOTH.into_iter().any(artificial)
        {
            found.push(Refusal { component: None, kind: RefusalKind::Artificial, law });
        }
    }
    found
}
