//! Tables of which columns alone say everything.

use super::ReadOptions;
use super::columns::{Column, Columns};
use super::text::{HEAD, Table};

/// A table of boards, pairs and scores that needs no reading but of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlainTable {
    /// Which column is what, by the names `board`, `ns`, `ew` and `score`, and what the file calls it.
    pub columns: Vec<(String, String)>,
}

/// What the four columns of a plain table are called by themselves.
const PLAIN: [(&str, Column); 4] =
    [("board", Column::Board), ("ns", Column::Ns), ("ew", Column::Ew), ("score", Column::Score)];

impl PlainTable {
    /// The table in a file; none where other columns bear on its figures, its names are not in its first line, or it is
    /// no plain text.
    #[must_use]
    pub fn of(bytes: &[u8], options: &ReadOptions) -> Option<Self> {
        let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        if !text.is_ascii() {
            return None;
        }
        let head = text.get(..HEAD.min(text.len()))?;
        let table = Table::find(std::str::from_utf8(head).ok()?, options)?;
        Self::in_columns(&table.columns, options).filter(|_| table.above == 1)
    }

    /// The table of these headings; none where other columns bear on its figures.
    #[cfg(feature = "parquet")]
    pub(crate) fn headed(headings: &[String], options: &ReadOptions) -> Option<Self> {
        Self::in_columns(&Columns::named(headings, &options.columns), options)
    }

    fn in_columns(columns: &Columns, options: &ReadOptions) -> Option<Self> {
        let bears_not = |column: &Column| matches!(column, Column::Table | Column::Lead);
        let is_plain = |column: Column| PLAIN.iter().any(|(_, plain)| *plain == column) || bears_not(&column);
        let all_said = options
            .columns
            .iter()
            .all(|(column, name)| columns.has_heading(name) && Column::named(column).is_some_and(is_plain));
        let has_all = PLAIN.iter().all(|(_, column)| columns.has(*column));
        let called = |(name, column): &(&str, Column)| ((*name).to_owned(), columns.heading(*column).trim().to_owned());
        (all_said && has_all && columns.are_all(is_plain)).then(|| Self { columns: PLAIN.iter().map(called).collect() })
    }
}
