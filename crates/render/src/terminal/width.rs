//! Columns on the screen.

use unicode_width::UnicodeWidthStr;

/// The columns that a text takes.
pub(crate) fn columns(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    if text.chars().all(is_narrow) { text.chars().count() } else { text.width() }
}

/// Returns true if a character is surely one column wide: those of figures, of Polish and of suits.
fn is_narrow(character: char) -> bool {
    matches!(
        character,
        ' '..='~' | '−' | '·' | '←' | '≈' | '×' | '♠'..='♧' | '…' | '–' | '—' | '“'..='„' | 'À'..='ž' | '½' | '¼' | '█'..='▓' | '●' | '○' | '◐'
    )
}

/// Puts blanks at the end.
pub(crate) fn blanks(text: &mut String, count: usize) {
    const BLANKS: &str = "                                ";
    let mut left = count;
    while let Some(some) = BLANKS.get(..left.min(BLANKS.len())).filter(|some| !some.is_empty()) {
        text.push_str(some);
        left -= some.len();
    }
}
