//! Blocks as HTML, and pages that need nothing else: no network, no script, the style inside.
//!
//! What is written is XHTML too, so that it can be checked by any reader of XML.

mod svg;

use super::block::{Align, Block, Table};
use super::notation::{SUITS, code_between};
use crate::catalogue::english::lectures as words;
use crate::ruling::{Deal, Seat};

const STYLE: &str = include_str!("page.css");

/// A whole page.
#[must_use]
pub fn page(title: &str, language: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"generator\" content=\"redress\"/>\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        escaped(language),
        escaped(title)
    )
}

/// The HTML of an outcome: the answer in sight, the working folded away below it.
#[must_use]
pub fn fragment(blocks: &[Block]) -> String {
    let mut text = String::new();
    let (mut open, mut folds, mut folded) = (false, false, false);
    for block in blocks {
        // A case stands above its results; what follows belongs to the result.
        if !open && !matches!(block, Block::Case(_)) {
            text.push_str("<div class=\"result\">\n");
            open = true;
        }
        let working = matches!(block, Block::Table(_) | Block::Pair(..) | Block::Line(_));
        if working && folds && !folded {
            text.push_str(&format!("<details>\n<summary>{}</summary>\n", words::working()));
            folded = true;
        } else if !working && folded {
            text.push_str("</details>\n");
            folded = false;
        }
        // Both sides' figures are an answer; below a top, or what is to be entered, the table is.
        folds = folds || matches!(block, Block::Answer(parts) if parts.len() > 1);
        one(&mut text, block);
    }
    if folded {
        text.push_str("</details>\n");
    }
    if open {
        text.push_str("</div>\n");
    }
    text
}

fn one(text: &mut String, block: &Block) {
    match block {
        Block::Case(case) => text.push_str(&format!("<p class=\"case\">{}</p>\n", escaped(case))),
        Block::Heading(heading) => {
            text.push_str(&format!("<p class=\"asked\"><code>{}</code></p>\n", escaped(heading)));
        }
        Block::Answer(parts) => {
            let parts: String = parts.iter().map(|part| format!("<span>{}</span> ", escaped(part))).collect();
            text.push_str(&format!("<p class=\"answer\">{}</p>\n", parts.trim_end()));
        }
        Block::Table(one) => table(text, one),
        Block::Pair(left, right) => {
            text.push_str("<div class=\"pair\">\n");
            table(text, left);
            table(text, right);
            text.push_str("</div>\n");
        }
        Block::Chart(chart) => {
            let caption = escaped(&chart.axis);
            let drawn = svg::curve(chart);
            text.push_str(&format!(
                "<div class=\"charts\">\n<figure>\n{drawn}\n<figcaption>{caption}</figcaption>\n</figure>\n</div>\n"
            ));
        }
        Block::Field(chart) => {
            text.push_str("<div class=\"charts\">\n");
            for (caption, drawn) in svg::field(chart) {
                let caption = caption.map(|caption| format!("<figcaption>{}</figcaption>\n", escaped(&caption)));
                text.push_str(&format!("<figure>\n{}{drawn}\n</figure>\n", caption.unwrap_or_default()));
            }
            text.push_str("</div>\n");
        }
        Block::Deal(cards) => deal(text, cards),
        Block::Line(line) => text.push_str(&format!("<p class=\"step\">{}</p>\n", prose(line))),
        Block::Script(script) => text.push_str(&pre(script, "shown")),
        Block::Remark { severity, text: said } => {
            let severity = severity.word();
            text.push_str(&format!("<p class=\"remark {severity}\"><b>{severity}</b>: {}</p>\n", prose(said)));
        }
    }
}

/// Lines that keep their places.
#[must_use]
pub fn pre(lines: &str, class: &str) -> String {
    format!("<pre class=\"{class}\"><code>{}</code></pre>\n", escaped(lines.trim_end_matches('\n')))
}

fn table(text: &mut String, table: &Table) {
    text.push_str("<div class=\"scroll\"><table>\n");
    if let Some(caption) = &table.caption {
        text.push_str(&format!("<caption>{}</caption>\n", escaped(caption)));
    }
    let class = |align: Align| if align == Align::Right { " class=\"number\"" } else { "" };
    text.push_str("<thead><tr>");
    for (head, align) in &table.columns {
        let class = class(*align);
        text.push_str(&match head.as_str() {
            "" => format!("<td{class}></td>"),
            head => format!("<th scope=\"col\"{class}>{}</th>", escaped(head)),
        });
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    for cells in &table.rows {
        let ruled = if cells.iter().any(|cell| cell == "←") { " class=\"ruled\"" } else { "" };
        text.push_str(&format!("<tr{ruled}>"));
        for (at, cell) in cells.iter().enumerate() {
            let class = class(table.columns.get(at).map_or(Align::Left, |(_, align)| *align));
            let cell = escaped(cell);
            text.push_str(&match (at, cell.as_str()) {
                (0, cell) if !cell.is_empty() => format!("<th scope=\"row\"{class}>{cell}</th>"),
                (_, cell) => format!("<td{class}>{cell}</td>"),
            });
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody>\n</table></div>\n");
}

fn deal(text: &mut String, deal: &Deal) {
    let hand = |seat: Seat| {
        if !deal.is_known(seat) {
            return String::new();
        }
        let suits = SUITS.iter().zip(deal.hand(seat)).enumerate().map(|(at, (sign, cards))| {
            let colour = if matches!(at, 1 | 2) { " class=\"red\"" } else { "" };
            let cards = if cards.is_empty() { "—" } else { cards };
            format!("<span class=\"hand\"><span{colour}>{sign}</span> {}</span>", escaped(cards))
        });
        suits.collect::<String>()
    };
    let [north, east, south, west] = [Seat::North, Seat::East, Seat::South, Seat::West].map(hand);
    text.push_str(&format!(
        "<table class=\"deal\" aria-label=\"{}\"><tbody>\n<tr><td></td><td>{north}</td><td></td></tr>\n\
         <tr><td>{west}</td><td class=\"compass\">N<br/>W · E<br/>S</td><td>{east}</td></tr>\n\
         <tr><td></td><td>{south}</td><td></td></tr>\n</tbody></table>\n",
        words::deal()
    ));
}

/// A sentence, with what stands between backticks as code.
fn prose(text: &str) -> String {
    code_between(text, |part, is_code| if is_code { format!("<code>{}</code>", escaped(part)) } else { escaped(part) })
}

/// Text in which nothing is taken for HTML, inside attributes too.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => shown.push_str("&amp;"),
            '<' => shown.push_str("&lt;"),
            '>' => shown.push_str("&gt;"),
            '"' => shown.push_str("&quot;"),
            '\'' => shown.push_str("&#39;"),
            // XML has no other control characters, not even escaped.
            '\n' | '\t' => shown.push(character),
            control if control.is_control() => shown.push('\u{fffd}'),
            other => shown.push(other),
        }
    }
    shown
}
