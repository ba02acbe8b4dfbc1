//! The cards of the boards.

use super::database::Database;
use super::sections::Sections;
use crate::model::{BoardResults, EventBuilder, FaultKind};
use redress_core::ruling::Deal;
use std::sync::Arc;

/// The columns of `HandRecord`: each hand by suit, clockwise from North.
const COLUMNS: &[&str] = &[
    "NorthSpades",
    "NorthHearts",
    "NorthDiamonds",
    "NorthClubs",
    "EastSpades",
    "EastHearts",
    "EastDiamonds",
    "EastClubs",
    "SouthSpades",
    "SouthHearts",
    "SouthDiamonds",
    "SouthClubs",
    "WestSpades",
    "WestHearts",
    "WestDiamonds",
    "WestClubs",
    "Section",
    "Board",
];

const SECTION: usize = 16;
const BOARD: usize = 17;

/// Puts the cards to the boards.
pub(super) fn read(
    database: &mut Database,
    sections: &Sections,
    boards: &mut [BoardResults],
    event: &mut EventBuilder,
) {
    let rows = database.table("HandRecord", COLUMNS, event).unwrap_or_default();
    for row in &rows.rows {
        let suits: Vec<&str> = (0..SECTION).map(|column| row.text(column)).collect();
        if suits.iter().all(|suit| suit.is_empty()) {
            continue;
        }
        let hands: Vec<String> = suits.chunks(4).map(|suits| suits.join(".")).collect();
        let written = format!("N:{}", hands.join(" "));
        let Ok(deal) = Deal::parse(&written) else {
            let found = written.chars().take(80).collect();
            event.fault(row.place.clone(), FaultKind::Value { what: "HandRecord".to_owned(), found });
            continue;
        };
        let deal = Arc::new(deal);
        let letter = sections.get(row.number(SECTION)).and_then(|section| section.letter.clone());
        for board in boards.iter_mut() {
            let is_it =
                board.board.number == row.positive(BOARD) && (board.section.is_none() || board.section == letter);
            if is_it && board.deal.is_none() {
                board.deal = Some(deal.clone());
            }
        }
    }
}
