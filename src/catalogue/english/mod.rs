//! English.

pub mod exams;
pub mod heads;
pub mod lectures;
pub mod matrix;
pub mod problems;
pub mod questions;
pub mod tables;
mod words;

pub use words::*;
