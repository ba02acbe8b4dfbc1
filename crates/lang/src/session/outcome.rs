//! What a session yields.

use super::queries::{
    Audited, Breakdown, ByItself, Comparison, ConventionComparison, EntryBreakdown, EventChanges, EventRuling,
    ExpectationOutcome, Expected, IncidentFound, Pitfall, ProposedWeights, ProtocolBreakdown, Ranking, Sensitivity,
    Sheet, Solved, SolvedPlace, Varied,
};
use super::table::Play;
use crate::auction::Auction;
use crate::diagnostic::Diagnostic;
use crate::messages::Locale;
use crate::number::Exact;
use crate::ruling::{Board, Deal};
use crate::source::Span;
use std::rc::Rc;

/// One result of a script, in the order of its statements.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// The names of the cases it stands in, outermost first.
    pub case: Option<String>,
    /// The file it stands in.
    pub file: String,
    /// Its line, from 1.
    pub line: usize,
    /// The statement that asked for it.
    pub span: Span,
    /// The language that the script asks for at this place; none where it asks for none.
    pub locale: Option<Locale>,
    /// What was asked and found.
    pub kind: OutcomeKind,
}

/// The kinds of results.
#[derive(Debug, Clone)]
pub enum OutcomeKind {
    /// A ruling, scored and explained.
    Ruling(Box<Breakdown>),
    /// A contract's score or artificial percentages, where there is nothing to compare with.
    ByItself(Box<ByItself>),
    /// A whole protocol.
    Protocol(Box<ProtocolBreakdown>),
    /// Rulings side by side.
    Compare(Comparison),
    /// A ruling and what it changes for every other pair.
    Effects(Box<Breakdown>),
    /// A ruling for a program that does not know its form.
    Entry(Box<EntryBreakdown>),
    /// A ruling at several values of a weight.
    Varied(Varied),
    /// The weight that gives a side what was asked.
    Solved(Box<Solved>),
    /// The weights that give a pair or a team a place in the event.
    SolvedPlace(Box<SolvedPlace>),
    /// What a shift of each weight would change.
    Sensitivity(Box<Sensitivity>),
    /// What averaging the scores first would have given.
    Pitfall(Box<Pitfall>),
    /// Weights that a poll or the field suggests.
    Weights(Box<ProposedWeights>),
    /// A ruling under several conventions.
    Conventions(ConventionComparison),
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
    /// The cards of a board, and the board where it is known.
    Deal {
        /// The cards.
        deal: Rc<Deal>,
        /// The board.
        board: Option<Board>,
        /// What is known of its play.
        play: Play,
    },
    /// The auction of a board.
    Auction(Rc<Auction>),
    /// The opening lead, with what else is known of the play.
    Lead(Play),
    /// A ruling to be handed over.
    Sheet(Box<Sheet>),
    /// A ruling in the place of a table's result.
    At(Box<EventRuling>),
    /// What the rulings in an event change, board by board.
    EventEffects(Box<EventChanges>),
    /// Who has to be told what of the rulings in an event.
    Notify(Box<EventChanges>),
    /// An event compared with what its file prints.
    Audit(Box<Audited>),
    /// Every board of an event.
    Boards(Box<Ranking>),
    /// The ranking of an event.
    Ranking(Box<Ranking>),
    /// What a procedure of the Laws comes to.
    Incident(Box<IncidentFound>),
    /// An expectation, kept or not.
    Expectation(ExpectationOutcome),
}

impl OutcomeKind {
    /// Warnings and notes on it, at their places.
    #[must_use]
    pub fn diagnostics(&self) -> &[Diagnostic] {
        match self {
            Self::Ruling(found) | Self::Effects(found) | Self::Answer(Answered::Ruling(found)) => &found.diagnostics,
            Self::Incident(found) => &found.diagnostics,
            Self::Weights(found) => &found.diagnostics,
            _ => &[],
        }
    }
}

/// An answer to an exam question.
#[derive(Debug, Clone)]
pub enum Answered {
    /// A ruling, scored.
    Ruling(Box<Breakdown>),
    /// The figures alone.
    Figures(Vec<Expected>),
}
