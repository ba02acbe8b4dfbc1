//! The results of a field as bars of characters.

use super::cells::Line;
use super::style::{Charset, Look, Style};
use super::table::table_lines;
use crate::block::{Align, FieldChart, FieldSide, Table};
use crate::messages::Text;
use crate::number::Exact;
use crate::scale::along;
use crate::visible::plain;

/// Columns of the longest bar.
const WIDTH: i64 = 32;

/// Columns of one result, at most.
const WIDEST: i64 = 4;

/// Results of others, what is added, what is taken.
fn signs(charset: Charset) -> [char; 3] {
    match charset {
        Charset::Unicode => ['█', '▒', '░'],
        Charset::Ascii => ['#', '+', 'x'],
    }
}

/// The lines of a chart, its legend last, as text.
pub(crate) fn bar_lines(chart: &FieldChart, charset: Charset) -> Vec<String> {
    let style = Style { charset, ..Style::default() };
    bars(chart, style, usize::MAX).iter().map(|line| line.painted(style)).collect()
}

/// The lines of a chart, its legend last.
pub(super) fn bars(chart: &FieldChart, style: Style, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for side in &chart.sides {
        lines.extend(side_lines(chart, side, style, width));
        lines.push(Line::default());
    }
    let [others, added, taken] = signs(style.charset);
    let mut legend = format!("{others} {}   {added} {}", plain(&chart.others), plain(&chart.added));
    if let Some(name) = &chart.taken {
        legend.push_str(&format!("   {taken} {}", plain(name)));
    }
    lines.push(Line::new(legend, Look::Faint));
    lines
}

fn side_lines(chart: &FieldChart, side: &FieldSide, style: Style, width: usize) -> Vec<Line> {
    let longest = side.longest();
    let full = (&longest * &Exact::from(WIDEST)).to_integer().map_or(WIDTH, |columns| columns.min(WIDTH));
    let mut columns = vec![
        (chart.score_head.clone(), Align::Right),
        (Text::default(), Align::Left),
        (chart.results_head.clone(), Align::Left),
    ];
    columns.extend(side.heads.iter().map(|head| (head.clone(), Align::Right)));
    let mut table = Table { caption: side.caption.clone(), ..Table::new(columns) };
    for row in &side.rows {
        let (mut bar, mut from, mut until) = (String::new(), 0, Exact::ZERO);
        for (part, sign) in row.bars().into_iter().zip(signs(style.charset)) {
            // Ends are rounded and not lengths, so that bars of the same length end alike.
            until += part;
            let to = along(&until, &longest, full);
            bar.extend((from..to).map(|_| sign));
            from = to;
        }
        let cells = [row.score.clone(), Text::from(bar), row.results.clone()];
        table.push(cells.into_iter().chain(row.points.clone()).collect());
    }
    table_lines(&table, style, width).lines
}
