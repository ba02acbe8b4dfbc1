//! Tables by the names of their columns: text, and Parquet.

mod columnar;
mod columns;
mod enter;
mod plain;
mod rows;
mod text;

pub(super) use columnar::Parquet;
pub use plain::PlainTable;
pub(super) use text::Csv;

use super::{ReadOptions, Reader, notation, numbering, open};
