//! A piece of a text: one segment, with its place in the text.

use super::keywords::Keyword;
use super::lexer::{Normalised, is_blank, normalise};
use crate::diagnostic::{Diagnostic, Problem};
use crate::source::{FileId, Span};

/// The form as which a piece was parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Context {
    Statement,
    Ruling,
    Row,
    ScaleRow,
    Fact,
    Vote,
    WeightsRow,
    KnowledgeRow,
    Heading,
    /// The clauses behind the keyword, without it.
    Clauses(Keyword),
}

/// A segment of a text, before anything is made of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece<'a> {
    pub file: FileId,
    /// The whole text.
    pub text: &'a str,
    /// The first byte of the piece.
    pub start: usize,
    /// One past its last byte.
    pub end: usize,
    /// True for a possible correction of another piece: it is not corrected itself.
    pub is_reading: bool,
}

impl<'a> Piece<'a> {
    /// The part of a text between two bytes, without the blanks around it.
    pub fn trimmed(file: FileId, text: &'a str, start: usize, end: usize) -> Self {
        let raw = text.get(start..end).unwrap_or("");
        let inner = raw.trim_start_matches(is_blank);
        let start = start.saturating_add(raw.len().saturating_sub(inner.len()));
        let end = start.saturating_add(inner.trim_end_matches(is_blank).len());
        Self { file, text, start, end, is_reading: false }
    }

    /// The piece in its original form.
    pub fn written(&self) -> &'a str {
        self.text.get(self.start..self.end).unwrap_or("")
    }

    /// The piece as the grammar reads it.
    pub fn normalised(&self) -> Normalised<'a> {
        normalise(self.written())
    }

    /// A place in it, from one of its bytes to another.
    pub fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.file, self.start.saturating_add(start), self.start.saturating_add(end))
    }

    /// Something wrong with `length` of its bytes.
    pub fn problem(&self, start: usize, length: usize, problem: Problem) -> Diagnostic {
        Diagnostic::at(self.span(start, start.saturating_add(length)), problem)
    }
}
