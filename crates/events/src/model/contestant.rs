//! Contestants.

use redress_core::ruling::Side;

/// A contestant of an event by its place in [`Event::contestants`](super::Event::contestants).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContestantId(pub(super) u32);

impl ContestantId {
    /// The place in the list, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

/// A pair or a team (or one player, if individuals are ranked).
///
/// Contestants differ by their section, their number and, if both directions count from 1, their direction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contestant {
    /// The section, if numbers of one section are given again in another.
    pub section: Option<String>,
    /// The number as the file writes it, without the section and the direction: `9`.
    pub number: String,
    /// The direction, if the same number is another pair in each: in an event with two winners.
    pub direction: Option<Side>,
    /// The names of the people or of the team. They are shown only on request and never needed.
    pub names: Vec<String>,
    /// Nobody: the pair whose opponents sit out.
    pub phantom: bool,
    /// The two who sit together in an individual, each a contestant that is ranked; empty for all others.
    pub players: Vec<ContestantId>,
}
