//! Tables by the names of their columns.

mod columns;
mod enter;
mod headings;
mod names;
mod rows;
mod text;

pub(crate) use columns::{GUARD, is_formula};
pub use enter::TableBuilder;
pub use headings::TableHeadings;
pub(super) use text::Csv;

use super::{MOST_ROWS_READ, ReadOptions, Reader, notation, numbering, open};
