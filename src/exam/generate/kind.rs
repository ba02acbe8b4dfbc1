//! What a fresh question can ask for.

use super::random::Dice;

/// What a fresh question asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A weighted score, Law 12C1(c).
    Weighted,
    /// Weights tilted towards each side, after a director's error, Law 82C.
    Split,
    /// Self-inflicted damage by an error of play, Law 12C1(e).
    Damage,
    /// A weighted score on a board that not every table played.
    Neuberg,
    /// A weighted score against a datum.
    Butler,
}

/// Keeps the kind that a seed asks for apart from all else.
const KIND_SALT: u64 = 7;

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Weighted, Self::Split, Self::Damage, Self::Neuberg, Self::Butler];

    /// The kind that a seed asks for where nobody says it.
    #[must_use]
    pub fn of_seed(seed: u64) -> Self {
        Dice::new(seed, KIND_SALT).one_of(&Self::ALL).copied().unwrap_or(Self::Weighted)
    }

    /// The word on the command line.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Weighted => "weighted",
            Self::Split => "split",
            Self::Damage => "damage",
            Self::Neuberg => "neuberg",
            Self::Butler => "butler",
        }
    }

    /// Keeps the boards of one seed apart.
    pub(super) fn salt(self) -> u64 {
        match self {
            Self::Weighted => 1,
            Self::Split => 2,
            Self::Damage => 3,
            Self::Neuberg => 4,
            Self::Butler => 5,
        }
    }
}
