//! Who sat where: the contestants in the order of the file, and whether the directions are apart.

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
        let pairs = contestants.places();
        let mut sat = Sides::of(|_| Bits::new(boards.places().saturating_mul(pairs)));
        let mut met = Sides::of(|_| Bits::new(pairs));
        let (mut order, mut are_apart, mut twice) = (Vec::new(), false, HashSet::new());
        // Rows of one board mostly follow one another: its place is looked up once for them.
        let (mut board, mut from) = (0, 0);
        for block in blocks {
            block.each(boards, contestants, |row| {
                if row.board != board {
                    (board, from) = (row.board, row.board.saturating_mul(pairs));
                }
                count(by_board, board);
                let (ns, ew) = (from.saturating_add(row.ns), from.saturating_add(row.ew));
                are_apart = are_apart || row.ns == row.ew || sat.ew.has(ns) || sat.ns.has(ew);
                if !sat.ns.set(ns) {
                    twice.insert((row.board, row.ns));
                }
                sat.ew.set(ew);
                if met.ns.set(row.ns) {
                    order.push((row.ns, Side::NS));
                }
                if met.ew.set(row.ew) {
                    order.push((row.ew, Side::EW));
                }
            });
        }
        if !are_apart {
            let mut known = Bits::new(pairs);
            order.retain(|(pair, _)| known.set(*pair));
        }
        (Seated { order, are_apart }, twice)
    }
}

/// Counts a row of a board.
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

    pub fn has(&self, at: usize) -> bool {
        self.0.get(at / 64).is_some_and(|word| word & (1 << (at % 64)) != 0)
    }

    /// Takes a number in: whether it is new.
    pub fn set(&mut self, at: usize) -> bool {
        let Some(word) = self.0.get_mut(at / 64) else { return false };
        let bit = 1 << (at % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}
