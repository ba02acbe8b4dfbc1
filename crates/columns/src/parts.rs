//! A plain table in columns, those of each section by themselves.

#[cfg(feature = "parquet")]
use super::ParquetTable;
use super::plain::{PlainColumns, plain_columns};
use super::reading::ColumnOptions;
use super::scored::Columns;
use redress_events::model::Format;
use redress_events::readers::{ReadOptions, TableHeadings};
use redress_events::source::NamedBytes;

/// The number of bytes at the beginning of a file in which its headings are looked for.
const HEAD: usize = 16 * 1024;

/// The columns of a section, or of a table without sections.
pub(super) struct Part {
    pub section: Option<String>,
    pub columns: Columns,
}

/// A table in columns.
pub(super) struct Table {
    pub parts: Vec<Part>,
    pub format: Format,
    /// The lines that could not be read.
    pub lost: Vec<u32>,
    /// True if its rows are the lines of the file, so that they have its numbers.
    pub are_lines: bool,
}

impl Table {
    /// Reads a plain table; `None` if only the reader of whole events can read it.
    pub fn read(file: &NamedBytes, options: &ReadOptions, threads: usize) -> Option<Self> {
        #[cfg(not(feature = "threads"))]
        let _ = threads;
        let reading = |plain| {
            let reading = ColumnOptions::new().with_columns(plain);
            #[cfg(feature = "threads")]
            let reading = reading.with_threads(threads);
            reading
        };
        #[cfg(feature = "parquet")]
        if file.bytes.starts_with(ParquetTable::MAGIC) {
            let table = ParquetTable::of_bytes(file.bytes.clone()).ok()?;
            let plain =
                plain_columns(&TableHeadings::new(table.headings(), options)).filter(|own| own.section.is_none())?;
            let columns = Columns::of_table(&table, &reading(&plain.needed)).ok()?;
            let lost = columns.rows.faults.lines.clone();
            let parts = vec![Part { section: None, columns }];
            return Some(Self { parts, format: Format::Parquet, lost, are_lines: true });
        }
        let plain = plain_of(&file.bytes, options)?;
        let reading = ColumnOptions { section: plain.section.as_deref(), ..reading(&plain.needed) };
        let mut columns = Columns::of_bytes(&file.bytes, &reading).ok()?;
        let lost = std::mem::take(&mut columns.rows.faults.lines);
        let are_lines = plain.section.is_none();
        let mut parts = match are_lines {
            true => vec![Part { section: None, columns }],
            false => {
                let own = columns.rows.by_section()?.into_iter();
                own.map(|(name, rows)| Part { section: Some(name), columns: Columns { rows } }).collect()
            }
        };
        parts.iter_mut().for_each(|part| part.columns.rows.count_and_void());
        Some(Self { parts, format: Format::Csv, lost, are_lines })
    }
}

/// The columns in the first line of an ASCII text; `None` if it is none of a plain table.
pub(super) fn plain_of(bytes: &[u8], options: &ReadOptions) -> Option<PlainColumns> {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if !text.is_ascii() {
        return None;
    }
    let head = std::str::from_utf8(text.get(..HEAD.min(text.len()))?).ok()?;
    let (headings, _): (TableHeadings, _) = TableHeadings::find(head, options).filter(|(_, line)| *line == 1)?;
    plain_columns(&headings)
}
