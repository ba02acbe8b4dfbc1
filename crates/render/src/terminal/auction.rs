//! An auction in characters.

use super::width::{blanks, columns};
use crate::block::{CallBlock, Calls};
use crate::visible::plain;

/// Columns between two calls, where there is room for them.
const GAP: usize = 3;

/// A number as a superscript.
pub(crate) fn raised(number: usize) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digit = |digit: char| digit.to_digit(10).and_then(|digit| DIGITS.get(digit as usize)).copied();
    number.to_string().chars().filter_map(digit).collect()
}

/// A call: `1♦!¹`, `[2♥]`.
pub(crate) fn call(block: &CallBlock) -> String {
    let suit = block.suit.map_or("", |(sign, _)| sign);
    let note = block.note.map(raised).unwrap_or_default();
    format!("{}{}{suit}{}{note}", block.before, plain(&block.call), block.after)
}

/// The contents of a cell.
pub(crate) fn cell(calls: &[CallBlock]) -> String {
    calls.iter().map(call).collect::<Vec<_>>().join(" ")
}

/// The seats, and the calls below them.
pub(crate) fn auction_lines(auction: &Calls, width: usize) -> Vec<String> {
    let heads = auction.seats.each_ref().map(|seat| plain(seat).into_owned());
    let rows = auction.rows.iter().map(|row| row.each_ref().map(|calls| cell(calls)));
    let all: Vec<[String; 4]> = std::iter::once(heads).chain(rows).collect();
    let widest = |at: usize| all.iter().filter_map(|row| row.get(at)).map(|cell| columns(cell)).max().unwrap_or(0);
    let widths = [widest(0), widest(1), widest(2), widest(3)];
    let total: usize = widths.iter().sum();
    let gap = width.saturating_sub(total).checked_div(3).unwrap_or(0).clamp(1, GAP);
    let line = |row: &[String; 4]| {
        let mut line = String::new();
        let mut end = 0_usize;
        for (cell, width) in row.iter().zip(widths) {
            let missing = end.saturating_sub(columns(&line));
            blanks(&mut line, missing);
            line.push_str(cell);
            end = end.saturating_add(width).saturating_add(gap);
        }
        line
    };
    all.iter().map(line).collect()
}

/// The notes of the calls, each with its number.
pub(crate) fn notes(auction: &Calls) -> Vec<String> {
    (1_usize..).zip(&auction.notes).map(|(number, note)| format!("{} {}", raised(number), plain(note))).collect()
}
