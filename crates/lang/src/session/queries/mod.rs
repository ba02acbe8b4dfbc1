//! The results of a session, and the questions of a script: a file for each, with the data of its result and how it is
//! found.
//!
//! Results hold no words; rendering turns them into text, Markdown or JSON.

mod answers;
mod breakdown;
mod by_itself;
mod claim;
mod compare;
mod conventions;
mod entry;
mod event;
mod evidence;
mod expect;
mod in_force;
mod incident;
mod last_ruling;
mod pitfall;
mod places;
mod protocol;
mod sensitivity;
mod sheet;
mod solve;
mod solve_place;
mod vary;
mod weights;
mod winner;

pub(super) use answers::as_written;
pub use breakdown::{Breakdown, Depth};
pub use by_itself::{ByItself, Worth};
pub use claim::CLAIM_ROWS;
pub use compare::Comparison;
pub use conventions::{ConventionComparison, ConventionRow};
pub use entry::EntryBreakdown;
pub use event::{
    AfterRound, Audited, BoardChange, ContestantChange, EventChanges, EventFigures, EventRuling, Ranking, RulingMove,
    RulingMoves, WrittenBack,
};
pub use expect::{Correction, ExpectationOutcome, Expected, Failure, agrees, stated_claim, written_unit};
pub use incident::{IncidentFound, WhyNotFound};
pub use pitfall::{Averaged, AveragedSide, Pitfall, ScoredPart};
pub use places::{PlaceAt, Placed, Places};
pub use protocol::ProtocolBreakdown;
pub use sensitivity::{Sensitivity, Shifted};
pub(super) use sheet::SheetBasis;
pub use sheet::{Fine, Ruled, Sheet, SheetTable};
pub use solve::{Goal, Solution, Solved};
pub use solve_place::{PlaceWith, SolvedPlace};
pub use vary::Varied;
pub use weights::{Basis, OneMore, ProposedWeights};

use super::eval_error::EvalError;
use super::evidence_found::EvidenceFound;
use super::scope::Scope;
use super::statements_of_state::Stated;
use super::table::Play;
use crate::auction::Auction;
use crate::diagnostic::{Diagnostic, Problem};
use crate::messages::Locale;
use crate::number::Exact;
use crate::ruling::{Board, Deal};
use crate::source::Span;
use crate::syntax::tree::{self, QueryKind};
use std::rc::Rc;

/// One result of a script, in the order of its statements.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// The names of the cases around it, outermost first.
    pub case: Option<String>,
    /// The file of the statement.
    pub file: String,
    /// Its line, from 1.
    pub line: usize,
    /// The statement that gave it.
    pub span: Span,
    /// The language that the script asks for at this place; `None` if it asks for none.
    pub locale: Option<Locale>,
    /// The result.
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
    /// The weight that gives a side the wanted figure.
    Solved(Box<Solved>),
    /// The weights that give a pair or a team a place in the event.
    SolvedPlace(Box<SolvedPlace>),
    /// The effect of a shift of each weight.
    Sensitivity(Box<Sensitivity>),
    /// The result of averaging the scores first.
    Pitfall(Box<Pitfall>),
    /// Weights that a poll or the field suggests.
    Weights(Box<ProposedWeights>),
    /// The evidence of the cards on a contract.
    Evidence(Box<EvidenceFound>),
    /// A ruling under several conventions.
    Conventions(ConventionComparison),
    /// `board`, `traveller` or `other table` alone: what is in force, as a statement of the language.
    InForce(Stated),
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
        /// The play as far as it is known.
        play: Play,
    },
    /// The auction of a board.
    Auction {
        /// The calls.
        auction: Rc<Auction>,
        /// The procedure for an irregular call at its end, with the questions that are open.
        leads_to: Option<Box<IncidentFound>>,
    },
    /// The opening lead, with what else is known of the play.
    Lead(Play),
    /// A ruling to be handed over.
    Sheet(Box<Sheet>),
    /// A ruling in the place of a table's result.
    At(Box<EventRuling>),
    /// The changes that the rulings in an event make, board by board.
    EventEffects(Box<EventChanges>),
    /// The conditions of a verdict that do not hold.
    WhyNot(Box<WhyNotFound>),
    /// The contestants to notify of the rulings in an event.
    Notify(Box<EventChanges>),
    /// An event of which what to type into the scoring program is listed.
    Entries(Box<Ranking>),
    /// A copy of the event's file with the rulings in it, for whoever may write files.
    WrittenBack(Box<WrittenBack>),
    /// An event compared with what its file prints.
    Audit(Box<Audited>),
    /// Every board of an event.
    Boards(Box<Ranking>),
    /// The ranking of an event.
    Ranking(Box<Ranking>),
    /// The outcome of a procedure of the Laws.
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
            Self::Evidence(found) => &found.diagnostics,
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

impl Scope {
    /// Answers a question about a ruling.
    pub(super) fn answer(
        &self,
        kind: QueryKind,
        ruling: &tree::Ruling,
        span: Span,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<OutcomeKind, EvalError> {
        Ok(match kind {
            QueryKind::Effects => {
                let found = self.breakdown(ruling, Depth::Others)?;
                if found.effects.is_none() {
                    let obtained = self.plain_ruling(self.obtained())?.map(|obtained| obtained.to_string());
                    let ruling = found.assessment.ruling.to_string();
                    return Err(vec![Diagnostic::at(span, Problem::NoOtherPairs { ruling, obtained })].into());
                }
                OutcomeKind::Effects(Box::new(found))
            }
            QueryKind::Entry => OutcomeKind::Entry(Box::new(self.entry(ruling)?)),
            QueryKind::Sensitivity => OutcomeKind::Sensitivity(Box::new(self.sensitivity(ruling, interrupted)?)),
            QueryKind::Pitfall => OutcomeKind::Pitfall(Box::new(self.pitfall(ruling)?)),
        })
    }
}
