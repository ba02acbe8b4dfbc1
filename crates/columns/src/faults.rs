//! Faults of a file, bounded: a file of ten million broken rows reports the first and counts the rest.

use redress_events::model::{Fault, FaultKind, Place};

/// The number of faults that are kept.
const MAX_FAULTS: usize = 1_000;

/// The first faults of a file, and how many rows it lost in all.
#[derive(Debug, Clone, Default)]
pub(super) struct Faults {
    pub first: Vec<Fault>,
    /// The lines of the rows that were left out.
    pub lines: Vec<u32>,
    /// Rows that were left out.
    pub lost: u64,
}

impl Faults {
    /// A row that is left out.
    pub fn lose(&mut self, line: u64, kind: FaultKind) {
        self.lost = self.lost.saturating_add(1);
        self.lines.push(u32::try_from(line).unwrap_or(u32::MAX));
        self.note(line, kind);
    }

    /// Something that is wrong with a line.
    pub fn note(&mut self, line: u64, kind: FaultKind) {
        if self.first.len() < MAX_FAULTS {
            let line = u32::try_from(line).ok();
            self.first.push(Fault::at(Place { line, ..Place::default() }, kind));
        }
    }

    /// Those of a later part of the file, whose first line follows so many.
    #[cfg(feature = "threads")]
    pub fn take_over(&mut self, other: Self, lines: u64) {
        self.lost = self.lost.saturating_add(other.lost);
        let moved = |line: u32| u32::try_from(u64::from(line).saturating_add(lines)).unwrap_or(u32::MAX);
        self.lines.extend(other.lines.into_iter().map(moved));
        for mut fault in other.first {
            if self.first.len() == MAX_FAULTS {
                break;
            }
            let line = fault.place.line.map(|line| u64::from(line).saturating_add(lines));
            fault.place.line = line.and_then(|line| u32::try_from(line).ok());
            self.first.push(fault);
        }
    }
}
