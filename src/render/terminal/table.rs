//! Tables whose columns line up whatever they hold.

use crate::render::block::{Align, Table};
use unicode_width::UnicodeWidthStr;

/// The lines of a terminal: caption, heads, rows, each as wide as the widest.
pub(super) fn table_lines(table: &Table) -> Vec<String> {
    let widths: Vec<usize> = table
        .columns
        .iter()
        .enumerate()
        .map(|(at, (head, _))| {
            let cells = table.rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.width());
            cells.max().unwrap_or(0).max(head.width())
        })
        .collect();
    let heads: Vec<String> = table.columns.iter().map(|(head, _)| head.clone()).collect();
    let rows = std::iter::once(&heads).chain(&table.rows).map(|row| line(table, row, &widths));
    let mut lines: Vec<String> = table.caption.iter().cloned().chain(rows).collect();
    let widest = lines.iter().map(|line| line.width()).max().unwrap_or(0);
    for line in &mut lines {
        *line = pad(line, widest, Align::Left);
    }
    lines
}

fn line(table: &Table, cells: &[String], widths: &[usize]) -> String {
    let cells = cells.iter().zip(&table.columns).zip(widths);
    cells.map(|((cell, (_, align)), width)| pad(cell, *width, *align)).collect::<Vec<_>>().join("  ")
}

/// A text filled up with spaces to a width on the screen.
fn pad(text: &str, width: usize, align: Align) -> String {
    let space = " ".repeat(width.saturating_sub(text.width()));
    match align {
        Align::Left => format!("{text}{space}"),
        Align::Right => format!("{space}{text}"),
    }
}

/// Two tables beside each other if the screen is wide enough, else one below the other.
#[must_use]
pub fn side_by_side(left: &Table, right: &Table, width: usize) -> Vec<String> {
    let (mut left, mut right) = (table_lines(left), table_lines(right));
    let (left_width, right_width) =
        (left.first().map_or(0, |line| line.width()), right.first().map_or(0, |line| line.width()));
    if left_width.saturating_add(right_width).saturating_add(4) > width {
        left.push(String::new());
        left.append(&mut right);
        return left;
    }
    let rows = left.len().max(right.len());
    let empty = " ".repeat(left_width);
    (0..rows)
        .map(|at| {
            let left = left.get(at).unwrap_or(&empty);
            format!("{left}    {}", right.get(at).map_or("", String::as_str)).trim_end().to_owned()
        })
        .collect()
}
