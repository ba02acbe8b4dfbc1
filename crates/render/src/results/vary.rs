//! A ruling at several values of a weight.

use super::View;
use super::conventions::codes;
use super::event::{self, PlacesDocument};
use super::figures::Figures;
use crate::block::{Align, Block, Curve, Detail, Table};
use crate::document::{Context, DiagnosticDocument, Number, Place, SummaryDocument, Written};
use crate::messages::{self, Locale, Span, Text, figures};
use crate::notation;
use crate::number::{Exact, Rounding};
use crate::ruling::{Side, Unit};
use crate::scoring::Sides;
use crate::session::Varied;
use crate::situation::Evaluation;
use serde::Serialize;

/// Weights that a curve has a row for.
const LONGEST_CURVE: usize = 41;

/// Spaces between the marks of a scale, at most.
const MOST_SPACES: i64 = 5;

/// Points that the words of a curve have one by one; of more only some.
const MOST_DESCRIBED: usize = 11;

impl View for Varied {
    /// A table of figures, row by row, and their curve.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let varied = self;
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
        blocks.extend(curve(locale, varied, &scored, figures.unit()).map(|curve| Block::Curve(Box::new(curve))));
        blocks.extend(places);
        blocks
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("vary", VariedDocument::new(self, context)))
    }
}

fn curve(locale: Locale, varied: &Varied, scored: &[(&Exact, &Evaluation)], unit: Unit) -> Option<Curve> {
    let all = || scored.iter().flat_map(|(_, summary)| Side::BOTH.map(|side| &summary.sides.by(side).points));
    let (least, most) = (all().min()?, all().max()?);
    if least == most || !(2..=LONGEST_CURVE).contains(&scored.len()) {
        return None;
    }
    let variable = || Text::from(Span::name(varied.variable.as_str()));
    let ruling = notation::ruling(locale, &varied.ruling);
    let points: Vec<(Text, Sides<Exact>)> = scored
        .iter()
        .map(|(value, summary)| {
            (figures::weight(locale, value), Sides::of(|side| summary.sides.by(side).points.clone()))
        })
        .collect();
    let scale = scale(locale, least, most, unit);
    let mut curve = Curve {
        is_wide: false,
        half: half(locale, scored, &scale),
        scale,
        unit: figures::unit(locale, unit),
        weight: messages::vary_weight(locale, variable()),
        names: Sides::of(|side| figures::side(locale, side)),
        letters: Sides::of(|side| figures::side_letter(locale, side)),
        steps: stepped(locale, &points, unit),
        points,
        caption: messages::vary_axis(locale, unit, variable(), &ruling),
        axes: messages::vary_axis(locale, unit, variable(), &ruling),
        label: Text::default(),
        is_drawn: true,
    };
    curve.caption += equal(locale, &curve);
    curve.label = messages::lecture_curve_label(locale, &curve.caption, description(locale, &curve.points, unit));
    Some(curve)
}

/// Half of the top, where all points have the same and the scale goes over it.
fn half(locale: Locale, scored: &[(&Exact, &Evaluation)], scale: &[(Exact, Text)]) -> Option<(Exact, Text)> {
    let top = scored.first()?.1.top.as_ref()?;
    let share = Exact::fraction(1, 2)?;
    let half = top * &share;
    let is_on_scale = scale.first()?.0 <= half && half <= scale.last()?.0;
    let is_one = scored.iter().all(|(_, summary)| summary.top.as_ref() == Some(top));
    (is_one && is_on_scale).then(|| (half, figures::share(locale, &share)))
}

/// At which weight both sides have the same, or between which, where that is so once.
fn equal(locale: Locale, curve: &Curve) -> Text {
    let meetings = curve.meetings();
    let [meeting] = meetings.as_slice() else { return Text::default() };
    let weight = |at: usize| curve.points.get(at).map(|(weight, _)| weight.clone());
    let words = match (weight(meeting.point), weight(meeting.point.saturating_add(1))) {
        (Some(weight), _) if meeting.along.is_zero() => Some(messages::vary_equal_at(locale, weight)),
        (Some(from), Some(to)) => Some(messages::vary_equal_between(locale, from, to)),
        _ => None,
    };
    words.map(|words| Text::from("; ") + words).unwrap_or_default()
}

