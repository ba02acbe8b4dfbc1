//! English.

mod events;
pub mod explore;
pub mod lectures;
pub mod matrix;
pub mod problems;
pub mod prompt;
pub mod syntax;
pub mod topics;
mod words;

pub use words::*;
