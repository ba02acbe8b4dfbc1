//! A diagnostic of a script: code, place, problem, and its message in the reader's language.

mod clip;
mod expected;
mod file;
mod kinds;
mod mistake;
mod suggestion;

pub use crate::checks::Severity;
pub use clip::seen;
pub use expected::Expected;
pub use file::FileReason;
pub use kinds::{Code, Problem};
pub use mistake::Mistake;
pub use suggestion::{Edit, MOST_CANDIDATES, SuggestedPlace, closest};

use crate::messages::{self, Explanation, Locale, Text, explanation};
use crate::source::Span;

impl Code {
    /// The explanation of the code: its meaning, its reason and its remedy, with an example script that causes this
    /// code and no other.
    #[must_use]
    pub fn explanation(self, locale: Locale) -> Option<Explanation> {
        explanation(locale, &format!("code {}", self.name()))
    }
}

/// The word for people for how much something matters.
#[must_use]
pub fn severity_text(severity: Severity, locale: Locale) -> Text {
    match severity {
        Severity::Note => messages::severity_note(locale),
        Severity::Warning => messages::severity_warning(locale),
        Severity::Error => messages::severity_error(locale),
    }
}

impl Problem {
    /// The message: one sentence, lower case, no full stop, the writer's own text as code.
    #[must_use]
    pub fn message(&self, locale: Locale) -> Text {
        clip::clipped(self.full_message(locale))
    }

    /// The advice, if there is any.
    #[must_use]
    pub fn help(&self, locale: Locale) -> Option<Text> {
        self.full_help(locale).filter(|help| !help.is_empty()).map(clip::clipped)
    }
}

/// One thing to tell the user, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagnostic {
    /// The problem; everything else follows from it.
    pub problem: Problem,
    /// The place in the text; `None` for a problem without one.
    pub span: Option<Span>,
    /// The language that the script asks for at this place; `None` if it asks for none.
    pub locale: Option<Locale>,
    /// The corrections that its help proposes, already tried, the likelier first.
    pub edits: Vec<Edit>,
}

impl Diagnostic {
    /// A problem at a place.
    #[must_use]
    pub fn at(span: Span, problem: impl Into<Problem>) -> Self {
        Self { problem: problem.into(), span: Some(span), locale: None, edits: Vec::new() }
    }

    /// A problem of the whole run.
    #[must_use]
    pub fn placeless(problem: impl Into<Problem>) -> Self {
        Self { problem: problem.into(), span: None, locale: None, edits: Vec::new() }
    }

    /// Its stable name.
    #[must_use]
    pub fn code(&self) -> Code {
        self.problem.code()
    }

    /// The severity of the problem.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.code().severity()
    }
}

#[cfg(test)]
mod tests;
