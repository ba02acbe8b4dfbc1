//! Tables of Parquet: read as whole events, and as columns.

pub(crate) mod columns;
mod event;
mod pages;
#[cfg(feature = "files")]
mod shared_file;
mod table;

pub use event::Parquet;
pub use table::ParquetTable;
