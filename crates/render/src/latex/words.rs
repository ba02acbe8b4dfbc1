//! Texts in an article: nothing in them is taken for LaTeX.

use crate::messages::{SpanKind, Text};
use crate::source::printable;
use crate::visible::{typeset, unmarked};
use std::fmt::Write;

/// The characters of an address that need no escape in LaTeX: all that RFC 3986 allows and TeX takes for a letter
/// there.
const PLAIN: &str = "-._:/?@!$&'()*+,;=[]";

/// A text with its code as code.
pub(super) fn words(text: &Text) -> String {
    let mut out = String::new();
    for (kind, part) in typeset(text) {
        if kind == SpanKind::Code {
            out.push_str("\\texttt{");
            escape(&mut out, &part);
            out.push('}');
        } else {
            escape(&mut out, &part);
        }
    }
    out
}

/// A text without marks, where all is code.
pub(super) fn code(text: &Text) -> String {
    escaped(&unmarked(text))
}

/// Text in which nothing is taken for LaTeX.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    escape(&mut out, &printable(text));
    out
}

/// An address for `\href`: characters that TeX could take for a command, `^^5c` too, are percent-encoded.
#[must_use]
pub fn address(address: &str) -> String {
    let mut text = String::with_capacity(address.len());
    for byte in address.bytes() {
        let character = char::from(byte);
        match character {
            '%' => text.push_str("\\%"),
            '#' => text.push_str("\\#"),
            _ if character.is_ascii_alphanumeric() || PLAIN.contains(character) => text.push(character),
            _ => {
                // Writing to a text cannot fail.
                let _ = write!(text, "\\%{byte:02X}");
            }
        }
    }
    text
}

fn escape(out: &mut String, text: &str) {
    for character in text.chars() {
        match character {
            '\\' => out.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => out.extend(['\\', character]),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            '|' => out.push_str("\\textbar{}"),
            '"' => out.push_str("\\textquotedbl{}"),
            '\'' => out.push_str("\\textquotesingle{}"),
            '`' => out.push_str("\\textasciigrave{}"),
            // In brackets a row of a table would take them for its own argument.
            '[' | ']' => out.extend(['{', character, '}']),
            // Two hyphens would become a dash.
            '-' => out.push_str("-{}"),
            control if control.is_control() && control != '\n' => {}
            '—' => out.push_str("---"),
            '♠' => out.push_str("\\spades{}"),
            '♥' => out.push_str("\\hearts{}"),
            '♦' => out.push_str("\\diams{}"),
            '♣' => out.push_str("\\clubs{}"),
            // Blanks of a width: thin between cards, and those that set points below each other.
            '\u{2009}' => out.push_str("\\gap{}"),
            '\u{2007}' => out.push_str("\\phantom{0}"),
            '\u{2008}' => out.push_str("\\phantom{.}"),
            other => match symbol(other) {
                Some(symbol) => out.push_str(&format!("\\ensuremath{{{symbol}}}")),
                None => out.push(other),
            },
        }
    }
}

/// The command for a character that text fonts lack.
fn symbol(character: char) -> Option<&'static str> {
    Some(match character {
        '−' => "-",
        '×' => "\\times",
        '·' => "\\cdot",
        '≈' => "\\approx",
        '≤' => "\\leq",
        '≥' => "\\geq",
        '≠' => "\\neq",
        '→' => "\\rightarrow",
        '←' => "\\leftarrow",
        '½' => "\\frac12",
        '¼' => "\\frac14",
        '¾' => "\\frac34",
        '⅓' => "\\frac13",
        '⅔' => "\\frac23",
        '●' | '█' | '▒' | '░' => "\\bullet",
        '○' => "\\circ",
        '☐' => "\\square",
        '☑' => "\\boxtimes",
        '\u{2500}'..='\u{257f}' => "\\cdot",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_hold_no_commands() {
        assert_eq!(address("https://example.org/a?b=1&c=%20#d"), "https://example.org/a?b=1&c=\\%20\\#d");
        assert_eq!(
            address("http://a/^^5cinput{x}\\ ~ż"),
            "http://a/\\%5E\\%5E5cinput\\%7Bx\\%7D\\%5C\\%20\\%7E\\%C5\\%BC"
        );
    }
}
