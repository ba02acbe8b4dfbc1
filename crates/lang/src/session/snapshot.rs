//! What lasts from one text, or stretch of it, to the next, and whether two are the same.

use super::mending::Tries;
use super::no_effect::Told;
use super::scope::Scope;
use super::{ExecutedStatement, Session};
use crate::source::Sources;

/// What lasts from one text to the next: from entry to entry at a prompt, from block to block of a lecture, from stretch to
/// stretch of a script.
#[derive(Debug, Clone, Default)]
pub struct Snapshot {
    /// What is in force.
    pub scope: Scope,
    /// The texts that diagnostics may still point to.
    pub sources: Sources,
    /// What need not be said again.
    pub(super) told: Told,
    /// Whether it was said that what is compared with could not be read.
    pub(super) said_lost: bool,
    /// Files that were included so far, and their bytes.
    pub(super) included: (usize, usize),
    /// Suggestions that were tried so far.
    pub(super) tried: usize,
}

impl Snapshot {
    /// Where this is in force, and nothing was said.
    pub fn of(scope: Scope) -> Self {
        Self { scope, ..Self::default() }
    }

    /// The same where these texts are known.
    pub fn among(&self, sources: Sources) -> Self {
        let Self { scope, sources: _, told, said_lost, included, tried } = self;
        let (scope, told) = (scope.clone(), told.clone());
        Self { scope, sources, told, said_lost: *said_lost, included: *included, tried: *tried }
    }

    /// Whether a text is certain to yield the same from here as from there.
    pub fn leads_as(&self, other: &Self) -> bool {
        let Self { scope, sources: _, told, said_lost, included, tried } = self;
        scope.is_same(&other.scope)
            && *told == other.told
            && Tries::lead_alike(*tried, other.tried)
            && (said_lost, included) == (&other.said_lost, &other.included)
    }
}

impl Session<'_> {
    /// Stops between two stretches of a text.
    pub fn pause(self) -> Snapshot {
        let Self { scope, sources, mut told, said_lost, included, tries, .. } = self;
        // What was replaced does not come into force again; here no case is open.
        let in_force = scope.all_places();
        told.retain(|place| in_force.contains(place));
        let tried = tries.before.saturating_add(tries.count);
        Snapshot { scope, sources, told, said_lost, included, tried }
    }

    /// Stops, and gives what a next session goes on with and the statements that were run. What could not be read is said
    /// again there, and its files are counted anew.
    #[must_use]
    pub fn suspend(self) -> (Snapshot, Vec<ExecutedStatement>) {
        let Self { scope, sources, told, executed, .. } = self;
        (Snapshot { scope, sources, told, ..Snapshot::default() }, executed)
    }
}
