//! An expectation that does not hold.

use crate::catalogue::english as words;
use crate::diagnostic::Severity;
use crate::render::block::Block;
use crate::render::notation::claimed;
use crate::session::{ExpectationOutcome, Outcome};

/// What was expected and what it is; nothing where it holds.
pub(super) fn expectation(outcome: &Outcome, expectation: &ExpectationOutcome) -> Vec<Block> {
    if expectation.passed {
        return Vec::new();
    }
    let place = format!("{}:{}", outcome.file, outcome.line);
    let (expected, actual) = (claimed(&expectation.expected), claimed(&expectation.actual));
    let text = words::expectation_failed(&place, outcome.case.as_deref(), &expected, &actual);
    vec![Block::Remark { severity: Severity::Error, text }]
}
