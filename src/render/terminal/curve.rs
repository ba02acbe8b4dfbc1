//! Curves in characters.

use super::style::Charset;
use super::width::{blanks, columns};
use super::wrapped;
use crate::messages::Text;
use crate::number::Exact;
use crate::render::block::Curve;
use crate::render::scale::along;
use crate::render::shown::plain;
use crate::ruling::Side;

/// Columns from the least figure to the greatest, where the screen is wide enough.
const WIDTH: usize = 48;

/// NS's figure, EW's, both at one place, and neither.
fn marks(curve: &Curve, charset: Charset) -> [char; 4] {
    match charset {
        Charset::Unicode => ['●', '○', '◐', '·'],
        Charset::Ascii => [curve.letters.ns, curve.letters.ew, '*', '.'],
    }
}

/// The lines of a curve below their head, one for each weight, NS's figure and EW's on one scale.
pub(in crate::render) fn curve_lines(curve: &Curve, charset: Charset, width: usize) -> Vec<String> {
    let labels: Vec<_> = curve.points.iter().map(|(label, _)| plain(label)).collect();
    let widest = labels.iter().map(|label| columns(label)).max().unwrap_or(0);
    let screen = width;
    let width = i64::try_from(width.saturating_sub(widest).saturating_sub(3).min(WIDTH)).unwrap_or(0);
    let (least, most) = curve.range();
    let range = most - least;
    let column = |value: &Exact| along(&(value - least), &range, width);
    let [ns_mark, ew_mark, both, neither] = marks(curve, charset);
    let mut lines = Vec::with_capacity(labels.len().saturating_add(3));
    lines.extend(head(curve, [ns_mark, ew_mark], widest.saturating_add(2), screen));
    for (label, (_, sides)) in labels.iter().zip(&curve.points) {
        let place = |side| if curve.is_drawn { column(sides.by(side)) } else { -1 };
        let (ns, ew) = (place(Side::NS), place(Side::EW));
        let mut line = String::new();
        blanks(&mut line, widest.saturating_sub(columns(label)));
        line.push_str(label);
        blanks(&mut line, 2);
        line.extend((0..=width).map(|at| match (at == ns, at == ew) {
            (true, true) => both,
            (true, false) => ns_mark,
            (false, true) => ew_mark,
            (false, false) => neither,
        }));
        lines.push(line);
    }
    lines
}

/// Whose figures are marked how, from what to what, and what they are of.
fn head(curve: &Curve, marks: [char; 2], indent: usize, width: usize) -> Vec<String> {
    let [ns_mark, ew_mark] = marks;
    let [ns, ew] = Side::BOTH.map(|side| plain(curve.names.by(side)));
    let end = |end: Option<&(Exact, Text)>| end.map(|(_, shown)| plain(shown).into_owned()).unwrap_or_default();
    let (least, most) = (end(curve.scale.first()), end(curve.scale.last()));
    let head = format!("{ns_mark} {ns}  {ew_mark} {ew}  {least} … {most}  {}", plain(&curve.caption));
    let lines = wrapped(&head, width.saturating_sub(indent).max(1));
    lines.iter().map(|line| format!("{}{line}", " ".repeat(indent))).collect()
}
