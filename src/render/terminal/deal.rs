//! A hand diagram in characters.

use crate::catalogue::english as words;
use crate::render::notation::SUITS;
use crate::ruling::{Deal, Seat};
use unicode_width::UnicodeWidthStr;

/// Columns between the hands beside each other.
const GAP: usize = 4;

/// A hand's four lines; none where it is not known.
fn hand(deal: &Deal, seat: Seat) -> Vec<String> {
    if !deal.is_known(seat) {
        return Vec::new();
    }
    let suit = |(sign, cards): (&&str, &String)| {
        if cards.is_empty() { format!("{sign} —") } else { format!("{sign} {}", words::cards(cards)) }
    };
    SUITS.iter().zip(deal.hand(seat)).map(suit).collect()
}

fn width(lines: &[String]) -> usize {
    lines.iter().map(|line| line.width()).max().unwrap_or(0)
}

/// North above, West and East beside each other, South below.
#[must_use]
pub fn deal_lines(deal: &Deal) -> Vec<String> {
    let [north, east, south, west] = [Seat::North, Seat::East, Seat::South, Seat::West].map(|seat| hand(deal, seat));
    let beside = !west.is_empty() || !east.is_empty();
    let middle = if beside { width(&west).saturating_add(GAP) } else { 0 };
    let inner = width(&north).max(width(&south)).max(if beside { GAP } else { 0 });
    let indented = |lines: &[String]| lines.iter().map(|line| format!("{}{line}", " ".repeat(middle))).collect();
    let mut shown: Vec<String> = indented(&north);
    for at in 0..west.len().max(east.len()) {
        let left = west.get(at).map_or("", String::as_str);
        let right = east.get(at).map_or("", String::as_str);
        let gap = middle.saturating_add(inner).saturating_add(GAP).saturating_sub(left.width());
        shown.push(format!("{left}{}{right}", " ".repeat(gap)).trim_end().to_owned());
    }
    let below: Vec<String> = indented(&south);
    shown.extend(below);
    shown
}
