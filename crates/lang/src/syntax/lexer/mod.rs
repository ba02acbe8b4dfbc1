//! The lexemes of a text: all of its bytes in order, each with its place.
//!
//! Splitting into statements, colours, the reading of pasted text and corrections all use these. The start of a lexeme
//! alone decides its kind, so that reading may begin again at the end of any other.

mod plain;

pub use plain::vulgar_fraction;
pub(super) use plain::{FRACTION_SLASH, Normalised, normalise};

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

/// A part of a text that belongs together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub kind: Kind,
    pub start: usize,
    /// One past its last byte.
    pub end: usize,
}

/// The lexeme that starts at a byte of a text; none at its end.
pub(super) fn lexeme(text: &str, start: usize) -> Option<Lexeme> {
    let next = start.saturating_add(1);
    let (kind, end) = match *text.as_bytes().get(start)? {
        b'\n' => (Kind::LineEnd, next),
        b'#' => (Kind::Comment, line_end(text, start)),
        b'"' => string(text, start),
        b'0'..=b'9' => (Kind::Number, number_end(text, start)),
        b' ' | b'\t' | b'\r' => (Kind::Blank, blanks_end(text, next)),
        b'a'..=b'z' | b'A'..=b'Z' => (Kind::Word, letters_end(text, next)),
        byte if byte.is_ascii_control() => (Kind::Control, end_while(text, next, is_control, |_| false)),
        byte if byte.is_ascii() => (Kind::Mark, next),
        _ => {
            let character = text.get(start..)?.chars().next()?;
            let end = start.saturating_add(character.len_utf8());
            match character {
                _ if is_blank(character) => (Kind::Blank, blanks_end(text, end)),
                _ if character.is_alphabetic() => (Kind::Word, letters_end(text, end)),
                _ => (Kind::Mark, end),
            }
        }
    };
    Some(Lexeme { kind, start, end })
}

/// The end of the characters from a byte on that belong together, by their byte if they are ASCII.
fn end_while(text: &str, start: usize, is_ascii_part: impl Fn(u8) -> bool, is_part: impl Fn(char) -> bool) -> usize {
    let bytes = text.as_bytes();
    let mut at = start;
    while let Some(byte) = bytes.get(at) {
        let length = if byte.is_ascii() {
            usize::from(is_ascii_part(*byte))
        } else {
            let character = text.get(at..).and_then(|rest| rest.chars().next());
            character.filter(|character| is_part(*character)).map_or(0, char::len_utf8)
        };
        if length == 0 {
            break;
        }
        at = at.saturating_add(length);
    }
    at
}

fn blanks_end(text: &str, start: usize) -> usize {
    end_while(text, start, |byte| matches!(byte, b' ' | b'\t' | b'\r'), is_blank)
}

fn letters_end(text: &str, start: usize) -> usize {
    end_while(text, start, |byte| byte.is_ascii_alphabetic(), char::is_alphabetic)
}

fn digits_end(text: &str, start: usize) -> usize {
    end_while(text, start, |byte| byte.is_ascii_digit(), |_| false)
}

fn number_end(text: &str, start: usize) -> usize {
    let whole = digits_end(text, start);
    if text.as_bytes().get(whole) != Some(&b'.') {
        return whole;
    }
    let point = whole.saturating_add(1);
    let decimals = digits_end(text, point);
    if decimals > point { decimals } else { whole }
}

/// The first line end at or after a byte, or the end of the text.
pub(super) fn line_end(text: &str, from: usize) -> usize {
    text.get(from..).and_then(|rest| rest.find('\n')).map_or(text.len(), |offset| from.saturating_add(offset))
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

/// The string that starts at a byte of a text, and its end.
fn string(text: &str, start: usize) -> (Kind, usize) {
    let is_long = text.get(start..).is_some_and(is_long);
    let quotes = if is_long { LONG_QUOTES } else { "\"" };
    let bytes = text.as_bytes();
    let mut at = start.saturating_add(quotes.len());
    loop {
        match bytes.get(at) {
            Some(b'\\') if is_long || bytes.get(at.saturating_add(1)) != Some(&b'\n') => at = at.saturating_add(2),
            Some(b'"') if !is_long || bytes.get(at..).is_some_and(|rest| rest.starts_with(quotes.as_bytes())) => {
                return (Kind::Text { is_closed: true }, at.saturating_add(quotes.len()));
            }
            Some(b'\n') if !is_long => break,
            Some(_) => at = at.saturating_add(1),
            None => break,
        }
    }
    (Kind::Text { is_closed: false }, line_end(text, start))
}

/// The quotes of a string that may go over several lines.
pub(super) const LONG_QUOTES: &str = "\"\"\"";

/// Returns true if a text starts with a string that may go over several lines.
pub(super) fn is_long(text: &str) -> bool {
    text.starts_with(LONG_QUOTES)
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

/// Returns true if a byte continues an ASCII word.
pub(super) fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Returns true for a control character that is no blank.
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
