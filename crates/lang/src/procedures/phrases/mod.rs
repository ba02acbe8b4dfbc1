//! Finds procedures and Laws by the words that directors use, from `locales/TAG/phrases.txt`, which explains its notation.

mod bids;
mod counted;
mod words;

use super::{named, procedures};
use crate::law::Law;
use crate::messages::{Locale, names, own_synonyms};
use crate::procedure::Procedure;
use bids::BidWords;
use counted::Counted;
use std::sync::OnceLock;
use words::{Pattern, VAGUE, Wanted, Word, Words};

/// The most procedures or Laws that words offer; of more, they say too little.
const MOST_OFFERED: usize = 3;

/// The weight of a phrase whose words say little: they have to follow one another.
const WEAK: usize = 4;

/// A phrase that weighs so much less than the best is near it: what it is about is offered too.
const NEAR: usize = 1;

/// The weight of words of another language that is too little: one word may mean something else.
const LEAST_OF_OTHER: usize = 6;

/// The class of the words for all that remains.
const REST: &str = "<rest>";

/// The letters of a word of which the rest may be missing.
const BEGINNING: usize = 5;

/// The procedures that fit, the best first, then those that are near, each in the order of the list; or else the Laws.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// The procedures.
    pub procedures: Vec<&'static Procedure>,
    /// The Laws; none if there is a procedure.
    pub laws: Vec<Law>,
}

impl Found {
    /// Offers the procedures of another too, if a procedure was found and as many as can be.
    fn offer(&mut self, others: Self) {
        for one in others.procedures {
            let is_new = self.procedures.iter().all(|own| own.name != one.name);
            if is_new && (1..MOST_OFFERED).contains(&self.procedures.len()) {
                self.procedures.push(one);
            }
        }
    }
}

/// How well a phrase fits, the best last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// The typed words, each perhaps cut short, are some of the phrase's; the more are left over, the worse.
    Begun(std::cmp::Reverse<usize>),
    /// The typed words contain the phrase, whose words weigh so much.
    Within(usize),
    /// Word for word.
    Whole,
}

/// A phrase and what it is about.
#[derive(Debug)]
struct Phrase {
    words: Pattern,
    weight: usize,
    /// Counts only if nothing else is typed.
    is_alone: bool,
    subject: Found,
}

/// The phrases of a language.
#[derive(Debug, Default)]
struct Phrases {
    words: Words,
    bids: BidWords,
    counted: Counted,
    all: Vec<Phrase>,
}

