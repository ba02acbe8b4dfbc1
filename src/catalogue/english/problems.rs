//! What is wrong, in a sentence.

pub use crate::diagnostic::seen;
