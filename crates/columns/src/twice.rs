//! Lines of the same contestants on one board, of which the later counts.

use super::block::{Block, VOID, places};
use super::rows::Rows;
use super::seated::{MAX_BITS, Seated, bits_of, count};
use redress_events::model::FaultKind;
use std::collections::{HashMap, HashSet};

impl Rows {
    /// Who sat where; rows are made void that a later one of the same contestants on the same board replaces, and each is
    /// noted. The rows of each board are counted. `None` if there are too many boards and contestants.
    pub fn seat_and_void(&mut self) -> Option<Seated> {
        self.by_board = vec![0; self.boards.places()];
        let places = self.boards.places().saturating_mul(bits_of(self.contestants.places()));
        let rows = usize::try_from(self.count).unwrap_or(usize::MAX);
        // A bit for each board and pair, unless most would never be looked at.
        let most = if self.has_numbers_alone { MAX_BITS } else { rows.saturating_mul(64).max(1 << 20) };
        let (seated, suspects) = if places <= most {
            let (seated, twice) = self.seat();
            (Some(seated), twice)
        } else {
            (None, self.by_sorting())
        };
        if !suspects.is_empty() {
            self.void(&suspects);
        }
        seated
    }

    /// Makes rows void that a later one replaces; each is on a board of a pair that sat North-South there more than once.
    fn void(&mut self, suspects: &HashSet<(usize, usize)>) {
        let mut latest = HashMap::new();
        let (mut replaced, mut number) = (Vec::new(), 0_u64);
        for block in &self.blocks {
            block.each(&self.boards, &self.contestants, |row| {
                if suspects.contains(&(row.board, row.ns))
                    && let Some(earlier) = latest.insert((row.board, row.ns, row.ew), number)
                {
                    replaced.push((earlier, number));
                }
                number += 1;
            });
        }
        for (earlier, later) in replaced {
            self.faults.note(self.line(later), FaultKind::Twice);
            let twice = self.row(later).map(|row| places(&row, &self.boards, &self.contestants));
            self.twice.extend(twice.map(|row| (row.board, row.ns, row.ew)));
            self.set_slot(earlier, VOID);
        }
        let is_void = |row: &u64| self.row(*row).is_some_and(|row| row.slot == VOID);
        let void: HashSet<u64> = self.rulings.iter().map(|(row, _)| *row).filter(is_void).collect();
        self.rulings.retain(|(row, _)| !void.contains(row));
    }

    /// The pairs that sat North-South more than once on a board: the places of both.
    fn by_sorting(&mut self) -> HashSet<(usize, usize)> {
        let mut all = Vec::new();
        let Self { blocks, boards, contestants, by_board, .. } = self;
        for block in blocks {
            block.each(boards, contestants, |row| {
                count(by_board, row.board, 1);
                all.push((row.board, row.ns));
            });
        }
        all.sort_unstable();
        all.array_windows().filter(|[one, other]| one == other).map(|[one, _]| *one).collect()
    }

    /// The row of this number.
    pub fn row(&self, row: u64) -> Option<super::block::PackedRow<u32>> {
        let (block, at) = self.find(row)?;
        self.blocks.get(block)?.row(at)
    }

    /// Puts another slot into the row of this number.
    pub fn set_slot(&mut self, row: u64, slot: u16) {
        if let Some((block, at)) = self.find(row)
            && let Some(block) = self.blocks.get_mut(block)
        {
            block.set_slot(at, slot);
        }
    }

    /// The block of a row, and its place there.
    fn find(&self, row: u64) -> Option<(usize, usize)> {
        let mut left = usize::try_from(row).ok()?;
        for (at, block) in self.blocks.iter().map(Block::len).enumerate() {
            if left < block {
                return Some((at, left));
            }
            left -= block;
        }
        None
    }
}
