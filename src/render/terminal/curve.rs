//! Curves in characters.

use super::style::Charset;
use crate::catalogue::english as words;
use crate::number::{Exact, Rounding};
use crate::render::block::Chart;
use crate::ruling::Side;
use unicode_width::UnicodeWidthStr;

/// Columns from the least figure to the greatest, where the screen is wide enough.
const WIDTH: usize = 48;

impl Charset {
    /// NS's figure, EW's, and both at one place.
    fn marks(self) -> (char, char, char) {
        match self {
            Self::Unicode => ('●', '○', '◐'),
            Self::Ascii => ('N', words::letter_of_ew(), '*'),
        }
    }

    fn empty(self) -> char {
        match self {
            Self::Unicode => '·',
            Self::Ascii => '.',
        }
    }
}

/// The lines of a curve, one for each weight, NS's figure and EW's on one scale.
#[must_use]
pub fn chart_lines(chart: &Chart, charset: Charset, width: usize) -> Vec<String> {
    let labels = chart.points.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    let width = i64::try_from(width.saturating_sub(labels).saturating_sub(3).min(WIDTH)).unwrap_or(0);
    let range = &chart.most - &chart.least;
    let column = |value: &Exact| {
        let share = (value - &chart.least).over(&range).unwrap_or_default();
        let at = (&share * &Exact::from(width)).round_to(&Exact::ONE, Rounding::HalfUp);
        at.to_integer().unwrap_or(0)
    };
    let (ns_mark, ew_mark, both_mark) = charset.marks();
    let mut lines: Vec<String> = chart
        .points
        .iter()
        .map(|(label, sides)| {
            let (ns, ew) = (column(sides.by(Side::NS)), column(sides.by(Side::EW)));
            let mark = |at: i64| match (at == ns, at == ew) {
                (true, true) => both_mark,
                (true, false) => ns_mark,
                (false, true) => ew_mark,
                (false, false) => charset.empty(),
            };
            let curve: String = (0..=width).map(mark).collect();
            format!("{}{label}  {curve}", " ".repeat(labels.saturating_sub(label.width())))
        })
        .collect();
    let [ns, ew] = Side::BOTH.map(words::side);
    lines.push(format!("{}  {ns_mark} {ns}  {ew_mark} {ew}  {}", " ".repeat(labels), chart.axis));
    lines
}
