//! The boards of an event and their tables, for a reader who picks one.

use super::evaluate::NAME;
use super::{Answer, Desk, Reply};
use crate::analysis::Unwatched;
use crate::events::model::{BoardResults, Event, Line};
use crate::events::scoring::ScoredEvent;
use crate::messages::{Locale, figures};
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
    session: Option<String>,
    section: Option<String>,
    tables: Vec<TableResult>,
}

#[derive(Debug, Serialize)]
struct TableResult {
    /// The section, where the board is of several.
    section: Option<String>,
    /// The table, where it is the only one of its number.
    table: Option<String>,
    ns: Option<String>,
    ew: Option<String>,
    result: String,
    /// North-South's percentage or points, where the file says how it is scored.
    points: Option<String>,
}

impl Desk {
    pub(super) fn boards(&mut self, files: &[String], locale: Locale) -> Answer {
        let files = files.iter().map(|file| Spanned::new(file.clone(), Span::default())).collect();
        let script = syntax::statement(&StatementKind::Event(files));
        let scope = self.analyse(&script, NAME, locale, &mut Unwatched).analysis.state(script.len());
        let boards = scope.event().map_or_else(Vec::new, |event| {
            let scored = event.scored_before(event.rules()).ok();
            let boards = event.before().boards.iter().enumerate();
            boards.filter_map(|(at, board)| tables(event.before(), (at, board), scored.as_deref(), locale)).collect()
        });
        Ok(Reply::of(&Boards { boards }))
    }
}

fn tables(
    event: &Event,
    (at, board): (usize, &BoardResults),
    scored: Option<&ScoredEvent>,
    locale: Locale,
) -> Option<BoardTables> {
    let number = |line: &Line, side| event.contestant(line.by(side)).map(|one| one.number.clone());
    let points = |place: usize| {
        let figure = scored?.boards.get(at)?.lines.get(place)?.figures.ns.as_ref()?;
        let unit = scored?.scoring.unit();
        Some(match &figure.share {
            Some(share) => figures::share(locale, share),
            None => figures::amount(locale, &figure.points, unit) + " " + figures::unit(locale, unit),
        })
    };
    let result = |(place, line): (usize, &Line)| TableResult {
        section: event.section_of(board, line).map(str::to_owned),
        table: line.table.as_ref().filter(|_| is_only_at_table(board, line)).map(ToString::to_string),
        ns: number(line, Side::NS),
        ew: number(line, Side::EW),
        result: render::event_result(locale, line).to_string(),
        points: points(place).map(|points| points.to_string()),
    };
    Some(BoardTables {
        board: board.board.number?,
        session: board.session.as_ref().map(ToString::to_string),
        section: board.section.as_ref().map(ToString::to_string),
        tables: board.lines.iter().enumerate().map(result).collect(),
    })
}
