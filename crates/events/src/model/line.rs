//! Lines of a board's traveller, each the result of one table.

use super::contestant::ContestantId;
use super::fault::Place;
use super::printed::Printed;
use redress_core::ruling::{Board, Outcome, Ruling, Side, SideRuling, Sides, WrittenContract};
use redress_core::scoring::Penalty;
use std::sync::Arc;

/// A room of a team match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Room {
    /// The home team sits North-South.
    Open,
    /// The home team sits East-West.
    Closed,
}

/// A line of a board's traveller: the result of one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its place in the file.
    pub place: Place,
    /// The table, as the file writes it.
    pub table: Option<Arc<str>>,
    /// The round.
    pub round: Option<Arc<str>>,
    /// The room of a team match.
    pub room: Option<Room>,
    /// The group of a fouled board whose results are compared with one another (Law 87); `None` if there is only one.
    pub group: Option<Arc<str>>,
    /// The contestant that sat North-South on this board.
    pub ns: ContestantId,
    /// The contestant that sat East-West.
    pub ew: ContestantId,
    /// Its result.
    pub result: LineResult,
    /// The contract, if one is written; it may lack its parts.
    pub contract: Option<WrittenContract>,
    /// The lead, as the file writes it.
    pub lead: Option<Arc<str>>,
    /// The program's code for an artificial score or a state, as written: `A6040`.
    pub code: Option<Arc<str>>,
    /// The printed figure of each side.
    pub printed: Sides<Option<Printed>>,
    /// The procedural penalties (Law 90) that were given at the table.
    pub penalties: Vec<Penalty>,
}

/// The result of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineResult {
    /// A score, or an artificial or assigned adjusted score.
    Ruling(Arc<Ruling>),
    /// A ruling of which the file has only the figures, those in [`Line::printed`].
    Bare,
    /// One side sat out: there is no opponent, and no result.
    SitOut,
    /// The board was not played at this table.
    NotPlayed,
}

impl Line {
    /// A line with this result and nothing else.
    #[must_use]
    pub fn new(place: Place, ns: ContestantId, ew: ContestantId, result: LineResult) -> Self {
        Self {
            place,
            table: None,
            round: None,
            room: None,
            group: None,
            ns,
            ew,
            result,
            contract: None,
            lead: None,
            code: None,
            printed: Sides::default(),
            penalties: Vec::new(),
        }
    }

    /// Returns true if a side has an artificial score or nothing, and no result of its own.
    #[must_use]
    pub fn is_artificial(&self, side: Side) -> bool {
        match &self.result {
            LineResult::Ruling(ruling) => matches!(ruling.side(side), Some(SideRuling::Artificial(_))),
            LineResult::Bare | LineResult::SitOut | LineResult::NotPlayed => true,
        }
    }

    /// The one score of a result on its board, from NS's view, in points; `None` for a ruling of several parts, of an
    /// artificial score, or of a contract that has no score there.
    #[must_use]
    pub fn score(&self, board: &Board) -> Option<i32> {
        let LineResult::Ruling(ruling) = &self.result else { return None };
        match ruling.components().as_slice() {
            [only] => match &only.outcome {
                Outcome::Score(score) => Some(*score),
                outcome => outcome.score(Some(board)).ok(),
            },
            _ => None,
        }
    }

    /// The contestant at a side.
    #[must_use]
    pub fn by(&self, side: Side) -> ContestantId {
        match side {
            Side::NS => self.ns,
            Side::EW => self.ew,
        }
    }
}
