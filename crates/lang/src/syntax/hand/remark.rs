//! A ruling by hand with a remark behind it or before it: `4♠-1 N, deposit returned`, `penalty EW 10% for slow play`,
//! `two players polled: 4♠-1 N`.

use super::super::keywords::Keyword;
use super::{Hand, Reading, Rule, ruling_of};
use crate::diagnostic::Mistake;
use pest::Parser;

/// The beginnings of a remark; those in letters belong to it.
const MARKS: &[&str] = &[
    ". ",
    ", ",
    "; ",
    " - ",
    " (",
    " for ",
    " because ",
    " but ",
    " and ",
    " ale ",
    " oraz ",
    " due to ",
    " since ",
    " as ",
    " when ",
    " after ",
    " za ",
    " bo ",
    " gdyż ",
    " ponieważ ",
    " skoro ",
    " z powodu ",
    " ze względu ",
    " po ",
];

/// The ends of a remark before a ruling.
const MARKS_AHEAD: &[&str] = &[". ", ", ", "; ", ": ", " - ", " so ", " więc "];

/// Words that say something about a score. A remark with one of them may be a part of the ruling.
const OF_SCORES: &[Rule] = &[
    Rule::conditional,
    Rule::rest_words,
    Rule::spoken_result,
    Rule::result,
    Rule::side_name,
    Rule::non_offenders,
    Rule::offenders,
    Rule::average,
    Rule::doubling,
    Rule::bid,
    Rule::penalty_word,
    Rule::table_result,
    Rule::passed,
    Rule::both_words,
    Rule::or,
    Rule::share,
];

/// The ruling that a text ends with, and the remark before it.
pub(super) fn with_remark_ahead(text: &str) -> Option<Reading> {
    let mut ends: Vec<(usize, usize)> = MARKS_AHEAD
        .iter()
        .flat_map(|mark| text.match_indices(mark).map(|(at, mark)| (at, at.saturating_add(mark.len()))))
        .collect();
    ends.sort_unstable();
    ends.into_iter().find_map(|(end, from)| {
        let (remark, rest) = (text.get(..end)?.trim().trim_end_matches([',', ';']), text.get(from..)?);
        (is_remark(remark) && !is_place(remark)).then_some(())?;
        let reading = ruling_of(rest.trim_start())?;
        beside(reading, remark)
    })
}

/// The ruling that a text begins with, and the remark behind it.
pub(in crate::syntax) fn with_remark_behind(text: &str) -> Option<Reading> {
    let ends = MARKS.iter().flat_map(|mark| text.match_indices(mark)).map(|(at, mark)| {
        let is_word = mark.contains(char::is_alphabetic) || mark.contains('(');
        (at, if is_word { at } else { at.saturating_add(mark.len()) })
    });
    let mut ends: Vec<(usize, usize)> = ends.collect();
    ends.sort_unstable();
    ends.into_iter().rev().find_map(|(end, from)| {
        let (before, remark) = (text.get(..end)?, text.get(from..)?.trim());
        is_remark(remark).then_some(())?;
        let reading = ruling_of(before.trim_end_matches(['.', ',']))?;
        beside(reading, remark)
    })
}

/// A line of warnings alone, which leaves the score as it is: `warning to EW, no penalty`.
pub(super) fn warnings(text: &str) -> Option<Reading> {
    let is_one = |part: &str| Hand::parse(Rule::warned, part).is_ok();
    let are_all = text.split([',', ';']).map(str::trim).all(is_one) && text.len() > 5;
    are_all.then(|| Reading {
        mistake: Mistake::Comment,
        statements: vec![super::STANDS.to_owned()],
        is_weighted: false,
        remark: Some(text.to_owned()),
    })
}

/// A ruling that needs no question, with a remark.
fn beside(reading: Reading, remark: &str) -> Option<Reading> {
    let is_clear = reading.is_certain() && !reading.is_weighted && reading.statements.iter().all(|one| is_whole(one));
    is_clear.then(|| Reading { mistake: Mistake::Comment, remark: Some(remark.to_owned()), ..reading })
}

/// Returns true for a ruling whose contracts have their results: the words beside it might be one.
pub(super) fn is_whole(ruling: &str) -> bool {
    let mut outcomes = ruling.split('&').filter(|outcome| outcome.contains(['♠', '♥', '♦', '♣', 'T']));
    outcomes.all(|outcome| outcome.contains(['=', '+', '-']))
}

/// Returns true for words that say where a ruling is given: `board 7`, `at`.
fn is_place(remark: &str) -> bool {
    let first = remark.split(' ').next().unwrap_or_default().trim_end_matches([':', ',', ';']).to_lowercase();
    let is_of_board = || Keyword::Board.is_called(&first) && remark.contains(|c: char| c.is_ascii_digit());
    Keyword::At.is_called(&first) || is_of_board()
}

fn is_remark(text: &str) -> bool {
    let is_one = |part: &str| is_free_of_scores(part) || is_reason(part) || Hand::parse(Rule::warned, part).is_ok();
    is_one(text) || text.contains([',', ';', ':']) && text.split([',', ';', ':']).map(str::trim).all(is_one)
}

/// Returns true for what led to a ruling, which may name calls: `2♥ not alerted`.
pub(in crate::syntax) fn is_reason(text: &str) -> bool {
    let starts = std::iter::once(0).chain(text.match_indices(' ').map(|(at, _)| at.saturating_add(1)));
    let mut words = starts.filter_map(|at| text.get(at..));
    let has_reason = words.any(|rest| Hand::parse(Rule::reason_word, rest).is_ok());
    !text.contains(['%', '/', '=']) && has_reason || Hand::parse(Rule::tricks_moved, text).is_ok()
}

/// Returns true if no word of a remark says something about a score.
fn is_free_of_scores(remark: &str) -> bool {
    // Who ruled is no side.
    let remark = ["We ", "we "].iter().find_map(|own| remark.strip_prefix(own)).unwrap_or(remark);
    let is_word = |word: &&str| word.starts_with(|c: char| c.is_alphanumeric() || "♠♥♦♣+-%".contains(c));
    let mut left = remark;
    if remark.is_empty() || remark.contains(|c: char| c.is_ascii_digit() || "♠♥♦♣%".contains(c)) {
        return false;
    }
    while !left.is_empty() {
        left = left.strip_prefix('(').unwrap_or(left);
        let blamed = Hand::parse(Rule::blamed, left).ok().map(|found| found.as_str().len());
        if blamed.is_none() && is_word(&left) && OF_SCORES.iter().any(|rule| Hand::parse(*rule, left).is_ok()) {
            return false;
        }
        let length = blamed.unwrap_or_else(|| left.find(' ').map_or(left.len(), |at| at.saturating_add(1)));
        left = left.get(length..).unwrap_or_default().trim_start();
    }
    true
}
