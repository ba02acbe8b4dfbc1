//! Tables whose columns line up whatever they hold.

use super::cells::{Layout, Line, SetRow, width_of};
use super::narrow::{narrowed, records};
use super::style::{Charset, Look, Style};
use super::width::{blanks, columns};
use crate::block::{Align, Row, RowKind, Table};
use crate::visible::plain;
use std::borrow::Cow;

/// Behind a row to look at.
const MARK: &str = "←";

/// The sign for an empty cell; in plain text it is `0`.
const NOTHING: &str = "·";

/// A table as lines, without blanks at their ends, and how wide the widest is.
#[derive(Debug, Default)]
pub(super) struct Lines {
    pub lines: Vec<Line>,
    pub width: usize,
}

/// The lines of a table, no wider than `width` if possible: caption, headings, rows.
pub(super) fn table_lines(table: &Table, style: Style, width: usize) -> Lines {
    let aligns: Vec<Align> = table.columns.iter().map(|(_, align)| *align).collect();
    let heads: Vec<Cow<'_, str>> = table.columns.iter().map(|(head, _)| drawn(plain(head), style)).collect();
    let mut rows = set_rows(table, style);
    align_points(&aligns, &mut rows);
    let marks = table.has_marks();
    let aligns: Vec<Align> = aligns.into_iter().chain(marks.then_some(Align::Left)).collect();
    let mut heads = SetRow { lines: vec![heads], look: Look::Faint, ruled: false };
    if width_of(&aligns, &heads, &rows) > width && !narrowed(&aligns, &mut heads, &mut rows, width) {
        let lines = records(&heads, &rows, width);
        return with_caption(table, lines, width);
    }
    let mut layout = Layout::new(aligns);
    let all = || std::iter::once(&heads).chain(&rows);
    all().filter(|row| row.look != Look::Fold).flat_map(|row| &row.lines).for_each(|line| layout.measure(line));
    let mut lines = Vec::with_capacity(rows.len().saturating_add(2));
    for row in all() {
        if row.ruled {
            lines.push(Line::new("─".repeat(layout.width()), Look::Faint));
        }
        let set = |cells: &Vec<Cow<'_, str>>| match (row.look, cells.as_slice()) {
            (Look::Fold, [text]) => text.clone().into_owned(),
            _ => layout.line(cells),
        };
        lines.extend(row.lines.iter().map(|cells| Line::new(set(cells), row.look)));
    }
    with_caption(table, lines, width)
}

fn with_caption(table: &Table, mut lines: Vec<Line>, width: usize) -> Lines {
    if let Some(caption) = &table.caption {
        let caption = super::wrapped(&plain(caption), width)
            .into_iter()
            .map(|line| Line::new(line, Look::Plain))
            .collect::<Vec<_>>();
        lines.splice(0..0, caption);
    }
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    Lines { lines, width }
}

/// The rows for display: each fold is one line.
fn set_rows(table: &Table, style: Style) -> Vec<SetRow<'_>> {
    let mut rows = Vec::with_capacity(table.rows.len());
    let mut at = 0;
    while let Some(row) = table.rows.get(at) {
        if let Some(fold) = table.folds.iter().find(|fold| fold.rows.start == at && !fold.rows.is_empty()) {
            // The way to see them is stated once.
            let is_first = table.folds.first() == Some(fold);
            let text = match style.unfolds {
                unfolds if is_first && !unfolds.is_empty() => Cow::Owned(format!("{} ({unfolds})", plain(&fold.text))),
                _ => plain(&fold.text),
            };
            rows.push(SetRow { lines: vec![vec![text]], look: Look::Fold, ruled: false });
            at = fold.rows.end;
            continue;
        }
        let look = match row.kind {
            RowKind::Plain => Look::Plain,
            RowKind::Marked | RowKind::Total => Look::Strong,
        };
        let cells = cells(row, table.columns.len(), style);
        rows.push(SetRow { lines: vec![cells], look, ruled: row.kind == RowKind::Total });
        at = at.saturating_add(1);
    }
    rows
}

/// The cells of a row, the mark of one to look at in a column of its own.
fn cells<'a>(row: &'a Row, columns: usize, style: Style) -> Vec<Cow<'a, str>> {
    let mut cells: Vec<Cow<'_, str>> = Vec::with_capacity(columns.saturating_add(1));
    cells.extend(row.cells.iter().map(|cell| match plain(cell) {
        nothing if nothing == NOTHING && style.charset == Charset::Ascii => Cow::Borrowed("0"),
        cell => drawn(cell, style),
    }));
    if row.kind == RowKind::Marked {
        cells.resize(columns, Cow::Borrowed(""));
        cells.push(Cow::Borrowed(MARK));
    }
    cells
}

