//! Columns of text: CSV, TSV and what spreadsheets make of them, by the names of their columns.

mod columns;
mod rows;

use super::notation;
use super::numbering::Directions;
use super::{ReadOptions, Reader, open};
use crate::model::{Event, EventBuilder, EventForm, Fault, FaultKind, Format, Place, PrintedUnit, Winners};
use crate::source::{NamedBytes, decode};
use columns::{Column, Columns};
use redress_core::scoring::Scoring;
use rows::{Row, Rows};

/// How many bytes of a file are looked at for the names of its columns.
const HEAD: usize = 16 * 1024;

/// How many lines may stand above the names of the columns.
const ABOVE: usize = 20;

/// Reads columns of text.
pub(super) struct Csv;

impl Reader for Csv {
    fn format(&self) -> Format {
        Format::Csv
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(has_columns)
    }

    fn read(&self, files: &[NamedBytes], options: &ReadOptions) -> Result<Event, Fault> {
        let (file, mut event) = match open::one(files, self.format(), has_columns) {
            Ok(found) => found,
            // The user names the columns of a file whose own names say nothing.
            Err(_) if !options.columns.is_empty() => open::one(files, self.format(), |_| true)?,
            Err(fault) => return Err(fault),
        };
        let text = open::text(file, &mut event);
        let Some(table) = Table::find(&text, options) else {
            let what = "board, ns, ew".to_owned();
            return Err(Fault::at(file.place(), FaultKind::Missing { what }));
        };
        table.unread(options, &file.place(), &mut event);
        let rows = table.rows(file, &mut event);
        head(&rows, &mut event);
        rows.enter(&table.columns, &mut event);
        Ok(event.finish())
    }
}

/// A table of boards, pairs and scores that needs no reading but of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlainTable {
    /// Which column is what, by the names `board`, `ns`, `ew` and `score`, and what the file calls it.
    pub columns: Vec<(String, String)>,
}

/// What the four columns of a plain table are called by themselves.
const PLAIN: [(&str, Column); 4] =
    [("board", Column::Board), ("ns", Column::Ns), ("ew", Column::Ew), ("score", Column::Score)];

impl PlainTable {
    /// The table in a file; none where other columns bear on its figures, its names are not in its first line, or it is
    /// no plain text.
    #[must_use]
    pub fn of(bytes: &[u8], options: &ReadOptions) -> Option<Self> {
        let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        if !text.is_ascii() {
            return None;
        }
        let head = text.get(..HEAD.min(text.len()))?;
        let table = Table::find(std::str::from_utf8(head).ok()?, options)?;
        let bears_not = |column: &Column| matches!(column, Column::Table | Column::Lead);
        let is_plain = |column: Column| PLAIN.iter().any(|(_, plain)| *plain == column) || bears_not(&column);
        let all_said = options
            .columns
            .iter()
            .all(|(column, name)| table.columns.has_heading(name) && Column::named(column).is_some_and(is_plain));
        let has_all = PLAIN.iter().all(|(_, column)| table.columns.has(*column));
        if table.above != 1 || !all_said || !has_all || !table.columns.are_all(is_plain) {
            return None;
        }
        let called =
            |(name, column): &(&str, Column)| ((*name).to_owned(), table.columns.heading(*column).trim().to_owned());
        Some(Self { columns: PLAIN.iter().map(called).collect() })
    }
}

/// Whether the beginning of a file has columns of boards and pairs.
fn has_columns(file: &NamedBytes) -> bool {
    let head = file.bytes.get(..HEAD.min(file.bytes.len())).unwrap_or_default();
    Table::find(&decode(head).text, &ReadOptions::default()).is_some()
}

/// The table in a text.
struct Table<'t> {
    text: &'t str,
    delimiter: u8,
    columns: Columns,
    /// The lines up to its first row.
    above: u32,
}

