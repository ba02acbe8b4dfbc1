//! The Markdown of a lecture, read once for all that is asked of it.

use super::blocks::{
    Fenced, PROCEDURE, RULING, Section, behind_fence, dialect, has_results, is_called, is_closed, marker, options,
    words,
};
use super::front::without;
use crate::diagnostic::closest;
use pulldown_cmark::{BrokenLink, CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};
use std::ops::Range;

/// Words of a lecture, each with its place.
type Words = Vec<(String, Range<usize>)>;

/// A lecture as it was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Manuscript {
    /// Its sections with their blocks; what is woven in has none.
    pub sections: Vec<Section>,
    /// The places of code and formulas, in which braces are no figures.
    pub(super) code: Vec<Range<usize>>,
    /// The formulas between dollar signs.
    pub(super) formulas: Words,
    /// The addresses of its pictures.
    pub(super) pictures: Words,
    /// The fences that have nearly the word of a block that is executed.
    pub(super) misspelt: Words,
    /// The sources that are cited and defined nowhere.
    pub(super) unknown_sources: Words,
}

/// The sections of a text with their blocks.
#[must_use]
pub fn sections(markdown: &str) -> Vec<Section> {
    Manuscript::of(markdown).sections
}

impl Manuscript {
    /// Reads a text, from its front matter on.
    #[must_use]
    pub fn of(markdown: &str) -> Self {
        let bare = without(markdown);
        let markdown = bare.as_ref();
        let (mut found, mut unknown_sources) = (Self::default(), Vec::new());
        let mut reader = SectionReader::of(markdown);
        let mut open_code: Option<Range<usize>> = None;
        let mut broken = |link: BrokenLink<'_>| {
            let name = link.reference.strip_prefix('@').map(str::to_owned);
            unknown_sources.extend(name.map(|name| (name, link.span)));
            None
        };
        let events = Parser::new_with_broken_link_callback(markdown, dialect(), Some(&mut broken));
        for (event, range) in events.into_offset_iter() {
            match &event {
                Event::Code(_) => found.code.push(range.clone()),
                Event::InlineMath(formula) | Event::DisplayMath(formula) => {
                    found.code.push(range.clone());
                    found.formulas.push((formula.to_string(), range.clone()));
                }
                Event::Start(Tag::CodeBlock(kind)) => {
                    open_code = Some(range.clone());
                    found.misspelt.extend(misspelt(markdown, kind, &range));
                }
                Event::End(TagEnd::CodeBlock) => found.code.extend(open_code.take()),
                Event::Start(Tag::Image { dest_url, .. }) => {
                    found.pictures.push((dest_url.to_string(), range.clone()));
                }
                _ => {}
            }
            reader.take(event, range);
        }
        Self { sections: reader.end(), unknown_sources, ..found }
    }

    /// The blocks that are executed, in order.
    pub fn blocks(&self) -> impl Iterator<Item = &Fenced> {
        self.sections.iter().flat_map(|section| &section.blocks)
    }

    /// The bytes of all their lines.
    #[must_use]
    pub fn scripts(&self) -> Vec<Range<usize>> {
        self.blocks().flat_map(|block| block.code.iter().cloned()).collect()
    }
}

/// A fence whose word is nearly the one of a block that is executed: the word and the place of the fence.
fn misspelt(markdown: &str, kind: &CodeBlockKind<'_>, range: &Range<usize>) -> Option<(String, Range<usize>)> {
    let CodeBlockKind::Fenced(info) = kind else { return None };
    let (word, _) = words(info).next().filter(|(word, _)| *word != RULING)?;
    // An author may name the program there.
    if !word.eq_ignore_ascii_case("redress") {
        closest(word, [RULING])?;
    }
    let fence = markdown.get(range.clone())?.lines().next().map_or(0, str::len);
    Some((word.to_owned(), range.start..range.start.saturating_add(fence)))
}

/// Finds the sections and their blocks.
struct SectionReader<'a> {
    markdown: &'a str,
    sections: Vec<Section>,
    /// The block that is being read.
    block: Option<Fenced>,
    is_procedure: bool,
    /// The nearest heading, and the level of one that is being read.
    nearest: String,
    heading: Option<HeadingLevel>,
    is_woven: bool,
}

impl<'a> SectionReader<'a> {
    fn of(markdown: &'a str) -> Self {
        Self {
            markdown,
            sections: vec![Section::default()],
            block: None,
            is_procedure: false,
            nearest: String::new(),
            heading: None,
            is_woven: false,
        }
    }

    fn take(&mut self, event: Event<'_>, range: Range<usize>) {
        match event {
            Event::Html(comment) if self.block.is_none() && marker(&comment).is_some() => {
                self.is_woven = marker(&comment) == Some(true);
            }
            _ if self.is_woven => {}
            Event::Start(Tag::Heading { level, .. }) => self.begin_heading(level, range),
            Event::End(TagEnd::Heading(level)) => {
                self.heading = None;
                if let (HeadingLevel::H1, Some(last)) = (level, self.sections.last_mut()) {
                    last.heading = Some(self.nearest.clone());
                }
            }
            Event::Text(words) | Event::Code(words) if self.heading.is_some() => self.nearest.push_str(&words),
            Event::SoftBreak | Event::HardBreak if self.heading.is_some() => self.nearest.push(' '),
            Event::Start(Tag::CodeBlock(kind)) if has_results(&kind) => {
                self.is_procedure = is_called(&kind, PROCEDURE);
                let options = options(self.markdown, &range);
                let inside = behind_fence(self.markdown, &range);
                let heading = self.nearest.clone();
                self.block = Some(Fenced { heading, options, range, code: Vec::new(), inside, closed: false });
            }
            Event::Text(_) => {
                if let Some(block) = &mut self.block {
                    block.code.push(range);
                }
            }
            Event::End(TagEnd::CodeBlock) => {
                if let (Some(mut block), Some(last)) = (self.block.take(), self.sections.last_mut()) {
                    block.closed = is_closed(self.markdown, &block);
                    let all = if self.is_procedure { &mut last.procedures } else { &mut last.blocks };
                    all.push(block);
                }
            }
            _ => {}
        }
    }

    fn begin_heading(&mut self, level: HeadingLevel, range: Range<usize>) {
        self.heading = Some(level);
        self.nearest.clear();
        if level == HeadingLevel::H1 {
            if let Some(last) = self.sections.last_mut() {
                last.range.end = range.start;
            }
            let start = range.start;
            self.sections.push(Section { heading: Some(String::new()), range: start..start, ..Section::default() });
        }
    }

    fn end(mut self) -> Vec<Section> {
        if let Some(last) = self.sections.last_mut() {
            last.range.end = self.markdown.len();
        }
        self.sections
    }
}
