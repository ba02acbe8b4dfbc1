//! Every board of an event with its tables, scored.

use super::changes::board_called;
use super::standing::number;
use crate::block::{Align, Block, Detail, Table};
use crate::document::{Context, Place};
use crate::events::model::{BoardResults, Line, LineResult};
use crate::events::scoring::ScoredLine;
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::notation;
use crate::results::View;
use crate::ruling::Side;
use crate::session::Ranking;

/// Every board of an event.
pub(in super::super) struct Boards<'a>(pub &'a Ranking);

impl View for Boards<'_> {
    /// A table for each board.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self.0;
        let boards = found.event.boards.iter().enumerate().filter(|(_, board)| found.shows_board(board));
        boards.map(|(at, board)| Block::Table(board_table(locale, found, at, board))).collect()
    }

    fn document(&self, _place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        None
    }
}

/// The traveller of a board, scored; the ruled tables are marked.
pub(super) fn board_table(locale: Locale, found: &Ranking, at: usize, board: &BoardResults) -> Table {
    let has_tables = board.lines.iter().any(|line| line.table.is_some());
    let unit = figures::unit(locale, found.scored.scoring.unit());
    let scored = found.scored.boards.get(at);
    let has_top = scored.is_some_and(|scored| scored.top.is_some());
    let mut columns = Vec::new();
    if has_tables {
        columns.push((messages::head_table(locale), Align::Right));
    }
    columns.extend(Side::BOTH.map(|side| (figures::side(locale, side), Align::Right)));
    columns.push((messages::head_result(locale), Align::Left));
    columns.extend(Side::BOTH.map(|side| (figures::side(locale, side) + " " + unit.clone(), Align::Right)));
    if has_top {
        columns.push((figures::side(locale, Side::NS) + " %", Align::Right));
    }
    let mut table = Table::new(columns);
    table.caption = Some(messages::event_board(locale, board_called(board)));
    for (place, line) in board.lines.iter().enumerate() {
        let figures = scored.and_then(|scored| scored.lines.get(place));
        let mut cells = Vec::new();
        if has_tables {
            cells.push(
                line.table.as_ref().map(|table| Text::new(SpanKind::Number, table.to_string())).unwrap_or_default(),
            );
        }
        let who = |side| found.event.contestant(line.by(side)).map(number).unwrap_or_default();
        cells.extend(Side::BOTH.map(who));
        cells.push(result(locale, line));
        cells.extend(Side::BOTH.map(|side| points(locale, found, figures, side)));
        if has_top {
            cells.push(share(locale, figures));
        }
        let is_ruled = board.original.as_ref().is_some_and(|read| read.lines.get(place) != Some(line));
        table.push_marked(is_ruled, cells);
    }
    table
}

/// The result at a table, its contract before the score if that is known.
#[must_use]
pub fn result(locale: Locale, line: &Line) -> Text {
    match &line.result {
        LineResult::Ruling(ruling) => {
            let score = notation::ruling(locale, ruling.as_ref());
            match &line.contract {
                Some(contract) => {
                    let contract = notation::ruling(locale, contract);
                    let written = score.unmarked();
                    if contract.unmarked() == written { contract } else { contract + " " + score }
                }
                None => score,
            }
        }
        LineResult::Bare => {
            line.code.as_ref().map_or_else(|| messages::event_bare(locale), |code| Text::from(code.to_string()))
        }
        LineResult::SitOut => messages::event_sit_out(locale),
        LineResult::NotPlayed => messages::event_not_played(locale),
    }
}

fn points(locale: Locale, found: &Ranking, line: Option<&ScoredLine>, side: Side) -> Text {
    let figure = line.and_then(|line| line.figures.by(side).as_ref());
    figure.map(|figure| figures::amount(locale, &figure.points, found.scored.scoring.unit())).unwrap_or_default()
}

fn share(locale: Locale, line: Option<&ScoredLine>) -> Text {
    let share = line.and_then(|line| line.figures.ns.as_ref()?.share.as_ref());
    share.map(|share| figures::share(locale, share)).unwrap_or_default()
}
