//! The formats, each behind one trait and found by the contents of the files.

mod acbl;
mod bws;
mod elsewhere;
mod foreign;
mod given;
mod json;
mod lin;
mod notation;
mod numbering;
mod open;
mod pages;
mod pbn;
mod people;
mod played;
mod tables;
mod usebio;
mod words;

pub(crate) use acbl::{RULING as ACBL_RULING, recap_of};
pub(crate) use bws::{NewValue, Room, StoredTable, stored_results};
pub(crate) use given::Given;
pub(crate) use json::is_redress_json;
pub(crate) use notation::is_code;
pub use notation::is_passed_out;
pub(crate) use numbering::with_direction;
pub use open::one_file;
pub(crate) use pbn::{PbnColumn, names as pbn_names, tag_pair, word_ranges};
pub(crate) use tables::{Column, RULING as TABLE_RULING, TextTable, ruling_of};
pub use tables::{TableBuilder, TableHeadings, guarded};
pub(crate) use usebio::{MATCH_SCORES, POINTS, Tags};

use crate::model::{Event, Fault, FaultKind, Format, Place};
use crate::source::{NamedBytes, Opened, open};

/// A format that can be read.
pub trait Reader: Sync {
    /// The format.
    fn format(&self) -> Format;

    /// Returns true if these files, the parts of one event, are of this format; decided by their contents, never by
    /// their names alone.
    fn knows(&self, files: &[NamedBytes]) -> bool;

    /// Reads the event in these files. A part that cannot be read becomes a fault of the event, and a line that cannot
    /// be read is left out with a fault of its own: it never becomes a wrong result.
    ///
    /// # Errors
    /// Nothing of the files can be used.
    fn read(&self, files: &[NamedBytes], options: &ReadOptions) -> Result<Event, Fault>;
}

/// Facts that the user adds to files.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct ReadOptions {
    /// The columns by name and by their headings in the file, for CSV and Parquet: `("board", "Rozd")`.
    pub columns: Vec<(String, String)>,
}

impl ReadOptions {
    /// Options with these columns.
    #[must_use]
    pub fn with_columns(columns: Vec<(String, String)>) -> Self {
        Self { columns }
    }
}

/// Every format, in the order in which they are tried.
pub static READERS: &[&dyn Reader] = &[
    &usebio::Usebio,
    &json::Json,
    &acbl::Acbl,
    &bws::Bws,
    &elsewhere::Parquet,
    &pages::Kops,
    &pages::Jfr,
    &pages::Bbo,
    &pages::AcblLive,
    &lin::Lin,
    &pbn::Pbn,
    &tables::Csv,
];

/// The most rows of a table that are read one by one: ten times the rows of the largest events. Plain tables of more
/// are for `redress-columns`.
pub const MAX_EVENT_ROWS: u64 = 1_000_000;

/// The most bytes of an event in a format that is read whole, all but tables and databases: three times the size of a
/// hundred thousand results.
pub const MAX_EVENT_BYTES: u64 = 128 * 1024 * 1024;

/// Reads an event: archives are opened, folders come as their files, and the format is found by the content.
///
/// # Errors
/// Nothing of the files can be used.
pub fn read(files: &[NamedBytes], options: &ReadOptions) -> Result<Event, Fault> {
    read_with(&[], files, options)
}

/// Reads an event like [`read`], with each of these readers in place of the one of [`READERS`] for the same format.
///
/// # Errors
/// Nothing of the files can be used.
pub fn read_with(more: &[&dyn Reader], files: &[NamedBytes], options: &ReadOptions) -> Result<Event, Fault> {
    let given = |own: &dyn Reader| more.iter().copied().find(|other| other.format() == own.format());
    let readers: Vec<&dyn Reader> = READERS.iter().map(|own| given(*own).unwrap_or(*own)).collect();
    let Opened { files, faults } = open(files)?;
    let place = || files.first().map_or_else(Place::default, NamedBytes::place);
    let known = readers.iter().copied().find(|reader| reader.knows(&files));
    // A user may name columns whose headings are unknown.
    let named: Option<&dyn Reader> = if options.columns.is_empty() { None } else { Some(&tables::Csv) };
    let Some(reader) = known.or(named) else {
        // A file that could not be opened explains more than an unknown format.
        let first = faults.into_iter().next();
        let foreign = || {
            let (file, origin) = foreign::source(&files)?;
            Some(Fault::at(file.place(), FaultKind::Foreign { origin }))
        };
        return Err(first.or_else(foreign).unwrap_or_else(|| Fault::at(place(), FaultKind::UnknownFormat)));
    };
    bounded(&files, reader)?;
    let event = of_files(reader, &files, options)?;
    let (mut event, left) = with_others(event, &files, reader, &readers, options);
    event.faults.splice(0..0, faults.into_iter().chain(left));
    Ok(event)
}

