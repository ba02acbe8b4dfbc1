//! The remarks on a result.

use super::block::Block;
use crate::diagnostic::{Diagnostic, severity_text};
use crate::messages::{self, Locale, Text};

/// A warning or note in a line, with its Law and code.
pub(super) fn remark(locale: Locale, diagnostic: &Diagnostic) -> Block {
    let code = diagnostic.code();
    let mut text = diagnostic.problem.message(locale);
    if let Some(law) = code.law() {
        text += Text::from(" (") + messages::law(locale, law) + ")";
    }
    text += format!(" [{}]", code.name());
    Block::Remark { severity: diagnostic.severity(), word: severity_text(diagnostic.severity(), locale), text }
}
