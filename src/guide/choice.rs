//! Chooses a procedure: by its number in the list, its name, its Law, or the phrases that directors use for it.
//!
//! The phrases are those of `search-NAME` in the messages and, for Laws, those behind `also:` in the explanations. A phrase
//! of a Law that no procedure goes through finds that Law, so that nobody is led to a procedure for something else.

use crate::diagnostic::closest;
use crate::law::Law;
use crate::messages::{Locale, names, synonyms};
use crate::procedure::Procedure;
use crate::procedures::{named, procedures};

/// The result of a search for a procedure.
#[derive(Debug, Clone)]
pub enum Choice {
    /// The chosen one.
    One(&'static Procedure),
    /// Several candidates, with their numbers.
    Several(Vec<(usize, &'static Procedure)>),
    /// A Law that no procedure goes through.
    Law(Law),
    /// No match, with the nearest name.
    None(Option<&'static str>),
}

/// The fit of a phrase to the typed words, the best last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// The typed words begin the phrase, or some of its words.
    Begun,
    /// The typed words contain the phrase, which has so many words.
    Within(usize),
    /// Word for word.
    Whole,
}

/// Finds a procedure by its number in the list, from 1, by a name, or by words.
#[must_use]
pub fn choose(line: &str, locale: Locale) -> Choice {
    let line = line.trim().to_lowercase();
    let by_number = || line.parse::<usize>().ok()?.checked_sub(1).and_then(|at| procedures().get(at));
    if let Some(procedure) = named(&line).or_else(by_number) {
        return Choice::One(procedure);
    }
    let words = words_of(&line);
    let unknown = || {
        let names = procedures().iter().flat_map(|one| one.short.iter().copied().chain([one.name]));
        Choice::None(closest(&line, names))
    };
    match words.as_slice() {
        [] => unknown(),
        [citation] if citation.starts_with(|c: char| c.is_ascii_digit()) => {
            let citing: Vec<&'static Procedure> = procedures().iter().filter(|one| cites(one, citation)).collect();
            let law = Law::meant(citation).map_or_else(unknown, Choice::Law);
            if citing.is_empty() { law } else { among(&citing) }
        }
        words => by_phrase(words, locale).unwrap_or_else(unknown),
    }
}

/// The same before anything was listed, where a number is that of a Law.
#[must_use]
pub fn choose_named(line: &str, locale: Locale) -> Choice {
    let line = line.trim();
    if !line.is_empty() && line.chars().all(|c| c.is_ascii_digit()) {
        return choose(&format!("law {line}"), locale);
    }
    choose(line, locale)
}

/// The choice by the phrases that fit best; `None` if they have nothing in common.
fn by_phrase(words: &[String], locale: Locale) -> Option<Choice> {
    let (mut best, mut found, mut laws) = (None, Vec::new(), Vec::new());
    let mut consider = |phrase: &str, matching: &[&'static Procedure], law: Option<Law>| {
        let fit = fit(words, &words_of(phrase));
        if fit.is_none() || fit < best {
            return;
        }
        if fit > best {
            best = fit;
            found.clear();
            laws.clear();
        }
        found.extend(matching.iter().copied());
        laws.extend(law.filter(|law| matching.is_empty() && !laws.contains(law)));
    };
    for locale in [locale, Locale::default()] {
        for procedure in procedures() {
            let phrases = names::procedure_words(locale, procedure.name).to_string();
            let title = names::procedure(locale, procedure.name).to_string();
            phrases.split(',').chain([title.as_str()]).for_each(|phrase| consider(phrase, &[procedure], None));
        }
    }
    for (phrase, heading) in synonyms(locale) {
        let Some(law) = heading.strip_prefix("law ").and_then(Law::cited) else { continue };
        let follows = || procedures().iter().filter(|procedure| procedure.law == law);
        let cites = || procedures().iter().filter(|procedure| procedure.laws().any(|own| own == law));
        let matching: Vec<&'static Procedure> =
            if follows().count() > 0 { follows().collect() } else { cites().collect() };
        consider(phrase, &matching, Some(law));
    }
    match (found.as_slice(), laws.as_slice()) {
        ([], [law]) => Some(Choice::Law(*law)),
        ([], [law, ..]) if best > Some(Fit::Begun) => Some(Choice::Law(*law)),
        ([], _) => None,
        // A word or two of several phrases may mean what no procedure is for.
        (_, [_, ..]) if best == Some(Fit::Begun) => None,
        (found, _) => Some(among(found)),
    }
}

/// These procedures, in the order of the list.
fn among(matching: &[&'static Procedure]) -> Choice {
    let is_meant = |procedure: &Procedure| matching.iter().any(|one| one.name == procedure.name);
    let found: Vec<(usize, &'static Procedure)> =
        (1..).zip(procedures()).filter(|(_, procedure)| is_meant(procedure)).collect();
    match found.as_slice() {
        [(_, only)] => Choice::One(only),
        _ => Choice::Several(found),
    }
}

/// Returns whether a procedure cites this Law or a part of it; both without case.
fn cites(procedure: &Procedure, citation: &str) -> bool {
    procedure.laws().any(|law| {
        let law = law.to_string().to_lowercase();
        law.strip_prefix(citation).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    })
}

fn fit(typed: &[String], phrase: &[String]) -> Option<Fit> {
    let has = |words: &[String], wanted: &String| words.iter().any(|word| is_same(word, wanted));
    let all_of_phrase = !phrase.is_empty() && phrase.iter().all(|word| has(typed, word));
    if all_of_phrase && typed.iter().all(|word| has(phrase, word)) {
        return Some(Fit::Whole);
    }
    if all_of_phrase {
        return Some(Fit::Within(phrase.len()));
    }
    let begins = |word: &String| word.chars().count() > 2 && phrase.iter().any(|own| own.starts_with(word.as_str()));
    typed.iter().all(|word| begins(word) || has(phrase, word)).then_some(Fit::Begun)
}

/// Returns whether two words are one but for an ending of two letters at most: `revoke` and `revoked`.
fn is_same(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    short == long
        || short.chars().count() > 3 && long.strip_prefix(short).is_some_and(|ending| ending.chars().count() <= 2)
}

fn words_of(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !is_filler(word));
    words.map(str::to_owned).collect()
}

/// A word that says nothing of what happened.
fn is_filler(word: &str) -> bool {
    let fillers = ["", "a", "an", "the", "of", "in", "to", "from", "by", "s", "was", "is", "he", "she", "his", "her"];
    fillers.contains(&word) || ["law", "przepis", "z", "w", "do", "od", "się"].contains(&word)
}
