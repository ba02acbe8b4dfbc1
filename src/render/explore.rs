//! What a ruling would come to if it were another.

use super::document::{Block, Chart, typographic};
use super::ruling::{term, term_value};
use super::steps::victory_points;
use super::table::{Align, Table};
use crate::breakdown::{Averaged, Pitfall, Sensitivity, Solution, Solved, Summary, Varied};
use crate::catalogue::english::{self as words, explore, heads};
use crate::catalogue::{points, signed_points};
use crate::number::Exact;
use crate::ruling::{Ruling, Side, SideRuling, Unit, weight};
use crate::scoring::{Scoring, Sides};

/// Weights that a chart has a row for.
const LONGEST_CHART: usize = 41;

/// The columns of figures that summaries have: points, shares, victory points.
fn columns(summaries: &[&Summary], head: &str) -> Vec<(String, Align)> {
    let mut columns = vec![(head.to_owned(), Align::Left)];
    let mut pair =
        |unit: &str| columns.extend(Side::BOTH.map(|side| (format!("{}{unit}", words::side(side)), Align::Right)));
    pair(&format!(" {}", words::unit(unit_of(summaries))));
    if summaries.iter().any(|summary| summary.top.is_some()) {
        pair("");
    }
    if summaries.iter().any(|summary| summary.victory_points.is_some()) {
        pair(&format!(" {}", words::unit(Unit::VictoryPoints)));
    }
    columns
}

fn unit_of(summaries: &[&Summary]) -> Unit {
    summaries.first().map_or(Unit::Matchpoints, |first| first.unit)
}

fn cells(head: String, summary: &Summary) -> Vec<String> {
    let mut cells = vec![head];
    cells.extend(Side::BOTH.map(|side| words::amount(&summary.sides.by(side).points, summary.unit)));
    if summary.top.is_some() {
        let share = |side| summary.sides.by(side).share.as_ref().map(words::share).unwrap_or_default();
        cells.extend(Side::BOTH.map(share));
    }
    if let Some(victory) = &summary.victory_points {
        cells.extend(Side::BOTH.map(|side| victory_points(victory.by(side))));
    }
    cells
}

/// A table of figures, row by row, and their curve.
pub(super) fn varied(varied: &Varied) -> Vec<Block> {
    let heading = format!("vary {} in {}", varied.variable, typographic(&varied.ruling));
    let summaries: Vec<&Summary> = varied.rows.iter().filter_map(|(_, scored)| scored.as_ref().ok()).collect();
    let columns = columns(&summaries, &varied.variable);
    let mut rows = Vec::new();
    for (value, scored) in &varied.rows {
        let head = typographic(&weight(value));
        rows.push(match scored {
            Ok(summary) => cells(head, summary),
            Err(problems) => vec![head, problems.iter().map(|one| one.code().name()).collect::<Vec<_>>().join(", ")],
        });
    }
    let mut table = Table { caption: None, columns, rows };
    if let Some((_, align)) = table.columns.first_mut() {
        *align = Align::Right;
    }
    let mut blocks = vec![Block::Heading(heading), Block::Table(table)];
    blocks.extend(chart(varied, unit_of(&summaries)).map(Block::Chart));
    blocks
}

fn chart(varied: &Varied, unit: Unit) -> Option<Chart> {
    let scored = || varied.rows.iter().filter_map(|(value, scored)| Some((value, scored.as_ref().ok()?)));
    let all = || scored().flat_map(|(_, summary)| Side::BOTH.map(|side| summary.sides.by(side).points.clone()));
    let (least, most) = (all().min()?, all().max()?);
    if least == most || !(2..=LONGEST_CHART).contains(&scored().count()) {
        return None;
    }
    let axis = explore::chart_axis(&words::amount(&least, unit), &words::amount(&most, unit), &words::unit(unit));
    let points = scored().map(|(value, summary)| {
        let sides = Sides::of(|side| summary.sides.by(side).points.clone());
        (typographic(&weight(value)), sides)
    });
    Some(Chart { points: points.collect(), least, most, unit, axis })
}

fn figure(value: &Exact, unit: Unit, is_share: bool) -> String {
    if is_share { words::share(value) } else { format!("{} {}", words::amount(value, unit), words::unit(unit)) }
}

/// A weight with its percentage, where that does not end.
fn exact_weight(share: &Exact) -> String {
    let written = typographic(&weight(share));
    if written.ends_with('%') { written } else { format!("{written} (≈{})", words::share(share)) }
}