/// Text with drawn characters, which may be wider: replaced before columns are measured.
fn drawn(text: Cow<'_, str>, style: Style) -> Cow<'_, str> {
    if style.charset == Charset::Unicode { text } else { Cow::Owned(style.drawn(&text).into_owned()) }
}

/// Puts blanks after figures, so that the units of a column are below each other.
fn align_points(aligns: &[Align], rows: &mut [SetRow<'_>]) {
    for (at, _) in aligns.iter().enumerate().filter(|(_, align)| **align == Align::Right) {
        let tail =
            |row: &SetRow<'_>| row.lines.first().and_then(|cells| cells.get(at)).and_then(|cell| behind_units(cell));
        let tails: Vec<Option<usize>> = rows.iter().map(tail).collect();
        let Some(longest) = tails.iter().copied().flatten().max() else { continue };
        for (row, tail) in rows.iter_mut().zip(tails) {
            let Some(room) = tail.map(|tail| longest.saturating_sub(tail)).filter(|room| *room > 0) else { continue };
            if let Some(cell) = row.lines.first_mut().and_then(|cells| cells.get_mut(at)) {
                blanks(cell.to_mut(), room);
            }
        }
    }
}

/// The columns of a figure behind its units: of `9.8` two, of `50%` one, of `·` none. None for what is no figure.
fn behind_units(cell: &str) -> Option<usize> {
    if cell == NOTHING || cell == "–" {
        return Some(0);
    }
    let units = cell.trim_start_matches(['≈', '+', '−', '-']).trim_start_matches(|sign: char| sign.is_ascii_digit());
    let is_figure = units.len() < cell.len() && cell.chars().any(|sign| sign.is_ascii_digit());
    let is_fraction =
        units.strip_prefix(['.', ',']).is_some_and(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()));
    let ends = units.is_empty() || is_fraction || units.starts_with(['%', ' ']);
    (is_figure && ends && !units.contains(['♠', '♥', '♦', '♣', '&', '/', '('])).then(|| columns(units))
}

/// Two tables beside each other if the screen is wide enough, else one below the other.
pub(super) fn side_by_side(left: &Table, right: &Table, style: Style, width: usize) -> Vec<Line> {
    const BETWEEN: usize = 4;
    let (mut left, right) = (table_lines(left, style, width), table_lines(right, style, width));
    if left.width.saturating_add(right.width).saturating_add(BETWEEN) > width {
        left.lines.push(Line::default());
        left.lines.extend(right.lines);
        return left.lines;
    }
    left.lines.resize(left.lines.len().max(right.lines.len()), Line::default());
    for (line, right) in left.lines.iter_mut().zip(right.lines) {
        if right.width() > 0 {
            let mut gap = String::new();
            blanks(&mut gap, left.width.saturating_sub(line.width()).saturating_add(BETWEEN));
            line.append(Line::new(gap, Look::Plain));
            line.append(right);
        }
    }
    left.lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Text;

    fn style() -> Style {
        Style::default()
    }

    fn rendered(table: &Table, width: usize) -> Vec<String> {
        table_lines(table, style(), width).lines.iter().map(|line| line.painted(style())).collect()
    }

    fn table(heads: &[(&'static str, Align)], rows: &[&[&'static str]]) -> Table {
        let mut table = Table::new(heads.iter().map(|(head, align)| (Text::from(*head), *align)));
        rows.iter().for_each(|row| table.push(row.iter().map(|cell| Text::from(*cell)).collect()));
        table
    }

    #[test]
    fn units_stand_below_each_other() {
        let figures = table(&[("MP", Align::Right)], &[&["4.4"], &["2"], &["·"], &["≈−14.4444"], &["12"]]);
        assert_eq!(rendered(&figures, 80), ["       MP", "   4.4", "   2", "   ·", "≈−14.4444", "  12"]);
        let shares = table(&[("NS %", Align::Right)], &[&["50%"], &["45.56%"], &["9,5%"]]);
        assert_eq!(rendered(&shares, 80), ["  NS %", "50%", "45.56%", " 9,5%"]);
        let contracts = table(&[("score", Align::Right)], &[&["4♠x−2 S"], &["+620"], &["1/3"]]);
        assert_eq!(rendered(&contracts, 80), ["  score", "4♠x−2 S", "   +620", "    1/3"]);
    }

    #[test]
    fn no_word_is_broken_on_a_narrow_screen() {
        let heads = [
            ("outcome", Align::Right),
            ("other table", Align::Right),
            ("difference", Align::Right),
            ("IMP", Align::Right),
            ("weight", Align::Right),
        ];
        let imps = table(&heads, &[&["+620", "+300", "+320", "+8", "60%"]]);
        let lines = rendered(&imps, 40);
        assert!(lines.iter().all(|line| columns(line) <= 40), "{lines:#?}");
        assert_eq!(lines.len(), 3, "a head in two lines: {lines:#?}");
        let method = table(
            &[("method", Align::Left), ("NS MP", Align::Right)],
            &[&["each outcome scored, then weighted", "9.8"]],
        );
        assert_eq!(
            rendered(&method, 30),
            ["method                NS MP", "each outcome scored,    9.8", "then weighted"]
        );
        // Columns that do not fit side by side go below each other.
        let lines = rendered(&imps, 20);
        assert_eq!(lines, ["outcome: +620", "other table: +300", "difference: +320", "IMP: +8", "weight: 60%"]);
    }
}
