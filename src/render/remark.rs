//! What there is to remark on a result.

use super::block::Block;
use crate::catalogue::english as words;
use crate::diagnostic::Diagnostic;

/// A warning or note in a line, with its Law and code.
pub(super) fn remark(diagnostic: &Diagnostic) -> Block {
    let code = diagnostic.code();
    let law = code.law().map(|law| format!(" ({})", words::law(law))).unwrap_or_default();
    let text = format!("{}{law} [{}]", words::problems::message(&diagnostic.problem), code.name());
    Block::Remark { severity: diagnostic.severity(), text }
}
