//! Rows out of tables of Parquet: those of whole numbers at once, others as they would be written in CSV.

use super::table::{Cells, ParquetTable};
use crate::block::{BLOCK, Block, PackedRow, slot};
use crate::layout::{Role, roles};
use crate::reading::{ColumnOptions, MAX_ROWS};
use crate::rows::{ReadRuling, RowText, Rows};
use redress_events::model::FaultKind;
use std::ops::Range;

/// Reads a table.
///
/// # Errors
/// Nothing of it can be used.
pub(crate) fn read(table: &ParquetTable, options: &ColumnOptions<'_>) -> Result<Rows, FaultKind> {
    let roles = roles(table.headings(), options.columns, None)?;
    let place = |role: Role| roles.iter().position(|column| *column == role).unwrap_or_default();
    let columns = [Role::Board, Role::Ns, Role::Ew, Role::Score].map(place);
    if table.rows() > MAX_ROWS {
        return Err(FaultKind::TooManyRows { limit: MAX_ROWS });
    }
    let mut rows = parts(table, &columns, options)?;
    for fault in &mut rows.faults.first {
        fault.place.element = fault.place.line.take().map(|row| format!("row {row}").into());
    }
    Ok(rows)
}

/// The rows of all groups, by as many threads as there may be.
#[cfg(feature = "threads")]
fn parts(table: &ParquetTable, columns: &[usize], options: &ColumnOptions<'_>) -> Result<Rows, FaultKind> {
    let groups = table.groups();
    let each = groups.div_ceil(options.threads.clamp(1, groups.max(1))).max(1);
    let ruling = options.ruling;
    std::thread::scope(|scope| {
        let begin = |first: usize| scope.spawn(move || part(table, first..groups.min(first + each), columns, ruling));
        let threads: Vec<_> = (0..groups).step_by(each).skip(1).map(begin).collect();
        let mut rows = part(table, 0..each.min(groups), columns, ruling)?;
        for thread in threads {
            let lost = || FaultKind::Damaged("a thread was lost".to_owned());
            rows.take_over(thread.join().map_err(|_| lost())??);
        }
        Ok(rows)
    })
}

#[cfg(not(feature = "threads"))]
fn parts(table: &ParquetTable, columns: &[usize], options: &ColumnOptions<'_>) -> Result<Rows, FaultKind> {
    part(table, 0..table.groups(), columns, options.ruling)
}

/// The rows of these groups.
fn part(
    table: &ParquetTable,
    groups: Range<usize>,
    columns: &[usize],
    ruling: Option<ReadRuling<'_>>,
) -> Result<Rows, FaultKind> {
    let mut rows = Rows::default();
    rows.begin(0, 0);
    for group in groups {
        let mut group = table.group(group, columns)?;
        while let Some(batch) = group.next_rows(BLOCK)? {
            if let [board, ns, ew, score] = batch.as_slice() {
                rows.batch(RowColumns { board, ns, ew, score }, ruling);
            }
        }
    }
    Ok(rows)
}

/// The four columns.
#[derive(Clone, Copy)]
struct RowColumns<'a> {
    board: &'a Cells,
    ns: &'a Cells,
    ew: &'a Cells,
    score: &'a Cells,
}

impl Rows {
    fn batch(&mut self, four: RowColumns<'_>, ruling: Option<ReadRuling<'_>>) {
        let mut at = 0;
        while at < four.board.len() {
            at = self.plain(four, at);
            if at < four.board.len() {
                self.lines += 1;
                let RowColumns { board, ns, ew, score } = four;
                let [board, ns, ew, score] = [board, ns, ew, score].map(|cells| cells.text(at));
                if [&board, &ns, &ew, &score].into_iter().any(|text| !text.trim().is_empty()) {
                    let [board, ns, ew, score] = [&board, &ns, &ew, &score].map(|text| text.trim());
                    self.enter(Ok(RowText { board, ns, ew, score, section: "" }), self.lines, ruling);
                }
                self.gap();
                at += 1;
            }
        }
    }

    /// Takes rows of whole numbers from a place on, as long as there are: the place after them.
    fn plain(&mut self, four: RowColumns<'_>, from: usize) -> usize {
        let RowColumns {
            board: Cells::Numbers(boards),
            ns: Cells::Numbers(ns),
            ew: Cells::Numbers(ew),
            score: Cells::Numbers(scores),
        } = four
        else {
            return from;
        };
        let mut at = from;
        loop {
            let mut block = self.open_block(boards.len().saturating_sub(at));
            let before = block.len();
            let (mut board, mut pair) = (0, 0);
            let numbers = boards.iter().zip(ns).zip(ew.iter().zip(scores)).skip(at).take(BLOCK.saturating_sub(before));
            for ((own_board, own_ns), (own_ew, score)) in numbers {
                let Some(row) = plain_row(*own_board, *own_ns, *own_ew, *score) else { break };
                board = row.board.max(board);
                pair = row.ns.max(row.ew).max(pair);
                block.push(row);
            }
            let (read, full) = (block.len() - before, block.len() == BLOCK);
            if read > 0 {
                self.boards.see(board);
                self.contestants.see(pair);
                let count = u64::try_from(read).unwrap_or(0);
                self.count += count;
                self.lines += count;
                at += read;
            }
            if !block.is_empty() {
                self.blocks.push(Block::Narrow(block));
            }
            if !full || at >= boards.len() {
                return at;
            }
        }
    }
}

/// The row of these numbers, if each is its own identifier and the score is one.
#[inline]
fn plain_row(board: i64, ns: i64, ew: i64, score: i64) -> Option<PackedRow<u16>> {
    let number = |value: i64| u16::try_from(value).ok();
    let slot = slot(i32::try_from(score).ok()?)?;
    Some(PackedRow { board: number(board)?, ns: number(ns)?, ew: number(ew)?, slot })
}
