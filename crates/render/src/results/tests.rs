//! The schema in the repository is that of the types.

use super::auction::AuctionDocument;
use super::by_itself::ScoreDocument;
use super::compare::CompareDocument;
use super::conventions::ConventionsDocument;
use super::deal::{DealDocument, PlayDocument};
use super::effects::RulingEffects;
use super::entry::RulingEntry;
use super::event::{
    AtDocument, AuditDocument, ChangesDocument, EntriesDocument, RankingDocument, SolvedPlaceDocument,
    WrittenBackDocument,
};
use super::expectation::ExpectationDocument;
use super::in_force::InForceDocument;
use super::incident::IncidentDocument;
use super::pitfall::RulingPitfall;
use super::protocol::ProtocolDocument;
use super::question::{AnswerDocument, QuestionDocument};
use super::sensitivity::RulingSensitivity;
use super::sheet::SheetDocument;
use super::solve::SolvedDocument;
use super::vary::VariedDocument;
use super::weights::WeightsDocument;
use super::why_not::WhyNotDocument;
use crate::document::{DiagnosticDocument, Placed, RulingDocument};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;

/// A result of a run, by the statement that gave it.
#[derive(JsonSchema)]
#[schemars(tag = "kind", rename_all = "lowercase")]
#[allow(dead_code, reason = "each result writes its own document")]
pub(super) enum ResultDocument<'a> {
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
    /// The weight that gives a side the wanted figure.
    Solve(Box<Placed<'a, SolvedDocument<'a>>>),
    /// The weights that give a pair or a team a place in the event.
    #[schemars(rename = "solve-place")]
    SolvePlace(Box<Placed<'a, SolvedPlaceDocument<'a>>>),
    /// The effect of a shift of each weight.
    Sensitivity(Box<Placed<'a, RulingSensitivity<'a>>>),
    /// The result of averaging the scores first.
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
    InForce(Box<Placed<'a, InForceDocument>>),
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
    /// The changes that the rulings in an event make.
    #[schemars(rename = "event-effects")]
    EventEffects(Box<Placed<'a, ChangesDocument<'a>>>),
    /// The conditions of a verdict that do not hold.
    WhyNot(Box<Placed<'a, WhyNotDocument>>),
    /// The contestants to notify of the rulings in an event.
    Notify(Box<Placed<'a, ChangesDocument<'a>>>),
    /// The entries for the scoring program.
    Entries(Box<Placed<'a, EntriesDocument>>),
    /// A copy of the event's file with the rulings in it.
    #[schemars(rename = "write-back")]
    WriteBack(Box<Placed<'a, WrittenBackDocument<'a>>>),
    /// The ranking of an event.
    Ranking(Box<Placed<'a, RankingDocument<'a>>>),
    /// The outcome of a procedure of the Laws.
    Incident(Box<Placed<'a, IncidentDocument<'a>>>),
}

/// The document of a run.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "it is written part by part")]
struct RunDocument<'a> {
    /// The version of the document.
    redress: u32,
    /// Every result, in the order of the statements.
    results: Vec<ResultDocument<'a>>,
    /// Every expectation.
    expectations: Vec<ExpectationDocument>,
    /// The diagnostics of the script.
    diagnostics: Vec<DiagnosticDocument>,
}

#[test]
fn the_schema_is_that_of_the_types() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema/redress.schema.json");
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let schema = generator.into_root_schema_for::<RunDocument<'_>>();
    let made = format!("{}\n", serde_json::to_string_pretty(&schema).unwrap_or_default());
    if std::env::var_os("REDRESS_UPDATE").is_some() {
        std::fs::write(&path, &made).ok();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "schema/redress.schema.json is not that of the types; REDRESS_UPDATE=1 writes it anew");
}
