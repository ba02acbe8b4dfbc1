//! English.

pub mod exams;
pub mod heads;
pub mod lectures;
pub mod matrix;
pub mod problems;
pub mod questions;
mod words;

pub use words::*;
