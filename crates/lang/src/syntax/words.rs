//! The words of other languages for those of the notation, one table a language: `locales/TAG/words.txt`, which the build
//! compiles. Scripts may mix them, so that a script can be exchanged whatever it is written in.

use crate::messages::Locale;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A word of a language, or several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Local {
    /// As it is written.
    pub text: &'static str,
    /// True if a ruling may have this name; of a citation, if the word has another meaning too.
    pub may_be_name: bool,
}

/// The part of a table: what its words stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    /// Words of the language, or several that stand together.
    Words,
    /// Forms of scoring.
    Scoring,
    /// Settings by name.
    Settings,
    /// Their values.
    Values,
    /// Verdicts, and answers in incidents.
    Answers,
    /// Signs inside rulings.
    Notation,
    /// Words before the number of a Law.
    Citations,
}

struct Entry {
    section: Section,
    /// The word of the notation.
    key: &'static str,
    /// The language's words for it; the first is the one to write.
    words: &'static [Local],
}

struct Table {
    tag: &'static str,
    entries: &'static [Entry],
}

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// Every language's words of a section, each with what it stands for.
pub(super) fn all(section: Section) -> impl Iterator<Item = (&'static str, &'static Local)> {
    let entries = TABLES.iter().flat_map(|table| table.entries).filter(move |entry| entry.section == section);
    entries.flat_map(|entry| entry.words.iter().map(|local| (entry.key, local)))
}

/// Every language's words for a word of the notation, those inside of several words left out.
pub(super) fn locals(section: Section, key: &'static str) -> impl Iterator<Item = &'static Local> {
    let is_of_words = section == Section::Words;
    let of_words = WORDS.get(key).filter(|_| is_of_words).into_iter().flatten().copied();
    of_words.chain(all(section).filter(move |(other, _)| !is_of_words && *other == key).map(|(_, local)| local))
}

/// Words by what they stand for: they are asked for at each line of a script.
static WORDS: LazyLock<HashMap<&'static str, Vec<&'static Local>>> = LazyLock::new(|| {
    let mut words: HashMap<_, Vec<_>> = HashMap::new();
    all(Section::Words).chain(parts()).for_each(|(key, local)| words.entry(key).or_default().push(local));
    words
});

/// The words of entries of several words, each with the word of the notation in its place: `stole` of `at table`.
fn parts() -> impl Iterator<Item = (&'static str, &'static Local)> {
    PARTS.iter().map(|(key, local)| (*key, local))
}

static PARTS: LazyLock<Vec<(&'static str, Local)>> = LazyLock::new(|| {
    let several =
        all(Section::Words).filter(|(key, local)| key.matches(' ').count() == local.text.matches(' ').count());
    let split = |(key, local): (&'static str, &'static Local)| {
        let local = local.text.split(' ').map(|text| Local { text, may_be_name: true });
        key.split(' ').zip(local)
    };
    several.filter(|(key, _)| key.contains(' ')).flat_map(split).collect()
});

/// The word of the notation for a language's; the word itself where there is none.
pub(super) fn notation_of(section: Section, word: &str) -> &str {
    let lower = word.to_lowercase();
    all(section).find(|(_, local)| local.text == lower).map_or(word, |(key, _)| key)
}

/// The words of the notation that a language's stands for, in whatever part of it.
pub fn notations_of(word: &str) -> impl Iterator<Item = &'static str> {
    let sections = [Section::Words, Section::Scoring, Section::Settings, Section::Values, Section::Answers];
    let keys = sections.into_iter().flat_map(all).chain(parts());
    keys.filter(move |(_, local)| local.text == word).map(|(key, _)| key)
}

/// A word before the number of a Law.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LawWord {
    /// True if numbers of several Laws follow.
    pub is_of_several: bool,
    /// True if the word has another meaning too: `prawo`.
    pub is_ambiguous: bool,
}

/// Reads a word before the number of a Law, of any language: `Law`, `przepisu`, `mpb`.
#[must_use]
pub fn law_word(word: &str) -> Option<LawWord> {
    let lower = word.to_lowercase();
    let (key, local) = all(Section::Citations).find(|(_, local)| local.text == lower)?;
    Some(LawWord { is_of_several: key == "several", is_ambiguous: local.may_be_name })
}

/// The number of a Law behind the word for it: `64C1` of `przepisu 64C1` and of `L64C1`.
#[must_use]
pub fn number_of_law(text: &str) -> Option<&str> {
    let (word, number) = text.split_at_checked(text.find(|c: char| c.is_ascii_digit())?)?;
    law_word(word.trim_end()).map(|_| number)
}

/// The word of the notation that a statement begins with, in small letters; its first word where it begins with none.
#[must_use]
pub fn opening_word(statement: &str) -> String {
    let lower: String = statement.chars().take(LONGEST).flat_map(char::to_lowercase).collect();
    let begins = |local: &str| lower.strip_prefix(local).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    let found = all(Section::Words).filter(|(_, local)| begins(local.text)).max_by_key(|(_, local)| local.text.len());
    let word = found.map_or(lower.as_str(), |(key, _)| key);
    word.split(|c: char| !c.is_alphabetic()).next().unwrap_or("").to_owned()
}

/// Characters of the longest words for one of the notation.
const LONGEST: usize = 40;

/// The word that a language writes for one of the notation; `None` where it writes that.
pub(super) fn written(locale: Locale, section: Section, key: &str) -> Option<&'static str> {
    let table = TABLES.iter().find(|table| table.tag == locale.tag())?;
    if locale == Locale::default() {
        return None;
    }
    let entry = table.entries.iter().find(|entry| entry.section == section && entry.key.eq_ignore_ascii_case(key))?;
    entry.words.first().map(|local| local.text)
}

/// A verdict as scripts have it in a language: `rozjemczy` for `adjust`.
#[must_use]
pub fn written_verdict(locale: Locale, verdict: &str) -> &str {
    written(locale, Section::Answers, verdict).unwrap_or(verdict)
}

/// A word of the notation as scripts have it in a language: `przepis` for `law`.
#[must_use]
pub fn written_word(locale: Locale, word: &str) -> &str {
    written(locale, Section::Words, word).unwrap_or(word)
}

/// The language of which a word is, for words that start a statement: those of one language alone.
pub(super) fn language_of(first: &str) -> Option<Locale> {
    let lower = first.to_lowercase();
    let is_own = |entry: &Entry| {
        let begins = |local: &Local| local.text == lower || local.text.split(' ').next() == Some(lower.as_str());
        entry.section == Section::Words && entry.words.iter().any(begins)
    };
    let table = TABLES.iter().find(|table| table.entries.iter().any(is_own))?;
    Locale::of_tag(table.tag)
}

#[cfg(test)]
mod tests {
    use super::opening_word;

    #[test]
    fn statements_begin_with_a_word_of_the_notation() {
        let written = ["Rozdanie 7", "drugi stół +300", "protokół {\n+620\n}", "board 7", "td", "+620", ""];
        assert_eq!(written.map(opening_word), ["board", "other", "traveller", "board", "td", "", ""]);
    }
}
