//! The conversation with the editor: what it says of its texts is taken in, what it asks is answered, and what is wrong
//! with a text is sent when nothing else waits.

use super::desk::{Desk, OpenFiles};
use super::document::Document;
use super::requests::{self, Failure};
use super::text::{agreed, kind};
use super::{Machine, colours, commands, transport};
use crate::analysis::Encoding;
use crate::messages::Locale;
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId};
use lsp_types::notification::{
    Cancel, DidChangeConfiguration, DidChangeTextDocument, DidChangeWatchedFiles, DidCloseTextDocument,
    DidOpenTextDocument, DidSaveTextDocument, Notification as Note, PublishDiagnostics,
};
use lsp_types::request::{Initialize, Request as _, Shutdown};
use lsp_types::{
    CodeActionProviderCapability, CodeLensOptions, CompletionOptions, DocumentLinkOptions, ExecuteCommandOptions,
    HoverProviderCapability, OneOf, RenameOptions, SemanticTokensFullOptions, SemanticTokensLegend,
    SemanticTokensOptions, ServerCapabilities, SignatureHelpOptions, TextDocumentSyncCapability, TextDocumentSyncKind,
    WorkDoneProgressOptions,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// The way in which an editor left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// It asked to shut down before, or its end of the connection is closed.
    Expected,
    /// It said `exit` without that, which the protocol calls an error.
    Abrupt,
}

/// Answers an editor on standard input and output until it leaves.
///
/// # Errors
/// The reason why the connection ended.
pub fn serve(machine: &dyn Machine, locale: Locale) -> Result<Ending, String> {
    let input = transport::input();
    let ended = converse(&input.messages, machine, locale).and_then(|ending| input.join().map(|()| ending));
    ended.map_err(|error| error.to_string())
}

fn converse(messages: &Receiver<Message>, machine: &dyn Machine, locale: Locale) -> io::Result<Ending> {
    let (id, params) = match first(messages)? {
        First::Initialize(id, params) => (id, params),
        First::Gone(ending) => return Ok(ending),
    };
    // The rest of what an editor says of itself is not asked for: to read it all by its types would be most of the server.
    let encodings = params.pointer("/capabilities/general/positionEncodings").and_then(Value::as_array);
    let encoding = agreed(encodings.map_or(&[], Vec::as_slice));
    let answer = json!({
        "capabilities": capabilities(encoding),
        "serverInfo": { "name": env!("CARGO_PKG_NAME"), "version": env!("CARGO_PKG_VERSION") },
    });
    transport::answer(&id, &answer.to_string())?;
    let editor = params.get("locale").and_then(Value::as_str).and_then(Locale::of_locale).unwrap_or(locale);
    let has_versions =
        params.pointer("/capabilities/workspace/workspaceEdit/documentChanges") == Some(&Value::Bool(true));
    let desk = Desk { machine, locale: editor, has_hints: true, has_versions, documents: BTreeMap::new() };
    let mut server = Server {
        desk,
        encoding,
        editor,
        unsent: Vec::new(),
        since: Instant::now(),
        waiting: VecDeque::new(),
        is_shut_down: false,
    };
    server.configure(params.get("initializationOptions").unwrap_or(&Value::Null));
    server.listen(messages)
}

/// The beginning of a conversation.
enum First {
    /// The request to initialize, with what the editor says of itself.
    Initialize(RequestId, Value),
    /// The editor left before it.
    Gone(Ending),
}

/// Waits for the request to initialize: other requests are refused, and notifications but `exit` are dropped.
fn first(messages: &Receiver<Message>) -> io::Result<First> {
    for message in messages {
        match message {
            Message::Request(request) if request.method == Initialize::METHOD => {
                return Ok(First::Initialize(request.id, request.params));
            }
            Message::Request(request) => {
                transport::fail(&request.id, ErrorCode::ServerNotInitialized, "the server has not been initialized")?;
            }
            Message::Notification(note) if note.method == "exit" => return Ok(First::Gone(Ending::Abrupt)),
            Message::Notification(_) | Message::Response(_) => {}
        }
    }
    Ok(First::Gone(Ending::Expected))
}

