//! Tables in a page.

use super::NEWLINE;
use super::words::{Raw, Words};
use crate::messages::Text;
use crate::render::block::{Align, Row, RowKind, Table};
use crate::render::decimals::pads;
use crate::render::shown::unmarked;
use maud::{Markup, html};

/// A table in a box of its own, which is moved by itself where the screen is narrower, by keys too.
///
/// The box is called by its caption and by what the table is the result of (`asked`), or else by the heads of its columns.
pub(super) fn table(table: &Table, asked: Option<&Text>) -> Markup {
    let marks = table.has_marks();
    let deciding = deciding(table);
    html! {
        div.scroll tabindex="0" role="group" aria-label=(Raw(&label(table, asked))) { table { (NEWLINE)
            @if let Some(caption) = &table.caption { caption { (Words(caption)) } (NEWLINE) }
            thead { tr {
                @for (at, (head, align)) in table.columns.iter().enumerate() {
                    @let class = number(*align, deciding == Some(at));
                    @if head.is_empty() { td class=[class] {} } @else { th scope="col" class=[class] { (Words(head)) } }
                }
                @if marks { td {} }
            } } (NEWLINE)
            tbody { (NEWLINE)
                @for (one, pads) in table.rows.iter().zip(pads(table)) { (row(table, one, &pads, deciding)) }
            } (NEWLINE)
        } } (NEWLINE)
    }
}

/// The last column of figures, which stays in sight on a narrow screen: what the others lead to.
fn deciding(table: &Table) -> Option<usize> {
    let last = table.columns.iter().rposition(|(_, align)| *align == Align::Right)?;
    (table.columns.len() > 3).then_some(last)
}

/// A name of so many characters stands on one line, and of so many on a phone too.
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

fn number(align: Align, decides: bool) -> Option<&'static str> {
    (align == Align::Right).then_some(if decides { "number deciding" } else { "number" })
}

fn row(table: &Table, row: &Row, pads: &[String], deciding: Option<usize>) -> Markup {
    let pad = |at: usize| pads.get(at).map_or("", String::as_str);
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
                    Some(cell) if at == 0 && !cell.is_empty() => th scope="row" class=[name(cell, *align, class)] { (Words(cell)) (pad(at)) },
                    Some(cell) => td class=[class] { (Words(cell)) (pad(at)) },
                    None => td class=[class] {},
                }
            }
            @if table.has_marks() { td { @if row.kind == RowKind::Marked { "←" } } }
        } (NEWLINE)
    }
}

/// What whoever hears the page is told on reaching the box of a table.
fn label(table: &Table, asked: Option<&Text>) -> String {
    let caption = table.caption.as_ref().map(unmarked);
    let names: Vec<String> = asked
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
