//! From a text to its tree: pieces in, statements out, and a diagnostic for every piece that cannot be read.

use super::errors::{Context, piece_problem, unknown_block, untied_weight};
use super::grammar::{Notation, Pair, Rule};
use super::layout::{Block, Cutter, Event, Kind, cut};
use super::rulings::{Built, Reader, part};
use super::tree::{
    Case, Row, Ruling, Scale, ScaleStep, Script, Spanned, Statement, StatementKind, TravellerItem, Word,
};
use super::words::is_blank;
use crate::diagnostic::Diagnostic;
use crate::number::Exact;
use crate::source::{FileId, Span};
use pest::Parser;

/// Reads a script. What cannot be read is left out of the tree and reported; the rest goes on.
#[must_use]
pub fn parse(file: FileId, text: &str) -> (Script, Vec<Diagnostic>) {
    let (bottom, problems) = run(file, text, None);
    (Script { statements: bottom.statements }, problems)
}

/// Reads one ruling, which must be the whole text.
///
/// # Errors
/// What is wrong with the text.
pub fn parse_ruling(file: FileId, text: &str) -> Result<Ruling, Vec<Diagnostic>> {
    let problems = cut(file, text, None).problems;
    if !problems.is_empty() {
        return Err(problems);
    }
    let plain = text.strip_prefix('\u{feff}').unwrap_or(text);
    let trimmed = plain.trim_start_matches(is_blank);
    let start = text.len().saturating_sub(trimmed.len());
    let end = start.saturating_add(trimmed.trim_end_matches(is_blank).len());
    let source = Source { file, text };
    let built = source.read(Rule::only_ruling, Context::Ruling, start, end, |reader, pair| reader.ruling(pair));
    built.map_err(|diagnostic| vec![*diagnostic])
}

/// Reads the rows of a traveller without its braces: `+620: 3, +500`.
///
/// # Errors
/// What is wrong with the text.
pub fn parse_traveller_rows(file: FileId, text: &str) -> Result<Vec<TravellerItem>, Vec<Diagnostic>> {
    let (bottom, problems) = run(file, text, Some(Block::Traveller));
    if problems.is_empty() { Ok(bottom.items) } else { Err(problems) }
}

/// Whether a text can be read as it is: false only inside a bracket, a block or a long string that is still open.
#[must_use]
pub fn is_complete(text: &str) -> bool {
    !cut(FileId::default(), text, None).incomplete
}

/// A whole text, from which pieces are read.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub file: FileId,
    pub text: &'a str,
}

/// The head of a block.
pub(super) enum Head {
    Case { name: Word, points: Option<Spanned<Exact>> },
    Traveller,
    Group { name: Word },
    Scale { name: Word, boards: Option<Spanned<u32>> },
}

/// A block being read, or the script.
#[derive(Default)]
struct Frame {
    /// What its pieces are; none: statements.
    block: Option<Block>,
    /// None where the head could not be read: the contents are read for their errors and dropped.
    head: Option<Head>,
    start: usize,
    statements: Vec<Statement>,
    items: Vec<TravellerItem>,
    steps: Vec<ScaleStep>,
}

/// Some statements of a script and what could not be read up to their end.
#[derive(Debug, Default)]
pub struct Chunk {
    /// Complete statements, most often one.
    pub statements: Vec<Statement>,
    /// What is wrong with them or with what was left out.
    pub problems: Vec<Diagnostic>,
}

/// Reads a script statement by statement, so that its length costs no memory.
pub fn statements(file: FileId, text: &str) -> impl Iterator<Item = Chunk> + '_ {
    statements_within(file, text, 0..text.len())
}

/// Reads the script that stands in a part of a text; places are the whole text's.
pub fn statements_within(file: FileId, text: &str, part: std::ops::Range<usize>) -> impl Iterator<Item = Chunk> + '_ {
    let mut reading = Reading::new(file, text.get(..part.end).unwrap_or(text), None);
    reading.cutter.skip_to(part.start);
    reading
}

