//! Tables that have no columns but those of a plain result, perhaps by sections.

use crate::layout::NEEDED;
use redress_events::readers::TableHeadings;

/// The column of the sections.
const SECTION: &str = "section";

/// The column of the tables.
const TABLE: &str = "table";

/// Columns that change no figure.
const WITHOUT_EFFECT: [&str; 2] = [TABLE, "lead"];

/// The headings of a plain table.
pub(crate) struct PlainColumns {
    /// Each of the columns `board`, `ns`, `ew` and `score` with its heading in the file.
    pub needed: Vec<(String, String)>,
    /// The heading of the sections.
    pub section: Option<String>,
    /// The heading of the tables.
    pub table: Option<String>,
}

/// The columns of a plain table; `None` if one is missing or if other columns affect the figures.
pub(crate) fn plain_columns(headings: &TableHeadings) -> Option<PlainColumns> {
    let known: Vec<(&str, &str)> = headings.known().collect();
    let is_plain = |name: &str| NEEDED.contains(&name) || WITHOUT_EFFECT.contains(&name) || name == SECTION;
    if headings.missing().next().is_some() || !known.iter().all(|(name, _)| is_plain(name)) {
        return None;
    }
    let heading =
        |wanted: &str| known.iter().find(|(name, _)| *name == wanted).map(|(_, heading)| (*heading).to_owned());
    let column = |plain: &&str| Some(((*plain).to_owned(), heading(plain)?));
    Some(PlainColumns {
        needed: NEEDED.iter().map(column).collect::<Option<_>>()?,
        section: heading(SECTION),
        table: heading(TABLE),
    })
}
