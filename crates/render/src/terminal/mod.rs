//! Blocks as text for a terminal.

mod auction;
mod bars;
mod cells;
mod curve;
mod deal;
mod diagnostics;
mod flow;
mod levels;
mod moves;
mod narrow;
mod style;
mod table;
mod width;
mod words;
mod wrap;

pub use diagnostics::diagnostic;
pub use style::{Charset, Style, renditions};

pub(super) use auction::{cell as call_cell, notes as call_notes};
pub(super) use bars::bar_lines;
pub(super) use cells::Layout;
pub(super) use curve::curve_lines;
pub(super) use deal::deal_lines;
pub(super) use flow::flow_lines;
pub(super) use levels::level_lines;
pub(super) use moves::moves_lines;
pub(super) use width::columns;
pub use wrap::fitted;
pub(super) use wrap::wrapped;

use super::block::{Block, COMMENT, Calls, Curve, Hands, Table};
use super::visible::plain;
use crate::messages::Text;
use crate::source::visible_lines;
use cells::Line;
use std::borrow::Cow;
use style::Look;
use table::{side_by_side, table_lines};
use words::words;
use wrap::GLUE;

/// The text of an outcome, ending in a blank line; empty for no blocks.
#[must_use]
pub fn terminal(blocks: &[Block], style: Style) -> String {
    let mut screen = Screen { text: String::new(), apart: false, style, inside: style.width.saturating_sub(2) };
    screen.blocks(blocks);
    if !screen.text.is_empty() {
        screen.text.push('\n');
    }
    match style.charset {
        Charset::Unicode => screen.text,
        Charset::Ascii => style.drawn(&screen.text).into_owned(),
    }
}

/// Columns of a line to sign on.
const SIGNATURE: usize = 32;

/// Columns of a line to write on, at most.
const BLANKS: usize = 78;

/// The output so far.
struct Screen {
    text: String,
    /// True if a blank line follows the last block.
    apart: bool,
    style: Style,
    /// Columns of a line behind its indentation.
    inside: usize,
}

impl Screen {
    fn blocks(&mut self, blocks: &[Block]) {
        let mut rest = blocks;
        while let Some((block, behind)) = rest.split_first() {
            rest = behind;
            if let Some((Block::Hint(hint), behind)) = behind.split_first()
                && let Some(line) = with_hint(block, hint)
            {
                self.block(&line);
                rest = behind;
                continue;
            }
            if let (Block::Table(table), Some((Block::Curve(curve), behind))) = (block, behind.split_first())
                && let Some(lines) = self.with_curve(table, curve)
            {
                self.set_apart(block);
                self.table(&lines);
                rest = behind;
                continue;
            }
            match block {
                Block::Working { blocks, .. } => self.blocks(blocks),
                block => {
                    self.set_apart(block);
                    self.block(block);
                }
            }
        }
    }

    /// A table whose rows are the points of a curve, with the curve beside it, where there is room.
    fn with_curve(&self, table: &Table, curve: &Curve) -> Option<Vec<Line>> {
        const GAP: usize = 3;
        let set = table_lines(table, self.style, self.inside);
        let room = self.inside.saturating_sub(set.width).saturating_sub(GAP);
        let drawn = curve::beside(curve, self.style.charset, room)?;
        if table.rows.len() != curve.points.len() || set.lines.len() != drawn.len() {
            return None;
        }
        let joined = set.lines.into_iter().zip(drawn).enumerate().map(|(at, (mut line, drawn))| {
            let gap = set.width.saturating_sub(line.width()).saturating_add(GAP);
            line.append(Line::new(" ".repeat(gap), Look::Plain));
            line.append(Line::new(drawn, if at == 0 { Look::Faint } else { Look::Plain }));
            line
        });
        Some(joined.collect())
    }

