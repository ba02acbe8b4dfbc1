//! The ranking of contestants by their sums.

use super::sums::Total;
use redress_core::number::Exact;
use redress_core::ruling::Side;
use std::borrow::Cow;
use std::cmp::Ordering;

/// A contestant in the ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ranked<'a> {
    /// The number or the name, as the file writes it.
    pub contestant: Cow<'a, str>,
    /// The direction, if each has a ranking of its own.
    pub direction: Option<Side>,
    /// The place, from 1; those who tie have the same.
    pub place: u32,
    /// True if others have the same place.
    pub tied: bool,
    /// On how many boards it has points.
    pub boards: u32,
    /// Matchpoints or IMPs together, its own.
    pub points: Exact,
    /// The tops of those boards together; `None` in IMPs.
    pub top: Option<Exact>,
}

impl Ranked<'_> {
    /// The points as a share of the tops, of 1; `None` in IMPs.
    #[must_use]
    pub fn share(&self) -> Option<Exact> {
        self.top.as_ref().and_then(|top| self.points.over(top))
    }
}

/// A contestant's place among all, and its sum.
type Entry = (usize, Total);

/// Ranks contestants by their share of the tops or, if there are none, by their points; those without a board are left
/// out.
pub(super) fn ranked<'a>(
    totals: impl Iterator<Item = Entry>,
    direction: Option<Side>,
    name: impl Fn(usize) -> Cow<'a, str>,
) -> Vec<Ranked<'a>> {
    let mut entries: Vec<Entry> = totals.filter(|(_, total)| total.boards > 0).collect();
    entries.sort_by(|(at, one), (other_at, other)| compare(other, one).then(at.cmp(other_at)));
    let same = |one: Option<&Entry>, other: &Entry| one.is_some_and(|one| compare(&one.1, &other.1).is_eq());
    let mut ranking: Vec<Ranked<'_>> = Vec::with_capacity(entries.len());
    for (at, entry) in entries.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|before| entries.get(before));
        let ties_before = same(before, entry);
        let tied = ties_before || same(entries.get(at + 1), entry);
        let place = match ranking.last() {
            Some(last) if ties_before => last.place,
            _ => u32::try_from(at + 1).unwrap_or(u32::MAX),
        };
        let (contestant, total) = entry;
        let top = (!total.top.is_zero()).then(|| total.top.clone());
        ranking.push(Ranked {
            contestant: name(*contestant),
            direction,
            place,
            tied,
            boards: total.boards,
            points: total.points.clone(),
            top,
        });
    }
    ranking
}

/// Compares p/t with q/u as p · u with q · t, so that nothing is divided.
pub(super) fn compare(one: &Total, other: &Total) -> Ordering {
    match (one.words, other.words) {
        (Some((_, 0)), Some((_, 0))) | (None, None) if one.top.is_zero() && other.top.is_zero() => {
            one.points.cmp(&other.points)
        }
        (Some((points, top)), Some((others, other_top))) if top != 0 && other_top != 0 => {
            (i128::from(points) * i128::from(other_top)).cmp(&(i128::from(others) * i128::from(top)))
        }
        _ if one.top.is_zero() || other.top.is_zero() => {
            // Without a top there is nothing to have a share of: behind all others.
            one.top.cmp(&other.top)
        }
        _ => (&one.points * &other.top).cmp(&(&other.points * &one.top)),
    }
}
