//! The scale of International Match Points (Law 78B).

use super::counts::{Table, ceiling, floor};
use crate::number::Exact;

/// The most IMPs that one comparison brings (Law 78B).
pub const MOST_IMPS: u8 = 24;

/// The least difference in points for 1, 2, 3 … 24 IMPs (Law 78B).
const SCALE: [u32; MOST_IMPS as usize] = [
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

/// NS's IMPs of a score against each result of a table, together; against none more than `most`.
///
/// Every threshold of the IMP scale that a difference reaches is one IMP more. So they are, threshold by threshold, how
/// many results lie so far below it less how many lie so far above, and the latter are all that do not lie below that:
/// the work goes by thresholds, not by results.
pub(super) fn imps_against(score: &Exact, table: &Table<'_>, most: usize) -> Exact {
    let (low, high) = (floor(score), ceiling(score));
    let (mut sum, mut thresholds) = (Exact::ZERO, 0);
    for least in SCALE.iter().take(most).map(|least| i64::from(*least)) {
        let (so_far_below, so_far_above) = (low.saturating_sub(least), high.saturating_add(least));
        if table.lies_between(so_far_below, so_far_above) {
            // No result is as far away, none is farther.
            break;
        }
        table.add_up_to(&mut sum, so_far_below);
        table.add_below(&mut sum, so_far_above);
        thresholds += 1;
    }
    sum - table.results() * thresholds
}

/// The number of steps that [`imps_against`] takes.
pub(super) const STEPS: u64 = MOST_IMPS as u64;

/// The same for a difference that may be a fraction: a part of a point reaches no further threshold.
pub(super) fn imps_of(difference: &Exact) -> Exact {
    let gained = imps(floor(&difference.abs()));
    Exact::from(if difference.is_negative() { -gained } else { gained })
}
