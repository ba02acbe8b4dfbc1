//! Blocks as Typst, for PDF that readers of screens understand: headings, tables and pictures are what they are.
//!
//! Every text stands in a string, so that nothing of it is taken for a command.

use super::block::{Align, Block, CallBlock, Calls, Hand, Hands, Row, RowKind, Table};
use super::decimals::pads;
use super::html;
use crate::messages::{SpanKind, Text};
use crate::source::printable;
use crate::visible::{plain, typeset, unmarked};

/// The functions and the look of a document.
const PREAMBLE: &str = r##"#set page(paper: "a4", margin: (x: 22mm, y: 22mm), numbering: "1 / 1")
#set text(size: 10.5pt, font: ("Libertinus Serif", "New Computer Modern", "DejaVu Serif"))
#set par(justify: true, leading: 0.6em)
#set table(stroke: none, inset: (x: 4pt, y: 2.5pt))
#show heading: set block(above: 1.3em, below: 0.7em)
#show raw: set text(font: "DejaVu Sans Mono", size: 0.88em)
#show link: it => it
#let suit(sign) = text(fill: rgb("#b3122a"), sign)
#let ruled(script) = block(inset: (left: 8pt), stroke: (left: 1.5pt + rgb("#d5d5cc")), above: 0.8em, below: 0.8em, sticky: true, raw(script, block: true))
#let callout(title, body) = block(inset: 8pt, fill: rgb("#f1f1ea"), width: 100%, [*#title* #parbreak() #body])
#let kept(body) = block(breakable: false, width: 100%, body)
"##;

/// The style of a drawing, whose colours are those of a page on paper.
const SVG_STYLE: &str = "text{fill:#000;font:13px 'DejaVu Sans',sans-serif}.faint{fill:#444}.strong,.name{font-weight:700}.end{text-anchor:end}.middle{text-anchor:middle}\
.others{fill:#8a93a3}.added{fill:#762c08}.taken{fill:none;stroke:#762c08;stroke-dasharray:3 2;stroke-width:1.5}.grid{stroke:#bbb}\
.half{stroke:#444;stroke-dasharray:1 3}.meeting{fill:none;stroke:#000;stroke-width:1.5}polyline{fill:none;stroke-width:2.5}\
polyline.ns,line.up{stroke:#0b62a4}polyline.ew,line.down{stroke:#a8430f;stroke-dasharray:6 3}line.kept{stroke:#444}\
circle.ns,rect.ns,text.ns,circle.up{fill:#0b62a4}rect.ew,text.ew,circle.down{fill:#a8430f}circle.kept{fill:#444}\
rect.asked{fill:none;stroke:#000}rect.on{fill:none;stroke:#bbb}rect.end-of-flow{fill:none;stroke:#762c08}.spine{stroke:#000;stroke-width:1.5}\
polyline.arrow{stroke:#000;stroke-width:1.5}.red{fill:#b3122a}";

/// A string of Typst.
#[must_use]
pub fn string(text: &str) -> String {
    let text = printable(text);
    let mut out = String::with_capacity(text.len().saturating_add(2));
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Words as they stand in a text, with the signs of red suits in red.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['♥', '♦']) {
        let (before, suit) = rest.split_at_checked(at).unwrap_or((rest, ""));
        let (suit, after) = suit.split_at_checked('♥'.len_utf8()).unwrap_or((suit, ""));
        if !before.is_empty() {
            out.push_str(&format!("#{};", string(before)));
        }
        out.push_str(&format!("#suit({});", string(suit)));
        rest = after;
    }
    if !rest.is_empty() {
        out.push_str(&format!("#{};", string(rest)));
    }
    out
}

/// Lines that keep their places.
#[must_use]
pub fn script(lines: &str) -> String {
    format!("#ruled({})\n\n", string(lines.trim_end()))
}

/// A whole document below its title, in a language.
#[must_use]
pub fn document(title: &str, author: Option<&str>, below: &[&str], language: &str, body: &str) -> String {
    let author_list = author.map(|author| format!(", author: {}", string(author))).unwrap_or_default();
    let mut head = format!(
        "#set document(title: {}{author_list})\n#set text(lang: {})\n{PREAMBLE}",
        string(title),
        string(language)
    );
    head.push_str(&format!(
        "#set page(header: context {{ if counter(page).get().first() > 1 {{ text(size: 8pt, {}) }} }})\n",
        string(title)
    ));
    if !title.is_empty() {
        head.push_str(&format!("#align(center, text(size: 18pt, weight: \"bold\", {}))\n", string(title)));
    }
    for line in author.into_iter().chain(below.iter().copied()) {
        head.push_str(&format!("#align(center, {})\n", string(line)));
    }
    format!("{head}\n{body}")
}

