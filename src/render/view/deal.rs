//! The cards of a board.

use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::render::block::{Hand, Hands, Suit};
use crate::ruling::{Deal, Seat};

/// The signs of the suits, in the order of a hand, and whether they are red.
const SUITS: [(&str, bool); 4] = [("♠", false), ("♥", true), ("♦", true), ("♣", false)];

/// Each hand with its seat; a dash stands for a void.
#[must_use]
pub fn hands(deal: &Deal, locale: Locale) -> Hands {
    let hand = |seat: Seat| {
        let held = deal.hand(seat).iter().filter(|_| deal.is_known(seat));
        let suit = |(&(sign, is_red), cards): (&(&'static str, bool), &String)| Suit {
            sign,
            is_red,
            cards: if cards.is_empty() { Text::from("—") } else { figures::cards(locale, cards) },
        };
        Hand { seat: Text::new(SpanKind::Plain, seat.to_string()), suits: SUITS.iter().zip(held).map(suit).collect() }
    };
    let hands = [Seat::North, Seat::East, Seat::South, Seat::West].map(hand);
    Hands { label: messages::lecture_deal(locale), hands }
}
