//! English.

pub mod exams;
pub mod explore;
pub mod heads;
pub mod lectures;
pub mod matrix;
pub mod problems;
pub mod questions;
pub mod tables;
mod words;
mod working;

pub use words::*;
pub use working::*;
