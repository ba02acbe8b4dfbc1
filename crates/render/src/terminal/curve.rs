//! Curves in characters.

use super::style::Charset;
use super::width::{blanks, columns};
use super::wrapped;
use crate::block::Curve;
use crate::messages::Text;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scale::along;
use crate::scoring::Sides;
use crate::visible::plain;

/// Columns from the least figure to the greatest, where the screen is wide enough.
const WIDTH: usize = 48;

/// The characters of a drawing.
struct Marks {
    ns: char,
    ew: char,
    /// Both sides at one place.
    both: char,
    /// Neither side.
    neither: char,
    /// Half of the top, where neither is.
    half: char,
}

fn marks(curve: &Curve, charset: Charset) -> Marks {
    match charset {
        Charset::Unicode => Marks { ns: '●', ew: '○', both: '◐', neither: '·', half: '┊' },
        Charset::Ascii => Marks { ns: curve.letters.ns, ew: curve.letters.ew, both: '*', neither: '.', half: '|' },
    }
}

/// The lines of a curve below their head, one for each weight, NS's figure and EW's on one scale.
pub(crate) fn curve_lines(curve: &Curve, charset: Charset, width: usize) -> Vec<String> {
    let labels: Vec<_> = curve.points.iter().map(|(label, _)| plain(label)).collect();
    let widest = labels.iter().map(|label| columns(label)).max().unwrap_or(0);
    let mut lines = head(curve, charset, widest.saturating_add(2), width);
    let drawn = rows(curve, charset, width.saturating_sub(widest).saturating_sub(2));
    for (label, drawn) in labels.iter().zip(drawn) {
        let mut line = String::new();
        blanks(&mut line, widest.saturating_sub(columns(label)));
        lines.push(format!("{line}{label}  {drawn}"));
    }
    lines
}

/// The curve beside a table of the same points, where there is room for it: what its marks mean, and a line for each point.
pub(super) fn beside(curve: &Curve, charset: Charset, room: usize) -> Option<Vec<String>> {
    const LEAST: usize = 24;
    let key = key(curve, charset);
    let width = room.max(LEAST);
    (room >= LEAST && columns(&key) <= room).then(|| [vec![key], rows(curve, charset, width)].concat())
}

/// A line for each point, in at most so many columns.
fn rows(curve: &Curve, charset: Charset, room: usize) -> Vec<String> {
    let width = i64::try_from(room.saturating_sub(1).min(WIDTH)).unwrap_or(0);
    let (least, most) = curve.range();
    let range = most - least;
    let column = |value: &Exact| along(&(value - least), &range, width);
    let half = curve.half.as_ref().map(|(value, _)| column(value));
    let marks = marks(curve, charset);
    let row = |(_, sides): &(Text, Sides<Exact>)| {
        let place = |side| if curve.is_drawn { column(sides.by(side)) } else { -1 };
        let (ns, ew) = (place(Side::NS), place(Side::EW));
        let mark = |at| match (at == ns, at == ew) {
            (true, true) => marks.both,
            (true, false) => marks.ns,
            (false, true) => marks.ew,
            (false, false) if half == Some(at) => marks.half,
            (false, false) => marks.neither,
        };
        (0..=width).map(mark).collect()
    };
    curve.points.iter().map(row).collect()
}

/// The legend: each side's mark, and the range.
fn key(curve: &Curve, charset: Charset) -> String {
    let marks = marks(curve, charset);
    let [ns, ew] = Side::BOTH.map(|side| plain(curve.names.by(side)));
    let end = |end: Option<&(Exact, Text)>| end.map(|(_, label)| plain(label).into_owned()).unwrap_or_default();
    let (least, most) = (end(curve.scale.first()), end(curve.scale.last()));
    let half = curve.half.as_ref().map(|(_, label)| format!("  {} {}", marks.half, plain(label))).unwrap_or_default();
    format!("{} {ns}  {} {ew}  {least} … {most}{half}", marks.ns, marks.ew)
}

/// The heading: the meaning of the marks, and the subject.
fn head(curve: &Curve, charset: Charset, indent: usize, width: usize) -> Vec<String> {
    let (key, caption) = (key(curve, charset), plain(&curve.caption));
    let room = width.saturating_sub(indent).max(1);
    let together = format!("{key}  {caption}");
    let lines = if columns(&together) <= room {
        vec![together.into()]
    } else {
        [wrapped(&key, room), wrapped(&caption, room)].concat()
    };
    lines.iter().map(|line| format!("{}{line}", " ".repeat(indent))).collect()
}
