//! Queries about an event.

use super::super::event_in_force::EventSource;
use super::super::proposed::ProposedRuling;
use super::super::settings::Settings;
use super::Breakdown;
use super::places::PlaceAt;
use crate::events::audit::Audit;
use crate::events::model::{BoardResults, ContestantId, Event, Format, Line};
use crate::events::scoring::{Rules, ScoredEvent, Standing};
use crate::events::writers::Loss;
use crate::ruling::{Side, Unit};
use crate::scoring::{Figure, Scoring};
use crate::syntax::tree::Standings;
use std::rc::Rc;
use std::sync::Arc;

/// A ruling at a table of an event, scored.
#[derive(Debug, Clone)]
pub struct EventRuling {
    /// The table, as it is written behind `at`.
    pub table: String,
    /// The ruling.
    pub breakdown: Breakdown,
    /// The changes in the ranking; `None` for an event without a ranking.
    pub moves: Option<RulingMoves>,
}

/// The changes that one ruling makes in the ranking of an event, beside those of the others.
#[derive(Debug, Clone)]
pub struct RulingMoves {
    /// The event with the rulings.
    pub event: Rc<Event>,
    /// The unit of its results; matchpoints mean percentages of the top.
    pub unit: Unit,
    /// Those who have another place with it, by the ranking with it.
    pub moved: Vec<RulingMove>,
    /// Those in the first place with it.
    pub leaders: Vec<ContestantId>,
}

/// Whom a ruling moves.
#[derive(Debug, Clone)]
pub struct RulingMove {
    /// The contestant.
    pub contestant: ContestantId,
    /// The place without it.
    pub before: PlaceAt,
    /// With it.
    pub after: PlaceAt,
}

impl RulingMoves {
    /// From the ranking without it to the one with it.
    #[must_use]
    pub fn between(event: &Rc<Event>, unit: Unit, before: &ScoredEvent, after: &ScoredEvent) -> Self {
        let moved = after.ranking.iter().filter_map(|new| {
            let old = before.standing(new.contestant).filter(|old| old.place != new.place)?;
            Some(RulingMove { contestant: new.contestant, before: PlaceAt::of(old), after: PlaceAt::of(new) })
        });
        let leaders = after.ranking.iter().filter(|standing| standing.place == 1).map(|standing| standing.contestant);
        Self { event: event.clone(), unit, moved: moved.collect(), leaders: leaders.collect() }
    }
}

/// The ranking of an event.
#[derive(Debug, Clone)]
pub struct Ranking {
    /// The standings in question.
    pub of: Standings,
    /// The event with the rulings.
    pub event: Rc<Event>,
    /// The event as it was read.
    pub read: Rc<Event>,
    /// The event before the rulings: as it was read, with those that an audit proposes.
    pub start: Rc<Event>,
    /// The standings to show.
    pub scored: Rc<ScoredEvent>,
    /// The unit of their results; matchpoints mean percentages of the top.
    pub unit: Unit,
    /// The standings without the rulings, if there are rulings and these are not the ones to show.
    pub before: Option<Rc<ScoredEvent>>,
    /// The only section to show; `None` for all.
    pub section: Option<String>,
    /// The contestants that the chart of moves shows even if they keep their places.
    pub named: Vec<ContestantId>,
    /// The standings after each round, where they are asked for.
    pub rounds: Vec<AfterRound>,
    /// True if the names of people are shown.
    pub names: bool,
    /// The number of rulings.
    pub rulings: usize,
    /// Rulings that an audit proposes, with which it is ranked.
    pub proposed: Vec<ProposedRuling>,
    /// The figures of the file; `None` if its lines are not kept.
    pub figures: Option<EventFigures>,
    /// Conventions in force.
    pub settings: Settings,
    /// The rules of the ranking.
    pub rules: Rules,
}

/// The standings of an event after a round.
#[derive(Debug, Clone)]
pub struct AfterRound {
    /// The round, with its session if there are several.
    pub round: String,
    /// The standings.
    pub scored: Rc<ScoredEvent>,
}

/// An event in a few figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventFigures {
    /// The name of the event.
    pub name: Option<String>,
    /// The format of its file.
    pub format: Format,
    /// The program that wrote it, as it calls itself.
    pub program: Option<String>,
    /// The number of boards; each section's boards count for themselves.
    pub boards: usize,
    /// The number of tables that played them.
    pub results: usize,
    /// The number of pairs or teams.
    pub contestants: usize,
    /// True if they are teams.
    pub teams: bool,
    /// The form of scoring.
    pub scoring: Scoring,
    /// True if the form of scoring is assumed.
    pub assumed: bool,
    /// The settings that its file follows, as far as they are not the defaults: `round 0.01 away`.
    pub settings: Vec<String>,
}

