//! Lines no wider than the screen.

use super::width::columns;
use std::borrow::Cow;
use textwrap::{Options, WordSeparator, WordSplitter};

/// A text that is set already, for a screen that may be narrower than it: what is explained behind a wide gap goes below,
/// paragraphs are filled anew. Lines that fit are left alone.
#[must_use]
pub fn fitted(text: &str, width: usize) -> String {
    if text.lines().all(|line| columns(line) <= width) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let mut line = Cow::Borrowed(line);
        // A paragraph starts at the edge and goes on until a line that does not.
        let is_prose = |line: &str| !line.starts_with(' ') && !line.is_empty();
        while is_prose(&line) && columns(&line) > FULL_LINE {
            let Some(next) = lines.next_if(|next| is_prose(next)) else { break };
            line = Cow::Owned(format!("{line} {next}"));
        }
        for part in in_width(&line, width) {
            out.push_str(&part);
            out.push('\n');
        }
    }
    out
}

/// Columns from which on a line of prose may have been ended by its width alone.
const FULL_LINE: usize = 60;

fn in_width(line: &str, width: usize) -> Vec<String> {
    if columns(line) <= width {
        return vec![line.to_owned()];
    }
    let words = line.trim_start_matches(' ');
    let indent = line.len().saturating_sub(words.len());
    let under = |words: &str, indent: usize| {
        let margin = " ".repeat(indent);
        let lines = wrapped(words, width.saturating_sub(indent).max(1)).into_iter();
        lines.map(|line| format!("{margin}{line}")).collect::<Vec<_>>()
    };
    match words.split_once("  ") {
        Some((typed, meaning)) => {
            let mut lines = under(typed, indent);
            lines.extend(under(meaning.trim_start(), indent.saturating_add(4)));
            lines
        }
        None => under(words, indent),
    }
}

/// Words in lines of at most so many columns, broken at blanks; a longer word has a line of its own. Line ends in the
/// text count as blanks.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<Cow<'_, str>> {
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
    match glued(text, width) {
        Cow::Borrowed(text) => textwrap::wrap(text, options),
        Cow::Owned(glued) => {
            textwrap::wrap(&glued, options).into_iter().map(|line| Cow::Owned(line.replace(GLUE, " "))).collect()
        }
    }
}

/// A blank at which no line ends.
pub(super) const GLUE: char = '\u{a0}';

/// The text with blanks inside code made unbreakable, if the code fits a line of so many columns.
pub(super) fn glued(text: &str, width: usize) -> Cow<'_, str> {
    if !text.contains('`') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for (at, part) in text.split('`').enumerate() {
        if at > 0 {
            out.push('`');
        }
        let is_code = at % 2 == 1 && columns(part).saturating_add(2) <= width;
        out.push_str(&if is_code { part.replace(' ', GLUE.encode_utf8(&mut [0; 2])) } else { part.to_owned() });
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn no_line_ends_within_what_is_typed() {
        let text = "write it as PBN does: `deal \"N:AK32 - - -\"`, seat first";
        let broken = ["write it as PBN does:", "`deal \"N:AK32 - - -\"`, seat", "first"];
        assert_eq!(wrapped(text, 30), broken);
        // Code longer than a line is broken at its blanks.
        assert_eq!(wrapped("so `a b c d e f` is", 8), ["so `a b", "c d e f`", "is"]);
    }
}
