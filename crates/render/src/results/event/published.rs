//! The pages of an event as they are published: the ranking, what the rulings changed, a page for each board with its
//! traveller, and a scorecard for each pair or team.

use super::boards::{board_table, result};
use super::changes::{board_called, points};
use super::notify::Notify;
use super::standing::{called, place, result as result_of};
use crate::block::{Align, Block, Detail, Table};
use crate::events::model::{BoardResults, ContestantId, EventForm, Line};
use crate::events::scoring::{ScoredLine, Standing};
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::results::View;
use crate::results::deal::hands_of;
use crate::ruling::{Side, Unit};
use crate::session::{EventChanges, Play, Ranking};

/// The kind of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventPageKind {
    /// The ranking, and what the rulings changed.
    Ranking,
    /// A board.
    Board,
    /// A pair, a team or a player.
    Contestant,
}

/// A page of an event.
#[derive(Debug, Clone)]
pub struct EventPage {
    /// Its kind.
    pub kind: EventPageKind,
    /// Its name in links: `board-7`, `ns-4`.
    pub name: String,
    /// Its short name in lists of links: `7`, `NS 4`.
    pub label: Text,
    /// Its heading; `None` below the title of the event.
    pub heading: Option<Text>,
    /// True for a board with a ruling, and for who has another place by the rulings.
    pub is_changed: bool,
    /// Its contents.
    pub blocks: Vec<Block>,
}

/// The pages of an event, with the changes that its rulings make where there are rulings.
#[must_use]
pub fn event_pages(locale: Locale, found: &Ranking, changes: Option<&EventChanges>) -> Vec<EventPage> {
    let mut blocks = without_question(found.blocks(locale, Detail::Steps));
    blocks.extend(changes.into_iter().flat_map(|changes| changed(locale, changes)));
    let mut pages = vec![EventPage {
        kind: EventPageKind::Ranking,
        name: "ranking".to_owned(),
        label: messages::published_ranking(locale),
        heading: None,
        is_changed: false,
        blocks,
    }];
    let boards = found.event.boards.iter().enumerate().filter(|(_, board)| found.shows_board(board));
    pages.extend(boards.map(|(at, board)| of_board(locale, found, at, board)));
    let mut standings: Vec<&Standing> =
        found.scored.ranking.iter().filter(|standing| found.shows_standing(standing)).collect();
    standings.sort_by_key(|standing| (standing.direction == Some(Side::EW), standing.contestant));
    pages.extend(standings.into_iter().map(|standing| scorecard(locale, found, standing)));
    pages
}

/// Who has another place or score, without the question that a script asks.
fn changed(locale: Locale, changes: &EventChanges) -> Vec<Block> {
    let mut blocks = vec![Block::Section(messages::published_changes(locale))];
    blocks.extend(without_question(Notify(changes).blocks(locale, Detail::Steps)));
    blocks
}

fn without_question(blocks: Vec<Block>) -> Vec<Block> {
    blocks.into_iter().filter(|block| !matches!(block, Block::Heading(_))).collect()
}

/// The letters and digits of a text, others as dashes, for the name of a page.
fn name_of(words: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    words.split_whitespace().collect::<Vec<_>>().join("-").chars().map(plain).collect()
}

/// Returns true if a ruling was given at a table after its board was read.
fn is_ruled(board: &BoardResults, place: usize, line: &Line) -> bool {
    board.original.as_ref().is_some_and(|read| read.lines.get(place) != Some(line))
}

fn of_board(locale: Locale, found: &Ranking, at: usize, board: &BoardResults) -> EventPage {
    let label = board_called(board);
    let cards = board
        .deal
        .as_deref()
        .map(|deal| Block::Deal(Box::new(hands_of(deal, Some(&board.board), &Play::default(), locale))));
    let mut traveller = board_table(locale, found, at, board);
    traveller.caption = None;
    EventPage {
        kind: EventPageKind::Board,
        name: format!("board-{}", name_of(label.unmarked())),
        heading: Some(messages::event_board(locale, label.clone())),
        label,
        is_changed: board.original.is_some(),
        blocks: cards.into_iter().chain([Block::Table(traveller)]).collect(),
    }
}

