//! Finds procedures and Laws by the words that directors use: from the phrases in `locales/TAG/phrases.txt`, which explains
//! its notation, and from the sentences in `locales/TAG/sentences.txt`.

mod answers;
mod bids;
mod counted;
mod players;
mod scene;
mod words;

use super::{named, procedures};
use crate::law::Law;
use crate::messages::{Locale, names, own_synonyms};
use crate::procedure::Procedure;
use answers::ANSWER;
pub use answers::{Answering, answering, answers, only_card, only_suit};
use bids::BidWords;
use counted::{Counted, Evidence, OF_PHRASE, OF_SENTENCE, Subject};
use players::PlayerWords;
pub use players::{deed, is_unreal, offender, turn};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::OnceLock;
pub(crate) use words::plain_letter;
use words::{Pattern, VAGUE, Wanted, Word, Words, plain};

/// The most procedures or Laws that words offer; of more, they say too little.
const MOST_OFFERED: usize = 3;

/// The weight of a phrase whose words say little: they have to follow one another.
const WEAK: usize = 4;

/// The weight of words of another language that is too little: one word may mean something else.
const LEAST_OF_OTHER: usize = 6;

/// The subject of sentences that are no matter of the director's.
const NOTHING: &str = "nothing";

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
    /// How many there are.
    fn len(&self) -> usize {
        self.procedures.len().saturating_add(self.laws.len())
    }

    /// The procedures, or else the Laws.
    fn subjects(&self) -> Vec<Subject> {
        match self.procedures.as_slice() {
            [] => self.laws.iter().copied().map(Subject::Law).collect(),
            procedures => procedures.iter().map(|one| Subject::Procedure(one.name)).collect(),
        }
    }
}

/// How well a phrase fits, the best last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fit {
    /// The typed words, each perhaps cut short, are some of the phrase's; the more are left over, the worse.
    Begun(Reverse<usize>),
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
    players: PlayerWords,
    counted: Counted,
    all: Vec<Phrase>,
    answers: Vec<(Answering, Pattern)>,
}

/// The phrases of a language that fit a text.
#[derive(Debug, Default)]
struct Fitting {
    typed: Vec<Word>,
    whole: Option<Found>,
    evidence: Evidence,
    begun: Option<(Reverse<usize>, Found)>,
}

