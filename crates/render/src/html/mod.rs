//! Blocks as HTML, and pages that need nothing else: no network, no script, the style inside.
//!
//! The output is XHTML too, so that any XML parser can check it.

mod bars;
mod deal;
mod event;
mod explanation;
mod flow;
mod moves;
mod page;
mod sheet;
mod svg;
mod table;
mod words;

pub use event::{EventWords, event_files, event_page};
pub use explanation::explain_html;
pub use page::{STYLE, live, live_slides, of_site, page, slides, with_running_head};
pub use words::{LAW, escaped, with_suits};

use super::block::{Block, CallBlock, Calls, Curve, GroupKind, Paper};
use super::format::Format;
use super::terminal::Style;
use super::visible::unmarked;
use crate::diagnostic::Severity;
use crate::messages::Text;
use crate::source::printable;
use crate::syntax::{Token, highlight};
use maud::{Markup, PreEscaped, html};
use sheet::sheet;
use table::table;
use words::{Attribute, Figures, Raw, Words};

/// The line of the style that sets the paper, and its replacement for a smaller one.
const A4: &str = "@page { size: A4; margin: 20mm 20mm 22mm; }";
const A5: &str = "@page { size: A5; margin: 11mm 11mm 12mm; }\n@page sheet { margin: 7mm 10mm 6mm; }\n@media print { html:root, :root body, .sheet, .sheet table { font-size: 8pt; } }";

/// The look of a running head; the box of the other side would take half of the line.
const HEAD: &str = "font: 8pt Georgia, serif; white-space: nowrap;";

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

    fn decides_head(&self, part: &str) -> bool {
        part.contains("<h1")
    }

    fn on_paper(&self, document: String, paper: Paper) -> String {
        match paper {
            Paper::A4 => document,
            Paper::A5 => sheet::on_smaller_paper(&document).replace(A4, A5),
        }
    }

    fn with_running_head(&self, document: String, title: &str, to_fill_in: &str) -> String {
        page::headed(document, "margin: 16mm 18mm 14mm; ", [title, to_fill_in])
    }

    fn with_logo(&self, document: String, address: &str) -> String {
        sheet::with_logo(&document, address)
    }

    fn error(&self, lines: &str) -> String {
        pre(lines.trim_matches('\n'), "error")
    }
}

/// A whole page for another paper.
#[must_use]
pub fn page_on_paper(title: &str, language: &str, body: &str, paper: Paper) -> String {
    Html.on_paper(page(title, language, body), paper)
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
    // A case is above its results; everything after it belongs to the result.
    let cases = blocks.iter().take_while(|block| matches!(block, Block::Case(_))).count();
    let (cases, result) = blocks.split_at_checked(cases).unwrap_or((&[], blocks));
    let fragment = html! {
        @for head in cases { @if let Block::Case(name) = head { (case(name)) } }
        @if let [whole @ (Block::Sheet { .. } | Block::Group { .. })] = result {
            (one(whole, None))
        } @else if !result.is_empty() {
            @let statement = result.iter().find_map(|block| if let Block::Heading(statement) = block { Some(statement) } else { None });
            div.result { (NEWLINE)
                @for block in result {
                    (one(block, statement))
                }
            } (NEWLINE)
        }
    };
    fragment.into_string()
}

/// Lines that keep their places. What is wider than the page is scrolled by keys too, and is called by its first line.
#[must_use]
pub fn pre(lines: &str, class: &str) -> String {
    let lines = lines.trim_end_matches('\n');
    let label = lines.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    html! {
        pre class=(class) tabindex="0" role="group" aria-label=(Raw(label)) { code { (Raw(lines)) } } (NEWLINE)
    }
    .into_string()
}

/// A script in the colours of its words.
#[must_use]
pub fn script(lines: &str) -> String {
    let lines = printable(lines.trim_end_matches('\n'));
    let (mut markup, mut at) = (String::with_capacity(lines.len()), 0);
    for (range, token) in highlight(&lines) {
        markup.push_str(&escaped(lines.get(at..range.start).unwrap_or("")));
        let words = escaped(lines.get(range.clone()).unwrap_or(""));
        match class_of_token(token) {
            Some(class) => markup.push_str(&format!("<span class=\"{class}\">{words}</span>")),
            None => markup.push_str(&words),
        }
        at = range.end;
    }
    markup.push_str(&escaped(lines.get(at..).unwrap_or("")));
    format!("<pre class=\"ruling\"><code>{markup}</code></pre>\n")
}

/// The class of a word in a script; `None` for the colour of the text.
fn class_of_token(token: Token) -> Option<&'static str> {
    match token {
        Token::Statement => Some("kw"),
        Token::Word => Some("word"),
        Token::Comment => Some("comment"),
        Token::Text => Some("string"),
        Token::RedSuit => Some("red"),
        Token::Name | Token::Number | Token::Share | Token::BlackSuit => None,
    }
}

fn lines_of(lines: &str, class: &str) -> Markup {
    let lines = lines.trim_end_matches('\n');
    html! { pre class=(class) { code { (Raw(lines)) } } (NEWLINE) }
}

