//! Writes parts of the tree in their canonical form; each statement's own is in its file.

use super::auction::action;
use super::grammar::{Notation, Rule};
use super::written::{Ruling, Unit, Word};
use crate::number::{Exact, decimal_or_fraction};
use crate::ruling::notation::Token;
use pest::Parser;

/// Writes with the source at hand, so that strings stay as they were written.
#[derive(Clone, Copy)]
pub(super) struct Printer<'a> {
    pub source: Option<&'a str>,
}

impl Printer<'_> {
    pub fn ruling(self, ruling: &Ruling) -> String {
        let mut text = ruling.kind.to_string();
        if let Some(group) = &ruling.group {
            text.push_str(" in ");
            text.push_str(&self.string(group));
        }
        text
    }

    /// A string as it was written, or quoted anew.
    pub fn string(self, word: &Word) -> String {
        let written = self.source.and_then(|source| source.get(word.span.range()));
        match written {
            Some(written) if written.starts_with('"') => written.to_string(),
            _ => quoted(&word.node),
        }
    }

    /// A word, a value, a call or a card; a string where one was written or nothing else reads it.
    pub fn word(self, word: &Word) -> String {
        let written = self.source.and_then(|source| source.get(word.span.range()));
        let is_plain = match written {
            Some(written) => !written.starts_with('"'),
            None => is_word(&word.node) || matches(Rule::value, &word.node) || action(&word.node).is_some(),
        };
        if is_plain { word.node.clone() } else { self.string(word) }
    }
}

/// Returns true for a text that a script may have as a word, without quotes.
#[must_use]
pub fn is_word(text: &str) -> bool {
    matches(Rule::word, text)
}

fn matches(rule: Rule, text: &str) -> bool {
    Notation::parse(rule, text).is_ok_and(|found| found.as_str() == text)
}

/// A string of a script: the text in quotes.
#[must_use]
pub fn quoted(text: &str) -> String {
    Token::Quoted(text).to_string()
}

/// A name of a script: a word, or else a string.
#[must_use]
pub fn name(text: &str) -> String {
    if is_word(text) { text.to_owned() } else { quoted(text) }
}

pub(super) fn signed(value: &Exact) -> String {
    if value.is_positive() { format!("+{}", decimal_or_fraction(value)) } else { decimal_or_fraction(value) }
}

pub(super) fn percentage(share: &Exact) -> String {
    format!("{}%", decimal_or_fraction(&(share * &Exact::from(100_i64))))
}

pub(super) fn with_unit(number: &str, unit: Option<Unit>) -> String {
    unit.map_or_else(|| number.to_string(), |unit| unit.behind(number))
}

/// A number with the digits that were written, zeros at the end included; a fraction stays one.
pub(super) fn fixed(value: &Exact, digits: u32) -> String {
    let mut text = decimal_or_fraction(value);
    if text.contains('/') || digits == 0 {
        return text;
    }
    let written = text.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    if written == 0 {
        text.push('.');
    }
    let missing = usize::try_from(digits).unwrap_or(0).saturating_sub(written);
    text.extend(std::iter::repeat_n('0', missing));
    text
}
