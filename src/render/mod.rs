//! Breakdowns and diagnostics as text, Markdown and JSON.
//!
//! A breakdown becomes a [`document::Block`] list once, whose words come from the catalogue; text and Markdown lay the
//! same blocks out.

mod chart;
mod deal;
mod diagnostics;
mod document;
mod explain;
mod explore;
mod figures;
pub mod json;
mod markdown;
mod matrix;
mod ruling;
mod steps;
mod style;
mod table;
mod terminal;

pub use diagnostics::diagnostic;
pub use document::{Block, Detail, blocks, claimed, expected, typographic};
pub use explain::{explain, explained, explained_list};
pub use markdown::markdown;
pub use steps::victory_points;
pub use style::{Signs, Style};
pub use table::{Align, Table};
pub use terminal::terminal;
