//! Tables of words and figures.

use crate::messages::Text;

/// The alignment of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Figures.
    Right,
}

/// Rows from which on a table is long.
const LONG: usize = 16;

/// A table of words and figures.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// The caption, if there is one.
    pub caption: Option<Text>,
    /// The head of each column and how it lines up.
    pub columns: Vec<(Text, Align)>,
    /// Its rows.
    pub rows: Vec<Row>,
    /// Rows that a screen need not show.
    pub folds: Vec<Fold>,
}

/// Rows that may be left out where there is little room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fold {
    /// The places of the rows.
    pub rows: std::ops::Range<usize>,
    /// The text in the place of the rows.
    pub text: Text,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// A cell for each column; the last may be missing.
    pub cells: Vec<Text>,
    /// The kind of the row.
    pub kind: RowKind,
}

/// The kind of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RowKind {
    /// One of several.
    #[default]
    Plain,
    /// One to look at: the ruling touches it, or it differs. It is marked with an arrow.
    Marked,
    /// The sum of those above it.
    Total,
}

impl Table {
    /// A table of these columns.
    pub fn new(columns: impl IntoIterator<Item = (Text, Align)>) -> Self {
        Self { columns: columns.into_iter().collect(), ..Self::default() }
    }

    /// Adds a row.
    pub fn push(&mut self, cells: Vec<Text>) {
        self.push_as(RowKind::Plain, cells);
    }

    /// Adds a row of a kind.
    pub fn push_as(&mut self, kind: RowKind, cells: Vec<Text>) {
        self.rows.push(Row { cells, kind });
    }

    /// Adds a row, marked or not.
    pub fn push_marked(&mut self, marked: bool, cells: Vec<Text>) {
        self.push_as(if marked { RowKind::Marked } else { RowKind::Plain }, cells);
    }

    /// Folds the rows of a long table that are neither marked nor next to a marked one; `text` gives the text in the
    /// place of so many.
    pub fn fold(&mut self, text: impl Fn(usize) -> Text) {
        if self.rows.len() < LONG || !self.has_marks() {
            return;
        }
        let is_near = |at: usize| {
            let near = at.saturating_sub(1)..=at.saturating_add(1);
            near.into_iter().any(|at| self.rows.get(at).is_some_and(|row| row.kind != RowKind::Plain))
        };
        let mut folds = Vec::new();
        let mut start = 0;
        for at in 0..=self.rows.len() {
            if at == self.rows.len() || is_near(at) {
                let rows = start..at;
                // A line in the place of two rows saves nothing worth having.
                if rows.len() > 2 {
                    folds.push(Fold { text: text(rows.len()), rows });
                }
                start = at.saturating_add(1);
            }
        }
        self.folds = folds;
    }

    /// Returns true if a row is marked, so that the marks need a column.
    #[must_use]
    pub fn has_marks(&self) -> bool {
        self.rows.iter().any(|row| row.kind == RowKind::Marked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_near_a_marked_row_is_folded() {
        let text = |rows: usize| Text::from(format!("{rows} rows"));
        let folded = |rows: usize, marked: &[usize]| {
            let mut table = Table::new([]);
            (0..rows).for_each(|at| table.push_marked(marked.contains(&at), Vec::new()));
            table.fold(text);
            table.folds.into_iter().map(|fold| (fold.rows, fold.text.to_string())).collect::<Vec<_>>()
        };
        // Marked with one before and behind: 2 to 4 and 11 to 13. Rows 0 and 1 are too few to fold.
        assert_eq!(folded(20, &[3, 12]), [(5..11, "6 rows".to_owned()), (14..20, "6 rows".to_owned())]);
        assert_eq!(folded(20, &[0, 19]), [(2..18, "16 rows".to_owned())]);
        // A short table is not folded, nor is one without a marked row.
        assert_eq!(folded(15, &[3]), []);
        assert_eq!(folded(40, &[]), []);
    }
}
