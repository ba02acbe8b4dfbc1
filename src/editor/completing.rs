//! Completion at the cursor, and the signature of the statement that is being typed.

use super::document::Document;
use crate::completion::{Candidate, Expected, Snippet, complete, starts_statement};
use crate::messages::names;
use crate::session::Loader;
use crate::syntax::{Keyword, statement_start};
use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, InsertTextFormat, MarkupContent, MarkupKind,
    SignatureHelp, SignatureInformation, TextEdit,
};
use std::ops::Range;

/// Lists the files beside a document, for `include` and `event`; folders end in `/`.
pub(super) type Listing<'a> = &'a dyn Fn(&str) -> Vec<String>;

/// The ways to go on at a byte, each with its meaning; statements as snippets too.
pub(super) fn completions(
    document: &Document,
    byte: usize,
    loader: &dyn Loader,
    listing: Listing<'_>,
) -> Vec<CompletionItem> {
    let Some((start, before)) = before(document, byte) else { return Vec::new() };
    let state = document.state(byte, loader);
    let (from, candidates) = match complete(&before, &state, state.locale().unwrap_or(document.locale)) {
        Expected::Candidates(from, candidates) => (from, candidates),
        Expected::File(from, kind) => {
            let own = document.name.rsplit('/').next().unwrap_or("");
            let mut found = files(before.get(from..).unwrap_or(""), listing);
            // A script that includes itself comes to no end.
            found.retain(|file| kind.fits(&file.text) && file.text != own);
            (from, found)
        }
    };
    let place = start.saturating_add(from)..byte;
    let starts = starts_statement(before.get(..from).unwrap_or(""));
    let mut items: Vec<CompletionItem> = Vec::new();
    for (rank, candidate) in candidates.iter().enumerate() {
        items.push(item(document, candidate, &place, rank, starts));
        items.extend(starts.then(|| snippet(document, candidate, &place, rank)).flatten());
    }
    items
}

/// The start of the script or the statement around a byte, and its text up to there.
fn before(document: &Document, byte: usize) -> Option<(usize, String)> {
    let start = document.begun(byte)?;
    let scripts = document.scripts();
    // Blanks at the end of a block belong to it, though no code is there yet.
    let blanks = document.text().get(start.max(scripts.len())..byte).unwrap_or("");
    Some((start, format!("{}{blanks}", scripts.get(start..byte.min(scripts.len())).unwrap_or(""))))
}

fn files(begun: &str, listing: Listing<'_>) -> Vec<Candidate> {
    let (folder, _) = begun.rsplit_once('/').unwrap_or(("", begun));
    let inside = |name: String| if folder.is_empty() { name } else { format!("{folder}/{name}") };
    let candidate = |text: String| Candidate { text, meaning: String::new() };
    listing(folder).into_iter().map(inside).filter(|name| name.starts_with(begun)).map(candidate).collect()
}

fn item(document: &Document, candidate: &Candidate, place: &Range<usize>, rank: usize, starts: bool) -> CompletionItem {
    let kind = match Keyword::named(&candidate.text) {
        Some(_) if starts => CompletionItemKind::KEYWORD,
        Some(_) => CompletionItemKind::ENUM_MEMBER,
        None if candidate.meaning.is_empty() => CompletionItemKind::VALUE,
        None => CompletionItemKind::PROPERTY,
    };
    let edit = TextEdit { range: document.lines.range(place), new_text: candidate.text.clone() };
    CompletionItem {
        label: candidate.text.clone(),
        kind: Some(kind),
        detail: (!candidate.meaning.is_empty()).then(|| candidate.meaning.clone()),
        sort_text: Some(format!("{rank:04}")),
        filter_text: Some(candidate.text.clone()),
        text_edit: Some(CompletionTextEdit::Edit(edit)),
        ..CompletionItem::default()
    }
}

/// A statement written out as an example whose parts are filled in.
fn snippet(document: &Document, candidate: &Candidate, place: &Range<usize>, rank: usize) -> Option<CompletionItem> {
    let Snippet { form, clauses, has_block } = Snippet::of(&candidate.text)?;
    let stop = |text: &str| text.replace('\\', "\\\\").replace('$', "\\$").replace('}', "\\}");
    let clauses = clauses.map(|clauses| format!(" ${{1:{}}}", stop(clauses))).unwrap_or_default();
    let text = format!("{}{clauses}{}", candidate.text, if has_block { " {\n  $0\n}" } else { "" });
    let edit = TextEdit { range: document.lines.range(place), new_text: text };
    Some(CompletionItem {
        label: format!("{} …", candidate.text),
        kind: Some(CompletionItemKind::SNIPPET),
        detail: Some(form.to_owned()),
        sort_text: Some(format!("{rank:04}~")),
        filter_text: Some(candidate.text.clone()),
        insert_text_format: Some(InsertTextFormat::SNIPPET),
        text_edit: Some(CompletionTextEdit::Edit(edit)),
        ..CompletionItem::default()
    })
}

/// The form of the statement around a byte.
pub(super) fn signature(document: &Document, byte: usize) -> Option<SignatureHelp> {
    let (_, before) = before(document, byte)?;
    let statement = before.get(statement_start(&before)..)?.trim_start();
    let (word, _) = statement.split_once([' ', '\t'])?;
    let keyword = Keyword::named(word).filter(|keyword| keyword.starts_statement())?;
    let meaning = names::keyword(document.locale, keyword.word()).to_string();
    let signature = SignatureInformation {
        label: keyword.form()?.to_owned(),
        documentation: Some(Documentation::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value: meaning })),
        parameters: None,
        active_parameter: None,
    };
    Some(SignatureHelp { signatures: vec![signature], active_signature: Some(0), active_parameter: None })
}
