//! Splits a text into segments, each a statement, a row or the heading of a block, in one pass and without recursion.
//!
//! The parser sees one segment at a time, so that its memory does not grow with the script, and one that cannot be
//! read does not take the rest with it.

use super::block::Block;
use super::hand;
use super::joined::{Joint, joint};
use super::keywords::is_statement_word;
use super::lexer::{self, Kind, LONG_QUOTES, Lexeme, first_word, is_blank, lexeme, line_end};
use crate::diagnostic::{Diagnostic, Problem};
use crate::source::{FileId, Span, turns_text};
use std::collections::VecDeque;

/// The greatest depth of blocks in one another.
pub(super) const MAX_DEPTH: usize = 64;

/// Openers read again after one was never closed; past this many the reading goes on where the trouble was noticed.
const MAX_RESUMPTIONS: usize = 1000;

/// The kind of a segment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SegmentKind {
    /// A statement without a block, or a row, as the block around it has it.
    Item,
    /// The heading of a block; `end` is the brace.
    Open(Block),
    /// A closing brace.
    Close,
    /// A comment.
    Comment {
        /// Inside a piece that goes on after it.
        inside: bool,
    },
}

/// A part of the text, in the order of their ends.
#[derive(Debug, Clone, Copy)]
pub(super) struct Segment {
    pub kind: SegmentKind,
    pub start: usize,
    pub end: usize,
    /// Something in it was reported already: it is not read any further.
    pub broken: bool,
}

/// A text cut up.
#[derive(Debug, Default)]
pub(super) struct Split {
    pub segments: Vec<Segment>,
    pub problems: Vec<Diagnostic>,
    /// True if the text ends inside a bracket, a block or a long string.
    pub incomplete: bool,
}

/// Cuts `text` up, starting as the inside of `outer` if that is given.
pub(super) fn split(file: FileId, text: &str, outer: Option<Block>) -> Split {
    let mut splitter = Splitter::new(file, text, outer);
    while splitter.advance() {}
    splitter.found
}

/// The parentheses that are open. Only the first is reported if they are never closed, and only those on the lines
/// after its own are met again, which bounds the memory for a flood of them.
#[derive(Default)]
struct Parentheses {
    depth: usize,
    first: Opener,
    /// Those on the lines after the first one's, and how many were open before each.
    later: Vec<(usize, usize)>,
}

/// An opening parenthesis, and how many segments and problems had been found by then.
#[derive(Clone, Copy, Default)]
struct Opener {
    at: usize,
    segments: usize,
    problems: usize,
    line_end: usize,
}

impl Parentheses {
    fn is_empty(&self) -> bool {
        self.depth == 0
    }

    fn open(&mut self, opener: impl FnOnce() -> Opener, at: usize) {
        if self.depth == 0 {
            self.first = opener();
        } else if at > self.first.line_end {
            self.later.push((at, self.depth));
        }
        self.depth = self.depth.saturating_add(1);
    }

    /// Closes the last one; false where none is open.
    fn close(&mut self) -> bool {
        let Some(depth) = self.depth.checked_sub(1) else { return false };
        self.depth = depth;
        if self.later.last().is_some_and(|(_, before)| *before == depth) {
            self.later.pop();
        }
        true
    }
}

/// The most problems to report of one line: a binary file would fill the memory with more.
const MOST_ON_A_LINE: usize = 100;

/// Limits the problems to report, line by line.
#[derive(Default)]
pub(super) struct LineLimit {
    /// The first problem of the line that the last one was on.
    first: usize,
    /// The end of that line.
    end: usize,
    /// The number of its problems.
    problems: usize,
}

impl LineLimit {
    /// Returns true if one more problem at byte `at` of a text is to be reported.
    pub fn admits(&mut self, text: &str, at: usize) -> bool {
        if !(self.first..self.end).contains(&at) {
            *self = Self { first: at, end: line_end(text, at).saturating_add(1), problems: 0 };
        }
        self.problems = self.problems.saturating_add(1);
        self.problems <= MOST_ON_A_LINE
    }
}

