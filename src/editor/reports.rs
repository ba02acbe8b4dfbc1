//! What is wrong with a text, as an editor lists it.

use super::analysis::Remark;
use super::document::Document;
use crate::diagnostic::{Diagnostic, Problem, Severity};
use crate::messages::{self, Locale};
use crate::render;
use crate::session::{Loader, Outcome, OutcomeKind};
use lsp_types::{Diagnostic as Report, DiagnosticSeverity, NumberOrString};
use std::ops::Range;

/// The name of the program, which editors show beside each report.
pub(super) const SOURCE: &str = "redress";

/// The code of an expectation that does not hold.
pub(super) const EXPECTATION: &str = "expectation";

/// Everything that is wrong with a text, in order.
pub(super) fn reports(document: &Document, loader: &dyn Loader) -> Vec<Report> {
    let analysis = document.analysis(loader);
    let remarks = analysis.remarks.iter().map(|remark| of_remark(document, remark));
    let failures = analysis.results.iter().flat_map(|found| of_result(document, found));
    let mut all: Vec<Report> = remarks.chain(failures).collect();
    if analysis.is_cut_short {
        let text = messages::editor_cut_short(document.locale).to_string();
        all.push(report(document, &(0..0), Severity::Warning, None, text));
    }
    all.sort_by_key(|report| (report.range.start, report.range.end));
    all.dedup();
    all
}

fn of_remark(document: &Document, remark: &Remark) -> Report {
    let Remark { diagnostic, place, included } = remark;
    let mut text = said(diagnostic, document.locale);
    if let Some((file, line)) = included {
        text = format!("{file}:{line}: {text}");
    }
    report(document, place, diagnostic.severity(), Some(diagnostic.code().name()), text)
}

/// What is remarked beside a result, and an expectation that does not hold.
fn of_result(document: &Document, found: &Outcome) -> Vec<Report> {
    let locale = found.locale.unwrap_or(document.locale);
    match &found.kind {
        OutcomeKind::Expectation(expectation) if !expectation.passed => {
            let (expected, actual) =
                (render::claims(locale, &expectation.expected), render::claims(locale, &expectation.actual));
            let text = messages::editor_expectation(locale, expected, actual).to_string();
            vec![report(document, &found.span.range(), Severity::Error, Some(EXPECTATION), text)]
        }
        kind => {
            let of = |diagnostic: &Diagnostic| {
                let place = diagnostic.span.map_or_else(|| found.span.range(), crate::source::Span::range);
                let (severity, code) = (diagnostic.severity(), diagnostic.code().name());
                report(document, &place, severity, Some(code), said(diagnostic, locale))
            };
            kind.diagnostics().iter().map(of).collect()
        }
    }
}

/// What is wrong, and what to write instead.
fn said(diagnostic: &Diagnostic, locale: Locale) -> String {
    let locale = diagnostic.locale.unwrap_or(locale);
    let Diagnostic { problem, .. } = diagnostic;
    let law = diagnostic.code().law().map(|law| format!(" ({})", messages::law(locale, law))).unwrap_or_default();
    let help = Problem::help(problem, locale).map(|help| format!("\n{}: {help}", messages::help(locale)));
    format!("{}{law}{}", problem.message(locale), help.unwrap_or_default())
}

fn report(
    document: &Document,
    place: &Range<usize>,
    severity: Severity,
    code: Option<&'static str>,
    message: String,
) -> Report {
    let severity = match severity {
        Severity::Error => DiagnosticSeverity::ERROR,
        Severity::Warning => DiagnosticSeverity::WARNING,
        Severity::Note => DiagnosticSeverity::INFORMATION,
    };
    Report {
        range: document.lines.range(place),
        severity: Some(severity),
        code: code.map(|code| NumberOrString::String(code.to_owned())),
        source: Some(SOURCE.to_owned()),
        message,
        ..Report::default()
    }
}