/// The event in files that a reader knows. Programs that write pages write many for one event; of other formats each file
/// is read by itself and joined to those before it, or named as left out.
///
/// # Errors
/// Nothing of the files can be used.
fn of_files(reader: &dyn Reader, files: &[NamedBytes], options: &ReadOptions) -> Result<Event, Fault> {
    let known: Vec<&NamedBytes> = files.iter().filter(|file| is_of(reader, file)).collect();
    let [first, others @ ..] = known.as_slice() else { return reader.read(files, options) };
    if others.is_empty() || reader.format().is_of_many_files() || reader.format() == Format::Parquet {
        return reader.read(files, options);
    }
    let mut event = reader.read(std::slice::from_ref(*first), options)?;
    for other in others {
        let next = reader.read(std::slice::from_ref(*other), options)?;
        match event.joined(&stem(first), &next, &stem(other)) {
            Some(whole) => event = whole,
            None => {
                event.faults.push(Fault::at(other.place(), FaultKind::NotRead { what: other.name.to_string() }));
            }
        }
    }
    Ok(event)
}

/// Checks that the files are not more than are read whole.
///
/// # Errors
/// They are larger.
fn bounded(files: &[NamedBytes], reader: &dyn Reader) -> Result<(), Fault> {
    if matches!(reader.format(), Format::Csv | Format::Parquet | Format::Bws) {
        return Ok(());
    }
    let mut left = MAX_EVENT_BYTES;
    for file in files {
        let rest = u64::try_from(file.bytes.len()).ok().and_then(|length| left.checked_sub(length));
        left = rest.ok_or_else(|| Fault::at(file.place(), FaultKind::TooLarge { limit: MAX_EVENT_BYTES }))?;
    }
    Ok(())
}

/// An event with the files of other formats that belong to it, and those that do not.
fn with_others(
    event: Event,
    files: &[NamedBytes],
    reader: &dyn Reader,
    readers: &[&dyn Reader],
    options: &ReadOptions,
) -> (Event, Vec<Fault>) {
    if files.len() == 1 {
        return (event, Vec::new());
    }
    let mut open: Vec<&NamedBytes> = rest_of(files, reader).collect();
    let Some(first) = files.iter().find(|file| is_of(reader, file)).filter(|_| !open.is_empty()) else {
        return (event, Vec::new());
    };
    let (mut whole, mut left) = (event, Vec::new());
    for other in readers.iter().filter(|other| other.format() != reader.format()) {
        let (own, rest): (Vec<&NamedBytes>, Vec<&NamedBytes>) = open.into_iter().partition(|file| is_of(*other, file));
        open = rest;
        let Some(name) = own.first().map(|file| stem(file)) else { continue };
        // Pages belong to files that only their reader knows beside them.
        let of_pages = other.format().is_of_many_files();
        let beside = rest_of(files, reader).filter(|file| own.contains(file) || of_pages);
        let parts: Vec<NamedBytes> = beside.cloned().collect();
        let next = bounded(&parts, *other).and_then(|()| of_files(*other, &parts, options));
        match next.ok().and_then(|next| whole.joined(&stem(first), &next, &name)) {
            Some(joined) => whole = joined,
            None => {
                let kind = || FaultKind::FileNotRead { format: other.format().name() };
                left.extend(own.into_iter().map(|file| Fault::at(file.place(), kind())));
            }
        }
    }
    (whole, left)
}

/// Returns true if a reader knows a file by itself.
fn is_of(reader: &dyn Reader, file: &NamedBytes) -> bool {
    reader.knows(std::slice::from_ref(file))
}

/// The files that a reader does not know.
fn rest_of<'f>(files: &'f [NamedBytes], reader: &'f dyn Reader) -> impl Iterator<Item = &'f NamedBytes> {
    files.iter().filter(|file| !is_of(reader, file))
}

/// The name of a file without its folder and its end.
fn stem(file: &NamedBytes) -> String {
    let name = file.name.rsplit(['/', '\\']).next().unwrap_or_default();
    name.rsplit_once('.').map_or(name, |(stem, _)| stem).to_owned()
}
