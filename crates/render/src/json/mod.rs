//! The JSON document of a run, written as it comes.
//!
//! Its parts are types that serde writes; `schema/redress.schema.json` is made from them.

mod board;
mod diagnostic;
mod event;
mod exact;
mod explore;
mod field;
mod incident;
mod places;
mod ruling;
mod sheet;
#[cfg(test)]
mod tests;
mod weights;

pub use board::AuctionDocument;
pub use diagnostic::{Context, DiagnosticDocument, ExpectationDocument};

use super::notation::expected;
use crate::diagnostic::Diagnostic;
use crate::ruling::{Ruling, Side};
use crate::session::{Answered, ByItself, Outcome, OutcomeKind, Worth};
use board::{DealDocument, PlayDocument};
use event::{AtDocument, AuditDocument, ChangesDocument, RankingDocument};
use exact::{Number, Written};
use explore::{RulingPitfall, RulingSensitivity, SolvedDocument, VariedDocument};
use field::{ConventionsDocument, ProtocolDocument, RulingEffects, RulingEntry};
use incident::IncidentDocument;
use places::{PlacesDocument, SolvedPlaceDocument};
use ruling::RulingDocument;
use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::{Formatter, PrettyFormatter};
use sheet::SheetDocument;
use weights::WeightsDocument;

/// A result with its place.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Placed<'a, T> {
    /// The case it stands in; `outer / inner` for a case in a case.
    case: Option<&'a str>,
    /// The file.
    file: &'a str,
    /// The line, from 1.
    line: usize,
    #[serde(flatten)]
    result: T,
}

/// A result of a run, by the statement that asked for it.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
enum ResultDocument<'a> {
    /// A ruling, scored.
    Ruling(Box<Placed<'a, RulingDocument<'a>>>),
    /// Rulings side by side.
    Compare(Box<Placed<'a, CompareDocument<'a>>>),
    /// A ruling and what it changes for every other pair.
    Effects(Box<Placed<'a, RulingEffects<'a>>>),
    /// A ruling for a program that does not know its form.
    Entry(Box<Placed<'a, RulingEntry<'a>>>),
    /// A ruling at several values of a weight.
    Vary(Box<Placed<'a, VariedDocument<'a>>>),
    /// The weight that gives a side what was asked.
    Solve(Box<Placed<'a, SolvedDocument<'a>>>),
    /// The weights that give a pair or a team a place in the event.
    #[serde(rename = "solve-place")]
    SolvePlace(Box<Placed<'a, SolvedPlaceDocument<'a>>>),
    /// What a shift of each weight would change.
    Sensitivity(Box<Placed<'a, RulingSensitivity<'a>>>),
    /// What averaging the scores first would have given.
    Pitfall(Box<Placed<'a, RulingPitfall<'a>>>),
    /// Weights that a poll or the field suggests.
    Weights(Box<Placed<'a, WeightsDocument<'a>>>),
    /// A ruling under several conventions.
    Conventions(Box<Placed<'a, ConventionsDocument<'a>>>),
    /// A whole protocol.
    Protocol(Box<Placed<'a, ProtocolDocument<'a>>>),
    /// A ruling where there is nothing to compare with.
    Score(Box<Placed<'a, ScoreDocument<'a>>>),
    /// A statement that shows what is in force.
    Shown(Box<Placed<'a, ShownDocument<'a>>>),
    /// The text of an exam question.
    Question(Box<Placed<'a, QuestionDocument<'a>>>),
    /// The answer to a question.
    Answer(Box<Placed<'a, AnswerDocument<'a>>>),
    /// The cards of a board.
    Deal(Box<Placed<'a, DealDocument>>),
    Lead(Box<Placed<'a, PlayDocument>>),
    /// The calls of a board.
    Auction(Box<Placed<'a, AuctionDocument>>),
    /// A ruling to be handed over.
    Sheet(Box<Placed<'a, SheetDocument<'a>>>),
    /// A ruling in the place of a table's result in an event.
    At(Box<Placed<'a, AtDocument<'a>>>),
    /// An event compared with what its file prints.
    Audit(Box<Placed<'a, AuditDocument<'a>>>),
    /// What the rulings in an event change.
    #[serde(rename = "event-effects")]
    EventEffects(Box<Placed<'a, ChangesDocument<'a>>>),
    /// Who has to be told what of the rulings in an event.
    Notify(Box<Placed<'a, ChangesDocument<'a>>>),
    /// The ranking of an event.
    Ranking(Box<Placed<'a, RankingDocument<'a>>>),
    /// What a procedure of the Laws comes to.
    Incident(Box<Placed<'a, IncidentDocument<'a>>>),
}

/// Rulings side by side.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct CompareDocument<'a> {
    rulings: Vec<ResultDocument<'a>>,
    /// The score obtained at the table, which they would replace.
    obtained: Option<ResultDocument<'a>>,
    /// The places in the event with each ruling; none where no table of one is in question.
    places: Option<PlacesDocument<'a>>,
}

/// What a ruling is worth by itself.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ScoreDocument<'a> {
    /// The ruling.
    ruling: Written<'a, Ruling>,
    /// A contract's score from NS's view; none for artificial scores.
    score: Option<i32>,
    /// NS's share of the top, of 1; none for a contract.
    ns: Option<Number<'a>>,
    /// EW's.
    ew: Option<Number<'a>>,
}

