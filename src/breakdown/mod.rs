//! A result with everything that explains it, as data. Rendering turns it into text, Markdown or JSON; nothing here is
//! worded.

mod checks;
mod choices;
mod effects;
mod entry;
mod expectation;
mod explore;

pub use checks::{Context, check, impossible_scores};
pub use choices::{ChoiceRow, Choices, differ};
pub use effects::{Change, Effects, Worth, effects};
pub use entry::{Entry, EntrySide, score_to_enter};
pub use expectation::{Correction, ExpectationOutcome, Expected, Failure};
pub use explore::{Averaged, Pitfall, Sensitivity, Shifted, Solution, Solved, Summary, Varied};

use crate::diagnostic::{Diagnostic, Language};
use crate::number::Exact;
use crate::ruling::{Deal, Ruling};
use crate::scoring::{Figure, MatchScore, Penalty, Scored, Scoring, Sides};

/// One result of a script, in the order of its statements.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// The names of the cases it stands in, outermost first.
    pub case: Option<String>,
    /// The file it stands in.
    pub file: String,
    /// Its line, from 1.
    pub line: usize,
    /// The language that the script asks for at this place; none where it asks for none.
    pub language: Option<Language>,
    /// What was asked and found.
    pub kind: OutcomeKind,
}

/// The kinds of results.
#[derive(Debug, Clone)]
pub enum OutcomeKind {
    /// A ruling, scored and explained.
    Ruling(Box<Breakdown>),
    /// A whole protocol.
    Protocol(ProtocolBreakdown),
    /// Rulings side by side.
    Compare {
        /// The score obtained at the table, which they would replace, if it is known.
        base: Option<Box<Breakdown>>,
        /// The rulings.
        rulings: Vec<Breakdown>,
    },
    /// A ruling and what it changes for every other pair.
    Effects(Box<Breakdown>),
    /// A ruling for a program that does not know its form.
    Entry(Box<Entry>),
    /// A ruling at several values of a weight.
    Varied(Varied),
    /// The weight that gives a side what was asked.
    Solved(Box<Solved>),
    /// What a shift of each weight would change.
    Sensitivity(Box<Sensitivity>),
    /// What averaging the scores first would have given.
    Pitfall(Box<Pitfall>),
    /// A ruling under several conventions.
    Conventions(Choices),
    /// `board`, `traveller` or `other table` alone: what is in force, as a statement of the language.
    Shown(String),
    /// The text of an exam question, and what it is worth.
    Question {
        /// The text.
        text: String,
        /// Its points in the exam.
        points: Option<Exact>,
    },
    /// The answer to a question.
    Answer(Answered),
    /// The cards of a board.
    Deal(Box<Deal>),
    /// An expectation, kept or not.
    Expectation(ExpectationOutcome),
}

/// An answer to an exam question.
#[derive(Debug, Clone)]
pub enum Answered {
    /// A ruling, scored.
    Ruling(Box<Breakdown>),
    /// The figures alone.
    Figures(Vec<Expected>),
}

/// A ruling with its score and its context.
#[derive(Debug, Clone)]
pub struct Breakdown {
    /// The name it was called by.
    pub name: Option<String>,
    /// What was written, its names resolved.
    pub ruling: Ruling,
    /// What was applied, where damage made it another.
    pub applied: Option<Ruling>,
    /// The group of a fouled board it belongs to, where it was named.
    pub group: Option<String>,
    /// The result at the other table; none in a field.
    pub other_table: Option<Ruling>,
    /// The score with its working.
    pub scored: Scored,
    /// What it does to the other pairs; none outside a field.
    pub effects: Option<Effects>,
    /// What it comes to in the match; none outside one.
    pub matched: Option<MatchScore>,
    /// Penalties in force.
    pub penalties: Vec<Penalty>,
    /// Conventions that were set, `name value`; a preset under its own name.
    pub conventions: Vec<(&'static str, String)>,
    /// Every convention with the value in force; empty where no more than figures were asked for.
    pub all_conventions: Vec<(&'static str, String)>,
    /// Warnings and notes on it.
    pub diagnostics: Vec<Diagnostic>,
}

impl Breakdown {
    /// The final figure of a side.
    #[must_use]
    pub fn figure(&self, side: crate::ruling::Side) -> &Figure {
        &self.scored.sides.by(side).figure
    }
}

/// A scored protocol.
#[derive(Debug, Clone)]
pub struct ProtocolBreakdown {
    /// How it was scored.
    pub scoring: Scoring,
    /// The most a side can have; none in IMPs and total points.
    pub top: Option<Exact>,
    /// Conventions that were set, as in a breakdown.
    pub conventions: Vec<(&'static str, String)>,
    /// Its rows in order.
    pub rows: Vec<ProtocolLine>,
}

/// A row of a scored protocol.
#[derive(Debug, Clone)]
pub struct ProtocolLine {
    /// The group of a fouled board it stands in.
    pub group: Option<String>,
    /// Its label, if it has one.
    pub label: Option<String>,
    /// Its ruling.
    pub ruling: Ruling,
    /// How many tables it stands for.
    pub count: u32,
    /// Each side's points.
    pub sides: Sides<Figure>,
}