/// The figures of a curve in words, for those who cannot see it: each where there are few, else the first, the last and
/// some between.
fn description(locale: Locale, points: &[(Text, Sides<Exact>)], unit: Unit) -> Text {
    let step = points.len().saturating_sub(1).div_ceil(MOST_DESCRIBED.saturating_sub(1)).max(1);
    let is_described = |at: usize| at.is_multiple_of(step) || at.saturating_add(1) == points.len();
    let point = |(_, (weight, sides)): (usize, &(Text, Sides<Exact>))| {
        let own = |side| figures::side(locale, side) + " " + figures::amount(locale, sides.by(side), unit);
        weight.clone() + ": " + own(Side::NS) + messages::list_separator(locale) + own(Side::EW)
    };
    Text::joined(points.iter().enumerate().filter(|(at, _)| is_described(*at)).map(point), &Text::from("; "))
}

/// More weights than can be gone through one by one.
const MOST_STEPS: usize = 21;

/// Each weight with the figures there, where there are not too many.
fn stepped(locale: Locale, points: &[(Text, Sides<Exact>)], unit: Unit) -> Vec<(Text, Text)> {
    if points.len() > MOST_STEPS {
        return Vec::new();
    }
    let step = |(weight, sides): &(Text, Sides<Exact>)| {
        let own = |side| {
            let points = figures::amount(locale, sides.by(side), unit);
            figures::side(locale, side) + " " + points + " " + figures::unit(locale, unit)
        };
        (weight.clone(), own(Side::NS) + " · " + own(Side::EW))
    };
    points.iter().map(step).collect()
}

/// Round places from the least figure or below it to the most or above, with at most five spaces between.
fn scale(locale: Locale, least: &Exact, most: &Exact, unit: Unit) -> Vec<(Exact, Text)> {
    let step = step(&(most - least));
    let first = least.round_to(&step, Rounding::Down);
    let mut places = vec![first];
    while let Some(last) = places.last().filter(|last| *last < most && places.len() <= MOST_TICKS) {
        places.push(last + &step);
    }
    places.into_iter().map(|value| (value.clone(), figures::amount(locale, &value, unit))).collect()
}

/// More places than a scale ever has, so that its making ends.
const MOST_TICKS: usize = 16;

/// The least of 1, 2 and 5 times a power of ten of which a range has at most so many.
fn step(range: &Exact) -> Exact {
    let spaces = |step: &Exact| range.over(step).unwrap_or_default();
    let most = Exact::from(MOST_SPACES);
    let ten = Exact::from(10);
    let mut power = Exact::ONE;
    while spaces(&power) > most {
        power = &power * &ten;
    }
    while let Some(less) = power.over(&ten).filter(|less| spaces(less) <= most) {
        power = less;
    }
    // One less power of ten has too many; of its double and its fivefold the first that has not.
    let less = power.over(&ten).unwrap_or_else(|| power.clone());
    let between = [2, 5].map(|times| &less * &Exact::from(times));
    between.into_iter().find(|step| spaces(step) <= most).unwrap_or(power)
}

/// The figures at a value, or why there are none.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
enum ValueScore<'a> {
    Scored(SummaryDocument<'a>),
    Failed { diagnostics: Vec<DiagnosticDocument> },
}

/// A ruling at one value of the weight.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ValueDocument<'a> {
    #[serde(flatten)]
    scored: ValueScore<'a>,
    /// The weight, of 1.
    value: Number<'a>,
}

/// A ruling at several values of a weight.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct VariedDocument<'a> {
    /// The weight's name.
    variable: &'a str,
    /// The ruling as written.
    ruling: String,
    rows: Vec<ValueDocument<'a>>,
    /// The places in the event at each value; `None` if no table of one is in question.
    places: Option<PlacesDocument<'a>>,
}

impl<'a> VariedDocument<'a> {
    pub(super) fn new(found: &'a Varied, context: Context<'_>) -> Self {
        let row = |(value, scored): &'a (Exact, Result<Evaluation, Vec<_>>)| {
            let scored = match scored {
                Ok(scored) => ValueScore::Scored(SummaryDocument::new(scored)),
                Err(problems) => ValueScore::Failed {
                    diagnostics: problems.iter().map(|problem| DiagnosticDocument::new(problem, context)).collect(),
                },
            };
            ValueDocument { scored, value: Written(value) }
        };
        Self {
            variable: &found.variable,
            ruling: found.ruling.to_string(),
            rows: found.rows.iter().map(row).collect(),
            places: found.places.as_ref().map(PlacesDocument::new),
        }
    }
}
