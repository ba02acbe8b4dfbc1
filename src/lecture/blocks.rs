//! The `ruling` blocks of a Markdown document, each with its place in it.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use std::ops::Range;

/// The first word behind a fence that makes a block a script.
const LANGUAGE: &str = "ruling";

/// What stands under a top-level heading, or before the first: its blocks go on from one another, another section
/// starts anew.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Section {
    /// The heading's words; empty before the first.
    pub title: String,
    /// Its blocks in order.
    pub blocks: Vec<Block>,
}

/// A fenced block of the language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// The nearest heading above it, of any level; empty where there is none.
    pub heading: String,
    /// The words behind `ruling` on the fence.
    pub options: Vec<String>,
    /// From the first byte of its script to one past the last.
    pub range: Range<usize>,
    /// The bytes of its script without what stands before it on each line in a quotation or a list.
    pub pieces: Vec<Range<usize>>,
}

impl Block {
    /// Whether a word stands on its fence.
    #[must_use]
    pub fn has(&self, option: &str) -> bool {
        self.options.iter().any(|own| own.eq_ignore_ascii_case(option))
    }
}

/// The sections of a document that hold blocks.
#[must_use]
pub fn sections(markdown: &str) -> Vec<Section> {
    let mut sections = vec![Section::default()];
    let mut heading: Option<HeadingLevel> = None;
    let mut words = String::new();
    let mut nearest = String::new();
    let mut open: Option<Block> = None;
    for (event, range) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                heading = Some(level);
                words.clear();
            }
            Event::End(TagEnd::Heading(level)) => {
                heading = None;
                nearest.clone_from(&words);
                if level == HeadingLevel::H1 {
                    sections.push(Section { title: words.clone(), blocks: Vec::new() });
                }
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                let mut info = info.split_whitespace().map(str::to_owned);
                if info.next().as_deref() == Some(LANGUAGE) {
                    let nowhere = range.end..range.end;
                    open = Some(Block {
                        heading: nearest.clone(),
                        options: info.collect(),
                        range: nowhere,
                        pieces: Vec::new(),
                    });
                }
            }
            Event::End(TagEnd::CodeBlock) => {
                if let (Some(block), Some(section)) = (open.take(), sections.last_mut()) {
                    section.blocks.push(block);
                }
            }
            Event::Text(text) | Event::Code(text) if heading.is_some() => words.push_str(&text),
            Event::SoftBreak | Event::HardBreak if heading.is_some() => words.push(' '),
            Event::Text(_) => {
                if let Some(block) = &mut open {
                    block.add(range);
                }
            }
            _ => {}
        }
    }
    sections.retain(|section| !section.blocks.is_empty());
    sections
}

impl Block {
    fn add(&mut self, piece: Range<usize>) {
        if self.pieces.is_empty() {
            self.range = piece.clone();
        }
        self.range.end = piece.end;
        match self.pieces.last_mut() {
            Some(last) if last.end == piece.start => last.end = piece.end,
            _ => self.pieces.push(piece),
        }
    }
}

/// The document with everything outside the scripts of these sections blanked, so that every place in it is the
/// document's own.
#[must_use]
pub fn script(markdown: &str, sections: &[Section]) -> String {
    let pieces = sections.iter().flat_map(|section| &section.blocks).flat_map(|block| &block.pieces);
    let mut blanked = String::with_capacity(markdown.len());
    let mut at = 0;
    for piece in pieces {
        blank(&mut blanked, markdown.get(at..piece.start).unwrap_or(""));
        blanked.push_str(markdown.get(piece.clone()).unwrap_or(""));
        at = piece.end;
    }
    blank(&mut blanked, markdown.get(at..).unwrap_or(""));
    blanked
}

/// As many blanks as the text has bytes; its line ends stay.
fn blank(blanked: &mut String, text: &str) {
    blanked.extend(text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run must say so at once")]

    use super::*;

    /// What each block's script reads, and whether the blanked document has it at the same place.
    fn scripts(markdown: &str) -> Vec<String> {
        let sections = sections(markdown);
        let blanked = script(markdown, &sections);
        assert_eq!(blanked.len(), markdown.len());
        assert_eq!(blanked.matches('\n').count(), markdown.matches('\n').count());
        let blocks = sections.iter().flat_map(|section| &section.blocks);
        blocks.map(|block| blanked.get(block.range.clone()).unwrap().to_owned()).collect()
    }

    #[test]
    fn headings_of_the_first_level_part_sections() {
        let markdown = "```ruling\n+1\n```\n# One `x`\n```ruling error hide\n+2\n```\n## Two\n~~~ruling\n+3\n~~~\n# Three\n\
                        ```rust\n+4\n```\n\n    ruling\n\nFour\n====\n```ruling\n```\n";
        let found = sections(markdown);
        let titles: Vec<_> = found.iter().map(|section| (section.title.as_str(), section.blocks.len())).collect();
        assert_eq!(titles, [("", 1), ("One x", 2), ("Four", 1)]);
        let [_, one, _] = found.as_slice() else { panic!("{found:?}") };
        assert!(one.blocks.first().unwrap().has("error") && one.blocks.first().unwrap().has("hide"));
        assert_eq!(one.blocks.last().unwrap().heading, "Two");
        assert_eq!(scripts(markdown), ["+1\n", "+2\n", "+3\n", ""]);
    }

    #[test]
    fn quotations_lists_and_line_ends() {
        assert_eq!(scripts("> ```ruling\n> +1\n> +2\n> ```\n"), ["+1\n  +2\n"]);
        assert_eq!(scripts("- ♠♥\n\n  ```ruling\n  +1\n  +2\n  ```\n"), ["+1\n  +2\n"]);
        assert_eq!(scripts("♠\r\n```ruling\r\n+1\r\n+2\r\n```\r\n"), ["+1\r\n+2\r\n".replace('\r', " ").as_str()]);
        assert_eq!(scripts("```ruling\n+1"), ["+1"]);
        assert_eq!(scripts("```rulings\n+1\n```\n``` ruling\n+2\n```\n"), ["+2\n"]);
    }
}
