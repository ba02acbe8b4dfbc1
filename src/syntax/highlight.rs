//! What the parts of a line are, for colouring while it is typed: whatever is there, finished or not.

use super::keywords::{is_reserved, is_statement_word};
use super::normalise::is_dash;
use super::words::{first_word, is_blank};
use std::ops::Range;

/// What a stretch of a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token {
    /// The first word of a statement.
    Statement,
    /// Another word of the language: a side, `rest`, `before`.
    Word,
    /// A name, or a word of a table such as a setting.
    Name,
    /// A score or a number.
    Number,
    /// A weight or a share: a number with its sign of percentage.
    Share,
    /// ♥ or ♦.
    RedSuit,
    /// ♠ or ♣.
    BlackSuit,
    /// A string.
    Text,
    /// What follows `#`.
    Comment,
}

/// The parts of a text that have a meaning of their own, in order; what lies between has none.
#[must_use]
pub fn highlight(text: &str) -> Vec<(Range<usize>, Token)> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut starts_statement = true;
    while let Some(character) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = text.get(at..).unwrap_or("");
        let (length, token) = next(rest, character, starts_statement);
        if matches!(character, '\n' | ';' | '{' | '}') {
            starts_statement = true;
        } else if !is_blank(character) {
            starts_statement = false;
        }
        if let Some(token) = token {
            found.push((at..at.saturating_add(length), token));
        }
        at = at.saturating_add(length);
    }
    found
}

/// How long the next part is, and what it is.
fn next(rest: &str, character: char, starts_statement: bool) -> (usize, Option<Token>) {
    match character {
        '#' => (rest.find('\n').unwrap_or(rest.len()), Some(Token::Comment)),
        '"' => (string(rest), Some(Token::Text)),
        '♥' | '♦' | '\u{f0a8}' => (character.len_utf8(), Some(Token::RedSuit)),
        '♠' | '♣' => (character.len_utf8(), Some(Token::BlackSuit)),
        '+' | '-' | '0'..='9' => number(rest, character),
        _ if is_dash(character) => number(rest, character),
        _ if character.is_alphabetic() => {
            let word = first_word(rest);
            let token = if starts_statement && is_statement_word(word) {
                Token::Statement
            } else if is_reserved(word) {
                Token::Word
            } else {
                Token::Name
            };
            (word.len().max(character.len_utf8()), Some(token))
        }
        _ => (character.len_utf8(), None),
    }
}

/// A string up to its closing quotes, or to the end where they are missing.
fn string(rest: &str) -> usize {
    let quotes = if rest.starts_with("\"\"\"") { "\"\"\"" } else { "\"" };
    let mut escaped = false;
    for (at, character) in rest.char_indices().skip(quotes.len()) {
        if !escaped && rest.get(at..).is_some_and(|tail| tail.starts_with(quotes)) {
            return at.saturating_add(quotes.len());
        }
        escaped = character == '\\' && !escaped;
    }
    rest.len()
}

/// A number with its sign, its decimals and what makes it a share; a sign alone is nothing.
fn number(rest: &str, first: char) -> (usize, Option<Token>) {
    let sign = if first.is_ascii_digit() { 0 } else { first.len_utf8() };
    let digits = rest.get(sign..).unwrap_or("");
    let length = digits.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(digits.len());
    if length == 0 {
        return (first.len_utf8(), None);
    }
    let end = sign.saturating_add(length);
    if rest.get(end..).is_some_and(|tail| tail.starts_with('%')) {
        return (end.saturating_add(1), Some(Token::Share));
    }
    (end, Some(Token::Number))
}
