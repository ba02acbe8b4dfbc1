//! Why something has no score.

use super::penalty::PenaltyUnit;
use crate::number::Exact;
use crate::work::Excess;

/// Why something has no score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoringError {
    /// There is no other result to compare with.
    EmptyField,
    /// There is no result of the other table to compare with.
    NoOtherTable,
    /// An amount of IMPs has no value in matchpoints.
    ImpsInMatchpoints,
    /// A percentage other than 40, 50 and 60 has no value in IMPs.
    ShareInImps(Exact),
    /// A score in total points is assigned or none.
    ArtificialInTotalPoints,
    /// An artificial score at the other table is no score to compare with (Law 86B).
    OtherArtificial,
    /// The datum's trim leaves no result.
    DatumOfNothing,
    /// A sum of cross-IMPs has no value in victory points: it grows with the number of tables, and the scales are for
    /// IMPs of a match.
    SumInVictoryPoints,
    /// A penalty in a unit that this scoring does not have.
    PenaltyUnit(PenaltyUnit),
    /// More results than the number of tables that was set.
    TooManyResults {
        /// The value of `tables`.
        tables: i64,
        /// The number of results.
        results: Exact,
    },
    /// It costs more than it may.
    TooMuch(Excess),
}

impl ScoringError {
    /// Returns true if it concerns only one result, so that others beside it can be scored.
    #[must_use]
    pub fn is_of_one_result(&self) -> bool {
        match self {
            Self::EmptyField
            | Self::NoOtherTable
            | Self::ImpsInMatchpoints
            | Self::ShareInImps(_)
            | Self::ArtificialInTotalPoints
            | Self::DatumOfNothing => true,
            Self::OtherArtificial
            | Self::SumInVictoryPoints
            | Self::PenaltyUnit(_)
            | Self::TooManyResults { .. }
            | Self::TooMuch(_) => false,
        }
    }

    /// Returns true if more results on the board would give a score.
    #[must_use]
    pub fn is_lack_of_results(&self) -> bool {
        matches!(self, Self::EmptyField | Self::DatumOfNothing)
    }
}

/// For programmers; readers get the diagnostics of the language.
impl std::fmt::Display for ScoringError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for ScoringError {}
