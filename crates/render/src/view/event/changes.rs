//! What the rulings in an event change, board by board, and in the ranking.

use super::standing::{called, head_who, place, result};
use crate::block::{Align, Block, Table};
use crate::events::model::{BoardResults, EventForm};
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::ruling::Unit;
use crate::scoring::Figure;
use crate::session::{BoardChange, ContestantChange, EventChanges};

/// What stands where a pair has nothing.
const NO_FIGURE: &str = "–";

/// Every pair on every board, then every pair in the ranking, as far as something is another.
pub(in super::super) fn effects(locale: Locale, found: &EventChanges) -> Vec<Block> {
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

/// How many rulings there are, and for how many something changes.
pub(super) fn changed(locale: Locale, found: &EventChanges) -> Text {
    let who = match found.event.form {
        EventForm::Teams => messages::EventChangedWho::Teams,
        EventForm::Pairs | EventForm::Individual => messages::EventChangedWho::Pairs,
    };
    messages::event_changed(locale, found.rulings, who, found.changed.len())
}

/// What a board is called: its number, with session and section.
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

/// What a pair gains on a board.
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
