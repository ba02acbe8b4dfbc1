//! Tables on a screen that is too narrow for them: headings and words in several lines, or a line for each cell.

use super::cells::{GAP, Line, SetRow, width_of};
use super::style::Look;
use super::width::columns;
use super::wrapped;
use crate::block::Align;
use std::borrow::Cow;

/// Columns of a head that need not be broken: `NS MP`.
const SHORT: usize = 8;

/// Columns that words of a cell need to be read.
const LEAST: usize = 9;

/// Columns of the longest words that a table makes room for; a path is longer.
const LONG: usize = 32;

/// Breaks headings, then the words of left columns, at blanks until the table is no wider than `width`; returns whether
/// it is.
pub(super) fn narrowed(aligns: &[Align], heads: &mut SetRow<'_>, rows: &mut [SetRow<'_>], width: usize) -> bool {
    break_heads(heads, rows);
    let over = width_of(aligns, heads, rows).saturating_sub(width);
    if over == 0 {
        return true;
    }
    let Some(rooms) = rooms(aligns, rows, over) else { return false };
    for row in rows.iter_mut().filter(|row| row.look != Look::Fold) {
        break_cells(row, &rooms);
    }
    width_of(aligns, heads, rows) <= width
}

/// The columns that each column of words is left with, the widest giving way first; `None` if that is too little.
fn rooms(aligns: &[Align], rows: &[SetRow<'_>], over: usize) -> Option<Vec<Option<usize>>> {
    let widest =
        |at: usize| unfolded(rows).filter_map(|row| row.lines.first()?.get(at)).map(|cell| columns(cell)).max();
    let room = |(at, align): (usize, &Align)| (*align == Align::Left).then(|| widest(at)).flatten();
    let mut rooms: Vec<Option<usize>> = aligns.iter().enumerate().map(room).collect();
    // No column is narrower than its longest word, if that leaves room for others.
    let words =
        |at: usize| unfolded(rows).flat_map(move |row| row.lines.first()?.get(at)).flat_map(|cell| cell.split(' '));
    let least: Vec<usize> = (0..rooms.len())
        .map(|at| words(at).map(columns).filter(|word| *word <= LONG).max().unwrap_or(0).max(LEAST))
        .collect();
    for _ in 0..over {
        let wide =
            rooms.iter_mut().zip(&least).filter_map(|(room, least)| room.as_mut().filter(|room| **room > *least));
        let most = wide.max()?;
        *most = most.saturating_sub(1);
    }
    Some(rooms)
}

/// The rows whose cells are in columns.
fn unfolded<'s, 'a>(rows: &'s [SetRow<'a>]) -> impl Iterator<Item = &'s SetRow<'a>> {
    rows.iter().filter(|row| row.look != Look::Fold)
}

/// Heads in as many lines as their words need beside the cells below them.
fn break_heads(heads: &mut SetRow<'_>, rows: &[SetRow<'_>]) {
    let Some(line) = heads.lines.first() else { return };
    let broken: Vec<Vec<String>> = line
        .iter()
        .enumerate()
        .map(|(at, head)| {
            let cells = unfolded(rows).filter_map(|row| row.lines.first()?.get(at)).map(|cell| columns(cell));
            let words = head.split(' ').map(columns);
            let short = columns(head).min(SHORT);
            let room = cells.chain(words).chain([short]).max().unwrap_or(0);
            wrapped(head, room.max(1)).into_iter().map(Cow::into_owned).collect()
        })
        .collect();
    let height = broken.iter().map(Vec::len).max().unwrap_or(0);
    // The last line of each head is next to its cells.
    let cell = |head: &Vec<String>, at: usize| {
        let above = height.saturating_sub(head.len());
        Cow::Owned(at.checked_sub(above).and_then(|at| head.get(at)).cloned().unwrap_or_default())
    };
    let line = |at: usize| broken.iter().map(|head| cell(head, at)).collect::<Vec<_>>();
    heads.lines = (0..height).map(line).collect();
}

/// Words of the cells in lines as wide as their columns, what has no room given as it is.
fn break_cells(row: &mut SetRow<'_>, rooms: &[Option<usize>]) {
    let Some(cells) = row.lines.first() else { return };
    let broken: Vec<Vec<String>> = cells
        .iter()
        .zip(rooms)
        .map(|(cell, room)| match room {
            Some(room) => wrapped(cell, *room).into_iter().map(Cow::into_owned).collect(),
            None => vec![cell.clone().into_owned()],
        })
        .collect();
    let height = broken.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| broken.iter().map(|cell| Cow::Owned(cell.get(at).cloned().unwrap_or_default())).collect();
    row.lines = (0..height).map(line).collect();
}

/// A line for each cell, its heading before it, and a blank line between rows. A cell without a heading, such as the
/// mark of a row, comes after the first.
pub(super) fn records(heads: &SetRow<'_>, rows: &[SetRow<'_>], width: usize) -> Vec<Line> {
    let head = |at: usize| {
        let words =
            heads.lines.iter().filter_map(|line| line.get(at)).map(|word| word.trim()).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join(" ")
    };
    let mut lines = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        if number > 0 {
            lines.push(Line::default());
        }
        let mut texts: Vec<String> = Vec::new();
        for at in 0..row.lines.first().map_or(0, Vec::len) {
            // A cell may have been broken in vain.
            let words: Vec<&str> = row.lines.iter().filter_map(|line| line.get(at)).map(|part| part.trim()).collect();
            let (head, cell) = (head(at), words.join(" "));
            match texts.first_mut() {
                _ if cell.trim().is_empty() => {}
                Some(first) if head.is_empty() => *first = format!("{first}  {cell}"),
                _ if head.is_empty() => texts.push(cell),
                _ => texts.push(format!("{head}: {cell}")),
            }
        }
        for text in texts {
            let look = if row.look == Look::Fold { Look::Faint } else { row.look };
            lines.extend(wrapped(&text, width.max(GAP)).into_iter().map(|line| Line::new(line, look)));
        }
    }
    lines
}
