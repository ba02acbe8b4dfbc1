//! What is said of tests.

use crate::catalogue::figure_of;
use crate::catalogue::{Said as _, language};
use crate::messages as m;

/// Between the names of a case and of a case in it.
pub const WITHIN: &str = " / ";

/// Before a file whose every expectation holds.
#[must_use]
pub fn ok() -> String {
    m::test_ok(language()).to_string()
}
/// Before a file, and an expectation, that does not hold.
#[must_use]
pub fn failed() -> String {
    m::test_failed(language()).to_string()
}
/// Before a file that could not be run.
#[must_use]
pub fn error() -> String {
    m::test_error(language()).to_string()
}
/// Before a file that expects nothing.
#[must_use]
pub fn nothing() -> String {
    m::test_nothing(language()).to_string()
}
/// Before a figure that was rewritten.
#[must_use]
pub fn updated() -> String {
    m::test_updated(language()).to_string()
}
/// Before a figure that would be rewritten.
#[must_use]
pub fn to_update() -> String {
    m::test_to_update(language()).to_string()
}

/// Before what was claimed; as wide as [`ACTUAL`].
#[must_use]
pub fn expected() -> String {
    m::test_expected(language()).to_string()
}
/// Before what came.
#[must_use]
pub fn actual() -> String {
    let word = m::test_actual(language()).to_string();
    let width = expected().chars().count();
    format!("{word:width$}")
}
/// What a block did that must not run.
#[must_use]
pub fn no_error() -> String {
    m::test_no_error(language()).to_string()
}
/// Why a test says nothing.
#[must_use]
pub fn no_expectation() -> String {
    m::test_no_expectation(language()).to_string()
}
/// Why a test is not run.
#[must_use]
pub fn question() -> String {
    m::test_question(language()).to_string()
}
/// Why nothing is written.
#[must_use]
pub fn unsound() -> String {
    m::test_unsound(language()).to_string()
}

/// How a file's tests ended; those that there are of each kind.
#[must_use]
pub fn counts(passed: usize, failed: usize, errors: usize, without: usize, questions: usize) -> String {
    let parts = [
        (passed, m::test_passed(language(), passed.said()).to_string()),
        (failed, m::test_failed_count(language(), failed.said()).to_string()),
        (errors, m::test_errors(language(), errors).to_string()),
        (without, m::test_without(language(), without.said()).to_string()),
        (questions, m::test_questions(language(), questions).to_string()),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect();
    if parts.is_empty() { m::test_none(language()).to_string() } else { parts.join(", ") }
}

/// The last line but one.
#[must_use]
pub fn totals(tests: usize, files: usize, expectations: usize, counts: &str, time: &str) -> String {
    m::test_totals(language(), tests, files, counts, expectations, time).to_string()
}

/// Figures that were rewritten.
#[must_use]
pub fn changed(figures: usize, files: usize, checked: bool) -> String {
    if checked {
        m::test_figures_to_update(language(), figures, files).to_string()
    } else {
        m::test_figures_updated(language(), figures, files).to_string()
    }
}

/// The last line.
#[must_use]
pub fn slowest(files: &[(String, String)]) -> String {
    let files: Vec<_> = files.iter().map(|(file, time)| format!("{file} {time}")).collect();
    m::test_slowest(language(), files.join(", ").said()).to_string()
}

/// Failures that are counted and not told.
#[must_use]
pub fn more(hidden: usize) -> String {
    m::test_more(language(), hidden.said()).to_string()
}

/// A time.
#[must_use]
pub fn time(milliseconds: u128) -> String {
    if milliseconds == 0 {
        return "<1 ms".to_owned();
    }
    if milliseconds < 1000 {
        return format!("{milliseconds} ms");
    }
    figure_of(format!("{}.{:02} s", milliseconds / 1000, milliseconds % 1000 / 10))
}

/// What did not hold, in a line.
#[must_use]
pub fn expectation(expected: &str, actual: &str) -> String {
    m::test_expectation(language(), expected.said(), actual.said()).to_string()
}

/// A figure in place of another.
#[must_use]
pub fn change(before: &str, after: &str) -> String {
    format!("{before} → {after}")
}

/// Where no test is found at all.
#[must_use]
pub fn nothing_found(filter: Option<&str>) -> String {
    match filter {
        Some(filter) => m::test_nothing_of_name(language(), filter.said()).to_string(),
        None => m::test_nothing_found(language()).to_string(),
    }
}
