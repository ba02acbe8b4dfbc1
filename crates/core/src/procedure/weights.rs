//! Weights that evidence suggests: what peers would have done, or what the field did (Law 12C1(c)). A proposal, never a
//! ruling: the director judges.

use super::Trouble;
use super::refuse::is_same;
use super::remedy::worth;
use crate::number::{Exact, Rounding};
use crate::ruling::{Component, Outcome, Ruling, Side, SideRuling};
use crate::scoring::Sides;
use crate::situation::Situation;

/// Evidence for outcomes: an answer in a poll, or a result of the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evidence {
    /// The call or the result.
    pub name: String,
    /// The number of peers or tables.
    pub count: u32,
    /// The outcomes it leads to; their weights sum to 1.
    pub outcomes: Vec<Component>,
}

/// In whose favour weights are shifted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Favour {
    /// No side: both sides offended, or the offenders are not known.
    Nobody,
    /// The non-offending side's.
    Side(Side),
    /// Each side's own, as neither offended (Law 82C).
    Each,
}

/// An outcome with its weights, each a share of 1.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ProposedWeight {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of peers or tables that lead to it; for an answer with several outcomes, its part.
    pub count: Exact,
    /// True if it may not be weighed (Law 12C1(c)); its shares are then 0.
    pub excluded: bool,
    /// Its share of what may be weighed.
    pub share: Exact,
    /// The share after the shift in a side's favour, for NS's score and for EW's; they differ where each side is favoured.
    pub shifted: Sides<Exact>,
    /// The weight in steps of 5%, which is proposed.
    pub weight: Sides<Exact>,
}

/// Weights that evidence suggests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// Each outcome once, in the order of the evidence.
    pub outcomes: Vec<ProposedWeight>,
    /// The ruling with these weights; none where nothing is left that may be weighed.
    pub ruling: Option<Ruling>,
    /// The ruling with the shares as they are, rounded and not shifted.
    pub evident: Option<Ruling>,
}

/// The step of proposed weights, in percent: finer ones change next to nothing.
const STEP_IN_PERCENT: i64 = 5;

/// Weights for the outcomes that evidence leads to: without what `is_excluded`, normalised, shifted by the convention
/// `tilt` of the situation, rounded to 5% so that they sum to 1.
///
/// The shift is taken from the outcomes that are worth less than the average to the favoured side, in proportion to their
/// shares, and given to those worth more. Of a rounded whole, what is left goes where most was cut off, and of equal
/// parts to the outcome that is worth more to the favoured side.
///
/// # Errors
/// Why an outcome has no value.
pub fn propose(
    evidence: &[Evidence],
    is_excluded: impl Fn(&Outcome) -> bool,
    favour: Favour,
    situation: &Situation,
) -> Result<Proposal, Trouble> {
    let mut outcomes = counted(evidence, is_excluded);
    let legal: Exact = outcomes.iter().filter(|one| !one.excluded).map(|one| &one.count).sum();
    if !legal.is_positive() {
        return Ok(Proposal { outcomes, ruling: None, evident: None });
    }
    for one in outcomes.iter_mut().filter(|one| !one.excluded) {
        one.share = one.count.over(&legal).unwrap_or_default();
        one.shifted = Sides::of(|_| one.share.clone());
    }
    let mut plain = outcomes.clone();
    for side in Side::BOTH {
        let favoured = match favour {
            Favour::Nobody => None,
            Favour::Side(favoured) => Some(favoured),
            Favour::Each => Some(side).filter(|_| situation.conventions().tilt.is_positive()),
        };
        let values = favoured.map(|favoured| values(&outcomes, favoured, situation)).transpose()?;
        round(&mut plain, side, values.as_deref());
        if let Some(values) = &values {
            shift(&mut outcomes, side, values, &situation.conventions().tilt);
        }
        round(&mut outcomes, side, values.as_deref());
    }
    let ruling = ruling(&outcomes, favour);
    let evident = self::ruling(&plain, Favour::Nobody);
    Ok(Proposal { outcomes, ruling: Some(ruling), evident: Some(evident) })
}

