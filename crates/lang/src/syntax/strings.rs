//! Places inside strings.

use std::ops::Range;

/// The place of a part of a string's contents in the string as written, quotes and escapes included; all of it if the
/// text is no string.
#[must_use]
pub fn within_string(written: &str, inside: Range<usize>) -> Range<usize> {
    let quotes = match written {
        long if long.starts_with("\"\"\"") => 3,
        short if short.starts_with('"') => 1,
        _ => return 0..written.len(),
    };
    let place = |wanted: usize| {
        let (mut read, mut at) = (0_usize, quotes);
        let mut characters = written.get(quotes..).unwrap_or("").chars();
        while read < wanted {
            let Some(mut character) = characters.next() else { break };
            at = at.saturating_add(character.len_utf8());
            if character == '\\' {
                character = characters.next().unwrap_or(character);
                at = at.saturating_add(character.len_utf8());
            }
            // `\n` is one character, and one byte, as each of the others that can be escaped.
            read = read.saturating_add(character.len_utf8());
        }
        at
    };
    place(inside.start)..place(inside.end)
}

#[cfg(test)]
mod tests {
    use super::within_string;

    #[test]
    fn quotes_and_escapes_take_room() {
        assert_eq!(within_string("\"pass 2♥\"", 5..9), 6..10);
        assert_eq!(within_string("\"a\\\"b\\nc\"", 4..5), 7..8);
        assert_eq!(within_string("\"\"\"a b\"\"\"", 2..3), 5..6);
        assert_eq!(within_string("word", 1..2), 0..4);
    }
}