    /// Tables and the answer are set apart by blank lines.
    fn set_apart(&mut self, block: &Block) {
        let is_table = matches!(
            block,
            Block::Table(_)
                | Block::Pair(..)
                | Block::Curve(_)
                | Block::Field(_)
                | Block::Moves(_)
                | Block::Bars(_)
                | Block::Deal(_)
                | Block::Auction(_)
                | Block::Flow(_)
        );
        let stands_apart = is_table || matches!(block, Block::Heading(_));
        if (stands_apart || self.apart) && !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
        self.apart = is_table || matches!(block, Block::Answer(_));
    }

    fn block(&mut self, block: &Block) {
        let Self { style, inside, .. } = *self;
        match block {
            Block::Heading(heading) => self.heading(heading),
            Block::Case(case) => {
                self.text.push_str(&style.strong(&plain(case)));
                self.text.push_str("\n\n");
            }
            Block::Answer(parts) => self.answer(parts),
            Block::Table(table) => self.table(&table_lines(table, style, inside).lines),
            Block::Pair(left, right) => self.table(&side_by_side(left, right, style, inside)),
            Block::Curve(curve) => self.lines(&curve_lines(curve, style.charset, inside)),
            Block::Moves(moves) => self.lines(&moves_lines(moves, style.charset, inside)),
            Block::Field(chart) => self.table(&bars::bars(chart, style, inside)),
            Block::Bars(chart) => self.table(&levels::levels(chart, style, inside)),
            Block::Deal(deal) => self.deal(deal),
            Block::Auction(calls) => self.auction(calls),
            Block::Flow(chart) => {
                let lines = flow_lines(chart, inside);
                lines.iter().for_each(|line| self.line(&style.drawn(line)));
            }
            Block::Line(line) => self.lines(&words(line, style, inside)),
            Block::Aside(line) | Block::Hint(line) => {
                let line = style.drawn(&plain(line)).into_owned();
                wrapped(&line, inside).iter().for_each(|line| self.line(&style.faint(line)));
            }
            Block::Steps(steps) => self.steps(steps),
            Block::Section(title) => {
                self.apart_from_before();
                self.wrapped_strong(title);
            }
            Block::Signatures(names) => {
                for name in names {
                    self.apart_from_before();
                    self.line(&style.drawn(&"_".repeat(SIGNATURE.min(inside))));
                    self.wrapped(&plain(name));
                }
            }
            Block::Sheet { title, blocks } => {
                self.wrapped_strong(title);
                self.text.push('\n');
                self.blocks(blocks);
            }
            Block::Group { blocks, .. } => self.blocks(blocks),
            Block::Blanks { names, mark, lines } => self.blanks(names, mark.as_ref(), *lines),
            Block::Beside { text, data } => [text, data].into_iter().for_each(|blocks| self.blocks(blocks)),
            Block::Script(script) => {
                self.text.push_str(&visible_lines(script));
                self.text.push('\n');
            }
            Block::Remark { severity, word, text } => {
                let remark = format!("{}: {}", plain(word), plain(text));
                for line in wrapped(&style.drawn(&remark), inside) {
                    self.line(&style.by_severity(*severity, &line));
                }
            }
            Block::Working { blocks, .. } => self.blocks(blocks),
        }
    }

    fn heading(&mut self, heading: &Text) {
        let heading = plain(heading);
        // A comment behind it is not broken.
        let kept = heading.split_once(COMMENT).map(|(statement, comment)| {
            format!("{statement}   {}", format!("# {comment}").replace(' ', GLUE.encode_utf8(&mut [0; 2])))
        });
        for (at, line) in wrapped(kept.as_deref().unwrap_or(&heading), self.inside).iter().enumerate() {
            self.text.push_str(if at == 0 { "> " } else { "  " });
            self.text.push_str(&self.style.strong(&line.replace(GLUE, " ")));
            self.text.push('\n');
        }
        self.text.push('\n');
    }

    fn answer(&mut self, parts: &[Text]) {
        let parts: Vec<_> = parts.iter().map(plain).collect();
        let together = parts.join("      ");
        if columns(&together) <= self.inside {
            self.line(&self.style.strong(&together));
        } else {
            for part in &parts {
                // Numbered items have a hanging indent.
                let (mut number, words) = part.split_at_checked(numbered(part)).unwrap_or(("", part));
                let margin = number.len();
                for line in wrapped(words, self.inside.saturating_sub(margin).max(1)) {
                    self.line(&self.style.strong(&format!("{number:<margin$}{line}")));
                    number = "";
                }
            }
        }
    }

