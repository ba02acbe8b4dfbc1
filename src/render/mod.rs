//! Breakdowns and diagnostics as text, Markdown, HTML, LaTeX and JSON.
//!
//! A breakdown becomes a [`document::Block`] list once, whose words come from the catalogue; text, Markdown,
//! HTML and LaTeX lay the same blocks out.

mod chart;
mod deal;
mod diagnostics;
mod document;
mod explain;
mod explore;
mod field;
mod figures;
mod html;
pub mod json;
mod latex;
mod markdown;
mod matrix;
mod ruling;
mod steps;
mod style;
mod svg;
mod table;
mod terminal;

pub use diagnostics::diagnostic;
pub use document::{Block, Detail, blocks, charted, claimed, expected, typographic};
pub use explain::{explain, explained, explained_list};
pub use html::{escaped as html_escaped, fragment as html, page as html_page, pre as html_pre};
pub use latex::{document as latex_document, escaped as latex_escaped, fragment as latex, verbatim as latex_verbatim};
pub use markdown::markdown;
pub use steps::victory_points;
pub use style::{Signs, Style};
pub use table::{Align, Table};
pub use terminal::terminal;
