//! The requests of an editor, method by method.

use super::desk::{Desk, OpenFiles};
use super::document::Document;
use super::{colours, commands, completing, fixes, hover, naming, outline, paths};
use crate::render;
use lsp_server::ErrorCode;
use lsp_types::request::{
    CodeActionRequest, CodeLensRequest, Completion, DocumentHighlightRequest, DocumentLinkRequest,
    DocumentSymbolRequest, ExecuteCommand, FoldingRangeRequest, Formatting, GotoDefinition, HoverRequest,
    InlayHintRequest, PrepareRenameRequest, References, Rename, Request, SemanticTokensFullDeltaRequest,
    SemanticTokensFullRequest, SemanticTokensRangeRequest, SignatureHelpRequest, WorkspaceSymbolRequest,
};
use lsp_types::{
    CompletionResponse, DocumentChanges, DocumentHighlight, DocumentSymbolResponse, ExecuteCommandParams,
    GotoDefinitionResponse, Hover, HoverContents, MarkupContent, MarkupKind, OneOf,
    OptionalVersionedTextDocumentIdentifier, PrepareRenameResponse, SemanticTokens, SemanticTokensRangeResult,
    SemanticTokensResult, TextDocumentEdit, TextDocumentPositionParams, Uri, WorkspaceEdit, WorkspaceSymbolResponse,
};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::HashMap;

/// The reason why a request has no answer.
pub(super) struct Failure {
    pub code: ErrorCode,
    pub message: String,
}

impl Failure {
    fn refused(message: String) -> Self {
        Self { code: ErrorCode::RequestFailed, message }
    }
}

type Answer = Result<String, Failure>;

/// Answers a request, in JSON.
pub(super) fn answer(desk: &Desk<'_>, method: &str, params: Value) -> Answer {
    let files = &OpenFiles(desk);
    match method {
        HoverRequest::METHOD => respond::<HoverRequest>(params, |asked| {
            let (document, byte) = document_at(desk, &asked.text_document_position_params)?;
            let (value, place) = hover::hover(document, byte, files)?;
            let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
            Some(Hover { contents, range: Some(document.lines.range(&place)) })
        }),
        Completion::METHOD => respond::<Completion>(params, |asked| {
            let (document, byte) = document_at(desk, &asked.text_document_position)?;
            let listing = |folder: &str| desk.machine.listed(folder, &document.name);
            Some(CompletionResponse::Array(completing::completions(document, byte, files, &listing)))
        }),
        SignatureHelpRequest::METHOD => respond::<SignatureHelpRequest>(params, |asked| {
            let (document, byte) = document_at(desk, &asked.text_document_position_params)?;
            completing::signature(document, byte)
        }),
        GotoDefinition::METHOD => respond::<GotoDefinition>(params, |asked| {
            let (document, byte) = document_at(desk, &asked.text_document_position_params)?;
            let found = paths::definition(document, byte).or_else(|| naming::definition(document, byte, files));
            found.map(GotoDefinitionResponse::Scalar)
        }),
        References::METHOD => respond::<References>(params, |asked| {
            let (document, byte) = document_at(desk, &asked.text_document_position)?;
            Some(naming::references(desk, document, byte, asked.context.include_declaration))
        }),
        DocumentHighlightRequest::METHOD => respond::<DocumentHighlightRequest>(params, |asked| {
            let (document, byte) = document_at(desk, &asked.text_document_position_params)?;
            let places = naming::places(document, byte, files).into_iter();
            Some(places.map(|range| DocumentHighlight { range, kind: None }).collect())
        }),
        PrepareRenameRequest::METHOD => respond::<PrepareRenameRequest>(params, |asked| {
            let (document, byte) = document_at(desk, &asked)?;
            let place = naming::renamed(document, byte, files)?;
            Some(PrepareRenameResponse::Range(document.lines.range(&place)))
        }),
        Rename::METHOD => rename(desk, params),
        ExecuteCommand::METHOD => execute(desk, params),
        CodeActionRequest::METHOD => respond::<CodeActionRequest>(params, |asked| {
            let document = desk.document(&asked.text_document.uri)?;
            let within = document.lines.byte(asked.range.start)..document.lines.byte(asked.range.end);
            Some(fixes::actions(document, &within, &asked.context.diagnostics, files))
        }),
        InlayHintRequest::METHOD => respond::<InlayHintRequest>(params, |asked| {
            let document = desk.document(&asked.text_document.uri).filter(|_| desk.has_hints)?;
            let within = document.lines.byte(asked.range.start)..document.lines.byte(asked.range.end);
            Some(hover::hints(document, &within, files))
        }),
        _ => answer_about_text(desk, method, params),
    }
}

