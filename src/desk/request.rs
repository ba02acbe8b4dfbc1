//! The requests of the desk, and how an answer is written.

use super::form::{EventRuling, Form};
use serde::{Deserialize, Serialize};

/// A request: the variant is its `do`, the fields are its fields.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Request {
    /// `{version, document, languages}`
    Version {},
    /// Runs a script: `{document?, html?, text?, results?, earlier?, hints?, diagnostics, more, tally, language}`, as far as
    /// it is wanted. `document` is that of `redress run --format json`. `results` are `{line, start, end, case, incident, html}`,
    /// `hints` `{at, text}` behind each ruling. A diagnostic is `{severity, word, code, message, help, law, start, end,
    /// line, file}`: an expectation that does not hold has no code; what is in another file has its name, and no start.
    /// `earlier` counts the results that `most` left out, `more` the diagnostics. `tally` is `{passed, failed, errors}`.
    Evaluate(Evaluate),
    /// Fixes of a script: `{fixes: [{title, start, end, text}]}`, each tried before it is offered.
    Fixes(Fixes),
    /// The words of a script by what they are: `{tokens: [[start, end, kind]]}`.
    Tokens {
        /// The script.
        script: String,
    },
    /// The continuations of a script at a place: `{from, choices: [{insert, label, meaning, stops}]}`. A choice replaces
    /// the text from there up to the place; `stops` are the parts of it to be written over.
    Complete {
        /// The script.
        script: String,
        /// The place.
        offset: usize,
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// The canonical form of a script: `{script, diagnostics}`, of which one is empty.
    Format {
        /// The script.
        script: String,
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// A script as a form: `{form, reason}`, of which one is null; a reason is `{message, start, end}`.
    Form {
        /// The script.
        script: String,
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// A form as a script: `{script, faults}`; a fault is `{path, code, message, help}`, and with one there is no script.
    Script {
        /// The form.
        form: Box<Form>,
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// Weights after one was changed, added or removed: `{weights}`, which sum to 100%. The others keep their proportion, in
    /// whole percents unless the one that was changed has none.
    Balance {
        /// The weights before the change.
        weights: Vec<String>,
        /// The index of the changed weight, from 0; the number of weights adds one.
        at: usize,
        /// The new weight, from 0 to 100%; left out, the weight is removed, or an added one gets its equal share.
        #[serde(default)]
        to: Option<String>,
    },
    /// The dealer and the vulnerability of a board by its number (Law 2): `{number, dealer, vulnerability}`.
    Board {
        /// The board's number.
        number: u32,
    },
    /// Rows of a traveller as they are typed, such as `+620 x3, 4S-1 N`: `{rows, fault}`. A row is that of a form; a fault
    /// is the message of the first error.
    Rows {
        /// The text.
        text: String,
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// The script of a whole event with rulings at its tables, down to the ranking: `{script, rulings, faults}`. `rulings`
    /// has each as `{place, ruling}` in the notation; faults are those of `script`.
    Event {
        /// The names of its files.
        files: Vec<String>,
        /// The rulings, in order.
        rulings: Vec<EventRuling>,
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// The boards of an event with their tables: `{boards}`, each `{board, session, section, tables}`, with tables as
    /// `{section, table, ns, ew, result, points}`; `table` is null where several lines of the board have its number.
    Boards {
        /// The names of its files.
        files: Vec<String>,
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// The walk from an irregularity to the sheet, from what a script knows: `{reply, question, hint, manner, ways, asked,
    /// reason, optional, decided, over, refused, back, script, known, found}`.
    Guide(Walk),
    /// The words of the page in a browser: `{language, name, words}`, with the language's own name. A word is a text with
    /// `{name}` for each value, or an object of plural forms by the number `n`.
    Words {
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// Everything that is explained: `{groups: [{kind, title, topics: [{name, title}]}]}`.
    Topics {
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// The explanation of a name: `{name, title, html}`. Links lead to `#topic=NAME`.
    Topic {
        /// A topic, a setting, a code, a Law, a word of the language, or what people call one of them.
        name: String,
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// `{examples: [{name, title, script}]}`
    Examples {
        /// The reader's language.
        #[serde(default)]
        language: Option<String>,
    },
    /// The cases of a script on pages to be handed over: `{html, diagnostics, more}`.
    Sheet(Sheet),
    /// The style of what is answered as HTML: `{css}`.
    Style {},
    /// Gives the desk a file that `event` and `include` name: `{files}`.
    File {
        /// Its name, as a script has it.
        name: String,
        /// Its content.
        base64: String,
    },
    /// A passage of a lecture as it is woven after its reader has changed it: `{pieces}`, each `{html, problems}` of a block or
    /// `{value}` of a figure, null where the rulings no longer have it. Nothing before the first piece is in force.
    Weave(Weave),
    /// Forgets a file, or all of them: `{files}`.
    Forget {
        /// Its name.
        #[serde(default)]
        name: Option<String>,
    },
}

/// A part of the answer about a script.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Want {
    /// The JSON document.
    Document,
    /// All results as HTML.
    Html,
    /// All results as text.
    Text,
    /// The results one by one, as HTML.
    Results,
    /// The score of each ruling, to be shown behind it.
    Hints,
}

/// A script to be run.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evaluate {
    /// The script.
    pub script: String,
    /// The reader's language.
    #[serde(default)]
    pub language: Option<String>,
    /// The script's name in messages.
    #[serde(default)]
    pub name: Option<String>,
    /// True if every other pair and every convention is shown too.
    #[serde(default)]
    pub full: bool,
    /// True if fields are drawn.
    #[serde(default = "yes")]
    pub charts: bool,
    /// Columns of a text.
    #[serde(default)]
    pub width: Option<usize>,
    /// Results that are answered one by one, at most: the last ones. All where it is left out.
    #[serde(default)]
    pub most: Option<usize>,
    /// The parts of the answer.
    #[serde(default = "usual")]
    pub want: Vec<Want>,
    /// Milliseconds after which it is stopped, where the host has a clock.
    #[serde(default)]
    pub limit_ms: Option<u32>,
    /// Megabytes that all its results may take; 256 for each statement if left out.
    #[serde(default)]
    pub limit_mb: Option<u32>,
}

const fn yes() -> bool {
    true
}

fn usual() -> Vec<Want> {
    vec![Want::Document, Want::Html]
}

/// A script to be mended.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fixes {
    /// The script.
    pub script: String,
    /// The reader's language.
    #[serde(default)]
    pub language: Option<String>,
    /// The script's name in messages.
    #[serde(default)]
    pub name: Option<String>,
    /// Only what is wrong from here on,
    #[serde(default)]
    pub start: Option<usize>,
    /// and up to here.
    #[serde(default)]
    pub end: Option<usize>,
    /// Milliseconds after which it is stopped, where the host has a clock.
    #[serde(default)]
    pub limit_ms: Option<u32>,
    /// Megabytes that all its results may take; 256 for each statement if left out.
    #[serde(default)]
    pub limit_mb: Option<u32>,
}

/// A script to be gone on from.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Walk {
    /// The script so far: the board, the score obtained, an incident with the answers that it has.
    pub script: String,
    /// Further answers, in order.
    #[serde(default)]
    pub answers: Vec<String>,
    /// The names of the questions and steps that were left open.
    #[serde(default)]
    pub open: Vec<String>,
    /// The name of a known answer that is asked for again: the first of `answers` takes its place.
    #[serde(default)]
    pub again: Option<String>,
    /// The reader's language.
    #[serde(default)]
    pub language: Option<String>,
}

/// A script whose cases are handed over.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The script.
    pub script: String,
    /// The reader's language.
    #[serde(default)]
    pub language: Option<String>,
    /// The event, where the script does not name it.
    #[serde(default)]
    pub event: Option<String>,
    /// Minutes in which a ruling can be appealed, where the script does not say; a week at most.
    #[serde(default)]
    pub appeal: Option<u32>,
    /// The paper.
    #[serde(default)]
    pub paper: PaperSize,
    /// Milliseconds after which it is stopped, where the host has a clock.
    #[serde(default)]
    pub limit_ms: Option<u32>,
    /// Megabytes that all its results may take; 256 for each statement if left out.
    #[serde(default)]
    pub limit_mb: Option<u32>,
}

/// A paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[allow(missing_docs, reason = "each is its size")]
pub enum PaperSize {
    #[default]
    A4,
    A5,
}

/// An answer, written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply(String);

impl Reply {
    /// Writes an answer as JSON.
    pub(super) fn of(answer: &impl Serialize) -> Self {
        // Every key is a string and no number is outside JSON, so that writing does not fail.
        Self(serde_json::to_string(answer).unwrap_or_else(|_| "null".to_owned()))
    }

    /// The JSON.
    #[must_use]
    pub fn into_json(self) -> String {
        self.0
    }
}

/// A passage of a lecture to be woven.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weave {
    /// The blocks of a section and the figures of its text, in order.
    pub pieces: Vec<WeavePiece>,
    /// The number of its first question.
    #[serde(default = "first")]
    pub question: usize,
    /// True if it is shown on slides.
    #[serde(default)]
    pub slides: bool,
    /// The reader's language.
    #[serde(default)]
    pub language: Option<String>,
}

/// A piece of a passage.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum WeavePiece {
    /// A block of rulings.
    Block {
        /// Its lines.
        script: String,
        /// The words behind its fence.
        #[serde(default)]
        options: String,
    },
    /// A figure.
    Figure {
        /// As `td.ns.points`.
        figure: String,
    },
}

fn first() -> usize {
    1
}
