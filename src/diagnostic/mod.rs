//! What is wrong with a script, as data: code, place, problem. The words are in the catalogue.

mod code;
mod problem;
mod suggestion;
mod syntax;

pub use crate::messages::Locale as Language;
pub use code::Code;
pub use problem::{LectureProblem, Problem};
pub use suggestion::closest;
pub use syntax::SyntaxProblem;

pub use crate::checks::Severity;

use crate::source::Span;

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