/// The weight, or why there is none.
pub(super) fn solved(solved: &Solved) -> Vec<Block> {
    let unit = solved.unit;
    let target = figure(&solved.target, unit, solved.is_share);
    let ruling = typographic(&solved.ruling);
    let heading = format!("solve {} in {ruling} for {} {target}", solved.variable, words::side(solved.side));
    let mut blocks = vec![Block::Heading(heading)];
    let (name, side) = (&solved.variable, solved.side);
    let told = match &solved.found {
        Solution::Weight(at, summary) => {
            blocks.push(Block::Answer(vec![explore::solved(name, &exact_weight(at), side, &target)]));
            let columns = columns(&[summary], name);
            let rows = vec![cells(exact_weight(at), summary)];
            blocks.push(Block::Table(Table { caption: None, columns, rows }));
            let figure = summary.sides.by(side);
            if figure.points != figure.unrounded {
                blocks.push(Block::Line(explore::before_rounding()));
            }
            return blocks;
        }
        Solution::Any(_) => explore::solved_any(name, side, &target),
        Solution::None { near: Some(near), .. } => {
            explore::solved_passes(name, &format!("≈{}", words::share(near)), side, &target)
        }
        Solution::None { least, most, .. } => {
            let value = |value: &Exact| figure(value, unit, solved.is_share);
            if least.0 == most.0 {
                explore::solved_constant(name, side, &target, &value(&least.0))
            } else {
                let end = |(figure, at): &(Exact, Exact)| (value(figure), exact_weight(at));
                let (least, most) = (end(least), end(most));
                explore::solved_none(side, &target, (&least.0, &least.1), (&most.0, &most.1))
            }
        }
    };
    blocks.push(Block::Line(told));
    blocks
}

/// What a shift of each weight would do.
pub(super) fn sensitivity(found: &Sensitivity) -> Vec<Block> {
    let breakdown = &found.breakdown;
    let unit = breakdown.scored.unit();
    let mut blocks = vec![Block::Heading(format!("sensitivity {}", typographic(&breakdown.ruling.to_string())))];
    if found.rows.is_empty() {
        blocks.push(Block::Line(explore::nothing_to_shift()));
        return blocks;
    }
    let split = found.rows.iter().any(|row| row.side.is_some());
    let [ns, ew] = Side::BOTH.map(|side| format!("{} {}", words::side(side), words::unit(unit)));
    let mut columns =
        vec![(heads::more_of(), Align::Left), (heads::from(), Align::Right), (ns, Align::Right), (ew, Align::Right)];
    if split {
        columns.insert(0, (heads::side(), Align::Left));
    }
    let mut table = Table::new(columns);
    let mut largest = Exact::ZERO;
    for row in &found.rows {
        let mut cells = Vec::new();
        if split {
            cells.push(row.side.map(words::side).unwrap_or_default());
        }
        cells.extend([typographic(&row.outcome), typographic(&weight(&row.weight))]);
        for side in Side::BOTH {
            let change = row.change.by(side);
            largest = largest.max(change.abs());
            cells.push(signed_points(change));
        }
        table.rows.push(cells);
    }
    blocks.push(Block::Table(table));
    let share = breakdown.scored.top.as_ref().and_then(|top| largest.over(top)).map(|share| words::share(&share));
    blocks.push(Block::Line(explore::sensitivity(&points(&largest), share.as_deref(), &words::unit(unit))));
    blocks
}

/// The right way and the wrong one, side by side.
pub(super) fn pitfall(found: &Pitfall) -> Vec<Block> {
    let breakdown = &found.breakdown;
    let mut blocks = vec![Block::Heading(format!("pitfall {}", typographic(&breakdown.ruling.to_string())))];
    let Some(wrong) = &found.wrong else {
        blocks.push(Block::Line(explore::nothing_to_average()));
        return blocks;
    };
    let right = Summary::of(breakdown);
    let columns = columns(&[&right], &heads::way());
    let rows = vec![cells(heads::rightly(), &right), cells(heads::wrongly(), &wrong.summary)];
    blocks.push(Block::Table(Table { caption: None, columns, rows }));
    blocks.extend(averages(breakdown.applied.as_ref().unwrap_or(&breakdown.ruling), wrong));
    let differs = Side::BOTH.into_iter().any(|side| right.sides.by(side).points != wrong.summary.sides.by(side).points);
    let told = match (differs, breakdown.scored.scoring) {
        (true, _) => explore::pitfall(),
        (false, Scoring::TotalPoints) => explore::same_either_way(),
        (false, _) => explore::by_chance(),
    };
    blocks.push(Block::Line(told));
    blocks
}

/// `0.6 × 620 + 0.4 × (−100) = 332`
fn averages(ruling: &Ruling, wrong: &Averaged) -> Vec<Block> {
    let line = |label: &str, side: Side| {
        let Some(SideRuling::Assigned(components)) = ruling.side(side) else { return None };
        let average = wrong.averages.by(side).as_ref()?;
        let scores = wrong.scores.by(side);
        let terms = components.iter().zip(scores).enumerate();
        let terms: String = terms.map(|(at, (one, score))| term(at, &one.weight, &Exact::from(*score))).collect();
        let close = if super::ruling::ends(average) { String::new() } else { format!(" {}", points(average)) };
        let average = format!("{}{close}", term_value(average));
        Some(Block::Line(explore::averages(label, &terms, &average)))
    };
    match ruling {
        Ruling::Both(_) => line(&Side::BOTH.map(words::side).join(", "), Side::NS).into_iter().collect(),
        _ => Side::BOTH.into_iter().filter_map(|side| line(&words::side(side), side)).collect(),
    }
}
