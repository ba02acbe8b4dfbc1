//! What contradicts itself in a file, whatever the rules are.

use super::finding::{Code, Finding};
use crate::model::{BoardResults, ContestantId, Event, Line, LineResult, Printed, PrintedPlace, PrintedUnit};
use crate::scoring::{Rules, ScoredEvent, unit};
use redress_core::number::Exact;
use redress_core::ruling::{Outcome, Side, possible_score};
use redress_core::scoring::ResultOf;
use std::collections::HashMap;

/// Scores that no contract gives, and lines of one score with other figures than the rest of them.
pub(super) fn boards(event: &Event) -> Vec<Finding> {
    let mut found = Vec::new();
    for (place, board) in event.boards.iter().enumerate() {
        found.extend(impossible(place, board));
        found.extend(unequal(place, board));
    }
    found
}

fn impossible(place: usize, board: &BoardResults) -> impl Iterator<Item = Finding> {
    board.lines.iter().enumerate().filter_map(move |(at, line)| {
        let score = score(line, board).filter(|score| !possible_score(*score, Some(&board.board)))?;
        Some(Finding {
            file: Some(score.into()),
            side: Some(Side::NS),
            ..Finding::new(Code::ScoreImpossible).at(place, at)
        })
    })
}

/// The one score of a line that is no ruling of several parts.
fn score(line: &Line, board: &BoardResults) -> Option<i32> {
    let LineResult::Ruling(ruling) = &line.result else { return None };
    match ruling.components().as_slice() {
        [only] => match &only.outcome {
            Outcome::Score(score) => Some(*score),
            outcome => outcome.score(Some(&board.board)).ok(),
        },
        _ => None,
    }
}

/// Lines of one score in one group, each with its place and NS's printed figure.
type OfScore<'a> = HashMap<(Option<&'a str>, i32), Vec<(usize, &'a Line, &'a Printed)>>;

/// Lines that are printed otherwise than most lines of the same score in the same group.
fn unequal(place: usize, board: &BoardResults) -> Vec<Finding> {
    let mut same: OfScore<'_> = HashMap::new();
    for (at, line) in board.lines.iter().enumerate() {
        if let Some((score, printed)) = score(line, board).zip(line.printed.ns.as_ref()) {
            same.entry((line.group.as_deref(), score)).or_default().push((at, line, printed));
        }
    }
    let mut found = Vec::new();
    for lines in same.into_values() {
        let as_often = |value: &Exact| lines.iter().filter(|(_, _, printed)| printed.value == *value).count();
        let Some(usual) = lines.iter().map(|(_, _, printed)| &printed.value).max_by_key(|value| as_often(value)) else {
            continue;
        };
        if as_often(usual).saturating_mul(2) <= lines.len() {
            continue;
        }
        for (at, line, printed) in lines.iter().filter(|(_, _, printed)| printed.value != *usual) {
            let finding = Finding::new(Code::SameScoreDiffers).at(place, *at);
            let finding = finding.figures(Some(printed.unit), printed.value.clone(), usual.clone());
            found.push(Finding { side: Some(Side::NS), contestant: Some(line.ns), ..finding });
        }
    }
    found.sort_by_key(|finding| finding.line);
    found
}

/// Printed results that do not follow from the printed lines of their contestants: the sum of matchpoints or IMPs, or the
/// mean of percentages. Where a line has no printed figure nothing can be said.
pub(super) fn totals(event: &Event, scored: &ScoredEvent, rules: &Rules) -> Vec<Finding> {
    if rules.matches.is_some() || rules.conventions.round_cap.is_some() {
        return Vec::new();
    }
    event.ranking.iter().filter_map(|printed| total(event, scored, rules, printed)).collect()
}

fn total(event: &Event, scored: &ScoredEvent, rules: &Rules, place: &PrintedPlace) -> Option<Finding> {
    let lines = lines(event, scored, place.contestant)?;
    let kind = lines.first()?.unit;
    let of_kind = |printed: &&Printed| printed.unit == kind;
    let (total, count) = (
        [&place.total, &place.result].into_iter().flatten().find(of_kind)?,
        Exact::from(i64::try_from(lines.len()).ok()?),
    );
    let sum: Exact = lines.iter().map(|line| &line.value).sum();
    let decimals = lines.iter().map(|line| line.decimals).max().unwrap_or(0);
    let half = |decimals: u8| unit(decimals).half();
    let is_mean = kind == PrintedUnit::Percent;
    // Each line may be off by half of its last digit.
    let (follows, slack) = if is_mean { (sum.over(&count)?, half(decimals)) } else { (sum, half(decimals) * &count) };
    if !is_mean && rules.conventions.result_of == ResultOf::FactoredPoints {
        return None;
    }
    let follows = follows - &place.penalty + &place.carry_over;
    let is_near = (&total.value - &follows).abs() <= slack + half(total.decimals);
    let finding = Finding { contestant: Some(place.contestant), ..Finding::new(Code::TotalContradicts) };
    (!is_near).then(|| finding.figures(Some(kind), total.value.clone(), follows))
}

/// The printed figures of all lines of a contestant; none where one is missing or of another kind.
fn lines<'a>(event: &'a Event, scored: &ScoredEvent, contestant: ContestantId) -> Option<Vec<&'a Printed>> {
    let mut lines: Vec<&Printed> = Vec::new();
    for played in scored.played(contestant) {
        let line = event.boards.get(played.board)?.lines.get(played.line)?;
        match (&line.result, line.printed.by(played.side)) {
            (LineResult::SitOut | LineResult::NotPlayed, None) => {}
            (_, printed) => lines.push(printed.as_ref()?),
        }
    }
    lines.iter().all(|line| Some(line.unit) == lines.first().map(|first| first.unit)).then_some(lines)
}
