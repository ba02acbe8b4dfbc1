//! Tables of web pages, read with tolerance: attributes without quotes, cells and rows that nobody closes. A table that
//! is open at the end of the page is cut off, and its last row is not to be trusted.

mod entities;
mod page;
mod table;
mod tokens;

pub(super) use page::{LARGEST, Page};
pub(super) use table::{HtmlRow, HtmlTable};
