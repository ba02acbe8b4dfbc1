//! Lines no wider than the screen.

use super::width::columns;
use std::borrow::Cow;
use textwrap::{Options, WordSeparator, WordSplitter};

/// Words in lines of at most so many columns, broken at blanks; a longer word stands alone. Where the writer of a text
/// ended a line means nothing.
pub(in crate::render) fn wrapped(text: &str, width: usize) -> Vec<Cow<'_, str>> {
    if text.contains('\n') {
        let words: Vec<&str> = text.split_whitespace().collect();
        return wrapped(&words.join(" "), width).into_iter().map(|line| Cow::Owned(line.into_owned())).collect();
    }
    if columns(text) <= width {
        return vec![Cow::Borrowed(text)];
    }
    // Hyphens and signs belong to the notation.
    let options = Options::new(width)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::wrap(text, options)
}
