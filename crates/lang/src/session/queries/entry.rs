//! `entry R`: for a scorer whose program does not know the ruling's form.

use super::super::scope::Scope;
use super::Breakdown;
use crate::diagnostic::Diagnostic;
use crate::ruling::Outcome;
use crate::scoring::Sides;
use crate::situation::{Change, EntrySide, Evaluation, evaluate};
use crate::syntax::tree;

/// A score to enter for the table, and what is to be added to each side's points afterwards.
#[derive(Debug, Clone)]
pub struct EntryBreakdown {
    /// The ruling with what it is rightly worth, without penalties, which are entered as such.
    pub breakdown: Breakdown,
    /// The score to enter for both sides; `None` if both are artificial, which every program knows.
    pub entered: Option<Outcome>,
    /// The points that the program then gives each side, and the adjustment that they need.
    pub sides: Sides<EntrySide>,
    /// The value of the ruling after the penalties; `None` if there are no penalties.
    pub penalised: Option<Evaluation>,
    /// The other pairs whose points are not those of the ruling's own form: with it, and with what is entered.
    pub others: Sides<Vec<Change>>,
}

impl Scope {
    pub(in super::super) fn entry(&self, written: &tree::Ruling) -> Result<EntryBreakdown, Vec<Diagnostic>> {
        let mut resolved = self.resolved(written)?;
        let penalised = if resolved.situation.penalties().is_empty() {
            None
        } else {
            Some(evaluate(&resolved.ruling, &resolved.situation).map_err(|error| resolved.diagnose(error))?)
        };
        resolved.situation = resolved.situation.with_penalties([]);
        let found = resolved.situation.entry(&resolved.ruling).map_err(|error| resolved.diagnose(error))?;
        let breakdown = resolved.breakdown_of(found.assessment, None);
        Ok(EntryBreakdown { breakdown, entered: found.entered, sides: found.sides, penalised, others: found.others })
    }
}
