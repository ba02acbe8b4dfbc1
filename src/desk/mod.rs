//! The desk: what a page, npm and programs in other languages ask, one request in JSON for one answer in JSON.
//!
//! A request is an object whose `do` says what is wanted; `request.rs` has each with its fields, and an answer or
//! `{ "error": { "code", "message" } }`. An error is one of the request, never of the script in it. Places in a text are
//! counted in UTF-16, as browsers do. Numbers that are exact are strings. `language` is a tag such as `pl`; it is
//! English where nothing is said, and a script may ask for its own.
//!
//! ```
//! use redress::desk::Desk;
//!
//! let script = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n(60% +620 & 40% -100)";
//! let request = serde_json::json!({ "do": "evaluate", "script": script, "want": ["document", "hints"] });
//! let answer: serde_json::Value = serde_json::from_str(&Desk::new().ask(&request.to_string())).unwrap();
//! assert_eq!(answer["document"]["results"][0]["ns"]["points"], "9.8");
//! assert_eq!(answer["hints"][0]["at"], 67);
//! ```
//!
//! Files are what they were said to hold by `file`: the desk reads none, knows no clock but the one it is given, and keeps
//! nothing beyond its own life.
//!
//! Every statement costs at most what it may cost anywhere, [counted](crate::work::Limits) and not timed; beyond that it has the
//! error `too-much` and no result. A request that runs a script may set `limit_mb`, the memory of all its results together,
//! and `limit_ms`, after which it is stopped: its answer is then the error `stopped` and nothing else, so that no answer
//! depends on how busy the machine is.

mod boards;
mod evaluate;
mod files;
mod fixes;
mod form;
mod guide;
mod limits;
mod request;
mod sheet;
mod shelf;
mod text;
mod weave;

pub use files::Solving;
pub use limits::Clock;
pub use request::{Reply, Request, Want};

use crate::analysis::{self, Analysis, SourceText, Watch};
use crate::messages::{self, Locale};
use crate::syntax::tree::Statement;
use files::Files;
use serde::Serialize;
use std::rc::Rc;

/// Bytes of the largest request: as large as the largest script that is read from a file, and a file with it.
const LARGEST: usize = 96 << 20;

/// The analysis of the last text, for the next request about it.
#[derive(Debug)]
struct LastScript {
    script: String,
    name: String,
    locale: Locale,
    statements: Rc<Vec<Statement>>,
    analysis: Rc<Analysis>,
}

/// Answers requests. Files that were given to it are remembered, and so is the last script.
#[derive(Debug, Default)]
pub struct Desk {
    files: Files,
    known: Option<LastScript>,
    clock: Option<Clock>,
}

/// The kind of an error of a request. Where the engine itself breaks down, its hosts answer with the code `broken`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RefusalCode {
    /// The request is no request, or asks for what cannot be.
    Request,
    /// No language has this tag.
    Language,
    /// The words of the page cannot be read.
    Words,
    /// Nothing has this name.
    Unknown,
    /// The file is too large or not in base64.
    File,
    /// The time limit of the request has passed.
    Stopped,
}

/// An error of a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The kind.
    pub code: RefusalCode,
    /// The same for people.
    pub message: String,
    /// The closest known name, for a "did you mean" hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub near: Option<&'static str>,
}

impl Refusal {
    fn new(code: RefusalCode, message: impl ToString) -> Self {
        Self { code, message: message.to_string(), near: None }
    }
}

/// An answer in JSON, or why there is none.
type Answer = Result<Reply, Refusal>;

impl Desk {
    /// A desk that knows no files.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The same with a solver of deals: without one `evidence` is an error.
    #[must_use]
    pub fn with_solver(mut self, solving: Solving) -> Self {
        self.files.solving = Some(solving);
        self
    }

    /// Answers a request.
    #[must_use]
    pub fn ask(&mut self, request: &str) -> String {
        self.reply(request).unwrap_or_else(|refusal| Reply::of(&Refused { error: refusal })).into_json()
    }

