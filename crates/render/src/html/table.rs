//! Tables in a page.

use super::NEWLINE;
use super::words::{Raw, Words};
use crate::block::{Align, Row, RowKind, Table};
use crate::decimals::pads;
use crate::messages::Text;
use crate::visible::unmarked;
use maud::{Markup, html};

/// A table in a box of its own, which is moved by itself where the screen is narrower, by keys too.
///
/// The box is named by its caption and by the statement of the result (`asked`), or else by the headings of its
/// columns.
pub(super) fn table(table: &Table, statement: Option<&Text>) -> Markup {
    let marks = table.has_marks();
    let stacked = stacked(table);
    html! {
        div.scroll tabindex="0" role="group" aria-label=(Raw(&label(table, statement))) { table class=[stacked] { (NEWLINE)
            @if let Some(caption) = &table.caption { caption { (Words(caption)) } (NEWLINE) }
            thead { tr {
                @for (head, align) in &table.columns {
                    @let class = number(*align);
                    @if head.is_empty() { td class=[class] {} } @else { th scope="col" class=[class] { (Words(head)) } }
                }
                @if marks { td.mark {} }
            } } (NEWLINE)
            tbody { (NEWLINE)
                @for (one, pads) in table.rows.iter().zip(pads(table)) { (row(table, one, &pads)) }
            } (NEWLINE)
        } } (NEWLINE)
    }
}

/// The class of a table whose figures go below its words on a narrow screen: there a wide row would pass the edge, and
/// a figure that is cut off is a wrong one.
fn stacked(table: &Table) -> Option<&'static str> {
    let is_figure = |(_, align): &&(Text, Align)| *align == Align::Right;
    let figures = table.columns.iter().rev().take_while(is_figure).count();
    let is_parted = figures == table.columns.iter().filter(is_figure).count();
    let is_wide = table.columns.len() > 3 && figures < table.columns.len();
    let class = match figures {
        2 => "stacked two",
        3 => "stacked three",
        4 => "stacked four",
        5 => "stacked five",
        6 => "stacked six",
        _ => return None,
    };
    (is_parted && is_wide).then_some(class)
}

/// The longest name, in characters, that goes on one line, and on a phone.
const SHORT: usize = 14;
const WHOLE: usize = 8;

/// The class of a row's name.
fn name(cell: &Text, align: Align, class: Option<&'static str>) -> Option<&'static str> {
    match cell.unmarked().chars().count() {
        ..=WHOLE if align == Align::Left => Some("short whole"),
        ..=SHORT if align == Align::Left => Some("short"),
        _ => class,
    }
}

/// Returns true for the last column if it has words behind figures, such as names; a unit has no heading.
fn is_last_words(table: &Table, at: usize) -> bool {
    let is = |at: usize, align: Align| table.columns.get(at).is_some_and(|(_, own)| *own == align);
    at.saturating_add(1) == table.columns.len()
        && is(at, Align::Left)
        && at > 2
        && is(at.saturating_sub(1), Align::Right)
        && table.columns.get(at).is_some_and(|(head, _)| !head.is_empty())
}

fn number(align: Align) -> Option<&'static str> {
    (align == Align::Right).then_some("number")
}

fn row(table: &Table, row: &Row, pads: &[String]) -> Markup {
    let pad = |at: usize| pads.get(at).map_or("", String::as_str);
    let class = match row.kind {
        RowKind::Plain => None,
        RowKind::Marked => Some("ruled"),
        RowKind::Total => Some("total"),
    };
    html! {
        tr class=[class] {
            @for (at, (_, align)) in table.columns.iter().enumerate() {
                @let class = number(*align).or_else(|| is_last_words(table, at).then_some("words"));
                @match row.cells.get(at) {
                    Some(cell) if at == 0 && !cell.is_empty() => th scope="row" class=[name(cell, *align, class)] { (Words(cell)) (pad(at)) },
                    Some(cell) => td class=[class] { (Words(cell)) (pad(at)) },
                    None => td class=[class] {},
                }
            }
            @if table.has_marks() { td.mark { @if row.kind == RowKind::Marked { "←" } } }
        } (NEWLINE)
    }
}

/// The name that screen readers speak for the box of a table.
fn label(table: &Table, statement: Option<&Text>) -> String {
    let caption = table.caption.as_ref().map(unmarked);
    let names: Vec<String> = statement
        .map(unmarked)
        .into_iter()
        .chain(caption)
        .map(|name| name.trim_end_matches(':').to_owned())
        .filter(|name| !name.is_empty())
        .collect();
    if !names.is_empty() {
        return names.join(": ");
    }
    let heads: Vec<String> =
        table.columns.iter().map(|(head, _)| unmarked(head).into_owned()).filter(|head| !head.is_empty()).collect();
    heads.join(", ")
}
