//! Places from results.

use super::rounds::{Round, rounds};
use super::scored::{ScoredEvent, Standing};
use crate::model::{ContestantId, Event};
use redress_core::number::Exact;
use redress_core::scoring::{Ties, Unit};
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// Puts contestants in order and gives those of equal results the same place, unless a rule parts them.
pub(super) fn place(standings: &mut [Standing], ties: Ties, event: &Event, scored: &ScoredEvent) {
    // Whole numbers part most results, however long their fractions are.
    let parts = Exact::from(1_i64 << 20);
    standings.sort_by_cached_key(|Standing { result, .. }| Reverse(((result * &parts).floor(), result.clone())));
    let mut rest = standings;
    let mut ahead = 0_usize;
    while let Some(best) = rest.first().map(|standing| standing.result.clone()) {
        let level = rest.iter().take_while(|standing| standing.result == best).count();
        let (group, behind) = rest.split_at_mut(level);
        let keys = if level > 1 { keys(group, ties, event, scored) } else { HashMap::new() };
        let key = |standing: &Standing| keys.get(&standing.contestant).cloned();
        group.sort_by_key(|standing| Reverse(key(standing)));
        for level in group.chunk_by_mut(|one, other| key(one) == key(other)) {
            let (place, tied) = (u32::try_from(ahead.saturating_add(1)).unwrap_or(u32::MAX), level.len() > 1);
            level.iter_mut().for_each(|standing| (standing.place, standing.tied) = (place, tied));
            ahead = ahead.saturating_add(level.len());
        }
        rest = behind;
    }
}

/// The order of equal results: the more of the first, then of the second.
type Key = (Exact, Exact);

/// The key of each of a group by the rule for ties; all equal if the rule has none.
fn keys(group: &[Standing], ties: Ties, event: &Event, scored: &ScoredEvent) -> HashMap<ContestantId, Key> {
    let against = if ties.is_by_meeting() { met(group, event, scored) } else { None };
    let key = |contestant: ContestantId| {
        let points = against.as_ref().and_then(|points| points.get(&contestant)).cloned().unwrap_or_default();
        let won = if ties.is_by_quotient() { won(contestant, event, scored) } else { Exact::ZERO };
        (points, won)
    };
    group.iter().map(|standing| (standing.contestant, key(standing.contestant))).collect()
}

/// The share of the IMPs won in all IMPs won and lost on the boards of a contestant, which is the greater the greater
/// their quotient; half if there were none, and nothing where points are not IMPs.
fn won(contestant: ContestantId, event: &Event, scored: &ScoredEvent) -> Exact {
    if scored.scoring.unit() != Unit::Imps {
        return Exact::ZERO;
    }
    let rounds = rounds(event, scored, contestant);
    let (mut won, mut lost) = (Exact::ZERO, Exact::ZERO);
    for points in rounds.iter().flat_map(Round::figures).map(|figure| &figure.points) {
        if points.is_negative() {
            lost -= points;
        } else {
            won += points;
        }
    }
    let all = &won + &lost;
    won.over(&all).unwrap_or(Exact::ONE.half())
}

/// The results of each of a group on the boards that they played against one another; `None` if not all met.
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

/// Places of contestants, each with whether others have it too.
pub type PlacesAmong = HashMap<ContestantId, (u32, bool)>;

impl ScoredEvent {
    /// The places of some contestants among themselves, each with whether others have it too: in a stratum.
    #[must_use]
    pub fn places_among(&self, contestants: &[ContestantId]) -> PlacesAmong {
        let members: HashSet<&ContestantId> = contestants.iter().collect();
        let own: Vec<&Standing> = self.ranking.iter().filter(|one| members.contains(&one.contestant)).collect();
        let is_same =
            |one: &Standing, other: &Standing| (&one.direction, &one.section) == (&other.direction, &other.section);
        let place = |one: &Standing| {
            let rivals = || own.iter().filter(|other| is_same(one, other));
            let ahead = rivals().filter(|other| other.place < one.place).count();
            let tied = rivals().filter(|other| other.place == one.place).count() > 1;
            (one.contestant, (u32::try_from(ahead).unwrap_or(u32::MAX).saturating_add(1), tied))
        };
        own.iter().map(|one| place(one)).collect()
    }
}
