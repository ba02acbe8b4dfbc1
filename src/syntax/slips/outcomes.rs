//! Slips in contracts.

use super::super::piece::Context;
use super::Candidate;
use super::tokens::{Edits, Kind, Token, Written};
use crate::diagnostic::Slip;

const SEATS: [&str; 4] = ["N", "E", "S", "W"];

/// `N 4S=`: a seat before a contract that has none behind it.
pub(super) fn declarer_first(written: &Written<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    for (at, seat) in written.tokens.iter().enumerate() {
        let level = written.after(at).and_then(Token::whole);
        if !seat.is_word(&SEATS) || !level.is_some_and(|level| (1..=7).contains(&level)) {
            continue;
        }
        let is_end = |token: &&Token<'_>| token.is_mark("&,;/():");
        let rest = written.tokens.get(at.saturating_add(1)..).unwrap_or(&[]);
        let end = rest.iter().find(is_end).map_or(written.text.len(), |token| token.start);
        let contract = written.slice(seat.end, end);
        edits.replace(seat.start, end, format!("{contract} {} ", seat.text));
        // One contract's end is the next one's beginning: the others are met when this is read.
        break;
    }
    Candidate::one(Slip::Declarer, edits.apply(written.text)?)
}

/// `4S= N vul`: vulnerable is declarer's side, or both sides.
pub(super) fn vulnerable(written: &Written<'_>) -> Option<Candidate> {
    let (last, rest) = written.tokens.split_last()?;
    let not = last.is_word(&["nv", "nonvul", "green"]);
    if !not && !last.is_word(&["vul", "v", "vulnerable", "red"]) {
        return None;
    }
    let seat = rest.iter().rev().find(|token| token.is_word(&SEATS))?;
    let side = if seat.is_word(&["N", "S"]) { "NS" } else { "EW" };
    let result = written.slice(0, last.start);
    let boards = if not { ["none"].to_vec() } else { [side, "all"].to_vec() };
    let is_row = written.context != Context::Statement;
    let readings = if is_row {
        vec![result.to_owned()]
    } else {
        boards.iter().map(|vulnerable| format!("board vul {vulnerable}\n{result}")).collect()
    };
    rest.iter().any(|token| token.kind == Kind::Number).then_some(Candidate { slip: Slip::Vulnerability, readings })
}
