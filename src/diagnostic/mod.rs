//! What is wrong with a script, as data: code, place, problem. The words are in the catalogue.

mod code;
mod language;
mod problem;
mod suggestion;
mod syntax;

pub use code::Code;
pub use language::Language;
pub use problem::{LectureProblem, Problem};
pub use suggestion::closest;
pub use syntax::SyntaxProblem;

use crate::source::Span;

/// How much a diagnostic matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A hint beside a sound result.
    Note,
    /// The result stands but is probably not what was meant.
    Warning,
    /// There is no result.
    Error,
}

impl Severity {
    /// The word of the language for it, which is also the JSON's.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// One thing to tell the user, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagnostic {
    /// What it is; everything else follows from it.
    pub problem: Problem,
    /// Where; none for what has no place in a text.
    pub span: Option<Span>,
    /// The language that the script asks for at this place; none where it asks for none.
    pub language: Option<Language>,
}

impl Diagnostic {
    /// A problem at a place.
    #[must_use]
    pub fn at(span: Span, problem: impl Into<Problem>) -> Self {
        Self { problem: problem.into(), span: Some(span), language: None }
    }

    /// A problem of the whole run.
    #[must_use]
    pub fn placeless(problem: impl Into<Problem>) -> Self {
        Self { problem: problem.into(), span: None, language: None }
    }

    /// Its stable name.
    #[must_use]
    pub fn code(&self) -> Code {
        self.problem.code()
    }

    /// How much it matters.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.code().severity()
    }
}

impl From<SyntaxProblem> for Problem {
    fn from(problem: SyntaxProblem) -> Self {
        Self::Syntax(problem)
    }
}
