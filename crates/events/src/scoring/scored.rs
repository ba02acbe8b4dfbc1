//! The scored event.

use crate::model::{BoardResults, BoardSum, ContestantId, Event, Place};
use redress_core::number::{Divisor, Exact};
use redress_core::ruling::{Side, Sides, Unit};
use redress_core::scoring::{
    Conventions, Datum, Figure, PenaltyUnit, ResolveError, RowFigures, Scoring, ScoringError, SessionResult,
};
use std::sync::Arc;

/// A scored event.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct ScoredEvent {
    /// The form of scoring.
    pub scoring: Scoring,
    /// Its boards in the order of the event.
    pub boards: Vec<Arc<ScoredBoard>>,
    /// Its contestants, the best first; in an event with two winners all of NS's before EW's, and sections that are
    /// ranked apart one after the other.
    pub ranking: Vec<Standing>,
    /// The lines of each contestant, in the order of the event's contestants.
    pub(super) played: Vec<Vec<Played>>,
    /// The sum of each contestant over what is kept in columns; empty if nothing is.
    pub(super) beside: Vec<BoardSum>,
    /// The place of each contestant in the ranking.
    pub(super) ranks: Vec<usize>,
}

/// A contestant's line, by its places in the lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The board's place among those of the event.
    pub board: usize,
    /// The line's place on the board.
    pub line: usize,
    /// The contestant's side.
    pub side: Side,
}

/// A scored board.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct ScoredBoard {
    /// The number of its results, without artificial scores.
    pub results: Exact,
    /// The number of results that are expected.
    pub expected: Exact,
    /// The most that a side can have; `None` in IMPs.
    pub top: Option<Exact>,
    /// The datum in Butler, from NS's view.
    pub datum: Option<Datum>,
    /// Its lines in the order of the board.
    pub lines: Vec<ScoredLine>,
    /// Each side's figure for each score beside the lines, the lowest first.
    pub rest: Vec<Sides<Option<Figure>>>,
    /// The line of the other room of each line, in a form of scoring that compares with it.
    pub other_rooms: Vec<Option<usize>>,
}

impl ScoredBoard {
    /// The line of the other room; `None` in a form of scoring that does not compare with it.
    pub(super) fn other_room(&self, line: usize) -> Option<usize> {
        self.other_rooms.get(line).copied().flatten()
    }
}

/// A scored line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScoredLine {
    /// Each side's figure, from its own view, as it counts in the ranking; `None` if the line gives a side nothing: not
    /// played, no opponent, no other table.
    pub figures: Sides<Option<Figure>>,
    /// The computed figures, if the file's own, typed by hand, count in their place.
    pub overruled: Option<Box<Sides<Option<Figure>>>>,
    /// The figures among the results there are, if the file prints those and corrects them in the ranking alone.
    pub uncorrected: Option<Box<Sides<Option<Figure>>>>,
    /// The reason that the form of scoring has no value for a side: an artificial score that it does not know. `None`
    /// if there is nobody to compare with.
    pub without_value: Option<ScoringError>,
}

impl ScoredLine {
    /// A row of a field, with a figure for each side that has one.
    pub(super) fn from_row(row: &RowFigures, gives: &Sides<bool>) -> Self {
        let figure = |side: Side| row.by(side).as_ref().ok().cloned().filter(|_| *gives.by(side));
        let mut refused = [&row.ns, &row.ew].into_iter().filter_map(|side| side.as_ref().err());
        let without_value = refused.find(|error| !error.is_lack_of_results()).cloned();
        Self { figures: Sides::of(figure), without_value, ..Self::default() }
    }
}

