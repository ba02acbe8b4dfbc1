//! Average plus and average minus by the session of their pair (Law 12C2(c)).

use super::board::Gathered;
use super::printed::PrintedPrecision;
use super::rooms;
use super::rules::Rules;
use super::scored::{ScoreError, ScoredEvent};
use crate::model::{BoardResults, Event, LineResult};
use redress_core::ruling::{Artificial, Side, SideRuling, Sides};
use redress_core::scoring::{ComparesWith, Figure, Scoring, SessionResult};
use std::sync::Arc;

/// Raises each average plus, and lowers each average minus, to the result of its pair on the other boards of the
/// session, if that is more than 60% or less than 40%. Figures of the file stay, unless they are those, rounded.
///
/// # Errors
/// As scoring the boards.
pub(super) fn follow_sessions(event: &Event, rules: &Rules, scored: &mut ScoredEvent) -> Result<(), ScoreError> {
    let mut follows: Vec<((usize, usize, Side), Figure)> = Vec::new();
    let precision = PrintedPrecision::measure(event);
    for (place, board) in event.boards.iter().enumerate() {
        for (at, line) in board.lines.iter().enumerate() {
            for side in Side::BOTH.into_iter().filter(|side| is_average(&line.result, *side)) {
                let Some(session) = scored.session(event, line.by(side), place) else { continue };
                let Some(figure) = figure(board, at, side, session, scored.scoring, rules)? else { continue };
                let printed = line.printed.by(side).as_ref();
                if printed.is_some_and(|printed| precision.fits(printed, &figure) != Some(true)) {
                    continue;
                }
                // The match has it for the board, whichever room is counted.
                let of_match = scored.scoring.compares_with() == ComparesWith::OtherTable;
                if let Some(other) = board.other_room(at).filter(|_| of_match) {
                    follows.push(((place, other, side.opponents()), figure.clone()));
                }
                follows.push(((place, at, side), figure));
            }
        }
    }
    for ((board, line, side), figure) in follows {
        let line = scored.boards.get_mut(board).and_then(|board| Arc::make_mut(board).lines.get_mut(line));
        if let Some(line) = line {
            for computed in [&mut line.overruled, &mut line.uncorrected].into_iter().flatten() {
                *computed.by_mut(side) = Some(figure.clone());
            }
            *line.figures.by_mut(side) = Some(figure);
            if line.overruled.as_deref() == Some(&line.figures) {
                line.overruled = None;
            }
        }
    }
    Ok(())
}

/// Returns true if a side of a line has average plus or average minus, whose worth may rest on other boards.
pub(super) fn has_average(board: &BoardResults) -> bool {
    board.lines.iter().any(|line| Side::BOTH.iter().any(|side| is_average(&line.result, *side)))
}

/// Returns true if a side has average plus or average minus.
fn is_average(result: &LineResult, side: Side) -> bool {
    let LineResult::Ruling(ruling) = result else { return false };
    let given = ruling.side(side);
    matches!(given, Some(SideRuling::Artificial(Artificial::AveragePlus | Artificial::AverageMinus)))
}

/// A side's figure if its session is known.
fn figure(
    board: &BoardResults,
    line: usize,
    side: Side,
    session: SessionResult,
    scoring: Scoring,
    rules: &Rules,
) -> Result<Option<Figure>, ScoreError> {
    if !scoring.follows(&session) {
        return Ok(None);
    }
    let mut conventions = rules.conventions.clone();
    conventions.case.session = Sides::default();
    *conventions.case.session.by_mut(side) = Some(session);
    let scored = match scoring.compares_with() {
        ComparesWith::OtherTable => rooms::score(board, scoring, &Rules { conventions, ..rules.clone() })?,
        ComparesWith::Field | ComparesWith::Nothing => {
            let scored = Gathered::new(board, rules)?.score(scoring, &conventions);
            scored.map_err(|error| ScoreError::Board { board: board.board.number, error })?
        }
    };
    Ok(scored.lines.into_iter().nth(line).and_then(|line| line.figures.by(side).clone()))
}
