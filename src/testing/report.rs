//! The results of files as data, and the interface of reports of them.

use super::update::Update;
use crate::messages::{self, Locale, figures};
use crate::render::json::{DiagnosticDocument, ExpectationDocument};
use std::time::Duration;

/// Files that are named for taking long.
const SLOWEST: usize = 3;
/// Files that take less than this are not named as slow.
const SOON: Duration = Duration::from_millis(100);

/// The status of a test or a file; that of a file is the gravest of its tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// There was nothing to test.
    Empty,
    /// A question with its key, for candidates to answer.
    Question,
    /// Nothing was expected.
    NoExpectation,
    /// Every expectation held.
    Passed,
    /// An expectation did not hold.
    Failed,
    /// Something could not be run.
    Error,
}

impl Status {
    /// The word of the machine-readable reports.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Question => "question",
            Self::NoExpectation => "no-expectation",
            Self::Passed => "passed",
            Self::Failed => "failed",
            Self::Error => "error",
        }
    }
}

/// Tests by how they ended, and what they expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Tests whose every expectation held.
    pub passed: usize,
    /// Tests with an expectation that did not hold.
    pub failed: usize,
    /// Tests that could not be run.
    pub errors: usize,
    /// Tests that expect nothing.
    pub without: usize,
    /// Questions of an exam.
    pub questions: usize,
    /// Expectations, kept or not.
    pub expectations: usize,
}

impl Counts {
    /// All tests.
    #[must_use]
    pub fn tests(&self) -> usize {
        [self.passed, self.failed, self.errors, self.without, self.questions].into_iter().fold(0, usize::saturating_add)
    }

    pub(super) fn add(&mut self, status: Status) {
        let count = match status {
            Status::Empty => return,
            Status::Question => &mut self.questions,
            Status::NoExpectation => &mut self.without,
            Status::Passed => &mut self.passed,
            Status::Failed => &mut self.failed,
            Status::Error => &mut self.errors,
        };
        *count = count.saturating_add(1);
    }

    fn add_all(&mut self, more: &Self) {
        let Self { passed, failed, errors, without, questions, expectations } = more;
        let pairs = [
            (&mut self.passed, passed),
            (&mut self.failed, failed),
            (&mut self.errors, errors),
            (&mut self.without, without),
            (&mut self.questions, questions),
            (&mut self.expectations, expectations),
        ];
        for (own, more) in pairs {
            *own = own.saturating_add(*more);
        }
    }

    /// The gravest of the tests' ends.
    #[must_use]
    pub fn status(&self) -> Status {
        match self {
            Self { errors: 1.., .. } => Status::Error,
            Self { failed: 1.., .. } => Status::Failed,
            Self { passed: 1.., .. } => Status::Passed,
            Self { without: 1.., .. } => Status::NoExpectation,
            Self { questions: 1.., .. } => Status::Question,
            _ => Status::Empty,
        }
    }
}

/// The failure of an expectation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FailureKind {
    /// An expectation.
    Expectation {
        /// The expected figures.
        expected: String,
        /// The same quantities as they are.
        actual: String,
        /// The working.
        working: String,
        /// True if other figures would make it hold.
        is_correctable: bool,
    },
    /// A block that must not run did.
    NoError,
}

/// An expectation that did not hold, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FailedExpectation {
    /// The file, which an `include` may have made another than the test's.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The kind of failure.
    pub kind: FailureKind,
}

/// An error as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RenderedError {
    /// Its code.
    pub code: &'static str,
    /// The file, and the line where there is one.
    pub place: String,
    /// The message, in a line.
    pub message: String,
    /// The same with the place and what to write instead.
    pub text: String,
}

