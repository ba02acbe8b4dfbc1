//! Addresses of links.

use std::fmt::Write;

/// What is itself in an address that stands in LaTeX: all that RFC 3986 allows and TeX takes for a letter there.
const PLAIN: &str = "-._:/?@!$&'()*+,;=[]";

/// Whether an address is one to follow and nothing that runs.
pub(super) fn is_safe(address: &str) -> bool {
    let scheme = address.split(['/', '?', '#']).next().unwrap_or("");
    match scheme.split_once(':') {
        None => true,
        Some((scheme, _)) => ["http", "https", "mailto"].iter().any(|safe| scheme.eq_ignore_ascii_case(safe)),
    }
}

/// An address as it stands in `\href`: what TeX could take for a command, `^^5c` too, is written by its bytes.
pub(super) fn in_latex(address: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_hold_no_commands() {
        assert_eq!(in_latex("https://example.org/a?b=1&c=%20#d"), "https://example.org/a?b=1&c=\\%20\\#d");
        assert_eq!(
            in_latex("http://a/^^5cinput{x}\\ ~ż"),
            "http://a/\\%5E\\%5E5cinput\\%7Bx\\%7D\\%5C\\%20\\%7E\\%C5\\%BC"
        );
        assert!(is_safe("page.html#a:b") && is_safe("MAILTO:a@b") && !is_safe("javascript:x"));
    }
}
