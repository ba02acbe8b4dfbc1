//! Bars on one scale as a drawing: each below its name, its figure at its end.

use super::NEWLINE;
use super::svg::{canvas, more, width};
use super::words::Drawn;
use crate::block::{BarChart, BarKind};
use crate::scale::along;
use maud::{Markup, html};

/// The start of the bars, and the length of the longest on a phone.
const LEFT: i64 = 8;
const LENGTH: i64 = 280;
/// A row: the name, and the bar below it.
const ROW: i64 = 40;
const BAR: i64 = 14;

/// The chart, with its words for those who cannot see it.
pub(super) fn bars(chart: &BarChart) -> Markup {
    let rows = i64::try_from(chart.rows.len()).unwrap_or(i64::MAX / ROW);
    let height = ROW.saturating_mul(rows).saturating_add(8);
    let (least, range) = chart.scale();
    let across =
        |value| LEFT.saturating_add(along(&(value - &least), &range, LENGTH.saturating_add(more(chart.is_wide))));
    let zero = across(&crate::number::Exact::ZERO);
    let inside = html! {
            @for (row, at) in chart.rows.iter().zip(0_i64..) {
                @let y = ROW.saturating_mul(at);
                @let (from, to) = (across(row.ends().0), across(row.ends().1));
                text x=(LEFT) y=(y.saturating_add(15)) class="faint" { (Drawn(&row.name)) } (NEWLINE)
                // The line runs beside the bar alone, so that it crosses no name.
                line x1=(zero) x2=(zero) y1=(y.saturating_add(19)) y2=(y.saturating_add(37)) class="spine" {} (NEWLINE)
                rect x=(from) y=(y.saturating_add(21)) width=(to.saturating_sub(from).max(1)) height=(BAR)
                    class=(class(row.kind)) {} (NEWLINE)
                text x=(to.max(zero).saturating_add(6)) y=(y.saturating_add(33)) class="strong" { (Drawn(&row.label)) } (NEWLINE)
            }
    };
    canvas((width(chart.is_wide), height), "bars", &chart.label, inside)
}

fn class(kind: BarKind) -> &'static str {
    match kind {
        BarKind::Level => "others",
        BarKind::Change => "taken",
        BarKind::Ruling => "added",
        BarKind::Ns => "ns",
        BarKind::Ew => "ew",
    }
}
