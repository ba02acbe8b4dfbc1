//! The cards of a board.

use super::board::board as told;
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::render::block::{Hand, Hands, Suit};
use crate::ruling::{Board, Deal, Seat, Vulnerability};

/// The signs of the suits, in the order of a hand, and whether they are red.
const SUITS: [(&str, bool); 4] = [("♠", false), ("♥", true), ("♦", true), ("♣", false)];

/// Each hand with its seat, below the number, dealer and vulnerability of its board.
pub(super) fn hands_of(deal: &Deal, board: Option<&Board>, locale: Locale) -> Hands {
    Hands {
        about: board.map(|own| told(own, locale)),
        facts: board.map(|own| facts(own, locale)).unwrap_or_default(),
        ..hands(deal, locale)
    }
}

/// Number, dealer and vulnerability, a line each.
fn facts(board: &Board, locale: Locale) -> Vec<Text> {
    let number = board.number.map(|number| messages::board_number(locale, number));
    let dealer = board.dealer.map(|seat| messages::board_dealer(locale, figures::seat(locale, seat)));
    let vulnerable = board.vulnerability.map(|vulnerability| match vulnerability {
        Vulnerability::None => messages::board_vulnerable_none(locale),
        Vulnerability::NS => messages::board_vulnerable_ns(locale),
        Vulnerability::EW => messages::board_vulnerable_ew(locale),
        Vulnerability::All => messages::board_vulnerable_all(locale),
    });
    [number, dealer, vulnerable].into_iter().flatten().collect()
}

/// Each hand with its seat.
#[must_use]
pub fn hands(deal: &Deal, locale: Locale) -> Hands {
    let hand = |seat: Seat| {
        let held = deal.hand(seat).iter().filter(|_| deal.is_known(seat));
        let suit = |(&(sign, is_red), cards): (&(&'static str, bool), &String)| Suit {
            sign,
            is_red,
            cards: cards.chars().map(|card| figures::cards(locale, card.encode_utf8(&mut [0; 4]))).collect(),
        };
        Hand {
            seat: Text::new(SpanKind::Plain, seat.to_string()),
            name: figures::seat(locale, seat),
            suits: SUITS.iter().zip(held).map(suit).collect(),
        }
    };
    let hands = [Seat::North, Seat::East, Seat::South, Seat::West].map(hand);
    Hands { label: messages::lecture_deal(locale), about: None, facts: Vec::new(), hands }
}
