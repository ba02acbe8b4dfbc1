//! Figures of a column below each other, point below point.

use super::block::{Align, Table};
use super::visible::unmarked;

/// A blank as wide as a digit, and one as wide as a point.
const DIGIT: char = '\u{2007}';
const POINT: char = '\u{2008}';

/// Padding after the cells of a table that puts the decimal points of a column below each other; empty for a column of
/// words, or of figures with as many places each.
pub(super) fn pads(table: &Table) -> Vec<Vec<String>> {
    let width = table.columns.len();
    let mut widest: Vec<usize> = vec![0; width];
    let places: Vec<Vec<Option<usize>>> =
        table.rows.iter().map(|row| row.cells.iter().map(|cell| places(&unmarked(cell))).collect()).collect();
    for row in &places {
        for (most, own) in widest.iter_mut().zip(row) {
            *most = (*most).max(own.unwrap_or(0));
        }
    }
    let is_right = |at: usize| table.columns.get(at).is_some_and(|(_, align)| *align == Align::Right);
    let pad = |at: usize, own: Option<usize>| {
        let missing = own.zip(widest.get(at)).map_or(0, |(own, most)| most.saturating_sub(own));
        let point = own == Some(0) && missing > 0;
        if !is_right(at) {
            return String::new();
        }
        std::iter::repeat_n(POINT, usize::from(point)).chain(std::iter::repeat_n(DIGIT, missing)).collect()
    };
    places.iter().map(|row| row.iter().enumerate().map(|(at, own)| pad(at, *own)).collect()).collect()
}

/// The number of decimal places; `None` for text that is no figure.
fn places(cell: &str) -> Option<usize> {
    let bare = cell.trim_end_matches('%').trim_start_matches(['+', '−', '≈']);
    let is_figure = bare.starts_with(|c: char| c.is_ascii_digit())
        && bare.chars().all(|c| c.is_ascii_digit() || c == '.' || c == ',');
    is_figure.then(|| bare.rsplit_once(['.', ',']).map_or(0, |(_, places)| places.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Text;

    #[test]
    fn points_stand_below_each_other() {
        let mut table = Table::new([(Text::from("a"), Align::Left), (Text::from("b"), Align::Right)]);
        for (name, figure) in [("1", "9,8"), ("2.25", "−10"), ("x", "45,56%"), ("y", "·"), ("z", "1/3")] {
            table.push(vec![Text::from(name), Text::from(figure)]);
        }
        let pads: Vec<String> = pads(&table).into_iter().map(|row| row.concat()).collect();
        assert_eq!(pads, ["\u{2007}", "\u{2008}\u{2007}\u{2007}", "", "", ""]);
    }
}
