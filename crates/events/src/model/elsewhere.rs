//! Boards of an event that are kept elsewhere, in columns: what each contestant has from them.

use super::contestant::{Contestant, ContestantId};
use super::event::{Event, EventForm, Winners};
use redress_core::number::Exact;
use redress_core::ruling::Side;
use std::collections::HashMap;
use std::sync::Arc;

/// Boards that are not among those of the event and count in its ranking: in matchpoints, under the Laws' defaults.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Elsewhere {
    /// The number of boards.
    pub boards: usize,
    /// The number of their results.
    pub results: usize,
    /// What each contestant has from them.
    pub sums: HashMap<ContestantId, BoardSum>,
}

/// The sum of a contestant over some boards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BoardSum {
    /// Its matchpoints.
    pub points: Exact,
    /// The tops of the boards together.
    pub top: Exact,
    /// The number of boards.
    pub boards: u32,
}

/// A contestant by its section, its number, and its direction where each has a ranking of its own.
pub type ContestantKey = (Option<String>, String, Option<Side>);

impl Event {
    /// This event with boards that are kept elsewhere. `contestants` are all that the event has, in the order of the file,
    /// each with its sum. `None` if one of its own is not among them, or it is no event of pairs.
    #[must_use]
    pub fn with_elsewhere(
        mut self,
        winners: Winners,
        (boards, results): (usize, usize),
        contestants: Vec<(ContestantKey, BoardSum)>,
    ) -> Option<Self> {
        if self.form != EventForm::Pairs {
            return None;
        }
        let mut ids: HashMap<ContestantKey, ContestantId> = HashMap::with_capacity(contestants.len());
        let mut sums = HashMap::with_capacity(contestants.len());
        let mut list = Vec::with_capacity(contestants.len());
        for (at, (key, sum)) in (0..).zip(contestants) {
            let (section, number, direction) = key.clone();
            let (names, players) = (Vec::new(), Vec::new());
            list.push(Contestant { section, number, direction, names, phantom: false, players });
            ids.insert(key, ContestantId(at));
            sums.insert(ContestantId(at), sum);
        }
        let known = self.contestants.clone();
        let id = |own: ContestantId, side: Side| {
            let own = known.get(own.index())?;
            let direction = (winners == Winners::Two).then_some(side);
            ids.get(&(own.section.clone(), own.number.clone(), direction)).copied()
        };
        for line in self.boards.iter_mut().flat_map(|board| &mut Arc::make_mut(board).lines) {
            (line.ns, line.ew) = (id(line.ns, Side::NS)?, id(line.ew, Side::EW)?);
        }
        self.contestants = Arc::new(list);
        self.winners = winners;
        self.elsewhere = Some(Arc::new(Elsewhere { boards, results, sums }));
        Some(self)
    }
}
