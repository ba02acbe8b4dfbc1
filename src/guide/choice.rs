//! Chooses a procedure: by its number in the list, its name, its Law, or the phrases that directors use for it.
//!
//! A phrase of a Law that no procedure goes through finds that Law, so that nobody is led to a procedure for something
//! else.

use crate::diagnostic::closest;
use crate::law::Law;
use crate::messages::Locale;
use crate::procedure::Procedure;
use crate::procedures::{named, phrases, procedures};
use crate::syntax::number_of_law;

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

/// Finds a procedure by its number in the list, from 1, by a name, or by words.
#[must_use]
pub fn choose(line: &str, locale: Locale) -> Choice {
    let line = line.trim().to_lowercase();
    let by_number = || line.parse::<usize>().ok()?.checked_sub(1).and_then(|at| procedures().get(at));
    if let Some(procedure) = named(&line).or_else(by_number) {
        return Choice::One(procedure);
    }
    let unknown = || {
        let names = procedures().iter().flat_map(|one| one.short.iter().copied().chain([one.name]));
        Choice::None(closest(&line, names))
    };
    let cited = number_of_law(&line).unwrap_or(&line).trim();
    if !cited.starts_with(|c: char| c.is_ascii_digit()) || cited.contains(' ') {
        return by_phrase(&line, locale).unwrap_or_else(unknown);
    }
    let asking: Vec<_> =
        procedures().iter().filter(|one| one.laws_of_questions().any(|law| law.is_within(cited))).collect();
    let citing = || procedures().iter().filter(|one| one.laws().any(|law| law.is_within(cited))).collect();
    let found: Vec<&'static Procedure> = if asking.is_empty() { citing() } else { asking };
    if !found.is_empty() {
        return among(&found);
    }
    // `8NT` begins with a number, but is no Law.
    Law::resembling(cited).map_or_else(|| by_phrase(&line, locale).unwrap_or_else(unknown), Choice::Law)
}

/// Returns whether a line chooses a procedure by its number in the list or its name, and says nothing of what happened.
pub(super) fn is_name(line: &str) -> bool {
    let line = line.trim().to_lowercase();
    named(&line).is_some() || line.parse::<usize>().is_ok()
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
fn by_phrase(line: &str, locale: Locale) -> Option<Choice> {
    let found = phrases::find(line, locale);
    match (found.procedures.as_slice(), found.laws.as_slice()) {
        ([], []) => None,
        ([], [law, ..]) => Some(Choice::Law(*law)),
        (procedures, _) => Some(among(procedures)),
    }
}

/// These procedures, with their numbers.
fn among(matching: &[&'static Procedure]) -> Choice {
    let number = |one: &&'static Procedure| (1..).zip(procedures()).find(|(_, procedure)| procedure.name == one.name);
    let found: Vec<(usize, &'static Procedure)> = matching.iter().filter_map(number).collect();
    match found.as_slice() {
        [(_, only)] => Choice::One(only),
        _ => Choice::Several(found),
    }
}
