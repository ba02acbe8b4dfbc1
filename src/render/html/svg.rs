//! Charts as drawings that stand in a page: text is text, colours are the page's, and the size follows the screen.
//!
//! Coordinates are whole numbers on a canvas as wide as a phone, so that the words keep their size there.

use crate::catalogue::english::{self as words, lectures};
use crate::number::{Exact, points};
use crate::render::block::{Chart, FieldChart, FieldRow, FieldSide, Parts};
use crate::render::scale::along;
use crate::ruling::Side;
use svg::node::element::{Element, Text as Words};
use svg::node::{Node, Value};

/// The canvas.
const WIDTH: i64 = 360;
/// Between two rows.
const ROW: i64 = 24;
/// Where bars begin, and how long the longest is.
const BARS: i64 = 58;
const LONGEST: i64 = 140;
/// The curve's frame.
const LEFT: i64 = 44;
const RIGHT: i64 = 326;
const TOP: i64 = 14;
const BOTTOM: i64 = 190;

fn element(name: &str, attributes: &[(&str, Value)]) -> Element {
    let mut element = Element::new(name);
    for (name, value) in attributes {
        element.assign(*name, value.clone());
    }
    element
}

/// The drawing itself, with its words for those who cannot see it.
fn canvas(height: i64, class: &str, label: &str) -> Element {
    let view = format!("0 0 {WIDTH} {height}");
    // The attribute is escaped by the library all but its quotes.
    let label = label.replace('"', "”");
    element(
        "svg",
        &[("viewBox", view.into()), ("class", class.into()), ("role", "img".into()), ("aria-label", label.into())],
    )
}

fn text(x: i64, y: i64, class: &str, said: &str) -> Words {
    let mut node = Words::new(said);
    for (name, value) in [("x", Value::from(x)), ("y", y.into()), ("class", class.into())] {
        node.assign(name, value);
    }
    node
}

fn bar(x: i64, y: i64, width: i64, class: &str) -> Element {
    let place = [("x", x.into()), ("y", y.into()), ("width", width.into()), ("height", 14.into())];
    let mut bar = element("rect", &place);
    bar.assign("class", class);
    bar
}

/// The field of each side as a drawing.
pub(super) fn field(chart: &FieldChart) -> Vec<(Option<String>, String)> {
    chart.sides.iter().map(|side| (side.caption(), bars(side).to_string())).collect()
}

fn bars(side: &FieldSide) -> Element {
    let rows = i64::try_from(side.rows.len()).unwrap_or(i64::MAX);
    let takes = side.rows.iter().any(|row| row.ruling.is_negative());
    let legend = ROW.saturating_mul(rows.saturating_add(1)).saturating_add(18);
    let height = legend.saturating_add(if takes { 26 } else { 10 });
    let mut drawing = canvas(height, "field", &told(side));
    let longest = side.longest();
    drawing.append(text(50, 15, "end faint", &crate::catalogue::english::heads::score()));
    columns(&mut drawing, 15, "faint", &side.heads);
    for (row, below) in side.rows.iter().zip(1_i64..) {
        let y = ROW.saturating_mul(below).saturating_add(15);
        drawing.append(text(50, y, "end", &row.score));
        row_of(&mut drawing, row, y, &longest);
        columns(&mut drawing, y, if row.ruling.is_zero() { "" } else { "strong" }, &row.points);
    }
    let square = legend.saturating_sub(11);
    drawing.append(bar(BARS, square, 14, "others"));
    drawing.append(text(78, legend, "faint", &lectures::other_tables()));
    drawing.append(bar(196, square, 14, "added"));
    drawing.append(text(216, legend, "faint", &lectures::added()));
    if takes {
        drawing.append(bar(BARS, square.saturating_add(18), 14, "taken"));
        drawing.append(text(78, legend.saturating_add(18), "faint", &lectures::taken()));
    }
    drawing
}

fn row_of(drawing: &mut Element, row: &FieldRow, y: i64, longest: &Exact) {
    let Parts { others, added, taken } = row.parts();
    let (mut from, mut until) = (0, Exact::ZERO);
    for (part, class) in [(others, "others"), (added, "added"), (taken, "taken")] {
        until += &part;
        let to = along(&until, longest, LONGEST);
        if !part.is_zero() {
            let width = to.saturating_sub(from).max(1);
            drawing.append(bar(BARS.saturating_add(from), y.saturating_sub(11), width, class));
        }
        from = to;
    }
    let beside = BARS.saturating_add(from).saturating_add(6);
    drawing.append(text(beside, y, "faint", &row.results()));
}

/// Figures at the right edge, the last outermost.
fn columns(drawing: &mut Element, y: i64, class: &str, cells: &[String]) {
    let mut x = WIDTH.saturating_sub(4);
    for cell in cells.iter().rev() {
        drawing.append(text(x, y, format!("end {class}").trim(), cell));
        x = x.saturating_sub(55);
    }
}