fn capabilities(encoding: Encoding) -> ServerCapabilities {
    ServerCapabilities {
        position_encoding: Some(kind(encoding)),
        text_document_sync: Some(TextDocumentSyncCapability::Kind(TextDocumentSyncKind::INCREMENTAL)),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some([" ", "\"", "/", ":", "\\", "("].map(str::to_owned).to_vec()),
            ..CompletionOptions::default()
        }),
        signature_help_provider: Some(SignatureHelpOptions {
            trigger_characters: Some(vec![" ".to_owned()]),
            ..SignatureHelpOptions::default()
        }),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_highlight_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        workspace_symbol_provider: Some(OneOf::Left(true)),
        document_link_provider: Some(DocumentLinkOptions {
            resolve_provider: Some(false),
            work_done_progress_options: WorkDoneProgressOptions::default(),
        }),
        folding_range_provider: Some(true.into()),
        document_formatting_provider: Some(OneOf::Left(true)),
        inlay_hint_provider: Some(OneOf::Left(true)),
        code_action_provider: Some(CodeActionProviderCapability::Simple(true)),
        code_lens_provider: Some(CodeLensOptions { resolve_provider: None }),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: WorkDoneProgressOptions::default(),
        })),
        semantic_tokens_provider: Some(
            SemanticTokensOptions {
                legend: SemanticTokensLegend { token_types: colours::legend(), token_modifiers: Vec::new() },
                full: Some(SemanticTokensFullOptions::Delta { delta: Some(true) }),
                range: Some(true),
                ..SemanticTokensOptions::default()
            }
            .into(),
        ),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: [commands::RUN, commands::TEST, commands::EXPLAIN, commands::WEAVE].map(str::to_owned).to_vec(),
            work_done_progress_options: WorkDoneProgressOptions::default(),
        }),
        ..ServerCapabilities::default()
    }
}

struct Server<'a> {
    desk: Desk<'a>,
    encoding: Encoding,
    /// The language that the editor has.
    editor: Locale,
    /// The texts whose diagnostics are to be sent.
    unsent: Vec<String>,
    /// Since when there are any.
    since: Instant,
    /// Messages that came while one before them was being looked at.
    waiting: VecDeque<Message>,
    /// True once the editor has asked to shut down.
    is_shut_down: bool,
}

/// The notification that an answer is not wanted any more.
const CANCEL: &str = Cancel::METHOD;

/// The request that a notification cancels.
fn id_of(note: &Notification) -> Option<RequestId> {
    let id = (note.method == CANCEL).then(|| note.params.get("id").cloned())??;
    serde_json::from_value(id).ok()
}

fn cancel(id: &RequestId) -> io::Result<()> {
    transport::fail(id, ErrorCode::RequestCanceled, "the request was cancelled")
}

/// The pause in requests after which diagnostics are published, and the longest delay.
const PAUSE: Duration = Duration::from_millis(4);
const LONGEST_SILENCE: Duration = Duration::from_millis(200);

