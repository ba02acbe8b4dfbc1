//! A hand diagram in characters.

use super::width::{blanks, columns};
use crate::block::{Hand, Hands};
use crate::visible::plain;

/// Columns between the hands beside each other.
const GAP: usize = 4;

/// A hand's four lines, below its seat where the others do not say which it is; none where it is not known.
fn hand(hand: &Hand, named: bool) -> Vec<String> {
    let seat = (named && !hand.suits.is_empty()).then(|| plain(&hand.name).into_owned());
    seat.into_iter().chain(suits(hand)).collect()
}

fn suits(hand: &Hand) -> impl Iterator<Item = String> {
    hand.suits.iter().map(|suit| format!("{} {}", suit.sign, plain(&suit.held(""))))
}

fn width(lines: &[String]) -> usize {
    lines.iter().map(|line| columns(line)).max().unwrap_or(0)
}

/// North above, West and East beside each other, South below.
pub(crate) fn deal_lines(deal: &Hands) -> Vec<String> {
    let named = deal.known().len() < deal.hands.len();
    let [north, east, south, west] = deal.hands.each_ref().map(|own| hand(own, named));
    let beside = !west.is_empty() || !east.is_empty();
    let middle = if beside { width(&west).saturating_add(GAP) } else { 0 };
    let inner = width(&north).max(width(&south)).max(if beside { GAP } else { 0 });
    let indented = |line: &String| {
        let mut indented = String::new();
        blanks(&mut indented, middle);
        indented + line
    };
    let mut out: Vec<String> = north.iter().map(indented).collect();
    for at in 0..west.len().max(east.len()) {
        let mut line = west.get(at).cloned().unwrap_or_default();
        if let Some(right) = east.get(at) {
            let gap = middle.saturating_add(inner).saturating_add(GAP).saturating_sub(columns(&line));
            blanks(&mut line, gap);
            line.push_str(right);
        }
        out.push(line);
    }
    out.extend(south.iter().map(indented));
    out
}
