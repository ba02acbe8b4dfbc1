//! Everything that is wrong with a text, at its places.

use super::{Analysis, PlacedResult, Remark};
use crate::diagnostic::{Diagnostic, Problem, Severity};
use crate::law::Law;
use crate::messages::{self, Locale, Text};
use crate::render;
use crate::session::OutcomeKind;
use std::ops::Range;

/// A diagnostic at a place in a text.
#[derive(Debug, Clone)]
pub struct Report {
    /// Its bytes; where the file is included, of something in that file.
    pub place: Range<usize>,
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
}

/// Everything that is wrong, remarks before what belongs to results.
#[must_use]
pub fn reports(analysis: &Analysis, locale: Locale) -> Vec<Report> {
    let remarks = analysis.remarks().map(|remark| of_remark(remark, locale));
    remarks.chain(analysis.results().flat_map(|found| of_result(analysis, found, locale))).collect()
}

fn of_remark(remark: Remark<'_>, locale: Locale) -> Report {
    Report { included: remark.included.cloned(), ..of_diagnostic(remark.diagnostic, remark.place(), locale) }
}

/// The remarks about a result, and an expectation that does not hold.
fn of_result(analysis: &Analysis, found: PlacedResult<'_>, locale: Locale) -> Vec<Report> {
    let locale = found.locale().unwrap_or(locale);
    let whole = || found.place();
    match found.kind() {
        OutcomeKind::Expectation(expectation) if !expectation.passed => {
            let (expected, actual) =
                (render::claims(locale, &expectation.expected), render::claims(locale, &expectation.actual));
            vec![Report {
                place: whole(),
                severity: Severity::Error,
                code: None,
                message: messages::editor_expectation(locale, expected, actual),
                help: None,
                law: None,
                included: None,
                locale,
            }]
        }
        kind => {
            let place = |found: &Diagnostic| found.span.map_or_else(whole, |span| analysis.place(span));
            kind.diagnostics().iter().map(|found| of_diagnostic(found, place(found), locale)).collect()
        }
    }
}

/// The report of a text that was not run.
#[must_use]
pub fn report_of(diagnostic: &Diagnostic, locale: Locale) -> Report {
    of_diagnostic(diagnostic, diagnostic.span.map_or(0..0, crate::source::Span::range), locale)
}

fn of_diagnostic(diagnostic: &Diagnostic, place: Range<usize>, locale: Locale) -> Report {
    let locale = diagnostic.locale.unwrap_or(locale);
    Report {
        place,
        severity: diagnostic.severity(),
        code: Some(diagnostic.code().name()),
        message: diagnostic.problem.message(locale),
        help: Problem::help(&diagnostic.problem, locale),
        law: diagnostic.code().law(),
        included: None,
        locale,
    }
}
