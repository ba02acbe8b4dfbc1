//! The prompt: where the reader is, before what is typed.

use crate::messages::{self, Locale, figures};
use crate::session::{Place, Scope};

/// Columns that a prompt leaves free for what is typed, of 60.
const LONGEST: usize = 30;

/// The board, the table of an event and the unit in force: `board 14 MP> `; before a board is named, `> `.
pub(super) fn prompt(state: &Scope, locale: Locale) -> String {
    let Some(Place { board, table, unit }) = state.place() else { return "> ".to_owned() };
    let board = match board.number {
        Some(number) => messages::prompt_board(locale, number.to_string()),
        None => messages::prompt_board_unnumbered(locale),
    };
    let unit = unit.map(|unit| format!(" {}", figures::unit(locale, unit))).unwrap_or_default();
    let with = |table: &str| format!("{board}{table}{unit}> ");
    let table = table.map(|table| format!(", {table}")).unwrap_or_default();
    let full = with(&table);
    if full.chars().count() <= LONGEST { full } else { with("") }
}
