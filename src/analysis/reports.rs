//! Everything that is wrong with a text, at its places.

use super::{Analysis, Placed, PlacedResult, Remark};
use crate::diagnostic::{Diagnostic, Problem, Severity};
use crate::law::Law;
use crate::messages::{self, Locale, Text};
use crate::render;
use crate::session::OutcomeKind;
use crate::source::Span;
use std::cell::OnceCell;
use std::ops::{Deref, Range};
use std::rc::Rc;

/// A diagnostic at a place in a text.
#[derive(Debug, Clone)]
pub struct Report {
    /// Its bytes; where the file is included, of something in that file.
    pub place: Range<usize>,
    finding: Rc<Finding>,
}

impl Deref for Report {
    type Target = Finding;

    fn deref(&self) -> &Finding {
        &self.finding
    }
}

/// A diagnostic wherever it is.
#[derive(Debug)]
pub struct Finding {
    /// Its severity.
    pub severity: Severity,
    /// The name of its kind; `None` for an expectation that does not hold.
    pub code: Option<&'static str>,
    /// The message.
    pub message: Text,
    /// The text to write instead.
    pub help: Option<Text>,
    /// The Law it rests on.
    pub law: Option<Law>,
    /// The included file and the line of it, from 1.
    pub included: Option<(String, usize)>,
    /// The language of the messages.
    pub locale: Locale,
    /// The diagnostic of the protocol without its range, kept from key to key: a key moves most diagnostics and changes few.
    pub rendered: OnceCell<String>,
}

/// The reports of a stretch. Places count from its start.
#[derive(Debug)]
pub(super) struct OwnReports {
    /// The language that was asked for.
    locale: Locale,
    remarks: Vec<Report>,
    of_results: Vec<Report>,
}

/// Everything that is wrong, remarks before what belongs to results. A stretch that was run before is not worded again.
#[must_use]
pub fn reports(analysis: &Analysis, locale: Locale) -> Vec<Report> {
    let (mut remarks, mut of_results) = (Vec::new(), Vec::new());
    for placed in analysis.found.iter().filter(|placed| placed.has_any()) {
        if placed.is_by_itself(analysis) {
            let own = placed.found.reports.get_or_init(|| OwnReports::of(analysis, placed, locale));
            if own.locale == locale {
                remarks.extend(own.remarks.iter().map(|report| report.behind(placed.at)));
                of_results.extend(own.of_results.iter().map(|report| report.behind(placed.at)));
                continue;
            }
        }
        remarks.extend(analysis.remarks_of(placed).map(|remark| of_remark(remark, locale)));
        of_results.extend(analysis.results_of(placed).flat_map(|found| of_result(analysis, found, locale)));
    }
    remarks.append(&mut of_results);
    remarks
}

impl OwnReports {
    fn of(analysis: &Analysis, placed: &Placed, locale: Locale) -> Self {
        let from_start = |report: Report| {
            let place = report.place.start.saturating_sub(placed.at)..report.place.end.saturating_sub(placed.at);
            Report { place, ..report }
        };
        let remarks = analysis.remarks_of(placed).map(|remark| of_remark(remark, locale));
        let of_results = analysis.results_of(placed).flat_map(|found| of_result(analysis, found, locale));
        Self { locale, remarks: remarks.map(from_start).collect(), of_results: of_results.map(from_start).collect() }
    }
}

impl Placed {
    fn has_any(&self) -> bool {
        !self.found.remarks.is_empty() || !self.found.results.is_empty()
    }

    /// Returns true if all that is reported of it is in its own text, and would be the same wherever that stands.
    fn is_by_itself(&self, analysis: &Analysis) -> bool {
        let is_own = |span: Span| analysis.starts.get(&span.file).copied().unwrap_or(0) == self.at;
        let mut remarks = self.found.remarks.iter().filter(|remark| remark.included.is_none());
        let mut of_results = self.found.results.iter().flat_map(|found| found.kind.diagnostics());
        self.settled.is_empty()
            && remarks.all(|remark| remark.diagnostic.span.is_some_and(is_own))
            && of_results.all(|found| found.span.is_none_or(is_own))
    }
}

impl Report {
    /// The same in a text that begins some bytes before its own.
    fn behind(&self, at: usize) -> Self {
        let place = self.place.start.saturating_add(at)..self.place.end.saturating_add(at);
        Self { place, finding: Rc::clone(&self.finding) }
    }
}

fn of_remark(remark: Remark<'_>, locale: Locale) -> Report {
    of_diagnostic(remark.diagnostic, remark.place(), remark.included.cloned(), locale)
}

/// The remarks about a result, and an expectation that does not hold.
fn of_result(analysis: &Analysis, found: PlacedResult<'_>, locale: Locale) -> Vec<Report> {
    let locale = found.locale().unwrap_or(locale);
    let whole = || found.place();
    match found.kind() {
        OutcomeKind::Expectation(expectation) if !expectation.passed => {
            let (expected, actual) =
                (render::claims(locale, &expectation.expected), render::claims(locale, &expectation.actual));
            let finding = Finding {
                severity: Severity::Error,
                code: None,
                message: messages::editor_expectation(locale, expected, actual),
                help: None,
                law: None,
                included: None,
                locale,
                rendered: OnceCell::new(),
            };
            vec![Report { place: whole(), finding: Rc::new(finding) }]
        }
        kind => {
            let place = |found: &Diagnostic| found.span.map_or_else(whole, |span| analysis.place(span));
            kind.diagnostics().iter().map(|found| of_diagnostic(found, place(found), None, locale)).collect()
        }
    }
}

/// The report of a text that was not run, or of a file that it includes with its line, from 1.
#[must_use]
pub fn report_of(diagnostic: &Diagnostic, included: Option<(String, usize)>, locale: Locale) -> Report {
    of_diagnostic(diagnostic, diagnostic.span.map_or(0..0, Span::range), included, locale)
}

fn of_diagnostic(
    diagnostic: &Diagnostic,
    place: Range<usize>,
    included: Option<(String, usize)>,
    locale: Locale,
) -> Report {
    let locale = diagnostic.locale.unwrap_or(locale);
    let finding = Finding {
        severity: diagnostic.severity(),
        code: Some(diagnostic.code().name()),
        message: diagnostic.problem.message(locale),
        help: Problem::help(&diagnostic.problem, locale),
        law: diagnostic.code().law(),
        included,
        locale,
        rendered: OnceCell::new(),
    };
    Report { place, finding: Rc::new(finding) }
}
