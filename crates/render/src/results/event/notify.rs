//! The contestants to notify, and of what.

use super::changes::{ChangesDocument, board_called, changed, points};
use super::standing::{called, head_who, place, result};
use crate::block::{Align, Block, Detail, Table};
use crate::document::{Context, Place};
use crate::messages::{self, Locale, Text, figures};
use crate::results::View;
use crate::ruling::Unit;
use crate::session::{ContestantChange, EventChanges};

/// The changes of an event, for the contestants to notify.
pub(in super::super) struct Notify<'a>(pub &'a EventChanges);

impl View for Notify<'_> {
    /// Those whose place changes, then those at whose table it was ruled; of the others who they are.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self.0;
        let mut blocks = vec![Block::Heading(Text::from("notify"))];
        blocks.push(Block::Answer(vec![changed(locale, found)]));
        let is_moved = |one: &&ContestantChange| one.before.place != one.after.place;
        let is_ruled = |one: &&ContestantChange| one.boards.iter().any(|change| change.ruled);
        let (moved, stay): (Vec<_>, Vec<_>) = found.changed.iter().partition(is_moved);
        let (ruled, others): (Vec<_>, Vec<_>) = stay.into_iter().partition(is_ruled);
        for (caption, changed) in [(messages::notify_moved(locale), moved), (messages::notify_ruled(locale), ruled)] {
            if !changed.is_empty() {
                blocks.push(Block::Table(table(locale, found, caption, &changed)));
            }
        }
        let name = |one: &&ContestantChange| found.event.contestant(one.contestant).map(|who| called(locale, who));
        let names = Text::joined(others.iter().filter_map(name), &messages::list_comma(locale));
        if !others.is_empty() {
            blocks.push(Block::Line(messages::notify_others(locale, others.len(), names)));
            blocks.push(Block::Hint(messages::notify_hint(locale)));
        }
        blocks
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("notify", ChangesDocument::new(self.0)))
    }
}

/// Each change in a row of its own, so that before and after are side by side on a narrow screen too.
fn table(locale: Locale, found: &EventChanges, caption: Text, changed: &[&ContestantChange]) -> Table {
    let mut table = Table::new([
        (head_who(locale, &found.event), Align::Left),
        (messages::head_what(locale), Align::Left),
        (messages::head_before(locale), Align::Right),
        (messages::head_after(locale), Align::Right),
    ]);
    table.caption = Some(caption);
    changed.iter().for_each(|one| rows(locale, found, one, &mut table));
    table
}

/// The boards of a pair, its result and its place; its name is in the first row.
fn rows(locale: Locale, found: &EventChanges, one: &ContestantChange, table: &mut Table) {
    let points_in = found.scoring.unit();
    let mut who = found.event.contestant(one.contestant).map(|who| called(locale, who)).unwrap_or_default();
    let mut row = |is_marked: bool, what: Text, before: Text, after: Text| {
        table.push_marked(is_marked, vec![std::mem::take(&mut who), what, before, after]);
    };
    for change in &one.boards {
        let board = found.event.boards.get(change.board).map(|board| board_called(board)).unwrap_or_default();
        let [before, after] = [&change.before, &change.after].map(|figure| points(locale, figure.as_ref(), points_in));
        row(false, messages::notify_board(locale, board, figures::unit(locale, points_in)), before, after);
    }
    let [before, after] = [&one.before, &one.after].map(|standing| result(locale, standing, found.unit));
    let unit = (found.unit != Unit::Matchpoints).then(|| figures::unit(locale, found.unit).into());
    row(false, messages::notify_result(locale, unit), before, after);
    let is_moved = one.before.place != one.after.place;
    row(is_moved, messages::head_place(locale), place(&one.before), place(&one.after));
}
