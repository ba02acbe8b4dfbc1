//! Sheets of rulings, each on a page of its own: its heading above a second page, its paper, its logo.

use super::words::{self, Raw, Words};
use super::{HEAD, NEWLINE, one};
use crate::block::{Block, Paper, lines_of};
use crate::messages::Text;
use maud::{Markup, PreEscaped, html};

/// The beginning of a sheet, before the lines that it takes on each paper.
const SHEET: &str = "<article class=\"sheet\" data-lines=\"";

/// The end of a sheet's beginning.
const SHEET_END: &str = "\">\n";

/// The margins of a sheet on the larger paper.
const SHEET_MARGIN: &str = "margin: 11mm 18mm 10mm;";

/// The size of its text.
const SHEET_SIZE: &str = "font-size: 9.4pt;";

/// The number of a sheet's page, from the second.
const LATER: &str = "@counter-style later { system: fixed; symbols: \"\" \" · 2\" \" · 3\" \" · 4\"; }\n";

/// The characters of a line of a sheet on each paper, and the lines that a page of it has.
const SHEET_ROOM: [(Paper, usize, usize); 2] = [(Paper::A4, 105, 90), (Paper::A5, 100, 81)];

/// A sheet; the lines that it takes on each paper are for its heading.
pub(super) fn sheet(title: &Text, blocks: &[Block]) -> Markup {
    let lines = SHEET_ROOM.map(|(_, width, _)| lines_of(blocks, width).unwrap_or(usize::MAX).to_string()).join(" ");
    html! {
        (PreEscaped(SHEET)) (PreEscaped(lines)) (PreEscaped(SHEET_END))
            h1 { (Words(title)) } (NEWLINE)
            @for block in blocks { (one(block, None)) }
        (PreEscaped("</article>\n"))
    }
}

/// The sheets of a page on the smaller paper.
pub(super) fn on_smaller_paper(document: &str) -> String {
    let [larger, smaller] = [Paper::A4, Paper::A5].map(|paper| heads(document, paper));
    let document = document.replace(&larger, &smaller);
    document.replace(SHEET_MARGIN, "margin: 7mm 10mm 6mm;").replace(SHEET_SIZE, "font-size: 7.4pt;")
}

/// A page with a picture at the head of each sheet.
pub(super) fn with_logo(document: &str, address: &str) -> String {
    let logo = html! { p.logo { (PreEscaped("<img alt=\"\" src=\"")) (Raw(address)) (PreEscaped("\"/>")) } (NEWLINE) };
    let logo = logo.into_string();
    let mut parts = document.split(SHEET);
    let first = parts.next().unwrap_or("").to_owned();
    let headed = |part: &str| format!("{SHEET}{}", part.replacen(SHEET_END, &format!("{SHEET_END}{logo}"), 1));
    first + &parts.map(headed).collect::<String>()
}

/// Rules by which each sheet of a body has its own heading above its pages, so that a second one is not without a name. A
/// sheet that is longer than a page goes on where it is signed, and its pages have their numbers.
pub(super) fn heads(body: &str, paper: Paper) -> String {
    let heading = |sheet: &str| Some(sheet.split_once("<h1>")?.1.split_once("</h1>")?.0.to_owned());
    let at = SHEET_ROOM.iter().position(|(own, ..)| *own == paper).unwrap_or(0);
    let most = SHEET_ROOM.get(at).map_or(0, |(_, _, most)| *most);
    let is_long = |sheet: &str| {
        let lines = sheet.split_once('"').and_then(|(lines, _)| lines.split(' ').nth(at)?.parse::<usize>().ok());
        lines.is_some_and(|lines| lines > most)
    };
    let rule = |(number, sheet): (usize, &str)| {
        let heading = words::style_string(&words::text_of(&heading(sheet)?));
        let page = format!("counter(of-sheet-{number}");
        let (pages, turn) = match is_long(sheet) {
            true => (
                format!("\" · \" {page}) \"/2\""),
                format!(" .sheet:nth-of-type({number}) > .kept:last-child {{ break-before: page; }}"),
            ),
            false => (format!("{page}, later)"), String::new()),
        };
        Some(format!(
            "@page sheet-{number} {{ {SHEET_MARGIN} counter-increment: of-sheet-{number}; @bottom-center {{ content: none; }} @top-right {{ {HEAD} font-size: 6.5pt; color: #666; content: \"{heading}\" {pages}; }} }}\n\
             @media print {{ .sheet:nth-of-type({number}) {{ page: sheet-{number}; }}{turn} }}\n",
        ))
    };
    let rules: String = (1_usize..).zip(body.split(SHEET).skip(1)).filter_map(rule).collect();
    if rules.is_empty() { rules } else { format!("{LATER}{rules}") }
}
