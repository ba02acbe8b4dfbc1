//! Who has to be told what.

use super::changes::{board_called, changed, points};
use super::standing::{called, head_who, place, result};
use crate::messages::{self, Locale, Text, figures};
use crate::render::block::{Align, Block, Table};
use crate::ruling::Unit;
use crate::session::{ContestantChange, EventChanges};

/// Those at whose table it was ruled, then the others.
pub(in super::super) fn notify(locale: Locale, found: &EventChanges) -> Vec<Block> {
    let mut blocks = vec![Block::Heading(Text::from("notify"))];
    blocks.push(Block::Answer(vec![changed(locale, found)]));
    let is_ruled = |one: &&ContestantChange| one.boards.iter().any(|change| change.ruled);
    let (ruled, others): (Vec<_>, Vec<_>) = found.changed.iter().partition(is_ruled);
    for (caption, changed) in [(messages::notify_ruled(locale), ruled), (messages::notify_others(locale), others)] {
        if !changed.is_empty() {
            blocks.push(Block::Table(table(locale, found, caption, &changed)));
        }
    }
    blocks
}

fn table(locale: Locale, found: &EventChanges, caption: Text, changed: &[&ContestantChange]) -> Table {
    let unit = found.scoring.unit();
    let after = || messages::head_after(locale);
    let mut table = Table::new(
        [
            head_who(locale, &found.event),
            messages::head_board(locale),
            messages::head_unit_before(locale, figures::unit(locale, unit)),
            after(),
            messages::head_result_before(locale),
            after(),
            messages::head_place_before(locale),
            after(),
        ]
        .map(|head| (head, Align::Right)),
    );
    table.caption = Some(caption);
    changed.iter().for_each(|one| rows(locale, found, one, unit, &mut table));
    table
}

/// A row for each board of a pair; what it has in all stands in the first.
fn rows(locale: Locale, found: &EventChanges, one: &ContestantChange, unit: Unit, table: &mut Table) {
    let who = found.event.contestant(one.contestant).map(|who| called(locale, who)).unwrap_or_default();
    let in_all = [
        result(locale, &one.before, found.unit),
        result(locale, &one.after, found.unit),
        place(&one.before),
        place(&one.after),
    ];
    let is_moved = one.before.place != one.after.place;
    let board = |at: usize| found.event.boards.get(at).map(|board| board_called(board)).unwrap_or_default();
    if one.boards.is_empty() {
        let cells = [who.clone(), Text::default(), Text::default(), Text::default()];
        table.push_marked(is_moved, cells.into_iter().chain(in_all.clone()).collect());
    }
    for (at, change) in one.boards.iter().enumerate() {
        let first = at == 0;
        let mut cells = vec![if first { who.clone() } else { Text::default() }, board(change.board)];
        cells.extend([&change.before, &change.after].map(|figure| points(locale, figure.as_ref(), unit)));
        cells.extend(in_all.iter().map(|text| if first { text.clone() } else { Text::default() }));
        table.push_marked(is_moved && first, cells);
    }
}
