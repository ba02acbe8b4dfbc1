//! What lasts from one text to the next, and whether two are the same.

use super::no_effect::Told;
use super::scope::Scope;
use super::{ExecutedStatement, Session};
use crate::source::{FileId, Sources};

/// What lasts from one entry at a prompt to the next.
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
}

impl Snapshot {
    /// Where this is in force, and nothing was said.
    pub(crate) fn of(scope: Scope) -> Self {
        Self { scope, ..Self::default() }
    }

    /// The same where these texts are known.
    pub(crate) fn among(self, sources: Sources) -> Self {
        Self { sources, ..self }
    }

    /// Whether a text is certain to yield the same from here as from there.
    pub(crate) fn leads_as(&self, other: &Self) -> bool {
        self.scope.is_same(&other.scope)
            && self.told == other.told
            && (self.said_lost, self.included) == (other.said_lost, other.included)
    }

    /// Forgets what was told of a text that has left nothing in force, and of what it included: all texts from `since` on.
    pub(crate) fn forget_told(&mut self, of: FileId, since: FileId) {
        self.told.retain(|place| place.file != of && place.file < since);
    }
}

impl Session<'_> {
    /// Stops, and gives what the text is read on with.
    pub(crate) fn pause(self) -> Snapshot {
        let Self { scope, sources, told, said_lost, included, .. } = self;
        Snapshot { scope, sources, told, said_lost, included }
    }

    /// Stops, and gives what a next session goes on with and the statements that were run.
    #[must_use]
    pub fn suspend(mut self) -> (Snapshot, Vec<ExecutedStatement>) {
        let executed = std::mem::take(&mut self.executed);
        (Snapshot { said_lost: false, included: (0, 0), ..self.pause() }, executed)
    }
}
