//! The sections of a table: while its rows are read, each has the place of its section above its slot.

#[cfg(feature = "threads")]
use super::block::Block;
use super::block::SLOT_BITS;

/// The most sections of a table.
const MAX_SECTIONS: usize = 16;

/// The longest name of a section, in bytes.
const LONGEST: usize = 8;

/// The name of a section: its bytes in the order of the file, the first in the lowest place; 0 is no name.
pub(super) type SectionName = u64;

/// The sections of a table in the order of the file.
#[derive(Debug, Default)]
pub(super) struct Sections {
    names: Vec<SectionName>,
    last: usize,
    /// True if there are more than can be kept, or a name is none.
    pub are_beyond: bool,
}

/// The name in these bytes; `None` if they are too many or none.
pub(super) fn name(bytes: &[u8]) -> Option<SectionName> {
    let mut name = [0; LONGEST];
    name.get_mut(..bytes.len())?.copy_from_slice(bytes);
    Some(u64::from_le_bytes(name)).filter(|name| *name != 0)
}

impl Sections {
    /// A slot with the place of a section above it.
    #[inline]
    pub fn mark(&mut self, slot: u16, name: SectionName) -> u16 {
        if self.names.get(self.last) != Some(&name) {
            self.last = self.place(name);
        }
        slot | u16::try_from(self.last << SLOT_BITS).unwrap_or_default()
    }

    fn place(&mut self, name: SectionName) -> usize {
        if let Some(known) = self.names.iter().position(|known| *known == name) {
            return known;
        }
        if self.names.len() == MAX_SECTIONS || name == 0 {
            self.are_beyond = true;
            return 0;
        }
        self.names.push(name);
        self.names.len() - 1
    }

    /// Takes over the sections of another part of the file: the place of each of them here; `None` if they have the same.
    #[cfg(feature = "threads")]
    pub fn take_over(&mut self, other: &Self) -> Option<Vec<usize>> {
        self.are_beyond |= other.are_beyond;
        let places: Vec<usize> = other.names.iter().map(|name| self.place(*name)).collect();
        places.iter().enumerate().any(|(own, here)| own != *here).then_some(places)
    }

    /// Their names; `None` if they cannot be kept.
    pub fn texts(&self) -> Option<Vec<String>> {
        let text = |name: &SectionName| {
            let bytes = name.to_le_bytes();
            let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
            String::from_utf8(bytes.get(..end)?.to_vec()).ok()
        };
        if self.are_beyond { None } else { self.names.iter().map(text).collect() }
    }
}

/// The place of the section of a marked slot, and the slot.
#[inline]
pub(super) fn parted(slot: u16) -> (usize, u16) {
    (usize::from(slot >> SLOT_BITS), slot & ((1 << SLOT_BITS) - 1))
}

#[cfg(feature = "threads")]
impl Block {
    /// Gives the sections of its rows the places that they have in the whole file.
    pub fn move_sections(&mut self, places: &[usize]) {
        let moved = |slot: u16| {
            let (place, slot) = parted(slot);
            let place = places.get(place).copied().unwrap_or_default();
            slot | u16::try_from(place << SLOT_BITS).unwrap_or_default()
        };
        match self {
            Self::Narrow(rows) => rows.iter_mut().for_each(|row| row.slot = moved(row.slot)),
            Self::Wide(rows) => rows.iter_mut().for_each(|row| row.slot = moved(row.slot)),
        }
    }
}
