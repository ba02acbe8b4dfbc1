//! The changes that the rulings in an event make, board by board, and in the ranking.

use super::standing::{WhoDocument, called, head_who, percent, place, result};
use crate::block::{Align, Block, Detail, Table};
use crate::document::{Context, Number, Place, Written};
use crate::events::model::{BoardResults, Event, EventForm};
use crate::events::scoring::Standing;
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::number::{self, decimal};
use crate::results::View;
use crate::ruling::Unit;
use crate::scoring::Figure;
use crate::session::{BoardChange, ContestantChange, EventChanges};
use serde::Serialize;

/// The sign for a missing figure.
const NO_FIGURE: &str = "–";

impl View for EventChanges {
    /// Every pair on every board, then every pair in the ranking, as far as something is another.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self;
        let mut blocks = vec![Block::Heading(Text::from("effects"))];
        blocks.push(Block::Answer(vec![changed(locale, found)]));
        if found.changed.is_empty() {
            return blocks;
        }
        for (at, board) in found.event.boards.iter().enumerate() {
            let table = on_board(locale, found, at, board);
            blocks.extend((!table.rows.is_empty()).then_some(Block::Table(table)));
        }
        blocks.push(Block::Table(in_ranking(locale, found)));
        blocks
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("event-effects", ChangesDocument::new(self)))
    }
}

/// The number of rulings, and of contestants with a change.
pub(super) fn changed(locale: Locale, found: &EventChanges) -> Text {
    let who = match found.event.form {
        EventForm::Teams => messages::EventChangedWho::Teams,
        EventForm::Pairs | EventForm::Individual => messages::EventChangedWho::Pairs,
    };
    messages::event_changed(locale, found.rulings, who, found.changed.len())
}

/// The name of a board: its number, with session and section.
pub(super) fn board_called(board: &BoardResults) -> Text {
    let mut called = Text::default();
    for named in [&board.session, &board.section].into_iter().flatten() {
        called.push(SpanKind::Name, named);
        called.push(SpanKind::Plain, " ");
    }
    called.push(SpanKind::Number, &board.board.number.map_or_else(String::new, |number| number.to_string()));
    called
}

/// Points on a board, in the unit of the scoring.
pub(super) fn points(locale: Locale, figure: Option<&Figure>, unit: Unit) -> Text {
    figure.map_or_else(|| Text::from(NO_FIGURE), |figure| figures::amount(locale, &figure.points, unit))
}

/// A pair's gain on a board.
fn gain(locale: Locale, change: &BoardChange) -> Text {
    match (&change.before, &change.after) {
        (Some(before), Some(after)) => figures::signed_points(locale, &(&after.points - &before.points)),
        _ => Text::from(NO_FIGURE),
    }
}

fn on_board(locale: Locale, found: &EventChanges, at: usize, board: &BoardResults) -> Table {
    let heads = [messages::head_before, messages::head_after, messages::head_change].map(|head| head(locale));
    let who = head_who(locale, &found.event);
    let mut table = Table::new(std::iter::once(who).chain(heads).map(|head| (head, Align::Right)));
    table.caption = Some(messages::event_board(locale, board_called(board)));
    let unit = found.scoring.unit();
    for one in &found.changed {
        let who = found.event.contestant(one.contestant).map(|who| called(locale, who)).unwrap_or_default();
        for change in one.boards.iter().filter(|change| change.board == at) {
            let [before, after] = [&change.before, &change.after].map(|figure| points(locale, figure.as_ref(), unit));
            table.push_marked(change.ruled, vec![who.clone(), before, after, gain(locale, change)]);
        }
    }
    table
}

