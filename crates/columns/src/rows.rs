//! Rows out of bytes: those of digits alone at once, others by the rules of CSV.

use super::block::{BLOCK, Block, PackedRow, RULED, slot};
use super::digits::{row, row_in_window};
use super::faults::Faults;
use super::ids::{NUMBERS, Names, number};
use super::layout::{Extent, Layout, Role, cut, extent};
use super::sections::{SectionName, Sections, name as section_name};
use redress_core::ruling::Ruling;
use redress_events::model::FaultKind;
use redress_events::readers::is_passed_out;
use std::collections::BTreeSet;

/// The number of bytes that most rows have at least.
const LIKELY: usize = 16;

/// Reads a text in place of a score; `None` for an unknown one.
pub type ReadRuling<'a> = &'a (dyn Fn(&str) -> Option<Ruling> + Sync);

/// From this row on, lines follow rows one by one again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Gap {
    pub row: u64,
    pub line: u64,
}

/// Bytes that were read at once.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    pub bytes: usize,
    pub lines: u64,
    /// The lowest and the highest number of a board in them.
    pub boards: (u16, u16),
    /// True if a row was left out.
    pub has_lost: bool,
}

impl Default for Piece {
    fn default() -> Self {
        Self { bytes: 0, lines: 0, boards: (u16::MAX, 0), has_lost: false }
    }
}

impl Piece {
    fn see(&mut self, lowest: u16, highest: u16) {
        self.boards = (self.boards.0.min(lowest), self.boards.1.max(highest));
    }
}

/// Rows of a file or of a part of it, with the names of boards and contestants.
#[derive(Debug, Default)]
pub(super) struct Rows {
    pub blocks: Vec<Block>,
    pub boards: Names,
    pub contestants: Names,
    pub count: u64,
    /// The number of rows of each board, by its place; known once all are read.
    pub by_board: Vec<u32>,
    /// Rows with a ruling in place of a score, in their order.
    pub rulings: Vec<(u64, Ruling)>,
    pub gaps: Vec<Gap>,
    pub faults: Faults,
    /// The boards and contestants of rows that are there twice, by their places.
    pub twice: Vec<(usize, usize, usize)>,
    /// The sections, if rows are read with theirs.
    pub sections: Option<Sections>,
    /// True if a row with a name in place of a number is left out.
    pub has_numbers_alone: bool,
    /// The pieces in which a file of numbers alone was read.
    pub pieces: Vec<Piece>,
    /// The numbers of boards in rows that were left out.
    pub lost_boards: BTreeSet<u16>,
    /// True if a record may be no line by itself: one has quotation marks or is too long.
    pub has_records: bool,
    /// True if a byte of a file of numbers alone is not of ASCII.
    pub is_beyond_ascii: bool,
    /// Lines that were read, those of other records too.
    pub lines: u64,
    /// True if the next bytes still belong to a line that was too long.
    pub(super) is_in_lost_line: bool,
    /// The bytes that are read now.
    pub(super) piece: Piece,
}

/// The fields of a row, as written.
pub(super) struct RowText<'a> {
    pub board: &'a str,
    pub ns: &'a str,
    pub ew: &'a str,
    pub score: &'a str,
    /// Empty where rows are read without their sections.
    pub section: &'a str,
}

impl Rows {
    /// No rows yet, to be read like these.
    #[cfg(feature = "threads")]
    pub fn before_any(&self) -> Self {
        let sections = self.sections.as_ref().map(|_| Sections::default());
        Self { sections, has_numbers_alone: self.has_numbers_alone, ..Self::default() }
    }

    /// Rows that follow a header of so many bytes and lines.
    pub fn begin(&mut self, bytes: usize, lines: u64) {
        self.lines = lines;
        self.pieces.push(Piece { bytes, lines, ..Piece::default() });
        self.gap();
    }

