//! The canonical form of a script. Comments and the grouping of lines are kept, layout and spelling are made one.

use super::layout::{Block, Event, Kind, cut};
use super::parse::{Source, parse};
use super::printer::Printer;
use crate::diagnostic::Diagnostic;
use crate::source::FileId;

/// The canonical form of a script; formatting it again changes nothing.
///
/// # Errors
/// What is wrong with the script: one that cannot be read is not rewritten.
pub fn format(text: &str) -> Result<String, Vec<Diagnostic>> {
    let file = FileId::default();
    let (_, problems) = parse(file, text);
    if !problems.is_empty() {
        return Err(problems);
    }
    let layout = cut(file, text, None);
    let source = Source { file, text };
    let mut writer =
        Writer { text, out: String::with_capacity(text.len()), blocks: Vec::new(), last_end: None, anchor: None };
    for (index, event) in layout.events.iter().enumerate() {
        let written = writer.event(source, &layout.events, index, event);
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
    /// Whether it was on one line and stays there.
    one_line: bool,
    /// Whether something was written in it.
    filled: bool,
    /// Whether what was written last in it was a block.
    after_block: bool,
}

struct Writer<'a> {
    text: &'a str,
    out: String,
    blocks: Vec<Open>,
    /// Where the text that was written last ends in the original.
    last_end: Option<usize>,
    /// Where the piece starts whose inner comments are being written.
    anchor: Option<usize>,
}

impl Writer<'_> {
    fn event(
        &mut self,
        source: Source<'_>,
        events: &[Event],
        index: usize,
        event: &Event,
    ) -> Result<(), Box<Diagnostic>> {
        let printer = Printer { source: Some(self.text) };
        let block = self.blocks.last().map(|open| open.block);
        if !matches!(event.kind, Kind::Comment { inside: true }) {
            self.anchor = None;
        }
        match event.kind {
            Kind::Comment { inside } => {
                let comment = self.text.get(event.start..event.end).unwrap_or("").to_string();
                self.comment(&comment, inside, events, index, event);
            }
            Kind::Piece => {
                let piece = match block {
                    None | Some(Block::Case | Block::Unknown) => printer.statement(&source.statement(event)?.kind),
                    Some(Block::Traveller | Block::Group) => printer.row(&source.row(event)?),
                    Some(Block::Scale) => printer.scale_step(&source.scale_step(event)?),
                };
                self.separate(event.start, false);
                self.out.push_str(&piece);
                self.last_end = Some(event.end);
            }
            Kind::Open(inner) => {
                let head = printer.head(&source.head(event, inner, block)?);
                self.separate(event.start, true);
                self.out.push_str(&head);
                self.out.push_str(" {");
                let one_line = self.is_one_line(events, index, event);
                self.blocks.push(Open { block: inner, one_line, filled: false, after_block: false });
                self.last_end = Some(event.end.saturating_add(1));
            }
            Kind::Close => {
                if let Some(open) = self.blocks.pop() {
                    if open.one_line {
                        self.out.push(' ');
                    } else {
                        self.line();
                    }
                }
                self.out.push('}');
                self.last_end = Some(event.end);
            }
        }
        Ok(())
    }

    /// Whether the block that `event` opens ends on the line of its brace.
    fn is_one_line(&self, events: &[Event], index: usize, event: &Event) -> bool {
        if self.blocks.last().is_some_and(|outer| outer.one_line) {
            return true;
        }
        let mut depth = 0_usize;
        for later in events.get(index.saturating_add(1)..).unwrap_or(&[]) {
            match later.kind {
                Kind::Open(_) => depth = depth.saturating_add(1),
                Kind::Close if depth == 0 => {
                    return self.text.get(event.end..later.end).is_some_and(|inside| !inside.contains('\n'));
                }
                Kind::Close => depth = depth.saturating_sub(1),
                Kind::Piece | Kind::Comment { .. } => {}
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

    /// Whether the original has an empty line between what was written last and `start`.
    fn blank_before(&self, start: usize) -> bool {
        let Some(end) = self.last_end else { return false };
        self.text.get(end..start).is_some_and(|between| between.matches('\n').count() > 1)
    }

    /// What stands between what was written last and something that starts at `start`.
    fn separate(&mut self, start: usize, is_block: bool) {
        let blank = self.blank_before(start);
        let mut filled = !self.out.is_empty();
        if let Some(open) = self.blocks.last_mut() {
            filled = std::mem::replace(&mut open.filled, true);
            let after_block = std::mem::replace(&mut open.after_block, is_block);
            if open.one_line {
                let separator = match open.block {
                    _ if !filled || after_block => " ",
                    Block::Case | Block::Unknown => "; ",
                    Block::Traveller | Block::Group | Block::Scale => ", ",
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

    fn comment(&mut self, comment: &str, inside: bool, events: &[Event], index: usize, event: &Event) {
        if inside {
            // Above the piece it stands in, which comes after its comments.
            let start = *self.anchor.get_or_insert_with(|| {
                let later = events.get(index..).unwrap_or(&[]);
                let piece = later.iter().find(|later| !matches!(later.kind, Kind::Comment { .. }));
                piece.map_or(event.start, |piece| piece.start)
            });
            self.separate(start, false);
            self.last_end = Some(self.last_end.unwrap_or(start).max(start));
        } else {
            let same_line = self
                .last_end
                .is_some_and(|end| self.text.get(end..event.start).is_some_and(|between| !between.contains('\n')));
            if same_line {
                self.out.push_str("  ");
            } else {
                self.separate(event.start, false);
            }
            self.last_end = Some(event.end);
        }
        self.out.push_str(comment);
    }
}
