//! Parses a text: pieces in, statements out, and a diagnostic for every piece that cannot be read.

use super::block::Block;
use super::grammar::{Pair, Rule};
use super::hand;
use super::keywords::Keyword;
use super::mistakes;
use super::piece::{Context, Piece};
use super::reader::Reader;
use super::splitter::{LineLimit, Segment, SegmentKind, Splitter, split};
use super::statements::{
    Case, Evidence, Fact, Heading, Incident, IncidentRow, KnowledgeRow, Poll, Scale, ScaleStep, Script, Statement,
    StatementKind, TravellerItem, Vote, Weights, WeightsRow,
};
use super::written::Ruling;
use crate::diagnostic::{Diagnostic, Problem};
use crate::source::{FileId, Span};

/// Reads a script. What cannot be read is left out of the tree and reported; the rest goes on.
#[must_use]
pub fn parse(file: FileId, text: &str) -> (Script, Vec<Diagnostic>) {
    let (bottom, problems) = run(file, text, None);
    (Script { statements: bottom.statements }, problems)
}

/// Reads one ruling, which must be the whole text.
///
/// # Errors
/// The problems of the text.
pub fn parse_ruling(file: FileId, text: &str) -> Result<Ruling, Vec<Diagnostic>> {
    whole(file, text)?.ruling().map_err(|found| vec![*found])
}

/// Reads what `board` says without the word, which must be the whole text: `7 vul NS`.
///
/// # Errors
/// The problems of the text.
pub fn parse_board(file: FileId, text: &str) -> Result<StatementKind, Vec<Diagnostic>> {
    let context = Context::Clauses(Keyword::Board);
    whole(file, text)?
        .read(Rule::only_board, context, |reader, pair| reader.board_statement(pair))
        .map_err(|found| vec![*found])
}

/// Reads what `offenders` says without the word, which must be the whole text: `EW`.
///
/// # Errors
/// The problems of the text.
pub fn parse_offenders(file: FileId, text: &str) -> Result<StatementKind, Vec<Diagnostic>> {
    let build = |reader: &Reader<'_>, pair: &Pair<'_>| reader.offenders(pair).map(StatementKind::Offenders);
    whole(file, text)?
        .read(Rule::only_offenders, Context::Clauses(Keyword::Offenders), build)
        .map_err(|found| vec![*found])
}

/// Reads what `match` says without the word, which must be the whole text: `boards 16 rest +10`.
///
/// # Errors
/// The problems of the text.
pub fn parse_match(file: FileId, text: &str) -> Result<StatementKind, Vec<Diagnostic>> {
    let build = |reader: &Reader<'_>, pair: &Pair<'_>| reader.match_clauses(pair).map(StatementKind::Match);
    whole(file, text)?.read(Rule::only_match, Context::Clauses(Keyword::Match), build).map_err(|found| vec![*found])
}

/// A text that is one piece.
fn whole(file: FileId, text: &str) -> Result<Piece<'_>, Vec<Diagnostic>> {
    let problems = split(file, text, None).problems;
    if !problems.is_empty() {
        return Err(problems);
    }
    let start = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    Ok(Piece::trimmed(file, text, start, text.len()))
}

/// Reads one step of a scale, which must be the whole text: `3-6: 16-14`.
///
/// # Errors
/// The problems of the text.
pub fn parse_scale_step(file: FileId, text: &str) -> Result<ScaleStep, Vec<Diagnostic>> {
    whole(file, text)?.scale_step().map_err(|found| vec![*found])
}

/// Reads one row of an incident, which must be the whole text: `suggested: yes, "the remark"`.
///
/// # Errors
/// The problems of the text.
pub fn parse_fact(file: FileId, text: &str) -> Result<Fact, Vec<Diagnostic>> {
    whole(file, text)?.fact().map_err(|found| vec![*found])
}

/// Reads one row of a poll, which must be the whole text: `4♥: 5`, `pass considered 3`.
///
/// # Errors
/// The problems of the text.
pub fn parse_vote(file: FileId, text: &str) -> Result<Vote, Vec<Diagnostic>> {
    whole(file, text)?.vote().map_err(|found| vec![*found])
}

/// Reads the rows of a traveller without its braces: `+620: 3, +500`.
///
/// # Errors
/// The problems of the text.
pub fn parse_traveller_rows(file: FileId, text: &str) -> Result<Vec<TravellerItem>, Vec<Diagnostic>> {
    let (bottom, problems) = run(file, text, Some(Block::Traveller));
    if problems.is_empty() { Ok(bottom.items) } else { Err(problems) }
}