    /// Reads the rows that are whole in these bytes, all of them if nothing follows: how many bytes those were.
    pub fn read(&mut self, bytes: &[u8], layout: &Layout, ruling: Option<ReadRuling<'_>>, last: bool) -> usize {
        let (lines, lost) = (self.lines, self.faults.lost);
        self.piece = Piece::default();
        let rest = self.after(bytes, layout, ruling, last).len();
        let used = bytes.len().saturating_sub(rest);
        if self.has_numbers_alone {
            self.is_beyond_ascii |= !bytes.is_ascii();
            let (lines, has_lost) = (self.lines - lines, self.faults.lost > lost);
            self.pieces.push(Piece { bytes: used, lines, has_lost, ..self.piece });
        }
        used
    }

    /// Reads the rows that are whole: the bytes after them.
    fn after<'a>(&mut self, bytes: &'a [u8], layout: &Layout, ruling: Option<ReadRuling<'_>>, last: bool) -> &'a [u8] {
        let mut rest = self.after_lost_line(bytes);
        loop {
            rest = self.read_plain(rest, layout);
            if rest.is_empty() {
                return rest;
            }
            let used = match extent(rest, layout.delimiter, last) {
                Extent::Unfinished => return rest,
                Extent::Whole { bytes, lines } => {
                    let line = self.lines + 1;
                    self.lines += lines;
                    self.record(rest.get(..bytes).unwrap_or(rest), line, layout, ruling);
                    self.gap();
                    bytes
                }
                Extent::Broken { bytes, ends } => {
                    self.faults.lose(self.lines + 1, FaultKind::RowLost);
                    self.has_records = true;
                    self.is_in_lost_line = !ends;
                    self.lines += u64::from(ends);
                    self.gap();
                    bytes
                }
            };
            rest = rest.get(used..).unwrap_or_default();
        }
    }

