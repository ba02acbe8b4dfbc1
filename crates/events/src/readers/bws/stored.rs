//! The rows of a table as the file stores them, so that one can be changed where it is.
//!
//! A page of data begins with the bytes that are free on it, the number of its rows and where each begins; the rows stand
//! at its end, the first one last. A row that has become too long for its page stands on another of the table, and a pointer
//! in its place, by which indexes find it. A row is its number of columns, the values of fixed length, those of variable
//! length, where each of these begins (from the end), how many they are, and a bit for each column that has a value.

use jetdb::{ColumnDef, ColumnType, PageReader, TableDef, TableRows};
use std::collections::HashMap;
use std::ops::Range;

/// The bits of a row's place that say where it begins.
const OFFSET: u16 = 0x1fff;

/// The bit of a row that has only the page and the number of the row that it has become. With [`MOVED`] it is deleted.
const POINTER: u16 = 0x4000;

/// The bit of a row that has come from another page.
const MOVED: u16 = 0x8000;

/// The bytes of a pointer: a row's number, and its page in three.
const POINTER_LENGTH: usize = 4;

/// The place of the number of free bytes in a page.
const FREE: usize = 2;

/// The longest row before Access 2000 whose values need one byte to say where they begin.
const LONGEST: usize = 256;

/// The mark before a text of one byte a letter, since Access 2000.
const COMPRESSED: [u8; 2] = [0xff, 0xfe];

/// A table as the file stores it.
pub(crate) struct StoredTable {
    table: TableDef,
    /// The number of the page and of the row on it, in the order in which rows are read.
    rows: Vec<(u32, u16)>,
    page: usize,
    /// The place of the number of rows in a page.
    count: usize,
    /// True if the file is older than Access 2000.
    is_old: bool,
}

/// A new value of a column.
#[derive(Clone, Copy)]
pub(crate) enum NewValue<'t> {
    /// A text of plain letters.
    Text(&'t str),
    /// A whole number.
    Number(u32),
}

/// Whether the pages of a table have room for a longer row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Room {
    /// Enough: the row is in its place.
    Found,
    /// Too little; nothing was changed.
    Lacking,
}

impl StoredTable {
    pub(super) fn of(reader: &mut PageReader, table: TableDef) -> Option<Self> {
        let nothing = HashMap::new();
        let mut found = TableRows::new(&table, &nothing).with_columns(&[]);
        let mut rows = Vec::new();
        while let Ok(Some(row)) = found.next_row(reader) {
            let page = table.data_pages.get(usize::try_from(row.position.page).ok()?)?;
            rows.push((*page, row.position.row));
        }
        let (page, count) = (reader.format().page_size, reader.format().data_row_count_pos);
        let is_old = table.text_encoding.is_jet3();
        Some(Self { table, rows, page, count, is_old })
    }

    /// Gives columns of a row, by its number from 1, new values in the bytes of the file, if its page has room for them
    /// or another of the table. `None` if the row is not stored as is known here; the bytes are then as they were.
    pub fn change(&self, bytes: &mut [u8], row: usize, new: &[(&str, NewValue<'_>)]) -> Option<Room> {
        let (number, at) = *self.rows.get(row.checked_sub(1)?)?;
        let page = self.page(bytes, number)?;
        let range = self.place(page, at)?;
        let old = page.get(range.clone())?;
        let mut stored = StoredRow::read(old, self.is_old)?;
        // A row that is not written as it was read has parts that are not known here.
        if stored.written(self.is_old)? != old {
            return None;
        }
        for (name, value) in new {
            if stored.set(self.column(name)?, *value, self.is_old)? == Room::Lacking {
                return Some(Room::Lacking);
            }
        }
        let Some(written) = stored.written(self.is_old) else { return Some(Room::Lacking) };
        match self.put(page, at, range.clone(), &written)? {
            Room::Lacking => self.move_row(bytes, (number, at), range, &written),
            Room::Found => Some(Room::Found),
        }
    }

    fn page<'b>(&self, bytes: &'b mut [u8], page: u32) -> Option<&'b mut [u8]> {
        let start = usize::try_from(page).ok()?.checked_mul(self.page)?;
        bytes.get_mut(start..start.checked_add(self.page)?)
    }

    /// A column that no index has; one that an index has may not change.
    fn column(&self, name: &str) -> Option<&ColumnDef> {
        let column = self.table.columns.iter().find(|column| column.name.eq_ignore_ascii_case(name))?;
        let is_of = |index: &jetdb::IndexDef| index.columns.iter().any(|own| own.col_num == column.col_num);
        (!self.table.indexes.iter().any(is_of)).then_some(column)
    }

