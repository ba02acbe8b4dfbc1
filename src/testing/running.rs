//! A test while it runs.

use super::report::{FailedExpectation, RenderedError, Status};
use crate::render::json::ExpectationDocument;
use crate::source::Span;
use std::time::Duration;

/// A test that is running.
#[derive(Default)]
pub(super) struct RunningTest {
    /// Its name if it is no case.
    pub name: String,
    /// The place of its case.
    pub span: Span,
    /// Its line where it is no case; 0 until it is known.
    pub line: usize,
    /// The number of tests begun before it.
    pub order: usize,
    /// True if it was not asked for: it only runs for the cases inside it.
    pub is_filtered_out: bool,
    pub has_cases: bool,
    pub has_answer: bool,
    pub held: usize,
    pub failed: usize,
    /// Errors with their places, rendered while there are few.
    pub errors: Vec<(Option<Span>, Option<RenderedError>)>,
    pub failures: Vec<FailedExpectation>,
    pub expectations: Vec<ExpectationDocument>,
    /// When it began.
    pub started: Duration,
}

impl RunningTest {
    /// Its status; `None` if it only holds other tests.
    pub fn status(&self) -> Option<Status> {
        Some(match self {
            Self { errors, .. } if !errors.is_empty() => Status::Error,
            Self { failed: 1.., .. } => Status::Failed,
            Self { held: 1.., .. } => Status::Passed,
            Self { has_answer: true, .. } => Status::Question,
            Self { has_cases: true, .. } => return None,
            _ => Status::NoExpectation,
        })
    }

    /// Expectations so far.
    pub fn expected(&self) -> usize {
        self.held.saturating_add(self.failed)
    }

    /// Returns whether anything can be shown of what went wrong.
    pub fn has_trouble(&self) -> bool {
        !self.failures.is_empty() || self.errors.iter().any(|(_, rendered)| rendered.is_some())
    }

    /// Takes the errors within a place.
    pub fn take_errors(&mut self, within: Span) -> Vec<(Option<Span>, Option<RenderedError>)> {
        if self.errors.is_empty() {
            return Vec::new();
        }
        let is_inside = |place: &Option<Span>| {
            place.is_some_and(|place| {
                place.file == within.file && within.start <= place.start && place.end <= within.end
            })
        };
        self.errors.extract_if(.., |(place, _)| is_inside(place)).collect()
    }

    /// Remembers the first line that is known.
    pub fn note_line(&mut self, line: usize) {
        if self.line == 0 {
            self.line = line;
        }
    }
}
