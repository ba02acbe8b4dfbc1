//! Counts of each score on each board, turned in place into matchpoints.

use super::block::{Played, SLOTS, TakeRuns, score};
use super::rows::Rows;

/// From how many results on a board has a count for every score there can be; fewer are sorted.
const DENSE: u32 = 512;

/// A score of a board with its count, or with its value.
#[derive(Debug, Clone, Copy)]
pub(super) struct ScoreCount {
    slot: u16,
    value: u32,
}

/// The place of a board's counts.
#[derive(Debug, Clone, Copy)]
enum Stored {
    /// [`SLOTS`] of them from here on, by slot.
    Dense { from: usize },
    /// Its scores, the lowest first.
    Sparse { from: usize, to: usize },
}

/// The values of the scores of one board: by slot, or the lowest first.
#[derive(Debug, Clone, Copy)]
pub(super) enum Scores<'a> {
    Dense(&'a [u32]),
    Sparse(&'a [ScoreCount]),
}

/// A count for each score of each board; after [`Counts::turn_into_matchpoints`] NS's matchpoints in its table, two for each
/// result beaten and one for each tie.
#[derive(Debug)]
pub(super) struct Counts {
    dense: Vec<u32>,
    sparse: Vec<ScoreCount>,
    boards: Vec<Stored>,
}

impl Counts {
    /// Counts the plain scores of the boards.
    pub fn new(rows: &Rows) -> Self {
        let most = &rows.by_board;
        let (mut places, mut dense, mut sorted) = (Vec::with_capacity(most.len()), 0_usize, 0_usize);
        for count in most {
            let length = usize::try_from(*count).unwrap_or(usize::MAX);
            places.push(if *count >= DENSE {
                let from = dense;
                dense += SLOTS;
                Stored::Dense { from }
            } else {
                let from = sorted;
                sorted += length;
                // `to` follows the scores as they are put there.
                Stored::Sparse { from, to: from }
            });
        }
        let mut counts = Self { dense: vec![0; dense], sparse: Vec::new(), boards: places };
        counts.fill(rows, sorted);
        counts
    }

    fn fill(&mut self, rows: &Rows, sorted: usize) {
        let Self { dense, boards, .. } = self;
        let mut filling = Filling { dense, boards, slots: vec![0; sorted] };
        rows.blocks.iter().for_each(|block| block.give(&rows.boards, &rows.contestants, &mut filling));
        let Filling { boards, mut slots, .. } = filling;
        for stored in boards {
            if let Stored::Sparse { from, to } = stored {
                let scores = slots.get_mut(*from..*to).unwrap_or_default();
                scores.sort_unstable();
                let begin = self.sparse.len();
                let entry = |same: &[u16]| {
                    let value = u32::try_from(same.len()).unwrap_or(u32::MAX);
                    same.first().map(|slot| ScoreCount { slot: *slot, value })
                };
                self.sparse.extend(scores.chunk_by(u16::eq).filter_map(entry));
                (*from, *to) = (begin, self.sparse.len());
            }
        }
    }

    /// The number of plain results of a board.
    pub fn results(&self, board: usize) -> u32 {
        match self.scores_of(board) {
            Scores::Dense(counts) => counts.iter().sum(),
            Scores::Sparse(entries) => entries.iter().map(|entry| entry.value).sum(),
        }
    }

    /// The scores of a board with how often each occurs, the lowest first.
    pub fn scores(&self, board: usize) -> Vec<(i32, u32)> {
        let known = |(slot, value): (u16, u32)| Some((score(slot)?, value));
        match self.scores_of(board) {
            Scores::Dense(counts) => {
                (0_u16..).zip(counts.iter().copied()).filter(|(_, count)| *count > 0).filter_map(known).collect()
            }
            Scores::Sparse(entries) => entries.iter().filter_map(|entry| known((entry.slot, entry.value))).collect(),
        }
    }

    /// Turns each count of a board into the value of the score to NS.
    pub fn turn_into_matchpoints(&mut self, board: usize) {
        let mut below = 0_u32;
        // Fewer than 2³¹ rows are read.
        let mut turn = |value: &mut u32| {
            let count = *value;
            *value = (2 * below + count).saturating_sub(1);
            below += count;
        };
        match self.boards.get(board) {
            Some(Stored::Dense { from }) => {
                let counts = self.dense.get_mut(*from..*from + SLOTS).unwrap_or_default();
                counts.iter_mut().filter(|count| **count > 0).for_each(turn);
            }
            Some(Stored::Sparse { from, to }) => {
                let entries = self.sparse.get_mut(*from..*to).unwrap_or_default();
                entries.iter_mut().for_each(|entry| turn(&mut entry.value));
            }
            None => {}
        }
    }

    /// The values of the scores of a board.
    pub fn scores_of(&self, board: usize) -> Scores<'_> {
        match self.boards.get(board) {
            Some(Stored::Dense { from }) => Scores::Dense(self.dense.get(*from..*from + SLOTS).unwrap_or_default()),
            Some(Stored::Sparse { from, to }) => Scores::Sparse(self.sparse.get(*from..*to).unwrap_or_default()),
            None => Scores::Sparse(&[]),
        }
    }
}

impl Scores<'_> {
    /// The value of a score.
    #[inline]
    pub fn value(&self, slot: u16) -> u32 {
        match self {
            Self::Dense(values) => values.get(usize::from(slot)).copied().unwrap_or(0),
            Self::Sparse(entries) => {
                let found = entries.binary_search_by_key(&slot, |entry| entry.slot);
                found.ok().and_then(|at| entries.get(at)).map_or(0, |entry| entry.value)
            }
        }
    }
}

/// The counts of the rows so far.
struct Filling<'a> {
    dense: &'a mut [u32],
    boards: &'a mut [Stored],
    /// The slots of the boards whose scores are sorted.
    slots: Vec<u16>,
}

impl TakeRuns for Filling<'_> {
    fn take(&mut self, board: usize, rows: impl ExactSizeIterator<Item = Played>) {
        match self.boards.get_mut(board) {
            Some(Stored::Dense { from }) => {
                let counts = self.dense.get_mut(*from..*from + SLOTS).unwrap_or_default();
                // There is no count of rows without a plain score.
                rows.for_each(|row| counts.get_mut(usize::from(row.slot)).into_iter().for_each(|count| *count += 1));
            }
            Some(Stored::Sparse { to, .. }) => {
                for row in rows.filter(|row| usize::from(row.slot) < SLOTS) {
                    if let Some(place) = self.slots.get_mut(*to) {
                        *place = row.slot;
                        *to += 1;
                    }
                }
            }
            None => {}
        }
    }
}