/// Returns true if a text is complete: false only inside a bracket, a block or a long string that is still open.
#[must_use]
pub fn is_complete(text: &str) -> bool {
    !split(FileId::default(), text, None).incomplete
}

/// A block being read, or the script.
#[derive(Default)]
struct Frame {
    /// The block around its pieces; `None` for statements.
    block: Option<Block>,
    /// The heading; `None` if it could not be read, when the contents are read for their errors and dropped.
    heading: Option<Heading>,
    start: usize,
    statements: Vec<Statement>,
    items: Vec<TravellerItem>,
    steps: Vec<ScaleStep>,
    facts: Vec<IncidentRow>,
    votes: Vec<Vote>,
    outcomes: Vec<WeightsRow>,
    known: Vec<KnowledgeRow>,
}

/// Some statements of a script and what could not be read up to their end.
#[derive(Debug, Clone, Default)]
pub struct Chunk {
    /// Complete statements, most often one.
    pub statements: Vec<Statement>,
    /// Problems of these statements and of those left out.
    pub problems: Vec<Diagnostic>,
}

/// Reads a script statement by statement, so that its length costs no memory.
pub fn statements(file: FileId, text: &str) -> impl Iterator<Item = Chunk> + '_ {
    statements_within(file, text, 0..text.len())
}

/// Parses the script in a part of a text; places are the whole text's.
pub fn statements_within(file: FileId, text: &str, part: std::ops::Range<usize>) -> impl Iterator<Item = Chunk> + '_ {
    let mut parser = ScriptParser::new(file, text.get(..part.end).unwrap_or(text), None);
    parser.splitter.skip_to(part.start);
    parser
}

/// Parses one of the [`stretches`](super::stretches) of a script. `refused` counts the pieces of the script that could
/// not be read, including those before it.
pub fn statements_of_stretch(file: FileId, text: &str, refused: &mut usize) -> Vec<Chunk> {
    let mut parser = ScriptParser { refused: *refused, ..ScriptParser::new(file, text, None) };
    let chunks = parser.by_ref().collect();
    *refused = parser.refused;
    chunks
}

/// Problems of a text that is read as a whole, at most.
const MOST_PROBLEMS: usize = 10_000;

fn run(file: FileId, text: &str, outer: Option<Block>) -> (Frame, Vec<Diagnostic>) {
    let mut parser = ScriptParser::new(file, text, outer);
    while parser.advance() {
        parser.problems.truncate(MOST_PROBLEMS);
    }
    let mut problems = parser.problems;
    in_order(&mut problems);
    (parser.bottom, problems)
}

fn in_order(problems: &mut Vec<Diagnostic>) {
    problems.sort_by_key(|problem| problem.span.map(|span| span.start));
    // A decimal comma between two rows is noticed in both.
    problems.dedup();
}

/// The most pieces that corrections are sought for; a director does not write a text with more mistakes.
pub const MOST_CORRECTED: usize = 50;

/// A text being read.
struct ScriptParser<'a> {
    file: FileId,
    text: &'a str,
    splitter: Splitter<'a>,
    outer: Option<Block>,
    bottom: Frame,
    stack: Vec<Frame>,
    problems: Vec<Diagnostic>,
    limit: LineLimit,
    /// Pieces that could not be read.
    refused: usize,
    ended: bool,
}

impl Iterator for ScriptParser<'_> {
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

impl<'a> ScriptParser<'a> {
    fn new(file: FileId, text: &'a str, outer: Option<Block>) -> Self {
        Self {
            file,
            text,
            splitter: Splitter::new(file, text, outer),
            outer,
            bottom: Frame { block: outer, ..Frame::default() },
            stack: Vec::new(),
            problems: Vec::new(),
            limit: LineLimit::default(),
            refused: 0,
            ended: false,
        }
    }

    /// Reads on a little; false at the end of the text.
    fn advance(&mut self) -> bool {
        self.ended = !self.splitter.advance();
        self.problems.append(&mut self.splitter.found.problems);
        let mut segments = std::mem::take(&mut self.splitter.found.segments);
        for segment in segments.drain(..) {
            self.segment(&segment);
        }
        self.splitter.found.segments = segments;
        if self.ended {
            // A block that was never closed is reported; what it holds is still read.
            while self.stack.last().is_some() {
                self.close(self.text.len());
            }
        }
        !self.ended
    }

