//! What an expectation said and what came.

use crate::number::Exact;
use crate::ruling::Side;
use crate::syntax::tree::Unit;

/// One claim as it can be shown again.
#[derive(Debug, Clone, PartialEq)]
pub enum Expected {
    /// A figure of a side; `digits` where it was approximate.
    Figure {
        /// Whose.
        side: Side,
        /// How much.
        value: Exact,
        /// Digits after the point of an approximate figure.
        digits: Option<u32>,
        /// As written, none where it was not.
        unit: Option<Unit>,
    },
    /// A diagnostic: severity and code.
    Diagnostic(&'static str, String),
    /// The obtained score stands.
    Stands,
    /// The score could not be computed; the codes that say why.
    Failed(Vec<String>),
}

/// An expectation with its outcome.
#[derive(Debug, Clone)]
pub struct ExpectationOutcome {
    /// Whether every claim holds.
    pub passed: bool,
    /// What was claimed.
    pub expected: Vec<Expected>,
    /// The same quantities as they are.
    pub actual: Vec<Expected>,
}
