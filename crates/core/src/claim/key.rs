//! Positions that play alike.

use super::position::{Position, place};
use super::state::State;
use crate::ruling::Seat;
use crate::ruling::cards::{Cards, is_honour, is_solid};

/// Positions with one key have one value: it does not matter which cards were played between those that are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key {
    suits: [u64; 4],
    leader: Seat,
    stated: u8,
    shown_out: u16,
}

impl Key {
    pub(super) fn new(position: &Position, state: &State) -> Self {
        let own = state.hand(position.claimer).and(state.hand(position.claimer.left().left()));
        // Who has not followed matters in the suits that the side can still play.
        let mut shown_out = 0;
        for seat in [position.claimer.left(), position.claimer.left().left().left()] {
            for suit in (0..4_u8).filter(|suit| !own.suit(*suit).is_empty()) {
                shown_out |= state.shown_out & 1 << (place(seat) * 4 + usize::from(suit));
            }
        }
        let is_open = usize::from(state.stated) < position.stated.len();
        // The statement names cards as they are.
        let suits = if is_open {
            state.hands.map(Cards::bits)
        } else {
            [0, 1, 2, 3].map(|suit| holders(position, state, suit))
        };
        Self { suits, leader: state.leader, stated: state.stated, shown_out }
    }
}

/// The holders of a suit's cards from the highest on, three bits each behind a first bit.
fn holders(position: &Position, state: &State, suit: u8) -> u64 {
    let partner = position.claimer.left().left();
    let [own, dummy, left, right] = [position.claimer, partner, position.claimer.left(), partner.left()]
        .map(|seat| state.hand(seat).suit(suit).bits());
    // A position is looked up for every trick of every line, so that bits are counted rather than cards.
    let (mut rest, mut code) = (own | dummy | left | right, 1);
    while let Some(card) = rest.checked_ilog2() {
        let bit = 1 << card;
        rest ^= bit;
        let held = match (own & bit, dummy & bit, left & bit) {
            (0, 0, 0) => 0,
            (0, 0, _) => 1,
            (0, ..) => 5 + kind(card),
            _ => 2 + kind(card),
        };
        code = code << 3 | held;
    }
    code
}

/// The side that claims leads solid suits from the top and finesses with honours.
fn kind(card: u32) -> u64 {
    let card = u8::try_from(card).unwrap_or_default();
    u64::from(is_solid(card)) + u64::from(is_honour(card))
}
