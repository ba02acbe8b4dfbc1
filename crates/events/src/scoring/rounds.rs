//! The rounds that a contestant played, each against the same opponents.

use super::scored::{Played, ScoredEvent};
use crate::model::{ContestantId, Event, EventForm};
use redress_core::number::Exact;
use redress_core::scoring::Figure;
use std::sync::Arc;

/// A round of a contestant.
#[derive(Debug, Clone)]
pub(super) struct Round<'a> {
    met: Met<'a>,
    /// What it has for each board, in the order of the event.
    figures: Vec<(Played, &'a Figure)>,
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
        self.figures.iter().map(|(_, figure)| *figure)
    }

    /// The sum of its points.
    pub fn points(&self) -> Exact {
        self.figures().map(|figure| &figure.points).sum()
    }
}

/// What tells rounds apart.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Met<'a> {
    session: Option<&'a Arc<str>>,
    round: Option<&'a Arc<str>>,
    opponent: ContestantId,
}

/// A contestant's rounds: by their names where the lines have them, else as often as the opponents change from one board
/// to the next. In teams a board counts once: both rooms have the same figure for it.
pub(super) fn rounds<'a>(event: &'a Event, scored: &'a ScoredEvent, contestant: ContestantId) -> Vec<Round<'a>> {
    let mut rounds: Vec<Round<'a>> = Vec::new();
    for played in scored.played(contestant) {
        let Some(board) = event.boards.get(played.board) else { continue };
        let Some(line) = board.lines.get(played.line) else { continue };
        let Some(figure) = scored.figure(*played) else { continue };
        let opponent = line.by(played.side.opponents());
        let met = Met { session: board.session.as_ref(), round: line.round.as_ref(), opponent };
        let known = match met.round {
            Some(_) => rounds.iter_mut().find(|round| round.met == met),
            None => rounds.last_mut().filter(|round| round.met == met),
        };
        match known {
            Some(round) => {
                let twice = round.figures.last().is_some_and(|(last, _)| last.board == played.board);
                if !(twice && event.form == EventForm::Teams) {
                    round.figures.push((*played, figure));
                }
            }
            None => rounds.push(Round { met, figures: vec![(*played, figure)] }),
        }
    }
    rounds
}
