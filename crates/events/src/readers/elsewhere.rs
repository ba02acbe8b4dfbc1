//! Formats that other crates read.

use super::{ReadOptions, Reader, open};
use crate::model::{Event, Fault, FaultKind, Format};
use crate::source::NamedBytes;

/// Tables of Parquet, which `redress-columns` reads with its feature `parquet`.
pub(super) struct Parquet;

fn is_parquet(file: &NamedBytes) -> bool {
    file.bytes.starts_with(b"PAR1")
}

impl Reader for Parquet {
    fn format(&self) -> Format {
        Format::Parquet
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(is_parquet)
    }

    fn read(&self, files: &[NamedBytes], _: &ReadOptions) -> Result<Event, Fault> {
        let (file, _) = open::one_file(files, self.format(), is_parquet)?;
        Err(Fault::at(file.place(), FaultKind::NotBuilt { feature: "parquet" }))
    }
}