/// Splits a text as far as the caller reads.
pub(super) struct Splitter<'a> {
    file: FileId,
    text: &'a str,
    at: usize,
    /// The start of the piece being read.
    start: Option<usize>,
    broken: bool,
    parentheses: Parentheses,
    limit: LineLimit,
    /// Openers that an earlier look ahead has found unclosed, so that no part is searched again and again.
    known_unclosed: VecDeque<usize>,
    /// Up to where the direction of the text was looked at.
    searched: usize,
    /// The decision about the separators ahead.
    joint: Joint,
    resumptions: usize,
    blocks: Vec<(Block, usize)>,
    outer: Option<Block>,
    /// The segments and problems found and not yet taken.
    pub found: Split,
}

impl<'a> Splitter<'a> {
    /// A splitter at the start of `text`, as the inside of `outer` if that is given.
    pub fn new(file: FileId, text: &'a str, outer: Option<Block>) -> Self {
        Self {
            file,
            text,
            at: 0,
            start: None,
            broken: false,
            parentheses: Parentheses::default(),
            limit: LineLimit::default(),
            known_unclosed: VecDeque::new(),
            searched: 0,
            joint: Joint::default(),
            resumptions: 0,
            blocks: Vec::new(),
            outer,
            found: Split::default(),
        }
    }