    /// The entry of a row in the table of places; `None` if there is no such row.
    fn entry(&self, page: &[u8], row: u16) -> Option<Range<usize>> {
        let start = usize::from(row).checked_mul(2)?.checked_add(self.count)?.checked_add(2)?;
        (row < number(page, self.count)?).then_some(start..start.checked_add(2)?)
    }

    /// The place of a row that is where its entry says.
    fn place(&self, page: &[u8], row: u16) -> Option<Range<usize>> {
        let start = number(page, self.entry(page, row)?.start)?;
        let end = match row.checked_sub(1) {
            Some(before) => usize::from(number(page, self.entry(page, before)?.start)? & OFFSET),
            None => self.page,
        };
        // A moved row is one of its page but for its bit.
        let begin = usize::from(start & OFFSET);
        (start & POINTER == 0 && begin < end).then_some(begin..end)
    }

    /// Puts a row in the place of another; those behind it move towards the free bytes or away from them.
    fn put(&self, page: &mut [u8], row: u16, range: Range<usize>, new: &[u8]) -> Option<Room> {
        let rows = number(page, self.count)?;
        let behind: Vec<u16> = (row..rows).collect();
        let mut places = Vec::with_capacity(behind.len());
        for own in &behind {
            places.push(number(page, self.entry(page, *own)?.start)?);
        }
        let lowest = usize::from(places.iter().map(|own| own & OFFSET).min()?);
        let taken = self.entry(page, rows.checked_sub(1)?)?.end;
        let room = lowest.checked_sub(taken)?.min(usize::from(number(page, FREE)?));
        if new.len() > range.len().checked_add(room)? {
            return Some(Room::Lacking);
        }
        let start = range.end.checked_sub(new.len())?;
        let moved = page.get(lowest..range.start)?.to_vec();
        let free = usize::from(number(page, FREE)?).checked_add(range.len())?.checked_sub(new.len())?;
        for (own, place) in behind.into_iter().zip(places) {
            let offset = usize::from(place & OFFSET).checked_add(range.len())?.checked_sub(new.len())?;
            let entry = self.entry(page, own)?;
            put_number(page, entry.start, (place & !OFFSET) | u16::try_from(offset).ok()?)?;
        }
        page.get_mut(start..range.end)?.copy_from_slice(new);
        page.get_mut(start.checked_sub(moved.len())?..start)?.copy_from_slice(&moved);
        put_number(page, FREE, u16::try_from(free).ok()?)?;
        Some(Room::Found)
    }

    /// Puts a row on another page of the table, and a pointer to it in its place. A row that was moved before stays where
    /// it is, for its pointer is not known.
    fn move_row(&self, bytes: &mut [u8], (from, row): (u32, u16), range: Range<usize>, new: &[u8]) -> Option<Room> {
        let page = self.page(bytes, from)?;
        let entry = self.entry(page, row)?.start;
        let start = number(page, entry)?;
        if start & MOVED != 0 || range.len() < POINTER_LENGTH {
            return Some(Room::Lacking);
        }
        let others = self.table.data_pages.iter().copied().filter(|own| *own != from).rev();
        for other in others {
            let [first, second, third, 0] = other.to_le_bytes() else { continue };
            let Some(at) = self.page(bytes, other).and_then(|page| self.append(page, new)) else { continue };
            let page = self.page(bytes, from)?;
            put_number(page, entry, start | POINTER)?;
            let place = page.get_mut(range)?;
            place.fill(0);
            place.get_mut(..POINTER_LENGTH)?.copy_from_slice(&[at, first, second, third]);
            return Some(Room::Found);
        }
        Some(Room::Lacking)
    }

    /// Adds a row that comes from another page, and returns its number; `None` if there is no room for it.
    fn append(&self, page: &mut [u8], new: &[u8]) -> Option<u8> {
        let rows = number(page, self.count)?;
        let last = self.entry(page, rows.checked_sub(1)?)?;
        let mut lowest = self.page;
        for row in 0..rows {
            lowest = lowest.min(usize::from(number(page, self.entry(page, row)?.start)? & OFFSET));
        }
        let start = lowest.checked_sub(new.len())?;
        let needed = last.len().checked_add(new.len())?;
        let free = usize::from(number(page, FREE)?).checked_sub(needed)?;
        let own = u8::try_from(rows).ok()?;
        if start < last.end.checked_add(last.len())? {
            return None;
        }
        page.get_mut(start..lowest)?.copy_from_slice(new);
        put_number(page, last.end, u16::try_from(start).ok()? | MOVED)?;
        put_number(page, self.count, rows.checked_add(1)?)?;
        put_number(page, FREE, u16::try_from(free).ok()?)?;
        Some(own)
    }
}

