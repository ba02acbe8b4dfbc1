//! The rules by which an event is scored and ranked.

use redress_core::number::Exact;
use redress_core::scoring::{Conventions, Match, Scoring};

/// What a contestant's result is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultOf {
    /// The points of its boards as they are, together with the top of those it played: unrounded matchpoints (Compscore).
    Points,
    /// The mean of its boards' percentages as printed, to 0.01 (JFR Pary).
    MeanOfPercentages,
    /// The mean of its boards' rounded matchpoints in percent, to 0.01 (KoPS2www).
    MeanOfRoundedPoints,
    /// The sum of its matchpoints, times the boards of the event over those it played, to 0.01, in percent of the whole
    /// top (ACBLscore).
    FactoredPoints,
}

/// The rules of an event: those of a board, and how a ranking follows from the boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// The form of scoring.
    pub scoring: Scoring,
    /// The conventions of every board.
    pub conventions: Conventions,
    /// Whether lines of sit-outs count as expected results.
    pub sit_outs_expected: bool,
    /// What a result is made of.
    pub result_of: ResultOf,
    /// How a match's IMPs or points become victory points, where it is played in matches.
    pub matches: Option<Match>,
    /// The most that a round's gain counts, in IMPs, where it is capped; its loss counts whole.
    pub round_cap: Option<Exact>,
}