/// A contestant in the ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Standing {
    /// The contestant.
    pub contestant: ContestantId,
    /// The ranking of those it is ranked among: the direction, in an event with two winners.
    pub direction: Option<Side>,
    /// The section it is ranked in, if each is ranked apart.
    pub section: Option<String>,
    /// The place, from 1; those who tie have the same.
    pub place: u32,
    /// True if others have the same place.
    pub tied: bool,
    /// The number of boards that count.
    pub boards: u32,
    /// The sum of its boards' points as the rules count them, after penalties, carry-over and handicap: matchpoints, made up for
    /// boards not played if the rules do that, IMPs or total points. What is in victory points is not in IMPs.
    pub points: Exact,
    /// The most that those boards could have brought; `None` in IMPs and total points.
    pub top: Option<Exact>,
    /// The result, after penalties, carry-over and handicap: percent (61.8 for 61.8%), IMPs, victory points or total points.
    pub result: Exact,
    /// The penalties at its tables and in the file, in the unit of the ranking, in matchpoints if that is percent. A
    /// bonus is negative.
    pub penalty: Exact,
    /// The carry-over from an earlier session, in the same unit.
    pub carry_over: Exact,
    /// The handicap, in the same unit.
    pub handicap: Exact,
}

impl Standing {
    /// A contestant at a place with a result, and nothing else of it.
    #[must_use]
    pub fn new(contestant: ContestantId, place: u32, result: Exact) -> Self {
        Self {
            contestant,
            direction: None,
            section: None,
            place,
            tied: false,
            boards: 0,
            points: Exact::ZERO,
            top: None,
            result,
            penalty: Exact::ZERO,
            carry_over: Exact::ZERO,
            handicap: Exact::ZERO,
        }
    }

    /// Its points as a ranking shows them, after penalties, carry-over and handicap: beside a percentage the sum of its boards,
    /// else the result.
    #[must_use]
    pub fn counted(&self) -> &Exact {
        if self.top.is_some() { &self.points } else { &self.result }
    }
}

/// The reason that an event cannot be scored.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum ScoreError {
    /// No form of scoring is known.
    NoScoring,
    /// There are not as many weights as sessions.
    SessionWeights {
        /// The number of weights.
        weights: usize,
        /// The number of sessions.
        sessions: usize,
    },
    /// A contestant carries points in a unit that cannot be added to its result.
    CarriedUnit {
        /// Their unit.
        unit: PenaltyUnit,
        /// The unit of results.
        result: Unit,
    },
    /// The result of a line has no score.
    Line {
        /// The place of the line.
        place: Place,
        /// The board's number.
        board: Option<u32>,
        /// The reason.
        error: ResolveError,
    },
    /// A board cannot be scored.
    Board {
        /// Its number.
        board: Option<u32>,
        /// The reason.
        error: ScoringError,
    },
}

impl std::fmt::Display for ScoreError {
    /// Writes for programmers; the words for readers are elsewhere.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for ScoreError {}

impl ScoredLine {
    /// Each side's figure as the file would print it by its rules, whatever is typed in its place.
    #[must_use]
    pub fn computed(&self) -> &Sides<Option<Figure>> {
        self.uncorrected.as_deref().or(self.overruled.as_deref()).unwrap_or(&self.figures)
    }

    /// A side's figure before penalties at the table, as the scoring program of the file has it.
    #[must_use]
    pub fn before_penalties(&self, side: Side) -> Option<Figure> {
        let figure = self.figures.by(side).as_ref()?;
        let (points, share) = (points_before(figure), share_before(figure));
        Some(Figure { points, share, penalty: Exact::ZERO, ..figure.clone() })
    }
}

impl ScoredEvent {
    /// The figure that a contestant has for a line.
    #[must_use]
    pub fn figure(&self, played: Played) -> Option<&Figure> {
        self.boards.get(played.board)?.lines.get(played.line)?.figures.by(played.side).as_ref()
    }

    /// The lines of a contestant, in the order of the event.
    #[must_use]
    pub fn played(&self, contestant: ContestantId) -> &[Played] {
        self.played.get(contestant.index()).map_or(&[], Vec::as_slice)
    }

    /// A contestant's place in the ranking; `None` for a phantom.
    #[must_use]
    pub fn standing(&self, contestant: ContestantId) -> Option<&Standing> {
        let is_it = |standing: &&Standing| standing.contestant == contestant;
        let known = self.ranks.get(contestant.index()).and_then(|at| self.ranking.get(*at)).filter(is_it);
        known.or_else(|| self.ranking.iter().find(is_it))
    }

