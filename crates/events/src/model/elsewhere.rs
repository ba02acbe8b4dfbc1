//! Results of an event that are kept elsewhere, in columns: whole boards, and those beside the lines of a board.

use super::contestant::ContestantId;
use redress_core::number::Exact;
use redress_core::ruling::Side;
use redress_core::scoring::{Conventions, Scoring, ScoringError};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::sync::Arc;

/// Boards that are not among those of the event and count in its ranking.
#[derive(Debug, Clone)]
pub struct Elsewhere {
    /// The number of boards.
    pub boards: usize,
    /// The number of their results.
    pub results: usize,
    /// The numbers of the boards that there are, those with lines too.
    pub numbers: BTreeSet<u32>,
    /// Their results.
    pub kept: Arc<dyn Kept>,
}

impl PartialEq for Elsewhere {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.kept, &other.kept)
    }
}

impl Eq for Elsewhere {}

/// Results that are kept in columns.
pub trait Kept: Debug + Send + Sync {
    /// The sums of the event's first contestants from them, in the order of the event.
    ///
    /// # Errors
    /// A board cannot be scored, and its number; none if no board can.
    fn sums(&self, scoring: Scoring, conventions: &Conventions)
    -> Result<Arc<[BoardSum]>, (Option<u32>, ScoringError)>;
}

/// The sum of a contestant over some boards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BoardSum {
    /// Its points, before penalties.
    pub points: Exact,
    /// The tops of the boards together; zero in IMPs.
    pub top: Exact,
    /// The number of boards.
    pub boards: u32,
}

/// A contestant by its section, its number, and its direction where each has a ranking of its own.
pub type ContestantKey = (Option<String>, String, Option<Side>);

/// Scores of a board beside its lines, in columns: at a board of thousands of tables only those with rulings are lines.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rest {
    counts: BTreeMap<i16, u32>,
    ns: Vec<ContestantId>,
    ew: Vec<ContestantId>,
    scores: Vec<i16>,
}

/// A result beside the lines of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RestResult {
    /// The contestant that sat North-South.
    pub ns: ContestantId,
    /// The contestant that sat East-West.
    pub ew: ContestantId,
    /// The score, from North-South's view.
    pub score: i16,
}

impl Rest {
    /// Adds a result.
    pub fn push(&mut self, result: RestResult) {
        let count = self.counts.entry(result.score).or_default();
        *count = count.saturating_add(1);
        self.ns.push(result.ns);
        self.ew.push(result.ew);
        self.scores.push(result.score);
    }

    /// Each score with the number of its results, the lowest first.
    pub fn counts(&self) -> impl Iterator<Item = (i32, u32)> {
        self.counts.iter().map(|(score, count)| (i32::from(*score), *count))
    }

    /// The number of results.
    #[must_use]
    pub fn len(&self) -> usize {
        self.scores.len()
    }

    /// Returns true if there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.scores.is_empty()
    }

    /// The results in the order of the file.
    pub fn results(&self) -> impl Iterator<Item = RestResult> {
        let seats = self.ns.iter().zip(&self.ew);
        seats.zip(&self.scores).map(|((ns, ew), score)| RestResult { ns: *ns, ew: *ew, score: *score })
    }
}
