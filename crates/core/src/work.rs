//! The limits of one question: steps of work, and memory kept for them. Both are counted and not measured, so that a
//! question has the same answer on a slow machine and on a busy one.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

/// The limits of one question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Steps. One score compared with a table of matchpoints is one; compared by the 24 thresholds of the IMP scale, 24.
    pub steps: u64,
    /// Units of memory, about 256 bytes each: an outcome that is kept with its points, a line of a table, a row.
    pub units: u64,
}

impl Limits {
    /// For a statement: a few seconds of work at most, and 256 MB. The largest field that can be read is scored in a tenth of it.
    pub const STATEMENT: Self = Self { steps: 20_000_000, units: 256 * Self::UNITS_A_MEGABYTE };

    const UNITS_A_MEGABYTE: u64 = 1 << 12;

    /// The same with so much memory.
    #[must_use]
    pub const fn with_megabytes(self, megabytes: u64) -> Self {
        Self { units: megabytes.saturating_mul(Self::UNITS_A_MEGABYTE), ..self }
    }

    /// The memory in megabytes.
    #[must_use]
    pub const fn megabytes(self) -> u64 {
        self.units / Self::UNITS_A_MEGABYTE
    }

    /// The share for extra figures beside an answer: a quarter.
    const fn aside(self) -> Self {
        Self { steps: self.steps / 4, units: self.units / 4 }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::STATEMENT
    }
}

/// Why a question goes unanswered: it costs more than it may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Excess {
    /// It takes more steps.
    Steps {
        /// The most there may be.
        limit: u64,
    },
    /// It keeps more than fits.
    Memory {
        /// The most there may be, in megabytes.
        megabytes: u64,
    },
    /// The caller has stopped it.
    Stopped,
}

/// For programmers; readers get the diagnostics of the language.
impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Excess {}

/// Returns true if the caller wants to stop.
pub type Stop = Arc<dyn Fn() -> bool + Send + Sync>;

/// Steps between two looks at whether to stop.
const STRIDE: u64 = 1 << 14;

/// The cost of a question so far. Clones count together.
#[derive(Clone, Default)]
pub struct Work(Arc<Spent>);

#[derive(Default)]
struct Spent {
    limits: Limits,
    steps: AtomicU64,
    units: AtomicU64,
    stop: Option<Stop>,
    /// The first that was too much.
    excess: OnceLock<Excess>,
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").field("limits", &self.0.limits).field("steps", &self.steps()).finish_non_exhaustive()
    }
}

impl Work {
    /// A count with these limits and nothing spent.
    #[must_use]
    pub fn within(limits: Limits) -> Self {
        Self::stopped_by(limits, None)
    }

    /// The same, looking now and then whether it is to stop.
    #[must_use]
    pub fn stopped_by(limits: Limits, stop: Option<Stop>) -> Self {
        Self(Arc::new(Spent { limits, stop, ..Spent::default() }))
    }

    /// The share for extra figures beside an answer, counted by itself: it can neither use up the answer's nor add to
    /// it.
    #[must_use]
    pub fn aside(&self) -> Self {
        Self::stopped_by(self.0.limits.aside(), self.0.stop.clone())
    }

    /// The steps that were taken.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.0.steps.load(Ordering::Relaxed)
    }

    /// The units that are kept.
    #[must_use]
    pub fn units(&self) -> usize {
        usize::try_from(self.0.units.load(Ordering::Relaxed)).unwrap_or(usize::MAX)
    }

    /// Takes steps.
    ///
    /// # Errors
    /// If there are too many, or it is to stop.
    pub fn spend(&self, steps: u64) -> Result<(), Excess> {
        let before = self.0.steps.fetch_add(steps, Ordering::Relaxed);
        let after = before.saturating_add(steps);
        if after / STRIDE != before / STRIDE && self.0.stop.as_ref().is_some_and(|stop| stop()) {
            return Err(self.refuse(Excess::Stopped));
        }
        self.fits(after)
    }

    /// Checks that so many more steps can be taken. Nothing is spent: work known to be too much need not be begun.
    ///
    /// # Errors
    /// If they would be too many.
    pub fn foresee(&self, steps: u64) -> Result<(), Excess> {
        self.fits(self.steps().saturating_add(steps))
    }

    fn fits(&self, steps: u64) -> Result<(), Excess> {
        let limit = self.0.limits.steps;
        if steps > limit { Err(self.refuse(Excess::Steps { limit })) } else { Ok(()) }
    }

    /// Keeps units of memory.
    ///
    /// # Errors
    /// If they are too many.
    pub fn keep(&self, units: usize) -> Result<(), Excess> {
        let units = u64::try_from(units).unwrap_or(u64::MAX);
        let kept = self.0.units.fetch_add(units, Ordering::Relaxed).saturating_add(units);
        let megabytes = self.0.limits.megabytes();
        if kept > self.0.limits.units { Err(self.refuse(Excess::Memory { megabytes })) } else { Ok(()) }
    }

    /// The first that was too much, once something was.
    #[must_use]
    pub fn excess(&self) -> Option<Excess> {
        self.0.excess.get().copied()
    }

    fn refuse(&self, excess: Excess) -> Excess {
        *self.0.excess.get_or_init(|| excess)
    }
}

/// A number as a number of steps.
pub(crate) fn count(many: usize) -> u64 {
    u64::try_from(many).unwrap_or(u64::MAX)
}
