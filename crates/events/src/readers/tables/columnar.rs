//! Columns of Parquet.

use super::{ReadOptions, Reader, open};
use crate::model::{Event, Fault, Format};
use crate::source::NamedBytes;

/// What a file begins with.
const MAGIC: &[u8] = b"PAR1";

/// Reads tables of Parquet, where the program is built with the feature `parquet`.
pub(in crate::readers) struct Parquet;

impl Reader for Parquet {
    fn format(&self) -> Format {
        Format::Parquet
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(is_parquet)
    }

    #[cfg(feature = "parquet")]
    fn read(&self, files: &[NamedBytes], options: &ReadOptions) -> Result<Event, Fault> {
        use super::columns::Columns;
        use super::enter;
        use super::rows::Rows;
        use crate::source::columnar::Table;

        let (file, mut event) = open::one(files, self.format(), is_parquet)?;
        let fault = |kind| Fault::at(file.place(), kind);
        let table = Table::of_bytes(file.bytes.clone()).map_err(fault)?;
        let columns = Columns::named(table.headings(), &options.columns);
        if !columns.are_enough() {
            return Err(enter::lacking(file.place()));
        }
        let mut rows = Rows::default();
        whole_rows(&table, &columns, file, &mut rows, &mut event).map_err(fault)?;
        Ok(enter::event(rows, &columns, options, &file.place(), event))
    }

    #[cfg(not(feature = "parquet"))]
    fn read(&self, files: &[NamedBytes], _: &ReadOptions) -> Result<Event, Fault> {
        use crate::model::FaultKind;

        let (file, _) = open::one(files, self.format(), is_parquet)?;
        Err(Fault::at(file.place(), FaultKind::NotBuilt { feature: "parquet" }))
    }
}

fn is_parquet(file: &NamedBytes) -> bool {
    file.bytes.starts_with(MAGIC)
}

/// How many rows are read into fields at a time.
#[cfg(feature = "parquet")]
const BATCH: usize = 4_096;

/// The rows of a table; those that cannot be read are noted.
#[cfg(feature = "parquet")]
fn whole_rows(
    table: &crate::source::columnar::Table,
    columns: &super::columns::Columns,
    file: &NamedBytes,
    rows: &mut super::rows::Rows,
    event: &mut crate::model::EventBuilder,
) -> Result<(), crate::model::FaultKind> {
    use super::MOST_ROWS_READ;
    use super::rows::Row;
    use crate::model::{FaultKind, Place};

    if table.rows() > MOST_ROWS_READ {
        return Err(FaultKind::TooManyRows { limit: MOST_ROWS_READ });
    }
    let all: Vec<usize> = (0..table.headings().len()).collect();
    let mut number = 0_u64;
    for group in 0..table.groups() {
        let mut group = table.group(group, &all)?;
        while let Some(batch) = group.next_rows(BATCH)? {
            let count = batch.first().map_or(0, |cells| cells.len());
            for at in 0..count {
                number = number.saturating_add(1);
                let place = Place { element: Some(format!("row {number}").into()), ..file.place() };
                let record: csv::StringRecord = batch.iter().map(|cells| cells.text(at)).collect();
                if record.iter().all(|field| field.trim().is_empty()) {
                    continue;
                }
                match Row::of(columns, &record, place.clone(), event) {
                    Some(row) => rows.all.push(row),
                    None => event.fault(place, FaultKind::RowLost),
                }
            }
        }
    }
    Ok(())
}
