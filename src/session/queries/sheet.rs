//! `sheet`: a ruling with what it rests on, for the players and the appeals committee.

use super::super::eval_error::EvalError;
use super::super::event_in_force::EventInForce;
use super::super::past_incident::PastIncident;
use super::super::scope::Scope;
use super::super::table::Play;
use super::{Breakdown, ByItself, Depth};
use crate::auction::Auction;
use crate::diagnostic::{Diagnostic, Problem};
use crate::ruling::{Board, Deal, Ruling, Sides};
use crate::source::Span;
use crate::syntax::tree;
use std::rc::Rc;

/// Minutes in which a ruling can be appealed where the Tournament Organizer has not specified others (Law 92B).
pub const APPEAL_MINUTES: u32 = 30;

/// A ruling to be handed over.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The event that the board was played in.
    pub event: Option<String>,
    /// The table of the event that the ruling is given at.
    pub table: Option<SheetTable>,
    /// The name of the case.
    pub case: Option<String>,
    /// Minutes in which the ruling can be appealed.
    pub appeal: u32,
    /// Whether they are those of the Laws.
    pub appeal_by_law: bool,
    /// The board.
    pub board: Option<Board>,
    /// Its cards, as far as they are known.
    pub deal: Option<Rc<Deal>>,
    /// Its calls.
    pub auction: Option<Rc<Auction>>,
    /// What is known of the play.
    pub play: Play,
    /// What was obtained at the table.
    pub obtained: Option<Ruling>,
    /// What happened, in the order in which it was found out.
    pub incidents: Vec<Rc<PastIncident>>,
    /// The ruling; none where an incident leads to none yet.
    pub ruled: Option<Ruled>,
}

/// A table of an event, by what its file says of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetTable {
    /// The section, where the event has several.
    pub section: Option<String>,
    /// What the table is called, where it is called anything.
    pub table: Option<String>,
    /// The numbers of those who sat there.
    pub contestants: Sides<String>,
}

/// The ruling of a sheet.
#[derive(Debug, Clone)]
pub enum Ruled {
    /// It is scored; beside it the result obtained, where that is known.
    Scored(Box<Breakdown>, Option<Box<Breakdown>>),
    /// There is nothing to compare it with.
    ByItself(Box<ByItself>),
}

impl EventInForce {
    /// The table in question.
    fn table_of_sheet(&self) -> Option<SheetTable> {
        let (event, at) = (self.after(), self.at()?);
        let board = event.boards.get(at.board)?;
        let line = board.lines.get(at.line?)?;
        let number = |side| event.contestant(line.by(side)).map(|one| one.number.clone()).unwrap_or_default();
        Some(SheetTable {
            section: event.section_of(board, line).map(|section| section.to_string()),
            table: line.table.as_deref().map(str::to_owned),
            contestants: Sides::of(number),
        })
    }
}

impl Scope {
    /// The last ruling with what is in force on the board.
    ///
    /// # Errors
    /// Where there is neither an incident nor a ruling, or the ruling has no score.
    pub(in super::super) fn sheet(&self, written: &tree::Sheet, place: Span) -> Result<Sheet, Vec<Diagnostic>> {
        let answer = self.named("ans").cloned();
        if self.incidents().is_empty() && answer.is_none() {
            return Err(vec![Diagnostic::at(place, Problem::SheetEmpty)]);
        }
        let ruled = answer.map(|answer| self.ruled(&answer)).transpose()?;
        Ok(Sheet {
            event: written
                .event
                .as_ref()
                .map(|event| event.node.clone())
                .or_else(|| self.event()?.after().name.clone()),
            table: self.event().and_then(EventInForce::table_of_sheet),
            case: None,
            appeal: written.appeal.unwrap_or(APPEAL_MINUTES),
            appeal_by_law: written.appeal.is_none(),
            board: self.board().copied(),
            deal: self.table().deal.clone(),
            auction: self.table().auction.as_ref().map(|called| called.auction.clone()),
            play: self.play(),
            obtained: self.plain_ruling(self.obtained())?,
            incidents: self.incidents().to_vec(),
            ruled,
        })
    }

    fn ruled(&self, answer: &tree::Ruling) -> Result<Ruled, Vec<Diagnostic>> {
        match self.breakdown(answer, Depth::Field) {
            Ok(breakdown) => {
                let obtained = self.obtained().map(|obtained| self.breakdown_of_obtained(obtained));
                Ok(Ruled::Scored(Box::new(breakdown), obtained.and_then(Result::ok).map(Box::new)))
            }
            Err(problems) => self.by_itself(answer, problems).map(|found| Ruled::ByItself(Box::new(found))),
        }
    }

    /// What was obtained is scored as it is, whatever may not be weighed.
    fn breakdown_of_obtained(&self, obtained: &tree::Ruling) -> Result<Breakdown, EvalError> {
        let mut scope = self.clone();
        scope.forget_incidents();
        Ok(scope.breakdown(obtained, Depth::Ruling)?)
    }
}
