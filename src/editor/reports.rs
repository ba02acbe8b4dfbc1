//! The diagnostics of a text, as an editor lists them.

use super::document::{Document, address};
use super::text::count;
use crate::analysis;
use crate::diagnostic::Severity;
use crate::messages;
use crate::session::Loader;
use lsp_types::{
    Diagnostic as Report, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString, Position, Range,
};
use std::ops::Range as Bytes;

/// The name of the program, which editors show beside each report.
pub(super) const SOURCE: &str = "redress";

/// The code of an expectation that does not hold.
pub(super) const EXPECTATION: &str = "expectation";

/// Everything that is wrong with a text, in order.
pub(super) fn reports(document: &Document, loader: &dyn Loader) -> Vec<Report> {
    let known = document.analysis(loader);
    let found = analysis::reports(&known, document.locale);
    let mut all: Vec<Report> = found.iter().map(|found| of_report(document, found)).collect();
    if known.is_cut_short {
        let text = messages::editor_cut_short(document.locale).to_string();
        all.push(report(document, &(0..0), Severity::Warning, None, text));
    }
    all.sort_by_key(|report| (report.range.start, report.range.end));
    all.dedup();
    all
}

/// A report with what to write instead, and its place in a file that is included.
fn of_report(document: &Document, found: &analysis::Report) -> Report {
    let locale = found.locale;
    let law = found.law.map(|law| format!(" ({})", messages::law(locale, law))).unwrap_or_default();
    let help = found.help.as_ref().map(|help| format!("\n{}: {help}", messages::help(locale))).unwrap_or_default();
    let mut text = format!("{}{law}{help}", found.message);
    let mut related = None;
    if let Some((file, line)) = &found.included {
        text = format!("{file}:{line}: {text}");
        related = elsewhere(file, *line, found.message.to_string());
    }
    let report = report(document, &found.place, found.severity, Some(found.code.unwrap_or(EXPECTATION)), text);
    Report { related_information: related.map(|one| vec![one]), ..report }
}

/// The line of an included file, from 1, that a report is about.
fn elsewhere(file: &str, line: usize, message: String) -> Option<DiagnosticRelatedInformation> {
    let start = Position::new(count(line.saturating_sub(1)), 0);
    let location = Location::new(address(file)?, Range::new(start, start));
    Some(DiagnosticRelatedInformation { location, message })
}

fn report(
    document: &Document,
    place: &Bytes<usize>,
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
