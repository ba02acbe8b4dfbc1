//! Rulings that an audit proposes, with which an event is ranked.

use crate::diagnostic::Problem;
use crate::ruling::{Ruling, Side, SideRuling};
use std::sync::Arc;

/// A ruling that an audit proposes for a table of which the file has only what was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProposedRuling {
    /// The number of the board.
    pub board: Option<u32>,
    /// The section, where there are several.
    pub section: Option<String>,
    /// The table, as it is written behind `at`.
    pub table: String,
    /// The ruling.
    pub ruling: Arc<Ruling>,
}

/// Proposed rulings that a note names.
const MOST_NAMED: usize = 3;

impl ProposedRuling {
    /// Returns true if it gives both sides artificial scores, which no table of the field shows.
    #[must_use]
    pub fn is_artificial(&self) -> bool {
        Side::BOTH.iter().all(|side| matches!(self.ruling.side(*side), Some(SideRuling::Artificial(_))))
    }

    /// The note that an event is ranked with them; `None` if there are none.
    #[must_use]
    pub fn note(all: &[Self]) -> Option<Problem> {
        let written = |one: &Self| {
            let board = one.board.map(|number| format!("board {number}; ")).unwrap_or_default();
            format!("{board}at {}: {}", one.table, one.ruling)
        };
        let rulings: Vec<String> = all.iter().take(MOST_NAMED).map(written).collect();
        let more = all.len().saturating_sub(rulings.len());
        (!all.is_empty()).then_some(Problem::RulingsProposed { count: all.len(), rulings, more })
    }
}
