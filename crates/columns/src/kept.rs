//! The parts of a large table as results that are kept in columns.

use super::counts::Counts;
use super::parts::Part;
use super::seated::Bits;
use super::sums::{Total, totals};
use super::values::{ColumnsError, Scale};
use redress_core::ruling::{Side, Sides};
use redress_core::scoring::{Conventions, Scoring, ScoringError};
use redress_core::situation::AssessError;
use redress_events::model::{BoardSum, Kept};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// The parts of a table; some of its boards are read line by line.
pub(super) struct KeptParts {
    /// The parts of the columns; empty if only the known sums are asked for.
    parts: Arc<[Part]>,
    /// The boards that have lines.
    apart: Bits,
    /// The last sums, and the rules by which they are.
    known: Mutex<Known>,
}

struct Known {
    scoring: Scoring,
    conventions: Conventions,
    sums: Arc<[BoardSum]>,
}

impl KeptParts {
    /// The parts with their sums in matchpoints under the Laws' defaults; without parts there are no others.
    pub fn new(parts: Arc<[Part]>, apart: Bits, sums: Vec<BoardSum>) -> Self {
        let known = Known { scoring: Scoring::Matchpoints, conventions: Conventions::default(), sums: sums.into() };
        Self { parts, apart, known: Mutex::new(known) }
    }
}

impl Kept for KeptParts {
    fn sums(
        &self,
        scoring: Scoring,
        conventions: &Conventions,
    ) -> Result<Arc<[BoardSum]>, (Option<u32>, ScoringError)> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.scoring != scoring || known.conventions != *conventions {
            if self.parts.is_empty() {
                return Err((None, ScoringError::EmptyField));
            }
            let mut sums = Vec::with_capacity(known.sums.len());
            for part in &*self.parts {
                let own = part.sums(Counts::new(&part.columns.rows), scoring, conventions, &self.apart);
                sums.extend(own.map_err(of_board)?);
            }
            *known = Known { scoring, conventions: conventions.clone(), sums: sums.into() };
        }
        Ok(known.sums.clone())
    }
}

/// The board that cannot be scored, and why.
fn of_board(error: ColumnsError) -> (Option<u32>, ScoringError) {
    match error {
        ColumnsError::NotOfField(_) => (None, ScoringError::NoOtherTable),
        ColumnsError::Board { board, error } => match *error {
            AssessError::Scoring { error, .. } => (board.parse().ok(), error),
            // A plain score has a value beside others.
            _ => (board.parse().ok(), ScoringError::EmptyField),
        },
    }
}

impl fmt::Debug for KeptParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KeptParts").field("parts", &self.parts.len()).finish_non_exhaustive()
    }
}

impl Part {
    /// The sums of its contestants, in the order of the file, over the boards that have no lines.
    ///
    /// # Errors
    /// A board cannot be scored.
    pub fn sums(
        &self,
        counts: Counts,
        scoring: Scoring,
        conventions: &Conventions,
        apart: &Bits,
    ) -> Result<Vec<BoardSum>, ColumnsError> {
        let Some(seated) = &self.columns.seated else { return Ok(Vec::new()) };
        let mut scored = self.columns.score_counted(counts, scoring, conventions)?;
        for (_, scale) in scored.values.scales.iter_mut().enumerate().filter(|(board, _)| apart.has(*board)) {
            *scale = Scale::Nothing;
        }
        let Sides { ns, ew } = totals(&self.columns.rows, &scored.values);
        let total = |list: &[Total], place: usize| list.get(place).cloned().unwrap_or_default();
        let sum = |(place, side): &(usize, Side)| {
            let own = match (seated.are_apart, side) {
                (false, _) => total(&ns, *place).and(&total(&ew, *place)),
                (true, Side::NS) => total(&ns, *place),
                (true, Side::EW) => total(&ew, *place),
            };
            BoardSum { points: own.points, top: own.top, boards: own.boards }
        };
        Ok(seated.order.iter().map(sum).collect())
    }
}
