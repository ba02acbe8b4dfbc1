//! Answers in the words of directors: `he forbids it`, `not yet`, `South accepts`, `he passed`.

use crate::messages::{Locale, names};
use crate::procedure::Node;
use crate::procedures::phrases;
use crate::ruling::Seat;
use crate::syntax;

/// The letters that two words have to begin with alike to be forms of one.
const STEM: usize = 4;

/// The letters that the end of such a word may have.
const ENDING: usize = 3;

/// The most words that answer a question with yes or no: a longer sentence says something else.
const FEW: usize = 6;

/// The only one of the words that some typed word belongs to, and to no other of them; `yes` and `no` also by the player's
/// choice, `accepts`. Words that say something else besides answer nothing, unless a player chooses.
pub(super) fn word_of(node: &Node, words: &[&'static str], typed: &str, locale: Locale) -> Option<&'static str> {
    if node.name == "designated" {
        return syntax::designation(typed);
    }
    let is_unreal = phrases::is_unreal(typed);
    let typed = plain(typed);
    let is_yes_or_no = words.contains(&"yes") && words.contains(&"no");
    let unclear = also("unclear", locale);
    // `not sure` is no `no`.
    if is_yes_or_no && typed.len() <= FEW && typed.iter().any(|word| unclear.contains(word)) {
        return words.iter().copied().find(|word| *word == "unclear");
    }
    let excepts = also("except", locale);
    let is_own = |typed: &String| words.iter().any(|word| own_words(word, locale).contains(typed));
    if is_unreal || typed.iter().any(|word| excepts.contains(word) && !is_own(word)) {
        return None;
    }
    // A call in place of what it was: `1♠` for `other`.
    if let Some(call) = syntax::action(&typed.join(" ")).filter(|_| words.contains(&"pass") && words.contains(&"other"))
    {
        return words.iter().copied().find(|word| *word == if call == "pass" { "pass" } else { "other" });
    }
    let chosen = || {
        let (_, choices) = node.choice.as_ref()?;
        let own: Vec<&'static str> = choices.iter().copied().filter(|choice| !words.contains(choice)).collect();
        let choice = named(&own, &typed, locale)?;
        words.get(choices.iter().position(|one| *one == choice)?).copied()
    };
    if !is_yes_or_no {
        let word = named(words, &typed, locale).filter(|_| !is_denied(&typed, locale))?;
        let own = own_words(word, locale);
        let is_all = typed.iter().all(|word| is_among(word, &own) || says_nothing(word, locale));
        return (is_all || node.choice.is_some()).then_some(word);
    }
    if typed.len() > FEW {
        return None;
    }
    let name = plain(node.name);
    let is_short = typed.iter().all(|word| name.contains(word) || says_nothing(word, locale));
    match (chosen(), is_denied(&typed, locale)) {
        (Some("yes"), true) => Some("no"),
        (Some("no"), true) => None,
        (Some(word), false) => Some(word),
        (Some(_), true) => None,
        (None, true) => is_short.then_some("no"),
        (None, false) => {
            let is_yes = typed.iter().any(|word| also("yes", locale).contains(word)) || is_named(node, &typed);
            (is_short && is_yes || is_call_asked_for(node, &typed, locale)).then_some("yes")
        }
    }
}

/// Returns whether a word is one with which an answer says no more: a player, `he`, `yes`, `not`, `yet`.
fn says_nothing(word: &String, locale: Locale) -> bool {
    let beside = ["yes", "no", "beside"].into_iter().flat_map(|word| also(word, locale));
    phrases::is_filler(word, locale) || Seat::named(word).is_some() || beside.into_iter().any(|one| one == *word)
}

/// Returns whether an answer of several words says no more than one of the words that it may be.
pub(super) fn is_only(word: &str, typed: &str, locale: Locale) -> bool {
    let own = own_words(word, locale);
    let short = plain(&names::procedure_answer(locale, word).to_string());
    plain(typed).iter().all(|one| is_among(one, &own) || short.contains(one) || says_nothing(one, locale))
}

/// Returns whether words say what a question is named by: `it was contested`, of `contested`.
fn is_named(node: &Node, typed: &[String]) -> bool {
    plain(node.name).iter().all(|own| typed.iter().any(|word| word == own))
}

/// Returns whether words name a call where the question is whether there was one: `he doubled`, of `partner-called`.
fn is_call_asked_for(node: &Node, typed: &[String], locale: Locale) -> bool {
    let called: Vec<String> =
        ["pass", "double", "redouble", "other"].iter().flat_map(|call| also(call, locale)).collect();
    let is_call = |word: &String| called.contains(word) || syntax::action(word).is_some();
    plain(node.name).iter().any(|word| word == "called") && typed.iter().any(is_call)
}

/// The only call that some words name: `he passed`, `a double`.
pub(super) fn call_of(typed: &str, locale: Locale) -> Option<String> {
    if phrases::is_unreal(typed) || denies(typed, locale) {
        return None;
    }
    let called = ["pass", "double", "redouble"].map(|call| (call, also(call, locale)));
    let without = |word: &str| {
        let named = called.iter().find(|(_, own)| own.iter().any(|one| one == word));
        syntax::action(named.map_or(word, |(call, _)| call))
    };
    let typed = plain(typed);
    let mut calls: Vec<String> =
        typed.iter().filter(|word| word.chars().count() > 2).filter_map(|word| without(word)).collect();
    calls.dedup();
    match calls.as_slice() {
        [call] if typed.len() <= FEW => Some(call.clone()),
        _ => None,
    }
}

/// Returns whether words say that there is none: `none of them`, `żaden`.
pub(super) fn is_none(typed: &str, locale: Locale) -> bool {
    let none = also("none", locale);
    plain(typed).first().is_some_and(|word| word == "none" || none.contains(word))
}

/// The only player that some words name by his seat: `it was West's turn`.
pub(super) fn seat_of(typed: &str) -> Option<String> {
    let typed = plain(typed);
    let mut seats = typed.iter().filter(|word| Seat::North.clockwise().map(Seat::word).contains(&word.as_str()));
    seats.next().filter(|_| seats.next().is_none()).cloned()
}

/// The words of a text in small letters, without apostrophes and the `s` of a genitive.
fn plain(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace("'s", "").replace("’s", "");
    let text: String = text.chars().filter(|c| !matches!(c, '\'' | '’')).collect();
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The only one of the words whose own words were typed, apart from those that several have.
fn named(words: &[&'static str], typed: &[String], locale: Locale) -> Option<&'static str> {
    let own: Vec<(&'static str, Vec<String>)> = words.iter().map(|word| (*word, own_words(word, locale))).collect();
    // `right` is in the texts of `rho` and `barred-rho`: the plainer of them is meant.
    let belongs = |typed: &String| {
        let fitting: Vec<&'static str> =
            own.iter().filter(|(_, own)| is_among(typed, own)).map(|(word, _)| *word).collect();
        let is_plainest =
            |word: &&&str| fitting.iter().all(|other| other == *word || other.ends_with(&format!("-{word}")));
        fitting.iter().find(is_plainest).copied()
    };
    let mut found = typed.iter().filter_map(belongs);
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

/// The words for an answer: itself, its text, that of the choice, and what else it is called.
fn own_words(word: &str, locale: Locale) -> Vec<String> {
    let texts = [names::procedure_answer(locale, word), names::choice_of_player(locale, word)];
    let texts = texts.iter().map(|text| plain(&text.to_string()));
    // `not to accept it` would have the word of the other choice.
    let texts = texts.filter(|words| !is_denied(words, locale)).flatten();
    // Short words are articles and the like.
    let texts = texts.filter(|word| word.chars().count() >= STEM && !phrases::is_vague(word, locale));
    // `dummy` of `see-dummy` is another's part.
    let name = plain(word);
    let is_kept = |part: &String| name.len() == 1 || !phrases::is_vague(part, locale);
    texts.chain(name.iter().filter(|part| is_kept(part)).cloned()).chain(also(word, locale)).collect()
}

fn also(word: &str, locale: Locale) -> Vec<String> {
    plain(&names::also_called(locale, word).to_string())
}

/// Returns whether words deny: `he does not forbid it`.
pub(super) fn denies(typed: &str, locale: Locale) -> bool {
    is_denied(&plain(typed), locale)
}

fn is_denied(typed: &[String], locale: Locale) -> bool {
    let no = also("no", locale);
    typed.iter().any(|word| no.contains(word))
}

/// Returns whether a word is one of these or a form of one.
fn is_among(typed: &str, words: &[String]) -> bool {
    words.iter().any(|word| word == typed || is_form(word, typed))
}

/// Returns whether two words are forms of one, as a language inflects them: `accept` and `accepted`.
pub(super) fn is_form(one: &str, other: &str) -> bool {
    let same = one.chars().zip(other.chars()).take_while(|(own, others)| own == others).count();
    let longest = one.chars().count().max(other.chars().count());
    same >= STEM && longest.saturating_sub(same) <= ENDING
}
