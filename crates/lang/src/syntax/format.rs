//! The canonical form of a script. Comments and the grouping of lines are kept, layout and spelling are made one.

use super::block::Block;
use super::grammar::Rule;
use super::keywords::{Keyword, is_statement_word};
use super::lexer::first_word;
use super::localise::localised;
use super::parse::parse;
use super::piece::Piece;
use super::printer::Printer;
use super::splitter::{Segment, SegmentKind, split};
use super::statements::{Incident, IncidentRow, Row, StatementKind};
use super::words;
use super::written::Ruling;
use crate::diagnostic::Diagnostic;
use crate::messages::Locale;
use crate::source::FileId;

/// One ruling in its canonical form: `(60% +620 & 40% -100)/(+620)`.
#[must_use]
pub fn ruling(ruling: &Ruling) -> String {
    Printer { source: None }.ruling(ruling)
}

/// A statement in canonical form: without its block, except a scale, which is nothing without its steps.
#[must_use]
pub fn statement(kind: &StatementKind) -> String {
    let text = Printer { source: None }.statement(kind);
    match kind {
        StatementKind::Scale(scale) => {
            let steps: Vec<String> = scale.steps.iter().map(|step| Printer { source: None }.scale_step(step)).collect();
            format!("{text} {{ {} }}", steps.join(", "))
        }
        _ => text,
    }
}

/// A row of a traveller in canonical form.
#[must_use]
pub fn row(row: &Row) -> String {
    Printer { source: None }.row(row)
}

/// An incident with its block in canonical form, a row to a line.
#[must_use]
pub fn incident(incident: &Incident) -> String {
    let printer = Printer { source: None };
    let mut text = format!("{} {{\n", printer.statement(&StatementKind::Incident(incident.clone())));
    for row in &incident.rows {
        match row {
            IncidentRow::Fact(fact) => text.push_str(&format!("  {}\n", printer.fact(fact))),
            IncidentRow::Poll(poll) => {
                text.push_str(&format!("  poll {} {{\n", printer.string(&poll.question)));
                poll.votes.iter().for_each(|vote| text.push_str(&format!("    {}\n", printer.vote(vote))));
                text.push_str("  }\n");
            }
        }
    }
    text.push('}');
    text
}

/// The canonical form of a script; formatting it again changes nothing.
///
/// # Errors
/// The problems of the script: one that cannot be read is not rewritten.
pub fn format(text: &str) -> Result<String, Vec<Diagnostic>> {
    format_in(text, Locale::default())
}

/// The language of whose words a script makes use: that of its first word which is not the same in every language.
#[must_use]
pub fn language_of(text: &str) -> Locale {
    let split = split(FileId::default(), text, None);
    let pieces = split.segments.iter().filter(|segment| !matches!(segment.kind, SegmentKind::Comment { .. }));
    let words = pieces.map(|piece| first_word(text.get(piece.start..piece.end).unwrap_or("")));
    let mut words = words.filter(|word| is_statement_word(word));
    words
        .find_map(|word| match (Keyword::of_notation(word), words::language_of(word)) {
            (Some(_), Some(_)) => None,
            (Some(_), None) => Some(Locale::default()),
            (None, other) => other,
        })
        .unwrap_or_default()
}

/// The canonical form of a script in the language of its words ([`language_of`]).
///
/// # Errors
/// The problems of the script: one that cannot be read is not rewritten.
pub fn format_as_written(text: &str) -> Result<String, Vec<Diagnostic>> {
    format_in(text, language_of(text))
}

/// The canonical form of a script with the words of a language.
///
/// # Errors
/// The problems of the script: one that cannot be read is not rewritten.
pub fn format_in(text: &str, locale: Locale) -> Result<String, Vec<Diagnostic>> {
    let file = FileId::default();
    let (_, problems) = parse(file, text);
    if !problems.is_empty() {
        return Err(problems);
    }
    let segments = split(file, text, None).segments;
    let mut writer = Writer {
        text,
        locale,
        out: String::with_capacity(text.len()),
        blocks: Vec::new(),
        last_end: None,
        anchor: None,
    };
    for (index, segment) in segments.iter().enumerate() {
        let written = writer.segment(file, &segments, index, segment);
        written.map_err(|diagnostic| vec![*diagnostic])?;
    }
    if !writer.out.is_empty() {
        writer.out.push('\n');
    }
    Ok(writer.out)
}

/// A block being written.
struct Open {
    block: Block,
    /// True if it was on one line and stays there.
    one_line: bool,
    /// True if it has contents.
    filled: bool,
    /// True if its last part was a block.
    after_block: bool,
}

struct Writer<'a> {
    text: &'a str,
    /// The language of the words.
    locale: Locale,
    out: String,
    blocks: Vec<Open>,
    /// The end, in the original, of the text written last.
    last_end: Option<usize>,
    /// The start of the piece whose inner comments are being printed.
    anchor: Option<usize>,
}

