//! Weights that no probability can have, and results that the Laws may not allow to be weighed (Law 12C1(c)).

use super::pattern::pattern;
use super::{Checked, Finding, FindingKind};
use crate::number::Exact;
use crate::ruling::{Component, Offenders, Outcome, Ruling, Side, SideRuling};
use crate::scoring::ResolvedSides;

/// Weights below 0 or over 100%, where they are not +X −Y +Z of a side that did not offend; the first of each side.
pub(super) fn outside_of_probability(checked: &Checked<'_>) -> Vec<Finding> {
    let finding = |side: Side| {
        let offended = checked.offenders.is_some_and(|offenders| offenders.include(side));
        if pattern(&checked.scored.applied, side).is_some() && !offended {
            return None;
        }
        let (first, components) = assigned(checked.ruling, side)?;
        let is_wrong = |component: &Component| component.weight.is_negative() || component.weight > Exact::ONE;
        // A weight over 100% follows from a negative one, which is the one to be looked at.
        let negative = components.iter().position(|component| component.weight.is_negative());
        let at = negative.or_else(|| components.iter().position(is_wrong))?;
        let Component { weight, outcome } = components.get(at)?;
        let kind = FindingKind::NegativeWeight { weight: weight.clone(), outcome: outcome.clone(), side };
        Some(Finding { kind, component: first.checked_add(at) })
    };
    let found = Side::BOTH.into_iter().filter_map(finding);
    if matches!(checked.ruling, Ruling::Both(_)) { found.take(1).collect() } else { found.collect() }
}

/// The obtained result as one of several that are weighed: after misinformation it may be, after unauthorised information
/// the action that led to it was the infraction itself.
///
/// The result obtained is a legitimate part of +X −Y +Z.
pub(super) fn obtained(checked: &Checked<'_>) -> Option<Finding> {
    let (obtained, _) = checked.obtained?;
    if checked.offenders == Some(Offenders::None) {
        return None;
    }
    let result = single(obtained)?;
    let of_side = |side: Side| {
        if pattern(&checked.scored.applied, side).is_some() {
            return None;
        }
        let (first, components) = assigned(checked.ruling, side)?;
        let scores = checked.scored.applied.by(side).components();
        let weighed = components.iter().zip(scores).enumerate().find(|(_, (written, scored))| {
            let shares = written.weight.is_positive() && written.weight < Exact::ONE;
            shares && is_same(&written.outcome, scored.score, &result)
        });
        let (at, (written, _)) = weighed?;
        let Component { weight, outcome } = written;
        let kind = FindingKind::ObtainedWeighted { weight: weight.clone(), outcome: outcome.clone() };
        Some(Finding { kind, component: first.checked_add(at) })
    };
    Side::BOTH.into_iter().find_map(of_side)
}

/// A side's components as written, and the place of the first in the ruling; `None` for damage.
fn assigned(ruling: &Ruling, side: Side) -> Option<(usize, &[Component])> {
    let SideRuling::Assigned(components) = ruling.side(side)? else { return None };
    let first = match (ruling, side) {
        (Ruling::Split { ns: SideRuling::Assigned(ns), .. }, Side::EW) => ns.len(),
        _ => 0,
    };
    Some((first, components))
}

/// The one result of a table, and its score.
fn single(obtained: &ResolvedSides) -> Option<(Outcome, i32)> {
    match (obtained.ns.components(), obtained.ns.single_score(), obtained.is_split()) {
        ([only], Some(score), false) => Some((only.outcome.clone(), score)),
        _ => None,
    }
}

/// Returns true if two outcomes are one: two contracts of the same score are not.
fn is_same(outcome: &Outcome, score: i32, (other, other_score): &(Outcome, i32)) -> bool {
    match (outcome, other) {
        (Outcome::Contract { contract: one, .. }, Outcome::Contract { contract: other, .. }) => one == other,
        _ => score == *other_score,
    }
}
