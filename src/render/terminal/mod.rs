//! Blocks as text for a terminal.

mod bars;
mod curve;
mod deal;
mod diagnostics;
mod style;
mod table;

pub use diagnostics::diagnostic;
pub use style::{Charset, Style};

pub(super) use curve::chart_lines;
pub(super) use deal::deal_lines;

use super::block::Block;
use crate::catalogue::english as words;
use crate::source::{visible, visible_lines};
use table::{side_by_side, table_lines};
use unicode_width::UnicodeWidthStr;

/// The text of an outcome, ending in a blank line; empty for no blocks.
#[must_use]
pub fn terminal(blocks: &[Block], style: Style) -> String {
    let inside = style.width.saturating_sub(2);
    let mut text = String::new();
    // Tables and the answer stand apart from what is around them.
    let mut apart = false;
    for block in blocks {
        let is_table =
            matches!(block, Block::Table(_) | Block::Pair(..) | Block::Chart(_) | Block::Field(_) | Block::Deal(_));
        if (is_table || apart) && !text.is_empty() && !text.ends_with("\n\n") {
            text.push('\n');
        }
        apart = is_table || matches!(block, Block::Answer(_));
        match block {
            Block::Heading(heading) => {
                for (at, line) in wrapped(&visible(heading), inside).iter().enumerate() {
                    text.push_str(if at == 0 { "> " } else { "  " });
                    text.push_str(&style.strong(line));
                    text.push('\n');
                }
                text.push('\n');
            }
            Block::Case(case) => text.push_str(&format!("{}\n\n", style.strong(&visible(case)))),
            Block::Answer(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| visible(part)).collect();
                let together = parts.join("      ");
                if together.width() <= inside {
                    line(&mut text, &style.strong(&together));
                } else {
                    parts.iter().for_each(|part| line(&mut text, &style.strong(part)));
                }
            }
            Block::Table(table) => table_lines(table).iter().for_each(|row| line(&mut text, &visible(row))),
            Block::Pair(left, right) => {
                side_by_side(left, right, inside).iter().for_each(|row| line(&mut text, &visible(row)));
            }
            Block::Chart(chart) => {
                chart_lines(chart, style.charset, inside).iter().for_each(|row| line(&mut text, row))
            }
            Block::Field(chart) => chart.lines(style.charset).iter().for_each(|row| line(&mut text, row)),
            Block::Deal(deal) => deal_lines(deal).iter().for_each(|row| line(&mut text, row)),
            Block::Line(told) => {
                wrapped(&visible_lines(told), inside).iter().for_each(|row| line(&mut text, row));
            }
            Block::Script(script) => {
                text.push_str(&visible_lines(script));
                text.push('\n');
            }
            Block::Remark { severity, text: told } => {
                let told = format!("{}: {}", words::severity(*severity), visible(told));
                for row in wrapped(&told, inside) {
                    line(&mut text, &style.by_severity(*severity, &row));
                }
            }
        }
    }
    if !text.is_empty() {
        text.push('\n');
    }
    style.drawn(&text).into_owned()
}

fn line(text: &mut String, words: &str) {
    text.push_str(format!("  {words}").trim_end());
    text.push('\n');
}

/// Words in lines of at most `width` columns; a longer word stands alone.
fn wrapped(words: &str, width: usize) -> Vec<String> {
    if words.width() <= width {
        return vec![words.to_owned()];
    }
    let mut lines = vec![String::new()];
    for word in words.split_whitespace() {
        let Some(last) = lines.last_mut() else { break };
        if last.is_empty() {
            last.push_str(word);
        } else if last.width().saturating_add(word.width()).saturating_add(1) <= width {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