impl Writer<'_> {
    fn segment(
        &mut self,
        file: FileId,
        segments: &[Segment],
        index: usize,
        segment: &Segment,
    ) -> Result<(), Box<Diagnostic>> {
        let printer = Printer { source: Some(self.text) };
        let piece = Piece { file, text: self.text, start: segment.start, end: segment.end, is_reading: false };
        let block = self.blocks.last().map(|open| open.block);
        if !matches!(segment.kind, SegmentKind::Comment { inside: true }) {
            self.anchor = None;
        }
        match segment.kind {
            SegmentKind::Comment { inside } => {
                let comment = self.text.get(segment.start..segment.end).unwrap_or("").to_string();
                self.comment(&comment, inside, segments, index, segment);
            }
            SegmentKind::Item => {
                let (written, rule) = match block {
                    None | Some(Block::Case | Block::Unknown) => {
                        (printer.statement(&piece.statement()?.kind), Rule::statement)
                    }
                    Some(Block::Traveller | Block::Group) => (printer.row(&piece.row()?), Rule::row),
                    Some(Block::Scale) => (printer.scale_step(&piece.scale_step()?), Rule::scale_row),
                    Some(Block::Incident) => (printer.fact(&piece.fact()?), Rule::fact),
                    Some(Block::Poll) => (printer.vote(&piece.vote()?), Rule::vote),
                    Some(Block::Weights) => (printer.weights_row(&piece.weights_row()?), Rule::weights_row),
                    Some(Block::Evidence) => (printer.knowledge_row(&piece.knowledge_row()?), Rule::knowledge_row),
                };
                self.separate(segment.start, false);
                self.out.push_str(&localised(written, rule, self.locale));
                self.last_end = Some(segment.end);
            }
            SegmentKind::Open(inner) => {
                let heading = printer.heading(&piece.heading(inner, block)?);
                self.separate(segment.start, true);
                let heading =
                    inner.heading_rule().map_or(heading.clone(), |rule| localised(heading, rule, self.locale));
                self.out.push_str(&heading);
                self.out.push_str(" {");
                let one_line = self.is_one_line(segments, index, segment);
                self.blocks.push(Open { block: inner, one_line, filled: false, after_block: false });
                self.last_end = Some(segment.end.saturating_add(1));
            }
            SegmentKind::Close => {
                if let Some(open) = self.blocks.pop() {
                    if open.one_line {
                        self.out.push(' ');
                    } else {
                        self.line();
                    }
                }
                self.out.push('}');
                self.last_end = Some(segment.end);
            }
        }
        Ok(())
    }

    /// Returns true if the block that `segment` opens ends on the line of its brace.
    fn is_one_line(&self, segments: &[Segment], index: usize, segment: &Segment) -> bool {
        if self.blocks.last().is_some_and(|outer| outer.one_line) {
            return true;
        }
        let mut depth = 0_usize;
        for later in segments.get(index.saturating_add(1)..).unwrap_or(&[]) {
            match later.kind {
                SegmentKind::Open(_) => depth = depth.saturating_add(1),
                SegmentKind::Close if depth == 0 => {
                    return self.text.get(segment.end..later.end).is_some_and(|inside| !inside.contains('\n'));
                }
                SegmentKind::Close => depth = depth.saturating_sub(1),
                SegmentKind::Item | SegmentKind::Comment { .. } => {}
            }
        }
        false
    }

    /// A new line, indented for what is open.
    fn line(&mut self) {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
        for _ in &self.blocks {
            self.out.push_str("  ");
        }
    }

    /// Returns true if the original has an empty line between the last part and `start`.
    fn blank_before(&self, start: usize) -> bool {
        let Some(end) = self.last_end else { return false };
        self.text.get(end..start).is_some_and(|between| between.matches('\n').count() > 1)
    }

    /// Writes the separator between the text written last and something that starts at `start`.
    fn separate(&mut self, start: usize, is_block: bool) {
        let blank = self.blank_before(start);
        let mut filled = !self.out.is_empty();
        if let Some(open) = self.blocks.last_mut() {
            filled = std::mem::replace(&mut open.filled, true);
            let after_block = std::mem::replace(&mut open.after_block, is_block);
            if open.one_line {
                let separator = match open.block {
                    _ if !filled || after_block => " ",
                    Block::Case | Block::Incident | Block::Unknown => "; ",
                    Block::Traveller | Block::Group | Block::Scale | Block::Poll | Block::Weights | Block::Evidence => {
                        ", "
                    }
                };
                self.out.push_str(separator);
                return;
            }
        }
        if blank && filled {
            self.out.push('\n');
        }
        self.line();
    }

    fn comment(&mut self, comment: &str, inside: bool, segments: &[Segment], index: usize, segment: &Segment) {
        if inside {
            // A comment inside a piece goes above it.
            let start = *self.anchor.get_or_insert_with(|| {
                let later = segments.get(index..).unwrap_or(&[]);
                let piece = later.iter().find(|later| !matches!(later.kind, SegmentKind::Comment { .. }));
                piece.map_or(segment.start, |piece| piece.start)
            });
            self.separate(start, false);
            self.last_end = Some(self.last_end.unwrap_or(start).max(start));
        } else {
            let same_line = self
                .last_end
                .is_some_and(|end| self.text.get(end..segment.start).is_some_and(|between| !between.contains('\n')));
            if same_line {
                self.out.push_str("  ");
            } else {
                self.separate(segment.start, false);
            }
            self.last_end = Some(segment.end);
        }
        self.out.push_str(comment);
    }
}
