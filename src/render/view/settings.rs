//! The conventions in force.

use crate::catalogue::english as words;
use crate::catalogue::language;
use crate::render::block::{Block, Detail};

/// The conventions in a line. The language stands among them only where all do, and is the one that is spoken, whoever
/// asked for it.
pub(super) fn conventions(set: &[(&'static str, String)], detail: Detail) -> Option<Block> {
    let spoken = language().tag();
    let shown = set.iter().filter(|(name, _)| detail == Detail::Full || *name != "language");
    let value = |(name, value): &(&'static str, String)| match *name {
        "language" => format!("{name} {spoken}"),
        _ => format!("{name} {value}"),
    };
    let named: Vec<String> = shown.map(value).collect();
    (!named.is_empty()).then(|| Block::Line(words::conventions(&named.join(", "))))
}
