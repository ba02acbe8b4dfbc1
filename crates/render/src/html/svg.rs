//! Charts as drawings in a page: text is text, colours are the page's, and the size follows the screen.
//!
//! Coordinates are whole numbers on a canvas as wide as a phone, so that the words keep their size there.

use super::NEWLINE;
use super::words::{Attribute, Drawn};
use crate::block::{Curve, FieldChart, FieldRow, FieldSide};
use crate::messages::Text;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scale::along;
use maud::{Markup, html};

/// The canvas.
pub(super) const WIDTH: i64 = 360;
/// Between two rows.
pub(super) const ROW: i64 = 24;
/// The start of the bars, the greatest and the least length of the longest, the width that it shares with the words
/// beside it, and the width of a letter.
const BARS: i64 = 58;
const LONGEST: i64 = 140;
const SHORTEST: i64 = 60;
const ROOM: i64 = 196;
const LETTER: i64 = 8;
/// The curve's frame.
const LEFT: i64 = 44;
const RIGHT: i64 = 326;
const TOP: i64 = 30;
const BOTTOM: i64 = 206;
/// The distance between the frame and the first point, so that no mark covers the scale.
const INSET: i64 = 12;
/// The height with the labels below.
const CURVE: i64 = 248;
/// The extra width of a slide's canvas, and the room of names to the right of the frame.
const WIDER: i64 = 130;
const NAMES: i64 = 33;
/// Weights that are marked one by one; beyond so many the marks would be a line of their own.
const MOST_MARKED: usize = 25;

/// The width by which a drawing exceeds a phone.
pub(super) fn more(is_wide: bool) -> i64 {
    if is_wide { WIDER } else { 0 }
}

/// The width of a canvas.
pub(super) fn width(is_wide: bool) -> i64 {
    WIDTH.saturating_add(more(is_wide))
}

/// The drawing itself, with its words for those who cannot see it.
pub(super) fn canvas((width, height): (i64, i64), class: &str, label: &Text, inside: Markup) -> Markup {
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } class=(class) role="img" aria-label=(Attribute(label)) { (NEWLINE) (inside) }
    }
}

pub(super) fn text(x: i64, y: i64, class: &str, words: &Text) -> Markup {
    html! { text x=(x) y=(y) class=[Some(class).filter(|class| !class.is_empty())] { (Drawn(words)) } (NEWLINE) }
}

fn bar(x: i64, y: i64, width: i64, class: &str) -> Markup {
    html! { rect x=(x) y=(y) width=(width) height="14" class=(class) {} (NEWLINE) }
}

/// A side's field as a drawing.
pub(super) fn bars(chart: &FieldChart, side: &FieldSide) -> Markup {
    let rows = i64::try_from(side.rows.len()).unwrap_or(i64::MAX);
    let legend = ROW.saturating_mul(rows.saturating_add(1)).saturating_add(18);
    let height = legend.saturating_add(if chart.taken.is_some() { 26 } else { 10 });
    let longest = side.longest();
    let more = more(chart.is_wide);
    let length = longest_bar(side).saturating_add(more);
    let square = legend.saturating_sub(11);
    let inside = html! {
        (text(50, 15, "end faint", &chart.score_head))
        (columns(width(chart.is_wide), 15, "end faint", &side.heads))
        @for (row, below) in side.rows.iter().zip(1_i64..) {
            @let y = ROW.saturating_mul(below).saturating_add(15);
            (text(50, y, "end", &row.score))
            (row_of(row, y, &longest, length))
            (columns(width(chart.is_wide), y, if row.touched { "end strong" } else { "end" }, &row.points))
        }
        (bar(BARS, square, 14, "others"))
        (text(78, legend, "faint", &chart.others))
        (bar(196, square, 14, "added"))
        (text(216, legend, "faint", &chart.added))
        @if let Some(taken) = &chart.taken {
            (bar(BARS, square.saturating_add(18), 14, "taken"))
            (text(78, legend.saturating_add(18), "faint", taken))
        }
    };
    canvas((width(chart.is_wide), height), "field", &side.label, inside)
}

/// The greatest length of the longest bar, so that no words beside a bar run into the figures.
fn longest_bar(side: &FieldSide) -> i64 {
    let letters = side.rows.iter().map(|row| row.results.plain().chars().count()).max().unwrap_or(0);
    let words = i64::try_from(letters).unwrap_or(ROOM).saturating_mul(LETTER);
    ROOM.saturating_sub(words).clamp(SHORTEST, LONGEST)
}

fn row_of(row: &FieldRow, y: i64, longest: &Exact, length: i64) -> Markup {
    let (mut from, mut until) = (0, Exact::ZERO);
    let mut drawn = Vec::with_capacity(3);
    for (part, class) in row.bars().into_iter().zip(["others", "added", "taken"]) {
        until += part;
        let to = along(&until, longest, length);
        if !part.is_zero() {
            let width = to.saturating_sub(from).max(1);
            drawn.push(bar(BARS.saturating_add(from), y.saturating_sub(11), width, class));
        }
        from = to;
    }
    let beside = BARS.saturating_add(from).saturating_add(6);
    html! { @for bar in drawn { (bar) } (text(beside, y, "faint", &row.results)) }
}

