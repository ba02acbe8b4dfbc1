//! What a fresh question can ask for.

/// What a fresh question asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A weighted score, Law 12C1(c).
    Weighted,
    /// Each side its own, after a director's error, Law 82C.
    Split,
    /// Damage that a side did to itself, Law 12C1(e).
    Damage,
    /// A weighted score on a board that not every table played.
    Neuberg,
    /// A weighted score against a datum.
    Butler,
}

impl Kind {
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
