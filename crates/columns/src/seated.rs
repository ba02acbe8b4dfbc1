//! Who sat where: the contestants in the order of the file, and whether the directions are apart.

use super::block::{Block, PackedRow, places};
use super::rows::Rows;
use redress_core::ruling::{Side, Sides};
use std::collections::HashSet;

/// The seats of the contestants, in the order of the file.
#[derive(Debug)]
pub(super) struct Seated {
    /// Each contestant once, or once a direction where these are apart.
    pub order: Vec<(usize, Side)>,
    /// True if the same number is another pair in each direction: it is on both sides of a board.
    pub are_apart: bool,
}

impl Rows {
    /// Who sat where, and the pairs that sat North-South more than once on a board, by the places of both; the rows of each
    /// board are counted. There are few enough boards and contestants to keep a bit for each two.
    pub(super) fn seat(&mut self) -> (Seated, HashSet<(usize, usize)>) {
        let Self { blocks, boards, contestants, by_board, .. } = self;
        let mut seating = Seating::new(by_board, boards.places(), contestants.places());
        for block in blocks {
            // Each loop has the body in it.
            match block {
                Block::Narrow(rows) => rows.iter().for_each(|row| seating.take(row.into())),
                Block::Wide(rows) => rows.iter().for_each(|row| seating.take(places(row, boards, contestants))),
            }
        }
        let Seating { mut order, are_apart, twice, .. } = seating;
        if !are_apart {
            let mut known = Bits::new(contestants.places());
            order.retain(|(pair, _)| known.set(*pair));
        }
        (Seated { order, are_apart }, twice)
    }
}

/// Who sat where in the rows so far.
struct Seating<'a> {
    by_board: &'a mut [u32],
    order: Vec<(usize, Side)>,
    are_apart: bool,
    twice: HashSet<(usize, usize)>,
    pairs: usize,
    /// The last board, and its place among the bits of the boards.
    board: usize,
    from: usize,
    /// A bit for each board and pair.
    sat: Sides<Bits>,
    /// A bit for each pair.
    met: Sides<Bits>,
}

impl<'a> Seating<'a> {
    fn new(by_board: &'a mut [u32], boards: usize, pairs: usize) -> Self {
        Self {
            by_board,
            order: Vec::new(),
            are_apart: false,
            twice: HashSet::new(),
            pairs,
            board: 0,
            from: 0,
            sat: Sides::of(|_| Bits::new(boards.saturating_mul(pairs))),
            met: Sides::of(|_| Bits::new(pairs)),
        }
    }

    #[inline(always)]
    fn take(&mut self, row: PackedRow<usize>) {
        // Rows of one board mostly follow one another: its place is looked up once for them.
        if row.board != self.board {
            (self.board, self.from) = (row.board, row.board.saturating_mul(self.pairs));
        }
        count(self.by_board, row.board);
        let (ns, ew) = (self.from.saturating_add(row.ns), self.from.saturating_add(row.ew));
        if !self.are_apart {
            self.are_apart = row.ns == row.ew || self.sat.ew.has(ns) || self.sat.ns.has(ew);
        }
        if !self.sat.ns.set(ns) {
            self.twice.insert((row.board, row.ns));
        }
        self.sat.ew.set(ew);
        if self.met.ns.set(row.ns) {
            self.order.push((row.ns, Side::NS));
        }
        if self.met.ew.set(row.ew) {
            self.order.push((row.ew, Side::EW));
        }
    }
}

/// Counts a row of a board.
#[inline]
pub(super) fn count(by_board: &mut [u32], board: usize) {
    if let Some(count) = by_board.get_mut(board) {
        *count = count.saturating_add(1);
    }
}

/// The most bits that are kept: 64 MB of them.
pub(super) const MAX_BITS: usize = 1 << 29;

/// A set of small numbers.
#[derive(Clone)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    pub fn new(size: usize) -> Self {
        Self(vec![0; size / 64 + 1])
    }

    #[inline]
    pub fn has(&self, at: usize) -> bool {
        self.0.get(at / 64).is_some_and(|word| word & (1 << (at % 64)) != 0)
    }

    /// Takes a number in: whether it is new.
    #[inline]
    pub fn set(&mut self, at: usize) -> bool {
        let Some(word) = self.0.get_mut(at / 64) else { return false };
        let bit = 1 << (at % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}
