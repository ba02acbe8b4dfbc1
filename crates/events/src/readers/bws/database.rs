//! Tables of an Access database, row by row. Their indexes are not looked at: where names were taken out they are blank.

use super::stored::StoredTable;
use crate::model::{EventBuilder, Fault, FaultKind, Place};
use crate::source::NamedBytes;
use jetdb::{CatalogEntry, FileError, ObjectType, PageReader, TableDef, TableRows, Value};
use std::collections::HashMap;
use std::io::Cursor;

/// The most rows of a table that are read: a hundred times what the largest events have.
const MAX_ROWS: usize = 1_000_000;

/// The page with the definition of the table that lists the others.
const CATALOG_PAGE: u32 = 2;

/// The first byte of a map that has the number of its first page and a bit for each page from there on.
const MAP_FROM_A_PAGE: u8 = 0;

/// Checks that the numbers of the pages of a table, by the map that its definition names, are numbers of pages: `jetdb`
/// adds them up unchecked.
///
/// # Errors
/// A map whose last page would be beyond all numbers, or a definition or a map that cannot be read.
fn numbers_its_pages(reader: &mut PageReader, definition: u32) -> Result<(), FileError> {
    let at = reader.format().tdef_owned_pages_pos;
    let page = reader.read_page_copy(definition)?;
    let Some((row, _)) = page.get(at..).and_then(|rest| rest.split_first_chunk::<4>()) else { return Ok(()) };
    let row = u32::from_le_bytes(*row);
    if row == 0 {
        return Ok(());
    }
    let map = reader.read_pg_row(row)?;
    let Some((MAP_FROM_A_PAGE, rest)) = map.split_first().map(|(kind, rest)| (*kind, rest)) else { return Ok(()) };
    let Some((first, bits)) = rest.split_first_chunk::<4>() else { return Ok(()) };
    let pages = u32::try_from(bits.len()).ok().and_then(|bytes| bytes.checked_mul(8));
    let last = pages.and_then(|pages| u32::from_le_bytes(*first).checked_add(pages));
    last.map(|_| ()).ok_or(FileError::InvalidUsageMap { reason: "pages beyond all numbers" })
}

/// An open database.
pub(super) struct Database {
    reader: PageReader,
    catalog: Vec<CatalogEntry>,
    /// The file as a whole.
    pub place: Place,
}

/// The rows of a table, with some of its columns.
#[derive(Default)]
pub(super) struct DatabaseRows {
    pub rows: Vec<DatabaseRow>,
}

/// A row of a table: its values in the order of the columns.
pub(super) struct DatabaseRow {
    values: Vec<Value>,
    /// Its place: `ReceivedData row 17`.
    pub place: Place,
}

impl DatabaseRow {
    /// A number; `None` for an empty field or another text.
    pub fn number(&self, column: usize) -> Option<i64> {
        match self.values.get(column)? {
            Value::Byte(number) => Some((*number).into()),
            Value::Int(number) => Some((*number).into()),
            Value::Long(number) => Some((*number).into()),
            Value::BigInt(number) => Some(*number),
            Value::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
    }

    /// A number that is one of something: a board, a table, a pair; `None` if it is nothing.
    pub fn positive(&self, column: usize) -> Option<u32> {
        self.number(column).and_then(|number| u32::try_from(number).ok()).filter(|number| *number > 0)
    }

    /// A text without blanks around it; empty for an empty field.
    pub fn text(&self, column: usize) -> &str {
        match self.values.get(column) {
            Some(Value::Text(text)) => text.trim_matches(|c: char| c.is_whitespace() || c == '\0'),
            _ => "",
        }
    }

    pub fn is_true(&self, column: usize) -> bool {
        matches!(self.values.get(column), Some(Value::Bool(true)))
    }
}

impl Database {
    /// Opens a file.
    ///
    /// # Errors
    /// The file is damaged, encrypted or no database.
    pub fn open(file: &NamedBytes) -> Result<Self, Fault> {
        let place = file.place();
        let fault = |error| match error {
            FileError::PasswordRequired => Fault::at(place.clone(), FaultKind::Encrypted),
            error => Fault::at(place.clone(), FaultKind::Damaged(error.to_string())),
        };
        let mut reader = PageReader::open_reader(Cursor::new(file.bytes.clone())).map_err(fault)?;
        numbers_its_pages(&mut reader, CATALOG_PAGE).map_err(fault)?;
        let catalog = jetdb::read_catalog(&mut reader).map_err(fault)?;
        Ok(Self { reader, catalog, place })
    }

