//! Reports for programs: JSON and the Test Anything Protocol.

use super::human::one_line;
use super::report::{Counts, Report, Reporter, Status, Test, Totals, What};
use super::update::Change;
use crate::catalogue::english::testing as words;
use crate::render::json::{DiagnosticDocument, ExpectationDocument};
use crate::source::visible;
use serde::Serialize;
use std::fmt::Write;
use std::time::Duration;

/// A test of a file.
#[derive(Serialize)]
struct CaseDocument<'a> {
    case: &'a str,
    line: usize,
    status: &'static str,
    expectations: &'a [ExpectationDocument],
    microseconds: u64,
}

/// A file that was run.
#[derive(Serialize)]
struct FileDocument<'a> {
    file: &'a str,
    status: &'static str,
    cases: Vec<CaseDocument<'a>>,
    diagnostics: &'a [DiagnosticDocument],
    microseconds: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    update: Option<UpdateDocument<'a>>,
}

/// What became, or would become, of its figures.
#[derive(Serialize)]
struct UpdateDocument<'a> {
    unsound: bool,
    changes: Vec<ChangeDocument<'a>>,
}

#[derive(Serialize)]
struct ChangeDocument<'a> {
    line: usize,
    before: &'a str,
    after: &'a str,
}

/// All files.
#[derive(Serialize)]
struct TotalsDocument<'a> {
    files: usize,
    tests: usize,
    passed: usize,
    failed: usize,
    error: usize,
    #[serde(rename = "no-expectation")]
    without: usize,
    question: usize,
    expectations: usize,
    changes: usize,
    microseconds: u64,
    slowest: Vec<SlowFile<'a>>,
}

#[derive(Serialize)]
struct SlowFile<'a> {
    file: &'a str,
    microseconds: u64,
}

impl<'a> FileDocument<'a> {
    fn new(report: &'a Report) -> Self {
        let case = |test: &'a Test| CaseDocument {
            case: &test.name,
            line: test.line,
            status: test.status.word(),
            expectations: &test.expectations,
            microseconds: microseconds(test.time),
        };
        let change =
            |change: &'a Change| ChangeDocument { line: change.line, before: &change.before, after: &change.after };
        let update = report.update.as_ref();
        Self {
            file: &report.file,
            status: report.counts.status().word(),
            cases: report.tests.iter().map(case).collect(),
            diagnostics: &report.diagnostics,
            microseconds: microseconds(report.time),
            update: update.map(|update| UpdateDocument {
                unsound: update.unsound,
                changes: update.changes.iter().map(change).collect(),
            }),
        }
    }
}

/// One JSON document, written file by file.
#[derive(Debug, Default)]
pub struct Json {
    /// Whether a file stands in it already.
    begun: bool,
}

impl Reporter for Json {
    fn begin(&mut self) -> String {
        "{\n\"redress\": 1,\n\"files\": [".to_owned()
    }

    fn file(&mut self, report: &Report) -> String {
        let comma = if std::mem::replace(&mut self.begun, true) { "," } else { "" };
        format!("{comma}\n{}", pretty(&FileDocument::new(report)))
    }

    fn end(&mut self, totals: &Totals) -> String {
        let Counts { passed, failed, errors, without, questions, expectations } = totals.counts;
        let slowest = totals.slowest.iter();
        let totals = TotalsDocument {
            files: totals.files,
            tests: totals.counts.tests(),
            passed,
            failed,
            error: errors,
            without,
            question: questions,
            expectations,
            changes: totals.changes,
            microseconds: microseconds(totals.time),
            slowest: slowest.map(|(file, time)| SlowFile { file, microseconds: microseconds(*time) }).collect(),
        };
        format!("\n],\n\"totals\": {}\n}}\n", pretty(&totals))
    }
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}

fn microseconds(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// The Test Anything Protocol, version 14.
#[derive(Debug, Default)]
pub struct Tap {
    tests: usize,
}

impl Tap {
    fn test(&mut self, text: &mut String, file: &str, test: &Test) {
        self.tests = self.tests.saturating_add(1);
        let ok = if matches!(test.status, Status::Failed | Status::Error) { "not ok" } else { "ok" };
        let name = if test.name == file { file.to_owned() } else { format!("{file}: {}", test.name) };
        let directive = match test.status {
            Status::NoExpectation => format!(" # SKIP {}", words::no_expectation()),
            Status::Question => format!(" # SKIP {}", words::question()),
            _ => String::new(),
        };
        let _ = writeln!(text, "{ok} {} - {}{directive}", self.tests, described(&name));
        if test.errors.is_empty() && test.failures.is_empty() {
            return;
        }
        let _ = writeln!(text, "  ---\n  at: {}", quoted(&format!("{file}:{}", test.line)));
        let _ = writeln!(text, "  severity: {}", if test.status == Status::Error { "error" } else { "fail" });
        if !test.errors.is_empty() {
            let _ = writeln!(text, "  errors:");
        }
        for error in &test.errors {
            let _ = writeln!(text, "    - code: {}\n      at: {}", error.code, quoted(&error.place));
            let _ = writeln!(text, "      message: {}", quoted(&error.message));
            block(text, "      text", &error.text);
        }
        if !test.failures.is_empty() {
            let _ = writeln!(text, "  failures:");
        }
        for failure in &test.failures {
            let _ = writeln!(text, "    - at: {}", quoted(&format!("{}:{}", failure.file, failure.line)));
            match &failure.what {
                What::NoError => {
                    let _ = writeln!(text, "      message: {}", quoted(&words::no_error()));
                }
                What::Expectation { expected, actual, working, .. } => {
                    let _ = writeln!(text, "      expected: {}\n      actual: {}", quoted(expected), quoted(actual));
                    block(text, "      working", working);
                }
            }
        }
        let _ = writeln!(text, "  ...");
    }
}

impl Reporter for Tap {
    fn begin(&mut self) -> String {
        "TAP version 14\n".to_owned()
    }

    fn file(&mut self, report: &Report) -> String {
        let mut text = String::new();
        for test in &report.tests {
            self.test(&mut text, &report.file, test);
        }
        if let Some(update) = &report.update {
            for change in &update.changes {
                let shown = words::change(&change.before, &change.after);
                let _ = writeln!(text, "# {}:{} {shown}", one_line(&report.file), change.line);
            }
            if update.unsound {
                let _ = writeln!(text, "# {} {}", one_line(&report.file), words::unsound());
            }
        }
        text
    }

    fn end(&mut self, _: &Totals) -> String {
        format!("1..{}\n", self.tests)
    }
}

/// A description, in which `#` would begin a directive.
fn described(name: &str) -> String {
    one_line(name).replace('\\', "\\\\").replace('#', "\\#")
}

/// A string of YAML, which those of JSON are.
fn quoted(text: &str) -> String {
    serde_json::Value::from(visible(text)).to_string()
}

/// Lines of YAML, kept as they are.
fn block(text: &mut String, key: &str, lines: &str) {
    if lines.trim().is_empty() {
        return;
    }
    let _ = writeln!(text, "{key}: |2");
    let indent = key.len().saturating_sub(key.trim_start().len()).saturating_add(2);
    for line in lines.trim_end().lines() {
        let line = format!("{:indent$}{line}", "");
        let _ = writeln!(text, "{}", line.trim_end());
    }
}
