//! Blocks as Markdown.

use super::block::{Align, Block, Table};
use super::notation::code_between;
use super::terminal::{Charset, chart_lines, deal_lines};
use crate::catalogue::english as words;

/// The Markdown of an outcome, ending in a blank line.
#[must_use]
pub fn markdown(blocks: &[Block]) -> String {
    let mut text = String::new();
    for block in blocks {
        match block {
            Block::Heading(heading) => text.push_str(&format!("### {}\n\n", code(heading))),
            Block::Case(case) => text.push_str(&format!("## {}\n\n", escaped(case))),
            Block::Answer(parts) => text.push_str(&format!("**{}**\n\n", parts.join(" · "))),
            Block::Table(one) => table(&mut text, one),
            Block::Pair(left, right) => {
                table(&mut text, left);
                table(&mut text, right);
            }
            Block::Chart(chart) => {
                let lines = chart_lines(chart, Charset::Unicode, 80).join("\n");
                text.push_str(&format!("```text\n{lines}\n```\n\n"));
            }
            Block::Field(chart) => {
                text.push_str(&format!("```text\n{}\n```\n\n", chart.lines(Charset::Unicode).join("\n")));
            }
            Block::Deal(deal) => text.push_str(&format!("```text\n{}\n```\n\n", deal_lines(deal).join("\n"))),
            Block::Line(words) => text.push_str(&format!("{}\n\n", prose(words))),
            Block::Script(script) => text.push_str(&format!("```ruling\n{script}\n```\n\n")),
            Block::Remark { severity, text: told } => {
                text.push_str(&format!("> **{}**: {}\n\n", words::severity(*severity), prose(told)));
            }
        }
    }
    text
}

fn table(text: &mut String, table: &Table) {
    if let Some(caption) = &table.caption {
        text.push_str(&format!("{}\n\n", escaped(caption)));
    }
    let row = |cells: &mut dyn Iterator<Item = String>| format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "));
    text.push_str(&row(&mut table.columns.iter().map(|(head, _)| escaped(head))));
    text.push_str(&row(&mut table.columns.iter().map(|(_, align)| match align {
        Align::Left => ":--".to_owned(),
        Align::Right => "--:".to_owned(),
    })));
    for cells in &table.rows {
        text.push_str(&row(&mut cells.iter().map(|cell| escaped(cell))));
    }
    text.push('\n');
}

fn code(words: &str) -> String {
    format!("`{}`", words.replace('`', "'"))
}

/// A sentence, with what stands between backticks as code.
fn prose(words: &str) -> String {
    code_between(words, |part, is_code| if is_code && !part.is_empty() { code(part) } else { escaped(part) })
}

/// Words in which nothing is taken for Markdown.
fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for character in words.chars() {
        if matches!(character, '|' | '*' | '_' | '<' | '[' | ']' | '\\' | '`') {
            text.push('\\');
        }
        text.push(character);
    }
    text
}
