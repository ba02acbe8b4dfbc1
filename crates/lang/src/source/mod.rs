//! Source text: files, byte spans, and lines and columns as an editor counts them.

mod characters;
mod foreign;
mod place;

pub use characters::{is_invisible, is_zero_width, turns_text};
pub use foreign::{printable, visible, visible_lines};
pub use place::{FileId, Span};

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

/// One text of a run with its name, as the loader gave it. A clone shares the text.
#[derive(Debug, Clone)]
pub struct Source {
    /// The user's name for it: a path, `<stdin>`, `<ruling>`.
    pub name: String,
    /// The text, shared with whoever shows it.
    pub text: Arc<str>,
    line_starts: Arc<[u32]>,
}

/// A place as people count it, from 1: lines, and columns in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl Source {
    /// Takes the text in; its lines are counted once.
    #[must_use]
    pub fn new(name: impl Into<String>, text: impl Into<Arc<str>>) -> Self {
        let text = text.into();
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let after = breaks.filter_map(|(at, _)| u32::try_from(at.saturating_add(1)).ok());
        let line_starts = std::iter::once(0).chain(after).collect();
        Self { name: name.into(), text, line_starts }
    }

    /// The text of a span; empty where the span lies outside.
    #[must_use]
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or("")
    }

    /// The line of a byte offset, from 1.
    #[must_use]
    pub fn line(&self, offset: u32) -> usize {
        self.line_starts.partition_point(|start| *start <= offset)
    }

    /// The text from the start of the line that a byte offset is on, to the end.
    #[must_use]
    pub fn text_of_line(&self, offset: u32) -> &str {
        let start = self.line_starts.get(self.line(offset).saturating_sub(1)).copied().unwrap_or(0);
        self.text.get(start as usize..).unwrap_or("")
    }

    /// The line and column of a byte offset.
    #[must_use]
    pub fn place(&self, offset: u32) -> Place {
        let line = self.line(offset);
        let start = self.line_starts.get(line.saturating_sub(1)).copied().unwrap_or(0);
        let before = self.text.get(start as usize..offset as usize).unwrap_or("");
        let before = before.strip_prefix('\u{feff}').unwrap_or(before);
        Place { line, column: before.chars().count().saturating_add(1) }
    }
}

/// All texts of a run; a [`FileId`] is a number into it.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    files: VecDeque<Source>,
    /// The number of texts that were dropped.
    forgotten: u32,
}

impl Sources {
    /// Adds a text and says what it is called from now on.
    pub fn add(&mut self, source: Source) -> FileId {
        let id = u32::try_from(self.files.len()).unwrap_or(u32::MAX).saturating_add(self.forgotten);
        self.files.push_back(source);
        FileId(id)
    }

    /// The number of texts that are kept.
    #[must_use]
    pub fn count(&self) -> usize {
        self.files.len()
    }

    /// Their length together, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.files.iter().map(|source| source.text.len()).sum()
    }

    /// Keeps the last `most` texts alone: a session that lasts would else keep every line that was ever typed.
    pub fn forget_before(&mut self, most: usize) {
        while self.files.len() > most {
            self.files.pop_front();
            self.forgotten = self.forgotten.saturating_add(1);
        }
    }

    /// The source with this id, unless it was forgotten.
    #[must_use]
    pub fn get(&self, id: FileId) -> Option<&Source> {
        self.files.get(id.0.checked_sub(self.forgotten)? as usize)
    }

    /// The text of a span.
    #[must_use]
    pub fn slice(&self, span: Span) -> &str {
        self.get(span.file).map_or("", |source| source.slice(span))
    }

    /// The line on which a span starts, from 1.
    #[must_use]
    pub fn line(&self, span: Span) -> usize {
        self.get(span.file).map_or(0, |source| source.line(span.start))
    }
}

/// The extensions of scripts, and of the conventions that they include.
const SCRIPTS: [&str; 2] = ["ruling", "conventions"];

/// Returns whether a file is a script by its name.
#[must_use]
pub fn is_script(path: &Path) -> bool {
    path.extension().is_some_and(|own| SCRIPTS.iter().any(|known| own.eq_ignore_ascii_case(known)))
}