/// The Typst of an outcome.
#[must_use]
pub fn fragment(blocks: &[Block]) -> String {
    blocks.iter().map(one).collect()
}

fn words(text: &Text) -> String {
    let part = |(kind, part): (SpanKind, std::borrow::Cow<'_, str>)| match kind {
        SpanKind::Code => format!("#raw({});", string(&part)),
        _ => escaped(&part),
    };
    typeset(text).map(part).collect()
}

fn one(block: &Block) -> String {
    match block {
        Block::Case(case) => format!("#strong[{}]\n\n", words(case)),
        Block::Heading(heading) => format!("#block(sticky: true, raw({}))\n\n", string(&unmarked(heading))),
        Block::Answer(parts) => {
            let parts: Vec<String> = parts.iter().map(words).collect();
            format!("#block(sticky: true, strong[{}])\n\n", parts.join(" #h(1.5em) "))
        }
        Block::Table(one) => table(one),
        Block::Pair(left, right) => {
            format!("#grid(columns: (1fr, 1fr), gutter: 12pt, [{}], [{}])\n\n", table(left), table(right))
        }
        Block::Working { blocks, .. } | Block::Group { blocks, .. } => fragment(blocks),
        Block::Sheet { title, blocks } => {
            format!("#pagebreak(weak: true)\n#heading(level: 1)[{}]\n{}", words(title), fragment(blocks))
        }
        Block::Curve(_) | Block::Field(_) | Block::Moves(_) | Block::Bars(_) | Block::Flow(_) => drawings(block),
        Block::Deal(cards) => deal(cards),
        Block::Auction(calls) => auction(calls),
        Block::Hint(_) => String::new(),
        Block::Line(line) | Block::Aside(line) => format!("{}\n\n", words(line)),
        Block::Steps(steps) => {
            let items: Vec<String> = steps.iter().map(|step| format!("[{}]", words(step))).collect();
            format!("#enum({})\n\n", items.join(", "))
        }
        Block::Section(title) => format!("#strong[{}]\n\n", words(title)),
        Block::Signatures(names) => {
            let names: Vec<String> =
                names.iter().map(|name| format!("[#line(length: 100%) {}]", words(name))).collect();
            format!("#v(2em)\n#grid(columns: (1fr,) * 3, gutter: 12pt, {})\n\n", names.join(", "))
        }
        Block::Beside { text, data } => {
            format!(
                "#grid(columns: (3fr, 2fr), gutter: 12pt, align: horizon, [{}], [{}])\n\n",
                fragment(text),
                fragment(data)
            )
        }
        Block::Blanks { names, lines, .. } => {
            let names: String =
                names.iter().map(|name| format!("{} #box(width: 5em, line(length: 100%)) ", words(name))).collect();
            format!("{names}\n\n{}", "#v(1.4em)#line(length: 100%, stroke: 0.4pt)\n".repeat(*lines))
        }
        Block::Script(script) => self::script(script),
        Block::Remark { word, text, .. } => format!("#emph[{}]: {}\n\n", words(word), words(text)),
    }
}

fn table(table: &Table) -> String {
    let marks = table.has_marks();
    let aligns = table.columns.iter().map(|(_, align)| if *align == Align::Right { "right" } else { "left" });
    let aligns: Vec<&str> = aligns.chain(marks.then_some("left")).collect();
    let mark = |row: &Row| if row.kind == RowKind::Marked { "[#\"←\";]" } else { "[]" };
    let heads: Vec<String> = table.columns.iter().map(|(head, _)| format!("[#strong[{}]]", words(head))).collect();
    let heads: Vec<String> = heads.into_iter().chain(marks.then(|| "[]".to_owned())).collect();
    let mut rows = String::new();
    for (row, pads) in table.rows.iter().zip(pads(table)) {
        if row.kind == RowKind::Total {
            rows.push_str("  table.hline(stroke: 0.5pt),\n");
        }
        let pad = |at: usize| pads.get(at).map_or("", String::as_str);
        let cells = table.columns.iter().enumerate().map(|(at, _)| {
            let cell = row.cells.get(at).map(words).unwrap_or_default();
            format!("[{cell}{}]", if pad(at).is_empty() { String::new() } else { escaped(pad(at)) })
        });
        let cells: Vec<String> = cells.chain(marks.then(|| mark(row).to_owned())).collect();
        rows.push_str(&format!("  {},\n", cells.join(", ")));
    }
    let caption = table.caption.as_ref().map(|caption| format!("#block(sticky: true, emph[{}])\n", words(caption)));
    format!(
        "{}#table(columns: {}, align: ({},),\n  table.hline(stroke: 0.8pt), table.header({}), table.hline(stroke: 0.5pt),\n{rows}  table.hline(stroke: 0.8pt))\n\n",
        caption.unwrap_or_default(),
        aligns.len(),
        aligns.join(", "),
        heads.join(", ")
    )
}

