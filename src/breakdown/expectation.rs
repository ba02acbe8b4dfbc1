//! What an expectation said and what came.

use super::Breakdown;
use crate::number::Exact;
use crate::ruling::Side;
use crate::source::Span;
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
    /// What is known of why it does not hold; none where it does.
    pub failure: Option<Box<Failure>>,
}

/// An expectation that does not hold.
#[derive(Debug, Clone)]
pub struct Failure {
    /// The ruling as it was scored, without the other pairs; none where it has no score.
    pub breakdown: Option<Breakdown>,
    /// Figures that would hold in place of those that do not.
    pub corrections: Vec<Correction>,
    /// Whether something else than a figure does not hold, which no other figure mends.
    pub beyond_figures: bool,
}

/// A figure to be written in place of another.
#[derive(Debug, Clone)]
pub struct Correction {
    /// Where the number stands.
    pub number: Span,
    /// The figure as it is, in the unit that was written.
    pub value: Exact,
    /// Digits after the point of an approximate figure.
    pub digits: Option<u32>,
}
