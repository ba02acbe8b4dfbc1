//! Blocks as Markdown.

use super::block::{Align, Block, Calls, RowKind, Table};
use super::format::Format;
use super::terminal::{
    Charset, Style, bar_lines, call_cell, call_notes, curve_lines, deal_lines, flow_lines, level_lines, moves_lines,
};
use super::visible::{plain, spans, unmarked};
use crate::messages::{SpanKind, Text};
use crate::source::visible_lines;

/// Columns of a chart in characters.
const CHART: usize = 80;

/// Markdown, as a format.
#[derive(Debug)]
pub(super) struct Markdown;

impl Format for Markdown {
    fn name(&self) -> &'static str {
        "markdown"
    }

    fn blocks(&self, blocks: &[Block], _: Style) -> String {
        markdown(blocks)
    }
}

/// The Markdown of an outcome, ending in a blank line.
#[must_use]
pub fn markdown(blocks: &[Block]) -> String {
    let mut text = String::new();
    blocks.iter().for_each(|block| one(&mut text, block));
    text
}

fn one(text: &mut String, block: &Block) {
    match block {
        Block::Heading(heading) => text.push_str(&format!("### {}\n\n", code(&unmarked(heading)))),
        Block::Case(case) => text.push_str(&format!("## {}\n\n", inline(case))),
        Block::Answer(parts) => {
            let parts: Vec<_> = parts.iter().map(inline).collect();
            text.push_str(&format!("**{}**\n\n", parts.join(" · ")));
        }
        Block::Table(one) => table(text, one),
        Block::Pair(left, right) => {
            table(text, left);
            table(text, right);
        }
        Block::Working { blocks, .. } => blocks.iter().for_each(|block| one(text, block)),
        Block::Curve(curve) => drawing(text, &curve_lines(curve, Charset::Unicode, CHART)),
        Block::Moves(moves) => drawing(text, &moves_lines(moves, Charset::Unicode, CHART)),
        Block::Bars(chart) => drawing(text, &level_lines(chart, Charset::Unicode)),
        Block::Field(chart) => drawing(text, &bar_lines(chart, Charset::Unicode)),
        Block::Deal(deal) => {
            if let Some(about) = &deal.about {
                text.push_str(&format!("{}\n\n", paragraph(&inline(about))));
            }
            drawing(text, &deal_lines(deal));
        }
        Block::Auction(calls) => auction(text, calls),
        Block::Flow(chart) => drawing(text, &flow_lines(chart, CHART)),
        Block::Hint(_) => {}
        Block::Line(line) | Block::Aside(line) => text.push_str(&format!("{}\n\n", paragraph(&inline(line)))),
        Block::Steps(steps) => {
            for (at, step) in steps.iter().enumerate() {
                text.push_str(&format!("{}. {}\n", at.saturating_add(1), inline(step)));
            }
            text.push('\n');
        }
        Block::Section(title) => text.push_str(&format!("### {}\n\n", inline(title))),
        Block::Signatures(names) => {
            names.iter().for_each(|name| text.push_str(&format!("{}  \n{}\n\n", "\\_".repeat(32), inline(name))));
        }
        Block::Sheet { title, blocks } => {
            text.push_str(&format!("## {}\n\n", inline(title)));
            blocks.iter().for_each(|block| one(text, block));
        }
        Block::Group { blocks, .. } => blocks.iter().for_each(|block| one(text, block)),
        Block::Beside { text: first, data } => first.iter().chain(data).for_each(|block| one(text, block)),
        Block::Blanks { names, mark, lines } => {
            let blank = |name: &Text| format!("{} {}", inline(name), "\\_".repeat(24));
            let mark = mark.as_ref().map(|mark| format!("\\[{} {}\\]", "\\_".repeat(4), inline(mark)));
            text.push_str(&format!("{}\n\n", names.iter().map(blank).chain(mark).collect::<Vec<_>>().join(" ")));
            (0..*lines).for_each(|_| text.push_str(&format!("{}\n\n", "\\_".repeat(72))));
        }
        Block::Script(script) => text.push_str(&format!("```ruling\n{}\n```\n\n", visible_lines(script))),
        Block::Remark { word, text: remark, .. } => {
            text.push_str(&format!("> **{}**: {}\n\n", plain(word), inline(remark)));
        }
    }
}

fn drawing(text: &mut String, lines: &[String]) {
    text.push_str(&format!("```text\n{}\n```\n\n", lines.join("\n")));
}

fn table(text: &mut String, table: &Table) {
    if let Some(caption) = &table.caption {
        text.push_str(&format!("{}\n\n", inline(caption)));
    }
    let marks = table.has_marks();
    let mut row = |cells: &mut dyn Iterator<Item = String>, mark: &str| {
        text.push_str("| ");
        cells.enumerate().for_each(|(at, cell)| {
            text.push_str(if at == 0 { "" } else { " | " });
            text.push_str(&cell);
        });
        if marks {
            text.push_str(" | ");
            text.push_str(mark);
        }
        text.push_str(" |\n");
    };
    row(&mut table.columns.iter().map(|(head, _)| inline(head)), "");
    let align = |align: &Align| if *align == Align::Left { ":--" } else { "--:" };
    row(&mut table.columns.iter().map(|(_, one)| align(one).to_owned()), ":--");
    for one in &table.rows {
        let missing = table.columns.len().saturating_sub(one.cells.len());
        let mut cells = one.cells.iter().map(inline).chain(std::iter::repeat_n(String::new(), missing));
        row(&mut cells, if one.kind == RowKind::Marked { "←" } else { "" });
    }
    text.push('\n');
}

fn auction(text: &mut String, calls: &Calls) {
    let mut row = |cells: [String; 4]| text.push_str(&format!("| {} |\n", cells.join(" | ")));
    row(calls.seats.each_ref().map(inline));
    row([":--"; 4].map(str::to_owned));
    for round in &calls.rows {
        row(round.each_ref().map(|cell| escaped(&call_cell(cell))));
    }
    text.push('\n');
    for line in call_notes(calls) {
        text.push_str(&format!("{}\n\n", paragraph(&escaped(&line))));
    }
    text.push_str(&format!("{}\n\n", paragraph(&inline(&calls.close))));
}

fn escaped(words: &str) -> String {
    let mut out = String::new();
    escape(&mut out, words);
    out
}

fn code(words: &str) -> String {
    format!("`{}`", words.replace('`', "'"))
}

/// A text inside a line, its code as code.
fn inline(text: &Text) -> String {
    let mut out = String::new();
    for (kind, part) in spans(text) {
        if kind == SpanKind::Code {
            out.push_str(&code(&part));
        } else {
            escape(&mut out, &part);
        }
    }
    out
}

/// Lines of prose, with a backslash before any that would begin a heading, a list, a quotation or code.
fn paragraph(words: &str) -> String {
    let lines = words.lines().map(|line| {
        let line = line.trim_start();
        let at = starts_block(line);
        let (before, after) = line.split_at_checked(at.unwrap_or(0)).unwrap_or((line, ""));
        format!("{before}{}{after}", if at.is_some() { "\\" } else { "" })
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The position in a line for a backslash that keeps the line prose.
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
fn escape(text: &mut String, words: &str) {
    for character in words.chars() {
        if matches!(character, '|' | '*' | '_' | '<' | '[' | ']' | '\\' | '`') {
            text.push('\\');
        }
        text.push(character);
    }
}
