//! Sums of each contestant over its boards.

use super::block::{Played, SLOTS, TakeRuns};
use super::counts::Scores;
use super::rows::Rows;
use super::values::{Linear, RowWorth, Scale, Valued, Values};
use redress_core::number::Exact;
use redress_core::ruling::Sides;
use std::collections::HashMap;

/// The sum of a contestant.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Total {
    pub points: Exact,
    /// The tops of the boards it has points on together; nothing in IMPs.
    pub top: Exact,
    pub boards: u32,
    /// Points and top over the only denominator, if there is one.
    pub words: Option<(i64, i64)>,
}

/// Sums over one denominator.
#[derive(Debug, Clone, Copy, Default)]
struct Sum {
    points: i64,
    top: i64,
    boards: u32,
}

/// A side's sums: by denominator and contestant, beside those that machine words cannot hold.
#[derive(Debug, Clone, Default)]
struct Sums {
    words: Vec<Sum>,
    beyond: HashMap<usize, (Exact, Exact, u32)>,
}

impl Sums {
    /// The sums over a denominator by the places of so many contestants.
    fn over(&mut self, group: usize, contestants: usize) -> &mut [Sum] {
        let from = group.saturating_mul(contestants);
        self.words.get_mut(from..from.saturating_add(contestants)).unwrap_or_default()
    }

    fn add_beyond(&mut self, contestant: usize, worth: &RowWorth) {
        let (points, top, boards) = self.beyond.entry(contestant).or_default();
        *points += &worth.points;
        *top += &worth.top;
        *boards += 1;
    }
}

/// Adds to the sum at a place. None leaves a machine word: that was made sure of when its denominator was admitted.
#[inline(always)]
fn add(sums: &mut [Sum], place: usize, points: i64, top: i64) {
    if let Some(sum) = sums.get_mut(place) {
        sum.points = sum.points.wrapping_add(points);
        sum.top = sum.top.wrapping_add(top);
        sum.boards += 1;
    }
}

/// The totals of all contestants by their places, as NS and as EW.
pub(super) fn totals(rows: &Rows, values: &Values) -> Sides<Vec<Total>> {
    let contestants = rows.contestants.places();
    let empty = vec![Sum::default(); contestants.saturating_mul(values.denominators.len())];
    let sums = Sides::of(|_| Sums { words: empty.clone(), beyond: HashMap::new() });
    let mut adding = Adding { values, contestants, sums, number: 0 };
    rows.blocks.iter().for_each(|block| block.give(&rows.boards, &rows.contestants, &mut adding));
    let sums = adding.sums;
    let total = |sums: &Sums, place| total(sums, place, contestants, &values.denominators);
    let side = |sums: &Sums| (0..contestants).map(|place| total(sums, place)).collect();
    Sides { ns: side(&sums.ns), ew: side(&sums.ew) }
}

/// The sums of the rows so far.
struct Adding<'a> {
    values: &'a Values,
    contestants: usize,
    sums: Sides<Sums>,
    /// The number of the next row.
    number: u64,
}

impl TakeRuns for Adding<'_> {
    fn take(&mut self, board: usize, rows: impl ExactSizeIterator<Item = Played>) {
        let (number, length) = (self.number, u64::try_from(rows.len()).unwrap_or(0));
        let values = self.values;
        match values.scales.get(board) {
            Some(Scale::Matchpoints(linear)) => {
                // Each loop has its way to a value in it.
                match values.counts.scores_of(board) {
                    Scores::Dense(own) => {
                        let value = |slot| own.get(usize::from(slot)).copied().unwrap_or(0);
                        self.add_matchpoints(linear, rows, value);
                    }
                    scores @ Scores::Sparse(_) => self.add_matchpoints(linear, rows, |slot| scores.value(slot)),
                }
            }
            Some(Scale::Exact(valued)) => self.add_valued(valued, rows, number),
            _ => {}
        }
        self.number = number.wrapping_add(length);
    }
}

impl Adding<'_> {
    #[inline(always)]
    fn add_matchpoints(&mut self, linear: &Linear, rows: impl Iterator<Item = Played>, value: impl Fn(u16) -> u32) {
        let Sides { ns, ew } = &mut self.sums;
        let (ns, ew) = (ns.over(linear.group, self.contestants), ew.over(linear.group, self.contestants));
        for row in rows.filter(|row| usize::from(row.slot) < SLOTS) {
            let in_table = i64::from(value(row.slot));
            add(ns, row.ns, linear.ns(in_table), linear.top);
            add(ew, row.ew, linear.ew(in_table), linear.top);
        }
    }

    fn add_valued(&mut self, valued: &Valued, rows: impl Iterator<Item = Played>, first: u64) {
        for (row, number) in rows.zip(first..) {
            let Some(worth) = valued.worth(row.slot, number) else { continue };
            let Sides { ns, ew } = &mut self.sums;
            match valued.group {
                Some(group) => {
                    add(ns.over(group, self.contestants), row.ns, worth.ns.words.0, worth.ns.words.1);
                    add(ew.over(group, self.contestants), row.ew, worth.ew.words.0, worth.ew.words.1);
                }
                None => {
                    ns.add_beyond(row.ns, &worth.ns);
                    ew.add_beyond(row.ew, &worth.ew);
                }
            }
        }
    }
}

fn total(sums: &Sums, place: usize, contestants: usize, denominators: &[i64]) -> Total {
    let mut total = Total::default();
    for (group, denominator) in denominators.iter().enumerate() {
        let sum = sums.words.get(group * contestants + place).copied().unwrap_or_default();
        if sum.boards > 0 {
            total.points += Exact::fraction(sum.points, *denominator).unwrap_or_default();
            total.top += Exact::fraction(sum.top, *denominator).unwrap_or_default();
            total.boards += sum.boards;
        }
        if denominators.len() == 1 {
            total.words = Some((sum.points, sum.top));
        }
    }
    if let Some((points, top, boards)) = sums.beyond.get(&place) {
        total.points += points;
        total.top += top;
        total.boards += boards;
        total.words = None;
    }
    total
}

impl Total {
    /// The same contestant in both directions.
    pub fn and(&self, other: &Self) -> Self {
        let words = self.words.zip(other.words).and_then(|((points, top), (more, more_top))| {
            Some((points.checked_add(more)?, top.checked_add(more_top)?))
        });
        Self {
            points: &self.points + &other.points,
            top: &self.top + &other.top,
            boards: self.boards.saturating_add(other.boards),
            words,
        }
    }
}
