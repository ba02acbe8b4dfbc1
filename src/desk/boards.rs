//! The boards of an event and their tables, for a reader who picks one.

use super::evaluate::NAME;
use super::{Answer, Desk, Reply};
use crate::analysis::Unwatched;
use crate::events::model::{BoardResults, Event, Line};
use crate::messages::Locale;
use crate::render;
use crate::ruling::Side;
use crate::session::is_only_at_table;
use crate::source::Span;
use crate::syntax::{
    self,
    tree::{Spanned, StatementKind},
};
use serde::Serialize;

#[derive(Debug, Serialize)]
struct Boards {
    boards: Vec<BoardTables>,
}

/// A board with its tables, as a ruling of the request `event` names them.
#[derive(Debug, Serialize)]
struct BoardTables {
    board: u32,
    section: Option<String>,
    tables: Vec<TableResult>,
}

#[derive(Debug, Serialize)]
struct TableResult {
    /// The table, where it is the only one of its number.
    table: Option<String>,
    ns: Option<String>,
    ew: Option<String>,
    result: String,
}

impl Desk {
    pub(super) fn boards(&mut self, files: &[String], locale: Locale) -> Answer {
        let files = files.iter().map(|file| Spanned::new(file.clone(), Span::default())).collect();
        let script = syntax::statement(&StatementKind::Event(files));
        let scope = self.analyse(&script, NAME, locale, &mut Unwatched).analysis.state(script.len());
        let event = scope.event().map(|event| event.before().as_ref());
        let boards = event.map_or_else(Vec::new, |event| {
            event.boards.iter().filter_map(|board| tables(event, board, locale)).collect()
        });
        Ok(Reply::of(&Boards { boards }))
    }
}

fn tables(event: &Event, board: &BoardResults, locale: Locale) -> Option<BoardTables> {
    let number = |line: &Line, side| event.contestant(line.by(side)).map(|one| one.number.clone());
    let result = |line: &Line| TableResult {
        table: line.table.as_ref().filter(|_| is_only_at_table(board, line)).map(ToString::to_string),
        ns: number(line, Side::NS),
        ew: number(line, Side::EW),
        result: render::event_result(locale, line).to_string(),
    };
    Some(BoardTables {
        board: board.board.number?,
        section: board.section.as_ref().map(ToString::to_string),
        tables: board.lines.iter().map(result).collect(),
    })
}
