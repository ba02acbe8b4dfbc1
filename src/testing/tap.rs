//! The report in the Test Anything Protocol.

use super::human::one_line;
use super::report::change_text;
use super::report::{FailureKind, Report, Reporter, Status, Test, Totals};
use super::update::Update;
use crate::messages::{self, Locale};
use crate::source::visible;
use serde_json::Value;
use std::fmt::Write;

/// The Test Anything Protocol, version 14.
#[derive(Debug)]
pub struct Tap {
    locale: Locale,
    tests: usize,
}

impl Tap {
    /// A report in this language.
    #[must_use]
    pub fn new(locale: Locale) -> Self {
        Self { locale, tests: 0 }
    }

    fn test(&mut self, text: &mut String, file: &str, test: &Test) {
        self.tests = self.tests.saturating_add(1);
        let ok = if matches!(test.status, Status::Failed | Status::Error) { "not ok" } else { "ok" };
        let name = if test.name == file { file.to_owned() } else { format!("{file}: {}", test.name) };
        let directive = match test.status {
            Status::NoExpectation => format!(" # SKIP {}", messages::test_no_expectation(self.locale)),
            Status::Question => format!(" # SKIP {}", messages::test_question(self.locale)),
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
            match &failure.kind {
                FailureKind::NoError => {
                    let _ =
                        writeln!(text, "      message: {}", quoted(&messages::test_no_error(self.locale).to_string()));
                }
                FailureKind::Expectation { expected, actual, working, .. } => {
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
            for change in update.changes() {
                let output = change_text(&change.before, &change.after);
                let _ = writeln!(text, "# {}:{} {output}", one_line(&report.file), change.line);
            }
            if *update == Update::FileHasErrors {
                let _ = writeln!(text, "# {} {}", one_line(&report.file), messages::test_unsound(self.locale));
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
    Value::from(visible(text)).to_string()
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