/// Both sides' figures along a weight.
pub(super) fn curve(chart: &Chart) -> String {
    let name = |end: Option<&(String, _)>| end.map(|(label, _)| label.clone()).unwrap_or_default();
    let label = lectures::curve_label(&chart.axis, &name(chart.points.first()), &name(chart.points.last()));
    let mut drawing = canvas(216, "curve", &label);
    let height = |value: &Exact| {
        let range = &chart.most - &chart.least;
        BOTTOM.saturating_sub(along(&(value - &chart.least), &range, BOTTOM.saturating_sub(TOP)))
    };
    grid(&mut drawing, chart, &height);
    let last = Exact::from(i64::try_from(chart.points.len().saturating_sub(1)).unwrap_or(1)).max(Exact::ONE);
    let across = |at: i64| LEFT.saturating_add(along(&Exact::from(at), &last, RIGHT.saturating_sub(LEFT)));
    labels(&mut drawing, chart, &across);
    let mut ends = Vec::new();
    for (side, class) in [(Side::NS, "ns"), (Side::EW, "ew")] {
        let places = (0_i64..).zip(&chart.points).map(|(at, (_, sides))| (across(at), height(sides.by(side))));
        let places: Vec<(i64, i64)> = places.collect();
        let line: Vec<String> = places.iter().map(|(x, y)| format!("{x},{y}")).collect();
        drawing.append(element("polyline", &[("points", line.join(" ").into()), ("class", class.into())]));
        // Beyond so many the marks would be a line of their own.
        for (x, y) in places.iter().filter(|_| places.len() <= 25) {
            drawing.append(mark(side, *x, *y, class));
        }
        ends.extend(places.last().map(|(_, y)| (side, class, *y)));
    }
    if let [(ns, ns_class, high), (ew, ew_class, low)] = ends.as_slice() {
        // Names at one height would hide each other.
        let apart = if (high - low).abs() < 14 { 7 } else { 0 };
        let (up, down) = if high <= low { (-apart, apart) } else { (apart, -apart) };
        let x = RIGHT.saturating_add(8);
        drawing.append(text(
            x,
            high.saturating_add(up).saturating_add(4),
            &format!("name {ns_class}"),
            &ns.to_string(),
        ));
        drawing.append(text(
            x,
            low.saturating_add(down).saturating_add(4),
            &format!("name {ew_class}"),
            &ew.to_string(),
        ));
    }
    drawing.to_string()
}

/// A disc for NS and a square for EW, so that they differ without colour.
fn mark(side: Side, x: i64, y: i64, class: &str) -> Element {
    let place: Vec<(&str, Value)> = match side {
        Side::NS => vec![("cx", x.into()), ("cy", y.into()), ("r", 4.into())],
        Side::EW => {
            let corner = |at: i64| Value::from(at.saturating_sub(4));
            vec![("x", corner(x)), ("y", corner(y)), ("width", 8.into()), ("height", 8.into())]
        }
    };
    let mut mark = element(if side == Side::NS { "circle" } else { "rect" }, &place);
    mark.assign("class", class);
    mark
}

/// The least, the most and what lies between them.
fn grid(drawing: &mut Element, chart: &Chart, height: &dyn Fn(&Exact) -> i64) {
    let range = &chart.most - &chart.least;
    let quarter = range.half().half();
    let mut value = chart.least.clone();
    for _ in 0..=4 {
        let y = height(&value);
        let place = [("x1", LEFT.into()), ("x2", RIGHT.into()), ("y1", y.into()), ("y2", y.into())];
        let mut line = element("line", &place);
        line.assign("class", "grid");
        drawing.append(line);
        let shown = words::amount(&value, chart.unit);
        let shown = if shown.chars().count() > 6 {
            points(&value.round_to(&Exact::ONE, crate::number::Rounding::HalfUp))
        } else {
            shown
        };
        drawing.append(text(LEFT.saturating_sub(6), y.saturating_add(4), "end faint", &shown));
        value += &quarter;
    }
}

/// The first weight, the last, and the one between.
fn labels(drawing: &mut Element, chart: &Chart, across: &dyn Fn(i64) -> i64) {
    let count = chart.points.len();
    let middle = (count % 2 == 1 && count > 2).then_some(count / 2);
    for at in [Some(0), middle, Some(count.saturating_sub(1))].into_iter().flatten() {
        if let Some((label, _)) = chart.points.get(at) {
            let x = across(i64::try_from(at).unwrap_or(0));
            drawing.append(text(x, BOTTOM.saturating_add(18), "middle faint", label));
        }
    }
}

/// The chart in words, for those who cannot see it.
fn told(side: &FieldSide) -> String {
    let who = side.side.map_or_else(|| "NS, EW".to_owned(), |side| side.to_string());
    let row = |row: &FieldRow| {
        let points = side.heads.iter().zip(&row.points).map(|(head, value)| format!("{head} {value}"));
        lectures::field_row(&row.score, &row.results(), &points.collect::<Vec<_>>().join(", "))
    };
    lectures::field_label(&who, &side.rows.iter().map(row).collect::<Vec<_>>().join(" "))
}
