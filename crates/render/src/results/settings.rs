//! The conventions in force.

use crate::block::{Block, Detail};
use crate::events::audit::affects;
use crate::messages::{self, Locale};
use crate::scoring::{Convention, Scoring, Setting};
use crate::session::Settings;

/// The conventions in a line: all of them in full detail, else those that were set; of either those that can change the
/// points of this scoring. The language is among them only in full detail.
pub(super) fn conventions(locale: Locale, settings: &Settings, scoring: Scoring, detail: Detail) -> Option<Block> {
    line(locale, settings, detail, |convention| scoring.heeds(convention, settings.conventions()))
}

/// Those that a ranking rests on: its boards', and what makes results and places of them.
pub(super) fn conventions_of_ranking(locale: Locale, settings: &Settings, scoring: Scoring) -> Option<Block> {
    line(locale, settings, Detail::Steps, |convention| match convention.is_of_event() {
        true => affects(convention, scoring, settings.conventions()),
        false => scoring.heeds(convention, settings.conventions()),
    })
}

fn line(locale: Locale, settings: &Settings, detail: Detail, heeded: impl Fn(Convention) -> bool) -> Option<Block> {
    let set = if detail == Detail::Full { settings.all() } else { settings.changed() };
    let bears = |name: &str| Setting::named(name).is_none_or(|setting| heeded(setting.convention));
    let rendered = set.into_iter().filter(|(name, _)| bears(name) && (detail == Detail::Full || *name != "language"));
    let value = |(name, value): (&'static str, String)| match name {
        "language" => format!("{name} {}", locale.tag()),
        _ => format!("{name} {value}"),
    };
    let named: Vec<String> = rendered.map(value).collect();
    (!named.is_empty()).then(|| Block::Line(messages::conventions_set(locale, named.join(", "))))
}
