//! The conventions in force.

use crate::messages::{self, Locale};
use crate::render::block::{Block, Detail};
use crate::scoring::{Scoring, Unit};

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

/// Whether a setting can change what a ruling is worth in this form of scoring. What is not known here may.
pub(super) fn bears_on(name: &str, scoring: Scoring) -> bool {
    let in_field = matches!(scoring, Scoring::Matchpoints | Scoring::CrossImps | Scoring::Butler);
    let in_imps = scoring.unit() == Unit::Imps;
    match name {
        "win" => scoring.unit() == Unit::Matchpoints,
        "split" => in_field,
        "short-field" | "small-groups" => scoring == Scoring::Matchpoints,
        "tables" => matches!(scoring, Scoring::Matchpoints | Scoring::CrossImps),
        "cross-imps" | "imp-cap" | "short-imps" => scoring == Scoring::CrossImps,
        "imp-average" | "round-imps" => in_imps,
        "datum-trim" | "datum-round" => scoring == Scoring::Butler,
        "tie-within" => scoring == Scoring::BoardAMatch,
        "vp-fraction" => matches!(scoring, Scoring::Imps | Scoring::CrossImps),
        _ => true,
    }
}
