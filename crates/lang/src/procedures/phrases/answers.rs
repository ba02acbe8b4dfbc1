//! The answers to a procedure's questions that a director's words already hold.

use super::words::{Pattern, Word, plain};
use super::{Phrases, lines, phrases, players};
use crate::messages::Locale;
use crate::ruling::Suit;
use std::collections::BTreeSet;

/// Begins the heading of phrases that answer a question of a procedure: `answer redeal deal passed-out`.
pub(super) const ANSWER: &str = "answer ";

/// The answers of a heading that stand for the only card of a text, and its only bid.
const CARD: &str = "<card>";
const BID: &str = "<bid>";

/// A heading of phrases that answer a question, and one of the phrases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answering {
    /// The name of the procedure.
    pub procedure: &'static str,
    /// The name of the question.
    pub question: &'static str,
    /// The answer in the notation, or `<card>` or `<bid>` for the one that a text names.
    pub answer: &'static str,
    /// The phrase.
    pub phrase: &'static str,
}

/// The card of a text that names one and no other, in the notation.
#[must_use]
pub fn only_card(text: &str) -> Option<String> {
    only(|own| own.bids.cards(text).iter().map(ToString::to_string).collect())
}

/// The bid of a text that names one and no other, in the notation.
fn only_bid(text: &str) -> Option<String> {
    only(|own| own.bids.bids(text).iter().map(ToString::to_string).collect())
}

/// The suit of a text that names one and no other, in words of any language.
#[must_use]
pub fn only_suit(text: &str) -> Option<Suit> {
    let text = plain(text);
    let words = || text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.chars().count() > 1);
    let own = Locale::ALL.into_iter().filter_map(phrases);
    let mut named = own.flat_map(|own| words().filter_map(|word| own.bids.suit(word)).collect::<Vec<_>>());
    let first = named.next()?;
    named.all(|suit| suit == first).then_some(first)
}

/// The one that the words of all languages come to.
fn only(named: impl Fn(&Phrases) -> Vec<String>) -> Option<String> {
    let all: BTreeSet<String> = Locale::ALL.into_iter().filter_map(phrases).flat_map(named).collect();
    all.first().filter(|_| all.len() == 1).cloned()
}

/// The answers to a procedure's questions that a text in a director's words holds, each question once, in the notation. A
/// question to which the text has two answers has none; a text that asks, or says that something nearly happened, holds none.
#[must_use]
pub fn answers(procedure: &str, text: &str) -> Vec<(&'static str, String)> {
    if text.trim_end().ends_with('?') || players::is_unreal(text) {
        return Vec::new();
    }
    let own = Locale::ALL.into_iter().filter_map(phrases);
    let found: BTreeSet<(&str, &str)> = own.flat_map(|own| own.answers(procedure, text)).collect();
    let is_only = |question: &str| found.iter().filter(|(other, _)| *other == question).count() == 1;
    let read = |(question, answer)| match answer {
        CARD => Some((question, only_card(text)?)),
        BID => Some((question, only_bid(text)?)),
        answer => Some((question, str::to_owned(answer))),
    };
    found.iter().copied().filter(|(question, _)| is_only(question)).filter_map(read).collect()
}

/// Every phrase of a language that answers a question, for tests.
pub fn answering(locale: Locale) -> impl Iterator<Item = Answering> {
    lines(locale).filter_map(|(heading, list)| Some((heading.strip_prefix(ANSWER)?, list))).flat_map(
        |(heading, list)| {
            let mut parts = heading.split_whitespace();
            let mut part = || parts.next().unwrap_or_default();
            let (procedure, question, answer) = (part(), part(), part());
            list.into_iter().map(move |phrase| Answering { procedure, question, answer, phrase })
        },
    )
}

impl Phrases {
    /// The questions of a procedure that a text answers, each with its answer. What a clause denies is no answer, unless the
    /// phrase denies it too.
    fn answers(&self, procedure: &str, text: &str) -> Vec<(&'static str, &'static str)> {
        let typed = self.bids.words(text, |text| self.words.of(text));
        let denied: Vec<Word> = players::clauses(text).flat_map(|clause| self.words.denied(clause)).collect();
        let count = |all: &[Word], word: &Word| all.iter().filter(|one| one.stem == word.stem).count();
        let done: Vec<Word> = typed.iter().filter(|word| count(&typed, word) > count(&denied, word)).cloned().collect();
        let fits = |Pattern { wanted, unless }: &Pattern, denies: bool| {
            let holding = if denies { &typed } else { &done };
            wanted.iter().all(|one| self.words.has(holding, one))
                && !unless.iter().any(|one| self.words.has(&typed, one))
        };
        let own = self
            .answers
            .iter()
            .filter(|(one, pattern)| one.procedure == procedure && fits(pattern, self.words.has_denial(pattern)));
        own.map(|(one, _)| (one.question, one.answer)).collect()
    }
}
