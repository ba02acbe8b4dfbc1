//! Quick fixes: what the help of a diagnostic says to write, offered only where it mends the text.

use super::analysis::{Analysis, Remark};
use super::document::Document;
use super::reports::{EXPECTATION, SOURCE};
use crate::diagnostic::{Problem, Severity};
use crate::messages::{self, SpanKind};
use crate::session::{Loader, OutcomeKind};
use crate::testing;
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, Command, Diagnostic as Report, NumberOrString, TextEdit,
    WorkspaceEdit,
};
use std::collections::HashMap;
use std::ops::Range;

/// Ways to mend that are tried for one diagnostic.
const MOST_TRIED: usize = 6;

/// What can be done about the diagnostics between two bytes.
pub(super) fn actions(
    document: &Document,
    within: &Range<usize>,
    reports: &[Report],
    loader: &dyn Loader,
) -> Vec<CodeActionOrCommand> {
    let analysis = document.analysis(loader);
    let touches = |place: &Range<usize>| place.start <= within.end && within.start <= place.end;
    let mut found = Vec::new();
    for remark in analysis.remarks.iter().filter(|remark| remark.included.is_none() && touches(&remark.place)) {
        found.extend(mending(document, &analysis, remark, loader).map(CodeActionOrCommand::CodeAction));
    }
    for outcome in analysis.results.iter().filter(|found| touches(&found.span.range())) {
        if let OutcomeKind::Expectation(expectation) = &outcome.kind
            && let Some(failure) = &expectation.failure
        {
            let edits = failure.corrections.iter().filter_map(|correction| {
                let place = correction.number.range();
                let figure = testing::corrected(correction, document.text().get(place.clone())?)?;
                Some(TextEdit { range: document.lines.range(&place), new_text: figure })
            });
            let edits: Vec<TextEdit> = edits.collect();
            let title = messages::editor_correct(document.locale).to_string();
            if !edits.is_empty() {
                found.push(CodeActionOrCommand::CodeAction(action(document, title, edits)));
            }
        }
    }
    let mut codes: Vec<&str> = reports.iter().filter_map(code).collect();
    codes.dedup();
    found.extend(codes.into_iter().map(|code| {
        let title = messages::editor_explain(document.locale, code.to_owned()).to_string();
        let arguments = Some(vec![serde_json::json!({ "topic": code })]);
        CodeActionOrCommand::Command(Command { title, command: super::commands::EXPLAIN.to_owned(), arguments })
    }));
    found
}

/// The code of a report of this program that has an explanation.
fn code(report: &Report) -> Option<&str> {
    let is_own = report.source.as_deref() == Some(SOURCE);
    match &report.code {
        Some(NumberOrString::String(code)) if is_own && code != EXPECTATION => Some(code),
        _ => None,
    }
}

/// The ways to mend what is wrong: each is tried before it is offered.
fn mending<'a>(
    document: &'a Document,
    analysis: &Analysis,
    remark: &'a Remark,
    loader: &'a dyn Loader,
) -> impl Iterator<Item = CodeAction> + 'a {
    let wrong = faults(analysis);
    let is_mended = move |(place, written, _): &(Range<usize>, String, bool)| {
        let text = document.text();
        let (before, after) = (text.get(..place.start).unwrap_or(""), text.get(place.end..).unwrap_or(""));
        let text = format!("{before}{written}{after}");
        let tried = Analysis::of(&document.name, &text, document.kind, document.locale, loader);
        faults(&tried) < wrong
    };
    candidates(document, remark).filter(is_mended).map(|(place, written, is_line)| {
        let shown = written.trim().to_owned();
        let title = match is_line {
            true => messages::editor_insert(document.locale, shown),
            false => messages::editor_replace(document.locale, shown),
        };
        action(document, title.to_string(), vec![TextEdit { range: document.lines.range(&place), new_text: written }])
    })
}

/// How many errors a text has, and how many warnings.
fn faults(analysis: &Analysis) -> (usize, usize) {
    let of = |severity| analysis.remarks.iter().filter(|remark| remark.diagnostic.severity() == severity).count();
    (of(Severity::Error), of(Severity::Warning))
}

/// What the help says to write, in the place of what is wrong and as a line of its own above it: the place, what is
/// written there, and whether it is a line.
fn candidates<'a>(
    document: &'a Document,
    remark: &'a Remark,
) -> impl Iterator<Item = (Range<usize>, String, bool)> + 'a {
    let locale = remark.diagnostic.locale.unwrap_or(document.locale);
    let help = Problem::help(&remark.diagnostic.problem, locale).unwrap_or_default();
    let codes: Vec<String> =
        help.spans().filter(|span| span.kind == SpanKind::Code).map(|span| span.text.into_owned()).collect();
    let written = codes.into_iter().filter(|code| !code.contains('…')).take(MOST_TRIED);
    written.flat_map(|code| {
        let line = document.lines.byte(lsp_types::Position::new(document.lines.line(remark.place.start), 0));
        let text = document.text().get(line..).unwrap_or("");
        let indent: String = text.chars().take_while(|c| matches!(c, ' ' | '\t')).collect();
        [(remark.place.clone(), code.clone(), false), (line..line, format!("{indent}{code}\n"), true)]
    })
}

fn action(document: &Document, title: String, edits: Vec<TextEdit>) -> CodeAction {
    #[allow(clippy::mutable_key_type, reason = "the protocol's own type: addresses are never changed")]
    let changes = HashMap::from([(document.uri.clone(), edits)]);
    CodeAction {
        title,
        kind: Some(CodeActionKind::QUICKFIX),
        edit: Some(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }),
        ..CodeAction::default()
    }
}
