//! Finds procedures and Laws by the words that directors use, from `locales/TAG/phrases.txt`, which explains its notation.

mod bids;
mod words;

use super::{named, procedures};
use crate::law::Law;
use crate::messages::{Locale, names, own_synonyms};
use crate::procedure::Procedure;
use bids::{BidWords, Shown};
use std::sync::OnceLock;
use words::{Word, Words};

/// The most procedures that the beginning of a phrase offers.
const MOST_BEGUN: usize = 3;

/// The letters of a word of which the rest may be missing.
const BEGINNING: usize = 5;

/// The procedures that fit, in the order of the list, or else the Laws.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// The procedures.
    pub procedures: Vec<&'static Procedure>,
    /// The Laws; none if there is a procedure.
    pub laws: Vec<Law>,
}

/// How well a phrase fits, the best last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// The typed words, each perhaps cut short, are some of the phrase's; the more are left over, the worse.
    Begun(std::cmp::Reverse<usize>),
    /// The typed words contain the phrase, which has so many words.
    Within(usize),
    /// Word for word.
    Whole,
}

/// A phrase and what it is about.
#[derive(Debug)]
struct Phrase {
    words: Vec<Word>,
    /// Counts only if nothing else is typed.
    is_alone: bool,
    subject: Found,
}

/// The phrases of a language.
#[derive(Debug, Default)]
struct Phrases {
    words: Words,
    bids: BidWords,
    all: Vec<Phrase>,
}

/// The procedures and Laws that a text in a director's words is about, in the reader's language or else in another.
#[must_use]
pub fn find(text: &str, locale: Locale) -> Found {
    let others = Locale::ALL.into_iter().filter(|other| *other != locale);
    let languages: Vec<&Phrases> = std::iter::once(locale).chain(others).filter_map(phrases).collect();
    let mut best: Option<(Fit, Found)> = None;
    for (at, language) in languages.iter().enumerate() {
        let knows = |word: &Word| languages.iter().any(|language| language.words.knows(word));
        let known = |word: Word| if knows(&word) { word } else { language.words.corrected(&word).unwrap_or(word) };
        let typed: Vec<Word> = language.words.of(text).into_iter().map(known).collect();
        let Some((fit, found)) = language.fitting(&typed) else { continue };
        // A word that means something else in the reader's language says nothing.
        let is_alone = at > 0 && matches!(fit, Fit::Within(0 | 1));
        if !is_alone && best.as_ref().is_none_or(|(best, _)| fit > *best) {
            best = Some((fit, found));
        }
    }
    let shown = languages.iter().find_map(|language| language.bids.shown(text));
    match (best, shown) {
        (Some((Fit::Whole | Fit::Within(2..), found)), _) | (Some((_, found)), None) => found,
        (_, Some(Shown::Insufficient)) => subject("insufficient-bid"),
        (_, Some(Shown::OverSeven)) => subject("inadmissible-call"),
        (None, None) => Found::default(),
    }
}

/// A bid in words of any language, `2 clubs`, in the notation.
#[must_use]
pub fn bid_in_words(text: &str) -> Option<String> {
    Locale::ALL.into_iter().filter_map(phrases).find_map(|own| own.bids.bid(text)).map(|bid| bid.to_string())
}

/// A card in words of any language, `ace of spades`, in the notation.
#[must_use]
pub fn card_in_words(text: &str) -> Option<String> {
    let own = Locale::ALL.into_iter().filter_map(phrases);
    let mut cards = own.filter_map(|own| own.bids.card(text, |word| own.words.is_ignored(word)));
    cards.next().map(|card| card.to_string())
}

/// Every phrase of a language with what it finds, for tests and lists.
pub fn listed(locale: Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
    lines(locale).flat_map(|(heading, list)| list.iter().map(move |phrase| (heading, *phrase)).collect::<Vec<_>>())
}

/// The phrases of a language that find something in nearly every sentence: a single word that says nothing alone.
#[must_use]
pub fn too_vague(locale: Locale) -> Vec<String> {
    let vague = |words: &Words, phrase: &&Phrase| {
        !phrase.is_alone && phrase.words.len() == 1 && phrase.words.iter().all(|word| words.is_vague(word))
    };
    let plain = |phrase: &Phrase| phrase.words.iter().map(|word| word.plain.clone()).collect::<Vec<_>>().join(" ");
    phrases(locale)
        .map_or_else(Vec::new, |own| own.all.iter().filter(|one| vague(&own.words, one)).map(plain).collect())
}

/// The headings of a language's file, each with its phrases or words.
fn lines(locale: Locale) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let mut sections: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in locale.phrases().lines().filter(|line| !line.starts_with('#')) {
        let entries = |list: &'static str| list.split(',').map(str::trim).filter(|entry| !entry.is_empty());
        match (line.starts_with(' '), line.split_once(':'), sections.last_mut()) {
            (true, _, Some((_, phrases))) => phrases.extend(entries(line)),
            (false, Some((heading, list)), _) => sections.push((heading, entries(list).collect())),
            _ => {}
        }
    }
    sections.into_iter()
}

