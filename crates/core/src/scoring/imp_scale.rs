//! The scale of International Match Points (Law 78B).

use super::counts::floor;
use crate::number::Exact;

/// The least difference in points for 1, 2, 3 … 24 IMPs (Law 78B).
pub(super) const SCALE: [u32; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
    3500, 4000,
];

/// International Match Points for a difference in points, with its sign (Law 78B).
#[must_use]
pub fn imps(difference: i64) -> i64 {
    let size = difference.unsigned_abs();
    let reached = SCALE.partition_point(|least| u64::from(*least) <= size);
    i64::try_from(reached).unwrap_or(0).saturating_mul(difference.signum())
}

/// The same for a difference that may be a fraction: a part of a point reaches no further threshold.
pub(super) fn imps_of(difference: &Exact) -> Exact {
    let gained = imps(floor(&difference.abs()));
    Exact::from(if difference.is_negative() { -gained } else { gained })
}
