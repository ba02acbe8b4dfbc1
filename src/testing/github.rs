//! The report for people, and for GitHub the annotations of what did not hold.

use super::human::{Human, one_line};
use super::report::{FailureKind, Report, Reporter, Status, Totals, change_text};
use crate::messages::{self, Locale};
use crate::source::visible;
use std::fmt::Write;

/// Workflow commands of GitHub Actions after the lines of [`Human`].
/// <https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions>
#[derive(Debug)]
pub struct Github {
    human: Human,
    locale: Locale,
}

impl Github {
    /// A report in this language around that for people.
    #[must_use]
    pub fn new(human: Human, locale: Locale) -> Self {
        Self { human, locale }
    }
}

impl Reporter for Github {
    fn file(&mut self, report: &Report) -> String {
        let mut text = self.human.file(report);
        for test in &report.tests {
            for error in &test.errors {
                let (file, line) = split_place(&error.place);
                annotate(&mut text, "error", file, line, &format!("{}\n{}", error.message, error.text));
            }
            for failure in &test.failures {
                let message = match &failure.kind {
                    FailureKind::NoError => messages::test_no_error(self.locale).to_string(),
                    FailureKind::Expectation { expected, actual, .. } => {
                        let (claimed, is) = (messages::test_expected(self.locale), messages::test_actual(self.locale));
                        format!("{}\n{claimed} {expected}\n{is} {actual}", test.name)
                    }
                };
                annotate(&mut text, "error", &failure.file, Some(failure.line), &message);
            }
            if test.status == Status::NoExpectation {
                let message = format!("{}: {}", test.name, messages::test_no_expectation(self.locale));
                annotate(&mut text, "notice", &report.file, Some(test.line), &message);
            }
        }
        for change in report.update.iter().flat_map(|update| update.changes()) {
            let message = change_text(&change.before, &change.after);
            annotate(&mut text, "warning", &report.file, Some(change.line), &message);
        }
        text
    }

    fn end(&mut self, totals: &Totals) -> String {
        self.human.end(totals)
    }
}

/// A place as reports write it, `file:line`, or a file alone.
fn split_place(place: &str) -> (&str, Option<usize>) {
    match place.rsplit_once(':') {
        Some((file, line)) if !file.is_empty() => match line.parse() {
            Ok(line) => (file, Some(line)),
            Err(_) => (place, None),
        },
        _ => (place, None),
    }
}

fn annotate(text: &mut String, level: &str, file: &str, line: Option<usize>, message: &str) {
    let line = line.map(|line| format!(",line={line}")).unwrap_or_default();
    let lines: Vec<_> = message.lines().map(visible).collect();
    let _ = writeln!(text, "::{level} file={}{line}::{}", property(&one_line(file)), data(lines.join("\n").trim_end()));
}

/// The text of a command: it ends with its line.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// A property of a command, which a comma or colon would end.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
