//! The headings of a table, and the columns that they name.

use super::ReadOptions;
use super::columns::{Column, bare, without_guard};

/// The headings of a table, and the columns that they name.
#[derive(Debug)]
pub struct TableHeadings {
    headings: Vec<String>,
    columns: Vec<Option<Column>>,
    missing: Vec<(String, String)>,
}

impl TableHeadings {
    /// Reads the headings of a table. A column that the user names counts before the one that its heading names.
    #[must_use]
    pub fn new(headings: &[String], options: &ReadOptions) -> Self {
        let by_user = |heading: &str| {
            let own = options.columns.iter().find(|(_, name)| bare(name) == bare(heading));
            own.and_then(|(column, _)| Column::named(column))
        };
        let users: Vec<Column> = headings.iter().filter_map(|heading| by_user(heading)).collect();
        let mut columns: Vec<Option<Column>> = Vec::with_capacity(headings.len());
        for heading in headings {
            let own = by_user(heading).or_else(|| Column::named(heading).filter(|own| !users.contains(own)));
            // Of two headings for one column the first counts.
            columns.push(own.filter(|own| !columns.contains(&Some(*own))));
        }
        let has_heading = |name: &str| headings.iter().any(|heading| bare(heading) == bare(name));
        let is_missing = |(column, name): &&(String, String)| !has_heading(name) || Column::named(column).is_none();
        let missing = options.columns.iter().filter(is_missing).cloned().collect();
        Self { headings: headings.to_vec(), columns, missing }
    }

    /// The number of columns.
    pub(super) fn len(&self) -> usize {
        self.headings.len()
    }

    /// The columns that are known, by their own names (`board`), with their headings in the file.
    pub fn known(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let columns = self.columns.iter().zip(&self.headings);
        columns.filter_map(|(column, heading)| Some(((*column)?.name(), heading.trim())))
    }

    /// The columns that the user names and that the table or redress does not have: the column, and its heading.
    pub fn missing(&self) -> impl Iterator<Item = (&str, &str)> {
        self.missing.iter().map(|(column, heading)| (column.as_str(), heading.as_str()))
    }

    /// Returns true if boards, pairs and results have a column each.
    pub(super) fn are_enough(&self) -> bool {
        use Column::{
            Board, Contract, Ew, EwMatchpoints, Ns, NsImps, NsMatchpoints, NsPercent, NsPoints, Result, Score, ScoreEw,
            ScoreNs, State,
        };
        let results = [
            Score,
            ScoreNs,
            ScoreEw,
            Contract,
            Result,
            NsPoints,
            NsMatchpoints,
            NsPercent,
            NsImps,
            EwMatchpoints,
            State,
        ];
        [Board, Ns, Ew].iter().all(|column| self.has(*column)) && results.iter().any(|column| self.has(*column))
    }

    pub(crate) fn has(&self, column: Column) -> bool {
        self.position(column).is_some()
    }

    /// The place of a column in the rows.
    pub(crate) fn position(&self, column: Column) -> Option<usize> {
        self.columns.iter().position(|known| *known == Some(column))
    }

    /// The heading of a column, or its own name if it has none.
    pub(super) fn heading(&self, column: Column) -> &str {
        self.position(column).and_then(|at| self.headings.get(at)).map_or(column.name(), String::as_str)
    }

    /// The field of a record in a column; `None` if it is empty.
    pub(super) fn field<'r>(&self, column: Column, record: &'r csv::StringRecord) -> Option<&'r str> {
        record.get(self.position(column)?).map(str::trim).map(without_guard).filter(|field| !field.is_empty())
    }

    /// The headings of columns that are not known, in their order.
    pub(super) fn unknown(&self) -> impl Iterator<Item = &str> {
        let of_none = self.headings.iter().zip(&self.columns).filter(|(_, column)| column.is_none());
        of_none.map(|(heading, _)| heading.trim()).filter(|heading| !heading.is_empty())
    }
}