impl Server<'_> {
    fn listen(mut self, messages: &Receiver<Message>) -> io::Result<Ending> {
        loop {
            let Some(message) = self.next(messages)? else { return Ok(Ending::Expected) };
            match message {
                Message::Request(request) if self.is_cancelled(messages, &request) => cancel(&request.id)?,
                Message::Request(request) => self.answer_or_shut_down(request)?,
                Message::Notification(note) if note.method == "exit" => {
                    return Ok(if self.is_shut_down { Ending::Expected } else { Ending::Abrupt });
                }
                Message::Notification(_) if self.is_shut_down => {}
                Message::Notification(note) if note.method == CANCEL => {
                    if let Some(request) = self.waiting_of(&note) {
                        cancel(&request.id)?;
                    }
                }
                Message::Notification(note) => self.handle_notification(note),
                Message::Response(_) => {}
            }
        }
    }

    /// Takes in what has come since, and says whether the editor needs no answer to a request any more.
    fn is_cancelled(&mut self, messages: &Receiver<Message>, request: &Request) -> bool {
        self.waiting.extend(messages.try_iter());
        let cancels = |message: &Message| match message {
            Message::Notification(note) => id_of(note).as_ref() == Some(&request.id),
            _ => false,
        };
        let found = self.waiting.iter().position(cancels);
        found.is_some_and(|at| self.waiting.remove(at).is_some())
    }

    /// The request among those that wait which a notification cancels.
    fn waiting_of(&mut self, note: &Notification) -> Option<Request> {
        let id = id_of(note)?;
        let is_it = |message: &Message| matches!(message, Message::Request(request) if request.id == id);
        let at = self.waiting.iter().position(is_it)?;
        match self.waiting.remove(at)? {
            Message::Request(request) => Some(request),
            _ => None,
        }
    }

    /// Answers a request; once the editor has asked to shut down, none is answered any more.
    fn answer_or_shut_down(&mut self, request: Request) -> io::Result<()> {
        let Request { id, method, params } = request;
        if self.is_shut_down {
            return transport::fail(&id, ErrorCode::InvalidRequest, "the server has been shut down");
        }
        if method == Initialize::METHOD {
            return transport::fail(&id, ErrorCode::InvalidRequest, "the server has been initialized");
        }
        if method == Shutdown::METHOD {
            self.is_shut_down = true;
            return transport::answer(&id, "null");
        }
        match requests::answer(&self.desk, &method, params) {
            Ok(answer) => transport::answer(&id, &answer),
            Err(Failure { code, message }) => transport::fail(&id, code, &message),
        }
    }

    /// The next message; `None` when the editor has gone. Faults are reported while no question waits: of a text
    /// that changes at each key only the last counts, and a question that follows a key is answered first.
    fn next(&mut self, messages: &Receiver<Message>) -> io::Result<Option<Message>> {
        if let Some(message) = self.waiting.pop_front() {
            if !self.unsent.is_empty() && self.since.elapsed() > LONGEST_SILENCE {
                self.report()?;
            }
            return Ok(Some(message));
        }
        while !self.unsent.is_empty() {
            match messages.recv_timeout(PAUSE) {
                Ok(message) => {
                    if self.since.elapsed() > LONGEST_SILENCE {
                        self.report()?;
                    }
                    return Ok(Some(message));
                }
                Err(RecvTimeoutError::Timeout) => self.report()?,
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
            }
        }
        Ok(messages.recv().ok())
    }

    /// Sends the diagnostics of the texts that have changed; an empty list for those that were closed.
    fn report(&mut self) -> io::Result<()> {
        for key in std::mem::take(&mut self.unsent) {
            let document = self.desk.documents.get(&key);
            let uri = json!(document.map_or(key.as_str(), |document| document.uri.as_str()));
            let params = match document {
                Some(document) => {
                    let diagnostics = super::reports::reports(document, &OpenFiles(&self.desk));
                    format!(r#"{{"uri":{uri},"version":{},"diagnostics":{diagnostics}}}"#, document.version)
                }
                None => format!(r#"{{"uri":{uri},"diagnostics":[]}}"#),
            };
            transport::notify(PublishDiagnostics::METHOD, &params)?;
        }
        Ok(())
    }

    /// Takes a notification in; one that cannot be read, or that there is not, is nothing.
    fn handle_notification(&mut self, note: Notification) {
        let Notification { method, params } = note;
        match method.as_str() {
            DidOpenTextDocument::METHOD => self.with::<DidOpenTextDocument>(params, Self::open),
            DidChangeTextDocument::METHOD => self.with::<DidChangeTextDocument>(params, |server, change| {
                let key = change.text_document.uri.as_str().to_owned();
                let version = change.text_document.version;
                if let Some(document) = server.desk.documents.get_mut(&key) {
                    document.change(version, change.content_changes);
                }
                server.changed(&key);
            }),
            DidCloseTextDocument::METHOD => self.with::<DidCloseTextDocument>(params, |server, closed| {
                let key = closed.text_document.uri.as_str().to_owned();
                server.desk.documents.remove(&key);
                server.changed(&key);
            }),
            DidSaveTextDocument::METHOD | DidChangeWatchedFiles::METHOD => self.forget_all(),
            DidChangeConfiguration::METHOD => self.with::<DidChangeConfiguration>(params, |server, changed| {
                server.configure(&changed.settings);
                server.forget_all();
            }),
            _ => {}
        }
    }

    fn with<N: Note>(&mut self, params: Value, take: impl FnOnce(&mut Self, N::Params)) {
        if let Ok(params) = serde_json::from_value(params) {
            take(self, params);
        }
    }

    fn open(&mut self, opened: lsp_types::DidOpenTextDocumentParams) {
        let text = opened.text_document;
        let key = text.uri.as_str().to_owned();
        let document = Document::new(text.uri, text.version, text.text, self.encoding, self.desk.locale);
        self.desk.documents.insert(key.clone(), document);
        self.changed(&key);
    }

    /// A text is another now: what others include of it too.
    fn changed(&mut self, key: &str) {
        let locale = self.desk.locale;
        let others = self.desk.documents.iter_mut().filter(|(other, document)| *other != key && document.includes());
        let others = others.map(|(other, document)| {
            document.forget(locale);
            other.clone()
        });
        let all: Vec<String> = std::iter::once(key.to_owned()).chain(others).collect();
        all.into_iter().for_each(|key| self.unsend(key));
    }

    fn forget_all(&mut self) {
        let locale = self.desk.locale;
        self.desk.documents.values_mut().for_each(|document| document.forget(locale));
        let all: Vec<String> = self.desk.documents.keys().cloned().collect();
        all.into_iter().for_each(|key| self.unsend(key));
    }

    fn unsend(&mut self, key: String) {
        if self.unsent.is_empty() {
            self.since = Instant::now();
        }
        if !self.unsent.contains(&key) {
            self.unsent.push(key);
        }
    }

    /// Takes settings, under the program's own name or bare.
    fn configure(&mut self, settings: &Value) {
        let settings = settings.get("redress").unwrap_or(settings);
        if let Some(language) = settings.get("language").and_then(Value::as_str) {
            self.desk.locale = Locale::of_locale(language).unwrap_or(self.editor);
        }
        if let Some(hints) = settings.get("inlayHints").and_then(Value::as_bool) {
            self.desk.has_hints = hints;
        }
    }
}
