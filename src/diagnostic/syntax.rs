//! What the notation does not allow.

use super::Code;
use crate::source::Span;

/// A text that is not in the notation.
#[derive(Debug, Clone, PartialEq)]
pub enum SyntaxProblem {
    /// Something else was expected here.
    Unexpected {
        /// The text found, empty at the end.
        found: String,
        /// What could stand here, as keys of the catalogue of expected things.
        expected: Vec<&'static str>,
        /// What was being written, as a key of the catalogue of forms: a statement's word, `row` or `scale-row`.
        form: Option<&'static str>,
    },
    /// An opening bracket or quote that is never closed; the place is the opener's.
    Unclosed {
        /// The opener: `(`, `{`, `"` or `"""`.
        opener: &'static str,
    },
    /// A closing bracket that was never opened.
    Unopened {
        /// `)` or `}`.
        closer: &'static str,
    },
    /// `9,8`
    DecimalComma {
        /// The same number with a point.
        with_point: String,
    },
    /// A number outside what the notation admits.
    NumberRange {
        /// What the number is, a key of the catalogue: `score`, `weight`, `count`, `percentage`, `number`.
        what: &'static str,
    },
    /// Parentheses in parentheses.
    NestedParentheses,
    /// Brackets or cases deeper than the limit.
    TooDeep {
        /// The limit.
        limit: usize,
    },
    /// A word that starts no statement.
    UnknownStatement {
        /// The word.
        word: String,
        /// The statement word that was probably meant.
        suggestion: Option<&'static str>,
    },
    /// A reserved word used as a name.
    ReservedName {
        /// The word.
        word: String,
    },
    /// A name as a component of a weighted ruling.
    NameAsComponent {
        /// The name.
        name: String,
    },
    /// A seat beside something that is no contract, or a similar slip that has a place of its own.
    Other {
        /// A key of the catalogue.
        key: &'static str,
        /// Where it was opened or first said, if that helps.
        related: Option<Span>,
    },
}

impl SyntaxProblem {
    /// The code it is reported under.
    #[must_use]
    pub fn code(&self) -> Code {
        match self {
            Self::Unexpected { .. } | Self::Other { .. } => Code::Syntax,
            Self::Unclosed { .. } => Code::Unclosed,
            Self::Unopened { .. } => Code::Unopened,
            Self::DecimalComma { .. } => Code::DecimalComma,
            Self::NumberRange { .. } => Code::NumberRange,
            Self::NestedParentheses => Code::NestedParentheses,
            Self::TooDeep { .. } => Code::TooDeep,
            Self::UnknownStatement { .. } => Code::UnknownStatement,
            Self::ReservedName { .. } => Code::ReservedName,
            Self::NameAsComponent { .. } => Code::NameAsComponent,
        }
    }
}
