//! Tables by the names of their columns: text, and Parquet.

mod columns;
mod enter;
mod parquet;
mod plain;
mod rows;
mod text;

pub(super) use parquet::Parquet;
pub use plain::PlainTable;
pub(super) use text::Csv;

use super::{ReadOptions, Reader, notation, numbering, open};
