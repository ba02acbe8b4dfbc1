//! The rounds that a contestant played, each against the same opponents.

use super::rules::Rules;
use super::scored::{Played, ScoredEvent, points_before};
use crate::model::{ContestantId, Event, EventForm};
use redress_core::number::Exact;
use redress_core::ruling::Sides;
use redress_core::scoring::{Figure, Match, MatchForm, Scoring, Unit};
use std::sync::Arc;

/// A round of a contestant.
#[derive(Debug, Clone)]
pub(super) struct Round<'a> {
    met: RoundKey<'a>,
    /// Its boards, in the order of the event.
    boards: Vec<OwnBoard<'a>>,
}

/// A board of a round, with the figure of the contestant and that of its opponents.
#[derive(Debug, Clone)]
struct OwnBoard<'a> {
    played: Played,
    /// `None` for the board in question if it has none.
    figure: Option<&'a Figure>,
    opponents: Option<&'a Figure>,
}

impl Round<'_> {
    /// Against whom it was played.
    pub fn opponent(&self) -> ContestantId {
        self.met.opponent
    }

    /// The session in which it was played.
    pub fn session(&self) -> Option<&str> {
        self.met.session.map(|session| &**session)
    }

    /// Its figures alone.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.boards.iter().filter_map(|board| board.figure)
    }

    /// The sum of its points as they count in the match, before penalties: in a knockout what does not balance is averaged
    /// between the sides (Law 12C4).
    pub fn points_counted(&self, rules: &Rules, scoring: Scoring) -> Exact {
        let knockout = |own: &&Match| own.form == MatchForm::Knockout && own.takes(scoring);
        let Some(matched) = rules.matches.as_ref().filter(knockout) else { return self.points() };
        let counted = |board: &OwnBoard<'_>| {
            let own = points_before(board.figure?);
            Some(match board.opponents.map(points_before) {
                Some(ew) => matched.counted(&Sides { ns: own, ew }).ns,
                None => own,
            })
        };
        self.boards.iter().filter_map(counted).sum()
    }

    /// The sum of its points, before penalties.
    pub fn points(&self) -> Exact {
        self.figures().map(points_before).sum()
    }

    /// The penalties that were taken from its points.
    pub fn penalty(&self) -> Exact {
        self.figures().map(|figure| &figure.penalty).sum()
    }
}

/// The key of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
struct RoundKey<'a> {
    session: Option<&'a Arc<str>>,
    round: Option<&'a Arc<str>>,
    opponent: ContestantId,
}

/// A contestant's rounds: by their names where the lines have them, else as often as the opponents change from one board
/// to the next. In teams a board counts once: both rooms have the same figure for it.
pub(super) fn rounds<'a>(event: &'a Event, scored: &'a ScoredEvent, contestant: ContestantId) -> Vec<Round<'a>> {
    rounds_with(None, event, scored, contestant)
}

/// The same; the board in question belongs to its round even without a figure.
fn rounds_with<'a>(
    own_board: Option<usize>,
    event: &'a Event,
    scored: &'a ScoredEvent,
    contestant: ContestantId,
) -> Vec<Round<'a>> {
    let mut rounds: Vec<Round<'a>> = Vec::new();
    for played in scored.played(contestant) {
        let Some(board) = event.boards.get(played.board) else { continue };
        let Some(line) = board.lines.get(played.line) else { continue };
        let figure = scored.figure(*played);
        let opponents = scored.figure(Played { side: played.side.opponents(), ..*played });
        let own = OwnBoard { played: *played, figure, opponents };
        if figure.is_none() && own_board != Some(played.board) {
            continue;
        }
        let opponent = line.by(played.side.opponents());
        let met = RoundKey { session: board.session.as_ref(), round: line.round.as_ref(), opponent };
        let known = match met.round {
            Some(_) => rounds.iter_mut().find(|round| round.met == met),
            None => rounds.last_mut().filter(|round| round.met == met),
        };
        match known {
            Some(round) => {
                let twice = round.boards.last().is_some_and(|last| last.played.board == played.board);
                if !(twice && event.form == EventForm::Teams) {
                    round.boards.push(own);
                }
            }
            None => rounds.push(Round { met, boards: vec![own] }),
        }
    }
    rounds
}

/// The sum of a contestant in a match without one of its boards.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct RestOfMatch {
    /// The points of the other boards, after penalties.
    pub points: Exact,
    /// The penalties that were taken from them.
    pub penalty: Exact,
    /// The most that they could have brought; zero in IMPs.
    pub top: Exact,
    /// The number of boards of the match with this one, as far as they have figures.
    pub boards: u32,
}

impl ScoredEvent {
    /// The sum of a contestant on the other boards of the match of this board: those against the same opponents in the
    /// same round. `None` if it did not play the board.
    #[must_use]
    pub fn rest_of_match(&self, event: &Event, contestant: ContestantId, board: usize) -> Option<RestOfMatch> {
        let rounds = rounds_with(Some(board), event, self, contestant);
        let is_here = |round: &&Round<'_>| round.boards.iter().any(|own| own.played.board == board);
        let round = rounds.iter().find(is_here)?;
        let others = || {
            let beside = round.boards.iter().filter(|own| own.played.board != board);
            beside.filter_map(|own| own.figure)
        };
        Some(RestOfMatch {
            points: others().map(|figure| &figure.points).sum(),
            penalty: others().map(|figure| &figure.penalty).sum(),
            top: others().filter_map(|figure| figure.top.as_ref()).sum(),
            boards: u32::try_from(others().count()).unwrap_or(u32::MAX).saturating_add(1),
        })
    }
}

/// The result of a contestant in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct MatchResult {
    /// The points of its boards, after penalties.
    pub points: Exact,
    /// Its victory points, if the rules convert matches.
    pub victory_points: Option<Exact>,
}

impl ScoredEvent {
    /// The result of a contestant against another in a round. `None` if they did not meet in it.
    #[must_use]
    pub fn match_result(
        &self,
        event: &Event,
        rules: &Rules,
        own: ContestantId,
        other: ContestantId,
        round: Option<&Arc<str>>,
    ) -> Option<MatchResult> {
        let rounds = rounds(event, self, own);
        let met: Vec<&Round<'_>> =
            rounds.iter().filter(|met| met.opponent() == other && met.met.round == round).collect();
        let figures = || met.iter().flat_map(|round| round.figures());
        let counted = |round: &&Round<'_>| round.points_counted(rules, self.scoring) - round.penalty();
        let points: Exact = met.iter().map(counted).sum();
        let top: Exact = figures().filter_map(|figure| figure.top.as_ref()).sum();
        let scale = match rules.matches.as_ref().map(|matched| &matched.form) {
            Some(MatchForm::VictoryPoints(scale)) if rules.result_unit(self.scoring) == Unit::VictoryPoints => {
                Some(scale)
            }
            _ => None,
        };
        let victory_points = scale.map(|scale| {
            let total = match self.scoring.unit() {
                Unit::Matchpoints => points.over(&top).unwrap_or_default(),
                _ => self.scoring.of_a_match(&points, &rules.conventions),
            };
            scale.convert(&total, None, rules.conventions.vp_fraction).points
        });
        (!met.is_empty()).then_some(MatchResult { points, victory_points })
    }
}
