//! Entries at the prompt that are refused as they are typed, so that nothing in force is lost by a mistake.

use crate::diagnostic::{Diagnostic, Problem};
use crate::session::{ExecutedStatement, Scope};
use crate::source::Span;

/// Whatever an entry has brought that would keep a ruling from being scored.
pub(super) struct Unready {
    pub problems: Vec<Diagnostic>,
    /// True if it is the entry that is wrong, and not what may still come.
    is_wrong: bool,
}

impl Unready {
    pub fn of(before: &Scope, after: &Scope, ran: &[ExecutedStatement]) -> Self {
        let mut problems = after.prepare();
        if !problems.is_empty() {
            let known = before.prepare();
            problems.retain(|one| one.span != Some(Span::default()) && !known.contains(one));
        }
        let is_own = |one: &Diagnostic| {
            one.span.is_some_and(|span| ran.iter().any(|statement| statement.span.file == span.file))
        };
        let is_wrong = |one: &Diagnostic| match one.problem {
            // The board may follow.
            Problem::NoBoard { .. } => false,
            // A form of scoring that an earlier penalty does not fit is as good as any other.
            Problem::PenaltyUnit { .. } => is_own(one),
            _ => true,
        };
        Self { is_wrong: problems.iter().any(is_wrong), problems }
    }
}

/// Returns whether an entry changes nothing: a line with an error, or a longer one of which nothing could be used. What is
/// pasted is run as a script is.
pub(super) fn is_refused(text: &str, ran: &[ExecutedStatement], errors: usize, unready: &Unready) -> bool {
    let is_whole = !text.contains('\n') || ran.len() <= 1;
    is_whole && (errors > 0 || unready.is_wrong) || !ran.is_empty() && !ran.iter().any(|one| one.sound)
}
