//! Tables in files.

use super::ParquetTable;
use redress_events::model::{Fault, FaultKind, Place};
use std::path::Path;

/// Opens the table of Parquet in a file, of which only what is needed is read.
///
/// # Errors
/// The file cannot be opened, or is damaged.
pub fn open_table(path: &Path) -> Result<ParquetTable, Fault> {
    let file = path.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/").into();
    let opened = std::fs::File::open(path).map_err(|error| FaultKind::Unreadable(error.to_string()));
    opened.and_then(ParquetTable::of_file).map_err(|kind| Fault::at(Place { file, ..Place::default() }, kind))
}