    fn segment(&mut self, segment: &Segment) {
        let is_reading = self.refused > MOST_CORRECTED;
        let piece = Piece { file: self.file, text: self.text, start: segment.start, end: segment.end, is_reading };
        match segment.kind {
            SegmentKind::Comment { .. } => {}
            SegmentKind::Item => {
                let frame = self.stack.last_mut().unwrap_or(&mut self.bottom);
                let read = if segment.broken { Ok(()) } else { frame.item(piece) };
                self.refused = self.refused.saturating_add(usize::from(read.is_err()));
                if let Err(problem) = read
                    && self.limit.admits(self.text, problem.span.map_or(0, |span| span.range().start))
                {
                    self.problems.push(*problem);
                }
            }
            SegmentKind::Open(block) => {
                let outside = self.stack.last().map_or(self.outer, |frame| frame.block);
                let mut heading = None;
                if !segment.broken && outside != Some(Block::Unknown) {
                    match piece.heading(block, outside) {
                        Ok(read) => heading = Some(read),
                        Err(problem) => {
                            self.refused = self.refused.saturating_add(1);
                            self.problems.push(*problem);
                        }
                    }
                }
                self.stack.push(Frame { block: Some(block), heading, start: segment.start, ..Frame::default() });
            }
            SegmentKind::Close => self.close(segment.end),
        }
    }

    fn close(&mut self, end: usize) {
        if let Some(frame) = self.stack.pop() {
            let span = Span::new(self.file, frame.start, end);
            self.stack.last_mut().unwrap_or(&mut self.bottom).take(frame, span);
        }
    }
}

impl Frame {
    /// Reads a statement or a row of the block.
    fn item(&mut self, piece: Piece<'_>) -> Result<(), Box<Diagnostic>> {
        match self.block {
            None | Some(Block::Case) => {
                mistakes::board_in_comment(piece).map_or(Ok(()), |problem| Err(Box::new(problem)))?;
                self.statements.push(piece.statement()?);
            }
            Some(Block::Traveller | Block::Group) => {
                mistakes::cut_at_comma(piece).map_or(Ok(()), |problem| Err(Box::new(problem)))?;
                self.items.push(TravellerItem::Row(piece.row()?));
            }
            Some(Block::Scale) => self.steps.push(piece.scale_step()?),
            Some(Block::Incident) => self.facts.push(IncidentRow::Fact(piece.fact()?)),
            Some(Block::Poll) => self.votes.push(piece.vote()?),
            Some(Block::Weights) => self.outcomes.push(piece.weights_row()?),
            Some(Block::Evidence) => {
                let mut row = piece.knowledge_row()?;
                if !row.has_seat {
                    let before =
                        self.known.last().ok_or_else(|| Box::new(Diagnostic::at(row.span, Problem::HandOfNobody)))?;
                    row.hand.seat = before.hand.seat;
                }
                self.known.push(row);
            }
            Some(Block::Unknown) => {}
        }
        Ok(())
    }

    /// Puts a block that has ended where it belongs.
    fn take(&mut self, frame: Frame, span: Span) {
        let kind = match frame.heading {
            None => return,
            Some(Heading::Group(name)) => {
                let row = |item| match item {
                    TravellerItem::Row(row) => Some(row),
                    TravellerItem::Group { .. } => None,
                };
                let rows = frame.items.into_iter().filter_map(row).collect();
                self.items.push(TravellerItem::Group { name, rows, span });
                return;
            }
            Some(Heading::Poll(question)) => {
                self.facts.push(IncidentRow::Poll(Poll { question, votes: frame.votes, span }));
                return;
            }
            Some(Heading::Incident(incident)) => StatementKind::Incident(Incident { rows: frame.facts, ..incident }),
            Some(Heading::Weights(weights)) => StatementKind::Weights(Weights { rows: frame.outcomes, ..weights }),
            Some(Heading::Evidence(evidence)) => StatementKind::Evidence(Evidence { rows: frame.known, ..evidence }),
            Some(Heading::Case(case)) => StatementKind::Case(Case { body: frame.statements, ..case }),
            Some(Heading::Traveller) => StatementKind::Traveller(Some(frame.items)),
            Some(Heading::Scale(scale)) => StatementKind::Scale(Scale { steps: frame.steps, ..scale }),
        };
        self.statements.push(Statement { kind, span });
    }
}

/// The problem of other words for a statement that lacks a part: `PP`, `kara proceduralna`.
#[must_use]
pub fn unfinished(text: &str) -> Option<Problem> {
    let statement = hand::unfinished_penalty(text)?;
    let piece = Piece { is_reading: true, ..Piece::trimmed(FileId::default(), &statement, 0, statement.len()) };
    piece.statement_of_grammar().err().map(|found| found.problem)
}
