//! Rulings of bridge tournament directors, scored exactly.
//!
//! This is the domain of `redress` and nothing else: [exact numbers](number), [rulings](ruling) and
//! [the forms of scoring](scoring). It reads no file, parses no text and has no words for people.

pub mod number;

pub mod work;

pub mod law;

pub mod ruling;

pub mod auction;

pub mod scoring;

pub mod checks;

pub mod situation;

pub mod procedure;
