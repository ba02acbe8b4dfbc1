//! Remedies that the Laws fix: the contract after a transfer of tricks, the artificial scores by fault.

use super::{By, Trouble};
use crate::number::Exact;
use crate::ruling::{Artificial, Component, Contract, Outcome, Ruling, Side, SideRuling};
use crate::scoring::Scoring;
use crate::situation::{AssessError, Situation, evaluate};

/// The obtained result with so many tricks more for a side, fewer where it is negative (Laws 64A, 70A); the result itself
/// where it is 0. None: no contract was obtained, or it has not so many tricks.
#[must_use]
pub fn move_tricks(obtained: Option<&Ruling>, side: Side, gain: i64) -> Option<Ruling> {
    let obtained = obtained?;
    if gain == 0 {
        return Some(obtained.clone());
    }
    let contract = contract(obtained)?;
    let gain = i32::try_from(gain).ok()?;
    let change = if contract.declarer().side() == side { gain } else { gain.saturating_neg() };
    with_result(&contract, contract.result().saturating_add(change))
}

/// The tricks that a side has in the contract obtained; none where that is not known.
pub(super) fn won(obtained: Option<&Ruling>, side: Side) -> Option<u32> {
    let contract = contract(obtained?)?;
    let taken = contract.tricks();
    let own =
        if contract.declarer().side() == side { taken } else { i32::from(Contract::TRICKS).saturating_sub(taken) };
    u32::try_from(own).ok()
}

/// Returns true if a board was passed out, so that nobody played to it.
pub(super) fn is_passed_out(obtained: Option<&Ruling>) -> bool {
    matches!(obtained, Some(Ruling::Both(SideRuling::Assigned(components)))
        if matches!(components.as_slice(), [Component { outcome: Outcome::PassedOut, .. }]))
}

/// The contract of a result that is one.
pub(super) fn contract(obtained: &Ruling) -> Option<Contract> {
    match obtained {
        Ruling::Both(SideRuling::Assigned(components)) => match components.as_slice() {
            [Component { outcome: Outcome::Contract { contract, .. }, .. }] => Some(*contract),
            _ => None,
        },
        _ => None,
    }
}

fn with_result(contract: &Contract, result: i32) -> Option<Ruling> {
    let (level, strain) = (contract.level(), contract.strain());
    let contract = Contract::new(level, strain, contract.doubling(), contract.declarer(), result).ok()?;
    let outcome = Outcome::Contract { contract, written: None };
    Some(Ruling::Both(SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome }])))
}

/// Average plus, average or average minus, as a contestant is not, partly or directly at fault (Law 12C2(a)).
pub(super) fn artificial(fault: &str) -> Artificial {
    match fault {
        "none" => Artificial::AveragePlus,
        "partly" => Artificial::Average,
        _ => Artificial::AverageMinus,
    }
}

/// The same where no average plus is given any more: average in its place (Law 12C2(d)).
pub(super) fn repeated(fault: [&'static str; 2]) -> Ruling {
    let [ns, ew] = fault.map(|fault| match artificial(fault) {
        Artificial::AveragePlus => SideRuling::Artificial(Artificial::Average),
        other => SideRuling::Artificial(other),
    });
    Ruling::Split { ns, ew }
}

/// Each side's artificial score.
pub(super) fn by_fault(fault: [&'static str; 2]) -> Ruling {
    let [ns, ew] = fault.map(|fault| SideRuling::Artificial(artificial(fault)));
    Ruling::Split { ns, ew }
}

/// The better of average plus and an assigned score for the side that is not at fault, the complement for the other
/// (Law 86B2(b)).
pub(super) fn better_of(assigned: &Ruling, fault: [&'static str; 2], situation: &Situation) -> Result<Ruling, Trouble> {
    let innocent = if fault[0] == "none" { Side::NS } else { Side::EW };
    let average = match innocent {
        Side::NS => by_fault(["none", "directly"]),
        Side::EW => by_fault(["directly", "none"]),
    };
    let plus = worth(&average, innocent, situation)?;
    if worth(assigned, innocent, situation)? > plus {
        // Of a split, the other side gets the complement of what the innocent side has.
        return Ok(assigned.side(innocent).map_or_else(|| assigned.clone(), |side| Ruling::Both(side.clone())));
    }
    Ok(complement(&plus, innocent, situation).unwrap_or(average))
}

/// Average plus of so many IMPs with its complement for the other side, where a session makes the two of Law 12C2 differ;
/// none in points that have no such form.
fn complement(plus: &Exact, innocent: Side, situation: &Situation) -> Option<Ruling> {
    if !situation.scoring().has_imps_of_a_match() || situation.session().by(innocent).is_none() {
        return None;
    }
    let of = |side: Side| {
        let imps = if side == innocent { plus.clone() } else { -plus };
        SideRuling::Artificial(Artificial::Imps(imps))
    };
    Some(Ruling::Split { ns: of(Side::NS), ew: of(Side::EW) })
}

/// Returns true if a side does better with `one` than with `other`.
pub(super) fn is_better(one: &Ruling, other: &Ruling, by: By, situation: &Situation) -> Result<bool, Trouble> {
    let side = by.side().opponents();
    Ok(worth(one, side, situation)? > worth(other, side, situation)?)
}

/// The value of a ruling to a side in the scoring in force; without anything to compare with, in points of Law 77.
pub(super) fn worth(ruling: &Ruling, side: Side, situation: &Situation) -> Result<Exact, Trouble> {
    // The ruling itself is compared, even if the score obtained stands.
    let situation = situation.clone().with_obtained(None);
    let found = match evaluate(ruling, &situation) {
        Err(AssessError::NothingToCompare | AssessError::NoTraveller | AssessError::NoOtherTable) => {
            evaluate(ruling, &situation.with_scoring(Scoring::TotalPoints).with_match(None))
        }
        found => found,
    };
    let found = found.map_err(|error| Trouble::Worth(Box::new(error)))?;
    Ok(found.sides.by(side).unrounded.clone())
}