/// The boards of a pair or a team, with opponents, results and points, and the sum of them.
fn scorecard(locale: Locale, found: &Ranking, standing: &Standing) -> EventPage {
    let who = found.event.contestant(standing.contestant);
    let label = who.map(|who| called(locale, who)).unwrap_or_default();
    let names = who.map(|who| who.names.join(" – ")).filter(|names| found.names && !names.is_empty());
    let heading = match names {
        Some(names) => label.clone() + " · " + Text::new(SpanKind::Name, names),
        None => label.clone(),
    };
    let before = found.standing_before(standing);
    let mut summary = vec![messages::published_place(locale, place(standing), result_of(locale, standing, found.unit))];
    if let Some(old) = before.filter(|old| (old.place, &old.result) != (standing.place, &standing.result)) {
        summary.push(messages::published_before(locale, place(old), result_of(locale, old, found.unit)));
    }
    // The boards alone do not add up to the result.
    let beside = [
        (messages::head_carry_over(locale), standing.carry_over.clone()),
        (messages::head_handicap(locale), standing.handicap.clone()),
        (messages::head_penalty(locale), -&standing.penalty),
    ];
    let beside = beside.into_iter().filter(|(_, amount)| !amount.is_zero());
    summary.extend(beside.map(|(kind, amount)| kind + " " + figures::signed_points(locale, &amount)));
    EventPage {
        kind: EventPageKind::Contestant,
        name: format!("pair-{}", name_of(label.unmarked())),
        label,
        heading: Some(heading),
        is_changed: before.is_some_and(|old| old.place != standing.place),
        blocks: vec![Block::Answer(summary), Block::Table(boards_of(locale, found, standing.contestant))],
    }
}

/// A row for each board of a contestant, marked where the rulings change its points or were given at its table.
fn boards_of(locale: Locale, found: &Ranking, id: ContestantId) -> Table {
    let unit = found.scored.scoring.unit();
    let is_share = unit == Unit::Matchpoints;
    let mut columns = vec![
        (messages::head_board(locale), Align::Right),
        (messages::head_against(locale), Align::Left),
        (messages::head_result(locale), Align::Left),
        (figures::unit(locale, unit), Align::Right),
    ];
    columns.extend(is_share.then(|| (Text::from("%"), Align::Right)));
    let mut table = Table::new(columns);
    for (at, board) in found.event.boards.iter().enumerate().filter(|(_, board)| found.shows_board(board)) {
        for (line_at, line) in board.lines.iter().enumerate() {
            let own = |side: Side| {
                let sat = found.event.contestant(line.by(side));
                line.by(side) == id || sat.is_some_and(|pair| pair.players.contains(&id))
            };
            let Some(side) = Side::BOTH.into_iter().find(|side| own(*side)) else { continue };
            let scored = found.scored.boards.get(at).and_then(|board| board.lines.get(line_at));
            let earlier = found.before.as_ref().and_then(|before| before.boards.get(at)?.lines.get(line_at));
            let figure = |line: Option<&ScoredLine>| line.and_then(|line| line.figures.by(side).clone());
            let (figure, old) = (figure(scored), figure(earlier));
            let is_other =
                earlier.is_some() && figure.as_ref().map(|own| &own.points) != old.as_ref().map(|own| &own.points);
            let opponents = found.event.contestant(line.by(side.opponents()));
            let called = opponents.map(|who| called(locale, who)).unwrap_or_default();
            // With one winner a pair sits in either direction.
            let is_named = opponents.is_some_and(|who| who.direction.is_some());
            let mut cells = vec![
                board_called(board),
                if is_named { called } else { figures::side(locale, side) + " – " + called },
                result(locale, line),
                points(locale, figure.as_ref(), unit),
            ];
            let share = figure.as_ref().and_then(|figure| figure.share.as_ref());
            cells.extend(is_share.then(|| share.map(|share| figures::share(locale, share)).unwrap_or_default()));
            table.push_marked(is_other || is_ruled(board, line_at, line), cells);
        }
    }
    table
}

/// The heading of the links to the pages of contestants.
#[must_use]
pub fn event_contestants(locale: Locale, found: &Ranking) -> Text {
    match found.event.form {
        EventForm::Pairs => messages::published_pairs(locale),
        EventForm::Teams => messages::published_teams(locale),
        EventForm::Individual => messages::published_players(locale),
    }
}
