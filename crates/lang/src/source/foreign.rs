//! Foreign text shown safely: names, questions and file names may hold characters that are invisible, move the cursor,
//! control a terminal or change the direction of the text beside them.

use super::characters::is_invisible;
use std::borrow::Cow;

/// A foreign text in a line: what is hidden in it is named, `U+202E`, and a line break is a blank.
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_invisible) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\n' => out.push(' '),
            character => push_visible(&mut out, character),
        }
    }
    Cow::Owned(out)
}

/// A foreign text of several lines, in which line breaks stay and a carriage return before one is nothing.
#[must_use]
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|character| character != '\n' && is_invisible(character)) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '\n' => out.push('\n'),
            '\r' if characters.peek() == Some(&'\n') => {}
            character => push_visible(&mut out, character),
        }
    }
    Cow::Owned(out)
}

/// A foreign text for a page or an article: controls of a terminal and of the direction of text are replaced by their
/// names. So is a carriage return, unless a line ends with it.
#[must_use]
pub fn printable(text: &str) -> Cow<'_, str> {
    let steers = |c: char| c.is_control() && !matches!(c, '\n' | '\t' | '\r');
    let is_bad = |c: char| steers(c) || is_bidi_control(c) || matches!(c, '\u{fffe}'..='\u{ffff}');
    if !text.chars().any(|c| is_bad(c) || c == '\r') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let is_lone = character == '\r' && characters.peek() != Some(&'\n');
        match is_lone || is_bad(character) {
            true => out.push_str(&format!("U+{:04X}", u32::from(character))),
            false => out.push(character),
        }
    }
    Cow::Owned(out)
}

/// Returns true if a character changes the direction of the text beside it.
const fn is_bidi_control(character: char) -> bool {
    matches!(character, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn push_visible(out: &mut String, character: char) {
    match character {
        '\t' => out.push(' '),
        hidden if is_invisible(hidden) => out.push_str(&format!("U+{:04X}", u32::from(hidden))),
        seen => out.push(seen),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hides_is_named() {
        for (text, out) in [
            ("♠️ plain – ½", "♠️ plain – ½"),
            ("real\rFORGED", "realU+000DFORGED"),
            ("a\u{202e}b\u{200b}", "aU+202EbU+200B"),
            ("\u{1b}]0;x\u{7}", "U+001B]0;xU+0007"),
            ("two\nlines\tof it", "two lines of it"),
            ("\u{ad}\u{61c}\u{180e}\u{fff9}\u{3164}\u{e0041}", "U+00ADU+061CU+180EU+FFF9U+3164U+E0041"),
        ] {
            assert_eq!(visible(text), out);
        }
        assert_eq!(printable("a\r\nb\rc\u{1b}d\u{202e}e\u{2060}"), "a\r\nbU+000DcU+001BdU+202Ee\u{2060}");
        assert_eq!(visible_lines("one\r\ntwo\rx\n"), "one\ntwoU+000Dx\n");
    }
}
