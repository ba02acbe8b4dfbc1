//! The weight of each session of an event.

use super::rules::Rules;
use super::scored::ScoreError;
use crate::model::Event;
use redress_core::number::Exact;
use redress_core::scoring::{Conventions, ResultOf, SessionWeights};
use std::collections::BTreeMap;

/// The weights of the sessions of an event.
pub(super) struct Sessions<'a> {
    weights: Weights<'a>,
}

enum Weights<'a> {
    Alike,
    /// The most boards that a contestant played in each.
    Boards(BTreeMap<Option<&'a str>, u32>),
    Given(BTreeMap<Option<&'a str>, Exact>),
}

impl<'a> Sessions<'a> {
    /// The weights that conventions give the sessions, of which each contestant played so many boards.
    pub fn new(
        event: &'a Event,
        conventions: &Conventions,
        played: impl Iterator<Item = BTreeMap<Option<&'a str>, u32>>,
    ) -> Self {
        let weights = match &conventions.result_of {
            ResultOf::Sessions(SessionWeights::Boards) => {
                let mut most: BTreeMap<Option<&str>, u32> = BTreeMap::new();
                for (session, boards) in played.flatten() {
                    let known = most.entry(session).or_default();
                    *known = boards.max(*known);
                }
                Weights::Boards(most)
            }
            ResultOf::Sessions(SessionWeights::Given(weights)) => {
                Weights::Given(names(event).into_iter().zip(weights.iter().cloned()).collect())
            }
            _ => Weights::Alike,
        };
        Self { weights }
    }

    /// Returns true if each counts as much as another.
    pub fn count_alike(&self) -> bool {
        matches!(self.weights, Weights::Alike)
    }

    /// The weight of a session's percentage.
    pub fn weight(&self, session: Option<&str>) -> Exact {
        match &self.weights {
            Weights::Alike => Exact::ONE,
            Weights::Boards(most) => most.get(&session).copied().unwrap_or(0).into(),
            Weights::Given(weights) => weights.get(&session).cloned().unwrap_or_default(),
        }
    }

    /// The factor of the points of a session, for a contestant who played so many boards of it.
    pub fn factor(&self, session: Option<&str>, boards: u32) -> Exact {
        match &self.weights {
            Weights::Boards(_) => self.weight(session).over(&boards.into()).unwrap_or_default(),
            _ => self.weight(session),
        }
    }
}

/// The sessions of an event in the order of its boards, `None` for those of a board without one.
fn names(event: &Event) -> Vec<Option<&str>> {
    let mut names = Vec::new();
    for board in &event.boards {
        let name = board.session.as_deref();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Checks that the rules have a weight for each session.
///
/// # Errors
/// They have another number of weights than the event has sessions.
pub(super) fn all_weighed(event: &Event, rules: &Rules) -> Result<(), ScoreError> {
    let ResultOf::Sessions(SessionWeights::Given(weights)) = &rules.conventions.result_of else { return Ok(()) };
    let (weights, sessions) = (weights.len(), names(event).len());
    if weights == sessions { Ok(()) } else { Err(ScoreError::SessionWeights { weights, sessions }) }
}
