//! Weights that hardly count (Law 12C1(c)).

use super::{Checked, Finding, FindingKind};
use crate::number::Exact;
use crate::ruling::{Component, Ruling, Side, SideRuling};

/// Weights above 0 and under 10%, which seldom matter, with what each of them adds to the side's points.
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
    let is_small = |weight: &Exact| weight.is_positive() && *weight < Exact::percent(10);
    let small = parts().zip(first..).filter(|((component, _), _)| is_small(&component.weight));
    let finding = |((component, points), at): ((&Component, &Exact), usize)| {
        let weight = &component.weight;
        let without = (&whole - &(weight * points)).over(&(&Exact::ONE - weight)).unwrap_or_default();
        let kind = FindingKind::SmallWeight {
            weight: weight.clone(),
            outcome: component.outcome.clone(),
            side,
            change: &whole - &without,
            unit: checked.scored.unit(),
        };
        Finding { kind, component: Some(at) }
    };
    small.map(finding).collect()
}
