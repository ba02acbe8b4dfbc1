//! Which procedure is meant: by its number in the list, its name, its Law, or words that directors use for it.

use crate::diagnostic::closest;
use crate::messages::{Locale, explanation, names};
use crate::procedure::Procedure;
use crate::procedures::{named, procedures};

/// What came of looking for a procedure.
#[derive(Debug, Clone)]
pub enum Choice {
    /// The one that is meant.
    One(&'static Procedure),
    /// All that it could be, with their numbers.
    Several(Vec<(usize, &'static Procedure)>),
    /// None; the nearest name.
    None(Option<&'static str>),
}

/// The procedure that is meant by a number of the list, from 1, by a name, or by words.
#[must_use]
pub fn choose(line: &str, locale: Locale) -> Choice {
    let line = line.trim().to_lowercase();
    let by_number = || line.parse::<usize>().ok()?.checked_sub(1).and_then(|at| procedures().get(at));
    if let Some(procedure) = named(&line).or_else(by_number) {
        return Choice::One(procedure);
    }
    let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !is_filler(word)).collect();
    let found: Vec<(usize, &'static Procedure)> = (1..)
        .zip(procedures())
        .filter(|(_, procedure)| !words.is_empty() && is_meant(procedure, &words, locale))
        .collect();
    match found.as_slice() {
        [] => Choice::None(closest(
            &line,
            procedures().iter().flat_map(|one| one.short.iter().copied().chain([one.name])),
        )),
        [(_, only)] => Choice::One(only),
        _ => Choice::Several(found),
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

/// A word that says nothing of what happened.
fn is_filler(word: &str) -> bool {
    ["", "a", "an", "the", "of", "in", "law", "przepis", "z", "w", "from"].contains(&word)
}

/// Whether each word begins one of those that are said of a procedure, or the number of a Law it cites.
fn is_meant(procedure: &Procedure, words: &[&str], locale: Locale) -> bool {
    let mut said = procedure.name.to_owned();
    for locale in [locale, Locale::default()] {
        let title = names::procedure(locale, procedure.name).to_string();
        let searched = names::procedure_words(locale, procedure.name).to_string();
        let law = explanation(locale, &format!("law {}", procedure.law)).map_or("", |law| law.title);
        for text in [title.as_str(), searched.as_str(), law] {
            said.push(' ');
            said.push_str(text);
        }
    }
    let said = said.to_lowercase();
    let said: Vec<&str> = said.split(|c: char| !c.is_alphanumeric()).collect();
    let laws: Vec<String> = procedure.laws().map(|law| law.to_string().to_lowercase()).collect();
    words.iter().all(|word| {
        said.iter().any(|own| own == word || (word.chars().count() > 2 && own.starts_with(word)))
            || laws
                .iter()
                .any(|law| law.strip_prefix(word).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit())))
    })
}
