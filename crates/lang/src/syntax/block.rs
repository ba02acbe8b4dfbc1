//! The blocks of the language, and their contents.

use super::hand;
use super::keywords::Keyword;
use super::lexer::{first_word, normalise};

/// The contents of a block, known by the first word of its heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Block {
    /// Statements.
    Case,
    /// Rows and groups.
    Traveller,
    /// Rows.
    Group,
    /// Steps of a scale.
    Scale,
    /// Answers, and polls.
    Incident,
    /// The votes of peers.
    Poll,
    /// Results by the answers of a poll, or outcomes of the field.
    Weights,
    /// Hands as a player knew them.
    Evidence,
    /// An unknown heading; the contents are passed over.
    Unknown,
}

/// Returns true if a block of rows is called so, in any language: `protokół { +620: 3 }`.
pub(super) fn is_traveller(word: &str) -> bool {
    [Keyword::Traveller, Keyword::Protocol, Keyword::Field].iter().any(|name| name.is_called(word))
        || hand::is_traveller(word)
}

impl Block {
    /// The block a heading opens inside another, by the heading's first word.
    pub fn opened_by(heading: &str, outside: Option<Self>) -> Self {
        let normalised = normalise(heading);
        let word = first_word(&normalised.text);
        match (Keyword::named(word), outside) {
            (_, Some(Self::Unknown)) => Self::Unknown,
            (Some(Keyword::Case), None | Some(Self::Case)) => Self::Case,
            (_, None | Some(Self::Case)) if is_traveller(&word.to_lowercase()) => Self::Traveller,
            (Some(Keyword::Scale), None | Some(Self::Case)) => Self::Scale,
            (Some(Keyword::Group), Some(Self::Traveller)) => Self::Group,
            (Some(Keyword::Incident), None | Some(Self::Case)) => Self::Incident,
            (Some(Keyword::Poll), Some(Self::Incident)) => Self::Poll,
            (Some(Keyword::Weights), None | Some(Self::Case)) => Self::Weights,
            (Some(Keyword::Evidence), None | Some(Self::Case)) => Self::Evidence,
            _ => Self::Unknown,
        }
    }

    /// Returns true if a comma ends a row in it.
    pub fn has_rows(self) -> bool {
        matches!(self, Self::Traveller | Self::Group | Self::Scale | Self::Poll | Self::Weights | Self::Evidence)
    }
}
