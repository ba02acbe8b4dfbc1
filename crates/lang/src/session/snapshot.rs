//! The state between two texts, or parts of one, and its comparison.

use super::mending::Tries;
use super::no_effect::ReportedNotes;
use super::scope::Scope;
use super::{ExecutedStatement, Session};
use crate::source::Sources;

/// The state between two texts: two entries at a prompt, two blocks of a lecture, two segments of a script.
#[derive(Debug, Clone, Default)]
pub struct Snapshot {
    /// The facts in force.
    pub scope: Scope,
    /// The texts that diagnostics may still point to.
    pub sources: Sources,
    /// The notes that have been reported.
    pub(super) notes: ReportedNotes,
    /// True once the unreadable results to compare with have been reported.
    pub(super) lost_reported: bool,
    /// Files that were included so far, and their bytes.
    pub(super) included: (usize, usize),
    /// Suggestions that were tried so far.
    pub(super) tried: usize,
}

impl Snapshot {
    /// A snapshot of a scope, with nothing reported.
    pub fn of(scope: Scope) -> Self {
        Self { scope, ..Self::default() }
    }

    /// The same where these texts are known.
    pub fn among(&self, sources: Sources) -> Self {
        let Self { scope, sources: _, notes, lost_reported, included, tried } = self;
        let (scope, notes) = (scope.clone(), notes.clone());
        Self { scope, sources, notes, lost_reported: *lost_reported, included: *included, tried: *tried }
    }

    /// The same without the rulings of its board, which only `sheet` looks at.
    #[must_use]
    pub fn without_given(mut self) -> Self {
        self.scope.forget_given();
        self
    }

    /// Returns true if a text is certain to give the same results from either snapshot.
    pub fn leads_as(&self, other: &Self) -> bool {
        let Self { scope, sources: _, notes, lost_reported, included, tried } = self;
        scope.is_same(&other.scope)
            && *notes == other.notes
            && Tries::lead_alike(*tried, other.tried)
            && (lost_reported, included) == (&other.lost_reported, &other.included)
    }
}

impl Session<'_> {
    /// Stops between two segments of a text.
    pub fn pause(self) -> Snapshot {
        let Self { scope, sources, mut notes, lost_reported, included, tries, .. } = self;
        // Facts that were replaced do not come back; no case is open here.
        let in_force = scope.all_places();
        notes.retain(|place| in_force.contains(place));
        let tried = tries.before.saturating_add(tries.count);
        // A report of results that are in force no more has no bearing on the next ones that are lost.
        let lost_reported = lost_reported && scope.has_lost_field();
        Snapshot { scope, sources, notes, lost_reported, included, tried }
    }

    /// Stops, and gives the state for the next session and the statements that were run. Unreadable parts are reported
    /// again there, and files and suggestions are counted anew.
    #[must_use]
    pub fn suspend(mut self) -> (Snapshot, Vec<ExecutedStatement>) {
        let executed = std::mem::take(&mut self.executed);
        let Snapshot { scope, sources, notes, .. } = self.pause();
        (Snapshot { scope, sources, notes, ..Snapshot::default() }, executed)
    }
}
