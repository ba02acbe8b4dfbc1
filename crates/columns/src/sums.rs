//! Sums of each contestant over its boards.

use super::block::{Block, PackedRow, VOID, places};
use super::counts::Scores;
use super::rows::Rows;
use super::values::{RowWorth, Scale, Values};
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
    /// No sum leaves a machine word: that was made sure of when its denominator was admitted.
    #[inline]
    fn add(&mut self, place: usize, points: i64, top: i64) {
        if let Some(sum) = self.words.get_mut(place) {
            sum.points = sum.points.wrapping_add(points);
            sum.top = sum.top.wrapping_add(top);
            sum.boards += 1;
        }
    }

    fn add_beyond(&mut self, contestant: usize, worth: &RowWorth) {
        let (points, top, boards) = self.beyond.entry(contestant).or_default();
        *points += &worth.points;
        *top += &worth.top;
        *boards += 1;
    }
}

/// The totals of all contestants by their places, as NS and as EW.
pub(super) fn totals(rows: &Rows, values: &Values) -> Sides<Vec<Total>> {
    let contestants = rows.contestants.places();
    let empty = vec![Sum::default(); contestants.saturating_mul(values.denominators.len())];
    let sums = Sides::of(|_| Sums { words: empty.clone(), beyond: HashMap::new() });
    let scores = values.counts.scores_of(usize::MAX);
    let mut adding = Adding { values, contestants, sums, number: 0, board: usize::MAX, scale: None, scores };
    for block in &rows.blocks {
        // Each loop has the body in it.
        match block {
            Block::Narrow(own) => own.iter().for_each(|row| adding.take(row.into())),
            Block::Wide(own) => own.iter().for_each(|row| adding.take(places(row, &rows.boards, &rows.contestants))),
        }
    }
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
    /// The last board, with its scale and the values of its scores.
    board: usize,
    scale: Option<&'a Scale>,
    scores: Scores<'a>,
}

impl Adding<'_> {
    #[inline(always)]
    fn take(&mut self, row: PackedRow<usize>) {
        // Rows of one board mostly follow one another: its scale is looked up once for them.
        if row.board != self.board {
            let Values { scales, counts, .. } = self.values;
            (self.board, self.scale, self.scores) = (row.board, scales.get(row.board), counts.scores_of(row.board));
        }
        match self.scale {
            Some(Scale::Matchpoints(linear)) if row.slot < VOID => {
                let (in_table, from) =
                    (i64::from(self.scores.value(row.slot)), linear.group.wrapping_mul(self.contestants));
                self.sums.ns.add(from.wrapping_add(row.ns), linear.ns(in_table), linear.top);
                self.sums.ew.add(from.wrapping_add(row.ew), linear.ew(in_table), linear.top);
            }
            Some(Scale::Exact(valued)) => {
                if let Some(worth) = valued.worth(row.slot, self.number) {
                    let from = valued.group.map(|group| group.wrapping_mul(self.contestants));
                    add_worth(&mut self.sums, row, worth, from);
                }
            }
            _ => {}
        }
        self.number = self.number.wrapping_add(1);
    }
}

fn add_worth(sums: &mut Sides<Sums>, row: PackedRow<usize>, worth: &Sides<RowWorth>, from: Option<usize>) {
    match from {
        Some(from) => {
            sums.ns.add(from + row.ns, worth.ns.words.0, worth.ns.words.1);
            sums.ew.add(from + row.ew, worth.ew.words.0, worth.ew.words.1);
        }
        None => {
            sums.ns.add_beyond(row.ns, &worth.ns);
            sums.ew.add_beyond(row.ew, &worth.ew);
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
