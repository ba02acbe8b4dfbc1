//! Teams: each table against the other room of its match.

use super::row::plain;
use super::rules::Rules;
use super::scored::{ScoreError, ScoredBoard, ScoredLine};
use crate::model::{BoardResults, Line, LineResult};
use redress_core::number::Exact;
use redress_core::ruling::{Side, Sides};
use redress_core::scoring::{
    Comparison, Conventions, Figure, ResolvedRuling, Scoring, ScoringError, figures, settled_at_other_table,
};
use std::borrow::Cow;

/// Scores a board on which each table is compared with its other room; a table without one has no figures.
pub(super) fn score(board: &BoardResults, scoring: Scoring, rules: &Rules) -> Result<ScoredBoard, ScoreError> {
    let resolve = |line: &Line| resolved(board, line);
    let results = board.lines.iter().map(resolve).collect::<Result<Vec<_>, _>>()?;
    let result = |line: usize| results.get(line).and_then(Option::as_ref);
    let other_rooms = board.other_rooms();
    let of_line = |(line, other): (usize, &Option<usize>)| {
        beside(result(line), other.and_then(result), scoring, &rules.conventions)
    };
    let lines: Vec<ScoredLine> = other_rooms.iter().enumerate().map(of_line).collect();
    let count = |of: &dyn Fn(&Option<ResolvedRuling>) -> bool| {
        Exact::from(i64::try_from(results.iter().filter(|one| of(one)).count()).unwrap_or(i64::MAX))
    };
    let top = lines.iter().find_map(|line| line.figures.ns.as_ref()?.top.clone());
    Ok(ScoredBoard {
        rest: Vec::new(),
        results: count(&|one| one.as_ref().is_some_and(|one| !is_artificial(one))),
        expected: count(&Option::is_some),
        top,
        datum: None,
        lines,
        other_rooms,
    })
}

/// One line beside its other room, as [`score`] has it, without the others.
pub(super) fn line(
    board: &BoardResults,
    (line, other): (usize, Option<usize>),
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<ScoredLine, ScoreError> {
    let result = |line: usize| board.lines.get(line).map_or(Ok(None), |line| resolved(board, line));
    let other = other.map_or(Ok(None), result)?;
    Ok(beside(result(line)?.as_ref(), other.as_ref(), scoring, conventions))
}

/// The result of a line, if it has one.
fn resolved(board: &BoardResults, line: &Line) -> Result<Option<ResolvedRuling>, ScoreError> {
    match &line.result {
        LineResult::Ruling(ruling) => {
            let resolved = ResolvedRuling::resolve(ruling, Some(&board.board));
            let refuse = |error| ScoreError::Line { place: line.place.clone(), board: board.board.number, error };
            resolved.map(|resolved| Some(plain(resolved))).map_err(refuse)
        }
        LineResult::Bare | LineResult::SitOut | LineResult::NotPlayed => Ok(None),
    }
}

/// A result beside that of the other room.
fn beside(
    own: Option<&ResolvedRuling>,
    other: Option<&ResolvedRuling>,
    scoring: Scoring,
    conventions: &Conventions,
) -> ScoredLine {
    let found = match (own, other) {
        (Some(own), Some(other)) => against(own, other, scoring, conventions),
        // The other room has no result, and none is needed (Law 12C2(b)).
        (Some(own), None) if own.is_artificial() => alone(own, scoring, conventions),
        _ => return ScoredLine::default(),
    };
    let row = match found {
        Ok(Sides { ns, ew }) => Sides { ns: Ok(ns), ew: Ok(ew) },
        Err(error) => Sides::of(|_| Err(error.clone())),
    };
    ScoredLine::from_row(&row, &Sides { ns: true, ew: true })
}

/// The worth of a result to each side against the other room. An artificial score there is the match's for this room
/// too (Law 86B).
fn against(
    own: &ResolvedRuling,
    other: &ResolvedRuling,
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Sides<Figure>, ScoringError> {
    if !is_artificial(other) {
        let there = match other.damage() {
            Some(damage) => Cow::Owned(settled_at_other_table(damage, own, scoring, conventions)?),
            None => other.formula(),
        };
        return figures(own, scoring, Comparison::other_table(&there), conventions).map(|figures| figures.sides);
    }
    if own.is_artificial() {
        return alone(own, scoring, conventions);
    }
    let Sides { ns, ew } = figures(other, scoring, Comparison::other_table(&own.formula()), conventions)?.sides;
    Ok(Sides { ns: ew, ew: ns })
}

/// The worth of an artificial score to each side, which compares nothing.
fn alone(own: &ResolvedRuling, scoring: Scoring, conventions: &Conventions) -> Result<Sides<Figure>, ScoringError> {
    figures(own, scoring, Comparison::NOTHING, conventions).map(|figures| figures.sides)
}

/// Returns true if a side has an artificial score.
fn is_artificial(ruling: &ResolvedRuling) -> bool {
    match ruling {
        ResolvedRuling::Sides(sides) => Side::BOTH.into_iter().any(|side| sides.by(side).is_artificial()),
        ResolvedRuling::Score(_) | ResolvedRuling::Damage(_) => false,
    }
}
