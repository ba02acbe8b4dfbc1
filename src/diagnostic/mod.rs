//! What is wrong with a script: code, place, problem, and what is said of it in the reader's language.

mod clip;
mod expected;
mod kinds;
mod suggestion;

pub use crate::messages::Locale as Language;
pub use clip::seen;
pub use expected::Expected;
pub use kinds::{Code, Problem};
pub use suggestion::closest;

use crate::messages::{self, Explanation, Locale, Text, explanation};
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
    /// The word of the language of rulings for it, which is also the JSON's.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    /// The word for people.
    #[must_use]
    pub fn text(self, locale: Locale) -> Text {
        match self {
            Self::Note => messages::severity_note(locale),
            Self::Warning => messages::severity_warning(locale),
            Self::Error => messages::severity_error(locale),
        }
    }
}

impl Code {
    /// What it means, why, and what to write; with a script that provokes it and no other code, where one can.
    #[must_use]
    pub fn explanation(self, locale: Locale) -> Option<Explanation> {
        explanation(locale, &format!("code {}", self.name()))
    }
}

impl Problem {
    /// What is wrong: one sentence, lower case, no full stop, the writer's own text as code.
    #[must_use]
    pub fn message(&self, locale: Locale) -> Text {
        clip::clipped(self.full_message(locale))
    }

    /// What to write instead, if there is advice to give.
    #[must_use]
    pub fn help(&self, locale: Locale) -> Option<Text> {
        self.full_help(locale).filter(|help| !help.is_empty()).map(clip::clipped)
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
    pub language: Option<Locale>,
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

#[cfg(test)]
mod tests;
