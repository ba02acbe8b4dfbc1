//! Weights that hardly count (Law 12C1(c)).

use super::{Checked, Finding, FindingKind, components};
use crate::number::Exact;
use crate::ruling::{Component, Ruling, Side, SideRuling, Span};
use std::collections::HashSet;

/// Weights above 0 and under 10%, which seldom matter, with what each of them adds to the side's points.
///
/// A component that both sides are given is found once, for NS.
pub(super) fn small_weights(checked: &Checked<'_>) -> Vec<Finding> {
    let sides: &[Side] = if matches!(checked.ruling, Ruling::Both(_)) { &[Side::NS] } else { &Side::BOTH };
    let mut places = HashSet::new();
    let mut found: Vec<Finding> = sides.iter().flat_map(|side| of_side(checked, *side)).collect();
    found.retain(|finding| finding.span.is_none_or(|span| places.insert(span)));
    found
}

fn of_side(checked: &Checked<'_>, side: Side) -> Vec<Finding> {
    let Some(SideRuling::Assigned(written)) = checked.ruling.side(side) else { return Vec::new() };
    let points = components(&checked.scored.sides.by(side).working);
    let parts = || written.iter().zip(points.iter().map(|(_, points)| *points));
    let whole: Exact = parts().map(|(component, points)| &component.weight * points).sum();
    let small =
        parts().filter(|(component, _)| component.weight.is_positive() && component.weight < Exact::percent(10));
    let finding = |(component, points): (&Component, &Exact)| {
        let weight = &component.weight;
        let without = (&whole - &(weight * points)).over(&(&Exact::ONE - weight)).unwrap_or_default();
        let kind = FindingKind::SmallWeight {
            weight: weight.clone(),
            outcome: component.outcome.clone(),
            side,
            change: &whole - &without,
            unit: checked.scored.unit(),
        };
        Finding { kind, span: (component.span != Span::default()).then_some(component.span) }
    };
    small.map(finding).collect()
}
