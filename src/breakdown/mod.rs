//! A result with everything that explains it, as data. Rendering turns it into text, Markdown or JSON; nothing here is
//! worded.

mod checks;
mod effects;
mod entry;

pub use checks::{Context, check, component_points, impossible_scores};
pub use effects::{Change, Effects, effects};
pub use entry::{ExpectationOutcome, Expected};

use crate::diagnostic::Diagnostic;
use crate::number::Exact;
use crate::ruling::Ruling;
use crate::scoring::{Figure, Scored, Sides};

/// One result of a script, in the order of its statements.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// The names of the cases it stands in, outermost first.
    pub case: Option<String>,
    /// The file it stands in.
    pub file: String,
    /// Its line, from 1.
    pub line: usize,
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
    Compare(Vec<Breakdown>),
    /// A ruling and what it changes for every other pair.
    Effects(Box<Breakdown>),
    /// `board`, `traveller` or `other table` alone: what is in force, as a statement of the language.
    Shown(String),
    /// An expectation, kept or not.
    Expectation(ExpectationOutcome),
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
    /// `matchpoints` or `imps`.
    pub scoring: &'static str,
    /// The result at the other table; none in matchpoints.
    pub other_table: Option<Ruling>,
    /// The score with its working.
    pub scored: Scored,
    /// What it does to the other pairs; none in IMPs.
    pub effects: Option<Effects>,
    /// Conventions that are not at their default, `name value`.
    pub conventions: Vec<(&'static str, String)>,
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
    /// The most a side can have.
    pub top: Exact,
    /// Its rows in order.
    pub rows: Vec<ProtocolLine>,
}

/// A row of a scored protocol.
#[derive(Debug, Clone)]
pub struct ProtocolLine {
    /// Its label, if it has one.
    pub label: Option<String>,
    /// Its ruling.
    pub ruling: Ruling,
    /// How many tables it stands for.
    pub count: u32,
    /// Each side's points.
    pub sides: Sides<Figure>,
}