/// Figures at the right edge, the last outermost.
fn columns(width: i64, y: i64, class: &str, cells: &[Text]) -> Markup {
    let places = (0_i64..).map(|at| width.saturating_sub(4).saturating_sub(at.saturating_mul(55)));
    html! { @for (cell, x) in cells.iter().rev().zip(places) { (text(x, y, class, cell)) } }
}

/// Both sides' figures along a weight.
pub(super) fn curve(curve: &Curve) -> Markup {
    let last = Exact::from(i64::try_from(curve.points.len().saturating_sub(1)).unwrap_or(1)).max(Exact::ONE);
    let first = LEFT.saturating_add(INSET);
    let right = RIGHT.saturating_add(more(curve.is_wide));
    let across = |at: i64| first.saturating_add(along(&Exact::from(at), &last, right.saturating_sub(first)));
    let (least, most) = curve.range();
    let range = most - least;
    let height = |value: &Exact| BOTTOM.saturating_sub(along(&(value - least), &range, BOTTOM.saturating_sub(TOP)));
    let sides = [(Side::NS, "ns"), (Side::EW, "ew")].map(|(side, class)| {
        let places = (0_i64..).zip(&curve.points).map(|(at, (_, sides))| (across(at), height(sides.by(side))));
        (side, class, places.collect::<Vec<(i64, i64)>>())
    });
    let ends = sides.each_ref().map(|(_, _, places)| places.last().map_or(BOTTOM, |(_, y)| *y));
    let inside = html! {
        (grid(curve, right, &height))
        (labels(curve, &across))
        (text(LEFT.saturating_sub(6), 14, "end faint", &curve.unit))
        (text(first.saturating_add(right) / 2, BOTTOM.saturating_add(38), "middle faint", &curve.weight))
        @if let Some((value, label)) = &curve.half { (half(right, height(value), label, ends)) }
        @for (side, class, places) in sides.iter().filter(|_| curve.is_drawn) {
            @let line = places.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
            polyline class=(class) points=(line) {} (NEWLINE)
            @for (x, y) in places.iter().filter(|_| places.len() <= MOST_MARKED) { (mark(*side, *x, *y, class)) }
        }
        @for meeting in curve.meetings().iter().filter(|_| curve.is_drawn) {
            @let at = Exact::from(i64::try_from(meeting.point).unwrap_or(0)) + &meeting.along;
            @let x = first.saturating_add(along(&at, &last, right.saturating_sub(first)));
            circle cx=(x) cy=(height(&meeting.value)) r="8" class="meeting" {} (NEWLINE)
        }
        @if curve.is_drawn { (names(curve, right, ends)) }
    };
    canvas((width(curve.is_wide), CURVE), "curve", &curve.label, inside)
}

/// The line of half the top, named at its end where no curve's name is in the way.
fn half(right: i64, y: i64, label: &Text, ends: [i64; 2]) -> Markup {
    let is_free = ends.into_iter().all(|end| y.abs_diff(end) > 20);
    html! {
        line x1=(LEFT) x2=(right) y1=(y) y2=(y) class="half" {} (NEWLINE)
        @if is_free { (text(right.saturating_add(NAMES), y.saturating_add(4), "end faint", label)) }
    }
}

/// The sides beside the ends of their curves.
fn names(curve: &Curve, right: i64, [high, low]: [i64; 2]) -> Markup {
    // Names at one height would hide each other.
    let apart = if high.abs_diff(low) < 14 { 7 } else { 0 };
    let (up, down) = if high <= low { (-apart, apart) } else { (apart, -apart) };
    let x = right.saturating_add(8);
    html! {
        (text(x, high.saturating_add(up).saturating_add(4), "name ns", &curve.names.ns))
        (text(x, low.saturating_add(down).saturating_add(4), "name ew", &curve.names.ew))
    }
}

/// A disc for NS and a square for EW, so that they differ without colour.
fn mark(side: Side, x: i64, y: i64, class: &str) -> Markup {
    match side {
        Side::NS => html! { circle cx=(x) cy=(y) r="4" class=(class) {} (NEWLINE) },
        Side::EW => html! {
            rect x=(x.saturating_sub(4)) y=(y.saturating_sub(4)) width="8" height="8" class=(class) {} (NEWLINE)
        },
    }
}

/// The scale of the figures.
fn grid(curve: &Curve, right: i64, height: &dyn Fn(&Exact) -> i64) -> Markup {
    html! {
        @for (value, label) in &curve.scale {
            @let y = height(value);
            line x1=(LEFT) x2=(right) y1=(y) y2=(y) class="grid" {} (NEWLINE)
            (text(LEFT.saturating_sub(6), y.saturating_add(4), "end faint", label))
        }
    }
}

/// The first weight, the last, and the one between.
fn labels(curve: &Curve, across: &dyn Fn(i64) -> i64) -> Markup {
    html! {
        @for (at, (label, _)) in curve.labelled().into_iter().filter_map(|at| Some((at, curve.points.get(at)?))) {
            @let x = across(i64::try_from(at).unwrap_or(0));
            line x1=(x) x2=(x) y1=(TOP) y2=(BOTTOM) class="grid" {} (NEWLINE)
            (text(x, BOTTOM.saturating_add(18), "middle faint", label))
        }
    }
}