    /// A line behind each name, as long as there is room, and lines below them.
    fn blanks(&mut self, names: &[Text], mark: Option<&Text>, lines: usize) {
        self.apart_from_before();
        let width = self.inside.min(BLANKS);
        let mark = mark.map(|mark| format!("[____ {}]", plain(mark)));
        let room = width.saturating_sub(mark.as_ref().map_or(0, |mark| columns(mark)));
        let share = room.checked_div(names.len()).unwrap_or(room);
        let blank = |name: &Text| {
            let name = plain(name);
            let rest = share.saturating_sub(columns(&name)).saturating_sub(3).max(4);
            format!("{name} {}", "_".repeat(rest))
        };
        let first = names.iter().map(blank).chain(mark).collect::<Vec<_>>();
        let whole = first.join("  ");
        // Names that leave no room for each other stand below each other.
        match columns(&whole) <= width {
            true => self.line(&whole),
            false => first.iter().for_each(|one| self.line(one)),
        }
        for _ in 0..lines {
            self.text.push('\n');
            self.line(&"_".repeat(width.saturating_sub(2)));
        }
    }

    fn apart_from_before(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    fn wrapped_strong(&mut self, text: &Text) {
        for line in wrapped(&self.style.drawn(&plain(text)), self.inside) {
            self.line(&self.style.strong(&line));
        }
    }

    /// The board in a sentence, and its cards.
    fn deal(&mut self, deal: &Hands) {
        if let Some(about) = &deal.about {
            self.wrapped(&plain(about));
            self.text.push('\n');
        }
        self.lines(&deal_lines(deal));
    }

    fn auction(&mut self, calls: &Calls) {
        self.lines(&auction::auction_lines(calls, self.inside));
        self.text.push('\n');
        auction::notes(calls).iter().for_each(|note| self.wrapped(note));
        self.wrapped(&plain(&calls.close));
    }

    /// Words in lines as wide as the screen, in the reader's characters.
    fn wrapped(&mut self, text: &str) {
        let drawn: Cow<'_, str> = self.style.drawn(text);
        self.lines(&wrapped(&drawn, self.inside));
    }

    /// The lines of a step are indented under its words, not under its number.
    fn steps(&mut self, steps: &[Text]) {
        let margin = steps.len().to_string().len().saturating_add(2);
        for (at, step) in steps.iter().enumerate() {
            let mut before = format!("{}.", at.saturating_add(1));
            for line in words(step, self.style, self.inside.saturating_sub(margin).max(1)) {
                self.line(&format!("{before:<margin$}{line}"));
                before.clear();
            }
        }
    }

    fn table(&mut self, lines: &[Line]) {
        let style = self.style;
        lines.iter().for_each(|line| self.line(&line.painted(style)));
    }

    fn lines<T: AsRef<str>>(&mut self, lines: &[T]) {
        lines.iter().for_each(|line| self.line(line.as_ref()));
    }

    fn line(&mut self, line: &str) {
        let line = line.trim_end();
        if !line.is_empty() {
            self.text.push_str("  ");
            self.text.push_str(line);
        }
        self.text.push('\n');
    }
}

/// The length of the number that begins a text, `3. `; 0 if there is none.
fn numbered(text: &str) -> usize {
    let words = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = text.len().saturating_sub(words.len());
    if digits > 0 && words.starts_with(". ") { digits.saturating_add(2) } else { 0 }
}

/// A line with the command that goes on from it.
fn with_hint(block: &Block, hint: &Text) -> Option<Block> {
    let with = |line: &Text| line.clone() + "; " + hint.clone();
    match block {
        Block::Line(line) => Some(Block::Line(with(line))),
        Block::Aside(line) => Some(Block::Aside(with(line))),
        _ => None,
    }
}
