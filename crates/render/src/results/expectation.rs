//! An expectation that does not hold.

use super::View;
use crate::block::{Block, Detail};
use crate::diagnostic::{Severity, severity_text};
use crate::document::{Context, Place};
use crate::messages::{self, Locale, Span};
use crate::notation::{claims, expected};
use crate::session::ExpectationOutcome;
use serde::Serialize;

impl View for ExpectationOutcome {
    /// An expectation has no output: a failure is reported with its place.
    fn blocks(&self, _locale: Locale, _detail: Detail) -> Vec<Block> {
        Vec::new()
    }

    /// The expected and the actual values, unless the expectation holds.
    fn blocks_at(&self, place: Place<'_>, locale: Locale, _detail: Detail) -> Vec<Block> {
        if self.passed {
            return Vec::new();
        }
        let at = format!("{}:{}", place.file, place.line);
        let (expected, actual) = (claims(locale, &self.expected), claims(locale, &self.actual));
        let text = match place.case {
            None => messages::expectation_failed(locale, at, expected, actual),
            Some(case) => messages::expectation_failed_in_case(locale, at, Span::name(case), expected, actual),
        };
        vec![Block::Remark { severity: Severity::Error, word: severity_text(Severity::Error, locale), text }]
    }

    /// `None`: the document lists expectations by themselves.
    fn document(&self, _place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        None
    }
}

/// An expectation and its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ExpectationDocument {
    /// The case around it; `outer / inner` for a case in a case.
    case: Option<String>,
    /// The file.
    file: String,
    /// The line, from 1.
    line: usize,
    /// True if all of it holds.
    passed: bool,
    /// The claims, as they are written.
    expected: String,
    /// The same quantities as they are.
    actual: String,
}

impl ExpectationDocument {
    /// The document of an expectation.
    #[must_use]
    pub fn new(case: Option<&str>, file: &str, line: usize, found: &ExpectationOutcome) -> Self {
        Self {
            case: case.map(str::to_owned),
            file: file.to_owned(),
            line,
            passed: found.passed,
            expected: expected(&found.expected),
            actual: expected(&found.actual),
        }
    }
}
