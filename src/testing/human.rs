//! The report for people.

use super::options::UpdateMode;
use super::report::{FailedExpectation, FailureKind, Report, Reporter, Status, Test, Totals};
use super::report::{change_text, counts, time_text};
use super::update::Update;
use crate::diagnostic::Severity;
use crate::messages::{self, Locale, Text};
use crate::render::{Style, renditions};
use crate::source::visible;
use std::fmt::Write;
use std::time::Duration;

/// The most failures that are listed at the end; the others are counted.
const MOST_TOLD: usize = 100;

/// A line for each file, then what did not hold with its working, then totals.
#[derive(Debug)]
pub struct Human {
    locale: Locale,
    style: Style,
    update: Option<UpdateMode>,
    /// The text after the files: failures, then remarks.
    trouble: String,
    notes: String,
    reported: usize,
    hidden: usize,
    /// Files with figures that were rewritten, or would be.
    changed: usize,
}

impl Human {
    /// A report in this language and style.
    #[must_use]
    pub fn new(locale: Locale, style: Style, update: Option<UpdateMode>) -> Self {
        Self { locale, style, update, trouble: String::new(), notes: String::new(), reported: 0, hidden: 0, changed: 0 }
    }

    /// Returns whether one more is listed rather than counted.
    fn tells(&mut self) -> bool {
        self.reported = self.reported.saturating_add(1);
        self.reported <= MOST_TOLD
    }

    fn test(&mut self, file: &str, test: &Test) {
        if test.status == Status::NoExpectation && self.tells() {
            let place = format!("{}:{}", visible(file), test.line);
            let _ = writeln!(
                self.notes,
                "{}  {place}  {}",
                messages::test_no_expectation(self.locale),
                one_line(&test.name)
            );
        }
        for error in &test.errors {
            if self.tells() {
                let label = self.style.by_severity(Severity::Error, &messages::test_error(self.locale).to_string());
                let name = if test.name == file { String::new() } else { one_line(&test.name) };
                let head = format!("{label}   {}  {name}", visible(&error.place));
                let _ = writeln!(self.trouble, "\n{}\n{}", head.trim_end(), error.text.trim_end());
            }
        }
        for failure in &test.failures {
            let to_be_written = matches!(failure.kind, FailureKind::Expectation { is_correctable: true, .. });
            if !(to_be_written && self.update == Some(UpdateMode::Check)) && self.tells() {
                self.failure(&test.name, failure);
            }
        }
    }

    fn failure(&mut self, name: &str, failure: &FailedExpectation) {
        let label = self.style.by_severity(Severity::Error, &messages::test_failed(self.locale).to_string());
        let place = format!("{}:{}", visible(&failure.file), failure.line);
        let _ = writeln!(self.trouble, "\n{label}  {place}  {}", one_line(name));
        match &failure.kind {
            FailureKind::NoError => {
                let _ = writeln!(self.trouble, "  {}", messages::test_no_error(self.locale));
            }
            FailureKind::Expectation { expected, actual, working, .. } => {
                let (claimed, is) = (messages::test_expected(self.locale), messages::test_actual(self.locale));
                let width = claimed.to_string().chars().count();
                let is = format!("{:width$}", is.to_string());
                let _ = writeln!(self.trouble, "  {claimed}  {expected}\n  {is}  {}", self.style.strong(actual));
                if !working.is_empty() {
                    let _ = writeln!(self.trouble, "\n{}", working.trim_end());
                }
            }
        }
    }

    fn update(&mut self, report: &Report) {
        let Some(update) = &report.update else { return };
        if *update == Update::FileHasErrors {
            let _ = writeln!(self.notes, "{}  {}", visible(&report.file), messages::test_unsound(self.locale));
        }
        if !update.changes().is_empty() {
            self.changed = self.changed.saturating_add(1);
        }
        let label = match self.update {
            Some(UpdateMode::Check) => messages::test_to_update(self.locale),
            _ => messages::test_updated(self.locale),
        };
        for change in update.changes() {
            if self.tells() {
                let output = change_text(&change.before, &change.after);
                let _ = writeln!(self.notes, "{label}  {}:{}  {output}", visible(&report.file), change.line);
            }
        }
    }
}

impl Reporter for Human {
    fn file(&mut self, report: &Report) -> String {
        let before = self.reported.min(MOST_TOLD);
        self.update(report);
        for test in &report.tests {
            self.test(&report.file, test);
        }
        let status = report.counts.status();
        let kept: usize = self.reported.min(MOST_TOLD).saturating_sub(before);
        let amiss = report.counts.failed.saturating_add(report.counts.errors);
        self.hidden =
            self.hidden.saturating_add(if self.reported > MOST_TOLD { amiss.saturating_sub(kept) } else { 0 });
        let label = match status {
            Status::Passed => self.style.painted(renditions::GOOD, &padded(&messages::test_ok(self.locale))),
            Status::Failed => self.style.by_severity(Severity::Error, &messages::test_failed(self.locale).to_string()),
            Status::Error => self.style.by_severity(Severity::Error, &padded(&messages::test_error(self.locale))),
            _ => self.style.faint(&padded(&messages::test_nothing(self.locale))),
        };
        let time = self.style.faint(&format!("({})", time_text(self.locale, report.time)));
        let text = format!("{label}  {}  {}  {time}\n", visible(&report.file), counts(self.locale, &report.counts));
        self.style.drawn(&text).into_owned()
    }

    fn end(&mut self, totals: &Totals) -> String {
        let mut text = String::new();
        if !self.trouble.is_empty() {
            let _ = writeln!(text, "\n{}", self.trouble.trim_matches('\n'));
        }
        if !self.notes.is_empty() {
            let _ = writeln!(text, "\n{}", self.notes.trim_end());
        }
        if self.hidden > 0 {
            let _ = writeln!(text, "{}", messages::test_more(self.locale, self.hidden));
        }
        if totals.changes > 0 {
            let message = match self.update {
                Some(UpdateMode::Check) => messages::test_figures_to_update(self.locale, totals.changes, self.changed),
                _ => messages::test_figures_updated(self.locale, totals.changes, self.changed),
            };
            let _ = writeln!(text, "\n{message}");
        }
        let line = messages::test_totals(
            self.locale,
            totals.counts.tests(),
            totals.files,
            counts(self.locale, &totals.counts),
            totals.counts.expectations,
            time_text(self.locale, totals.time),
        );
        let _ = writeln!(text, "\n{}", self.style.strong(&line.to_string()));
        if !totals.slowest.is_empty() {
            let file =
                |(file, time): &(String, Duration)| format!("{} {}", visible(file), time_text(self.locale, *time));
            let files: Vec<_> = totals.slowest.iter().map(file).collect();
            let _ = writeln!(text, "{}", messages::test_slowest(self.locale, files.join(", ")));
        }
        self.style.drawn(&text).into_owned()
    }
}

/// A label of a line, as wide as the others.
fn padded(label: &Text) -> String {
    format!("{:<6}", label.to_string())
}

/// A name on one line.
pub(super) fn one_line(name: &str) -> String {
    visible(&name.split_whitespace().collect::<Vec<_>>().join(" ")).into_owned()
}
