//! A whole event scored.

use super::board::Gathered;
use super::ranking::{played, ranking};
use super::rules::Rules;
use super::scored::{ScoreError, ScoredBoard, ScoredEvent};
use crate::model::{BoardResults, Event};
use redress_core::scoring::Scoring;

/// Scores every board of an event and ranks its contestants.
///
/// # Errors
/// Where no form of scoring is known, or a result has no worth in it.
pub fn score(event: &Event, rules: &Rules) -> Result<ScoredEvent, ScoreError> {
    let scoring = rules.scoring.ok_or(ScoreError::NoScoring)?;
    let of_board = |board: &std::sync::Arc<BoardResults>| scored_board(board, scoring, rules);
    let boards = event.boards.iter().map(of_board).collect::<Result<Vec<_>, _>>()?;
    let played = played(event);
    let ranking = ranking(event, scoring, rules, &boards, &played);
    Ok(ScoredEvent { scoring, boards, ranking, played })
}

fn scored_board(board: &BoardResults, scoring: Scoring, rules: &Rules) -> Result<ScoredBoard, ScoreError> {
    let gathered = Gathered::new(board, rules)?;
    let scored = gathered.score(scoring, &rules.conventions);
    scored.map_err(|error| ScoreError::Board { board: board.board.number, error })
}