    /// The rows of a table, with these columns; `None` if there is no such table or it cannot be opened, which is
    /// noted. Rows that cannot be read are noted.
    pub fn table(&mut self, name: &str, columns: &[&str], event: &mut EventBuilder) -> Option<DatabaseRows> {
        let entry = self.entry(name)?;
        let place = Place { element: Some(name.into()), ..self.place.clone() };
        let read = self.definition(&entry);
        let table = match read {
            Ok(table) => table,
            Err(error) => {
                event.fault(place, FaultKind::Damaged(error.to_string()));
                return None;
            }
        };
        Some(self.rows(&table, columns, &place, event))
    }

    /// A table as the file stores it; `None` if there is no such table or it cannot be opened.
    pub fn stored(&mut self, name: &str) -> Option<StoredTable> {
        let entry = self.entry(name)?;
        let table = self.definition(&entry).ok()?;
        StoredTable::of(&mut self.reader, table)
    }

    fn entry(&self, name: &str) -> Option<CatalogEntry> {
        let is_it =
            |entry: &&CatalogEntry| entry.object_type == ObjectType::Table && entry.name.eq_ignore_ascii_case(name);
        self.catalog.iter().find(is_it).cloned()
    }

    fn definition(&mut self, entry: &CatalogEntry) -> Result<TableDef, FileError> {
        numbers_its_pages(&mut self.reader, entry.table_page)?;
        jetdb::read_table_def(&mut self.reader, &entry.name, entry.table_page)
    }

    fn rows(&mut self, table: &TableDef, columns: &[&str], place: &Place, event: &mut EventBuilder) -> DatabaseRows {
        let at = |name: &&str| table.columns.iter().position(|column| column.name.eq_ignore_ascii_case(name));
        let wanted: Vec<Option<usize>> = columns.iter().map(at).collect();
        let known: Vec<usize> = wanted.iter().flatten().copied().collect();
        let calculated = HashMap::new();
        let mut found = TableRows::new(table, &calculated).with_columns(&known);
        let mut rows = Vec::new();
        let element = place.element.as_deref().unwrap_or_default();
        loop {
            match found.next_row(&mut self.reader) {
                Ok(None) => break,
                Ok(Some(row)) => {
                    let value =
                        |at: &Option<usize>| at.and_then(|at| row.values.get(at).cloned()).unwrap_or(Value::Null);
                    let number = rows.len().saturating_add(1);
                    let place = Place { element: Some(format!("{element} row {number}").into()), ..place.clone() };
                    rows.push(DatabaseRow { values: wanted.iter().map(value).collect(), place });
                }
                Err(error) => {
                    event.fault(place.clone(), FaultKind::Damaged(error.to_string()));
                    break;
                }
            }
            if rows.len() >= MAX_ROWS {
                event.fault(place.clone(), FaultKind::TooMany { limit: 1_000_000 });
                break;
            }
        }
        // The table declares its number of rows; a page that is gone takes its rows with it.
        let stated = usize::try_from(table.num_rows).unwrap_or(usize::MAX);
        if found.skipped_rows() > 0 || rows.len() < stated {
            event.fault(place.clone(), FaultKind::RowLost);
        }
        DatabaseRows { rows }
    }
}
