//! Why a statement has no result.

use crate::diagnostic::Diagnostic;

/// Why a statement has no result.
#[derive(Debug)]
pub(super) enum EvalError {
    /// For these reasons.
    Refused(Vec<Diagnostic>),
    /// It was interrupted.
    Interrupted,
}

impl EvalError {
    /// The diagnostics; none for an interruption, which the caller knows of.
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        match self {
            Self::Refused(problems) => problems,
            Self::Interrupted => Vec::new(),
        }
    }
}

impl From<Vec<Diagnostic>> for EvalError {
    fn from(problems: Vec<Diagnostic>) -> Self {
        Self::Refused(problems)
    }
}
