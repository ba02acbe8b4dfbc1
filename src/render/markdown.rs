//! Blocks as Markdown.

use super::block::{Align, Block, Table};
use super::notation::code_between;
use super::terminal::{Charset, chart_lines, deal_lines};
use crate::catalogue::english as words;
use crate::source::{visible, visible_lines};
use std::borrow::Cow;

/// The Markdown of an outcome, ending in a blank line.
#[must_use]
pub fn markdown(blocks: &[Block]) -> String {
    let mut text = String::new();
    for block in blocks {
        match block {
            Block::Heading(heading) => text.push_str(&format!("### {}\n\n", code(&visible(heading)))),
            Block::Case(case) => text.push_str(&format!("## {}\n\n", escaped(&visible(case)))),
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
            Block::Line(words) => text.push_str(&format!("{}\n\n", lines_escaped(&prose(words)))),
            Block::Script(script) => text.push_str(&format!("```ruling\n{}\n```\n\n", visible_lines(script))),
            Block::Remark { severity, text: told } => {
                text.push_str(&format!("> **{}**: {}\n\n", words::severity(*severity), prose(told)));
            }
        }
    }
    match visible_lines(&text) {
        Cow::Borrowed(_) => text,
        Cow::Owned(shown) => shown,
    }
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
        text.push_str(&row(&mut cells.iter().map(|cell| escaped(&visible(cell)))));
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

/// Lines of prose, none of which begins what stands for itself in Markdown: a heading, a list, a quotation, code.
fn lines_escaped(words: &str) -> String {
    let lines = words.lines().map(|line| {
        let line = line.trim_start();
        let at = starts_block(line);
        let (before, after) = line.split_at_checked(at.unwrap_or(0)).unwrap_or((line, ""));
        format!("{before}{}{after}", if at.is_some() { "\\" } else { "" })
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Where a line needs a backslash so that it is none but prose.
fn starts_block(line: &str) -> Option<usize> {
    let ends_word = |rest: &str| rest.is_empty() || rest.starts_with([' ', '\t']);
    let is_rule = |mark: char| line.trim_end().chars().all(|c| c == mark || c == ' ');
    let after_digits = line.trim_start_matches(|c: char| c.is_ascii_digit());
    match line.chars().next()? {
        '#' => ends_word(line.trim_start_matches('#')).then_some(0),
        '>' => Some(0),
        '~' => line.starts_with("~~~").then_some(0),
        '=' => is_rule('=').then_some(0),
        mark @ ('-' | '+') => (ends_word(line.get(1..).unwrap_or("")) || is_rule(mark)).then_some(0),
        _ if after_digits.len() < line.len() && after_digits.starts_with(['.', ')']) => {
            let rest = after_digits.get(1..).unwrap_or("");
            ends_word(rest).then(|| line.len().saturating_sub(after_digits.len()))
        }
        _ => None,
    }
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
