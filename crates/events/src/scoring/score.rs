//! A whole event scored.

use super::beside;
use super::board::Gathered;
use super::carried::carried_points_fit;
use super::penalties;
use super::printed::PrintedPrecision;
use super::ranking::{played, ranking};
use super::rooms;
use super::rules::Rules;
use super::scored::{ScoreError, ScoredBoard, ScoredEvent, Standing};
use super::session::{follow_sessions, has_average};
use super::sessions::all_weighed;
use super::typed::{overrule, typed};
use crate::model::{BoardResults, Event};
use redress_core::number::{Exact, Rounding};
use redress_core::ruling::Sides;
use redress_core::scoring::{ComparesWith, Conventions, Figure, Scoring};
use std::sync::Arc;

/// Scores every board of an event and ranks its contestants.
///
/// If all lines of a board but a few come out as printed, the few count as printed. Average plus and average minus
/// follow the results of their pairs on the other boards of the session (Law 12C2(c)).
///
/// # Errors
/// No form of scoring is known, the sessions are not those that have weights, or a result has no worth.
pub fn score(event: &Event, rules: &Rules) -> Result<ScoredEvent, ScoreError> {
    score_from(None, event, rules)
}

/// Scores an event of which another state was scored by the same rules. Boards that both share are taken from it;
/// changed boards and all that follows from them are scored again.
///
/// # Errors
/// As [`score`].
pub fn score_changed(before: (&Event, &ScoredEvent), event: &Event, rules: &Rules) -> Result<ScoredEvent, ScoreError> {
    score_from(Some(before), event, rules)
}

fn score_from(before: Option<(&Event, &ScoredEvent)>, event: &Event, rules: &Rules) -> Result<ScoredEvent, ScoreError> {
    let scoring = rules.scoring.ok_or(ScoreError::NoScoring)?;
    all_weighed(event, rules)?;
    carried_points_fit(event.carried.iter(), rules)?;
    let precision = PrintedPrecision::measure(event);
    // The precision of the file's figures tells those typed by hand.
    let before =
        before.filter(|(other, scored)| scored.scoring == scoring && PrintedPrecision::measure(other) == precision);
    let mut fresh = Vec::with_capacity(event.boards.len());
    let of_board = |(place, board): (usize, &Arc<BoardResults>)| {
        let known = before.and_then(|(other, scored)| {
            let same = other.boards.get(place).is_some_and(|other| Arc::ptr_eq(other, board));
            scored.boards.get(place).filter(|_| same && !has_average(board)).cloned()
        });
        fresh.push(known.is_none());
        known.map_or_else(|| settled_board(board, scoring, rules, &precision).map(Arc::new), Ok)
    };
    let boards = event.boards.iter().enumerate().map(of_board).collect::<Result<Vec<_>, _>>()?;
    let beside = beside::sums(event, &boards, scoring, rules)?;
    let mut scored =
        ScoredEvent { scoring, boards, ranking: Vec::new(), played: played(event), beside, ranks: Vec::new() };
    follow_sessions(event, rules, &mut scored)?;
    penalties::take(event, &fresh, &mut scored);
    scored.ranking = ranking(event, rules, &scored);
    scored.ranks = vec![usize::MAX; event.contestants.len()];
    for (at, standing) in scored.ranking.iter().enumerate() {
        if let Some(place) = scored.ranks.get_mut(standing.contestant.index()) {
            *place = at;
        }
    }
    Ok(scored)
}

/// A board scored from its results alone.
pub(crate) fn scored_board(board: &BoardResults, scoring: Scoring, rules: &Rules) -> Result<ScoredBoard, ScoreError> {
    if scoring.compares_with() == ComparesWith::OtherTable {
        return rooms::score(board, scoring, rules);
    }
    let under = |rules: &Rules| {
        let scored = Gathered::new(board, rules)?.score(scoring, &rules.conventions);
        scored.map_err(|error| ScoreError::Board { board: board.board.number, error })
    };
    let mut scored = under(rules)?;
    if rules.uncorrected_lines {
        let conventions = Conventions { tables: None, ..rules.conventions.clone() };
        let among_those_there = under(&Rules { conventions, ..rules.clone() })?;
        for (line, other) in scored.lines.iter_mut().zip(among_those_there.lines) {
            if line.figures != other.figures {
                let Sides { ns, ew } = &mut line.figures;
                ns.iter_mut().chain(ew).for_each(by_percentage);
            }
            line.uncorrected = Some(Box::new(other.figures));
        }
    }
    Ok(scored)
}

/// Rounds a figure as a total counts it on a board that the ranking corrects: its percentage to 0.01 (Compscore;
/// 25.9444 of 36 are 72.07%, which counts 25.9452). The share, from which a result in percent follows, is not rounded.
fn by_percentage(figure: &mut Figure) {
    let Some((share, top)) = figure.share.as_ref().zip(figure.top.as_ref()) else { return };
    let hundredth_of_a_percent = Exact::percent(1) * Exact::percent(1);
    figure.points = share.round_to(&hundredth_of_a_percent, Rounding::HalfAwayFromZero) * top;
}

/// A scored board, with the figures typed by hand.
fn settled_board(
    board: &BoardResults,
    scoring: Scoring,
    rules: &Rules,
    precision: &PrintedPrecision,
) -> Result<ScoredBoard, ScoreError> {
    let mut scored = scored_board(board, scoring, rules)?;
    let typed = match &board.original {
        Some(read) => typed(read, &scored_board(read, scoring, rules)?, precision),
        None => typed(board, &scored, precision),
    };
    for place in typed {
        if let Some((line, scored)) = board.lines.get(place).zip(scored.lines.get_mut(place)) {
            overrule(line, scored);
        }
    }
    Ok(scored)
}

impl ScoredEvent {
    /// The ranking of the same boards by other rules.
    #[must_use]
    pub fn ranking_by(&self, event: &Event, rules: &Rules) -> Vec<Standing> {
        ranking(event, rules, self)
    }
}
