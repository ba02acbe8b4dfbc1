//! An expectation that does not hold.

use crate::block::Block;
use crate::diagnostic::{Severity, severity_text};
use crate::messages::{self, Locale, Span};
use crate::notation::claims;
use crate::session::{ExpectationOutcome, Outcome};

/// What was expected and what it is; nothing where it holds.
pub(super) fn expectation(locale: Locale, outcome: &Outcome, expectation: &ExpectationOutcome) -> Vec<Block> {
    if expectation.passed {
        return Vec::new();
    }
    let place = format!("{}:{}", outcome.file, outcome.line);
    let (expected, actual) = (claims(locale, &expectation.expected), claims(locale, &expectation.actual));
    let text = match &outcome.case {
        None => messages::expectation_failed(locale, place, expected, actual),
        Some(case) => messages::expectation_failed_in_case(locale, place, Span::name(case.as_str()), expected, actual),
    };
    vec![Block::Remark { severity: Severity::Error, word: severity_text(Severity::Error, locale), text }]
}