/// The drawings of a page, each with the words for those who cannot see it.
fn drawings(block: &Block) -> String {
    let page = html::fragment(std::slice::from_ref(block));
    let mut text = String::new();
    for part in page.split("<svg ").skip(1) {
        let Some((svg, _)) = part.split_once("</svg>") else { continue };
        let label = svg.split_once("aria-label=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default();
        let label = label
            .replace("&amp;", "&")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&quot;", "\"")
            .replace("&#39;", "'");
        let Some((attributes, inside)) = svg.split_once('>') else { continue };
        let drawing =
            format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {attributes}><style>{SVG_STYLE}</style>{inside}</svg>");
        text.push_str(&format!(
            "#image(bytes({}), format: \"svg\", width: 95mm, alt: {})\n\n",
            string(&drawing),
            string(&label)
        ));
    }
    text
}

fn deal(deal: &Hands) -> String {
    let facts: Vec<String> = deal.facts.iter().map(words).collect();
    if let [alone] = deal.known().as_slice() {
        return format!(
            "{} #strong[{}] #h(0.6em) {}\n\n",
            facts.join(" #h(0.6em) "),
            words(&alone.name),
            suits(alone).join(" #h(0.6em) ")
        );
    }
    let hand = |hand: &Hand| format!("[{}]", suits(hand).join(" #linebreak() "));
    let [north, east, south, west] = deal.hands.each_ref().map(hand);
    let [n, e, s, w] = deal.hands.each_ref().map(|hand| string(&plain(&hand.seat)));
    let facts = facts.join(" #linebreak() ");
    format!(
        "#kept(grid(columns: 3, gutter: 8pt, [#text(size: 0.9em)[{facts}]], {north}, [], {west}, \
         align(center, rect(inset: 5pt, stroke: 0.5pt, grid(columns: 3, gutter: 3pt, [], {n}, [], {w}, [], {e}, [], {s}, []))), {east}, [], {south}, []))\n\n"
    )
}

fn suits(hand: &Hand) -> Vec<String> {
    hand.suits.iter().map(|suit| format!("{}#h(0.25em){}", escaped(suit.sign), words(&suit.held("\u{2009}")))).collect()
}

fn auction(calls: &Calls) -> String {
    let heads: Vec<String> = calls.seats.iter().map(|seat| format!("[#strong[{}]]", words(seat))).collect();
    let row = |round: &[Vec<CallBlock>; 4]| {
        let cells: Vec<String> = round.iter().map(|cell| format!("[{}]", cell_of(cell))).collect();
        format!("  {},\n", cells.join(", "))
    };
    let rows: String = calls.rows.iter().map(row).collect();
    let notes = (1_usize..).zip(&calls.notes).map(|(number, note)| format!("#super[{number}] {}\n\n", words(note)));
    let notes: String = notes.collect();
    format!(
        "#table(columns: 4, table.hline(stroke: 0.8pt), table.header({}), table.hline(stroke: 0.5pt),\n{rows}  table.hline(stroke: 0.8pt))\n\n{notes}{}\n\n",
        heads.join(", "),
        words(&calls.close)
    )
}

fn cell_of(calls: &[CallBlock]) -> String {
    let one = |call: &CallBlock| {
        let suit = call.suit.map(|(sign, _)| escaped(sign)).unwrap_or_default();
        let note = call.note.map(|note| format!("#super[{note}]")).unwrap_or_default();
        format!("{}{}{suit}{}{note}", escaped(&call.before), words(&call.call), escaped(&call.after))
    };
    calls.iter().map(one).collect::<Vec<_>>().join(" ")
}
