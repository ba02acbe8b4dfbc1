//! The marks for an answer that is partly right.

use crate::number::Exact;

/// The marks for an answer that is partly right: shares of the question's points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marks {
    /// One side right, the other not.
    pub side: Exact,
    /// The right outcomes with other weights.
    pub weights: Exact,
    /// The right verdict, in a question of law; the Laws earn the rest.
    pub verdict: Exact,
}

impl Default for Marks {
    fn default() -> Self {
        Self { side: Exact::ONE.half(), weights: Exact::ONE.half(), verdict: Exact::ONE.half() }
    }
}
