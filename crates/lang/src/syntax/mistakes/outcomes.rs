//! Mistakes in contracts.

use super::super::lexer::Kind;
use super::super::piece::Context;
use super::Candidate;
use super::tokens::{Edits, Token, Tokens};
use crate::diagnostic::Mistake;
use crate::ruling::{Contract, Seat};

const SEATS: [&str; 4] = [Seat::North.letter(), Seat::East.letter(), Seat::South.letter(), Seat::West.letter()];

/// The most tricks that can be taken; a greater number is a score.
const MOST_TRICKS: u32 = Contract::TRICKS as u32;

/// `N 4S=`, `N 4S 10`, `N 4S= 620`: a seat before a contract that has none behind it.
pub(super) fn declarer_first(written: &Tokens<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    for (at, seat) in written.tokens.iter().enumerate() {
        let level = written.after(at).and_then(Token::whole);
        if !seat.is_word(&SEATS) || !level.is_some_and(|level| (1..=7).contains(&level)) {
            continue;
        }
        let (end, column) = extent(written, at.saturating_add(1));
        let (contract, column) = (written.slice(seat.end, column), written.slice(column, end));
        let count = if is_count(written, contract, column) { ":" } else { "" };
        edits.replace(seat.start, end, format!("{contract} {}{count} {column} ", seat.text));
        // One contract's end is the next one's beginning: the others are met when this is read.
        break;
    }
    Candidate::one(Mistake::Declarer, edits.apply(written.text)?)
}

/// `4S= 620`, `4S 10` in a traveller: the columns of a contract, and nobody who declared it.
pub(super) fn no_declarer(written: &Tokens<'_>) -> Option<Candidate> {
    let is_contract = written.context == Context::Row && has_contract(written);
    if !is_contract || written.tokens.iter().skip(1).any(|token| token.is_word(&SEATS) && !is_strain(written, token)) {
        return None;
    }
    let (end, column) = extent(written, 0);
    let (contract, column) = (written.slice(0, column), written.slice(column, end));
    // A score is the declarer's by itself, so that the side is left out.
    let tricks = column.parse().ok().filter(|tricks: &u32| *tricks <= MOST_TRICKS && !contract.ends_with('='));
    let tricks = match tricks {
        _ if is_count(written, contract, column) => format!(": {column}"),
        Some(tricks) => tricks.to_string(),
        None => String::new(),
    };
    let rest = written.slice(end, written.text.len());
    let reading = |seat: &str| format!("{contract} {seat} {tricks} {rest}");
    (!column.is_empty()).then(|| Candidate { mistake: Mistake::NoDeclarer, readings: SEATS.map(reading).to_vec() })
}

/// `4♠-1 100`: the score may be either side's.
pub(super) fn score_of_nobody(written: &Tokens<'_>) -> Option<Candidate> {
    let has_seat = || written.tokens.iter().skip(1).any(|token| token.is_word(&SEATS) && !is_strain(written, token));
    if written.context != Context::Statement || !has_contract(written) || has_seat() {
        return None;
    }
    let (end, column) = extent(written, 0);
    let (contract, score) = (written.slice(0, column), written.slice(column, end));
    let (_, tricks) = contract.rsplit_once(['+', '-'])?;
    let is_whole = end == written.text.len() && tricks.parse().is_ok_and(|tricks: u32| tricks <= MOST_TRICKS);
    let score: u32 = score.parse().ok().filter(|score| is_whole && *score > MOST_TRICKS)?;
    let readings = ["-", "+"].map(|sign| format!("{contract} ({sign}{score})"));
    Some(Candidate { mistake: Mistake::NoDeclarer, readings: readings.to_vec() })
}

/// Returns true if a small number after a contract with its result is a number of tables: `4S= 3`.
fn is_count(written: &Tokens<'_>, contract: &str, column: &str) -> bool {
    let has_result = contract.ends_with('=')
        || contract.rsplit_once(['+', '-']).is_some_and(|(_, tricks)| tricks.parse::<u32>().is_ok());
    let is_small = column.parse::<u32>().is_ok_and(|count| (1..=MOST_TRICKS).contains(&count));
    written.context == Context::Row && has_result && is_small
}

/// Returns true if a row begins with a contract and does not end with the declarer, so that a number after it is its
/// tricks or its score and no count.
pub(super) fn lacks_declarer(written: &Tokens<'_>, row: &str) -> bool {
    let is_seat_first = written.token(0).is_some_and(|seat| seat.is_word(&SEATS));
    let declared = row.ends_with(['N', 'E', 'S', 'W', 'n', 'e', 's', 'w', ')']);
    is_seat_first || has_contract(written) && !declared
}

/// Returns true if a piece begins with a contract.
fn has_contract(written: &Tokens<'_>) -> bool {
    let level = written.token(0).and_then(Token::whole).is_some_and(|level| (1..=7).contains(&level));
    level && written.token(1).is_some_and(|strain| strain.kind == Kind::Word || strain.is_mark("♠♥♦♣"))
}

fn is_strain(written: &Tokens<'_>, token: &Token<'_>) -> bool {
    written.token(1).is_some_and(|strain| strain.start == token.start)
}

/// The end of the contract that begins with a level, and before it the start of the column of its tricks or its score.
fn extent(written: &Tokens<'_>, level: usize) -> (usize, usize) {
    let rest = written.tokens.get(level..).unwrap_or(&[]);
    let is_end = |token: &&Token<'_>| token.is_mark("&,;/():");
    let end = rest.iter().find(is_end).map_or(written.text.len(), |token| token.start);
    let mut has_result = false;
    for (at, token) in written.tokens.iter().enumerate().skip(level.saturating_add(1)) {
        if token.start >= end {
            break;
        }
        has_result |= token.is_mark("=");
        let Some(number) = token.whole() else { continue };
        let sign = written.before(at).filter(|before| before.is_sign());
        if has_result || sign.is_none() || number > MOST_TRICKS {
            return (end, sign.map_or(token.start, |sign| sign.start));
        }
        has_result = true;
    }
    (end, end)
}

/// `4S= N vul`: vulnerable is declarer's side, or both sides.
pub(super) fn vulnerable(written: &Tokens<'_>) -> Option<Candidate> {
    let (last, rest) = written.tokens.split_last()?;
    let not = last.is_word(&["nv", "nonvul", "green"]);
    if !not && !last.is_word(&["vul", "v", "vulnerable", "red"]) {
        return None;
    }
    let (not, end, rest) = match rest.split_last() {
        Some((word, ahead)) if word.is_word(&["non", "not"]) => (true, word.start, ahead),
        _ => (not, last.start, rest),
    };
    let seat = rest.iter().rev().find(|token| token.is_word(&SEATS))?;
    let side = Seat::named(seat.text)?.side().word();
    let result = written.slice(0, end);
    let boards = if not { ["none"].to_vec() } else { [side, "all"].to_vec() };
    let is_row = written.context != Context::Statement;
    let readings = if is_row {
        vec![result.to_owned()]
    } else {
        boards.iter().map(|vulnerable| format!("board vul {vulnerable}\n{result}")).collect()
    };
    rest.iter()
        .any(|token| token.kind == Kind::Number)
        .then_some(Candidate { mistake: Mistake::Vulnerability, readings })
}
