//! The report for people.

use super::options::UpdateMode;
use super::report::{Counts, FailedExpectation, FailureKind, Report, Reporter, Status, Test, Totals};
use super::update::Update;
use crate::catalogue::english::testing as words;
use crate::diagnostic::Severity;
use crate::render::Style;
use crate::source::visible;
use std::fmt::Write;
use std::time::Duration;

/// Failures that are told at the end; the others are counted.
const MOST_TOLD: usize = 100;

/// A line for each file, then what did not hold with its working, then totals.
#[derive(Debug)]
pub struct Human {
    style: Style,
    update: Option<UpdateMode>,
    /// What is told after the files: what did not hold, then what is only to be known.
    trouble: String,
    notes: String,
    told: usize,
    hidden: usize,
    /// Files with figures that were rewritten, or would be.
    changed: usize,
}

impl Human {
    /// A report in this style.
    #[must_use]
    pub fn new(style: Style, update: Option<UpdateMode>) -> Self {
        Self { style, update, trouble: String::new(), notes: String::new(), told: 0, hidden: 0, changed: 0 }
    }

    /// Whether one more is told rather than counted.
    fn tells(&mut self) -> bool {
        self.told = self.told.saturating_add(1);
        self.told <= MOST_TOLD
    }

    fn test(&mut self, file: &str, test: &Test) {
        if test.status == Status::NoExpectation && self.tells() {
            let place = format!("{}:{}", visible(file), test.line);
            let _ = writeln!(self.notes, "{}  {place}  {}", words::no_expectation(), one_line(&test.name));
        }
        for error in &test.errors {
            if self.tells() {
                let label = self.style.by_severity(Severity::Error, &words::error());
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
        let label = self.style.by_severity(Severity::Error, &words::failed());
        let place = format!("{}:{}", visible(&failure.file), failure.line);
        let _ = writeln!(self.trouble, "\n{label}  {place}  {}", one_line(name));
        match &failure.kind {
            FailureKind::NoError => {
                let _ = writeln!(self.trouble, "  {}", words::no_error());
            }
            FailureKind::Expectation { expected, actual, working, .. } => {
                let (said, is) = (words::expected(), words::actual());
                let _ = writeln!(self.trouble, "  {said}  {expected}\n  {is}  {}", self.style.strong(actual));
                if !working.is_empty() {
                    let _ = writeln!(self.trouble, "\n{}", working.trim_end());
                }
            }
        }
    }

    fn update(&mut self, report: &Report) {
        let Some(update) = &report.update else { return };
        if *update == Update::FileHasErrors {
            let _ = writeln!(self.notes, "{}  {}", visible(&report.file), words::unsound());
        }
        if !update.changes().is_empty() {
            self.changed = self.changed.saturating_add(1);
        }
        let label = if self.update == Some(UpdateMode::Check) { words::to_update() } else { words::updated() };
        for change in update.changes() {
            if self.tells() {
                let shown = words::change(&change.before, &change.after);
                let _ = writeln!(self.notes, "{label}  {}:{}  {shown}", visible(&report.file), change.line);
            }
        }
    }
}

impl Reporter for Human {
    fn file(&mut self, report: &Report) -> String {
        let before = self.told.min(MOST_TOLD);
        self.update(report);
        for test in &report.tests {
            self.test(&report.file, test);
        }
        let status = report.counts.status();
        let kept: usize = self.told.min(MOST_TOLD).saturating_sub(before);
        let amiss = report.counts.failed.saturating_add(report.counts.errors);
        self.hidden = self.hidden.saturating_add(if self.told > MOST_TOLD { amiss.saturating_sub(kept) } else { 0 });
        let label = match status {
            Status::Passed => self.style.wrap("32", &format!("{:<6}", words::ok())),
            Status::Failed => self.style.by_severity(Severity::Error, &words::failed()),
            Status::Error => self.style.by_severity(Severity::Error, &format!("{:<6}", words::error())),
            _ => self.style.faint(&format!("{:<6}", words::nothing())),
        };
        let time = self.style.faint(&format!("({})", shown(report.time)));
        let text = format!("{label}  {}  {}  {time}\n", visible(&report.file), counts(&report.counts));
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
            let _ = writeln!(text, "{}", words::more(self.hidden));
        }
        if totals.changes > 0 {
            let checked = self.update == Some(UpdateMode::Check);
            let _ = writeln!(text, "\n{}", words::changed(totals.changes, self.changed, checked));
        }
        let tests = totals.counts.tests();
        let line = words::totals(
            tests,
            totals.files,
            totals.counts.expectations,
            &counts(&totals.counts),
            &shown(totals.time),
        );
        let _ = writeln!(text, "\n{}", self.style.strong(&line));
        if !totals.slowest.is_empty() {
            let file = |(file, time): &(String, Duration)| (visible(file).into_owned(), shown(*time));
            let files: Vec<_> = totals.slowest.iter().map(file).collect();
            let _ = writeln!(text, "{}", words::slowest(&files));
        }
        self.style.drawn(&text).into_owned()
    }
}

fn shown(time: Duration) -> String {
    words::time(time.as_millis())
}

fn counts(counts: &Counts) -> String {
    words::counts(counts.passed, counts.failed, counts.errors, counts.without, counts.questions)
}

/// A name as it stands in a line.
pub(super) fn one_line(name: &str) -> String {
    visible(&name.split_whitespace().collect::<Vec<_>>().join(" ")).into_owned()
}
