//! The forms of scoring, by name.

use crate::ruling::Unit;

/// A form of scoring, as `scoring NAME` has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scoring {
    /// Against every other result of the field: 2, 1 or 0 (Law 78A).
    Matchpoints,
    /// Against the other table (Law 78B).
    Imps,
    /// IMPs against the field's datum.
    Butler,
    /// IMPs against every other result of the field.
    CrossImps,
    /// Against the other table: 2, 1 or 0.
    BoardAMatch,
    /// The score itself (Law 78C).
    TotalPoints,
}

/// The forms of scoring that set a result against a field of others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldScoring {
    /// See [`Scoring::Matchpoints`].
    Matchpoints,
    /// See [`Scoring::CrossImps`].
    CrossImps,
    /// See [`Scoring::Butler`].
    Butler,
}

impl Scoring {
    /// Every form of scoring.
    pub const ALL: [Self; 6] =
        [Self::Matchpoints, Self::Imps, Self::Butler, Self::CrossImps, Self::BoardAMatch, Self::TotalPoints];

    /// The name in the language.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Matchpoints => "matchpoints",
            Self::Imps => "imps",
            Self::Butler => "butler",
            Self::CrossImps => "cross-imps",
            Self::BoardAMatch => "board-a-match",
            Self::TotalPoints => "total-points",
        }
    }

    /// The form of this name; case does not count.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scoring| scoring.name().eq_ignore_ascii_case(name))
    }

    /// The name of what is commonly called by another word.
    #[must_use]
    pub fn meant(word: &str) -> Option<&'static str> {
        let meant = match word.to_lowercase().as_str() {
            "mp" | "mps" | "pairs" | "matchpoint" => Self::Matchpoints,
            "imp" | "teams" | "team" | "match" => Self::Imps,
            "ximp" | "ximps" | "cross-imp" | "cavendish" => Self::CrossImps,
            "bam" | "patton" | "point-a-board" => Self::BoardAMatch,
            "total" | "aggregate" | "points" => Self::TotalPoints,
            _ => return None,
        };
        Some(meant.name())
    }

    /// The same as a scoring of a field, where it is one.
    #[must_use]
    pub fn of_field(self) -> Option<FieldScoring> {
        match self {
            Self::Matchpoints => Some(FieldScoring::Matchpoints),
            Self::Butler => Some(FieldScoring::Butler),
            Self::CrossImps => Some(FieldScoring::CrossImps),
            Self::Imps | Self::BoardAMatch | Self::TotalPoints => None,
        }
    }

    /// The unit of its points.
    #[must_use]
    pub fn unit(self) -> Unit {
        match self {
            Self::Matchpoints | Self::BoardAMatch => Unit::Matchpoints,
            Self::Imps | Self::Butler | Self::CrossImps => Unit::Imps,
            Self::TotalPoints => Unit::TotalPoints,
        }
    }
}

impl From<FieldScoring> for Scoring {
    fn from(scoring: FieldScoring) -> Self {
        match scoring {
            FieldScoring::Matchpoints => Self::Matchpoints,
            FieldScoring::CrossImps => Self::CrossImps,
            FieldScoring::Butler => Self::Butler,
        }
    }
}
