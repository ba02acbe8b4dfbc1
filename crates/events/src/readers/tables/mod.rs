//! Tables by the names of their columns.

mod carried;
mod columns;
mod enter;
mod fields;
mod headings;
mod matches;
mod names;
mod rows;
mod text;

pub(crate) use columns::Column;
pub use columns::guarded;
pub use enter::TableBuilder;
pub use headings::TableHeadings;
pub(super) use text::Csv;
pub(crate) use text::{RULING, TextTable, ruling_of};

use super::{MAX_EVENT_ROWS, ReadOptions, Reader, notation, numbering, open};
