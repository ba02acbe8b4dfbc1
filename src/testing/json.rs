//! The report as one JSON document.

use super::report::{Counts, Report, Reporter, Test, Totals};
use super::update::{Change, Update};
use crate::render::json::{DiagnosticDocument, ExpectationDocument};
use serde::Serialize;
use std::time::Duration;

/// One JSON document, written file by file.
#[derive(Debug, Default)]
pub struct Json {
    /// True after the first file.
    has_file: bool,
}

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

#[derive(Serialize)]
struct CaseDocument<'a> {
    case: &'a str,
    line: usize,
    status: &'static str,
    expectations: &'a [ExpectationDocument],
    microseconds: u64,
}

#[derive(Serialize)]
struct UpdateDocument<'a> {
    /// True if nothing is written because the file has errors.
    unsound: bool,
    changes: Vec<ChangeDocument<'a>>,
}

#[derive(Serialize)]
struct ChangeDocument<'a> {
    line: usize,
    before: &'a str,
    after: &'a str,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct TotalsDocument<'a> {
    files: usize,
    tests: usize,
    passed: usize,
    failed: usize,
    error: usize,
    no_expectation: usize,
    question: usize,
    expectations: usize,
    changes: usize,
    microseconds: u64,
    slowest: Vec<SlowestDocument<'a>>,
}

#[derive(Serialize)]
struct SlowestDocument<'a> {
    file: &'a str,
    microseconds: u64,
}

impl<'a> FileDocument<'a> {
    fn of(report: &'a Report) -> Self {
        Self {
            file: &report.file,
            status: report.counts.status().word(),
            cases: report.tests.iter().map(CaseDocument::of).collect(),
            diagnostics: &report.diagnostics,
            microseconds: microseconds(report.time),
            update: report.update.as_ref().map(UpdateDocument::of),
        }
    }
}

impl<'a> CaseDocument<'a> {
    fn of(test: &'a Test) -> Self {
        Self {
            case: &test.name,
            line: test.line,
            status: test.status.word(),
            expectations: &test.expectations,
            microseconds: microseconds(test.time),
        }
    }
}

impl<'a> UpdateDocument<'a> {
    fn of(update: &'a Update) -> Self {
        let change =
            |change: &'a Change| ChangeDocument { line: change.line, before: &change.before, after: &change.after };
        Self { unsound: *update == Update::FileHasErrors, changes: update.changes().iter().map(change).collect() }
    }
}

impl<'a> TotalsDocument<'a> {
    fn of(totals: &'a Totals) -> Self {
        let Counts { passed, failed, errors, without, questions, expectations } = totals.counts;
        let slowest =
            totals.slowest.iter().map(|(file, time)| SlowestDocument { file, microseconds: microseconds(*time) });
        Self {
            files: totals.files,
            tests: totals.counts.tests(),
            passed,
            failed,
            error: errors,
            no_expectation: without,
            question: questions,
            expectations,
            changes: totals.changes,
            microseconds: microseconds(totals.time),
            slowest: slowest.collect(),
        }
    }
}

impl Reporter for Json {
    fn begin(&mut self) -> String {
        "{\n\"redress\": 1,\n\"files\": [".to_owned()
    }

    fn file(&mut self, report: &Report) -> String {
        let comma = if std::mem::replace(&mut self.has_file, true) { "," } else { "" };
        format!("{comma}\n{}", pretty(&FileDocument::of(report)))
    }

    fn end(&mut self, totals: &Totals) -> String {
        format!("\n],\n\"totals\": {}\n}}\n", pretty(&TotalsDocument::of(totals)))
    }
}

fn pretty(view: &impl Serialize) -> String {
    // Strings and numbers in memory can always be written.
    serde_json::to_string_pretty(view).unwrap_or_default()
}

fn microseconds(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
