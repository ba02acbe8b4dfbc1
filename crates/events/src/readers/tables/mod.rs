//! Tables by the names of their columns: text, and Parquet.

mod columnar;
mod columns;
mod enter;
mod names;
mod plain;
mod rows;
mod text;

pub(super) use columnar::Parquet;
pub(crate) use columns::{GUARD, is_formula};
pub use plain::PlainTable;
pub(super) use text::Csv;

use super::{MOST_ROWS_READ, ReadOptions, Reader, notation, numbering, open};