fn run(file: FileId, text: &str, outer: Option<Block>) -> (Frame, Vec<Diagnostic>) {
    let mut reading = Reading::new(file, text, outer);
    while reading.advance() {}
    let mut problems = reading.problems;
    in_order(&mut problems);
    (reading.bottom, problems)
}

fn in_order(problems: &mut Vec<Diagnostic>) {
    problems.sort_by_key(|problem| problem.span.map(|span| span.start));
    // A decimal comma between two rows is noticed in both.
    problems.dedup();
}

/// A text being read.
struct Reading<'a> {
    source: Source<'a>,
    cutter: Cutter<'a>,
    outer: Option<Block>,
    bottom: Frame,
    stack: Vec<Frame>,
    problems: Vec<Diagnostic>,
    ended: bool,
}

impl Iterator for Reading<'_> {
    type Item = Chunk;

    fn next(&mut self) -> Option<Chunk> {
        loop {
            if self.ended {
                return None;
            }
            self.advance();
            let found = !self.bottom.statements.is_empty() || !self.problems.is_empty();
            if self.stack.is_empty() && found {
                let mut chunk = Chunk {
                    statements: std::mem::take(&mut self.bottom.statements),
                    problems: std::mem::take(&mut self.problems),
                };
                in_order(&mut chunk.problems);
                return Some(chunk);
            }
        }
    }
}

impl<'a> Reading<'a> {
    fn new(file: FileId, text: &'a str, outer: Option<Block>) -> Self {
        Self {
            source: Source { file, text },
            cutter: Cutter::new(file, text, outer),
            outer,
            bottom: Frame { block: outer, ..Frame::default() },
            stack: Vec::new(),
            problems: Vec::new(),
            ended: false,
        }
    }

    /// Reads on a little; false at the end of the text.
    fn advance(&mut self) -> bool {
        self.ended = !self.cutter.advance();
        self.problems.append(&mut self.cutter.layout.problems);
        let mut events = std::mem::take(&mut self.cutter.layout.events);
        for event in events.drain(..) {
            self.event(&event);
        }
        self.cutter.layout.events = events;
        if self.ended {
            // A block that was never closed is reported; what it holds is still read.
            while self.stack.last().is_some() {
                self.close(self.source.text.len());
            }
        }
        !self.ended
    }

    fn event(&mut self, event: &Event) {
        match event.kind {
            Kind::Comment { .. } => {}
            Kind::Piece => {
                let frame = self.stack.last_mut().unwrap_or(&mut self.bottom);
                if !event.broken
                    && let Err(problem) = frame.piece(self.source, event)
                {
                    self.problems.push(*problem);
                }
            }
            Kind::Open(block) => {
                let outside = self.stack.last().map_or(self.outer, |frame| frame.block);
                let mut head = None;
                if !event.broken && outside != Some(Block::Unknown) {
                    match self.source.head(event, block, outside) {
                        Ok(read) => head = Some(read),
                        Err(problem) => self.problems.push(*problem),
                    }
                }
                self.stack.push(Frame { block: Some(block), head, start: event.start, ..Frame::default() });
            }
            Kind::Close => self.close(event.end),
        }
    }

    fn close(&mut self, end: usize) {
        if let Some(frame) = self.stack.pop() {
            let span = Span::new(self.source.file, frame.start, end);
            self.stack.last_mut().unwrap_or(&mut self.bottom).take(frame, span);
        }
    }
}

impl Frame {
    /// Reads a piece of the block.
    fn piece(&mut self, source: Source<'_>, event: &Event) -> Result<(), Box<Diagnostic>> {
        match self.block {
            None | Some(Block::Case) => self.statements.push(source.statement(event)?),
            Some(Block::Traveller | Block::Group) => self.items.push(TravellerItem::Row(source.row(event)?)),
            Some(Block::Scale) => self.steps.push(source.scale_step(event)?),
            Some(Block::Unknown) => {}
        }
        Ok(())
    }