/// Answers a request about a whole text.
fn answer_about_text(desk: &Desk<'_>, method: &str, params: Value) -> Answer {
    let document = |uri: &Uri| desk.document(uri);
    match method {
        DocumentSymbolRequest::METHOD => respond::<DocumentSymbolRequest>(params, |asked| {
            Some(DocumentSymbolResponse::Nested(outline::symbols(document(&asked.text_document.uri)?)))
        }),
        DocumentLinkRequest::METHOD => {
            respond::<DocumentLinkRequest>(params, |asked| Some(paths::links(document(&asked.text_document.uri)?)))
        }
        WorkspaceSymbolRequest::METHOD => respond::<WorkspaceSymbolRequest>(params, |asked| {
            let found = desk.documents.values().flat_map(|document| outline::found(document, &asked.query));
            Some(WorkspaceSymbolResponse::Flat(found.collect()))
        }),
        FoldingRangeRequest::METHOD => {
            respond::<FoldingRangeRequest>(params, |asked| Some(outline::folds(document(&asked.text_document.uri)?)))
        }
        Formatting::METHOD => {
            respond::<Formatting>(params, |asked| fixes::formatting(document(&asked.text_document.uri)?))
        }
        CodeLensRequest::METHOD => {
            respond::<CodeLensRequest>(params, |asked| Some(commands::lenses(document(&asked.text_document.uri)?)))
        }
        SemanticTokensFullRequest::METHOD => respond::<SemanticTokensFullRequest>(params, |asked| {
            Some(SemanticTokensResult::Tokens(colours::all(document(&asked.text_document.uri)?)))
        }),
        SemanticTokensFullDeltaRequest::METHOD => respond::<SemanticTokensFullDeltaRequest>(params, |asked| {
            Some(colours::changed(document(&asked.text_document.uri)?, &asked.previous_result_id))
        }),
        SemanticTokensRangeRequest::METHOD => respond::<SemanticTokensRangeRequest>(params, |asked| {
            let document = document(&asked.text_document.uri)?;
            let within = document.lines.byte(asked.range.start)..document.lines.byte(asked.range.end);
            let data = colours::colours(document, document.scripts_around(&within, &OpenFiles(desk)));
            Some(SemanticTokensRangeResult::Tokens(SemanticTokens { result_id: None, data }))
        }),
        _ => Err(Failure { code: ErrorCode::MethodNotFound, message: method.to_owned() }),
    }
}

/// The answer of a request whose parameters can be read.
fn respond<R: Request>(params: Value, answer: impl FnOnce(R::Params) -> R::Result) -> Answer {
    json(&answer(read(params)?))
}

fn json(answer: &impl Serialize) -> Answer {
    serde_json::to_string(answer)
        .map_err(|error| Failure { code: ErrorCode::InternalError, message: error.to_string() })
}

fn read<P: serde::de::DeserializeOwned>(params: Value) -> Result<P, Failure> {
    serde_json::from_value(params)
        .map_err(|error| Failure { code: ErrorCode::InvalidParams, message: error.to_string() })
}

/// The text and the byte of a position.
fn document_at<'a>(desk: &'a Desk<'_>, asked: &TextDocumentPositionParams) -> Option<(&'a Document, usize)> {
    let document = desk.document(&asked.text_document.uri)?;
    Some((document, document.lines.byte(asked.position)))
}

fn rename(desk: &Desk<'_>, params: Value) -> Answer {
    let asked: <Rename as Request>::Params = read(params)?;
    let Some((document, byte)) = document_at(desk, &asked.text_document_position) else { return json(&()) };
    let files = naming::rename(desk, document, byte, &asked.new_name).map_err(Failure::refused)?;
    json(&workspace_edit(files, desk.has_versions))
}

/// Edits of several files: with the versions that they are of where the editor looks at them.
fn workspace_edit(files: Vec<naming::Edits>, has_versions: bool) -> WorkspaceEdit {
    if has_versions {
        let edits = files.into_iter().map(|file| TextDocumentEdit {
            text_document: OptionalVersionedTextDocumentIdentifier { uri: file.uri, version: file.version },
            edits: file.edits.into_iter().map(OneOf::Left).collect(),
        });
        let changes = DocumentChanges::Edits(edits.collect());
        return WorkspaceEdit { document_changes: Some(changes), ..WorkspaceEdit::default() };
    }
    #[allow(clippy::mutable_key_type, reason = "the protocol's own type: addresses are never changed")]
    let changes: HashMap<Uri, _> = files.into_iter().map(|file| (file.uri, file.edits)).collect();
    WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }
}

/// Does what a lens or the editor's own command asks for: one argument, the text and a line of it, or a topic.
fn execute(desk: &Desk<'_>, params: Value) -> Answer {
    let asked: ExecuteCommandParams = read(params)?;
    let argument = asked.arguments.first().unwrap_or(&Value::Null);
    let text = |key: &str| argument.get(key).and_then(Value::as_str);
    if asked.command == commands::EXPLAIN {
        let topic = text("topic").unwrap_or_default();
        return match render::explain(topic, desk.locale) {
            Ok(explained) => markdown(&format!("```text\n{}\n```", explained.trim_end())),
            Err(_) => Err(Failure::refused(
                crate::messages::explain_unknown(desk.locale, crate::source::visible(topic)).to_string(),
            )),
        };
    }
    let unknown = || Failure { code: ErrorCode::InvalidParams, message: asked.command.clone() };
    let document = text("uri").and_then(|uri| desk.documents.get(uri)).ok_or_else(unknown)?;
    let line = argument.get("line").and_then(Value::as_u64).and_then(|line| u32::try_from(line).ok());
    let files = &OpenFiles(desk);
    match asked.command.as_str() {
        commands::RUN => markdown(&commands::run(document, line, files)),
        commands::TEST => markdown(&commands::test(document, line, files)),
        commands::WEAVE => json(&json!({ "html": commands::weave(document, files) })),
        _ => Err(unknown()),
    }
}

fn markdown(text: &str) -> Answer {
    json(&json!({ "markdown": text }))
}