fn in_ranking(locale: Locale, found: &EventChanges) -> Table {
    let result_head = || messages::head_standing(locale);
    let mut table = Table::new(
        [
            head_who(locale, &found.event),
            messages::head_before(locale),
            result_head(),
            messages::head_after(locale),
            result_head(),
        ]
        .map(|head| (head, Align::Right)),
    );
    table.caption = Some(messages::event_ranking(locale));
    let unit = found.unit;
    for ContestantChange { contestant, before, after, .. } in &found.changed {
        let who = found.event.contestant(*contestant).map(|who| called(locale, who)).unwrap_or_default();
        table.push_marked(
            before.place != after.place,
            vec![who, place(before), result(locale, before, unit), place(after), result(locale, after, unit)],
        );
    }
    table
}

/// The changes that the rulings in an event make.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ChangesDocument<'a> {
    /// The number of rulings.
    rulings: usize,
    /// The form of scoring.
    scoring: &'static str,
    /// Those for whom something is another, and those at whose table it was ruled.
    changed: Vec<ChangeDocument<'a>>,
}

/// The changes for a pair or a team.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ChangeDocument<'a> {
    #[serde(flatten)]
    who: WhoDocument<'a>,
    /// True if a ruling was given at its table.
    ruled: bool,
    /// The boards with another score, and those with the ruling.
    boards: Vec<BoardChangeDocument<'a>>,
    /// Its standing without the rulings.
    before: PlaceDocument<'a>,
    /// With them.
    after: PlaceDocument<'a>,
}

/// The change on a board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct BoardChangeDocument<'a> {
    /// The number of the board.
    board: Option<String>,
    session: Option<&'a str>,
    section: Option<&'a str>,
    /// True if the ruling was given at this pair's table.
    ruled: bool,
    /// `None` if it had no figure.
    before: Option<PointsDocument<'a>>,
    after: Option<PointsDocument<'a>>,
}

/// Points on a board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PointsDocument<'a> {
    exact: Number<'a>,
    /// The same as it is printed for people.
    points: String,
    /// Its share of the top in per cent; none in IMPs and total points.
    percent: Option<String>,
}

/// A standing.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PlaceDocument<'a> {
    place: u32,
    tied: bool,
    result: Number<'a>,
    /// In per cent of the top; none in IMPs and total points.
    percent: Option<String>,
}

impl<'a> ChangesDocument<'a> {
    pub(super) fn new(found: &'a EventChanges) -> Self {
        Self {
            rulings: found.rulings,
            scoring: found.scoring.name(),
            changed: found.changed.iter().map(|one| ChangeDocument::new(found, one)).collect(),
        }
    }
}

impl<'a> ChangeDocument<'a> {
    fn new(found: &'a EventChanges, one: &'a ContestantChange) -> Self {
        let event = &found.event;
        Self {
            who: WhoDocument::new(event, one.contestant),
            ruled: one.boards.iter().any(|change| change.ruled),
            boards: one.boards.iter().map(|change| BoardChangeDocument::new(event, change)).collect(),
            before: PlaceDocument::new(&one.before, found.unit),
            after: PlaceDocument::new(&one.after, found.unit),
        }
    }
}

impl<'a> BoardChangeDocument<'a> {
    fn new(event: &'a Event, change: &'a BoardChange) -> Self {
        let board = event.boards.get(change.board);
        Self {
            board: board.and_then(|board| board.board.number).map(|number| number.to_string()),
            session: board.and_then(|board| board.session.as_deref()),
            section: board.and_then(|board| board.section.as_deref()),
            ruled: change.ruled,
            before: change.before.as_ref().map(PointsDocument::new),
            after: change.after.as_ref().map(PointsDocument::new),
        }
    }
}

impl<'a> PointsDocument<'a> {
    fn new(figure: &'a Figure) -> Self {
        Self {
            exact: Written(&figure.points),
            points: decimal(&figure.points, 4).0,
            percent: figure.share.as_ref().map(number::percent),
        }
    }
}

impl<'a> PlaceDocument<'a> {
    fn new(standing: &'a Standing, unit: Unit) -> Self {
        Self {
            place: standing.place,
            tied: standing.tied,
            result: Written(&standing.result),
            percent: percent(standing, unit),
        }
    }
}
