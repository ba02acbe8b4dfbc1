//! Bars on one scale in characters.

use super::cells::Line;
use super::style::{Charset, Style};
use super::table::table_lines;
use crate::block::{Align, BarChart, BarKind, Table};
use crate::messages::Text;
use crate::number::Exact;
use crate::scale::along;

/// Columns from the least figure to the greatest.
const WIDTH: i64 = 32;

/// The lines of a chart below what it shows, as text.
pub(crate) fn level_lines(chart: &BarChart, charset: Charset) -> Vec<String> {
    let style = Style { charset, ..Style::default() };
    levels(chart, style, usize::MAX).iter().map(|line| line.painted(style)).collect()
}

/// The lines of a chart below what it shows: a bar for each row from where it begins, and its figure.
pub(super) fn levels(chart: &BarChart, style: Style, width: usize) -> Vec<Line> {
    let (least, range) = chart.scale();
    let column = |value: &Exact| along(&(value - &least), &range, WIDTH);
    let columns = [Align::Left, Align::Left, Align::Right].map(|align| (Text::default(), align));
    let mut table = Table { caption: Some(chart.caption.clone()), ..Table::new(columns) };
    for row in &chart.rows {
        let (from, to) = (column(row.ends().0), column(row.ends().1));
        let to = to.max(from.saturating_add(1));
        let bar: String = (0..to).map(|at| if at < from { ' ' } else { sign(row.kind, style.charset) }).collect();
        table.push(vec![row.name.clone(), Text::from(bar), row.label.clone()]);
    }
    table_lines(&table, style, width).lines
}

/// The sign of each kind of bar, as in the chart of a field.
fn sign(kind: BarKind, charset: Charset) -> char {
    match (kind, charset) {
        (BarKind::Level | BarKind::Ns, Charset::Unicode) => '█',
        (BarKind::Level | BarKind::Ns, Charset::Ascii) => '#',
        (BarKind::Ruling | BarKind::Ew, Charset::Unicode) => '▒',
        (BarKind::Ruling | BarKind::Ew, Charset::Ascii) => '+',
        (BarKind::Change, Charset::Unicode) => '░',
        (BarKind::Change, Charset::Ascii) => 'x',
    }
}
