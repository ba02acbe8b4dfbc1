//! The answers to a procedure's questions that a director's words already hold.

use super::words::{Pattern, Wanted};
use super::{Phrases, lines, phrases};
use crate::messages::Locale;
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

/// The one that the words of all languages come to.
fn only(named: impl Fn(&Phrases) -> Vec<String>) -> Option<String> {
    let all: BTreeSet<String> = Locale::ALL.into_iter().filter_map(phrases).flat_map(named).collect();
    all.first().filter(|_| all.len() == 1).cloned()
}

/// The answers to a procedure's questions that a text in a director's words holds, each question once, in the notation. A
/// question to which the text has two answers has none, and a text that asks holds none.
#[must_use]
pub fn answers(procedure: &str, text: &str) -> Vec<(&'static str, String)> {
    if text.trim_end().ends_with('?') {
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
    /// The questions of a procedure that a text answers, each with its answer.
    fn answers(&self, procedure: &str, text: &str) -> Vec<(&'static str, &'static str)> {
        let typed = self.bids.words(text, |text| self.words.of(text));
        let has = |one: &Wanted| self.words.has(&typed, one);
        let fits = |Pattern { wanted, unless }: &Pattern| wanted.iter().all(has) && !unless.iter().any(has);
        let own = self.answers.iter().filter(|(one, pattern)| one.procedure == procedure && fits(pattern));
        own.map(|(one, _)| (one.question, one.answer)).collect()
    }
}