    /// The bytes after a line that was too long.
    fn after_lost_line<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        if !self.is_in_lost_line {
            return bytes;
        }
        let Some(end) = bytes.iter().position(|byte| *byte == b'\n') else { return &[] };
        self.is_in_lost_line = false;
        self.lines += 1;
        self.gap();
        bytes.get(end + 1..).unwrap_or_default()
    }

    /// Rows of digits alone, as long as there are: the bytes after them.
    fn read_plain<'a>(&mut self, bytes: &'a [u8], layout: &Layout) -> &'a [u8] {
        let mut rest = bytes;
        loop {
            let mut block = self.open_block(rest.len() / LIKELY);
            let before = block.len();
            let seen;
            (rest, seen) = fill(&mut block, rest, layout, self.sections.as_mut());
            let (read, full) = (block.len() - before, block.len() == BLOCK);
            if read > 0 {
                self.piece.see(seen.lowest, seen.board);
                self.boards.see(seen.board);
                self.contestants.see(seen.pair);
                self.count += u64::try_from(read).unwrap_or(0);
                self.lines += u64::try_from(read).unwrap_or(0);
            }
            if !block.is_empty() {
                self.blocks.push(Block::Narrow(block));
            }
            if !full {
                return rest;
            }
        }
    }

    /// The block that rows of numbers go to, taken from the others: the last one, or a new one, the first for so many.
    pub fn open_block(&mut self, likely: usize) -> Vec<PackedRow<u16>> {
        let room = match self.blocks.pop() {
            Some(Block::Narrow(rows)) if rows.len() < BLOCK => return rows,
            None => likely.min(BLOCK),
            Some(last) => {
                let is_full = matches!(last, Block::Narrow(_));
                self.blocks.push(last);
                // As many are likely to follow as before.
                if is_full { BLOCK } else { 0 }
            }
        };
        Vec::with_capacity(room)
    }

    fn push(&mut self, row: PackedRow<u16>) {
        self.piece.see(row.board, row.board);
        let mut block = self.open_block(1);
        block.push(row);
        self.blocks.push(Block::Narrow(block));
        self.count += 1;
    }

    fn push_wide(&mut self, row: PackedRow<u32>) {
        match self.blocks.last_mut() {
            Some(Block::Wide(rows)) if rows.len() < BLOCK => rows.push(row),
            _ => self.blocks.push(Block::Wide(vec![row])),
        }
        self.count += 1;
    }

    /// Notes the place of the next row.
    pub fn gap(&mut self) {
        let gap = Gap { row: self.count, line: self.lines + 1 };
        match self.gaps.last_mut() {
            Some(known) if known.row == gap.row => *known = gap,
            _ => self.gaps.push(gap),
        }
    }

    /// A record by the rules of CSV.
    fn record(&mut self, record: &[u8], line: u64, layout: &Layout, ruling: Option<ReadRuling<'_>>) {
        self.has_records |= record.contains(&b'"');
        if record.trim_ascii().is_empty() {
            return;
        }
        let mut fields = Vec::new();
        cut(record, layout.delimiter, &mut fields);
        let written = written(&fields, layout);
        self.enter(written, line, ruling);
    }

    /// A row as it is written.
    pub fn enter(&mut self, written: Result<RowText<'_>, FaultKind>, line: u64, ruling: Option<ReadRuling<'_>>) {
        let board: Option<u16> = written.as_ref().ok().and_then(|written| written.board.parse().ok());
        match written.and_then(|written| self.understand(&written, ruling)) {
            Ok((row, ruled)) => {
                if let Some(ruled) = ruled {
                    self.rulings.push((self.count, ruled));
                }
                match (row.board < NUMBERS, row.ns < NUMBERS, row.ew < NUMBERS) {
                    (true, true, true) => self.push(narrow(&row)),
                    _ => self.push_wide(row),
                }
            }
            Err(kind) => {
                self.faults.lose(line, kind);
                self.lost_boards.extend(board);
            }
        }
    }

    /// The row that was written, with its ruling if it has one.
    fn understand(
        &mut self,
        written: &RowText<'_>,
        ruling: Option<ReadRuling<'_>>,
    ) -> Result<(PackedRow<u32>, Option<Ruling>), FaultKind> {
        let no = |what: &str, found: &str| value(what, found);
        let named = [("board", written.board), ("ns", written.ns), ("ew", written.ew)];
        if let Some((what, found)) =
            named.into_iter().find(|(_, text)| self.has_numbers_alone && number(text).is_none())
        {
            return Err(no(what, found));
        }
        let (slot, ruled) = match score(written.score)? {
            Some(slot) => (slot, None),
            None => {
                let ruled = ruling.and_then(|read| read(written.score)).ok_or_else(|| no("score", written.score))?;
                (RULED, Some(ruled))
            }
        };
        let board = self.boards.id(written.board).ok_or_else(|| no("board", written.board))?;
        let ns = self.contestants.id(written.ns).ok_or_else(|| no("ns", written.ns))?;
        let ew = self.contestants.id(written.ew).ok_or_else(|| no("ew", written.ew))?;
        let slot = match &mut self.sections {
            Some(sections) => {
                let name = section_name(written.section.as_bytes());
                sections.mark(slot, name.ok_or_else(|| no("section", written.section))?)
            }
            None => slot,
        };
        Ok((PackedRow { board, ns, ew, slot }, ruled))
    }

    /// Gives back the memory that its rows do not use.
    #[cfg(feature = "threads")]
    pub fn shrink(&mut self) {
        self.blocks.iter_mut().for_each(Block::shrink);
    }

    /// Takes over the rows of the part that follows.
    #[cfg(feature = "threads")]
    pub fn take_over(&mut self, part: Self) {
        let boards = self.boards.take_over(part.boards);
        let contestants = self.contestants.take_over(part.contestants);
        let (rows, lines) = (self.count, self.lines);
        let moved = part.sections.as_ref().and_then(|own| self.sections.as_mut()?.take_over(own));
        for mut block in part.blocks {
            moved.iter().for_each(|places| block.move_sections(places));
            block.rename(&boards, &contestants);
            self.blocks.push(block);
        }
        self.rulings.extend(part.rulings.into_iter().map(|(row, ruling)| (row + rows, ruling)));
        self.gaps.extend(part.gaps.into_iter().map(|gap| Gap { row: gap.row + rows, line: gap.line + lines }));
        self.faults.take_over(part.faults, lines);
        self.pieces.extend(part.pieces);
        self.lost_boards.extend(part.lost_boards);
        self.has_records |= part.has_records;
        self.is_beyond_ascii |= part.is_beyond_ascii;
        self.count += part.count;
        self.lines += part.lines;
    }

    /// The line of a row.
    pub fn line(&self, row: u64) -> u64 {
        let at = self.gaps.partition_point(|gap| gap.row <= row);
        let gap = at.checked_sub(1).and_then(|at| self.gaps.get(at)).copied().unwrap_or(Gap { row: 0, line: 1 });
        gap.line + (row - gap.row)
    }
}

