//! Faults of a file, bounded: a file of ten million broken rows reports the first and counts the rest.

use redress_events::model::{Fault, FaultKind, Place};

/// The number of faults that are kept.
pub(super) const MAX_FAULTS: usize = 1_000;

/// The first faults of a file, and how many rows it lost in all.
#[derive(Debug, Clone, Default)]
pub(super) struct Faults {
    pub first: Vec<Fault>,
    /// The boards of those whose row names one.
    pub boards: Vec<Box<str>>,
    /// Rows that were left out.
    pub lost: u64,
}

impl Faults {
    /// A row that is left out.
    pub fn lose(&mut self, line: u64, kind: FaultKind) {
        self.lost = self.lost.saturating_add(1);
        self.note(line, kind);
    }

    /// Something that is wrong with a line.
    pub fn note(&mut self, line: u64, kind: FaultKind) {
        if self.first.len() < MAX_FAULTS {
            let line = u32::try_from(line).ok();
            self.first.push(Fault::at(Place { line, ..Place::default() }, kind));
        }
    }

    /// Something that is wrong with a row of this board.
    pub fn of_board(&mut self, board: &str) {
        if self.boards.len() < MAX_FAULTS {
            self.boards.push(board.into());
        }
    }

    /// Those of a later part of the file, whose first line follows so many.
    #[cfg(feature = "threads")]
    pub fn take_over(&mut self, other: Self, lines: u64) {
        self.lost = self.lost.saturating_add(other.lost);
        other.boards.iter().for_each(|board| self.of_board(board));
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
