//! Handouts: what a lecture computes is left to be filled in.

use crate::messages::{SpanKind, Text};
use crate::render::{Align, Block, Row, Table};
use crate::source::{Source, Sources};
use crate::syntax::{
    self,
    tree::{Statement, StatementKind},
};
use std::ops::Range;

/// The sign for a blank to fill in, until a format replaces it by a line of its own; no font of a lecture uses these
/// characters otherwise.
pub(super) const BLANK: &str = "\u{ff3f}\u{ff3f}\u{ff3f}\u{ff3f}\u{ff3f}\u{ff3f}";

/// The same in Markdown.
const UNDERSCORES: &str = "\\_\\_\\_\\_\\_\\_";

/// Woven Markdown with lines of its own.
pub(super) fn in_markdown(text: &str) -> String {
    text.replace(BLANK, UNDERSCORES)
}

/// A page with lines of its own. A screen reader announces the blank.
pub(super) fn in_page(text: &str, heard: &str) -> String {
    text.replace(BLANK, &format!("<span class=\"blank\"><span class=\"heard\">{heard}</span></span>"))
}

/// An article with lines of its own.
pub(super) fn in_article(text: &str) -> String {
    text.replace(BLANK, "\\rule{14mm}{0.4pt}")
}

/// A document of Typst with lines of its own; the sign stands in a string there.
pub(super) fn in_typst(text: &str) -> String {
    text.replace(BLANK, "________")
}

/// A result without what it is worth: no working, no remarks, and blanks for its figures.
pub(super) fn blanked(blocks: Vec<Block>) -> Vec<Block> {
    let kept = |block| match block {
        Block::Answer(parts) => Some(Block::Answer(parts.iter().map(blanked_part).collect())),
        Block::Table(table) => Some(Block::Table(without_figures(table))),
        Block::Pair(left, right) => Some(Block::Pair(without_figures(left), without_figures(right))),
        Block::Curve(mut curve) => {
            curve.is_drawn = false;
            curve.caption.clone_from(&curve.axes);
            curve.label.clone_from(&curve.axes);
            Some(Block::Curve(curve))
        }
        Block::Working { .. }
        | Block::Field(_)
        | Block::Bars(_)
        | Block::Line(_)
        | Block::Aside(_)
        | Block::Hint(_)
        | Block::Steps(_)
        | Block::Remark { .. } => None,
        other => Some(other),
    };
    blocks.into_iter().filter_map(kept).collect()
}

/// A block with dots in the place of its answers, which a page reveals below.
pub(super) fn without_answers(code: &str) -> String {
    fn spans(statements: &[Statement], found: &mut Vec<Range<usize>>) {
        for statement in statements {
            match &statement.kind {
                StatementKind::Case(case) => spans(&case.body, found),
                StatementKind::Answer(_) | StatementKind::AnswerCards(_) => found.push(statement.span.range()),
                _ => {}
            }
        }
    }
    let file = Sources::default().add(Source::new("", code));
    let mut answers = Vec::new();
    spans(&syntax::parse(file, code).0.statements, &mut answers);
    let (mut output, mut at) = (String::with_capacity(code.len()), 0);
    for answer in answers {
        output.push_str(code.get(at..answer.start).unwrap_or(""));
        output.push_str("answer …");
        at = answer.end;
    }
    output.push_str(code.get(at..).unwrap_or(""));
    output
}

fn is_figure(kind: SpanKind) -> bool {
    matches!(kind, SpanKind::Points | SpanKind::Share)
}

/// A part of an answer: whose it is, and a blank; the top is given, and a verdict is a blank alone.
fn blanked_part(part: &Text) -> Text {
    let has = |wanted: SpanKind| part.spans().any(|span| span.kind == wanted);
    if !has(SpanKind::Side) && has(SpanKind::Points) {
        return part.clone();
    }
    if !has(SpanKind::Side) {
        return Text::from(BLANK);
    }
    let mut text = Text::default();
    part.spans().for_each(|span| text.push(span.kind, if is_figure(span.kind) { BLANK } else { &span.text }));
    text
}

/// A table whose figures, but those of its first column, are to be filled in.
fn without_figures(table: Table) -> Table {
    let is_blank = |at: usize, cell: &Text| {
        let is_right = table.columns.get(at).is_some_and(|(_, align)| *align == Align::Right);
        at > 0 && is_right && cell.spans().any(|span| is_figure(span.kind))
    };
    let cells = |row: &Row| {
        let cell = |(at, cell): (usize, &Text)| if is_blank(at, cell) { Text::from(BLANK) } else { cell.clone() };
        Row { cells: row.cells.iter().enumerate().map(cell).collect(), kind: crate::render::RowKind::Plain }
    };
    let rows = table.rows.iter().map(cells).collect();
    Table { rows, ..table }
}

/// A caption without the figures that it gives away: those with a percent sign, a decimal point or comma, or a unit.
pub(super) fn without_results(caption: &str) -> String {
    let words: Vec<&str> = caption.split(' ').collect();
    let is_unit = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        ["MP", "PT", "IMP", "IMPs", "VP"].iter().any(|unit| unit.eq_ignore_ascii_case(word))
    };
    let pieces = words.iter().enumerate().map(|(at, word)| {
        let has_digit = word.contains(|c: char| c.is_ascii_digit());
        let number = word.trim_matches(|c: char| !(c.is_ascii_digit() || c == '%'));
        let is_share = number.ends_with('%') || number.contains(['.', ',']);
        let is_result = has_digit && (is_share || words.get(at.saturating_add(1)).is_some_and(|next| is_unit(next)));
        if is_result { word.replace(number, BLANK) } else { (*word).to_owned() }
    });
    pieces.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{BLANK, without_results};

    #[test]
    fn captions_keep_all_but_results() {
        for (caption, expected) in [
            ("The field", "The field"),
            ("Board 7, both vulnerable", "Board 7, both vulnerable"),
            ("equal at 80%", "equal at B"),
            ("NS have 9.8, EW 8 MP.", "NS have B, EW B MP."),
        ] {
            assert_eq!(
                without_results(caption),
                expected.replace('B', BLANK).replace(&format!("{BLANK}oard"), "Board")
            );
        }
    }
}
