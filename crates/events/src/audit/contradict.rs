//! Contradictions within a file, whatever its rules are.

use super::finding::{Code, Finding};
use crate::model::{
    BoardResults, ContestantId, Event, EventForm, Line, LineResult, Printed, PrintedPlace, PrintedUnit,
};
use crate::scoring::{PrintedPrecision, Rules, ScoredEvent, in_unit, unit};
use redress_core::number::Exact;
use redress_core::ruling::{Side, possible_score};
use redress_core::scoring::{ComparesWith, ResultOf, Scoring};
use std::collections::HashMap;

/// Scores that no contract gives, and lines of one score with other figures than the rest of them; in a match each score has
/// its own other room.
pub(super) fn boards(event: &Event, scoring: Scoring) -> Vec<Finding> {
    let mut found = Vec::new();
    for (place, board) in event.boards.iter().enumerate() {
        found.extend(impossible(place, board));
        if scoring.compares_with() != ComparesWith::OtherTable {
            found.extend(unequal(place, board));
        }
    }
    found
}

fn impossible(place: usize, board: &BoardResults) -> impl Iterator<Item = Finding> {
    board.lines.iter().enumerate().filter_map(move |(at, line)| {
        let score = line.score(&board.board).filter(|score| !possible_score(*score, Some(&board.board)))?;
        Some(Finding {
            file: Some(score.into()),
            side: Some(Side::NS),
            ..Finding::new(Code::ScoreImpossible).at(place, at)
        })
    })
}

/// Lines of one score in one group, each with its place and NS's printed figure.
type OfScore<'a> = HashMap<(Option<&'a str>, i32), Vec<(usize, &'a Line, &'a Printed)>>;

/// Lines that are printed otherwise than most lines of the same score in the same group.
fn unequal(place: usize, board: &BoardResults) -> Vec<Finding> {
    let mut same: OfScore<'_> = HashMap::new();
    for (at, line) in board.lines.iter().enumerate() {
        if let Some((score, printed)) = line.score(&board.board).zip(line.printed.ns.as_ref()) {
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

/// Finds printed results that do not follow from the printed lines of their contestants: the sum of matchpoints or
/// IMPs, or the mean of percentages. A contestant with a line that has no printed figure is left out.
pub(super) fn totals(event: &Event, scored: &ScoredEvent, rules: &Rules, precision: &PrintedPrecision) -> Vec<Finding> {
    if rules.matches.is_some()
        || rules.uncorrected_lines
        || rules.conventions.round_cap.is_some()
        || matches!(rules.conventions.result_of, ResultOf::FactoredPoints | ResultOf::Sessions(_))
    {
        return Vec::new();
    }
    event.ranking.iter().filter_map(|printed| total(event, scored, printed, precision)).collect()
}

fn total(event: &Event, scored: &ScoredEvent, place: &PrintedPlace, precision: &PrintedPrecision) -> Option<Finding> {
    let lines = lines(event, scored, place.contestant, precision)?;
    let kind = lines.first()?.unit;
    let value: Exact = lines.iter().map(|line| &line.value).sum();
    let slack: Exact = lines.iter().map(|line| &line.slack).sum();
    let more = &place.carry_over - &place.penalty;
    let share = |of: Exact| Some((value.over(&of)?, slack.over(&of)?));
    let contradicts = |printed: &Printed| {
        let (follows, slack) = match (kind, printed.unit) {
            (PrintedUnit::Percent, PrintedUnit::Percent) => {
                let (mean, slack) = share(i64::try_from(lines.len()).ok()?.into())?;
                (mean + &more, slack)
            }
            // Of the top, that is; in percent a hundredth part of it.
            (PrintedUnit::Matchpoints, PrintedUnit::Percent) => {
                let top = scored.standing(place.contestant)?.top.as_ref()? * Exact::percent(1);
                let more = if place.total.is_some() { more.over(&top)? } else { more.clone() };
                let (share, slack) = share(top)?;
                (share + more, slack)
            }
            (own, other) if own == other => (&value + &more, slack.clone()),
            _ => return None,
        };
        let is_near = (&printed.value - &follows).abs() <= slack + unit(printed.decimals).half();
        let finding = Finding { contestant: Some(place.contestant), ..Finding::new(Code::TotalContradicts) };
        (!is_near).then(|| finding.figures(Some(printed.unit), printed.value.clone(), follows))
    };
    [&place.total, &place.result].into_iter().flatten().find_map(contradicts)
}

/// The worth of a line by the file.
struct PrintedWorth {
    unit: PrintedUnit,
    value: Exact,
    /// The most by which rounding may change it.
    slack: Exact,
}

/// The printed worth of each line of a contestant: the exact figure if the printed one is that figure rounded. In teams a
/// board counts once, whichever room it is read in. `None` if a line has no printed figure, or one of another kind than
/// the others.
fn lines(
    event: &Event,
    scored: &ScoredEvent,
    contestant: ContestantId,
    precision: &PrintedPrecision,
) -> Option<Vec<PrintedWorth>> {
    let mut lines: Vec<PrintedWorth> = Vec::new();
    let mut last = None;
    for played in scored.played(contestant) {
        let line = event.boards.get(played.board)?.lines.get(played.line)?;
        let met = (played.board, line.by(played.side.opponents()), line.round.clone());
        if event.form == EventForm::Teams && last.replace(met.clone()) == Some(met) {
            continue;
        }
        let printed = match (&line.result, line.printed.by(played.side)) {
            (LineResult::SitOut | LineResult::NotPlayed, None) => continue,
            (_, printed) => printed.as_ref()?,
        };
        let points = scored.boards.get(played.board)?.lines.get(played.line)?;
        let computed = points.computed().by(played.side).as_ref();
        let exact = computed
            .filter(|figure| printed.unit != PrintedUnit::Percent && precision.fits(printed, figure) == Some(true));
        let half = unit(precision.decimals(printed)).half();
        let (value, slack) = match exact.and_then(|figure| in_unit(figure, printed.unit)) {
            Some(exact) => (exact, Exact::ZERO),
            None => (printed.value.clone(), half),
        };
        lines.push(PrintedWorth { unit: printed.unit, value, slack });
    }
    let kind = lines.first()?.unit;
    lines.iter().all(|line| line.unit == kind).then_some(lines)
}
