//! Figures that no working carries: sums and differences of what it does.

use crate::law::{self, Law};
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{ComponentScore, Figure};
use crate::session::Breakdown;
use crate::situation::Change;

/// Returns true if the sides share the top, or in IMPs 0.
pub(super) fn is_balanced(breakdown: &Breakdown) -> bool {
    let sum = &breakdown.figure(Side::NS).unrounded + &breakdown.figure(Side::EW).unrounded;
    sum == breakdown.assessment.scored.top().cloned().unwrap_or_default()
}

/// The top and the other side's points of an outcome, where there is a table: the side's own are what is left.
pub(super) fn left_of(only: &ComponentScore) -> Option<(Exact, &Exact)> {
    let other = only.other.as_ref()?;
    Some((other + &only.points, other))
}

/// The Law that a side's weights rest on: probabilities of several results, or a self-inflicted loss that is taken away;
/// none for weights that neither allows.
pub(super) fn law_of_weights(breakdown: &Breakdown, side: Side, components: &[ComponentScore]) -> Option<Law> {
    if components.iter().all(|one| !one.component.weight.is_negative()) {
        return Some(law::WEIGHTED);
    }
    (breakdown.assessment.self_inflicted == Some(side)).then_some(law::SELF_INFLICTED)
}

/// A figure before its penalty.
pub(super) fn before_penalty(figure: &Figure) -> Exact {
    &figure.points + &figure.penalty
}

/// A side's gain by a ruling against another.
pub(super) fn gain(side: Side, breakdown: &Breakdown, base: &Breakdown) -> Exact {
    &breakdown.figure(side).points - &base.figure(side).points
}

/// A pair's gain, and true if it is a share of the top; `None` if one of the figures is missing.
pub(super) fn gain_of_pair(change: &Change, in_shares: bool) -> Option<(Exact, bool)> {
    let (before, after) = change.before.as_ref().zip(change.after.as_ref())?;
    Some(match (&before.share, &after.share) {
        (Some(before), Some(after)) if in_shares => (after - before, true),
        _ => (&after.points - &before.points, false),
    })
}
