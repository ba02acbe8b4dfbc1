//! Why a ruling cannot be assessed, as data.

use crate::law::{self, Law};
use crate::ruling::{OutcomeError, Ruling, Side};
use crate::scoring::{ResolveError, Scoring, ScoringError};
use std::fmt;

/// Why a ruling has no score in its situation.
#[derive(Debug, Clone, PartialEq)]
pub enum AssessError {
    /// The ruling itself cannot be: a contract whose board is not known, or that disagrees with its score; `damage`
    /// that does not say what was obtained.
    Ruling(ResolveError),
    /// `damage` that says something else was obtained than the situation does.
    ObtainedDiffers {
        /// The result obtained by the ruling.
        written: Ruling,
        /// The result obtained.
        obtained: Ruling,
    },
    /// `damage` of a side that offended.
    OffenderDamaged {
        /// The side.
        side: Side,
    },
    /// The obtained score cannot be.
    Obtained(ResolveError),
    /// The result at the other table cannot be.
    OtherTable(ResolveError),
    /// An artificial score at the other table, with which nothing can be compared (Law 86B).
    OtherTableArtificial,
    /// Rows of the traveller cannot be.
    Rows(Vec<RowError>),
    /// There is neither a traveller nor another table, and no form of scoring that says what is missing.
    NothingToCompare,
    /// The form of scoring needs a traveller.
    NoTraveller,
    /// The form of scoring needs the result at the other table.
    NoOtherTable,
    /// The traveller has no group of this name.
    UnknownGroup {
        /// The name.
        name: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// The scoring has no value for it.
    Scoring {
        /// The form of scoring.
        scoring: Scoring,
        /// Why.
        error: ScoringError,
    },
}

/// A row of the traveller that has no score.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct RowError {
    /// The place of its group, from 0.
    pub group: usize,
    /// Its place in the group, from 0.
    pub row: usize,
    /// Why.
    pub error: ResolveError,
}

impl AssessError {
    /// The Law that refuses it, where one does.
    #[must_use]
    pub fn law(&self) -> Option<Law> {
        match self {
            Self::Ruling(error) | Self::Obtained(error) | Self::OtherTable(error) => law_of(error),
            Self::Rows(errors) => errors.first().and_then(|row| law_of(&row.error)),
            Self::ObtainedDiffers { .. } | Self::OffenderDamaged { .. } => Some(law::SELF_INFLICTED),
            Self::OtherTableArtificial => Some(law::TEAMS),
            Self::UnknownGroup { .. } => Some(law::FOULED_BOARD),
            Self::NothingToCompare | Self::NoTraveller | Self::NoOtherTable => None,
            Self::Scoring { error, .. } => match error {
                ScoringError::ImpsInMatchpoints
                | ScoringError::ShareInImps(_)
                | ScoringError::ArtificialInTotalPoints => Some(law::ARTIFICIAL),
                ScoringError::PenaltyUnit(_) => Some(law::PENALTIES),
                ScoringError::OtherArtificial => Some(law::TEAMS),
                ScoringError::EmptyField
                | ScoringError::NoOtherTable
                | ScoringError::DatumOfNothing
                | ScoringError::SumInVictoryPoints
                | ScoringError::TooManyResults { .. }
                | ScoringError::TooMuch(_) => None,
            },
        }
    }
}

fn law_of(error: &ResolveError) -> Option<Law> {
    match error {
        ResolveError::Outcome { error, .. } => match error {
            OutcomeError::NoBoard { .. } | OutcomeError::ScoreDiffers { .. } | OutcomeError::NeverScores { .. } => {
                Some(law::SCORE)
            }
        },
        ResolveError::ObtainedMissing | ResolveError::DamageNested => Some(law::SELF_INFLICTED),
    }
}

/// For programmers; readers get the diagnostics of the language.
impl fmt::Display for AssessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for AssessError {}
