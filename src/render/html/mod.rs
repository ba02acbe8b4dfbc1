//! Blocks as HTML, and pages that need nothing else: no network, no script, the style inside.
//!
//! What is written is XHTML too, so that it can be checked by any reader of XML.

mod flow;
mod moves;
mod svg;
mod words;

pub use words::{LAW, escaped};

use super::block::{Align, Block, CallShown, Calls, GroupKind, Hand, Hands, Paper, Row, RowKind, Table};
use super::format::Format;
use super::terminal::Style;
use crate::diagnostic::Severity;
use crate::messages::Text;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Attribute, Raw, Words};

const STYLE: &str = include_str!("page.css");

/// The line of the style that sets the paper, and what stands in its place for a smaller one.
const A4: &str = "@page { size: A4; margin: 20mm 20mm 22mm; }";
const A5: &str =
    "@page { size: A5; margin: 11mm 11mm 12mm; }\n@media print { html, .sheet, .sheet table { font-size: 8pt; } }";

/// Between elements, for those who read the source.
const NEWLINE: PreEscaped<&str> = PreEscaped("\n");

/// Pages, as a format.
#[derive(Debug)]
pub(super) struct Html;

impl Format for Html {
    fn name(&self) -> &'static str {
        "html"
    }

    fn blocks(&self, blocks: &[Block], _: Style) -> String {
        fragment(blocks)
    }

    fn document(&self) -> Option<fn(&str, &str, &str) -> String> {
        Some(page)
    }

    fn on_paper(&self, document: String, paper: Paper) -> String {
        match paper {
            Paper::A4 => document,
            Paper::A5 => document.replace(A4, A5),
        }
    }

    fn error(&self, lines: &str) -> String {
        pre(lines.trim_matches('\n'), "error")
    }
}

/// A whole page; its language is a tag such as `pl`.
#[must_use]
pub fn page(title: &str, language: &str, body: &str) -> String {
    let page = html! {
        (DOCTYPE) (NEWLINE)
        html lang=(Raw(language)) { (NEWLINE)
            head { (NEWLINE)
                (PreEscaped("<meta charset=\"utf-8\"/>\n\
                             <meta http-equiv=\"Content-Security-Policy\" \
                             content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\"/>\n\
                             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
                             <meta name=\"generator\" content=\"redress\"/>\n"))
                title { (Raw(title)) } (NEWLINE)
                style { (NEWLINE) (PreEscaped(STYLE)) } (NEWLINE)
            } (NEWLINE)
            body { (NEWLINE)
                main { (NEWLINE)
                    // Whoever hears the page goes by its headings, and the first is what it is called.
                    @if !body.contains("<h1") && !title.is_empty() { h1 { (Raw(title)) } (NEWLINE) }
                    (PreEscaped(body))
                } (NEWLINE)
            } (NEWLINE)
        } (NEWLINE)
    };
    page.into_string()
}

/// The HTML of an outcome: the answer in sight, the working folded away below it.
#[must_use]
pub fn fragment(blocks: &[Block]) -> String {
    outcome(blocks, |case| html! { h2.case { (Words(case)) } (NEWLINE) })
}

/// The same within a text that has headings of its own.
#[must_use]
pub fn fragment_of_text(blocks: &[Block]) -> String {
    outcome(blocks, |case| html! { p.case { (Words(case)) } (NEWLINE) })
}

fn outcome(blocks: &[Block], case: impl Fn(&Text) -> Markup) -> String {
    // A case stands above its results; what follows belongs to the result.
    let cases = blocks.iter().take_while(|block| matches!(block, Block::Case(_))).count();
    let (cases, result) = blocks.split_at_checked(cases).unwrap_or((&[], blocks));
    let fragment = html! {
        @for head in cases { @if let Block::Case(name) = head { (case(name)) } }
        @if let [whole @ (Block::Sheet { .. } | Block::Group { .. })] = result {
            (one(whole))
        } @else if !result.is_empty() {
            @let asked = result.iter().find_map(|block| if let Block::Heading(asked) = block { Some(asked) } else { None });
            div.result { (NEWLINE)
                @for block in result {
                    @match block {
                        Block::Working { summary, blocks } => (working(summary, blocks, asked)),
                        other => (one(other)),
                    }
                }
            } (NEWLINE)
        }
    };
    fragment.into_string()
}

/// Lines that keep their places.
#[must_use]
pub fn pre(lines: &str, class: &str) -> String {
    html! { (lines_of(lines, class)) }.into_string()
}

