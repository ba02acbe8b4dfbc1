//! Quick fixes: what the help of a diagnostic says to write, offered only where it mends the text.

use super::document::Document;
use super::reports::{EXPECTATION, SOURCE};
use crate::analysis::{Written, corrections, mendings};
use crate::messages;
use crate::session::Loader;
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, Command, Diagnostic as Report, NumberOrString, TextEdit,
    WorkspaceEdit,
};
use std::collections::HashMap;
use std::ops::Range;

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
    let scripts = document.scripts();
    let (name, text) = (document.name.as_str(), document.text());
    let written = Written { name, text, scripts: &scripts, parts: document.parts() };
    for remark in analysis.remarks().filter(|remark| remark.included.is_none() && touches(&remark.place())) {
        found.extend(mendings(written, &analysis, remark).map(|mending| {
            let title = mending.title(document.locale).to_string();
            let edit = TextEdit { range: document.lines.range(&mending.place), new_text: mending.text };
            CodeActionOrCommand::CodeAction(action(document, title, vec![edit]))
        }));
    }
    for result in analysis.results().filter(|found| touches(&found.place())) {
        let edit = |(place, new_text)| TextEdit { range: document.lines.range(&place), new_text };
        let edits: Vec<TextEdit> = corrections(document.text(), &analysis, result).into_iter().map(edit).collect();
        if !edits.is_empty() {
            let title = messages::editor_correct(document.locale).to_string();
            found.push(CodeActionOrCommand::CodeAction(action(document, title, edits)));
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
