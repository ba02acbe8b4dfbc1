//! A ruling by hand with a remark behind it: `4♠-1 N, deposit returned`, `penalty EW 10% for slow play`.

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
    " due to ",
    " since ",
    " after ",
    " za ",
    " bo ",
    " z powodu ",
    " ze względu ",
    " po ",
];

/// Words that say something about a score. A remark with one of them may be a part of the ruling.
const OF_SCORES: &[Rule] = &[
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

/// The ruling that a text begins with, and the remark behind it.
pub(super) fn remarked(text: &str) -> Option<Reading> {
    let ends = MARKS.iter().flat_map(|mark| text.match_indices(mark)).map(|(at, mark)| {
        let is_word = mark.contains(char::is_alphabetic) || mark.contains('(');
        (at, if is_word { at } else { at.saturating_add(mark.len()) })
    });
    let mut ends: Vec<(usize, usize)> = ends.collect();
    ends.sort_unstable();
    let found = ends.into_iter().rev().find_map(|(end, from)| {
        let (before, remark) = (text.get(..end)?, text.get(from..)?.trim());
        is_free_of_scores(remark).then_some(())?;
        let reading = ruling_of(before.trim_end_matches(['.', ',']))?;
        (reading.is_certain() && !reading.is_weighted).then_some((reading, remark))
    });
    let (reading, remark) = found?;
    Some(Reading { mistake: Mistake::Comment, remark: Some(remark.to_owned()), ..reading })
}

/// Returns true if no word of a remark says something about a score.
fn is_free_of_scores(remark: &str) -> bool {
    let is_word = |word: &&str| word.starts_with(|c: char| c.is_alphanumeric() || "♠♥♦♣+-%".contains(c));
    let mut words = remark.split_inclusive(' ').scan(0_usize, |at, word| {
        let start = *at;
        *at = at.saturating_add(word.len());
        remark.get(start..)
    });
    !remark.is_empty()
        && !remark.contains(|c: char| c.is_ascii_digit() || "♠♥♦♣%".contains(c))
        && words.all(|rest| !is_word(&rest) || OF_SCORES.iter().all(|rule| Hand::parse(*rule, rest).is_err()))
}
