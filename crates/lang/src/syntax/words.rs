//! Words and blanks, before the grammar has seen them.

use super::normalise::is_space;
use crate::source::is_zero_width;

/// The name or word a text starts with; empty where it starts with something else.
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

/// Blanks between the parts of a piece, line ends and characters that are nothing among them.
pub(super) fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\r' | '\n') || is_space(character) || is_zero_width(character)
}

/// Whether a byte goes on a word that is ASCII.
pub(super) fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}
