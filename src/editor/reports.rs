//! The diagnostics of a text, as an editor lists them.

use super::document::{Document, address};
use super::text::count;
use crate::analysis::{self, Finding};
use crate::diagnostic::Severity;
use crate::messages;
use crate::session::Loader;
use lsp_types::{DiagnosticRelatedInformation, DiagnosticSeverity, Location, Position, Range};
use serde::Serialize;

/// The name of the program, which editors show beside each report.
pub(super) const SOURCE: &str = "redress";

/// The code of an expectation that does not hold.
pub(super) const EXPECTATION: &str = "expectation";

/// Everything that is wrong with a text, in order, as a list in JSON.
pub(super) fn reports(document: &Document, loader: &dyn Loader) -> String {
    let known = document.analysis(loader);
    let found = analysis::reports(&known, document.locale);
    let cut_short = known.is_cut_short.then(|| {
        let message = messages::editor_cut_short(document.locale).to_string();
        json(&Report {
            severity: severity(Severity::Warning),
            code: None,
            source: SOURCE,
            message,
            related_information: None,
        })
    });
    let mut all: Vec<(Range, &str)> = found
        .iter()
        .map(|one| (document.lines.range(&one.place), one.rendered.get_or_init(|| render(one)).as_str()))
        .chain(cut_short.as_deref().map(|rendered| (Range::default(), rendered)))
        .collect();
    all.sort_by_key(|(range, _)| (range.start, range.end));
    all.dedup();
    let mut list = String::from("[");
    for (at, (Range { start, end }, rendered)) in all.into_iter().enumerate() {
        let separator = if at == 0 { "" } else { "," };
        let place = |position: Position| format!(r#"{{"line":{},"character":{}}}"#, position.line, position.character);
        list.push_str(separator);
        list.push_str(&format!(r#"{{"range":{{"start":{},"end":{}}},"#, place(start), place(end)));
        // The rest of the object.
        list.push_str(rendered.get(1..).unwrap_or("}"));
    }
    list.push(']');
    list
}

/// A diagnostic of the protocol without its range.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Report {
    severity: DiagnosticSeverity,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    source: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    related_information: Option<[DiagnosticRelatedInformation; 1]>,
}

/// A finding with the text to write instead, and its place in a file that is included.
fn render(found: &Finding) -> String {
    let locale = found.locale;
    let law = found.law.map(|law| format!(" ({})", messages::law(locale, law))).unwrap_or_default();
    let help = found.help.as_ref().map(|help| format!("\n{}: {help}", messages::help(locale))).unwrap_or_default();
    let mut message = format!("{}{law}{help}", found.message);
    let mut related_information = None;
    if let Some((file, line)) = &found.included {
        message = format!("{file}:{line}: {message}");
        related_information = elsewhere(file, *line, found.message.to_string()).map(|one| [one]);
    }
    let code = Some(found.code.unwrap_or(EXPECTATION));
    json(&Report { severity: severity(found.severity), code, source: SOURCE, message, related_information })
}

fn json(report: &Report) -> String {
    serde_json::to_string(report).unwrap_or_default()
}

/// The line of an included file, from 1, that a report is about.
fn elsewhere(file: &str, line: usize, message: String) -> Option<DiagnosticRelatedInformation> {
    let start = Position::new(count(line.saturating_sub(1)), 0);
    let location = Location::new(address(file)?, Range::new(start, start));
    Some(DiagnosticRelatedInformation { location, message })
}

const fn severity(of: Severity) -> DiagnosticSeverity {
    match of {
        Severity::Error => DiagnosticSeverity::ERROR,
        Severity::Warning => DiagnosticSeverity::WARNING,
        Severity::Note => DiagnosticSeverity::INFORMATION,
    }
}
