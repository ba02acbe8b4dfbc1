//! Text to tree and back.
//!
//! A script is cut into pieces (`layout`), each piece is matched by the grammar (`grammar/redress.pest`) and built
//! into the [`tree`]; what cannot be read becomes a diagnostic with its place (`errors`) and the rest goes on.
//! [`format`](fn@format) writes the tree down in its canonical form. Nothing outside this folder knows the parser.

mod errors;
mod format;
mod grammar;
mod highlight;
mod layout;
mod parse;
mod printer;
mod rulings;
mod statements;
pub mod tree;
mod words;

#[cfg(test)]
mod tests;

pub use format::format;
pub use highlight::{Token, highlight};
pub use parse::{Chunk, is_complete, parse, parse_ruling, parse_traveller_rows, statements, statements_within};
pub use printer::{row, ruling, statement};
pub use words::KEYWORDS;
