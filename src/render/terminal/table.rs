//! Tables whose columns line up whatever they hold.

use super::width::{blanks, columns};
use crate::render::block::{Align, Row, RowKind, Table};
use crate::render::shown::plain;
use std::borrow::Cow;

/// Between two columns.
const GAP: usize = 2;

/// Behind a row to look at.
const MARK: &str = "←";

/// A table as lines, without blanks at their ends, and how wide the widest is.
#[derive(Debug, Default)]
pub(super) struct Lines {
    pub lines: Vec<String>,
    pub width: usize,
}

/// Rows of cells, each of one line or several, with columns as wide as their widest line.
#[derive(Debug)]
pub(in crate::render) struct Layout {
    aligns: Vec<Align>,
    widths: Vec<usize>,
}

impl Layout {
    pub(in crate::render) fn new(aligns: impl IntoIterator<Item = Align>) -> Self {
        let aligns: Vec<Align> = aligns.into_iter().collect();
        Self { widths: vec![0; aligns.len()], aligns }
    }

    /// Makes room for a row.
    fn measure<T: AsRef<str>>(&mut self, row: &[T]) {
        row.iter().enumerate().for_each(|(at, cell)| self.widen(at, cell.as_ref()));
    }

    /// Makes room for a line of a cell in the column at this place.
    pub(in crate::render) fn widen(&mut self, at: usize, line: &str) {
        if let Some(width) = self.widths.get_mut(at) {
            *width = (*width).max(columns(line));
        }
    }

    /// Columns of a whole row.
    pub(in crate::render) fn width(&self) -> usize {
        self.widths.iter().sum::<usize>().saturating_add(GAP.saturating_mul(self.widths.len().saturating_sub(1)))
    }

    /// A row without blanks at its end.
    pub(in crate::render) fn line<T: AsRef<str>>(&self, row: &[T]) -> String {
        let mut line = String::with_capacity(self.width().saturating_add(8));
        for (at, ((cell, align), width)) in row.iter().zip(&self.aligns).zip(&self.widths).enumerate() {
            let cell = cell.as_ref();
            let room = width.saturating_sub(columns(cell));
            blanks(&mut line, if at == 0 { 0 } else { GAP });
            match align {
                Align::Right => {
                    blanks(&mut line, room);
                    line.push_str(cell);
                }
                Align::Left => {
                    line.push_str(cell);
                    blanks(&mut line, room);
                }
            }
        }
        line.truncate(line.trim_end_matches(' ').len());
        line
    }
}

/// The lines of a table: caption, heads, rows.
pub(super) fn table_lines(table: &Table) -> Lines {
    let marks = table.has_marks();
    let aligns = table.columns.iter().map(|(_, align)| *align);
    let mut layout = Layout::new(aligns.chain(marks.then_some(Align::Left)));
    let heads: Vec<Cow<'_, str>> = table.columns.iter().map(|(head, _)| plain(head)).collect();
    let rows: Vec<Vec<Cow<'_, str>>> = table.rows.iter().map(|row| cells(row, table.columns.len())).collect();
    layout.measure(&heads);
    rows.iter().for_each(|row| layout.measure(row));
    let mut lines = Lines { lines: Vec::with_capacity(rows.len().saturating_add(2)), width: layout.width() };
    if let Some(caption) = &table.caption {
        let caption = plain(caption).into_owned();
        lines.width = lines.width.max(columns(&caption));
        lines.lines.push(caption);
    }
    lines.lines.push(layout.line(&heads));
    lines.lines.extend(rows.iter().map(|row| layout.line(row)));
    lines
}

/// The cells of a row, the mark of one to look at in a column of its own.
fn cells(row: &Row, columns: usize) -> Vec<Cow<'_, str>> {
    let mut cells: Vec<Cow<'_, str>> = Vec::with_capacity(columns.saturating_add(1));
    cells.extend(row.cells.iter().map(plain));
    if row.kind == RowKind::Marked {
        cells.resize(columns, Cow::Borrowed(""));
        cells.push(Cow::Borrowed(MARK));
    }
    cells
}

/// Two tables beside each other if the screen is wide enough, else one below the other.
pub(super) fn side_by_side(left: &Table, right: &Table, width: usize) -> Vec<String> {
    const BETWEEN: usize = 4;
    let (mut left, right) = (table_lines(left), table_lines(right));
    if left.width.saturating_add(right.width).saturating_add(BETWEEN) > width {
        left.lines.push(String::new());
        left.lines.extend(right.lines);
        return left.lines;
    }
    left.lines.resize(left.lines.len().max(right.lines.len()), String::new());
    for (line, right) in left.lines.iter_mut().zip(&right.lines) {
        let room = left.width.saturating_sub(columns(line)).saturating_add(BETWEEN);
        if !right.is_empty() {
            blanks(line, room);
            line.push_str(right);
        }
    }
    left.lines
}
