//! Tables, their rows and cells, and which columns a cell covers.

/// The most columns of a table.
const MAX_COLUMNS: u16 = 256;

/// The most rows above the headings of the columns, and these.
const HEADINGS_WITHIN: usize = 8;

/// A table.
#[derive(Debug, Default)]
pub(in super::super) struct HtmlTable {
    /// Its rows in their order.
    pub rows: Vec<HtmlRow>,
    /// True if it has its end.
    pub complete: bool,
}

/// A row of a table.
#[derive(Debug, Default)]
pub(in super::super) struct HtmlRow {
    /// The line of the page that it begins in, from 1.
    pub line: u32,
    /// Its cells in their order.
    pub cells: Vec<HtmlCell>,
    /// True if it has its end.
    pub complete: bool,
}

/// A cell of a row.
#[derive(Debug, Default)]
pub(in super::super) struct HtmlCell {
    /// The first column it covers, from 0.
    pub column: u16,
    /// The number of columns that it covers.
    pub span: u16,
    /// Its text: blanks as one, lines apart, a word for each picture.
    pub text: String,
}

impl HtmlTable {
    /// The rows among which the headings of its columns are.
    pub fn rows_of_headings(&self) -> impl Iterator<Item = &HtmlRow> {
        self.rows.iter().take(HEADINGS_WITHIN)
    }
}

impl HtmlRow {
    /// The cell that covers a column. A cell of an earlier row that reaches down into this one is not looked at.
    pub fn at(&self, column: u16) -> Option<&HtmlCell> {
        self.cells.iter().find(|cell| cell.covers(column))
    }

    /// The text in a column; empty if there is no cell.
    pub fn text(&self, column: u16) -> &str {
        self.at(column).map_or("", |cell| &cell.text)
    }

    /// Returns true if it is empty.
    pub fn is_blank(&self) -> bool {
        self.cells.iter().all(|cell| cell.text.is_empty())
    }
}

impl HtmlCell {
    fn covers(&self, column: u16) -> bool {
        self.column <= column && column < self.column.saturating_add(self.span)
    }
}

/// A table that is being read.
#[derive(Debug, Default)]
pub(super) struct OpenTable {
    table: HtmlTable,
    row: Option<HtmlRow>,
    cell: Option<HtmlCell>,
    /// For each column how many more rows a cell above reaches into.
    reaching: Vec<u16>,
    /// The same for the cells of the open row.
    reaching_next: Vec<(u16, u16, u16)>,
}

impl OpenTable {
    pub fn open_row(&mut self, line: u32) {
        self.close_row(true);
        self.row = Some(HtmlRow { line, ..HtmlRow::default() });
    }

    /// Closes the row if one is open; complete if its end or another row follows.
    pub fn close_row(&mut self, complete: bool) {
        self.close_cell();
        let Some(mut row) = self.row.take() else { return };
        row.complete = complete;
        self.table.rows.push(row);
        for rows in &mut self.reaching {
            *rows = rows.saturating_sub(1);
        }
        for (column, span, rows) in self.reaching_next.drain(..) {
            let end = column.saturating_add(span).min(MAX_COLUMNS);
            if self.reaching.len() < usize::from(end) {
                self.reaching.resize(usize::from(end), 0);
            }
            let covered = self.reaching.get_mut(usize::from(column)..usize::from(end));
            covered.into_iter().flatten().for_each(|reaching| *reaching = rows.saturating_sub(1));
        }
    }

    /// Opens a cell that covers so many columns and rows.
    pub fn open_cell(&mut self, line: u32, span: u16, rows: u16) {
        self.close_cell();
        let row = self.row.get_or_insert_with(|| HtmlRow { line, ..HtmlRow::default() });
        let mut column = row.cells.last().map_or(0, |cell| cell.column.saturating_add(cell.span));
        while self.reaching.get(usize::from(column)).is_some_and(|rows| *rows > 0) {
            column = column.saturating_add(1);
        }
        let (column, span) = (column.min(MAX_COLUMNS), span.clamp(1, MAX_COLUMNS));
        if rows > 1 {
            self.reaching_next.push((column, span, rows));
        }
        self.cell = Some(HtmlCell { column, span, text: String::new() });
    }

    pub fn close_cell(&mut self) {
        let Some(mut cell) = self.cell.take() else { return };
        cell.text = tidy(&cell.text);
        if let Some(row) = &mut self.row {
            row.cells.push(cell);
        }
    }

    /// The text of the open cell, to append to.
    pub fn text(&mut self) -> Option<&mut String> {
        self.cell.as_mut().map(|cell| &mut cell.text)
    }

    /// The table as it was read.
    pub fn close(mut self, complete: bool) -> HtmlTable {
        self.close_row(complete);
        self.table.complete = complete;
        self.table
    }
}

/// A text with one blank where there are several, none around its lines, and no empty lines at its ends.
pub(super) fn tidy(text: &str) -> String {
    let line = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = text.split('\n').map(line).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}