/// Each outcome once, with how much leads to it.
fn counted(evidence: &[Evidence], is_excluded: impl Fn(&Outcome) -> bool) -> Vec<ProposedWeight> {
    let mut outcomes: Vec<ProposedWeight> = Vec::new();
    for Evidence { count, outcomes: parts, .. } in evidence {
        for Component { weight, outcome } in parts {
            let part = weight * i64::from(*count);
            match outcomes.iter_mut().find(|known| is_same(&known.outcome, outcome)) {
                Some(known) => known.count += part,
                None => outcomes.push(ProposedWeight {
                    outcome: outcome.clone(),
                    count: part,
                    excluded: is_excluded(outcome),
                    share: Exact::ZERO,
                    shifted: Sides::default(),
                    weight: Sides::default(),
                }),
            }
        }
    }
    outcomes
}

/// The value of each outcome to a side.
fn values(outcomes: &[ProposedWeight], side: Side, situation: &Situation) -> Result<Vec<Exact>, Trouble> {
    let alone = |outcome: &Outcome| {
        Ruling::Both(SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome: outcome.clone() }]))
    };
    outcomes.iter().map(|one| worth(&alone(&one.outcome), side, situation)).collect()
}

/// Moves a part of the whole from what is worth less than the average to what is worth more, as far as there is something.
fn shift(outcomes: &mut [ProposedWeight], side: Side, values: &[Exact], tilt: &Exact) {
    let average: Exact = outcomes.iter().zip(values).map(|(one, value)| &one.share * value).sum();
    let part = |better: bool| -> Exact {
        let of =
            outcomes.iter().zip(values).filter(|(_, value)| if better { **value > average } else { **value < average });
        of.map(|(one, _)| &one.share).sum()
    };
    let (less, more) = (part(false), part(true));
    let moved = tilt.clone().min(less.clone());
    for (one, value) in outcomes.iter_mut().zip(values) {
        let change = if *value < average {
            one.share.over(&less).map(|share| -(share * &moved))
        } else if *value > average {
            one.share.over(&more).map(|share| share * &moved)
        } else {
            None
        };
        if let Some(change) = change {
            *one.shifted.by_mut(side) += change;
        }
    }
}

/// Rounds the shares of a side so that they sum to 1.
fn round(outcomes: &mut [ProposedWeight], side: Side, values: Option<&[Exact]>) {
    let step = Exact::percent(STEP_IN_PERCENT);
    let mut cut: Vec<(usize, Exact)> = Vec::with_capacity(outcomes.len());
    let mut left = Exact::ONE;
    for (at, one) in outcomes.iter_mut().enumerate().filter(|(_, one)| !one.excluded) {
        let shifted = one.shifted.by(side);
        let weight = shifted.round_to(&step, Rounding::Down);
        left -= &weight;
        cut.push((at, shifted - &weight));
        *one.weight.by_mut(side) = weight;
    }
    let value = |at: usize| values.and_then(|values| values.get(at));
    cut.sort_by(|(one, less), (other, more)| more.cmp(less).then_with(|| value(*other).cmp(&value(*one))));
    for (at, _) in cut {
        if !left.is_positive() {
            break;
        }
        if let Some(one) = outcomes.get_mut(at) {
            *one.weight.by_mut(side) += &step;
            left -= &step;
        }
    }
}

/// The ruling with the proposed weights; what got none is no part of it.
fn ruling(outcomes: &[ProposedWeight], favour: Favour) -> Ruling {
    let of = |side: Side| {
        let weighed = outcomes.iter().filter(|one| one.weight.by(side).is_positive());
        let component =
            |one: &ProposedWeight| Component { weight: one.weight.by(side).clone(), outcome: one.outcome.clone() };
        SideRuling::Assigned(weighed.map(component).collect())
    };
    let (ns, ew) = (of(Side::NS), of(Side::EW));
    if favour == Favour::Each && ns != ew { Ruling::Split { ns, ew } } else { Ruling::Both(ns) }
}
