//! A ruling at several values of a weight.

use super::conventions::codes;
use super::event;
use super::figures::Figures;
use crate::messages::{self, Locale, Span, Text, figures};
use crate::number::{Exact, Rounding};
use crate::render::block::{Align, Block, Curve, Table};
use crate::render::notation;
use crate::ruling::{Side, Unit};
use crate::scoring::Sides;
use crate::session::Varied;
use crate::situation::Evaluation;

/// Weights that a curve has a row for.
const LONGEST_CURVE: usize = 41;

/// Characters that a figure may take beside the scale of a curve.
const LONGEST_TICK: usize = 6;

/// A table of figures, row by row, and their curve.
pub(super) fn varied(locale: Locale, varied: &Varied) -> Vec<Block> {
    let variable = || Text::from(Span::name(varied.variable.as_str()));
    let heading = Text::from("vary ") + variable() + " in " + notation::ruling(locale, &varied.ruling);
    let scored: Vec<(&Exact, &Evaluation)> =
        varied.rows.iter().filter_map(|(value, scored)| Some((value, scored.as_ref().ok()?))).collect();
    let figures = Figures::of(locale, scored.iter().map(|(_, summary)| *summary));
    let mut table = Table::new(figures.columns(variable(), Align::Right));
    for (value, scored) in &varied.rows {
        let head = figures::weight(locale, value);
        table.push(match scored {
            Ok(summary) => figures.cells(head, summary),
            Err(problems) => vec![head, codes(problems)],
        });
    }
    let mut blocks = vec![Block::Heading(heading), Block::Table(table)];
    let weights: Vec<Text> = varied.rows.iter().map(|(value, _)| figures::weight(locale, value)).collect();
    let places = varied.places.iter().flat_map(|places| event::varied(locale, places, variable(), &weights));
    let places: Vec<Block> = places.collect();
    blocks.extend(curve(locale, variable(), &scored, figures.unit()).map(|curve| Block::Curve(Box::new(curve))));
    blocks.extend(places);
    blocks
}

fn curve(locale: Locale, variable: Text, scored: &[(&Exact, &Evaluation)], unit: Unit) -> Option<Curve> {
    let all = || scored.iter().flat_map(|(_, summary)| Side::BOTH.map(|side| &summary.sides.by(side).points));
    let (least, most) = (all().min()?, all().max()?);
    if least == most || !(2..=LONGEST_CURVE).contains(&scored.len()) {
        return None;
    }
    let caption = messages::vary_axis(locale, unit, variable);
    let points: Vec<(Text, Sides<Exact>)> = scored
        .iter()
        .map(|(value, summary)| {
            (figures::weight(locale, value), Sides::of(|side| summary.sides.by(side).points.clone()))
        })
        .collect();
    let end = |end: Option<&(Text, _)>| end.map(|(label, _)| label.clone()).unwrap_or_default();
    let label = messages::lecture_curve_label(locale, &caption, end(points.first()), end(points.last()));
    Some(Curve {
        scale: scale(locale, least, most, unit),
        names: Sides::of(|side| figures::side(locale, side)),
        letters: Sides::of(|side| figures::side_letter(locale, side)),
        points,
        caption,
        label,
    })
}

/// The least, the most and three between them; a long one is rounded to a whole number.
fn scale(locale: Locale, least: &Exact, most: &Exact, unit: Unit) -> Vec<(Exact, Text)> {
    let quarter = (most - least).half().half();
    let tick = |at: i64| {
        let value = if at == 4 { most.clone() } else { least + &quarter * at };
        let shown = figures::amount(locale, &value, unit);
        let is_long = shown.unmarked().chars().count() > LONGEST_TICK;
        let shown =
            if is_long { figures::points(locale, &value.round_to(&Exact::ONE, Rounding::HalfUp)) } else { shown };
        (value, shown)
    };
    (0..=4).map(tick).collect()
}
