//! Weights that are less than their number of outcomes asks (Law 12C1(c)).

use super::{Checked, Finding, FindingKind};
use crate::number::Exact;
use crate::ruling::{Component, Ruling, Side, SideRuling};

/// The least weight of one of so many outcomes: 80-20, 70-15-15, 60-20-10-10 (the EBL's course of 2019 on weighted
/// scores).
fn least(outcomes: usize) -> Exact {
    Exact::percent(match outcomes {
        0..=2 => 20,
        3 => 15,
        _ => 10,
    })
}

/// Weights above 0 and below what their number of outcomes asks, with what each of them adds to the side's points.
///
/// A component that both sides are given is found once, for NS.
pub(super) fn small_weights(checked: &Checked<'_>) -> Vec<Finding> {
    let sides: &[Side] = if matches!(checked.ruling, Ruling::Both(_)) { &[Side::NS] } else { &Side::BOTH };
    sides.iter().flat_map(|side| of_side(checked, *side)).collect()
}

fn of_side(checked: &Checked<'_>, side: Side) -> Vec<Finding> {
    let Some(SideRuling::Assigned(written)) = checked.ruling.side(side) else { return Vec::new() };
    let scored = checked.scored.sides.by(side).working.components();
    let first = match (checked.ruling, side) {
        (Ruling::Split { ns: SideRuling::Assigned(ns), .. }, Side::EW) => ns.len(),
        _ => 0,
    };
    let parts = || written.iter().zip(scored.iter().map(|one| &one.points));
    let whole: Exact = parts().map(|(component, points)| &component.weight * points).sum();
    let least = least(written.iter().filter(|component| !component.weight.is_zero()).count());
    let is_small = |weight: &Exact| weight.is_positive() && *weight < least;
    let small = parts().zip(first..).filter(|((component, _), _)| is_small(&component.weight));
    let finding = |((component, points), at): ((&Component, &Exact), usize)| {
        let weight = &component.weight;
        let without = (&whole - &(weight * points)).over(&(&Exact::ONE - weight)).unwrap_or_default();
        let kind = FindingKind::SmallWeight {
            weight: weight.clone(),
            least: least.clone(),
            outcome: component.outcome.clone(),
            side,
            change: &whole - &without,
            unit: checked.scored.unit(),
        };
        Finding { kind, component: Some(at) }
    };
    small.map(finding).collect()
}