    /// The sum of a contestant over what is kept in columns.
    pub(super) fn beside(&self, contestant: ContestantId) -> Option<&BoardSum> {
        self.beside.get(contestant.index()).filter(|sum| sum.boards > 0)
    }

    /// The result of a contestant on the other boards of the session of this board, from which its average plus and
    /// average minus follow (Law 12C2(c)). Only boards with a result of its own count, as an artificial score would
    /// follow itself. `None` if it has none.
    #[must_use]
    pub fn session(
        &self,
        event: &Event,
        contestant: ContestantId,
        board: usize,
        conventions: &Conventions,
    ) -> Option<SessionResult> {
        let session = event.boards.get(board)?.session.as_ref();
        self.session_without(event, contestant, board, &self.of_session(event, contestant, session), conventions)
    }

    /// The sum of a contestant over all boards of a session with a result of its own.
    pub(super) fn of_session(&self, event: &Event, contestant: ContestantId, session: Option<&Arc<str>>) -> BoardSum {
        let is_of_session =
            |board: usize| event.boards.get(board).is_some_and(|board| board.session.as_ref() == session);
        let BoardSum { points, top, boards } = self.own_results(event, contestant, is_of_session);
        let beside = self.beside(contestant).cloned().unwrap_or_default();
        let (points, top) = (points + beside.points, top + beside.top);
        BoardSum { points, top, boards: boards.saturating_add(beside.boards) }
    }

    /// The result of a session that has this sum, without one of its boards.
    pub(super) fn session_without(
        &self,
        event: &Event,
        contestant: ContestantId,
        board: usize,
        session: &BoardSum,
        conventions: &Conventions,
    ) -> Option<SessionResult> {
        let own = self.own_results(event, contestant, |other| other == board);
        let points = &session.points - &own.points;
        match self.scoring.unit() {
            Unit::Matchpoints => points.over(&(&session.top - &own.top)).map(SessionResult::Share),
            Unit::Imps => {
                let boards = session.boards.saturating_sub(own.boards);
                let mean = points / Divisor::new(boards.into())?;
                self.scoring.session_of_imps(&mean, &self.boards.get(board)?.expected, conventions)
            }
            Unit::VictoryPoints | Unit::TotalPoints => None,
        }
    }

    /// The sum of a contestant over those of these boards on which it has a result of its own.
    fn own_results(&self, event: &Event, contestant: ContestantId, is_one: impl Fn(usize) -> bool) -> BoardSum {
        let mut sum = BoardSum::default();
        for played in self.played(contestant).iter().filter(|played| is_one(played.board)) {
            let is_own = |board: &Arc<BoardResults>| !self.is_artificial(board, *played);
            let Some(figure) = self.figure(*played) else { continue };
            if event.boards.get(played.board).is_some_and(is_own) {
                sum.points += points_before(figure);
                sum.top += figure.top.clone().unwrap_or_default();
                sum.boards = sum.boards.saturating_add(1);
            }
        }
        sum
    }

    /// Returns true if a contestant's figure rests on an artificial score, its own or, in a match, that of the other
    /// room.
    fn is_artificial(&self, board: &BoardResults, played: Played) -> bool {
        let given = |line: usize, side| board.lines.get(line).is_none_or(|line| line.is_artificial(side));
        let other = || self.boards.get(played.board)?.other_room(played.line);
        given(played.line, played.side) || other().is_some_and(|other| given(other, played.side.opponents()))
    }
}

/// The points of a figure before its penalty.
pub(super) fn points_before(figure: &Figure) -> Exact {
    &figure.points + &figure.penalty
}

/// The share of the top before the penalty.
pub(super) fn share_before(figure: &Figure) -> Option<Exact> {
    if figure.penalty.is_zero() { figure.share.clone() } else { points_before(figure).over(figure.top.as_ref()?) }
}
