//! Pairs, teams and tables of an event as a script writes them.

use crate::events::model::{BoardResults, Contestant, Event, Line};
use crate::ruling::Side;
use crate::syntax;

/// A pair or a team as it is written: `NS 4`, `section B NS 4`, `17`.
#[must_use]
pub fn contestant_written(contestant: &Contestant) -> String {
    let section = contestant.section.as_ref().map(|section| format!("section {} ", syntax::name(section)));
    let side = contestant.direction.map(|side| format!("{side} "));
    section.into_iter().chain(side).chain([contestant.number.clone()]).collect()
}

/// A table as it is written behind `at`: `table 3`, `section B NS 4 EW 9`.
#[must_use]
pub fn table_written(event: &Event, board: &BoardResults, line: &Line) -> String {
    let number = |side: Side| {
        let number = event.contestant(line.by(side)).map_or("", |contestant| contestant.number.as_str());
        format!("{side} {number}")
    };
    let session = board.session.as_ref().map(|session| format!("session {} ", syntax::name(session)));
    let section = event.section_of(board, line).map(|section| format!("section {} ", syntax::name(section)));
    let table = match &line.table {
        Some(table) if is_only_at_table(board, line) => format!("table {table}"),
        _ => format!("{} {}", number(Side::NS), number(Side::EW)),
    };
    session.into_iter().chain(section).chain([table]).collect()
}

/// Returns true if no other line of the board has the same table.
#[must_use]
pub fn is_only_at_table(board: &BoardResults, line: &Line) -> bool {
    board.lines.iter().filter(|other| other.table == line.table).count() == 1
}