fn lines_of(lines: &str, class: &str) -> Markup {
    // What is wider than its place is scrolled by keys too.
    html! { pre class=(class) tabindex="0" { code { (Raw(lines.trim_end_matches('\n'))) } } (NEWLINE) }
}

fn one(block: &Block) -> Markup {
    match block {
        Block::Case(case) => html! { h2.case { (Words(case)) } (NEWLINE) },
        Block::Heading(heading) => html! { p.asked { code { (Attribute(heading)) } } (NEWLINE) },
        Block::Answer(parts) => html! {
            p.answer { @for (at, part) in parts.iter().enumerate() { @if at > 0 { " " } span { (Words(part)) } } } (NEWLINE)
        },
        Block::Table(one) => table(one),
        Block::Pair(left, right) => html! { div.pair { (NEWLINE) (table(left)) (table(right)) } (NEWLINE) },
        Block::Working { summary, blocks } => working(summary, blocks, None),
        Block::Curve(_) | Block::Moves(_) | Block::Field(_) | Block::Flow(_) => html! {
            div.charts { (NEWLINE) (chart(block)) } (NEWLINE)
        },
        Block::Deal(cards) => deal(cards),
        Block::Auction(calls) => auction(calls),
        Block::Line(line) => html! { p.step { (Words(line)) } (NEWLINE) },
        Block::Steps(steps) => html! {
            ol.steps { (NEWLINE) @for step in steps { li { (Words(step)) } (NEWLINE) } } (NEWLINE)
        },
        Block::Section(title) => html! { h2 { (Words(title)) } (NEWLINE) },
        Block::Signatures(names) => html! {
            div.signatures { @for name in names { p { (Words(name)) } } } (NEWLINE)
        },
        Block::Sheet { title, blocks } => sheet(title, blocks),
        Block::Group { kind, blocks } => group(*kind, blocks),
        Block::Blanks { names, lines } => html! {
            p.blanks { @for name in names { span { (Words(name)) } " " } } (NEWLINE)
            @for _ in 0..*lines { div.room {} (NEWLINE) }
        },
        Block::Script(script) => lines_of(script, "shown"),
        Block::Remark { severity, word, text } => html! {
            p.remark.(class_of(*severity)) { b { (Words(word)) } ": " (Words(text)) } (NEWLINE)
        },
    }
}

/// The figures of a chart.
fn chart(block: &Block) -> Markup {
    match block {
        Block::Curve(curve) => html! {
            figure { (NEWLINE)
                (svg::curve(curve)) (NEWLINE)
                figcaption { (Words(&curve.caption)) } (NEWLINE)
            } (NEWLINE)
        },
        Block::Moves(moves) => html! {
            figure { (NEWLINE)
                @if let Some(caption) = &moves.caption { figcaption { (Words(caption)) } (NEWLINE) }
                (moves::chart(moves)) (NEWLINE)
                figcaption { (Words(&moves.rest)) } (NEWLINE)
            } (NEWLINE)
        },
        Block::Field(chart) => html! {
            @for side in &chart.sides {
                figure { (NEWLINE)
                    @if let Some(caption) = &side.caption { figcaption { (Words(caption)) } (NEWLINE) }
                    (svg::bars(chart, side)) (NEWLINE)
                } (NEWLINE)
            }
        },
        Block::Flow(chart) => html! {
            figure.wide { (NEWLINE)
                figcaption { (Words(&chart.title)) } (NEWLINE)
                (flow::flow(chart)) (NEWLINE)
            } (NEWLINE)
        },
        _ => html! {},
    }
}

/// What is folded away. Whoever hears the page is told of what it is the working.
fn working(summary: &Text, blocks: &[Block], asked: Option<&Text>) -> Markup {
    let label = asked.map(|asked| summary.clone() + ": " + asked.clone());
    html! {
        details { (NEWLINE)
            summary aria-label=[label.as_ref().map(Attribute)] { (Words(summary)) } (NEWLINE)
            @for block in blocks { (one(block)) }
        } (NEWLINE)
    }
}

fn group(kind: GroupKind, blocks: &[Block]) -> Markup {
    let class = match kind {
        GroupKind::Kept => "kept",
        GroupKind::Page => "begins",
    };
    html! { section class=(class) { (NEWLINE) (PreEscaped(fragment(blocks))) } (NEWLINE) }
}