impl<'a> ScoreDocument<'a> {
    fn new(found: &'a ByItself) -> Self {
        let (score, shares) = match &found.worth {
            Worth::Score(score) => (Some(*score), None),
            Worth::Shares(shares) => (None, Some(shares)),
        };
        let share = |side| shares.map(|shares| Written(shares.by(side)));
        Self { ruling: Written(&found.ruling), score, ns: share(Side::NS), ew: share(Side::EW) }
    }
}

/// What is in force, as a statement of the language.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ShownDocument<'a> {
    script: &'a str,
}

/// The text of an exam question.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct QuestionDocument<'a> {
    text: &'a str,
    /// Its points in the exam.
    worth: Option<Number<'a>>,
}

/// The answer to a question: a ruling, or the figures alone.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
enum AnswerDocument<'a> {
    Ruling(Box<RulingDocument<'a>>),
    Figures {
        /// As in an expectation.
        figures: String,
    },
}

impl<'a> ResultDocument<'a> {
    /// The document of an outcome; none for an expectation.
    fn new(outcome: &'a Outcome, context: Context<'_>) -> Option<Self> {
        let place = Place { case: outcome.case.as_deref(), file: &outcome.file, line: outcome.line };
        let ruling = |breakdown| Self::Ruling(place.of(RulingDocument::new(breakdown, context)));
        Some(match &outcome.kind {
            OutcomeKind::Ruling(breakdown) => ruling(breakdown),
            OutcomeKind::Effects(found) => Self::Effects(place.of(RulingEffects::new(found, context))),
            OutcomeKind::Compare(found) => Self::Compare(place.of(CompareDocument {
                rulings: found.rulings.iter().map(ruling).collect(),
                obtained: found.base.as_deref().map(ruling),
                places: found.places.as_ref().map(PlacesDocument::new),
            })),
            OutcomeKind::Entry(found) => Self::Entry(place.of(RulingEntry::new(found, context))),
            OutcomeKind::Question { text, points } => {
                Self::Question(place.of(QuestionDocument { text, worth: points.as_ref().map(Written) }))
            }
            OutcomeKind::Answer(Answered::Ruling(breakdown)) => {
                Self::Answer(place.of(AnswerDocument::Ruling(Box::new(RulingDocument::new(breakdown, context)))))
            }
            OutcomeKind::Answer(Answered::Figures(figures)) => {
                Self::Answer(place.of(AnswerDocument::Figures { figures: expected(figures) }))
            }
            OutcomeKind::Deal { deal, board, play } => {
                Self::Deal(place.of(DealDocument::new(deal, board.as_ref(), play)))
            }
            OutcomeKind::Lead(play) => Self::Lead(place.of(PlayDocument::new(play))),
            OutcomeKind::Auction(auction) => Self::Auction(place.of(AuctionDocument::new(auction))),
            OutcomeKind::Varied(found) => Self::Vary(place.of(VariedDocument::new(found, context))),
            OutcomeKind::Solved(found) => Self::Solve(place.of(SolvedDocument::new(found))),
            OutcomeKind::SolvedPlace(found) => Self::SolvePlace(place.of(SolvedPlaceDocument::new(found))),
            OutcomeKind::Sensitivity(found) => Self::Sensitivity(place.of(RulingSensitivity::new(found, context))),
            OutcomeKind::Pitfall(found) => Self::Pitfall(place.of(RulingPitfall::new(found, context))),
            OutcomeKind::Weights(found) => Self::Weights(place.of(WeightsDocument::new(found, context))),
            OutcomeKind::Conventions(choices) => {
                Self::Conventions(place.of(ConventionsDocument::new(choices, context)))
            }
            OutcomeKind::Protocol(found) => Self::Protocol(place.of(ProtocolDocument::new(found))),
            OutcomeKind::ByItself(found) => Self::Score(place.of(ScoreDocument::new(found))),
            OutcomeKind::Shown(script) => Self::Shown(place.of(ShownDocument { script })),
            OutcomeKind::Sheet(found) => Self::Sheet(place.of(SheetDocument::new(found, context))),
            OutcomeKind::At(found) => Self::At(place.of(AtDocument::new(found, context))),
            OutcomeKind::Audit(found) => Self::Audit(place.of(AuditDocument::new(found))),
            OutcomeKind::EventEffects(found) => Self::EventEffects(place.of(ChangesDocument::new(found))),
            OutcomeKind::Notify(found) => Self::Notify(place.of(ChangesDocument::new(found))),
            OutcomeKind::Ranking(found) => Self::Ranking(place.of(RankingDocument::new(found))),
            OutcomeKind::Incident(found) => Self::Incident(place.of(IncidentDocument::new(found, context))),
            // A whole event has a document of its own.
            OutcomeKind::Boards(_) | OutcomeKind::Expectation(_) => return None,
        })
    }
}

