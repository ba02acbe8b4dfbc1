//! Lectures: Markdown with rulings in it.

mod blocks;

pub use blocks::{Block, Section, script, sections};
