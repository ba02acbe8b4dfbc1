//! The cards of a board, its dealer and vulnerability, as a page shows them.

use super::html::Page;
use crate::model::{BoardResults, EventBuilder, FaultKind, Place};
use crate::readers::notation;
use redress_core::ruling::{Board, Deal, Seat, Vulnerability};
use std::sync::Arc;

/// The longest that is quoted of a deal that is wrong.
const QUOTED: usize = 80;

/// The board of this number as a page has it: dealer and vulnerability of its own where they are shown, and the cards.
pub(super) fn board(number: u32, page: Option<&Page>, place: &Place, event: &mut EventBuilder) -> BoardResults {
    let numbered = Board::numbered(number);
    let Some(page) = page else { return BoardResults::new(numbered) };
    let cells = || page.tables.iter().flat_map(|table| &table.rows).flat_map(|row| &row.cells);
    let stated = cells().find_map(|cell| conditions(&cell.text)).map(|(dealer, vulnerability)| Board {
        number: Some(number),
        dealer: Some(dealer),
        vulnerability: Some(vulnerability),
    });
    let mut board = BoardResults::new(stated.unwrap_or(numbered));
    let hands: Vec<String> = cells().filter_map(|cell| hand(&cell.text)).take(4).collect();
    // North above, West and East beside each other, South below.
    let [north, west, east, south] = hands.as_slice() else { return board };
    let written = format!("N:{north} {east} {south} {west}");
    match Deal::parse(&written) {
        Ok(deal) => board.deal = Some(Arc::new(deal)),
        Err(_) => {
            let found = written.chars().take(QUOTED).collect();
            event.fault(place.clone(), FaultKind::Value { what: "deal".to_owned(), found });
        }
    }
    board
}

/// Dealer and vulnerability: `S` above `obie`.
fn conditions(text: &str) -> Option<(Seat, Vulnerability)> {
    let (dealer, vulnerable) = text.split_once('\n')?;
    let plain: String = vulnerable.chars().filter(|c| c.is_alphanumeric()).collect();
    // A letter alone is a player of a compass.
    let vulnerability = notation::vulnerability(&plain).filter(|_| plain.len() > 1)?;
    Some((notation::seat(dealer)?, vulnerability))
}

/// A hand as PBN writes it, from four lines of a suit each: `S Q 7`.
fn hand(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.split('\n').collect();
    let [spades, hearts, diamonds, clubs] = lines.as_slice() else { return None };
    let suit = |line: &str, letter: char, sign: char| {
        let cards = line.strip_prefix([letter, sign])?;
        // A suit without cards may have a stroke.
        let cards: String = cards.chars().filter(|c| !c.is_whitespace() && !"-–—".contains(*c)).collect();
        Some(cards)
    };
    let suits = [suit(spades, 'S', '♠')?, suit(hearts, 'H', '♥')?, suit(diamonds, 'D', '♦')?, suit(clubs, 'C', '♣')?];
    Some(suits.join("."))
}
