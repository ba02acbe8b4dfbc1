//! How long a bar is drawn.

use crate::number::{Exact, Rounding};

/// How far along a length a value lies, in whole units.
pub(super) fn along(value: &Exact, most: &Exact, length: i64) -> i64 {
    let share = value.over(most).unwrap_or_default();
    (&share * &Exact::from(length)).round_to(&Exact::ONE, Rounding::HalfUp).to_integer().unwrap_or(0)
}
