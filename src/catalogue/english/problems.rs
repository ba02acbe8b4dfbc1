//! What is wrong, in a sentence.

use crate::catalogue::language;
use crate::diagnostic::Problem;

pub use crate::diagnostic::seen;

/// What is wrong: one sentence, lower case, no full stop, the user's text in backticks.
#[must_use]
pub fn message(problem: &Problem) -> String {
    problem.message(language()).to_string()
}
