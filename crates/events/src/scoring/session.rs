//! Average plus and average minus by the session of their pair (Law 12C2(c)).

use super::board::Gathered;
use super::printed::PrintedPrecision;
use super::rooms;
use super::rules::Rules;
use super::scored::{ScoreError, ScoredBoard, ScoredEvent, ScoredLine};
use crate::model::{BoardResults, BoardSum, ContestantId, Event, LineResult};
use redress_core::ruling::{Artificial, Side, SideRuling, Sides};
use redress_core::scoring::{ComparesWith, Conventions, Field, Figure, Scoring, SessionResult};
use std::collections::HashMap;
use std::sync::Arc;

/// Raises each average plus, and lowers each average minus, to the result of its pair on the other boards of the
/// session, if that is more than 60% or less than 40%. Figures of the file stay, unless they are those, rounded.
///
/// # Errors
/// As scoring the boards.
pub(super) fn follow_sessions(event: &Event, rules: &Rules, scored: &mut ScoredEvent) -> Result<(), ScoreError> {
    let mut follows: Vec<((usize, usize, Side), Figure)> = Vec::new();
    let precision = PrintedPrecision::measure(event);
    let mut sessions: HashMap<(ContestantId, Option<&Arc<str>>), BoardSum> = HashMap::new();
    for (place, board) in event.boards.iter().enumerate() {
        let Some(known) = scored.boards.get(place) else { continue };
        let mut ruled = RuledBoard { board, known, scoring: scored.scoring, rules, field: None };
        for (at, line) in board.lines.iter().enumerate() {
            for side in Side::BOTH.into_iter().filter(|side| is_average(&line.result, *side)) {
                let (contestant, session) = (line.by(side), board.session.as_ref());
                let whole = sessions.entry((contestant, session));
                let whole = whole.or_insert_with(|| scored.of_session(event, contestant, session));
                let Some(session) = scored.session_without(event, contestant, place, whole, &rules.conventions) else {
                    continue;
                };
                let Some(figure) = ruled.figure(at, side, session)? else { continue };
                let printed = line.printed.by(side).as_ref();
                if printed.is_some_and(|printed| precision.fits(printed, &figure) != Some(true)) {
                    continue;
                }
                // The match has it for the board, whichever room is counted.
                if let Some(other) = known.other_room(at) {
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

/// A board of which single lines are scored: what they are compared with is put together once.
struct RuledBoard<'a> {
    board: &'a BoardResults,
    /// The board as it is scored without sessions.
    known: &'a ScoredBoard,
    scoring: Scoring,
    rules: &'a Rules,
    /// The rows of a field and the fields of its groups.
    field: Option<(Gathered, Vec<Field>)>,
}

impl RuledBoard<'_> {
    /// A side's figure by its session; `None` if the form of scoring follows no such session.
    fn figure(&mut self, line: usize, side: Side, session: SessionResult) -> Result<Option<Figure>, ScoreError> {
        if !self.scoring.follows(&session) {
            return Ok(None);
        }
        let mut conventions = self.rules.conventions.clone();
        conventions.case.session = Sides::default();
        *conventions.case.session.by_mut(side) = Some(session);
        Ok(self.line(line, &conventions)?.and_then(|line| line.figures.by(side).clone()))
    }

    fn line(&mut self, line: usize, conventions: &Conventions) -> Result<Option<ScoredLine>, ScoreError> {
        if self.scoring.compares_with() == ComparesWith::OtherTable {
            let rooms = (line, self.known.other_room(line));
            return rooms::line(self.board, rooms, self.scoring, conventions).map(Some);
        }
        let (gathered, fields) = match &mut self.field {
            Some(known) => known,
            unknown => {
                let gathered = Gathered::new(self.board, self.rules)?;
                let fields = gathered.fields(conventions);
                unknown.insert((gathered, fields))
            }
        };
        let scored = gathered.line(line, fields, self.scoring, conventions);
        scored.map_err(|error| ScoreError::Board { board: self.board.board.number, error })
    }
}
