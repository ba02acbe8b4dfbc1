//! Other statements than rulings by hand, and rows of travellers: `other room: +620`, `4♠ by N made, 3 tables`.

use super::outcome::{number, party, party_of_seat};
use super::{Hand, LONGEST, Reading, Rule, Text, child, reading};
use crate::diagnostic::Mistake;
use pest::Parser;

/// A statement that begins with other words than the notation's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::syntax) enum Opening {
    OtherTable,
    Obtained,
    /// `closed room`, the other one or this one.
    Room,
    Offenders,
    NonOffenders,
    Board,
    Scoring,
    Traveller,
    /// The number of boards.
    Match(u32),
}

/// The statement that a text begins, and the bytes of its opening.
pub(in crate::syntax) fn opening(text: &str) -> Option<(Opening, usize)> {
    if text.len() > LONGEST {
        return None;
    }
    let text = Text::of(text);
    let found = Hand::parse(Rule::opening, &text.plain).ok()?.next()?;
    let of = |rule| child(&found, rule);
    let kinds = [
        (Rule::other_room, Opening::OtherTable),
        (Rule::room_of, Opening::Room),
        (Rule::table_result_of, Opening::Obtained),
        (Rule::non_offenders_of, Opening::NonOffenders),
        (Rule::offenders_of, Opening::Offenders),
        (Rule::board_of, Opening::Board),
        (Rule::scoring_of, Opening::Scoring),
        (Rule::traveller_of, Opening::Traveller),
    ];
    let kind = match of(Rule::match_of) {
        Some(boards) => Opening::Match(child(&boards, Rule::boards)?.as_str().parse().ok()?),
        None => kinds.into_iter().find(|(rule, _)| of(*rule).is_some()).map(|(_, kind)| kind)?,
    };
    Some((kind, text.written(0..found.as_str().len())?.len()))
}

/// The side of `EW were the offending side`.
pub(in crate::syntax) fn offenders_ahead(text: &str) -> Option<&'static str> {
    let text = Text::of(text);
    let found = Hand::parse(Rule::offenders_ahead, &text.plain).ok()?.next()?;
    let of_seat = || party_of_seat(&child(&found, Rule::seat)?);
    Some(child(&found, Rule::side_name).map(|side| party(&side)).or_else(of_seat)?.word())
}

/// Returns true for another word for a block of rows: `frequencies { +620: 3 }`.
pub(in crate::syntax) fn is_traveller(heading: &str) -> bool {
    opening(heading).is_some_and(|(kind, length)| kind == Opening::Traveller && length == heading.len())
}

/// The answer to what declarer called from dummy that his words are: `suit` for `small club` (Law 46B).
#[must_use]
pub fn designation(words: &str) -> Option<&'static str> {
    if words.len() > LONGEST {
        return None;
    }
    let text = Text::of(words);
    let found = Hand::parse(Rule::designation, &text.plain).ok()?.next()?;
    let kinds = [
        (Rule::card_called, "card"),
        (Rule::suit_called, "suit"),
        (Rule::rank_called, "rank"),
        (Rule::low_called, "low"),
        (Rule::high_called, "high"),
        (Rule::win_called, "win"),
        (Rule::any_called, "anything"),
    ];
    kinds.into_iter().find(|(rule, _)| child(&found, *rule).is_some()).map(|(_, kind)| kind)
}

/// The number of tables that a text is: `3 times`, `x3`, `trzy razy`.
pub(in crate::syntax) fn how_often(text: &str) -> Option<u32> {
    let text = Text::of(text);
    let found = Hand::parse(Rule::how_often, &text.plain).ok()?.next()?;
    if let Some(word) = child(&found, Rule::often_word) {
        let of = |rule| child(&word, rule).is_some();
        return Some(if of(Rule::thrice) { 3 } else { 1_u32.saturating_add(u32::from(of(Rule::twice))) });
    }
    let often = child(&found, Rule::often)?;
    match child(&often, Rule::count) {
        Some(count) => number(&count)?.try_into().ok(),
        None => often.as_str().trim().parse().ok(),
    }
}

/// The meanings of a row of a traveller: a phrase, and perhaps how many tables had it: `4S by North one off: 3`, `… x3`.
pub(in crate::syntax) fn row(text: &str) -> Option<Reading> {
    if text.len() > LONGEST {
        return None;
    }
    let is_count = |count: &str| !count.is_empty() && count.bytes().all(|byte| byte.is_ascii_digit());
    let counted = |mark| {
        let (phrase, count) = text.rsplit_once(mark)?;
        is_count(count.trim()).then(|| (phrase, count.trim().to_owned()))
    };
    let in_words = || {
        let mut ends = text.match_indices([' ', 'x', '(']).map(|(at, _)| at);
        ends.find_map(|at| Some((text.get(..at)?, how_often(text.get(at..)?.trim_start())?.to_string())))
    };
    let (phrase, count) = counted(':').or_else(in_words).unwrap_or((text, String::new()));
    let phrase = phrase.trim_end_matches([' ', ',', ':']);
    let as_written = || Reading::alone(Mistake::Count, phrase.to_owned());
    let mut reading = reading(phrase).or_else(|| (!count.is_empty()).then(as_written))?;
    if !count.is_empty() {
        reading.statements.iter_mut().for_each(|statement| statement.push_str(&format!(": {count}")));
    }
    Some(reading)
}
