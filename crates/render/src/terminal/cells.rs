//! Cells in lines and columns.

use super::style::{Look, Style};
use super::width::{blanks, columns};
use crate::block::Align;
use std::borrow::Cow;

/// Between two columns.
pub(super) const GAP: usize = 2;

/// A line of a table: its parts, each with its look.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct Line {
    pieces: Vec<(String, Look)>,
}

impl Line {
    /// A line of one part.
    pub(super) fn new(text: impl Into<String>, look: Look) -> Self {
        Self { pieces: vec![(text.into(), look)] }
    }

    /// The columns that it takes.
    pub(super) fn width(&self) -> usize {
        self.pieces.iter().map(|(text, _)| columns(text)).sum()
    }

    /// Puts another line behind it.
    pub(super) fn append(&mut self, other: Self) {
        self.pieces.extend(other.pieces);
    }

    /// The line as the terminal takes it.
    pub(super) fn painted(&self, style: Style) -> String {
        self.pieces.iter().map(|(text, look)| style.looking(*look, text)).collect()
    }
}

/// Rows of cells, each of one line or several, with columns as wide as their widest line.
#[derive(Debug)]
pub(crate) struct Layout {
    aligns: Vec<Align>,
    widths: Vec<usize>,
}

impl Layout {
    pub(crate) fn new(aligns: impl IntoIterator<Item = Align>) -> Self {
        let aligns: Vec<Align> = aligns.into_iter().collect();
        Self { widths: vec![0; aligns.len()], aligns }
    }

    /// Makes room for a row.
    pub(super) fn measure<T: AsRef<str>>(&mut self, row: &[T]) {
        row.iter().enumerate().for_each(|(at, cell)| self.widen(at, cell.as_ref()));
    }

    /// Makes room for a line of a cell in the column at this place.
    pub(crate) fn widen(&mut self, at: usize, line: &str) {
        if let Some(width) = self.widths.get_mut(at) {
            *width = (*width).max(columns(line));
        }
    }

    /// Columns of a whole row.
    pub(crate) fn width(&self) -> usize {
        self.widths.iter().sum::<usize>().saturating_add(GAP.saturating_mul(self.widths.len().saturating_sub(1)))
    }

    /// A row without blanks at its end.
    pub(crate) fn line<T: AsRef<str>>(&self, row: &[T]) -> String {
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

/// A row of a table as it is set: a line of cells for each of its lines.
pub(super) struct SetRow<'a> {
    pub lines: Vec<Vec<Cow<'a, str>>>,
    pub look: Look,
    /// True if a rule separates it from those above.
    pub ruled: bool,
}

/// The columns of a table that is set as it is.
pub(super) fn width_of(aligns: &[Align], heads: &SetRow<'_>, rows: &[SetRow<'_>]) -> usize {
    let mut layout = Layout::new(aligns.iter().copied());
    let rows = rows.iter().filter(|row| row.look != Look::Fold);
    std::iter::once(heads).chain(rows).flat_map(|row| &row.lines).for_each(|line| layout.measure(line));
    layout.width()
}