impl<'t> Table<'t> {
    /// The first line that names columns enough, with whatever divides them.
    fn find(text: &'t str, options: &ReadOptions) -> Option<Self> {
        let mut rest = text;
        for above in 1..=u32::try_from(ABOVE).unwrap_or(u32::MAX) {
            let end = rest.find('\n').map_or(rest.len(), |at| at.saturating_add(1));
            let (line, after) = rest.split_at_checked(end)?;
            let best = [b';', b'\t', b',', b'|'].into_iter().filter_map(|delimiter| {
                let columns = Columns::named(&fields(line, delimiter), &options.columns);
                columns.are_enough().then_some((columns, delimiter))
            });
            if let Some((columns, delimiter)) = best.max_by_key(|(columns, _)| columns.known()) {
                return Some(Self { text: after, delimiter, columns, above });
            }
            if after.is_empty() {
                return None;
            }
            rest = after;
        }
        None
    }

    /// What the user names and the file does not have.
    fn unread(&self, options: &ReadOptions, place: &Place, event: &mut EventBuilder) {
        for (column, name) in &options.columns {
            if !self.columns.has_heading(name) || Column::named(column).is_none() {
                let what = format!("{column}={name}");
                event.fault(place.clone(), FaultKind::Missing { what });
            }
        }
    }

    /// The rows under the names; those that cannot be read are noted.
    fn rows(&self, file: &NamedBytes, event: &mut EventBuilder) -> Rows {
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(self.delimiter)
            .has_headers(false)
            .flexible(true)
            .from_reader(self.text.as_bytes());
        let mut rows = Rows::default();
        let mut record = csv::StringRecord::new();
        let (mut line, mut counted) = (self.above.saturating_add(1), 0_usize);
        loop {
            // A record begins below the end of the one before and what empty lines there are.
            let ended = usize::try_from(reader.position().byte()).unwrap_or(usize::MAX);
            let empty = self.text.get(ended..).unwrap_or_default();
            let begins = self.text.len().saturating_sub(empty.trim_start_matches(['\r', '\n']).len());
            let passed = self.text.as_bytes().get(counted..begins).unwrap_or_default();
            let lines = passed.iter().filter(|byte| **byte == b'\n').count();
            line = line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
            counted = begins.max(counted);
            let place = Place { line: Some(line), ..file.place() };
            match reader.read_record(&mut record) {
                Ok(false) => break,
                Ok(true) if record.iter().all(|field| field.trim().is_empty()) => {}
                Ok(true) => match Row::of(&self.columns, &record, place.clone(), event) {
                    Some(row) => rows.all.push(row),
                    None => event.fault(place, FaultKind::RowLost),
                },
                Err(error) => {
                    event.fault(place.clone(), FaultKind::Damaged(error.to_string()));
                    event.fault(place, FaultKind::RowLost);
                    break;
                }
            }
        }
        rows
    }
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

/// What the rows say of the event as a whole.
fn head(rows: &Rows, event: &mut EventBuilder) {
    let first = |of: fn(&Row) -> Option<&String>| rows.all.iter().find_map(of).cloned();
    event.name = first(|row| row.event.as_ref());
    let has_rooms = rows.all.iter().any(|row| row.room.is_some());
    let said = first(|row| row.form.as_ref()).and_then(|form| EventForm::named(&form));
    let individual = rows.all.iter().any(|row| row.ns.contains(" & "));
    event.form = match said {
        Some(form) => form,
        None if has_rooms => EventForm::Teams,
        None if individual => EventForm::Individual,
        None => EventForm::Pairs,
    };
    let unit = rows.all.iter().find_map(|row| row.printed.ns.as_ref().or(row.printed.ew.as_ref())).map(|own| own.unit);
    event.scoring = first(|row| row.scoring.as_ref()).and_then(|name| Scoring::named(&name)).or(match unit {
        _ if event.form == EventForm::Teams => Some(Scoring::Imps),
        Some(PrintedUnit::Matchpoints | PrintedUnit::Percent) => Some(Scoring::Matchpoints),
        // IMPs are against a datum or against every other result.
        Some(PrintedUnit::Imps) if rows.all.iter().any(|row| row.datum.is_some()) => Some(Scoring::Butler),
        _ => None,
    });
    let mut directions = Directions::new();
    for row in rows.all.iter().filter(|row| row.room.is_none()) {
        directions.see((row.session.clone(), row.own_section.ns.clone(), row.board), &row.ns, &row.ew);
    }
    let written = rows.all.iter().any(|row| row.direction.ns.is_some() || row.direction.ew.is_some());
    let two = event.form == EventForm::Pairs && (written || directions.are_apart());
    event.winners = if two { Winners::Two } else { Winners::One };
}