/// The procedures and Laws that a text in a director's words is about, in the reader's language or else in another.
///
/// A phrase of the lists decides; its words by themselves, as often as each procedure has them, add what is likely too, and
/// find something where no phrase fits.
#[must_use]
pub fn find(text: &str, locale: Locale) -> Found {
    let others = Locale::ALL.into_iter().filter(|other| *other != locale);
    let languages: Vec<&Phrases> = std::iter::once(locale).chain(others).filter_map(phrases).collect();
    let knows = |word: &Word| languages.iter().any(|language| language.words.knows(word));
    let typed = |language: &Phrases| -> Vec<Word> {
        let known = |word: Word| {
            if word.is_filler || knows(&word) { word } else { language.words.corrected(&word).unwrap_or(word) }
        };
        language.words.of(text).into_iter().map(known).chain(language.bids.classes(text)).collect()
    };
    let mut best: Option<(Fit, Found, Found)> = None;
    for (at, language) in languages.iter().enumerate() {
        let typed = typed(language);
        let Some((fit, found)) = language.fitting(&typed) else { continue };
        // A word that means something else in the reader's language says nothing.
        let is_alone = at > 0 && matches!(fit, Fit::Within(weight) if weight <= LEAST_OF_OTHER);
        if !is_alone && best.as_ref().is_none_or(|(best, ..)| fit > *best) {
            best = Some((fit, found, language.counted.beside(&typed)));
        }
    }
    match best {
        Some((Fit::Within(_), mut found, likely)) => {
            found.offer(likely);
            found
        }
        Some((_, found, _)) => found,
        None => {
            let counted = languages.iter().map(|language| language.counted.alone(&typed(language)));
            counted.max_by_key(|(known, _)| *known).map(|(_, found)| found).unwrap_or_default()
        }
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

/// Returns true for the word for all that remains, in any language: `the rest`, `wszystkie`.
#[must_use]
pub fn is_the_rest(word: &str) -> bool {
    let rest = Wanted::Class(REST.to_owned());
    let is_rest = |own: &Phrases| own.words.of(word).iter().any(|word| own.words.fits(word, &rest));
    Locale::ALL.into_iter().filter_map(phrases).any(is_rest)
}

/// Every phrase of a language with what it finds, for tests and lists.
pub fn listed(locale: Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
    lines(locale).flat_map(|(heading, list)| list.iter().map(move |phrase| (heading, *phrase)).collect::<Vec<_>>())
}

/// The phrases of a language that find something in nearly every sentence: a single word that says nothing alone.
#[must_use]
pub fn too_vague(locale: Locale) -> Vec<String> {
    let vague = |words: &Words, phrase: &&Phrase| {
        let wanted = phrase.words.wanted.as_slice();
        !phrase.is_alone && matches!(wanted, [Wanted::Word(word)] if words.is_vague(word))
    };
    let plain = |phrase: &Phrase| match phrase.words.wanted.first() {
        Some(Wanted::Word(word)) => word.plain.clone(),
        Some(Wanted::Class(class)) => class.clone(),
        Some(Wanted::Run(_)) | None => String::new(),
    };
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
        let words = self.words.pattern(phrase);
        if !words.wanted.is_empty() {
            let weight = self.words.weight(&words.wanted);
            self.counted.count(&subject.procedures, &words.wanted);
            self.all.push(Phrase { words, weight, is_alone, subject: subject.clone() });
        }
    }

    /// The subjects of the phrases that fit best, with those that are near if all can be offered.
    fn fitting(&self, typed: &[Word]) -> Option<(Fit, Found)> {
        let fits: Vec<(Fit, &Found)> =
            self.all.iter().filter_map(|phrase| Some((self.fit(typed, phrase)?, &phrase.subject))).collect();
        let best = fits.iter().map(|(fit, _)| *fit).max()?;
        let of = |fit: Fit| found(fits.iter().filter(|(own, _)| *own == fit).map(|(_, subject)| *subject));
        let mut subjects = of(best);
        if let Fit::Within(weight) = best {
            let near = of(Fit::Within(weight.saturating_sub(NEAR)));
            subjects.offer(near);
        }
        (subjects.procedures.len().saturating_add(subjects.laws.len()) <= MOST_OFFERED).then_some((best, subjects))
    }

    fn fit(&self, typed: &[Word], phrase: &Phrase) -> Option<Fit> {
        let Pattern { wanted, unless } = &phrase.words;
        let has = |one: &Wanted| self.words.has(typed, one);
        let is_asked = |word: &Word| wanted.iter().any(|one| self.words.fits(word, one));
        if unless.iter().any(has) {
            return None;
        }
        let says = || typed.iter().filter(|word| !word.is_filler);
        let is_within = wanted.iter().all(has);
        if is_within && says().all(is_asked) {
            return Some(Fit::Whole);
        }
        if phrase.is_alone {
            return None;
        }
        if is_within {
            let is_certain = match wanted.as_slice() {
                [Wanted::Class(_)] => true,
                [_] => phrase.weight > VAGUE,
                _ => phrase.weight > WEAK && self.words.denies(typed, wanted) || self.words.follow(typed, wanted),
            };
            return is_certain.then_some(Fit::Within(phrase.weight));
        }
        if wanted.iter().any(|one| !matches!(one, Wanted::Word(_))) {
            return None;
        }
        let begins = |word: &Word| {
            let starts = |one: &Wanted| matches!(one, Wanted::Word(own) if own.plain.starts_with(&word.plain));
            word.plain.chars().count() >= BEGINNING && wanted.iter().any(starts)
        };
        let says_something = says().any(|word| !self.words.is_vague(word));
        let is_begun = says_something && says().all(|word| is_asked(word) || begins(word));
        is_begun.then(|| Fit::Begun(std::cmp::Reverse(wanted.len().saturating_sub(says().count()))))
    }
}

/// The procedures of subjects, or else their Laws.
fn found<'a>(subjects: impl Iterator<Item = &'a Found>) -> Found {
    let subjects: Vec<&Found> = subjects.collect();
    let is_found =
        |one: &&Procedure| subjects.iter().any(|found| found.procedures.iter().any(|own| own.name == one.name));
    let procedures: Vec<&'static Procedure> = procedures().iter().filter(is_found).collect();
    let mut laws: Vec<Law> = subjects.iter().flat_map(|found| found.laws.iter().copied()).collect();
    laws.sort_unstable();
    laws.dedup();
    // A procedure has its own Laws.
    if !procedures.is_empty() {
        laws.clear();
    }
    Found { procedures, laws }
}

/// The procedures of a heading that there are, `claim, law 68`, and its Laws.
fn subject(heading: &'static str) -> Found {
    let parts = || heading.split(',').map(str::trim);
    Found {
        procedures: parts().filter_map(named).collect(),
        laws: parts().filter_map(|part| Law::read(part.strip_prefix("law ")?)).collect(),
    }
}