    /// Puts a block that has ended where it belongs.
    fn take(&mut self, frame: Frame, span: Span) {
        let kind = match frame.head {
            None => return,
            Some(Head::Group { name }) => {
                let row = |item| match item {
                    TravellerItem::Row(row) => Some(row),
                    TravellerItem::Group { .. } => None,
                };
                let rows = frame.items.into_iter().filter_map(row).collect();
                self.items.push(TravellerItem::Group { name, rows, span });
                return;
            }
            Some(Head::Case { name, points }) => StatementKind::Case(Case { name, points, body: frame.statements }),
            Some(Head::Traveller) => StatementKind::Traveller(Some(frame.items)),
            Some(Head::Scale { name, boards }) => StatementKind::Scale(Scale { name, boards, steps: frame.steps }),
        };
        self.statements.push(Statement { kind, span });
    }
}

impl<'a> Source<'a> {
    /// Matches `rule` against a piece and builds what it stands for.
    fn read<T>(
        self,
        rule: Rule,
        context: Context,
        start: usize,
        end: usize,
        build: impl FnOnce(&Reader<'a>, &Pair<'a>) -> Built<T>,
    ) -> Built<T> {
        let piece = self.text.get(start..end).unwrap_or("");
        match Notation::parse(rule, piece) {
            Ok(mut pairs) => {
                let reader = Reader { file: self.file, text: self.text, base: start };
                match pairs.next() {
                    Some(pair) => build(&reader, &pair),
                    None => Err(Box::new(piece_problem(self, start, end, context, None))),
                }
            }
            Err(error) => Err(Box::new(piece_problem(self, start, end, context, Some(&error)))),
        }
    }

    /// Reads a statement without a block.
    pub fn statement(self, event: &Event) -> Built<Statement> {
        let (start, end) = (event.start, event.end);
        let built = self.read(Rule::statement, Context::Statement, start, end, |reader, pair| {
            Ok(Statement { kind: reader.statement_kind(pair)?, span: reader.span(pair) })
        });
        match untied_weight(self, start, end, built.as_ref().ok()) {
            Some(problem) => Err(Box::new(problem)),
            None => built,
        }
    }

    /// Reads a row of a traveller.
    pub fn row(self, event: &Event) -> Built<Row> {
        self.read(Rule::row, Context::Row, event.start, event.end, |reader, pair| reader.row(pair))
    }

    /// Reads a step of a scale.
    pub fn scale_step(self, event: &Event) -> Built<ScaleStep> {
        let (start, end) = (event.start, event.end);
        self.read(Rule::scale_row, Context::ScaleRow, start, end, |reader, pair| reader.scale_step(pair))
    }

    /// Reads the head of a block.
    pub fn head(self, event: &Event, block: Block, outside: Option<Block>) -> Built<Head> {
        let (start, end) = (event.start, event.end);
        let rule = match block {
            Block::Case => Rule::case_head,
            Block::Traveller => Rule::traveller_head,
            Block::Group => Rule::group_head,
            Block::Scale => Rule::scale_head,
            Block::Unknown => return Err(Box::new(unknown_block(self, start, end, outside))),
        };
        // The blanks before the brace are no part of the head.
        let head = self.text.get(start..end).unwrap_or("").trim_end_matches(is_blank);
        let end = start.saturating_add(head.len());
        self.read(rule, Context::Head, start, end, |reader, pair| {
            Ok(match block {
                Block::Case => {
                    let points = match part(pair, Rule::number) {
                        Some(number) => {
                            let value = reader.decimal(&number, "number")?;
                            Some(Spanned::new(value, reader.span(&number)))
                        }
                        None => None,
                    };
                    Head::Case { name: reader.string(&reader.need(pair, Rule::string)?)?, points }
                }
                Block::Group => Head::Group { name: reader.string(&reader.need(pair, Rule::string)?)? },
                Block::Scale => {
                    let boards = part(pair, Rule::digits).map(|_| reader.boards(pair)).transpose()?;
                    Head::Scale { name: reader.word_or_string(pair)?, boards }
                }
                Block::Traveller | Block::Unknown => Head::Traveller,
            })
        })
    }
}