/// A row, taken apart.
struct StoredRow {
    /// The number of columns and the values of fixed length.
    fixed: Vec<u8>,
    values: Vec<Vec<u8>>,
    /// A bit for each column that has a value.
    mask: Vec<u8>,
}

impl StoredRow {
    fn read(row: &[u8], is_old: bool) -> Option<Self> {
        let columns = if is_old { u16::from(*row.first()?) } else { number(row, 0)? };
        let (rest, mask) = row.split_at_checked(row.len().checked_sub(usize::from(columns).div_ceil(8))?)?;
        if is_old && row.len() > LONGEST {
            return None;
        }
        let width = if is_old { 1_usize } else { 2 };
        let read = |at: usize| if is_old { rest.get(at).copied().map(u16::from) } else { number(rest, at) };
        let count_at = rest.len().checked_sub(width)?;
        let count = usize::from(read(count_at)?);
        let mut begins = Vec::with_capacity(count.saturating_add(1));
        for place in 1..=count.checked_add(1)? {
            begins.push(usize::from(read(count_at.checked_sub(place.checked_mul(width)?)?)?));
        }
        let values = begins.windows(2).map(|own| match own {
            [start, end] => rest.get(*start..*end).map(<[u8]>::to_vec),
            _ => None,
        });
        Some(Self {
            fixed: rest.get(..*begins.first()?)?.to_vec(),
            values: values.collect::<Option<_>>()?,
            mask: mask.to_vec(),
        })
    }

    /// The bytes of the row; `None` if they are more than a row may have.
    fn written(&self, is_old: bool) -> Option<Vec<u8>> {
        let mut row = self.fixed.clone();
        let mut begins = vec![row.len()];
        for value in &self.values {
            row.extend(value);
            begins.push(row.len());
        }
        let mut put = |value: usize| {
            if is_old {
                row.push(u8::try_from(value).ok()?);
            } else {
                row.extend(u16::try_from(value).ok()?.to_le_bytes());
            }
            Some(())
        };
        begins.iter().rev().try_for_each(|own| put(*own))?;
        put(self.values.len())?;
        row.extend(&self.mask);
        (!is_old || row.len() <= LONGEST).then_some(row)
    }

    /// Gives a column a new value. `None` if the column does not take such a value.
    fn set(&mut self, column: &ColumnDef, value: NewValue<'_>, is_old: bool) -> Option<Room> {
        let bit = self.mask.get_mut(usize::from(column.col_num / 8))?;
        match (value, column.col_type) {
            (NewValue::Text(text), ColumnType::Text) if !column.is_fixed => {
                let own = self.values.get_mut(usize::from(column.var_col_num))?;
                let width = if is_old { 1 } else { 2 };
                if !text.is_ascii() {
                    return None;
                }
                if text.len().checked_mul(width)? > usize::from(column.col_size) {
                    return Some(Room::Lacking);
                }
                let mark: &[u8] = if is_old || text.is_empty() { &[] } else { &COMPRESSED };
                *own = [mark, text.as_bytes()].concat();
            }
            (NewValue::Number(new), ColumnType::Int | ColumnType::Long) if column.is_fixed => {
                let head = if is_old { 1_usize } else { 2 };
                let start = head.checked_add(column.fixed_offset.into())?;
                let width = if column.col_type == ColumnType::Int { 2_usize } else { 4 };
                if column.col_type == ColumnType::Int {
                    i16::try_from(new).ok()?;
                }
                let own = self.fixed.get_mut(start..start.checked_add(width)?)?;
                own.copy_from_slice(new.to_le_bytes().get(..width)?);
            }
            _ => return None,
        }
        *bit |= 1 << (column.col_num % 8);
        Some(Room::Found)
    }
}

/// The number of two bytes at a place.
fn number(bytes: &[u8], at: usize) -> Option<u16> {
    let (own, _) = bytes.get(at..)?.split_first_chunk::<2>()?;
    Some(u16::from_le_bytes(*own))
}

fn put_number(bytes: &mut [u8], at: usize, new: u16) -> Option<()> {
    bytes.get_mut(at..at.checked_add(2)?)?.copy_from_slice(&new.to_le_bytes());
    Some(())
}
