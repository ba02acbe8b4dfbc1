//! Tables that have no columns but those of a plain result.

use redress_events::readers::TableHeadings;

/// The columns of a plain table, by their own names.
const PLAIN: [&str; 4] = ["board", "ns", "ew", "score"];

/// Columns that change no figure.
const WITHOUT_EFFECT: [&str; 2] = ["table", "lead"];

/// Returns each of the columns `board`, `ns`, `ew` and `score` with its heading in the file, or `None` if one is missing or
/// if other columns affect the figures.
pub(crate) fn plain_columns(headings: &TableHeadings) -> Option<Vec<(String, String)>> {
    let known: Vec<(&str, &str)> = headings.known().collect();
    let is_plain = |name: &str| PLAIN.contains(&name) || WITHOUT_EFFECT.contains(&name);
    if headings.missing().next().is_some() || !known.iter().all(|(name, _)| is_plain(name)) {
        return None;
    }
    let column = |plain: &&str| {
        let (name, heading) = known.iter().find(|(name, _)| name == plain)?;
        Some(((*name).to_owned(), (*heading).to_owned()))
    };
    PLAIN.iter().map(column).collect()
}
