//! What is said of tests.

/// Between the names of a case and of a case in it.
pub const WITHIN: &str = " / ";

/// Before a file whose every expectation holds.
pub const OK: &str = "ok";
/// Before a file, and an expectation, that does not hold.
pub const FAILED: &str = "FAILED";
/// Before a file that could not be run.
pub const ERROR: &str = "ERROR";
/// Before a file that expects nothing.
pub const NOTHING: &str = "none";
/// Before a figure that was rewritten.
pub const UPDATED: &str = "updated";
/// Before a figure that would be rewritten.
pub const TO_UPDATE: &str = "to update";

/// Before what was claimed; as wide as [`ACTUAL`].
pub const EXPECTED: &str = "expected";
/// Before what came.
pub const ACTUAL: &str = "it is   ";
/// What a block did that must not run.
pub const NO_ERROR: &str = "the block is marked `error`, and it runs without one";
/// Why a test says nothing.
pub const NO_EXPECTATION: &str = "no expectation";
/// Why a test is not run.
pub const QUESTION: &str = "exam question";
/// Why nothing is written.
pub const UNSOUND: &str = "not updated: only the figures of a file without errors are";

fn counted(count: usize, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

/// How a file's tests ended; those that there are of each kind.
#[must_use]
pub fn counts(passed: usize, failed: usize, errors: usize, without: usize, questions: usize) -> String {
    let parts = [
        (passed, format!("{passed} passed")),
        (failed, format!("{failed} failed")),
        (errors, counted(errors, "error", "errors")),
        (without, format!("{without} without expectation")),
        (questions, counted(questions, "exam question", "exam questions")),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect();
    if parts.is_empty() { "no tests".to_owned() } else { parts.join(", ") }
}

/// The last line but one.
#[must_use]
pub fn totals(tests: usize, files: usize, expectations: usize, counts: &str, time: &str) -> String {
    let (tests, files) = (counted(tests, "test", "tests"), counted(files, "file", "files"));
    format!("{tests} in {files}: {counts}; {} ({time})", counted(expectations, "expectation", "expectations"))
}

/// Figures that were rewritten.
#[must_use]
pub fn changed(figures: usize, files: usize, checked: bool) -> String {
    let (figures, files) = (counted(figures, "figure", "figures"), counted(files, "file", "files"));
    if checked { format!("{figures} to update in {files}") } else { format!("{figures} updated in {files}") }
}

/// The last line.
#[must_use]
pub fn slowest(files: &[(String, String)]) -> String {
    let files: Vec<_> = files.iter().map(|(file, time)| format!("{file} {time}")).collect();
    format!("slowest: {}", files.join(", "))
}

/// Failures that are counted and not told.
#[must_use]
pub fn more(hidden: usize) -> String {
    format!("… and {hidden} more; `--filter` picks some, `--format json` lists all")
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
    format!("{}.{:02} s", milliseconds / 1000, milliseconds % 1000 / 10)
}

/// What did not hold, in a line.
#[must_use]
pub fn expectation(expected: &str, actual: &str) -> String {
    format!("expected {expected}; it is {actual}")
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
        Some(filter) => format!("no test or file has `{filter}` in its name"),
        None => {
            "no test was found: neither a case nor an expectation in a `.ruling` file or a `ruling` block of Markdown"
                .to_owned()
        }
    }
}

/// Behind the progress bar.
#[must_use]
pub fn progress(tests: usize, failed: usize) -> String {
    let tests = counted(tests, "test", "tests");
    if failed == 0 { tests } else { format!("{tests}, {failed} not passed") }
}
