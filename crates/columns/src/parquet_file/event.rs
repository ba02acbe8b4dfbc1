//! Whole events out of tables of Parquet.

use super::table::ParquetTable;
use redress_events::model::{Event, EventBuilder, Fault, FaultKind, Format, Place};
use redress_events::readers::{MAX_EVENT_ROWS, ReadOptions, Reader, TableBuilder, one_file};
use redress_events::source::NamedBytes;

/// The number of rows that are read into fields at a time.
const BATCH: usize = 4_096;

/// Reads tables of Parquet as whole events.
pub struct Parquet;

impl Reader for Parquet {
    fn format(&self) -> Format {
        Format::Parquet
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(is_parquet)
    }

    fn read(&self, files: &[NamedBytes], options: &ReadOptions) -> Result<Event, Fault> {
        let (file, event) = one_file(files, self.format(), is_parquet)?;
        event_of(file, event, options)
    }
}

fn is_parquet(file: &NamedBytes) -> bool {
    file.bytes.starts_with(ParquetTable::MAGIC)
}

fn event_of(file: &NamedBytes, event: EventBuilder, options: &ReadOptions) -> Result<Event, Fault> {
    let fault = |kind| Fault::at(file.place(), kind);
    let table = ParquetTable::of_bytes(file.bytes.clone()).map_err(fault)?;
    let mut builder = TableBuilder::new(table.headings(), options, file.place(), event)?;
    if table.rows() > MAX_EVENT_ROWS {
        return Err(fault(FaultKind::TooManyRows { limit: MAX_EVENT_ROWS }));
    }
    let all: Vec<usize> = (0..table.headings().len()).collect();
    let mut number = 0_u64;
    for group in 0..table.groups() {
        let mut group = table.group(group, &all).map_err(fault)?;
        while let Some(batch) = group.next_rows(BATCH).map_err(fault)? {
            for at in 0..batch.first().map_or(0, |cells| cells.len()) {
                number = number.saturating_add(1);
                let place = Place { element: Some(format!("row {number}").into()), ..file.place() };
                builder.row(batch.iter().map(|cells| cells.text(at)), place);
            }
        }
    }
    Ok(builder.finish())
}
