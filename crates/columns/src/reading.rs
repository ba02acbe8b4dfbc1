//! A file as a stream of bytes: its header, then its rows, with a buffer that does not grow.

use super::layout::{Extent, Layout, extent};
use super::rows::{ReadRuling, Rows};
use super::sections::Sections;
use super::stream::{Stream, whole};
use redress_events::model::{Fault, FaultKind};
use std::io::Read;

/// The number of bytes read at a time: more than the longest record.
const BUFFER: usize = 256 * 1024;

/// The number of bytes that a thread gets at a time.
#[cfg(feature = "threads")]
const PART: usize = 1024 * 1024;

/// The most rows of a file: twice as many matchpoints fit 32 bits.
pub(super) const MAX_ROWS: u64 = (1 << 31) - 1;

/// Options for reading a file.
#[derive(Clone, Copy, Default)]
#[non_exhaustive]
pub struct ColumnOptions<'a> {
    /// The headings of columns that are not called `board`, `ns`, `ew` or `score`: `("board", "Rozd.")`.
    pub columns: &'a [(String, String)],
    /// Reads a ruling in place of a score; without it every such row is a fault.
    pub ruling: Option<ReadRuling<'a>>,
    /// The heading of the sections, if rows are read with theirs.
    pub(super) section: Option<&'a str>,
    /// The number of threads that read rows; 0 and 1 mean one.
    #[cfg(feature = "threads")]
    pub threads: usize,
}

impl<'a> ColumnOptions<'a> {
    /// Options for the usual names of columns, and no rulings.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// With these headings: `("board", "Rozd.")`.
    #[must_use]
    pub fn with_columns(self, columns: &'a [(String, String)]) -> Self {
        Self { columns, ..self }
    }

    /// With rulings in place of scores, read so.
    #[must_use]
    pub fn with_rulings(self, ruling: ReadRuling<'a>) -> Self {
        Self { ruling: Some(ruling), ..self }
    }

    /// With so many threads. A file with quotation marks is read by one from the first of them on.
    #[cfg(feature = "threads")]
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }
}

impl ColumnOptions<'_> {
    #[cfg(feature = "threads")]
    fn buffer(&self) -> usize {
        if self.threads > 1 { PART } else { BUFFER }
    }

    #[cfg(not(feature = "threads"))]
    fn buffer(&self) -> usize {
        BUFFER
    }
}

/// Reads a file.
///
/// # Errors
/// Nothing of it can be used.
pub(super) fn read(reader: impl Read, options: &ColumnOptions<'_>) -> Result<Rows, Fault> {
    let mut stream = Stream::new(reader, options.buffer());
    let mut rows = Rows::default();
    stream.fill()?;
    let (layout, used) = header(stream.bytes(), stream.ended, &mut rows, options)?;
    stream.used(used);
    #[cfg(feature = "threads")]
    if options.threads > 1 {
        super::parallel::read(&mut stream, &mut rows, &layout, options.ruling, options.threads)?;
    }
    loop {
        let used = rows.read(stream.bytes(), &layout, options.ruling, stream.ended);
        stream.used(used);
        if rows.count > MAX_ROWS {
            return Err(whole(FaultKind::TooManyRows { limit: MAX_ROWS }));
        }
        if stream.ended {
            return Ok(rows);
        }
        stream.fill()?;
    }
}

/// Reads a file that is in memory, whose boards and contestants are numbers.
///
/// # Errors
/// Nothing of it can be used.
pub(super) fn read_bytes(bytes: &[u8], options: &ColumnOptions<'_>) -> Result<Rows, Fault> {
    let sections = options.section.map(|_| Sections::default());
    let mut rows = Rows { sections, has_numbers_alone: true, ..Rows::default() };
    let (layout, used) = header(bytes, true, &mut rows, options)?;
    let rest = bytes.get(used..).unwrap_or_default();
    #[cfg(feature = "threads")]
    let rest = match options.threads {
        0 | 1 => rest,
        threads => super::parallel::read_bytes(rest, &mut rows, &layout, options.ruling, threads),
    };
    rows.read(rest, &layout, options.ruling, true);
    if rows.count > MAX_ROWS {
        return Err(whole(FaultKind::TooManyRows { limit: MAX_ROWS }));
    }
    Ok(rows)
}

/// Reads the layout from the header; the number of bytes to the first row.
fn header(
    bytes: &[u8],
    is_whole: bool,
    rows: &mut Rows,
    options: &ColumnOptions<'_>,
) -> Result<(Layout, usize), Fault> {
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return Err(whole(FaultKind::Encoding { encoding: "UTF-16" }));
    }
    let mark = if bytes.starts_with(&[0xEF, 0xBB, 0xBF]) { 3 } else { 0 };
    let bytes = bytes.get(mark..).unwrap_or_default();
    // The delimiter is not known yet; it does not matter for a header without line ends in its fields.
    let Extent::Whole { bytes: length, lines } = extent(bytes, b',', is_whole) else {
        return Err(whole(FaultKind::Missing { what: "board".into() }));
    };
    let layout = Layout::parse(bytes.get(..length).unwrap_or(bytes), options.columns, options.section)?;
    rows.begin(lines);
    Ok((layout, mark + length))
}
