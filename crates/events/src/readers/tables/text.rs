//! Columns of text: CSV, TSV and exports of spreadsheets.

use super::enter::{TableBuilder, lacking};
use super::headings::TableHeadings;
use super::{MAX_EVENT_ROWS, ReadOptions, Reader, open};
use crate::model::{Detail, Event, EventBuilder, Fault, FaultKind, Format, Place};
use crate::source::{NamedBytes, decode};

/// The beginning of a line that spreadsheets show and other programs pass over or refuse, with the ruling on the row after it.
pub(crate) const RULING: &str = "# ruling:";

/// The number of bytes of a file that are searched for the headings.
const HEAD: usize = 16 * 1024;

/// The most lines down to the headings.
const ABOVE: usize = 20;

/// Reads columns of text.
pub(in crate::readers) struct Csv;

impl Reader for Csv {
    fn format(&self) -> Format {
        Format::Csv
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(has_columns)
    }

    fn read(&self, files: &[NamedBytes], options: &ReadOptions) -> Result<Event, Fault> {
        let (file, mut event) = match open::one_file(files, self.format(), has_columns) {
            Ok(found) => found,
            // The user may name columns whose headings are unknown.
            Err(_) if !options.columns.is_empty() => open::one_file(files, self.format(), |_| true)?,
            Err(fault) => return Err(fault),
        };
        let text = open::text(file, &mut event);
        let table = TextTable::find(&text, options).ok_or_else(|| lacking(file.place()))?;
        // Lines are counted before one of them is read: a row has at least one.
        if u64::try_from(lines(table.text)).is_ok_and(|lines| lines > MAX_EVENT_ROWS) {
            return Err(Fault::at(file.place(), FaultKind::TooManyRows { limit: MAX_EVENT_ROWS }));
        }
        Ok(table.event(file, event))
    }
}

/// Returns true if the beginning of a file has columns of boards and pairs.
fn has_columns(file: &NamedBytes) -> bool {
    let head = file.bytes.get(..HEAD.min(file.bytes.len())).unwrap_or_default();
    TextTable::find(&decode(head).text, &ReadOptions::default()).is_some()
}

/// The table in a text.
pub(crate) struct TextTable<'t> {
    text: &'t str,
    pub delimiter: u8,
    pub headings: TableHeadings,
    /// The lines up to its first row.
    pub above: u32,
    /// The text before its headings.
    before: &'t str,
}

impl<'t> TextTable<'t> {
    /// The first line that names columns enough, with whatever divides them.
    pub fn find(text: &'t str, options: &ReadOptions) -> Option<Self> {
        let mut rest = text;
        for above in 1..=u32::try_from(ABOVE).unwrap_or(u32::MAX) {
            let end = rest.find('\n').map_or(rest.len(), |at| at.saturating_add(1));
            let (line, after) = rest.split_at_checked(end)?;
            let best = [b';', b'\t', b',', b'|'].into_iter().filter_map(|delimiter| {
                let headings = TableHeadings::new(&fields(line, delimiter), options);
                headings.are_enough().then_some((headings, delimiter))
            });
            if let Some((headings, delimiter)) = best.max_by_key(|(headings, _)| headings.known().count()) {
                let before = text.get(..text.len().saturating_sub(rest.len())).unwrap_or_default();
                return Some(Self { text: after, delimiter, headings, above, before });
            }
            if after.is_empty() {
                return None;
            }
            rest = after;
        }
        None
    }

    /// The settings and the facts of the event in comments above the headings: `# set win 1`, `# DATE: 2026-11-24`.
    fn remarks(&self, file: &NamedBytes, event: &mut EventBuilder) {
        let is_name =
            |name: &&str| !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase() || "_/".contains(c));
        for (line, written) in (1_u32..).zip(self.before.lines()) {
            // A spreadsheet that saves the table again fills its lines up with delimiters, and may quote them.
            let written = written.trim().trim_end_matches([',', ';', '\t', '|']).trim_matches('"').trim();
            let Some(remark) = written.strip_prefix('#').map(str::trim) else { continue };
            if remark.starts_with("set ") {
                event.state(remark, &Place { line: Some(line), ..file.place() });
            } else if let Some((name, text)) = remark.split_once(':').filter(|(name, _)| is_name(name)) {
                event.details.push(Detail::of_event(name, text.trim()));
            }
        }
    }

    /// The event of the rows below the headings.
    fn event(self, file: &NamedBytes, mut event: EventBuilder) -> Event {
        self.remarks(file, &mut event);
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(self.delimiter)
            .has_headers(false)
            .flexible(true)
            .from_reader(self.text.as_bytes());
        let mut rows = TableBuilder::with_headings(self.headings, file.place(), event);
        let mut record = csv::StringRecord::new();
        let (mut line, mut counted) = (self.above.saturating_add(1), 0_usize);
        loop {
            // A record begins below the end of the one before and empty lines after it.
            let ended = usize::try_from(reader.position().byte()).unwrap_or(usize::MAX);
            let empty = self.text.get(ended..).unwrap_or_default();
            let begins = self.text.len().saturating_sub(empty.trim_start_matches(['\r', '\n']).len());
            let passed = self.text.as_bytes().get(counted..begins).unwrap_or_default();
            let lines = passed.iter().filter(|byte| **byte == b'\n').count();
            line = line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
            counted = begins.max(counted);
            let place = Place { line: Some(line), ..file.place() };
            let ruling = self.text.get(begins..).and_then(ruling_of);
            match reader.read_record(&mut record) {
                Ok(false) => break,
                Ok(true) if ruling.is_some() => rows.rule(ruling.unwrap_or_default(), place),
                Ok(true) => rows.record(&record, place),
                Err(error) => {
                    rows.lose(FaultKind::Damaged(error.to_string()), place);
                    break;
                }
            }
        }
        rows.finish()
    }
}

impl TableHeadings {
    /// Finds the headings of a table in a text, among its first 20 lines, with the number of their line, from 1. `None` if
    /// no line names boards, pairs and results.
    #[must_use]
    pub fn find(text: &str, options: &ReadOptions) -> Option<(Self, u32)> {
        TextTable::find(text, options).map(|table| (table.headings, table.above))
    }
}

/// The ruling in a comment that a text begins with. A spreadsheet that saves the table again fills its lines up with
/// delimiters, and may quote them.
pub(crate) fn ruling_of(text: &str) -> Option<&str> {
    let line = text.lines().next()?.trim_start_matches('"').strip_prefix(RULING)?;
    Some(line.trim_end_matches([',', ';', '\t', '|', '"', ' ']).trim())
}

/// The number of lines of a text, with line ends of any kind.
fn lines(text: &str) -> usize {
    let bytes = text.as_bytes();
    let ends = bytes.iter().zip(bytes.iter().skip(1).chain([&0]));
    let whole = ends.filter(|(byte, next)| **byte == b'\n' || (**byte == b'\r' && **next != b'\n')).count();
    whole.saturating_add(usize::from(!text.is_empty() && !text.ends_with(['\n', '\r'])))
}

/// The fields of a line.
fn fields(line: &str, delimiter: u8) -> Vec<String> {
    let mut reader =
        csv::ReaderBuilder::new().delimiter(delimiter).has_headers(false).flexible(true).from_reader(line.as_bytes());
    let mut record = csv::StringRecord::new();
    match reader.read_record(&mut record) {
        Ok(true) => record.iter().map(str::to_owned).collect(),
        _ => Vec::new(),
    }
}
