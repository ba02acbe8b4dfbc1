//! What scoring an event comes out as.

use crate::model::{ContestantId, Place};
use redress_core::number::Exact;
use redress_core::ruling::Sides;
use redress_core::scoring::{Datum, Figure, ScoringError};

/// A scored event.
#[derive(Debug, Clone)]
pub struct ScoredEvent {
    /// Its boards in the order of the event.
    pub boards: Vec<ScoredBoard>,
    /// Its contestants, the best first; in an event with two winners all of NS's before EW's.
    pub ranking: Vec<Standing>,
}

/// A scored board.
#[derive(Debug, Clone)]
pub struct ScoredBoard {
    /// How many results it has.
    pub results: Exact,
    /// How many are expected.
    pub expected: Exact,
    /// The most that a side can have; none in IMPs.
    pub top: Option<Exact>,
    /// The datum in Butler.
    pub datum: Option<Datum>,
    /// Its lines in the order of the board.
    pub lines: Vec<ScoredLine>,
}

/// A scored line.
#[derive(Debug, Clone)]
pub struct ScoredLine {
    /// Each side's figure; none where the line gives a side nothing: not played, or no opponent.
    pub figures: Sides<Option<Figure>>,
}

/// A contestant in the ranking.
#[derive(Debug, Clone)]
pub struct Standing {
    /// Who.
    pub contestant: ContestantId,
    /// The place, from 1; those who tie have the same.
    pub place: u32,
    /// Whether others have the same place.
    pub tied: bool,
    /// How many boards count.
    pub boards: u32,
    /// The points: matchpoints, IMPs or victory points, after penalties.
    pub points: Exact,
    /// In percent of the top, as a share of 1; none without a top.
    pub share: Option<Exact>,
    /// What was taken as a penalty, in the unit of the points.
    pub penalty: Exact,
}

/// Why an event cannot be scored.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum ScoreError {
    /// No form of scoring is known.
    NoScoring,
    /// A board cannot be scored.
    Board {
        /// Where the line stands.
        place: Place,
        /// Its number.
        board: u32,
        /// Why.
        error: ScoringError,
    },
}
