//! Figures as the language in force writes them.

use super::Language;
use crate::number::{self, Exact};

/// A decimal written with a point, as the language in force writes it.
#[must_use]
pub fn figure_of(decimal: String) -> String {
    match super::language() {
        Language::English => decimal,
        Language::Polish => decimal.replace('.', ","),
    }
}

/// A figure for a person: `9.8`, in Polish `9,8`; `≈3.3333` where it does not end within four places.
#[must_use]
pub fn points(value: &Exact) -> String {
    figure_of(number::points(value))
}

/// The same with its sign: `+1.2`, `−9`, `0`.
#[must_use]
pub fn signed_points(value: &Exact) -> String {
    figure_of(number::signed_points(value))
}
