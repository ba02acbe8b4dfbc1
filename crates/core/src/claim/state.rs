//! The play from a claim on: the cards left, and who has shown out.

use super::position::{Position, place};
use crate::ruling::Seat;
use crate::ruling::cards::{Cards, Number, suit};

/// The cards left before a card is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) hands: [Cards; 4],
    pub(super) leader: Seat,
    /// The cards of the statement that have been played or cannot be any more.
    pub(super) stated: u8,
    /// A bit for each player and suit to which he has not followed.
    pub(super) shown_out: u16,
}

impl State {
    pub(super) fn new(position: &Position) -> Self {
        Self { hands: position.hands, leader: position.leader, stated: 0, shown_out: 0 }
    }

    pub(super) fn hand(&self, seat: Seat) -> Cards {
        self.hands.get(place(seat)).copied().unwrap_or_default()
    }

    /// The cards of everybody but a player.
    pub(super) fn others(&self, seat: Seat) -> Cards {
        let [left, partner, right] = [seat.left(), seat.left().left(), seat.left().left().left()];
        self.hand(left).and(self.hand(partner)).and(self.hand(right))
    }

    /// The cards of both players of the other side.
    pub(super) fn opponents(&self, seat: Seat) -> Cards {
        self.hand(seat.left()).and(self.hand(seat.left().left().left()))
    }

    pub(super) fn is_over(&self) -> bool {
        self.hands.iter().all(|hand| hand.is_empty())
    }

    /// The state after a card of a trick.
    pub(super) fn played(mut self, seat: Seat, number: Number, led: Option<u8>) -> Self {
        if let Some(hand) = self.hands.get_mut(place(seat)) {
            *hand = hand.without(number);
        }
        if let Some(led) = led.filter(|led| *led != suit(number)) {
            self.shown_out |= 1 << (place(seat) * 4 + usize::from(led));
        }
        self
    }

    /// Returns true if a player has not followed to a suit.
    pub(super) fn is_out(&self, seat: Seat, suit: u8) -> bool {
        self.shown_out & 1 << (place(seat) * 4 + usize::from(suit)) != 0
    }

    /// Returns true if an opponent of a player has not followed to a suit.
    pub(super) fn has_shown_out(&self, seat: Seat, suit: u8) -> bool {
        self.is_out(seat.left(), suit) || self.is_out(seat.left().left().left(), suit)
    }
}
