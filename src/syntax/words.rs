//! The words of the language.

/// The words that start a statement, for completion and for suggestions.
pub const KEYWORDS: &[&str] = &[
    "answer",
    "board",
    "case",
    "compare",
    "conventions",
    "damage",
    "deal",
    "effects",
    "entry",
    "expect",
    "include",
    "let",
    "marks",
    "match",
    "obtained",
    "offenders",
    "other",
    "penalty",
    "pitfall",
    "protocol",
    "question",
    "regulations",
    "scale",
    "scoring",
    "sensitivity",
    "session",
    "set",
    "solve",
    "traveller",
    "vary",
];

/// Words that no name may be, beside [`KEYWORDS`].
const ALSO_RESERVED: &[&str] =
    &["a", "after", "ans", "before", "by", "ew", "for", "in", "ns", "of", "pass", "rest", "we"];

/// Whether a word starts a statement.
pub(super) fn is_statement_word(word: &str) -> bool {
    KEYWORDS.iter().any(|keyword| keyword.eq_ignore_ascii_case(word))
}

/// Whether a word cannot be given to a ruling as its name.
pub(super) fn is_reserved(word: &str) -> bool {
    is_statement_word(word) || ALSO_RESERVED.iter().any(|reserved| reserved.eq_ignore_ascii_case(word))
}

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

/// Blanks between the parts of a piece, line ends among them.
pub(super) fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\r' | '\n' | '\u{a0}' | '\u{2009}' | '\u{202f}')
}