fn phrases(locale: Locale) -> Option<&'static Phrases> {
    static ALL: OnceLock<Vec<(Locale, Phrases)>> = OnceLock::new();
    let all = ALL.get_or_init(|| Locale::ALL.into_iter().map(|locale| (locale, Phrases::of(locale))).collect());
    all.iter().find(|(known, _)| *known == locale).map(|(_, phrases)| phrases)
}

impl Phrases {
    fn of(locale: Locale) -> Self {
        let mut phrases = Self::default();
        for (heading, list) in lines(locale) {
            let list_of_words = list.join(",");
            if !phrases.words.take(heading, &list_of_words) && !phrases.bids.take(heading, &list_of_words) {
                let subject = subject(heading);
                list.iter().for_each(|phrase| phrases.add(phrase, &subject));
            }
        }
        for procedure in procedures() {
            let subject = Found { procedures: vec![procedure], laws: Vec::new() };
            if locale == Locale::default() {
                phrases.add(procedure.name, &subject);
            }
            phrases.add(&names::procedure(locale, procedure.name).to_string(), &subject);
        }
        let own = own_synonyms(locale).filter_map(|(phrase, heading)| Some((phrase, heading.strip_prefix("law ")?)));
        for (phrase, law) in own {
            let words = phrases.words.of(phrase);
            let is_listed = |(fit, _): (Fit, Found)| fit == Fit::Whole;
            let Some(law) = Law::read(law).filter(|_| !phrases.fitting(&words).is_some_and(is_listed)) else {
                continue;
            };
            let follows = procedures().iter().filter(|procedure| procedure.law == law);
            phrases.add(phrase, &Found { procedures: follows.collect(), laws: vec![law] });
        }
        phrases
    }

    fn add(&mut self, phrase: &str, subject: &Found) {
        let (phrase, is_alone) = phrase.strip_prefix('=').map_or((phrase, false), |phrase| (phrase, true));
        let mut words = self.words.of(phrase);
        words.dedup();
        self.words.learn(&words);
        if !words.is_empty() {
            self.all.push(Phrase { words, is_alone, subject: subject.clone() });
        }
    }

    /// The subjects of the phrases that fit best.
    fn fitting(&self, typed: &[Word]) -> Option<(Fit, Found)> {
        let fits: Vec<(Fit, &Found)> =
            self.all.iter().filter_map(|phrase| Some((self.fit(typed, phrase)?, &phrase.subject))).collect();
        let best = fits.iter().map(|(fit, _)| *fit).max()?;
        let subjects: Vec<&Found> = fits.iter().filter(|(fit, _)| *fit == best).map(|(_, subject)| *subject).collect();
        let is_found =
            |one: &&Procedure| subjects.iter().any(|found| found.procedures.iter().any(|own| own.name == one.name));
        let procedures: Vec<&'static Procedure> = procedures().iter().filter(is_found).collect();
        let lawful = subjects.iter().filter(|found| found.procedures.is_empty());
        let mut laws: Vec<Law> = lawful.flat_map(|found| found.laws.iter().copied()).collect();
        laws.sort_unstable();
        laws.dedup();
        // Some of the words of many phrases say too little.
        if matches!(best, Fit::Begun(_)) && procedures.len().saturating_add(laws.len()) > MOST_BEGUN {
            return None;
        }
        if !procedures.is_empty() {
            laws.clear();
        }
        Some((best, Found { procedures, laws }))
    }

    fn fit(&self, typed: &[Word], phrase: &Phrase) -> Option<Fit> {
        let has = |words: &[Word], one: &Word| words.iter().any(|word| word.stem == one.stem);
        let is_within = phrase.words.iter().all(|word| has(typed, word));
        let holds = typed.iter().all(|word| has(&phrase.words, word));
        if is_within && holds {
            return Some(Fit::Whole);
        }
        if phrase.is_alone {
            return None;
        }
        if is_within {
            return Some(Fit::Within(phrase.words.len()));
        }
        let begins = |word: &Word| {
            word.plain.chars().count() >= BEGINNING && phrase.words.iter().any(|own| own.plain.starts_with(&word.plain))
        };
        let says_something = typed.iter().any(|word| !self.words.is_vague(word));
        let is_begun = says_something && typed.iter().all(|word| has(&phrase.words, word) || begins(word));
        is_begun.then(|| Fit::Begun(std::cmp::Reverse(phrase.words.len().saturating_sub(typed.len()))))
    }
}

/// The procedures of a heading that there are, `claim, law 68`, and its Laws.
fn subject(heading: &'static str) -> Found {
    let parts = || heading.split(',').map(str::trim);
    Found {
        procedures: parts().filter_map(named).collect(),
        laws: parts().filter_map(|part| Law::read(part.strip_prefix("law ")?)).collect(),
    }
}
