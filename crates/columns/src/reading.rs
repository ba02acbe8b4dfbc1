//! A file as a stream of bytes: its header, then its rows, a block at a time.

use super::layout::{Extent, Layout, extent};
use super::rows::{ReadRuling, Rows};
use super::sections::Sections;
use super::stream::{Stream, whole};
use redress_events::model::{Fault, FaultKind};
use std::io::Read;

/// The number of bytes that are read at a time: they stay near the processor until their rows are read.
const BUFFER: usize = 512 * 1024;

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

/// Reads a file.
///
/// # Errors
/// Nothing of it can be used.
pub(super) fn read(reader: impl Read + Send, options: &ColumnOptions<'_>) -> Result<Rows, Fault> {
    read_by(BUFFER, reader, Rows::default(), options)
}

/// Reads a file whose boards and contestants are numbers, with the sections of its rows if the options name them.
///
/// # Errors
/// Nothing of it can be used.
pub(super) fn read_numbers(reader: impl Read + Send, options: &ColumnOptions<'_>) -> Result<Rows, Fault> {
    let sections = options.section.map(|_| Sections::default());
    read_by(BUFFER, reader, Rows { sections, has_numbers_alone: true, ..Rows::default() }, options)
}

/// Reads so many bytes of a file at a time.
fn read_by(size: usize, reader: impl Read + Send, mut rows: Rows, options: &ColumnOptions<'_>) -> Result<Rows, Fault> {
    let mut stream = Stream::new(reader, size);
    let (layout, used) = loop {
        stream.fill()?;
        match header(stream.bytes(), stream.ended, &mut rows, options)? {
            Some(found) => break found,
            None => stream.widen(),
        }
    };
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
        if used == 0 {
            stream.widen();
        }
        stream.fill()?;
    }
}

/// Reads the layout from the header; the number of bytes to the first row. `None` if the header goes on beyond these bytes.
fn header(
    bytes: &[u8],
    is_whole: bool,
    rows: &mut Rows,
    options: &ColumnOptions<'_>,
) -> Result<Option<(Layout, usize)>, Fault> {
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return Err(whole(FaultKind::Encoding { encoding: "UTF-16" }));
    }
    let mark = if bytes.starts_with(&[0xEF, 0xBB, 0xBF]) { 3 } else { 0 };
    let bytes = bytes.get(mark..).unwrap_or_default();
    // The delimiter is not known yet; it does not matter for a header without line ends in its fields.
    let (length, lines) = match extent(bytes, b',', is_whole) {
        Extent::Whole { bytes, lines } => (bytes, lines),
        Extent::Unfinished => return Ok(None),
        Extent::Broken { .. } => return Err(whole(FaultKind::Missing { what: "board".into() })),
    };
    let layout = Layout::parse(bytes.get(..length).unwrap_or(bytes), options.columns, options.section)?;
    rows.begin(mark + length, lines);
    Ok(Some((layout, mark + length)))
}

#[cfg(test)]
mod tests {
    use super::super::block::PackedRow;
    use super::super::layout::LONGEST;
    use super::*;
    use proptest::prelude::*;

    /// All that is known of a file, however it was read; the fault of a file that cannot be used.
    type Known = Result<(Vec<(PackedRow<u32>, u64)>, Vec<Fault>, Vec<u32>, u64, [bool; 2]), Fault>;

    fn known(size: usize, threads: usize, text: &str, are_numbers: bool) -> Known {
        #[cfg(not(feature = "threads"))]
        let _ = threads;
        let options = ColumnOptions { section: Some("s"), ..ColumnOptions::new() };
        #[cfg(feature = "threads")]
        let options = options.with_threads(threads);
        let sections = are_numbers.then(Sections::default);
        let options = if are_numbers { options } else { ColumnOptions { section: None, ..options } };
        let rows = Rows { sections, has_numbers_alone: are_numbers, ..Rows::default() };
        let rows = read_by(size, text.as_bytes(), rows, &options)?;
        if are_numbers {
            assert_eq!(rows.pieces.iter().map(|piece| piece.bytes).sum::<usize>(), text.len(), "{size} {text:?}");
            assert_eq!(rows.pieces.iter().map(|piece| piece.lines).sum::<u64>(), rows.lines, "{size} {text:?}");
        }
        let all = (0..rows.count).filter_map(|row| Some((rows.row(row)?, rows.line(row)))).collect();
        let flags = [rows.has_records, rows.is_beyond_ascii];
        Ok((all, rows.faults.first, rows.faults.lines, rows.lines, flags))
    }

    /// Rows with all that files have in them.
    fn line() -> impl Strategy<Value = String> {
        prop_oneof![
            8 => (1..30_u32, 1..30_u32, 1..30_u32, -40..40_i32, 0..3_usize).prop_map(|(board, ns, ew, score, section)| {
                format!("{board},{ns},{ew},{},{}", score * 10, ["A", "B", "West"].get(section).unwrap_or(&""))
            }),
            1 => "[0-9]{1,6},[0-9ab]{0,4},[0-9]{1,2},(A\\+|pass|-5|−50|55),[A-C]",
            1 => "[-0-9a,; \"ł]{0,12}",
            1 => "1,2,3,\"[0-9\n\"]{0,4}\",A",
            1 => Just(String::new()),
        ]
    }

    proptest! {
        /// The file may be cut at every byte of a line; its rows, faults and numbers of lines are the same.
        #[test]
        fn blocks_of_any_size_give_the_whole(
            lines in prop::collection::vec(line(), 0..30),
            size in 1..90_usize,
            threads in 1..4_usize,
            [has_mark, has_returns, has_end, are_numbers] in any::<[bool; 4]>(),
        ) {
            let end = if has_returns { "\r\n" } else { "\n" };
            let mut text = if has_mark { "\u{FEFF}".to_owned() } else { String::new() };
            text += if are_numbers { "board,ns,ew,score,s" } else { "board,ns,ew,score,x" };
            lines.iter().for_each(|line| text += &format!("{end}{line}"));
            if has_end {
                text += end;
            }
            prop_assert_eq!(known(size, threads, &text, are_numbers), known(BUFFER, 1, &text, are_numbers));
        }
    }

    /// A record that is longer than a block, and one that is longer than any.
    #[test]
    fn long_records_are_read_in_small_blocks() {
        for length in [1_000, LONGEST - 20, LONGEST, LONGEST + 1, 3 * LONGEST] {
            let text = format!("board,ns,ew,score,x\n1,2,3,50,{}\n1,4,5,60,\n", "y".repeat(length));
            for (size, threads) in [(1, 1), (7, 3), (LONGEST - 1, 2), (LONGEST + 40, 1)] {
                assert_eq!(known(size, threads, &text, false), known(BUFFER, 1, &text, false), "{length} {size}");
            }
        }
    }
}
