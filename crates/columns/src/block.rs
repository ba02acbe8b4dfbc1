//! Rows in columns of small integers, a block at a time.

#[cfg(feature = "threads")]
use super::ids::NUMBERS;
use super::ids::Names;

/// The lowest score; each slot is ten points more.
const LOWEST: i32 = -7_600;

/// The number of possible scores: every ten points from −7,600 to 7,600.
pub(super) const SLOTS: usize = 1_521;

/// The number of bits that a slot takes.
pub(super) const SLOT_BITS: u32 = 11;

/// The slot of a row that has a ruling in place of a score.
pub(super) const RULED: u16 = u16::MAX;

/// The slot of a row that does not count.
pub(super) const VOID: u16 = u16::MAX - 1;

/// The number of rows in a block.
pub(super) const BLOCK: usize = 1 << 16;

/// A row: eight bytes where boards and contestants are numbers, sixteen if one has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PackedRow<I> {
    pub board: I,
    pub ns: I,
    pub ew: I,
    /// The score's slot, [`RULED`] or [`VOID`].
    pub slot: u16,
}

impl From<PackedRow<u16>> for PackedRow<u32> {
    fn from(row: PackedRow<u16>) -> Self {
        Self { board: row.board.into(), ns: row.ns.into(), ew: row.ew.into(), slot: row.slot }
    }
}

impl From<&PackedRow<u16>> for PackedRow<usize> {
    /// Numbers are their own places.
    #[inline]
    fn from(row: &PackedRow<u16>) -> Self {
        Self { board: row.board.into(), ns: row.ns.into(), ew: row.ew.into(), slot: row.slot }
    }
}

/// Takes the rows of a file run by run.
pub(super) trait TakeRuns {
    /// Takes rows of one board that follow one another; they have the places of their contestants.
    fn take(&mut self, board: usize, rows: impl ExactSizeIterator<Item = Played>);
}

/// A row of a known board.
pub(super) struct Played {
    pub ns: usize,
    pub ew: usize,
    pub slot: u16,
}

/// Rows of one width.
#[derive(Debug, Clone)]
pub(super) enum Block {
    /// Of numbers alone.
    Narrow(Vec<PackedRow<u16>>),
    /// Of numbers and names.
    Wide(Vec<PackedRow<u32>>),
}

impl Block {
    pub fn len(&self) -> usize {
        match self {
            Self::Narrow(rows) => rows.len(),
            Self::Wide(rows) => rows.len(),
        }
    }

    /// Gives back the memory that it does not use.
    #[cfg(feature = "threads")]
    pub fn shrink(&mut self) {
        match self {
            Self::Narrow(rows) => rows.shrink_to_fit(),
            Self::Wide(rows) => rows.shrink_to_fit(),
        }
    }

    /// The row at a place.
    pub fn row(&self, at: usize) -> Option<PackedRow<u32>> {
        match self {
            Self::Narrow(rows) => rows.get(at).map(|row| (*row).into()),
            Self::Wide(rows) => rows.get(at).copied(),
        }
    }

    /// Puts another slot into the row at a place.
    pub fn set_slot(&mut self, at: usize, slot: u16) {
        let found = match self {
            Self::Narrow(rows) => rows.get_mut(at).map(|row| &mut row.slot),
            Self::Wide(rows) => rows.get_mut(at).map(|row| &mut row.slot),
        };
        if let Some(found) = found {
            *found = slot;
        }
    }

    /// Calls with every row: its board's place, its contestants' and its slot.
    #[inline]
    pub fn each(&self, boards: &Names, contestants: &Names, mut call: impl FnMut(PackedRow<usize>)) {
        match self {
            Self::Narrow(rows) => rows.iter().for_each(|row| call(row.into())),
            Self::Wide(rows) => rows.iter().for_each(|row| call(places(row, boards, contestants))),
        }
    }

    /// Gives all its rows away. Those of one board mostly follow one another: what is known of it is looked up once for them.
    pub fn give(&self, boards: &Names, contestants: &Names, taker: &mut impl TakeRuns) {
        match self {
            Self::Narrow(rows) => {
                for run in rows.chunk_by(|one, other| one.board == other.board) {
                    let played = |row: &PackedRow<u16>| Played { ns: row.ns.into(), ew: row.ew.into(), slot: row.slot };
                    let board = run.first().map_or(0, |row| row.board.into());
                    taker.take(board, run.iter().map(played));
                }
            }
            Self::Wide(rows) => {
                for run in rows.chunk_by(|one, other| one.board == other.board) {
                    let place = |id: u32| contestants.place(id);
                    let played = |row: &PackedRow<u32>| Played { ns: place(row.ns), ew: place(row.ew), slot: row.slot };
                    let board = run.first().map_or(0, |row| boards.place(row.board));
                    taker.take(board, run.iter().map(played));
                }
            }
        }
    }

    /// Gives names the identifiers that they have in the whole file.
    #[cfg(feature = "threads")]
    pub fn rename(&mut self, boards: &[u32], contestants: &[u32]) {
        let Self::Wide(rows) = self else { return };
        let renamed = |id: u32, names: &[u32]| {
            let named = id.checked_sub(NUMBERS).and_then(|at| usize::try_from(at).ok());
            named.and_then(|at| names.get(at).copied()).unwrap_or(id)
        };
        for row in rows {
            row.board = renamed(row.board, boards);
            row.ns = renamed(row.ns, contestants);
            row.ew = renamed(row.ew, contestants);
        }
    }
}

/// A row by its places.
pub(super) fn places(row: &PackedRow<u32>, boards: &Names, contestants: &Names) -> PackedRow<usize> {
    PackedRow {
        board: boards.place(row.board),
        ns: contestants.place(row.ns),
        ew: contestants.place(row.ew),
        slot: row.slot,
    }
}

/// The slot of a score; `None` if it is no multiple of ten within ±7,600.
#[inline]
pub(super) fn slot(score: i32) -> Option<u16> {
    if score % 10 == 0 { slot_of_tens(score / 10) } else { None }
}

/// The slot of ten times as many points; `None` if they are not within ±7,600.
#[inline]
pub(super) fn slot_of_tens(tens: i32) -> Option<u16> {
    let above = tens.wrapping_sub(LOWEST / 10);
    u16::try_from(above).ok().filter(|slot| usize::from(*slot) < SLOTS)
}

/// The score of a slot; `None` for [`RULED`] and [`VOID`].
pub(super) fn score(slot: u16) -> Option<i32> {
    (usize::from(slot) < SLOTS).then(|| i32::from(slot) * 10 + LOWEST)
}
