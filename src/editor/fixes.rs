//! Edits: quick fixes, offered only if they mend the text, and the canonical form of a text.

use super::document::Document;
use super::parts::Kind;
use super::reports::{EXPECTATION, SOURCE};
use crate::analysis::{SourceText, corrections, mendings};
use crate::messages;
use crate::session::Loader;
use crate::syntax;
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, Command, Diagnostic as Report, NumberOrString, TextEdit,
    WorkspaceEdit,
};
use std::collections::HashMap;
use std::ops::Range;

/// The code actions for the diagnostics between two bytes.
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
    let written = SourceText { name, text, scripts: &scripts, statements: &[] };
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

/// The edits that make a text canonical; `None` if it cannot be read. In a lecture each block is written anew, unless
/// its lines have a prefix, as in a quotation.
pub(super) fn formatting(document: &Document) -> Option<Vec<TextEdit>> {
    let text = document.text();
    if document.kind == Kind::Script {
        let new_text = syntax::format_as_written(text).ok()?;
        let edit = TextEdit { range: document.lines.whole(), new_text: new_text.clone() };
        return Some(if new_text == text { Vec::new() } else { vec![edit] });
    }
    let edits = document.parts().iter().filter_map(|part| {
        let is_plain = part.code.windows(2).all(|two| matches!(two, [one, next] if one.end == next.start));
        let written = text.get(part.place.clone()).filter(|_| is_plain)?;
        let new_text = syntax::format_as_written(written).ok().filter(|new| new != written)?;
        Some(TextEdit { range: document.lines.range(&part.place), new_text })
    });
    Some(edits.collect())
}
