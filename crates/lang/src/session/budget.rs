//! The cost that one statement may have, the same wherever a script is run, and the request to stop it.

use super::Session;
use super::scope::Scope;
use crate::diagnostic::{Diagnostic, Problem};
use crate::scoring::ComparesWith;
use crate::source::Span;
use crate::syntax::tree::{self, StatementKind};
use crate::work::{Excess, Limits, Stop, Work};

/// The limits for a script.
#[derive(Clone, Default)]
pub struct Budget {
    /// The limits of each statement.
    pub limits: Limits,
    /// True if all the results that are kept count against the limit of memory, not each statement's alone.
    pub keeps_results: bool,
    /// The request to stop. It ends the run and changes no answer.
    pub stop: Option<Stop>,
}

impl std::fmt::Debug for Budget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Budget").field("limits", &self.limits).finish_non_exhaustive()
    }
}

impl Budget {
    /// The usual limits, until this says stop.
    #[must_use]
    pub fn until(stop: Stop) -> Self {
        Self { stop: Some(stop), ..Self::default() }
    }

    /// Returns true if the run is to stop now.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop())
    }
}

/// Units of memory that every result takes, however small.
const UNITS_A_RESULT: usize = 16;

impl Session<'_> {
    /// Begins to count what a statement costs.
    pub(super) fn begin_work(&mut self) {
        let Budget { limits, keeps_results, stop } = self.sink.budget();
        let work = Work::stopped_by(limits, stop);
        if keeps_results {
            // A statement that exceeds the limit already is refused at its first request.
            let _ = work.keep(self.kept);
        } else {
            self.kept = 0;
        }
        self.scope.set_work(Some(work));
    }

    /// Ends it.
    pub(super) fn end_work(&mut self) {
        self.kept = self.scope.work().units().saturating_add(UNITS_A_RESULT);
        self.scope.set_work(None);
    }
}

impl Scope {
    /// Returns an error if a statement has exceeded its cost, whatever its result; none after a stop, which the caller
    /// knows of.
    ///
    /// # Errors
    /// The limit that was passed, at its place.
    pub(super) fn within_budget(&self, rulings: &[&tree::Ruling], span: Span) -> Result<(), Vec<Diagnostic>> {
        match self.work().excess() {
            None => Ok(()),
            Some(Excess::Stopped) => Err(Vec::new()),
            Some(excess) => Err(vec![self.too_much(excess, rulings, span)]),
        }
    }

    /// The excess: too many outcomes of the rulings, or too many results to compare with.
    pub(super) fn too_much(&self, excess: Excess, rulings: &[&tree::Ruling], span: Span) -> Diagnostic {
        let outcomes = rulings.iter().map(|ruling| self.count_outcomes(ruling)).fold(0, usize::saturating_add);
        let others = match self.scoring().compares_with() {
            ComparesWith::Field => self.traveller().map_or(0, |traveller| traveller.rows().count()),
            ComparesWith::OtherTable => self.other_table().map_or(0, |other| self.count_outcomes(other)),
            ComparesWith::Nothing => 0,
        };
        Diagnostic::at(span, too_much(excess, outcomes, others))
    }

    fn count_outcomes(&self, ruling: &tree::Ruling) -> usize {
        super::resolve::places(ruling, self).len()
    }
}

/// The rulings that a statement asks about.
pub(super) fn rulings_of(query: &StatementKind) -> Vec<&tree::Ruling> {
    match query {
        StatementKind::Ruling(ruling) => vec![ruling],
        StatementKind::Query { ruling, .. } | StatementKind::Conventions { ruling, .. } => ruling.iter().collect(),
        StatementKind::Compare(rulings) => rulings.iter().collect(),
        StatementKind::Vary(vary) => vec![&vary.ruling],
        StatementKind::Solve(solve) => vec![&solve.ruling],
        StatementKind::SolvePlace(solve) => vec![&solve.ruling],
        _ => Vec::new(),
    }
}

/// More than a statement may cost.
pub(super) fn too_much(excess: Excess, outcomes: usize, others: usize) -> Problem {
    match excess {
        Excess::Steps { limit } => Problem::TooMuchWork { limit, outcomes, others },
        Excess::Memory { megabytes } => Problem::TooMuchMemory { megabytes, outcomes, others },
        Excess::Stopped => Problem::Stopped,
    }
}