/// Where a result stands.
#[derive(Clone, Copy)]
struct Place<'a> {
    case: Option<&'a str>,
    file: &'a str,
    line: usize,
}

impl<'a> Place<'a> {
    fn of<T>(self, result: T) -> Box<Placed<'a, T>> {
        let Self { case, file, line } = self;
        Box::new(Placed { case, file, line, result })
    }
}

/// The document of a run as it grows: what each call gives is to be written at once, so that nothing of a long run is
/// kept but its expectations and diagnostics.
///
/// ```text
/// { "redress": 1, "results": […], "expectations": […], "diagnostics": […] }
/// ```
#[derive(Debug, Default)]
pub struct Document {
    begun: bool,
    results: usize,
    expectations: List,
    diagnostics: List,
}

impl Document {
    /// A result; an expectation is written at the end.
    #[must_use]
    pub fn outcome(&mut self, outcome: &Outcome, context: Context<'_>) -> Vec<u8> {
        if let OutcomeKind::Expectation(found) = &outcome.kind {
            let Outcome { case, file, line, .. } = outcome;
            self.expectations.push(&ExpectationDocument::new(case.as_deref(), file, *line, found));
        }
        let Some(result) = ResultDocument::new(outcome, context) else { return Vec::new() };
        let mut text = self.beginning();
        text.extend_from_slice(if self.results == 0 { b"\n    " } else { b",\n    " });
        self.results = self.results.saturating_add(1);
        write(&mut text, &result);
        text
    }

    /// A diagnostic of the run, which is written at the end.
    pub fn diagnostic(&mut self, found: &Diagnostic, context: Context<'_>) {
        self.diagnostics.push(&DiagnosticDocument::new(found, context));
    }

    /// What is left of it.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        let mut text = self.beginning();
        let end: &[u8] = if self.results == 0 { b"]" } else { b"\n  ]" };
        text.extend_from_slice(end);
        for (key, list) in [("expectations", self.expectations), ("diagnostics", self.diagnostics)] {
            text.extend_from_slice(format!(",\n  \"{key}\": [").as_bytes());
            text.extend_from_slice(&list.text);
            text.extend_from_slice(if list.text.is_empty() { b"]" } else { b"\n  ]" });
        }
        text.extend_from_slice(b"\n}\n");
        text
    }

    fn beginning(&mut self) -> Vec<u8> {
        if std::mem::replace(&mut self.begun, true) {
            return Vec::with_capacity(2048);
        }
        b"{\n  \"redress\": 1,\n  \"results\": [".to_vec()
    }
}

/// Elements of an array of the document, laid out as they stand in it.
#[derive(Debug, Default)]
struct List {
    text: Vec<u8>,
}

impl List {
    fn push(&mut self, element: &impl Serialize) {
        self.text.extend_from_slice(if self.text.is_empty() { b"\n    " } else { b",\n    " });
        write(&mut self.text, element);
    }
}

/// Writes an element of an array of the document.
fn write(text: &mut Vec<u8>, element: &impl Serialize) {
    let mut formatter = PrettyFormatter::new();
    // It stands in an array in an object, and is indented so; what they begin with is written already.
    let mut around = Vec::new();
    let inside = formatter.begin_object(&mut around).and_then(|()| formatter.begin_array(&mut around));
    let start = text.len();
    let written = element.serialize(&mut Serializer::with_formatter(&mut *text, formatter));
    if inside.is_err() || written.is_err() {
        // Memory takes whatever is written, and no key is anything but a string.
        text.truncate(start);
        text.extend_from_slice(b"null");
    }
}
