//! The rows of each section by themselves.

use super::block::{BLOCK, Block, PackedRow};
use super::rows::Rows;
use super::sections::parted;

impl Rows {
    /// The rows of each section by themselves, with its name; faults and lines stay with the file. `None` if the sections
    /// cannot be kept or boards and contestants are no numbers.
    pub fn by_section(&mut self) -> Option<Vec<(String, Self)>> {
        let names = self.sections.take()?.texts()?;
        let (boards, contestants) = (&self.boards, &self.contestants);
        let new = |name| {
            let (boards, contestants) = (boards.clone(), contestants.clone());
            (name, Self { boards, contestants, has_numbers_alone: true, ..Self::default() })
        };
        let mut parts: Vec<(String, Self)> = names.into_iter().map(new).collect();
        for block in std::mem::take(&mut self.blocks) {
            let Block::Narrow(rows) = block else { return None };
            for row in rows {
                let (place, slot) = parted(row.slot);
                let (_, part) = parts.get_mut(place)?;
                part.count += 1;
                let row = PackedRow { slot, ..row };
                match part.blocks.last_mut() {
                    Some(Block::Narrow(rows)) if rows.len() < BLOCK => rows.push(row),
                    _ => {
                        let mut rows = Vec::with_capacity(BLOCK);
                        rows.push(row);
                        part.blocks.push(Block::Narrow(rows));
                    }
                }
            }
        }
        Some(parts)
    }
}
