//! Who sat where: the contestants in the order of the file, and whether the directions are apart.

use super::block::{Played, TakeRuns};
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
        blocks.iter().for_each(|block| block.give(boards, contestants, &mut seating));
        let Seating { mut order, twice, sat, .. } = seating;
        let are_apart = sat.ns.meets(&sat.ew);
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
    twice: HashSet<(usize, usize)>,
    /// The bits of the pairs of a board, in words.
    words: usize,
    /// A bit for each board and pair.
    sat: Sides<Bits>,
    /// A bit for each pair.
    met: Sides<Bits>,
}

impl<'a> Seating<'a> {
    fn new(by_board: &'a mut [u32], boards: usize, pairs: usize) -> Self {
        let bits = bits_of(pairs);
        Self {
            by_board,
            order: Vec::new(),
            twice: HashSet::new(),
            words: bits / 64,
            sat: Sides::of(|_| Bits::new(boards.saturating_mul(bits))),
            met: Sides::of(|_| Bits::new(pairs)),
        }
    }
}

impl TakeRuns for Seating<'_> {
    fn take(&mut self, board: usize, rows: impl ExactSizeIterator<Item = Played>) {
        count(self.by_board, board, rows.len());
        let Self { order, twice, words, sat, met, .. } = self;
        let from = board.saturating_mul(*words);
        let own = from..from.saturating_add(*words);
        let (ns_sat, ew_sat) = (sat.ns.0.get_mut(own.clone()), sat.ew.0.get_mut(own));
        let (Some(ns_sat), Some(ew_sat)) = (ns_sat, ew_sat) else { return };
        let (ns_met, ew_met) = (&mut met.ns, &mut met.ew);
        for Played { ns, ew, .. } in rows {
            if !set(ns_sat, ns) {
                twice.insert((board, ns));
            }
            set(ew_sat, ew);
            if !ns_met.has(ns) {
                ns_met.set(ns);
                order.push((ns, Side::NS));
            }
            if !ew_met.has(ew) {
                ew_met.set(ew);
                order.push((ew, Side::EW));
            }
        }
    }
}

/// Counts rows of a board.
pub(super) fn count(by_board: &mut [u32], board: usize, rows: usize) {
    if let Some(count) = by_board.get_mut(board) {
        *count = count.saturating_add(u32::try_from(rows).unwrap_or(u32::MAX));
    }
}

/// The number of bits that so many pairs of a board take: whole words.
pub(super) fn bits_of(pairs: usize) -> usize {
    pairs.saturating_add(63) / 64 * 64
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
        set(&mut self.0, at)
    }

    /// Returns true if both have a number.
    fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one & other != 0)
    }
}

/// Sets a bit of these words: whether it is new.
#[inline]
fn set(words: &mut [u64], at: usize) -> bool {
    let Some(word) = words.get_mut(at / 64) else { return false };
    let bit = 1 << (at % 64);
    let is_new = *word & bit == 0;
    *word |= bit;
    is_new
}