/// The procedures and Laws that a text in a director's words is about, in the reader's language or else in another.
///
/// A phrase word for word decides. Else each phrase within the text is evidence, and so is each word, as often as the phrases
/// and sentences of each procedure have it.
#[must_use]
pub fn find(text: &str, locale: Locale) -> Found {
    let others = Locale::ALL.into_iter().filter(|other| *other != locale);
    let languages: Vec<&Phrases> = std::iter::once(locale).chain(others).filter_map(phrases).collect();
    let knows = |word: &Word| languages.iter().any(|language| language.words.knows(word));
    let typed = |language: &Phrases| -> Vec<Word> {
        let known = |word: Word| {
            if word.is_filler || knows(&word) { word } else { language.words.corrected(&word).unwrap_or(word) }
        };
        language.bids.words(text, |text| language.words.of(text).into_iter().map(known).collect())
    };
    let mut fitting: Vec<(&Phrases, Fitting)> =
        languages.iter().map(|language| (*language, language.fitting(&typed(language)))).collect();
    if let Some(found) = fitting.iter().find_map(|(_, one)| one.whole.clone()) {
        return found;
    }
    for (_, other) in fitting.iter_mut().skip(1) {
        other.evidence.retain(|_, weight| *weight > LEAST_OF_OTHER);
    }
    let any_fits = fitting.iter().any(|(_, one)| !one.evidence.is_empty());
    let begun = fitting.iter().filter_map(|(_, one)| one.begun.as_ref()).max_by_key(|(left, _)| *left);
    if let Some((_, found)) = begun.filter(|_| !any_fits) {
        return found.clone();
    }
    // Of two languages that know as many of the words it is the reader's.
    let counted = fitting.iter().map(|(own, one)| (own, own.words.counted(&one.typed), &one.evidence)).rev();
    let spoken = counted.max_by_key(|(own, typed, _)| own.counted.known(typed));
    spoken.map(|(own, typed, evidence)| own.counted.offered(&typed, evidence)).unwrap_or_default()
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

/// The bid that a text tells to have been too low, and the one that it was made over, in the notation: `1♥ over 1♠`.
#[must_use]
pub fn bid_too_low(text: &str) -> Option<(String, String)> {
    let found = Locale::ALL.into_iter().filter_map(phrases).find_map(|own| own.bids.too_low(text));
    found.map(|(bid, over)| (bid.to_string(), over.to_string()))
}

/// Returns true for the word for all that remains, in any language: `the rest`, `wszystkie`.
#[must_use]
pub fn is_the_rest(word: &str) -> bool {
    let rest = Wanted::Class(REST.to_owned());
    let is_rest = |own: &Phrases| own.words.of(word).iter().any(|word| own.words.fits(word, &rest));
    Locale::ALL.into_iter().filter_map(phrases).any(is_rest)
}

/// Returns true for a word that says nothing by itself: `the`.
#[must_use]
pub fn is_filler(word: &str, locale: Locale) -> bool {
    phrases(locale).is_some_and(|own| own.words.is_ignored(&plain(word)))
}

/// Returns true for a word that says nothing without others, such as the part of a player: `declarer`.
#[must_use]
pub fn is_vague(word: &str, locale: Locale) -> bool {
    phrases(locale).is_some_and(|own| own.words.of(word).iter().any(|word| own.words.is_vague(word)))
}

/// Every phrase of a language with what it finds, for tests and lists.
pub fn listed(locale: Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
    let finding = lines(locale).filter(|(heading, _)| !heading.starts_with(ANSWER));
    finding.flat_map(|(heading, list)| list.into_iter().map(move |phrase| (heading, phrase)))
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

/// The sentences of a language from which its words are counted, each with what it is about, or `nothing`.
pub fn sentences(locale: Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = locale.sentences().lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(" → "))
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
            let finds = !heading.starts_with(ANSWER) && !phrases.players.take(heading, &list);
            if finds && !phrases.words.take(heading, &list_of_words) && !phrases.bids.take(heading, &list_of_words) {
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
        for answering in answering(locale) {
            let pattern = phrases.words.pattern(answering.phrase);
            phrases.answers.push((answering, pattern));
        }
        phrases.add_synonyms(locale);
        for (sentence, about) in sentences(locale) {
            let subjects = match about {
                NOTHING => vec![Subject::Nothing],
                about => subject(about).subjects(),
            };
            let words = phrases.bids.words(sentence, |text| phrases.words.known_of(text));
            phrases.counted.count(&subjects, &phrases.words.counted(&words), OF_SENTENCE);
        }
        phrases
    }

    /// Adds the other names of Laws that are no phrases of the list.
    fn add_synonyms(&mut self, locale: Locale) {
        let stems = |words: &[Word]| -> BTreeSet<String> {
            words.iter().filter(|word| !word.is_filler).map(|word| word.stem.clone()).collect()
        };
        let listed: BTreeSet<BTreeSet<String>> = self.all.iter().filter_map(|phrase| phrase.words.stems()).collect();
        let own = own_synonyms(locale).filter_map(|(phrase, heading)| Some((phrase, heading.strip_prefix("law ")?)));
        for (phrase, law) in own {
            let words = self.words.of(phrase);
            let Some(law) = Law::read(law).filter(|_| !listed.contains(&stems(&words))) else { continue };
            let follows = procedures().iter().filter(|procedure| procedure.law == law);
            self.add(phrase, &Found { procedures: follows.collect(), laws: vec![law] });
        }
    }

    fn add(&mut self, phrase: &str, subject: &Found) {
        let (phrase, is_alone) = phrase.strip_prefix('=').map_or((phrase, false), |phrase| (phrase, true));
        let words = self.words.pattern(phrase);
        if !words.wanted.is_empty() {
            let weight = self.words.weight(&words.wanted);
            let mut counted = BTreeSet::new();
            self.words.counted_of(&words.wanted, &mut counted);
            self.counted.count(&subject.subjects(), &counted, OF_PHRASE);
            self.all.push(Phrase { words, weight, is_alone, subject: subject.clone() });
        }
    }

    /// The phrases that fit typed words, as far as they do not offer too much.
    fn fitting(&self, typed: &[Word]) -> Fitting {
        let done = self.words.without_denied(typed);
        let fit = |phrase: &Phrase| self.fit(if phrase.words.denies() { typed } else { &done }, phrase);
        let fits: Vec<(Fit, &Found)> =
            self.all.iter().filter_map(|phrase| Some((fit(phrase)?, &phrase.subject))).collect();
        let of = |wanted: Fit| {
            let found = found(fits.iter().filter(|(fit, _)| *fit == wanted).map(|(_, subject)| *subject));
            (1..=MOST_OFFERED).contains(&found.len()).then_some(found)
        };
        let mut evidence = Evidence::new();
        let mut least_left = None;
        for (fit, subject) in &fits {
            match *fit {
                Fit::Within(weight) => {
                    for subject in subject.subjects() {
                        let best = evidence.entry(subject).or_insert(weight);
                        *best = weight.max(*best);
                    }
                }
                Fit::Begun(left) => least_left = least_left.max(Some(left)),
                Fit::Whole => {}
            }
        }
        let begun = least_left.and_then(|left| Some((left, of(Fit::Begun(left))?)));
        Fitting { whole: of(Fit::Whole), evidence, begun, typed: done }
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
        is_begun.then(|| Fit::Begun(Reverse(wanted.len().saturating_sub(says().count()))))
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