/// A copy of the file of an event with the rulings in it.
#[derive(Debug, Clone)]
pub struct WrittenBack {
    /// The file to write, as the statement names it.
    pub name: String,
    /// The files that were read.
    pub source: EventSource,
    /// Its contents.
    pub bytes: Vec<u8>,
    /// The parts of the rulings that it does not hold.
    pub lost: Vec<Loss>,
    /// The event with the rulings.
    pub event: Rc<Event>,
    /// The number of rulings.
    pub rulings: usize,
}

/// An event compared with what its file prints.
#[derive(Debug, Clone)]
pub struct Audited {
    /// The findings.
    pub audit: Audit,
}

impl Ranking {
    /// The sections of the event, in its order.
    #[must_use]
    pub fn sections(&self) -> Vec<String> {
        let of_boards = self.event.boards.iter().filter_map(|board| board.section.as_deref());
        let of_contestants = self.event.contestants.iter().filter_map(|contestant| contestant.section.as_deref());
        let mut sections: Vec<String> = Vec::new();
        for section in of_boards.chain(of_contestants) {
            if !sections.iter().any(|known| known == section) {
                sections.push(section.to_owned());
            }
        }
        sections
    }

    /// Returns true if something of a section is shown; a thing without a section belongs to all.
    fn shows(&self, section: Option<&str>) -> bool {
        self.section.as_deref().is_none_or(|rendered| section.is_none_or(|own| own.eq_ignore_ascii_case(rendered)))
    }

    /// Returns true if a contestant is shown.
    #[must_use]
    pub fn shows_standing(&self, standing: &Standing) -> bool {
        self.shows(self.event.contestant(standing.contestant).and_then(|who| who.section.as_deref()))
    }

    /// Returns true if a board is shown.
    #[must_use]
    pub fn shows_board(&self, board: &BoardResults) -> bool {
        self.shows(board.section.as_deref())
    }

    /// The event with the boards and lines of the section to show.
    #[must_use]
    pub fn of_section(&self) -> Event {
        let mut event = Event::clone(&self.event);
        if self.section.is_none() {
            return event;
        }
        event.boards.retain(|board| self.shows_board(board));
        for board in &mut event.boards {
            let is_shown = |line: &Line| self.shows(self.event.section_of(board, line));
            if board.lines.iter().all(is_shown) {
                continue;
            }
            let lines = board.lines.iter().filter(|line| is_shown(line)).cloned().collect();
            Arc::make_mut(board).lines = lines;
        }
        event
    }

    /// The standing of the same contestant without the rulings, where there is one.
    #[must_use]
    pub fn standing_before(&self, standing: &Standing) -> Option<&Standing> {
        self.before.as_ref()?.standing(standing.contestant)
    }
}

/// The changes that the rulings in an event make.
#[derive(Debug, Clone)]
pub struct EventChanges {
    /// The event with the rulings.
    pub event: Rc<Event>,
    /// The form of scoring.
    pub scoring: Scoring,
    /// The unit of its results; matchpoints mean percentages of the top.
    pub unit: Unit,
    /// The number of rulings.
    pub rulings: usize,
    /// Those whose score on a board, result or place is another, or at whose table it was ruled; in the order of the ranking.
    pub changed: Vec<ContestantChange>,
}

/// The changes for a pair or a team.
#[derive(Debug, Clone)]
pub struct ContestantChange {
    /// The contestant.
    pub contestant: ContestantId,
    /// The boards with another score, and those with a ruling at its table.
    pub boards: Vec<BoardChange>,
    /// Its standing without the rulings.
    pub before: Standing,
    /// With them.
    pub after: Standing,
}

/// The change on a board.
#[derive(Debug, Clone)]
pub struct BoardChange {
    /// The board's place among those of the event.
    pub board: usize,
    /// The pair's direction.
    pub side: Side,
    /// True if the ruling was given at its table.
    pub ruled: bool,
    /// The figure without the rulings; `None` if there was none.
    pub before: Option<Figure>,
    /// The figure with the rulings.
    pub after: Option<Figure>,
}
