//! The weight that gives a side the wanted figure.

use super::View;
use super::figures::Figures;
use crate::block::{Align, Block, Detail, Table};
use crate::document::{Context, Number, Place, SummaryDocument, Written};
use crate::messages::{self, Locale, Span, SpanKind, Text, figures};
use crate::notation;
use crate::number::{Exact, ends, points};
use crate::ruling::Unit;
use crate::session::{Goal, Solution, Solved};
use crate::situation::Evaluation;
use serde::Serialize;

fn figure(locale: Locale, value: &Exact, unit: Unit, is_share: bool) -> Text {
    if is_share {
        return figures::share(locale, value);
    }
    figures::amount(locale, value, unit) + " " + figures::unit(locale, unit)
}

/// A weight with its percentage, where that does not end.
fn exact_weight(locale: Locale, share: &Exact) -> Text {
    let written = figures::weight(locale, share);
    if ends(&(share * 100)) {
        return written;
    }
    written + " (" + nearly(locale, share) + ")"
}

fn nearly(locale: Locale, share: &Exact) -> Text {
    Text::new(SpanKind::Share, format!("≈{}", figures::share(locale, share).unmarked()))
}

impl View for Solved {
    /// The weight, or why there is none.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let solved = self;
        let variable = || Text::from(Span::name(solved.variable.as_str()));
        let side = solved.side;
        let is_share = matches!(solved.goal, Goal::Share | Goal::MatchShare);
        let is_total = matches!(solved.goal, Goal::Total | Goal::MatchShare);
        let value = |value: &Exact| figure(locale, value, solved.unit, is_share);
        let written = value(&solved.target);
        let heading = Text::from("solve ") + variable() + " in " + notation::ruling(locale, &solved.ruling);
        let of = if is_total { "match " } else { "" };
        let heading = heading + " for " + of + figures::side(locale, side) + " " + written.clone();
        let mut blocks = vec![Block::Heading(heading)];
        let target = if is_total { messages::figure_in_match(locale, written) } else { written };
        let line = match &solved.found {
            Solution::Weight(at, summary) => {
                let weight = exact_weight(locale, at);
                blocks.push(Block::Answer(vec![messages::solved(locale, variable(), weight.clone(), side, target)]));
                blocks.extend(solution(locale, solved, weight, summary));
                return blocks;
            }
            Solution::Weights(from, to, summary) => {
                let (from, to) = (exact_weight(locale, from), exact_weight(locale, to));
                blocks.push(Block::Answer(vec![messages::solved_between(
                    locale,
                    variable(),
                    from.clone(),
                    to,
                    side,
                    target,
                )]));
                blocks.extend(solution(locale, solved, from, summary));
                return blocks;
            }
            Solution::Any(_) => messages::solved_any(locale, side, target, variable()),
            Solution::None { near: Some(near), .. } => {
                messages::solved_passes(locale, side, target, variable(), nearly(locale, near))
            }
            Solution::None { least, most, .. } if least.0 == most.0 => {
                messages::solved_constant(locale, side, target, value(&least.0), variable())
            }
            Solution::None { least, most, .. } => {
                let end = |(figure, at): &(Exact, Exact)| (value(figure), exact_weight(locale, at));
                let ((least, least_at), (most, most_at)) = (end(least), end(most));
                messages::solved_none(locale, side, target, least, least_at, most, most_at)
            }
        };
        blocks.push(Block::Line(line));
        if let Solution::None { most: (most, _), .. } = &solved.found
            && solved.unit == Unit::Matchpoints
            && !is_share
            && solved.target > *most
            && solved.target <= 100_i64
            && ends(&solved.target)
        {
            let written = format!("for {} {}%", solved.side, points(&solved.target));
            blocks.push(Block::Line(messages::solved_percentage(locale, Text::from(Span::code(written)))));
        }
        blocks
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("solve", SolvedDocument::new(self)))
    }
}

/// The figures of the ruling at the weight.
fn solution(locale: Locale, solved: &Solved, weight: Text, summary: &Evaluation) -> Vec<Block> {
    let figures = Figures::of(locale, std::iter::once(summary));
    let mut table = Table::new(figures.columns(Span::name(solved.variable.as_str()).into(), Align::Left));
    table.push(figures.cells(weight, summary));
    let mut blocks = vec![Block::Table(table)];
    let figure = summary.sides.by(solved.side);
    if figure.points != figure.unrounded && !solved.goal.is_of_the_match() {
        blocks.push(Block::Line(messages::before_rounding(locale)));
    }
    blocks
}

/// A figure and the weight at which the side has it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Limit<'a> {
    exact: Number<'a>,
    weight: Number<'a>,
}

impl<'a> Limit<'a> {
    fn new((figure, at): &'a (Exact, Exact)) -> Self {
        Self { exact: Written(figure), weight: Written(at) }
    }
}

/// The limits of the figures.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Limits<'a> {
    least: Limit<'a>,
    most: Limit<'a>,
}

/// The weight that gives a side the wanted figure.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SolvedDocument<'a> {
    /// The weight's name.
    variable: &'a str,
    /// The ruling as written.
    ruling: String,
    /// The side of the figure: `NS` or `EW`.
    side: &'static str,
    /// The wanted figure.
    target: Number<'a>,
    /// `board` or `match`.
    target_of: &'static str,
    /// `%`, or what the points are.
    target_unit: &'static str,
    /// `weight`, `any` where every weight does it, `none` where none does.
    found: &'static str,
    /// The weight, of 1; the least where several do it.
    weight: Option<Number<'a>>,
    /// The last of the weights beside one another that do it, a hundredth of a percent apart; `None` if one alone does.
    last_weight: Option<Number<'a>>,
    /// The figures of the ruling there.
    scored: Option<SummaryDocument<'a>>,
    /// The least and the most that weights from 0 to 1 give, where none does it.
    limits: Option<Limits<'a>>,
}

impl<'a> SolvedDocument<'a> {
    pub(super) fn new(solved: &'a Solved) -> Self {
        let (found, weight, last, scored, limits) = match &solved.found {
            Solution::Weight(weight, at) => ("weight", Some(weight), None, Some(at), None),
            Solution::Weights(weight, last, at) => ("weight", Some(weight), Some(last), Some(at), None),
            Solution::Any(at) => ("any", None, None, Some(at), None),
            Solution::None { least, most, .. } => {
                ("none", None, None, None, Some(Limits { least: Limit::new(least), most: Limit::new(most) }))
            }
        };
        Self {
            variable: &solved.variable,
            ruling: solved.ruling.to_string(),
            side: solved.side.word(),
            target: Written(&solved.target),
            target_of: if solved.goal.is_of_the_match() { "match" } else { "board" },
            target_unit: if matches!(solved.goal, Goal::Share | Goal::MatchShare) { "%" } else { solved.unit.word() },
            found,
            weight: weight.map(Written),
            last_weight: last.map(Written),
            scored: scored.map(|at| SummaryDocument::new(at)),
            limits,
        }
    }
}
