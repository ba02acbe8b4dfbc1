//! Who sat where: the contestants in the order of the file, and whether the directions are apart.

use super::rows::Rows;
use redress_core::ruling::{Side, Sides};

/// The seats of the contestants, in the order of the file.
pub(super) struct Seated {
    /// Each contestant once, or once a direction where these are apart.
    pub order: Vec<(usize, Side)>,
    /// True if the same number is another pair in each direction: it is on both sides of a board.
    pub are_apart: bool,
    /// The number of boards.
    pub boards: usize,
}

impl Seated {
    /// `None` if there are too many boards and contestants to keep a bit for each two, or a number is 0, which is
    /// nobody's.
    pub fn find(rows: &Rows) -> Option<Self> {
        let (boards, contestants) = (rows.boards.places(), rows.contestants.places());
        let bits = boards.checked_mul(contestants).filter(|bits| *bits <= MAX_BITS)?;
        let mut sat = Sides::of(|_| Bits::new(bits));
        let mut met = Sides::of(|_| Bits::new(contestants));
        let (mut order, mut are_apart, mut is_zero) = (Vec::new(), false, false);
        let (mut seen, mut played) = (Bits::new(boards), 0_usize);
        for block in &rows.blocks {
            block.each(&rows.boards, &rows.contestants, |row| {
                let at = |contestant: usize| row.board.saturating_mul(contestants).saturating_add(contestant);
                played = played.saturating_add(usize::from(seen.set(row.board)));
                is_zero |= row.board == 0 || row.ns == 0 || row.ew == 0;
                are_apart |= row.ns == row.ew || sat.ew.has(at(row.ns)) || sat.ns.has(at(row.ew));
                sat.ns.set(at(row.ns));
                sat.ew.set(at(row.ew));
                for (contestant, side) in [(row.ns, Side::NS), (row.ew, Side::EW)] {
                    if met.by_mut(side).set(contestant) {
                        order.push((contestant, side));
                    }
                }
            });
        }
        if !are_apart {
            let mut known = Bits::new(contestants);
            order.retain(|(contestant, _)| known.set(*contestant));
        }
        (!is_zero).then_some(Self { order, are_apart, boards: played })
    }
}

/// The most bits that are kept: 64 MB of them.
const MAX_BITS: usize = 1 << 29;

/// A set of small numbers.
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