    /// Skips the text before `start`.
    pub fn skip_to(&mut self, start: usize) {
        self.at = self.at.max(start);
        self.searched = self.at;
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn rest(&self, at: usize) -> &str {
        self.text.get(at..).unwrap_or("")
    }

    fn problem(&mut self, start: usize, end: usize, problem: Problem) {
        if self.limit.admits(self.text, start) {
            self.found.problems.push(Diagnostic::at(Span::new(self.file, start, end), problem));
        }
    }

    fn block(&self) -> Option<Block> {
        self.blocks.last().map(|(block, _)| *block).or(self.outer)
    }

    /// Reads on until something more is certain and says whether there may be more; at the end of the text all is.
    ///
    /// The caller may take what was found: only segments after an open parenthesis are ever taken back.
    pub fn advance(&mut self) -> bool {
        let goes_on = self.read_on();
        self.find_directions();
        goes_on
    }

    /// Reports what makes a line look other than it reads, in comments and strings too.
    fn find_directions(&mut self) {
        let (from, to) = (self.searched, self.at.min(self.text.len()));
        self.searched = self.searched.max(to);
        let text = self.text.get(from..to).unwrap_or("");
        // All of them begin with this byte.
        if !text.as_bytes().contains(&0xe2) {
            return;
        }
        for (at, found) in text.match_indices(turns_text) {
            let start = from.saturating_add(at);
            self.problem(start, start.saturating_add(found.len()), Problem::TextDirection);
        }
    }

    fn read_on(&mut self) -> bool {
        let known = self.found.segments.len();
        loop {
            match lexeme(self.text, self.at) {
                Some(lexeme) => {
                    self.step(lexeme);
                    if self.found.segments.len() > known && self.parentheses.is_empty() {
                        return true;
                    }
                }
                None if self.parentheses.is_empty() => break,
                None => {
                    self.found.incomplete = true;
                    self.unclosed();
                }
            }
        }
        self.found.incomplete |= self.ends_joined();
        self.end_piece();
        if let Some((_, brace)) = self.blocks.first().copied() {
            self.found.incomplete = true;
            self.problem(brace, brace.saturating_add(1), Problem::Unclosed { opener: "{" });
        }
        false
    }

    fn step(&mut self, lexeme: Lexeme) {
        match lexeme.kind {
            Kind::Blank => self.at = lexeme.end,
            Kind::LineEnd => self.newline(),
            Kind::Comment => self.comment(lexeme),
            Kind::Text { is_closed } => {
                self.begin();
                self.at = lexeme.end;
                if !is_closed {
                    self.unclosed_string(lexeme.start);
                }
            }
            Kind::Control => {
                self.begin();
                self.broken = true;
                self.at = lexeme.end;
                self.problem(lexeme.start, lexeme.end, Problem::ControlCharacter);
            }
            Kind::Word | Kind::Number => {
                self.begin();
                self.at = lexeme.end;
            }
            Kind::Mark => self.mark(lexeme),
        }
    }

    fn mark(&mut self, mark: Lexeme) {
        match self.byte(mark.start) {
            Some(b'(') => self.open_parenthesis(),
            Some(b')') => {
                self.begin();
                self.at = mark.end;
                if !self.parentheses.close() && !self.is_in_a_list() {
                    self.broken = true;
                    self.problem(mark.start, mark.end, Problem::Unopened { closer: ")" });
                }
            }
            Some(b'{' | b'}') if !self.parentheses.is_empty() => self.unclosed(),
            Some(b'{') => self.open_block(),
            Some(b'}') => self.close_block(),
            Some(b';') if self.parentheses.is_empty() => self.separator(),
            Some(b',') if self.parentheses.is_empty() && self.block().is_some_and(Block::has_rows) => self.separator(),
            _ => {
                self.begin();
                self.at = mark.end;
            }
        }
    }

    /// Decides about `;`, or a comma among rows: the end of a piece, or a joint in one.
    fn separator(&mut self) {
        let here = self.at;
        if let Some(start) = self.start.filter(|_| here >= self.joint.until) {
            self.joint = joint(self.text, start, here, self.block());
        }
        if self.start.is_none() || !self.joint.is_joined {
            self.end_piece();
        }
        self.at = here.saturating_add(1);
    }

    fn begin(&mut self) {
        if self.start.is_none() {
            self.start = Some(self.at);
        }
    }

    /// Returns the piece that ends here, without the blanks around it.
    fn take_piece(&mut self) -> Option<(usize, usize, bool)> {
        let start = self.start.take()?;
        let broken = std::mem::take(&mut self.broken);
        let raw = self.text.get(start..self.at).unwrap_or("");
        let trimmed = raw.trim_start_matches(is_blank);
        let start = start.saturating_add(raw.len().saturating_sub(trimmed.len()));
        let trimmed = trimmed.trim_end_matches(is_blank);
        (!trimmed.is_empty()).then(|| (start, start.saturating_add(trimmed.len()), broken))
    }

    fn end_piece(&mut self) {
        if let Some((start, end, broken)) = self.take_piece() {
            self.found.segments.push(Segment { kind: SegmentKind::Item, start, end, broken });
        }
    }

    fn newline(&mut self) {
        let next = self.at.saturating_add(1);
        if !self.parentheses.is_empty() {
            let line = self.rest(next).trim_start_matches(|c| is_blank(c) && c != '\n');
            if is_statement_word(first_word(line)) {
                self.unclosed();
            } else {
                self.at = next;
            }
            return;
        }
        // A heading may have its brace on the next line.
        let brace_follows = self.start.is_some_and(|start| {
            self.rest(next).trim_start_matches(is_blank).starts_with('{')
                && Block::opened_by(self.text.get(start..self.at).unwrap_or(""), self.block()) != Block::Unknown
        });
        if !brace_follows && !self.goes_on_after(next) {
            self.end_piece();
        }
        self.at = next;
    }

    /// Returns true if the piece ends with the sign that joins outcomes, and the next line has one to join.
    fn goes_on_after(&self, next: usize) -> bool {
        let line = self.rest(next).trim_start_matches(|c| is_blank(c) && c != '\n');
        self.ends_joined() && !line.starts_with(['\n', '#', '}']) && !is_statement_word(first_word(line))
    }

    fn ends_joined(&self) -> bool {
        let piece = self.start.and_then(|start| self.text.get(start..self.at)).unwrap_or("");
        piece.trim_end_matches(is_blank).ends_with('&')
    }

    fn comment(&mut self, Lexeme { start, end, .. }: Lexeme) {
        let inside = !self.parentheses.is_empty();
        if !inside {
            self.end_piece();
        }
        let text = self.text.get(start..end).unwrap_or("").trim_end();
        let segment = Segment {
            kind: SegmentKind::Comment { inside },
            start,
            end: start.saturating_add(text.len()),
            broken: false,
        };
        self.found.segments.push(segment);
        self.at = end;
    }

    fn unclosed_string(&mut self, start: usize) {
        let is_long = lexer::is_long(self.rest(start));
        // `The ruling given was "no adjustment.` is a sentence, in which the mark says nothing.
        let line = self.text.get(self.start.unwrap_or(start)..self.at).unwrap_or("");
        if !is_long && hand::in_a_sentence(&lexer::normalise(line.trim_end()).text).is_some() {
            return;
        }
        self.broken = true;
        let opener = if is_long { LONG_QUOTES } else { "\"" };
        self.found.incomplete |= is_long;
        self.problem(start, start.saturating_add(opener.len()), Problem::Unclosed { opener });
    }

    /// True for a line such as `1) result stands 2) 10% PP to NS`.
    fn is_in_a_list(&self) -> bool {
        let start = self.start.unwrap_or(self.at);
        let is_near = self.at.saturating_sub(start) <= hand::LONGEST;
        let line = || self.text.get(start..line_end(self.text, self.at)).filter(|line| line.len() <= hand::LONGEST);
        is_near && line().is_some_and(|line| hand::is_list(&lexer::normalise(line.trim_end()).text))
    }

    fn open_parenthesis(&mut self) {
        self.begin();
        while self.known_unclosed.front().is_some_and(|known| *known < self.at) {
            self.known_unclosed.pop_front();
        }
        if self.parentheses.is_empty() && self.known_unclosed.front() == Some(&self.at) {
            self.problem(self.at, self.at.saturating_add(1), Problem::Unclosed { opener: "(" });
            self.broken = true;
            self.at = line_end(self.text, self.at);
            return;
        }
        let (at, text) = (self.at, self.text);
        let (segments, problems) = (self.found.segments.len(), self.found.problems.len());
        let opener = || Opener { at, segments, problems, line_end: line_end(text, at) };
        self.parentheses.open(opener, at);
        self.at = self.at.saturating_add(1);
    }

    /// The parentheses open here will not be closed: reports the first and goes back to the line after it.
    fn unclosed(&mut self) {
        let noticed = self.at;
        let Parentheses { first, later, .. } = std::mem::take(&mut self.parentheses);
        self.broken = true;
        if first.line_end < noticed && self.resumptions < MAX_RESUMPTIONS {
            self.resumptions = self.resumptions.saturating_add(1);
            self.found.segments.truncate(first.segments);
            // A problem on its own line remains: that line is not read again.
            let stays = |problem: &&Diagnostic| problem.span.is_some_and(|span| span.range().start < first.line_end);
            let own = self.found.problems.iter().skip(first.problems).take_while(stays).count();
            self.found.problems.truncate(first.problems.saturating_add(own));
            self.known_unclosed.extend(later.into_iter().map(|(at, _)| at));
            self.at = first.line_end;
        }
        self.problem(first.at, first.at.saturating_add(1), Problem::Unclosed { opener: "(" });
    }

    fn open_block(&mut self) {
        let brace = self.at;
        let outside = self.block();
        let (start, broken) = match self.take_piece() {
            Some((start, _, broken)) => (start, broken),
            None => (brace, false),
        };
        let mut block = Block::opened_by(self.text.get(start..brace).unwrap_or(""), outside);
        let mut broken = broken;
        if self.blocks.len() == MAX_DEPTH {
            self.problem(brace, brace.saturating_add(1), Problem::TooDeep { limit: MAX_DEPTH });
        }
        if self.blocks.len() >= MAX_DEPTH {
            (block, broken) = (Block::Unknown, true);
        }
        self.found.segments.push(Segment { kind: SegmentKind::Open(block), start, end: brace, broken });
        self.blocks.push((block, brace));
        self.at = brace.saturating_add(1);
    }

    fn close_block(&mut self) {
        self.end_piece();
        let here = self.at;
        let next = here.saturating_add(1);
        self.at = next;
        if self.blocks.pop().is_some() {
            self.found.segments.push(Segment { kind: SegmentKind::Close, start: here, end: next, broken: false });
        } else {
            self.problem(here, next, Problem::Unopened { closer: "}" });
        }
    }
}
