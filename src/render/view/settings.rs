//! The conventions in force.

use crate::messages::{self, Locale};
use crate::render::block::{Block, Detail};

/// The conventions in a line. The language stands among them only where all do, and is the one that is written,
/// whoever asked for it.
pub(super) fn conventions(locale: Locale, set: &[(&'static str, String)], detail: Detail) -> Option<Block> {
    let shown = set.iter().filter(|(name, _)| detail == Detail::Full || *name != "language");
    let value = |(name, value): &(&'static str, String)| match *name {
        "language" => format!("{name} {}", locale.tag()),
        _ => format!("{name} {value}"),
    };
    let named: Vec<String> = shown.map(value).collect();
    (!named.is_empty()).then(|| Block::Line(messages::conventions_set(locale, named.join(", "))))
}
