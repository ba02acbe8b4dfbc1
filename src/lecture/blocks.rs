//! The blocks of a Markdown text that hold rulings, section by section.

use crate::source::printable;
use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag};
use std::borrow::Cow;
use std::ops::Range;

/// Above the results.
pub(super) const BEGIN: &str = "<!-- woven -->";
/// Below them.
pub(super) const END: &str = "<!-- /woven -->";

/// A line that begins or ends what is woven in; true for one that begins it.
pub(super) fn marker(line: &str) -> Option<bool> {
    match line.trim() {
        BEGIN => Some(true),
        END => Some(false),
        _ => None,
    }
}

/// The word behind the fence of a block that is executed.
pub(super) const RULING: &str = "ruling";

/// The word behind the fence of a block that shows a procedure of the Laws: ` ```procedure ui `.
pub(super) const PROCEDURE: &str = "procedure";

/// The blocks under one heading of the first level, which share the scope in force.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Section {
    /// The heading's words; `None` above the first heading.
    pub heading: Option<String>,
    /// Its bytes in the text.
    pub range: Range<usize>,
    /// Its blocks in order.
    pub blocks: Vec<Fenced>,
    /// Its blocks that show a procedure, whose name takes the place of options.
    pub procedures: Vec<Fenced>,
}

/// A fenced block of rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fenced {
    /// The nearest heading above it, of any level; empty if there is none.
    pub heading: String,
    /// The words behind `ruling`, with their places.
    pub options: Vec<(String, Range<usize>)>,
    /// The bytes of the whole block, fences included.
    pub range: Range<usize>,
    /// The bytes of its lines, without what indents or quotes them.
    pub code: Vec<Range<usize>>,
    /// The byte behind its opening fence, on the next line.
    pub inside: usize,
    /// True if its fence is closed, and not ended by what is around it.
    pub closed: bool,
}

impl Fenced {
    /// Returns whether its fence has a word.
    #[must_use]
    pub fn has(&self, option: &str) -> bool {
        self.options.iter().any(|(own, _)| own.eq_ignore_ascii_case(option))
    }

    /// From the first byte of its lines to one past the last; nothing behind its fence where it has none.
    #[must_use]
    pub fn lines(&self) -> Range<usize> {
        match (self.code.first(), self.code.last()) {
            (Some(first), Some(last)) => first.start..last.end,
            _ => self.inside..self.inside,
        }
    }
}

/// The extensions of plain Markdown.
pub(super) fn dialect() -> Options {
    Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_MATH
}

/// The extensions in the prose of a page or an article: typographic quotation marks and dashes, too.
fn prose_dialect() -> Options {
    dialect() | Options::ENABLE_SMART_PUNCTUATION | Options::ENABLE_TASKLISTS
}

/// The prose of a page or an article, event by event. A reference such as `&#x202e;` becomes a character only here: what
/// steers a terminal or turns the order of letters is named, as it is where it was typed.
pub(super) fn prose_events(markdown: &str) -> impl Iterator<Item = Event<'_>> {
    Parser::new_ext(markdown, prose_dialect()).map(|event| match event {
        Event::Text(words) => Event::Text(named(words)),
        Event::Code(words) => Event::Code(named(words)),
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            Event::Start(Tag::Link { link_type, dest_url: named(dest_url), title: named(title), id })
        }
        Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
            Event::Start(Tag::Image { link_type, dest_url: named(dest_url), title: named(title), id })
        }
        event => event,
    })
}