/// A block; `asked` is the statement of the result.
fn one(block: &Block, statement: Option<&Text>) -> Markup {
    match block {
        Block::Case(case) => html! { h2.case { (Words(case)) } (NEWLINE) },
        Block::Heading(heading) => html! { p.asked { code { (Attribute(heading)) } } (NEWLINE) },
        Block::Answer(parts) => html! {
            p.answer { @for (at, part) in parts.iter().enumerate() { @if at > 0 { " " } span { (Figures(part)) } } } (NEWLINE)
        },
        Block::Table(one) => table(one, statement),
        Block::Pair(left, right) => {
            html! { div.pair { (NEWLINE) (table(left, statement)) (table(right, statement)) } (NEWLINE) }
        }
        Block::Working { summary, blocks } => working(summary, blocks, statement),
        Block::Curve(_) | Block::Moves(_) | Block::Field(_) | Block::Bars(_) | Block::Flow(_) => html! {
            div.charts { (NEWLINE) (chart(block)) } (NEWLINE)
        },
        Block::Deal(cards) => deal::deal(cards),
        Block::Auction(calls) => auction(calls),
        Block::Hint(_) => html! {},
        Block::Line(line) => html! { p.step { (Words(line)) } (NEWLINE) },
        Block::Aside(line) => html! { p.step.aside { (Words(line)) } (NEWLINE) },
        Block::Steps(steps) => html! {
            ol.steps { (NEWLINE) @for step in steps { li { (Words(step)) } (NEWLINE) } } (NEWLINE)
        },
        Block::Section(title) => html! { h2 { (Words(title)) } (NEWLINE) },
        Block::Signatures(names) => html! {
            div.signatures { @for name in names { p { (Words(name)) } } } (NEWLINE)
        },
        Block::Sheet { title, blocks } => sheet(title, blocks),
        Block::Group { kind, blocks } => group(*kind, blocks),
        Block::Blanks { names, mark, lines } => html! {
            p.blanks {
                @for name in names { span { (Words(name)) } " " }
                @if let Some(mark) = mark { b.mark-box { (Words(mark)) } }
            } (NEWLINE)
            @for _ in 0..*lines { div.room {} (NEWLINE) }
        },
        Block::Beside { text, data } => html! {
            div.beside { (NEWLINE)
                div { (NEWLINE) @for block in text { (one(block, statement)) } } (NEWLINE)
                div { (NEWLINE) @for block in data { (one(block, statement)) } } (NEWLINE)
            } (NEWLINE)
        },
        Block::Script(script) => lines_of(script, "quoted"),
        Block::Remark { severity, word, text } => html! {
            p.remark.(class_of(*severity)) { b { (Words(word)) } ": " (Words(text)) } (NEWLINE)
        },
    }
}

/// The drawings of a chart.
fn chart(block: &Block) -> Markup {
    match block {
        Block::Curve(curve) => html! {
            figure { (NEWLINE)
                (svg::curve(curve)) (NEWLINE)
                @if curve.is_drawn && !curve.steps.is_empty() { (steps(curve)) }
                // The caption of a figure is its first part or its last.
                figcaption { (Words(&curve.caption)) } (NEWLINE)
            } (NEWLINE)
        },
        Block::Moves(moves) => html! {
            figure { (NEWLINE)
                (moves::chart(moves)) (NEWLINE)
                // A figure has one caption.
                figcaption {
                    @if let Some(caption) = &moves.caption { (Words(caption)) " · " }
                    (Words(&moves.rest))
                } (NEWLINE)
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
        Block::Bars(chart) => html! {
            figure { (NEWLINE)
                figcaption { (Words(&chart.caption)) } (NEWLINE)
                (bars::bars(chart)) (NEWLINE)
            } (NEWLINE)
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

/// The weights of a curve side by side; the figures of the selected one are below. Keys go from one to the next,
/// without a script.
fn steps(curve: &Curve) -> Markup {
    let group = format!("weight-{:x}", fingerprint(unmarked(&curve.label).as_bytes()));
    html! {
        fieldset.weights { (NEWLINE)
            legend { (Words(&curve.weight)) } (NEWLINE)
            @for (at, (weight, figures)) in curve.steps.iter().enumerate() {
                label {
                    (choice(&group, at == curve.steps.len() / 2))
                    span { (Words(weight)) } span.figures { (Words(figures)) }
                } (NEWLINE)
            }
        } (NEWLINE)
    }
}

/// A button of a group; maud would leave it open, which XML does not allow.
fn choice(group: &str, is_chosen: bool) -> PreEscaped<String> {
    let chosen = if is_chosen { " checked=\"checked\"" } else { "" };
    PreEscaped(format!("<input type=\"radio\" name=\"{group}\"{chosen}/>"))
}

/// Bytes as a number (FNV-1a), so that what belongs together has one name on a page and nothing else has it.
fn fingerprint(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// The folded working. Screen readers hear the statement that it belongs to.
fn working(summary: &Text, blocks: &[Block], statement: Option<&Text>) -> Markup {
    let label = statement.map(|statement| summary.clone() + ": " + statement.clone());
    html! {
        details { (NEWLINE)
            summary aria-label=[label.as_ref().map(Attribute)] { (Words(summary)) } (NEWLINE)
            @for block in blocks { (one(block, statement)) }
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

/// The class of a severity, the same in every language.
fn class_of(severity: Severity) -> &'static str {
    severity.word()
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

fn cell_of(calls: &[CallBlock]) -> Markup {
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
