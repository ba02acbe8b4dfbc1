//! English.

mod events;
pub mod explore;
pub mod heads;
mod helps;
pub mod matrix;
pub mod problems;
pub mod prompt;
pub mod syntax;
pub mod tables;
pub mod topics;
mod words;
mod working;

pub use words::*;
pub use working::*;
