//! The conventions in force.

use crate::messages::{self, Locale};
use crate::render::block::{Block, Detail};
use crate::scoring::{Scoring, Setting};
use crate::session::Settings;

/// The conventions in a line: every one in full, else those that were set; of either what can change the points of this
/// scoring. The language stands among them only where all do, and is the one that is written, whoever asked for it.
pub(super) fn conventions(locale: Locale, settings: &Settings, scoring: Scoring, detail: Detail) -> Option<Block> {
    let set = if detail == Detail::Full { settings.all() } else { settings.changed() };
    let bears = |name: &str| {
        Setting::named(name).is_none_or(|setting| scoring.heeds(setting.convention, settings.conventions()))
    };
    let shown = set.into_iter().filter(|(name, _)| bears(name) && (detail == Detail::Full || *name != "language"));
    let value = |(name, value): (&'static str, String)| match name {
        "language" => format!("{name} {}", locale.tag()),
        _ => format!("{name} {value}"),
    };
    let named: Vec<String> = shown.map(value).collect();
    (!named.is_empty()).then(|| Block::Line(messages::conventions_set(locale, named.join(", "))))
}
