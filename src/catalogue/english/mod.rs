//! English.

mod events;
pub mod exams;
pub mod explore;
pub mod lectures;
pub mod matrix;
pub mod problems;
pub mod prompt;
pub mod questions;
pub mod syntax;
pub mod testing;
pub mod topics;
mod words;

pub use words::*;
