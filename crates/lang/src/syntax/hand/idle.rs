//! A ruling among words that say nothing about a score: `I think 4♠ by North would probably go one off`.

use super::remark::is_whole;
use super::{Hand, LONGEST, Reading, Rule, in_small_letters, ruling_of};
use crate::diagnostic::Mistake;
use pest::Parser;

/// The words and signs that a ruling is made of.
const OF_RULINGS: &[Rule] = &[
    Rule::outcome,
    Rule::one_contract,
    Rule::result,
    Rule::weight,
    Rule::seat,
    Rule::side_name,
    Rule::non_offenders,
    Rule::offenders,
    Rule::average,
    Rule::both_words,
    Rule::penalty,
    Rule::stands,
    Rule::ratio,
    Rule::doubling,
];

/// The ruling that is left of a text without its idle words; it has to be confirmed, as the words could be of moment.
pub(in crate::syntax) fn without_idle_words(text: &str) -> Option<Reading> {
    if text.len() > LONGEST || !may_have_score(text) {
        return None;
    }
    let text = in_small_letters(text);
    let (mut kept, mut left) = (String::new(), text.trim());
    let (mut has_idle, mut is_kept) = (false, false);
    while !left.is_empty() {
        let taken = length_of_score_words(left);
        let rest = if taken > 0 {
            let (words, rest) = left.split_at_checked(taken)?;
            kept.push(' ');
            kept.push_str(words);
            is_kept = true;
            rest
        } else if let Some(length) = length_of_place(left) {
            (has_idle, is_kept) = (true, false);
            left.get(length..)?
        } else if let Some(rest) = left.strip_prefix([',', '&', '+', ':', '/']) {
            // A mark behind an idle word is idle as well.
            if is_kept {
                kept.push_str(left.get(..1)?);
            }
            rest
        } else {
            let word = left.split([' ', ',', ':', '/']).next().filter(|word| !word.is_empty())?;
            let rest = left.get(word.len()..)?;
            let is_turning = Hand::parse(Rule::turning, left).is_ok();
            if !is_turning && is_kept && word.len() > 1 && Hand::parse(Rule::and, left).is_ok() {
                kept.push_str(" & ");
            } else {
                let is_idle = word.chars().all(|c| c.is_alphabetic() || ".'’()-".contains(c));
                if !is_idle || is_turning {
                    return None;
                }
                has_idle = true;
                is_kept = false;
            }
            rest
        };
        left = rest.trim_start();
    }
    let kept = kept.trim().trim_end_matches([',', '&', '+', ':', '/', ' ']);
    let reading = ruling_of(kept).filter(|_| has_idle)?;
    let is_clear = reading.statements.iter().all(|one| !one.contains('\n') && is_whole(one));
    let mistake = if reading.statements.len() == 1 { Mistake::IdleWords } else { reading.mistake };
    is_clear.then_some(Reading { mistake, is_weighted: false, ..reading })
}

/// The bytes of a number that is no score, with its word: `board 7`, `runda 3`.
fn length_of_place(text: &str) -> Option<usize> {
    let found = Hand::parse(Rule::numbered_place, text).ok()?.next()?;
    Some(found.as_str().len())
}

/// The bytes of the longest words at the beginning of a text that say something about a score.
fn length_of_score_words(text: &str) -> usize {
    // `w` and `z` before a word are "in" and "with".
    let mut words = text.split(' ');
    let (first, next) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    if first == "w" && next.starts_with(char::is_lowercase) {
        return 0;
    }
    let length = |rule: &Rule| {
        let found = Hand::parse(*rule, text).ok()?.next()?;
        Some(found.as_str().trim_end().len())
    };
    OF_RULINGS.iter().filter_map(length).max().unwrap_or(0)
}

/// Returns true for a text with a figure, a suit or an average.
fn may_have_score(text: &str) -> bool {
    let starts = std::iter::once(0).chain(text.match_indices(' ').map(|(at, _)| at.saturating_add(1)));
    let mut words = starts.filter_map(|at| text.get(at..));
    text.contains(|c: char| c.is_ascii_digit() || "♠♥♦♣".contains(c))
        || words.any(|rest| {
            [Rule::average, Rule::bid, Rule::passed].into_iter().any(|rule| Hand::parse(rule, rest).is_ok())
        })
}