/// The numbers in some rows: the lowest and the highest of a board, the highest of a contestant.
struct Seen {
    lowest: u16,
    board: u16,
    pair: u16,
}

/// Fills a block with rows of digits alone, as long as there are: the bytes after them.
// By itself, so that its loop has all registers.
#[inline(never)]
fn fill<'a>(
    block: &mut Vec<PackedRow<u16>>,
    bytes: &'a [u8],
    layout: &Layout,
    mut sections: Option<&mut Sections>,
) -> (&'a [u8], Seen) {
    let (mut rest, mut seen) = (bytes, Seen { lowest: u16::MAX, board: 0, pair: 0 });
    while block.len() < BLOCK
        && let Some((mut row, section, after)) = next(rest, layout)
    {
        rest = after;
        if let Some(sections) = &mut sections {
            row.slot = sections.mark(row.slot, section);
        }
        seen.lowest = row.board.min(seen.lowest);
        seen.board = row.board.max(seen.board);
        seen.pair = row.ns.max(row.ew).max(seen.pair);
        block.push(row);
    }
    (rest, seen)
}

/// A row of numbers alone.
fn narrow(row: &PackedRow<u32>) -> PackedRow<u16> {
    let number = |id| u16::try_from(id).unwrap_or(u16::MAX);
    PackedRow { board: number(row.board), ns: number(row.ns), ew: number(row.ew), slot: row.slot }
}

/// The row that begins here, if it is one of digits alone and whole, with its section, and the bytes after it.
#[inline(always)]
pub(super) fn next<'a>(bytes: &'a [u8], layout: &Layout) -> Option<(PackedRow<u16>, SectionName, &'a [u8])> {
    match row_in_window(bytes, layout) {
        None => row(bytes, layout),
        found => found,
    }
}

/// The fields that are read, without blanks around them.
fn written<'a>(fields: &'a [Vec<u8>], layout: &Layout) -> Result<RowText<'a>, FaultKind> {
    let field = |role: Role, what: &str| {
        let at = layout.roles.iter().position(|column| *column == role);
        let bytes = at.and_then(|at| fields.get(at)).ok_or_else(|| FaultKind::Missing { what: what.to_owned() })?;
        std::str::from_utf8(bytes).map(str::trim).map_err(|_| value(what, &String::from_utf8_lossy(bytes)))
    };
    Ok(RowText {
        board: field(Role::Board, "board")?,
        ns: field(Role::Ns, "ns")?,
        ew: field(Role::Ew, "ew")?,
        score: field(Role::Score, "score")?,
        section: if layout.roles.contains(&Role::Section) { field(Role::Section, "section")? } else { "" },
    })
}

/// The slot of a score; `None` if the text is no number.
fn score(text: &str) -> Result<Option<u16>, FaultKind> {
    if is_passed_out(text) {
        return Ok(slot(0));
    }
    let ascii = text.strip_prefix('−').map(|digits| format!("-{digits}"));
    let Ok(score) = ascii.as_deref().unwrap_or(text).parse::<i32>() else { return Ok(None) };
    slot(score).map(Some).ok_or(FaultKind::ImpossibleScore { score })
}

/// A value that does not belong there, shortened.
fn value(what: &str, found: &str) -> FaultKind {
    FaultKind::Value { what: what.to_owned(), found: found.chars().take(40).collect() }
}
