//! Writes parts of the tree in their canonical form; each statement's own is in its file.

use super::written::{Ruling, Unit, Word};
use crate::number::{Exact, decimal_or_fraction};
use crate::ruling::notation::Token;

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
            _ => Token::Quoted(&word.node).to_string(),
        }
    }

    /// A word, or a string where one was written.
    pub fn word(self, word: &Word) -> String {
        let quoted = self.source.and_then(|source| source.get(word.span.range())).is_some_and(|s| s.starts_with('"'));
        if quoted { self.string(word) } else { word.node.clone() }
    }
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