/// A case, or the expectations outside cases.
#[derive(Debug, Clone, PartialEq)]
pub struct Test {
    /// `outer / inner` for a case in a case.
    pub name: String,
    /// Its line in the file, from 1.
    pub line: usize,
    /// Its status.
    pub status: Status,
    /// The failed expectations; the first of a great many.
    pub failures: Vec<FailedExpectation>,
    /// The errors; the first of a great many.
    pub errors: Vec<RenderedError>,
    /// Every expectation as in a run's JSON document, where they are wanted.
    pub expectations: Vec<ExpectationDocument>,
    /// Its duration, if it is wanted.
    pub time: Duration,
}

/// A file that was run.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// Its name.
    pub file: String,
    /// Its tests.
    pub counts: Counts,
    /// The tests that are wanted.
    pub tests: Vec<Test>,
    /// Diagnostics as in a run's JSON document, where they are wanted.
    pub diagnostics: Vec<DiagnosticDocument>,
    /// The update of its figures.
    pub update: Option<Update>,
    /// Its duration.
    pub time: Duration,
}

/// All files.
#[derive(Debug, Clone, Default)]
pub struct Totals {
    /// The files.
    pub files: usize,
    /// Their tests.
    pub counts: Counts,
    /// Figures that were written, or would be.
    pub changes: usize,
    /// The slowest files, the slowest first.
    pub slowest: Vec<(String, Duration)>,
    /// The duration of the run.
    pub time: Duration,
}

impl Totals {
    /// Adds a file.
    pub fn add(&mut self, report: &Report) {
        self.files = self.files.saturating_add(1);
        self.counts.add_all(&report.counts);
        self.changes = self.changes.saturating_add(report.update.as_ref().map_or(0, |update| update.changes().len()));
        if report.time > SOON {
            self.slowest.push((report.file.clone(), report.time));
            self.slowest.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
            self.slowest.truncate(SLOWEST);
        }
    }
}

/// Words a run for a reader or a program; what each call gives is to be printed.
pub trait Reporter {
    /// The beginning of the report.
    fn begin(&mut self) -> String {
        String::new()
    }
    /// The report of a file.
    fn file(&mut self, report: &Report) -> String;
    /// The end of the report.
    fn end(&mut self, totals: &Totals) -> String;
}

/// Seconds to three places.
pub(super) fn seconds(time: Duration) -> String {
    format!("{}.{:03}", time.as_secs(), time.subsec_millis())
}

/// The counts of tests by status, without those that are 0.
pub(super) fn counts(locale: Locale, counts: &Counts) -> String {
    let Counts { passed, failed, errors, without, questions, .. } = *counts;
    let parts = [
        (passed, messages::test_passed(locale, passed)),
        (failed, messages::test_failed_count(locale, failed)),
        (errors, messages::test_errors(locale, errors)),
        (without, messages::test_without(locale, without)),
        (questions, messages::test_questions(locale, questions)),
    ];
    let parts: Vec<_> =
        parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, message)| message.to_string()).collect();
    if parts.is_empty() { messages::test_none(locale).to_string() } else { parts.join(", ") }
}

/// A time as people say it.
pub(super) fn time_text(locale: Locale, time: Duration) -> String {
    match time.as_millis() {
        0 => "<1 ms".to_owned(),
        milliseconds @ 1..1000 => format!("{milliseconds} ms"),
        _ => {
            let hundredths = time.subsec_millis() / 10;
            figures::decimal(locale, format!("{}.{hundredths:02} s", time.as_secs()))
        }
    }
}

/// A figure in place of another.
pub(super) fn change_text(before: &str, after: &str) -> String {
    format!("{before} → {after}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_files_are_named_if_they_take_long() {
        let mut totals = Totals::default();
        for (file, milliseconds) in [("a", 300), ("b", 100), ("c", 101), ("d", 900), ("e", 200)] {
            let time = Duration::from_millis(milliseconds);
            totals.add(&Report { file: file.to_owned(), time, ..Report::default() });
        }
        let named: Vec<&str> = totals.slowest.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!((named, totals.files), (vec!["d", "a", "e"], 5));
    }
}
