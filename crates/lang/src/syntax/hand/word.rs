//! Words of phrases by themselves, for corrections inside statements that are no phrase.

use super::outcome::{Tricks, average, doubling_of, seat_of, strain_of};
use super::{Hand, Pair, Rule, Text};
use crate::ruling::notation::Token;
use pest::Parser;

/// The meanings that words may have.
#[derive(Debug, Clone, Copy)]
pub(in super::super) enum Part {
    /// Behind a level: `4 spades`.
    Strain,
    /// Behind the bid of a contract of this level: `4S doubled down two`.
    OfContract(u8),
    /// Between two outcomes.
    Joint,
    /// A result by itself: `średnia plus`, `cztery pasy`, `wynik stoi`.
    Result,
}

/// The notation for the words that a text begins with, and the bytes that they take.
pub(in super::super) fn word(text: &str, part: Part) -> Option<(usize, String)> {
    let rules: &[Rule] = match part {
        Part::Strain => &[Rule::strain],
        Part::OfContract(_) => &[Rule::doubling, Rule::spoken_result, Rule::seat],
        Part::Joint => &[Rule::and],
        Part::Result => &[Rule::average, Rule::passed, Rule::stands],
    };
    let text = Text::of(text);
    rules.iter().find_map(|rule| {
        let found = Hand::parse(*rule, &text.plain).ok()?.next()?;
        let words = text.written(0..found.as_str().trim_end().len())?;
        // Two letters behind a number are the notation's own, or a declarer: `-1 N`.
        let is_own = matches!(part, Part::Strain) && words.chars().count() <= 2;
        let notation = notation(&found, part).filter(|_| !is_own)?;
        Some((words.len(), notation))
    })
}

fn notation(found: &Pair<'_>, part: Part) -> Option<String> {
    let notation = match found.as_rule() {
        Rule::strain => return Some(strain_of(&found.clone().into_inner().next()?).to_string()),
        Rule::doubling => return Some(doubling_of(found).to_string()),
        Rule::seat => seat_of(found)?.letter(),
        Rule::average => average(found),
        Rule::passed => "pass",
        Rule::stands => "stands",
        Rule::and => "&",
        Rule::spoken_result => {
            let Part::OfContract(level) = part else { return None };
            return Some(Token::Tricks(Tricks::read(found)?.result(level)?).to_string());
        }
        _ => return None,
    };
    Some(notation.to_owned())
}
