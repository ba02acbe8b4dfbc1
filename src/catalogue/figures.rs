//! Figures as the language in force writes them.

use super::language;
use crate::messages::figures;
use crate::number::Exact;

/// A figure for a person: `9.8`, in Polish `9,8`; `≈3.3333` where it does not end within four places.
#[must_use]
pub fn points(value: &Exact) -> String {
    figures::points(language(), value).to_string()
}

/// The same with its sign: `+1.2`, `−9`, `0`.
#[must_use]
pub fn signed_points(value: &Exact) -> String {
    figures::signed_points(language(), value).to_string()
}
