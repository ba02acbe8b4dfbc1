//! A plain table in columns, those of each section by themselves.

#[cfg(feature = "parquet")]
use super::ParquetTable;
use super::input::Input;
use super::lines::Lines;
use super::plain::{PlainColumns, plain_columns};
use super::reading::ColumnOptions;
use super::scored::Columns;
use redress_events::model::Format;
use redress_events::readers::{ReadOptions, TableHeadings};
use redress_events::source::MAX_BYTES;

/// The number of bytes at the beginning of a file in which its headings are looked for.
const HEAD: u64 = 16 * 1024;

/// The columns of a section, or of a table without sections.
pub(super) struct Part {
    pub section: Option<String>,
    pub columns: Columns,
}

/// A table in columns.
pub(super) struct Table<'a> {
    pub parts: Vec<Part>,
    pub format: Format,
    /// The lines that could not be read, in their order, and the numbers of boards in them.
    pub lost: Vec<u32>,
    pub lost_boards: Vec<usize>,
    /// True if its rows are the lines of the file, so that they have its numbers.
    pub are_lines: bool,
    /// The lines themselves; `None` if rows are no lines.
    pub lines: Option<Lines<'a>>,
}

impl<'a> Table<'a> {
    /// Reads a plain table; `None` if only the reader of whole events can read it.
    pub fn read(input: Input<'a>, options: &ReadOptions, threads: usize) -> Option<Self> {
        #[cfg(not(feature = "threads"))]
        let _ = threads;
        let reading = |plain| {
            let reading = ColumnOptions::new().with_columns(plain);
            #[cfg(feature = "threads")]
            let reading = reading.with_threads(threads);
            reading
        };
        #[cfg(feature = "parquet")]
        if let Input::Bytes(bytes) = input
            && bytes.starts_with(ParquetTable::MAGIC)
        {
            let table = ParquetTable::of_bytes(bytes.to_vec()).ok()?;
            let plain =
                plain_columns(&TableHeadings::new(table.headings(), options)).filter(|own| own.section.is_none())?;
            let columns = Columns::of_table(&table, &reading(&plain.needed)).ok()?;
            let (lost, lost_boards) = (columns.rows.faults.lines.clone(), Vec::new());
            let parts = vec![Part { section: None, columns }];
            return Some(Self { parts, format: Format::Parquet, lost, lost_boards, are_lines: true, lines: None });
        }
        let head = input.head(HEAD).ok()?;
        let plain = plain_of(&head, options)?;
        let reading = ColumnOptions { section: plain.section.as_deref(), ..reading(&plain.needed) };
        let mut rows = super::reading::read_numbers(input.open().ok()?, &reading).ok()?;
        let bytes: usize = rows.pieces.iter().map(|piece| piece.bytes).sum();
        if rows.is_beyond_ascii || u64::try_from(bytes).ok()? > MAX_BYTES {
            return None;
        }
        let pieces = std::mem::take(&mut rows.pieces);
        let lines = if rows.has_records { None } else { Lines::of(input, &head, &plain, pieces) };
        let lost = std::mem::take(&mut rows.faults.lines);
        let lost_boards = std::mem::take(&mut rows.lost_boards).into_iter().map(usize::from).collect();
        let are_lines = plain.section.is_none();
        let parts = match are_lines {
            true => vec![Part { section: None, columns: Columns::of(rows) }],
            false => {
                let own = rows.by_section()?.into_iter();
                own.map(|(name, rows)| Part { section: Some(name), columns: Columns::of(rows) }).collect()
            }
        };
        Some(Self { parts, format: Format::Csv, lost, lost_boards, are_lines, lines })
    }
}

/// The columns in the first line of an ASCII text; `None` if it is none of a plain table.
fn plain_of(head: &[u8], options: &ReadOptions) -> Option<PlainColumns> {
    let head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head);
    let (headings, _): (TableHeadings, _) =
        TableHeadings::find(std::str::from_utf8(head).ok().filter(|head| head.is_ascii())?, options)
            .filter(|(_, line)| *line == 1)?;
    plain_columns(&headings)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::super::lines::TextLine;
    use super::super::rows::Piece;
    use super::*;

    /// Each line is found again with its number, wherever pieces end.
    #[test]
    fn every_line_is_found_again() {
        let rows: String = (1..=40_000)
            .map(|row| format!("{},{},{},{}\n", row / 900 + 1, row % 900 + 1, row % 7, row % 50 * 10))
            .collect();
        for length in 0..16 {
            let text = format!("board,ns,ew,score,{}\n{rows}7,,8,420\n7,1,8,A+", "x".repeat(length));
            let table = Table::read(Input::Bytes(text.as_bytes()), &ReadOptions::default(), 3).unwrap();
            let lines = table.lines.unwrap();
            let has_rows = |piece: &Piece| piece.has_lost || piece.boards.0 <= piece.boards.1;
            let (kept, numbers) = lines.wanted(has_rows, |_, _| true).unwrap();
            assert!(kept == text.as_bytes() && numbers == (1..=40_003).collect::<Vec<u32>>(), "{length}");
            let on = |piece: &Piece| piece.boards.0 <= 21 && 21 <= piece.boards.1;
            let is_it = |_: u32, line: TextLine<'_>| line.board() == Some(21);
            assert!(lines.wanted(has_rows, is_it).unwrap() == lines.wanted(on, is_it).unwrap(), "{length}");
        }
    }
}
