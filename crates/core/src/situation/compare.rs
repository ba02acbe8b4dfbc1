//! The comparison of two scores of one ruling.

use super::Evaluation;
use crate::ruling::Side;

/// Returns true if the final figures of a ruling in two situations differ: points, or their shares of the top if the
/// tops differ, victory points, and the IMPs of a knockout.
#[must_use]
pub fn differ(one: &Evaluation, other: &Evaluation) -> bool {
    let same_top = one.top == other.top;
    let figures = Side::BOTH.into_iter().any(|side| {
        let (one, other) = (one.sides.by(side), other.sides.by(side));
        match (&one.share, &other.share) {
            (Some(one), Some(other)) if !same_top => one != other,
            _ => one.points != other.points,
        }
    });
    figures || one.victory_points != other.victory_points || one.knockout != other.knockout
}