    fn reply(&mut self, request: &str) -> Answer {
        if request.len() > LARGEST {
            return Err(Refusal::new(RefusalCode::Request, messages::desk_too_large(Locale::default(), LARGEST >> 20)));
        }
        let request: Request = serde_json::from_str(request).map_err(|error| {
            Refusal::new(RefusalCode::Request, messages::desk_request(Locale::default(), error.to_string()))
        })?;
        match request {
            Request::Version {} => Ok(Reply::of(&Version::current())),
            Request::Evaluate(asked) => self.evaluate(&asked),
            Request::Fixes(asked) => self.fixes(&asked),
            Request::Tokens { script } => Ok(text::tokens(&script)),
            Request::Complete { script, offset, language } => self.complete(&script, offset, locale(&language)?),
            Request::Format { script, language } => Ok(text::format(&script, locale(&language)?)),
            Request::Form { script, language } => Ok(form::of_script(&script, locale(&language)?)),
            Request::Script { form, language } => Ok(form::as_script(&form, locale(&language)?)),
            Request::Balance { weights, at, to } => form::balance(&weights, at, to.as_deref()),
            Request::Board { number } => Ok(form::board(number)),
            Request::Rows { text, language } => Ok(form::rows(&text, locale(&language)?)),
            Request::Event { files, rulings, language } => Ok(form::event(&files, &rulings, locale(&language)?)),
            Request::Boards { files, language } => self.boards(&files, locale(&language)?),
            Request::Guide(asked) => self.guide(&asked),
            Request::Words { language } => shelf::words(locale(&language)?),
            Request::Topics { language } => Ok(shelf::topics(locale(&language)?)),
            Request::Topic { name, language } => shelf::topic(&name, locale(&language)?),
            Request::Examples { language } => Ok(shelf::examples(locale(&language)?)),
            Request::Sheet(asked) => self.sheet(&asked),
            Request::Weave(asked) => self.weave(&asked),
            Request::Style {} => Ok(shelf::style()),
            Request::File { name, base64 } => {
                self.known = None;
                self.files.remember(name, &base64)
            }
            Request::Forget { name } => {
                self.known = None;
                Ok(self.files.forget(name.as_deref()))
            }
        }
    }

    /// Analyses a script, seen by `watch` while it is run. The last analysis is used again for a `watch` that sees
    /// nothing.
    fn analyse(&mut self, script: &str, name: &str, locale: Locale, watch: &mut dyn Watch) -> &LastScript {
        let is_known =
            |known: &LastScript| (known.script.as_str(), known.name.as_str(), known.locale) == (script, name, locale);
        let known = self.known.take().filter(|known| !watch.sees_all() && is_known(known));
        self.known.insert(known.unwrap_or_else(|| {
            let statements = analysis::statements(script);
            let written = SourceText { name, text: script, scripts: script, statements: &statements };
            let analysis = Analysis::of(written, &self.files, watch);
            LastScript {
                script: script.to_owned(),
                name: name.to_owned(),
                locale,
                statements: Rc::new(statements),
                analysis: Rc::new(analysis),
            }
        }))
    }
}

/// The answer to a request that cannot be answered.
#[derive(Debug, Serialize)]
struct Refused {
    error: Refusal,
}

/// The version of the program and its languages.
#[derive(Debug, Serialize)]
struct Version {
    version: &'static str,
    /// The number of the JSON document's form.
    document: u32,
    languages: Vec<&'static str>,
}

impl Version {
    fn current() -> Self {
        let languages = Locale::ALL.iter().map(|locale| locale.tag()).collect();
        Self { version: env!("CARGO_PKG_VERSION"), document: 1, languages }
    }
}

/// The language of a tag.
fn locale(tag: &Option<String>) -> Result<Locale, Refusal> {
    let Some(tag) = tag else { return Ok(Locale::default()) };
    let unknown = || {
        Refusal::new(RefusalCode::Language, messages::desk_language(Locale::default(), crate::diagnostic::seen(tag)))
    };
    Locale::of_locale(tag).ok_or_else(unknown)
}