fn sheet(title: &Text, blocks: &[Block]) -> Markup {
    html! {
        article.sheet { (NEWLINE)
            h1 { (Words(title)) } (NEWLINE)
            @for block in blocks { (one(block)) }
        } (NEWLINE)
    }
}

/// The class of a severity, whatever language it is told in.
fn class_of(severity: Severity) -> &'static str {
    severity.word()
}

fn table(table: &Table) -> Markup {
    let marks = table.has_marks();
    let deciding = deciding(table);
    html! {
        div.scroll tabindex="0" { table { (NEWLINE)
            @if let Some(caption) = &table.caption { caption { (Words(caption)) } (NEWLINE) }
            thead { tr {
                @for (at, (head, align)) in table.columns.iter().enumerate() {
                    @let class = number(*align, deciding == Some(at));
                    @if head.is_empty() { td class=[class] {} } @else { th scope="col" class=[class] { (Words(head)) } }
                }
                @if marks { td {} }
            } } (NEWLINE)
            tbody { (NEWLINE) @for one in &table.rows { (row(table, one, marks, deciding)) } } (NEWLINE)
        } } (NEWLINE)
    }
}

/// The last column of figures, which stays in sight on a narrow screen: what the others lead to.
fn deciding(table: &Table) -> Option<usize> {
    let last = table.columns.iter().rposition(|(_, align)| *align == Align::Right)?;
    (table.columns.len() > 3).then_some(last)
}

fn number(align: Align, decides: bool) -> Option<&'static str> {
    (align == Align::Right).then_some(if decides { "number deciding" } else { "number" })
}

fn row(table: &Table, row: &Row, marks: bool, deciding: Option<usize>) -> Markup {
    let class = match row.kind {
        RowKind::Plain => None,
        RowKind::Marked => Some("ruled"),
        RowKind::Total => Some("total"),
    };
    html! {
        tr class=[class] {
            @for (at, (_, align)) in table.columns.iter().enumerate() {
                @let class = number(*align, deciding == Some(at));
                @match row.cells.get(at) {
                    Some(cell) if at == 0 && !cell.is_empty() => th scope="row" class=[class] { (Words(cell)) },
                    Some(cell) => td class=[class] { (Words(cell)) },
                    None => td class=[class] {},
                }
            }
            @if marks { td { @if row.kind == RowKind::Marked { "←" } } }
        } (NEWLINE)
    }
}

fn deal(deal: &Hands) -> Markup {
    let [north, east, south, west] = &deal.hands;
    html! {
        table.deal aria-label=(Attribute(&deal.label)) { tbody { (NEWLINE)
            tr { td {} td { (hand(north)) } td {} } (NEWLINE)
            tr {
                td { (hand(west)) }
                td.compass {
                    (Words(&north.seat)) (PreEscaped("<br/>"))
                    (Words(&west.seat)) " · " (Words(&east.seat)) (PreEscaped("<br/>"))
                    (Words(&south.seat))
                }
                td { (hand(east)) }
            } (NEWLINE)
            tr { td {} td { (hand(south)) } td {} } (NEWLINE)
        } } (NEWLINE)
    }
}

fn auction(calls: &Calls) -> Markup {
    html! {
        table.auction aria-label=(Attribute(&calls.label)) { (NEWLINE)
            thead { tr { @for seat in &calls.seats { th scope="col" { (Words(seat)) } } } } (NEWLINE)
            tbody { (NEWLINE)
                @for round in &calls.rows { tr { @for cell in round { td { (cell_of(cell)) } } } (NEWLINE) }
            } (NEWLINE)
        } (NEWLINE)
        @for (number, note) in (1_usize..).zip(&calls.notes) {
            p.step { sup { (number) } " " (Words(note)) } (NEWLINE)
        }
        p.step { (Words(&calls.close)) } (NEWLINE)
    }
}

fn cell_of(calls: &[CallShown]) -> Markup {
    html! {
        @for (at, call) in calls.iter().enumerate() {
            @if at > 0 { " " }
            (Raw(&call.before)) (Words(&call.call))
            @if let Some((sign, is_red)) = call.suit { span class=[is_red.then_some("red")] { (sign) } }
            (Raw(&call.after))
            @if let Some(note) = call.note { sup { (note) } }
        }
    }
}

fn hand(hand: &Hand) -> Markup {
    html! {
        @for suit in &hand.suits {
            span.hand { span class=[suit.is_red.then_some("red")] { (suit.sign) } " " (Words(&suit.cards)) }
        }
    }
}
