//! Figures before their penalties.

use redress_core::number::Exact;
use redress_core::scoring::Figure;

/// The points of a figure before its penalty.
pub(super) fn points_before(figure: &Figure) -> Exact {
    &figure.points + &figure.penalty
}

/// The share of the top before the penalty.
pub(super) fn share_before(figure: &Figure) -> Option<Exact> {
    if figure.penalty.is_zero() { figure.share.clone() } else { points_before(figure).over(figure.top.as_ref()?) }
}
