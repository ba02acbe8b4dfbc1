//! English.

pub mod problems;
pub mod syntax;
pub mod topics;
