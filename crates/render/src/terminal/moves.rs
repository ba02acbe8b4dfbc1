//! Places before and after in characters.

use super::style::Charset;
use super::width::{blanks, columns};
use super::wrapped;
use crate::block::{Move, Moves};
use crate::messages::Text;
use crate::number::Exact;
use crate::scale::along;
use crate::visible::plain;

/// Columns from the best place to the last, where the screen is wide enough and there are so many places.
const WIDTH: usize = 40;

/// Columns from one place to the next, at most.
const WIDEST: usize = 4;

/// The place before, the one after, one that is kept, between them, and beside them.
fn marks(charset: Charset) -> [char; 5] {
    match charset {
        Charset::Unicode => ['○', '●', '◉', '─', '·'],
        Charset::Ascii => ['o', '*', '@', '-', '.'],
    }
}

/// Widths of the columns beside the chart.
struct Widths {
    name: usize,
    before: usize,
    chart: usize,
}

/// The lines of a chart: its head, a line for each pair between its places, and how many more there are.
pub(crate) fn moves_lines(moves: &Moves, charset: Charset, width: usize) -> Vec<String> {
    let widest =
        |text: fn(&Move) -> &Text| moves.lines.iter().map(|line| columns(&plain(text(line)))).max().unwrap_or(0);
    let caption = moves.caption.as_ref().map(|caption| plain(caption).into_owned()).unwrap_or_default();
    let [old, new, kept, ..] = marks(charset);
    let (before, after) = (format!("{old} {}", plain(&moves.before)), format!("{new} {}", plain(&moves.after)));
    let name = widest(|line| &line.name).max(columns(&caption));
    let beside = widest(|line| &line.before.1).max(columns(&before));
    let behind = widest(|line| &line.after.1).max(columns(&after));
    let (first, last) = moves.range();
    let places = usize::try_from(last.saturating_sub(first)).unwrap_or(usize::MAX);
    let room = width.saturating_sub([name, beside, behind, 7].iter().sum());
    let chart = places.saturating_mul(WIDEST).min(WIDTH).min(room);
    let widths = Widths { name, before: beside, chart };
    let mut lines = vec![row(&widths, &caption, &before, &" ".repeat(chart.saturating_add(1)), &after)];
    for line in &moves.lines {
        let drawn = drawn(line, (first, last), chart, charset);
        lines.push(row(&widths, &plain(&line.name), &plain(&line.before.1), &drawn, &plain(&line.after.1)));
    }
    let mut rest = plain(&moves.rest).into_owned();
    if moves.lines.iter().any(|line| line.before.0 == line.after.0) {
        rest = format!("{kept} {} = {}   {rest}", plain(&moves.before), plain(&moves.after));
    }
    lines.extend(wrapped(&rest, width.max(1)).iter().map(ToString::to_string));
    lines
}

/// A line of the chart, what is left of it to the right and what is right of it to the left.
fn row(widths: &Widths, name: &str, before: &str, chart: &str, after: &str) -> String {
    let mut line = String::new();
    for (text, width) in [(name, widths.name), (before, widths.before)] {
        blanks(&mut line, width.saturating_sub(columns(text)));
        line.push_str(text);
        line.push_str("  ");
    }
    line.push_str(chart);
    blanks(&mut line, widths.chart.saturating_add(1).saturating_sub(columns(chart)));
    line.push_str("  ");
    line.push_str(after);
    line.truncate(line.trim_end().len());
    line
}

/// From the place before to the one after.
fn drawn(line: &Move, (first, last): (u32, u32), width: usize, charset: Charset) -> String {
    let [old, new, kept, between, beside] = marks(charset);
    let length = i64::try_from(width).unwrap_or(0);
    let most = Exact::from(i64::from(last.saturating_sub(first)));
    let column = |place: u32| along(&Exact::from(i64::from(place.saturating_sub(first))), &most, length);
    let (from, to) = (column(line.before.0), column(line.after.0));
    let inside = from.min(to)..=from.max(to);
    let mark = |at: i64| match (at == from, at == to) {
        (true, true) if line.before.0 == line.after.0 => kept,
        (_, true) => new,
        (true, false) => old,
        (false, false) if inside.contains(&at) => between,
        (false, false) => beside,
    };
    (0..=length).map(mark).collect()
}
