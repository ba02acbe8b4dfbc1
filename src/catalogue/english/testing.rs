//! What is said of tests.

use crate::catalogue::figure_of;
use crate::catalogue::say::Plural;

/// Between the names of a case and of a case in it.
pub const WITHIN: &str = " / ";

/// Before a file whose every expectation holds.
#[must_use]
pub fn ok() -> String {
    say!("test-ok", "ok")
}
/// Before a file, and an expectation, that does not hold.
#[must_use]
pub fn failed() -> String {
    say!("test-failed", "FAILED")
}
/// Before a file that could not be run.
#[must_use]
pub fn error() -> String {
    say!("test-error", "ERROR")
}
/// Before a file that expects nothing.
#[must_use]
pub fn nothing() -> String {
    say!("test-nothing", "none")
}
/// Before a figure that was rewritten.
#[must_use]
pub fn updated() -> String {
    say!("test-updated", "updated")
}
/// Before a figure that would be rewritten.
#[must_use]
pub fn to_update() -> String {
    say!("test-to-update", "to update")
}

/// Before what was claimed; as wide as [`ACTUAL`].
#[must_use]
pub fn expected() -> String {
    say!("test-expected", "expected")
}
/// Before what came.
#[must_use]
pub fn actual() -> String {
    let word = say!("test-actual", "it is");
    let width = expected().chars().count();
    format!("{word:width$}")
}
/// What a block did that must not run.
#[must_use]
pub fn no_error() -> String {
    say!("test-no-error", "the block is marked `error`, and it runs without one")
}
/// Why a test says nothing.
#[must_use]
pub fn no_expectation() -> String {
    say!("test-no-expectation", "no expectation")
}
/// Why a test is not run.
#[must_use]
pub fn question() -> String {
    say!("test-question", "exam question")
}
/// Why nothing is written.
#[must_use]
pub fn unsound() -> String {
    say!("test-unsound", "not updated: only the figures of a file without errors are")
}

fn tests(count: usize) -> String {
    say!("test-tests", "{count} {tests}", count, tests = Plural::of_count(count, "test", "tests"))
}

fn files(count: usize) -> String {
    say!("test-files", "{count} {files}", count, files = Plural::of_count(count, "file", "files"))
}

fn figures(count: usize) -> String {
    say!("test-figures", "{count} {figures}", count, figures = Plural::of_count(count, "figure", "figures"))
}

fn expectations(count: usize) -> String {
    let word = Plural::of_count(count, "expectation", "expectations");
    say!("test-expectations", "{count} {word}", count, word)
}

fn counted_errors(count: usize) -> String {
    say!("test-errors", "{count} {errors}", count, errors = Plural::of_count(count, "error", "errors"))
}

fn counted_questions(count: usize) -> String {
    let word = Plural::of_count(count, "exam question", "exam questions");
    say!("test-questions", "{count} {word}", count, word)
}

/// How a file's tests ended; those that there are of each kind.
#[must_use]
pub fn counts(passed: usize, failed: usize, errors: usize, without: usize, questions: usize) -> String {
    let parts = [
        (passed, say!("test-passed", "{passed} passed", passed)),
        (failed, say!("test-failed-count", "{failed} failed", failed)),
        (errors, counted_errors(errors)),
        (without, say!("test-without", "{without} without expectation", without)),
        (questions, counted_questions(questions)),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect();
    if parts.is_empty() { say!("test-none", "no tests") } else { parts.join(", ") }
}

/// The last line but one.
#[must_use]
pub fn totals(tests: usize, files: usize, expectations: usize, counts: &str, time: &str) -> String {
    let (tests, files, expectations) = (self::tests(tests), self::files(files), self::expectations(expectations));
    say!(
        "test-totals",
        "{tests} in {files}: {counts}; {expectations} ({time})",
        tests,
        files,
        counts,
        expectations,
        time
    )
}

/// Figures that were rewritten.
#[must_use]
pub fn changed(figures: usize, files: usize, checked: bool) -> String {
    let (figures, files) = (self::figures(figures), self::files(files));
    if checked {
        say!("test-figures-to-update", "{figures} to update in {files}", figures, files)
    } else {
        say!("test-figures-updated", "{figures} updated in {files}", figures, files)
    }
}

/// The last line.
#[must_use]
pub fn slowest(files: &[(String, String)]) -> String {
    let files: Vec<_> = files.iter().map(|(file, time)| format!("{file} {time}")).collect();
    say!("test-slowest", "slowest: {files}", files = files.join(", "))
}

/// Failures that are counted and not told.
#[must_use]
pub fn more(hidden: usize) -> String {
    say!("test-more", "… and {hidden} more; `--filter` picks some, `--format json` lists all", hidden)
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
    say!("test-expectation", "expected {expected}; it is {actual}", expected, actual)
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
        Some(filter) => say!("test-nothing-of-name", "no test or file has `{filter}` in its name", filter),
        None => say!(
            "test-nothing-found",
            "no test was found: neither a case nor an expectation in a `.ruling` file or a `ruling` block of Markdown"
        ),
    }
}

/// Behind the progress bar.
#[must_use]
pub fn progress(tests: usize, failed: usize) -> String {
    let tests = self::tests(tests);
    if failed == 0 { tests } else { say!("test-progress", "{tests}, {failed} not passed", tests, failed) }
}
