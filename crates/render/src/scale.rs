//! The length of bars.

use crate::number::{Exact, Rounding};

/// The position of a value along a length, in whole units.
pub(super) fn along(value: &Exact, most: &Exact, length: i64) -> i64 {
    let share = value.over(most).unwrap_or_default();
    (&share * &Exact::from(length)).round_to(&Exact::ONE, Rounding::HalfUp).to_integer().unwrap_or(0)
}