fn named(words: CowStr<'_>) -> CowStr<'_> {
    match printable(&words) {
        Cow::Borrowed(_) => words,
        Cow::Owned(named) => named.into(),
    }
}

/// Returns whether a block has results below it: it is executed, or shows a procedure.
pub(super) fn has_results(kind: &CodeBlockKind<'_>) -> bool {
    is_called(kind, RULING) || is_called(kind, PROCEDURE)
}

/// Returns whether a fence has this word.
pub(super) fn is_called(kind: &CodeBlockKind<'_>, wanted: &str) -> bool {
    match kind {
        CodeBlockKind::Fenced(info) => words(info).next().is_some_and(|(word, _)| word == wanted),
        CodeBlockKind::Indented => false,
    }
}

/// The words of an info string and where in it each begins; a text in quotation marks is one word.
pub(super) fn words(info: &str) -> impl Iterator<Item = (&str, usize)> {
    let mut is_quoted = false;
    let ends_word = move |c: char| {
        is_quoted ^= c == '"';
        !is_quoted && matches!(c, ' ' | '\t' | ',')
    };
    let parts = info.split(ends_word).filter(|word| !word.is_empty());
    parts.map(move |word| (word, (word.as_ptr() as usize).saturating_sub(info.as_ptr() as usize)))
}

/// The first byte behind the line of a block's opening fence.
pub(super) fn behind_fence(markdown: &str, block: &Range<usize>) -> usize {
    let fence = markdown.get(block.clone()).and_then(|block| block.split_inclusive('\n').next());
    block.start.saturating_add(fence.map_or(0, str::len))
}

/// Returns whether anything but indentation or quotation marks follows the lines of a block.
pub(super) fn is_closed(markdown: &str, block: &Fenced) -> bool {
    let whole = markdown.get(block.range.clone()).unwrap_or("");
    let first = whole.find('\n').map_or(block.range.end, |line| block.range.start.saturating_add(line));
    let below = block.code.last().map_or(first, |last| last.end);
    markdown.get(below..block.range.end).is_some_and(|rest| rest.contains(['`', '~']))
}

/// The words behind `ruling` on the first line of a block.
pub(super) fn options(markdown: &str, range: &Range<usize>) -> Vec<(String, Range<usize>)> {
    let block = markdown.get(range.clone()).unwrap_or("");
    let line = block.lines().next().unwrap_or("");
    let info = line.trim_start_matches(['`', '~', ' ']);
    let start = range.start.saturating_add(line.len().saturating_sub(info.len()));
    let place = |at: usize, word: &str| {
        let from = start.saturating_add(at);
        from..from.saturating_add(word.len())
    };
    words(info).skip(1).map(|(word, at)| (word.to_owned(), place(at, word))).collect()
}

/// The text with everything blank but these bytes, so that what is found in them is found at the text's own lines and
/// columns; nothing behind the last of them.
#[must_use]
pub fn alone(markdown: &str, code: &[Range<usize>]) -> String {
    let mut text = String::with_capacity(code.last().map_or(0, |last| last.end));
    let blank = |part: &str| -> String { part.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect() };
    for range in code {
        text.push_str(&blank(markdown.get(text.len()..range.start).unwrap_or("")));
        text.push_str(markdown.get(range.clone()).unwrap_or(""));
    }
    text
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::super::manuscript::sections;
    use super::*;

    const TEXT: &str = "Ahead.\n\n```ruling hide\nboard 7\n```\n\n# One\n\n> ```ruling error, only=table\n> (60%\n> +620)\n> ```\n\n\
                        ```text\nruling\n```\n\n## Under it\n\n~~~ruling\n+620\n~~~\n\n# Two `x`\n\n    ruling\n";

    #[test]
    fn sections_have_their_blocks() {
        let found = sections(TEXT);
        let blocks: Vec<usize> = found.iter().map(|section| section.blocks.len()).collect();
        assert_eq!(blocks, [1, 2, 0]);
        let headings: Vec<_> = found.iter().map(|section| section.heading.as_deref()).collect();
        assert_eq!(headings, [None, Some("One"), Some("Two x")]);
        let options: Vec<_> =
            found[1].blocks[0].options.iter().map(|(word, at)| (word.as_str(), &TEXT[at.clone()])).collect();
        assert_eq!(options, [("error", "error"), ("only=table", "only=table")]);
    }

    #[test]
    fn a_block_alone_keeps_its_places() {
        let code = &sections(TEXT)[1].blocks[0].code;
        let text = alone(TEXT, code);
        assert_eq!(text.trim(), "(60%\n  +620)");
        assert_eq!(text.find("(60%"), TEXT.find("(60%"));
        assert_eq!(text.find("+620"), TEXT.find("+620)"));
    }
}
