//! Places from results.

use super::rounds::rounds;
use super::scored::{ScoredEvent, Standing};
use crate::model::{ContestantId, Event};
use redress_core::number::Exact;
use redress_core::scoring::Ties;
use std::cmp::Reverse;
use std::collections::HashMap;

/// Puts contestants in order and gives those of equal results the same place, unless a rule parts them.
pub(super) fn place(standings: &mut [Standing], ties: Ties, event: &Event, scored: &ScoredEvent) {
    standings.sort_by_key(|standing| Reverse(standing.result.clone()));
    let mut rest = standings;
    let mut ahead = 0_usize;
    while let Some(best) = rest.first().map(|standing| standing.result.clone()) {
        let level = rest.iter().take_while(|standing| standing.result == best).count();
        let (group, behind) = rest.split_at_mut(level);
        let against = if ties == Ties::HeadToHead && level > 1 { met(group, event, scored) } else { None };
        let points =
            |standing: &Standing| against.as_ref().and_then(|points| points.get(&standing.contestant)).cloned();
        group.sort_by_key(|standing| Reverse(points(standing)));
        let own: Vec<Option<Exact>> = group.iter().map(points).collect();
        for standing in group.iter_mut() {
            let mine = points(standing);
            let before = own.iter().filter(|other| **other > mine).count();
            standing.place = u32::try_from(ahead.saturating_add(before).saturating_add(1)).unwrap_or(u32::MAX);
            standing.tied = own.iter().filter(|other| **other == mine).count() > 1;
        }
        ahead = ahead.saturating_add(level);
        rest = behind;
    }
}

/// What each of a group has from the boards that they played against one another; none where not all met.
fn met(group: &[Standing], event: &Event, scored: &ScoredEvent) -> Option<HashMap<ContestantId, Exact>> {
    let mut points = HashMap::new();
    for standing in group {
        let others = || group.iter().map(|other| other.contestant).filter(|other| *other != standing.contestant);
        let rounds = rounds(event, scored, standing.contestant);
        let against = |other: ContestantId| rounds.iter().filter(move |round| round.opponent() == other);
        if !others().all(|other| against(other).next().is_some()) {
            return None;
        }
        let sum: Exact = others().flat_map(against).map(|round| round.points()).sum();
        points.insert(standing.contestant, sum);
    }
    Some(points)
}
