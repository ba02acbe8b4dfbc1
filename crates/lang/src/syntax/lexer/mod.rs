//! The lexemes of a text: all of its bytes in order, each with its place.
//!
//! Splitting into statements, colours, the reading of pasted text and corrections all start from these. A
//! lexeme is told by where it starts alone, so that reading may begin anew at the end of any other.

mod plain;

pub use plain::vulgar_fraction;
pub(super) use plain::{Normalised, normalise};

use crate::source::is_zero_width;

/// The kind of a lexeme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Blanks and characters of no width; line ends are lexemes of their own.
    Blank,
    LineEnd,
    /// From `#` to the end of its line.
    Comment,
    /// A string with its quotes; one that is never closed ends with its line.
    Text {
        is_closed: bool,
    },
    /// Letters.
    Word,
    /// Digits, perhaps with a point and more digits behind them.
    Number,
    /// Control characters that are no blanks.
    Control,
    /// Any other character.
    Mark,
}

/// A stretch of a text that belongs together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub kind: Kind,
    pub start: usize,
    /// One past its last byte.
    pub end: usize,
}

/// The lexeme that starts at a byte of a text; none at its end.
pub(super) fn lexeme(text: &str, start: usize) -> Option<Lexeme> {
    let rest = text.get(start..)?;
    let first = rest.chars().next()?;
    let bytes = |belongs: fn(&u8) -> bool| rest.bytes().take_while(belongs).count();
    let (kind, length) = match first {
        '\n' => (Kind::LineEnd, 1),
        '#' => (Kind::Comment, rest.find('\n').unwrap_or(rest.len())),
        '"' => string(rest),
        '0'..='9' => (Kind::Number, number_length(rest)),
        _ if is_blank(first) => (Kind::Blank, length_while(rest, |c| c != '\n' && is_blank(c))),
        _ if first.is_ascii_control() => (Kind::Control, bytes(|byte| is_control(*byte))),
        _ if first.is_alphabetic() => (Kind::Word, length_while(rest, char::is_alphabetic)),
        _ => (Kind::Mark, first.len_utf8()),
    };
    Some(Lexeme { kind, start, end: start.saturating_add(length) })
}

/// The lexemes of a text in order.
pub(super) fn lexemes(text: &str) -> impl Iterator<Item = Lexeme> + '_ {
    std::iter::successors(lexeme(text, 0), |last| lexeme(text, last.end))
}

/// The byte at which the statement or the row begins that a text ends in: behind the last line end, `;` or brace that
/// is in no string and no comment.
#[must_use]
pub fn statement_start(text: &str) -> usize {
    let separates = |lexeme: &Lexeme| match lexeme.kind {
        Kind::LineEnd => true,
        Kind::Mark => matches!(text.get(lexeme.start..lexeme.end), Some(";" | "{" | "}")),
        _ => false,
    };
    lexemes(text).filter(separates).last().map_or(0, |last| last.end)
}

fn length_while(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|character| !belongs(character)).unwrap_or(text.len())
}

/// The string that a text starts with.
fn string(text: &str) -> (Kind, usize) {
    let quotes = if is_long(text) { LONG_QUOTES } else { "\"" };
    let bytes = text.as_bytes();
    let mut at = quotes.len();
    let is_long = quotes == LONG_QUOTES;
    loop {
        match bytes.get(at) {
            Some(b'\\') if is_long || bytes.get(at.saturating_add(1)) != Some(&b'\n') => at = at.saturating_add(2),
            Some(b'"') if bytes.get(at..).is_some_and(|rest| rest.starts_with(quotes.as_bytes())) => {
                return (Kind::Text { is_closed: true }, at.saturating_add(quotes.len()));
            }
            Some(b'\n') if !is_long => break,
            Some(_) => at = at.saturating_add(1),
            None => break,
        }
    }
    (Kind::Text { is_closed: false }, text.find('\n').unwrap_or(text.len()))
}

/// The quotes of a string that may go over several lines.
pub(super) const LONG_QUOTES: &str = "\"\"\"";

/// Whether a text starts with a string that may go over several lines.
pub(super) fn is_long(text: &str) -> bool {
    text.starts_with(LONG_QUOTES)
}

fn number_length(text: &str) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(text);
    let decimals = text.get(whole..).and_then(|rest| rest.strip_prefix('.')).map_or(0, digits);
    if decimals > 0 { whole.saturating_add(1).saturating_add(decimals) } else { whole }
}

/// The name or word a text starts with, digits, underscores and hyphens inside it included; empty where it starts with
/// something else.
pub(super) fn first_word(text: &str) -> &str {
    if !text.starts_with(char::is_alphabetic) {
        return "";
    }
    let mut end = text.len();
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let goes_on = character.is_alphanumeric()
            || character == '_'
            || (character == '-' && characters.peek().is_some_and(|(_, next)| next.is_alphabetic()));
        if !goes_on {
            end = at;
            break;
        }
    }
    text.get(..end).unwrap_or("")
}

/// Blanks between the parts of a statement, line ends and characters of no width among them.
pub(super) fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\r' | '\n')
        || !character.is_ascii() && (is_space(character) || is_zero_width(character))
}

/// Blanks of pasted text, beside those of ASCII.
fn is_space(character: char) -> bool {
    matches!(character, '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}')
}

/// Every dash and minus of Unicode: slides and word processors write them all.
pub(super) fn is_dash(character: char) -> bool {
    matches!(character, '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// Whether a byte goes on a word that is ASCII.
pub(super) fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether a byte is a control character that is no blank.
fn is_control(byte: u8) -> bool {
    byte.is_ascii_control() && !matches!(byte, b'\t' | b'\r' | b'\n')
}

#[cfg(test)]
mod tests {
    use super::{Kind, lexemes};
    use proptest::prelude::*;

    #[test]
    fn a_string_without_its_quotes_ends_with_its_line() {
        let found: Vec<_> = lexemes("a \"b\n\"\"\"c").map(|lexeme| (lexeme.kind, lexeme.end)).collect();
        let open = Kind::Text { is_closed: false };
        assert_eq!(found, [(Kind::Word, 1), (Kind::Blank, 2), (open, 4), (Kind::LineEnd, 5), (open, 9)],);
    }

    proptest! {
        #[test]
        fn no_byte_is_lost(text in "([a-z0-9.#\"\\\\\n\t +–½♥\u{a0}\u{feff}\u{1}{}();ł-]|\"\"\"){0,40}") {
            let mut end = 0;
            for lexeme in lexemes(&text) {
                prop_assert_eq!(lexeme.start, end);
                prop_assert!(lexeme.end > end && text.is_char_boundary(lexeme.end));
                end = lexeme.end;
            }
            prop_assert_eq!(end, text.len());
        }
    }
}
