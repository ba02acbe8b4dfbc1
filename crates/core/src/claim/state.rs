//! The play from a claim on: whose turn it is, and who wins a trick.

use super::cards::{Cards, Number, suit};
use super::position::{Position, place};
use crate::ruling::Seat;

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
        Self { hands: position.hands, leader: position.leader, stated: 0, shown_out: position.shown_out }
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

    /// Returns true if an opponent of a player has not followed to a suit.
    pub(super) fn has_shown_out(&self, seat: Seat, suit: u8) -> bool {
        let shown = |seat| self.shown_out & 1 << (place(seat) * 4 + usize::from(suit)) != 0;
        shown(seat.left()) || shown(seat.left().left().left())
    }
}

/// The cards of a trick so far.
#[derive(Debug, Clone, Copy)]
pub(super) struct Trick {
    pub(super) leader: Seat,
    pub(super) cards: [Option<Number>; 4],
    pub(super) count: usize,
}

impl Trick {
    pub(super) const fn new(leader: Seat) -> Self {
        Self { leader, cards: [None; 4], count: 0 }
    }

    pub(super) fn turn(&self) -> Option<Seat> {
        self.leader.clockwise().get(self.count).copied()
    }

    pub(super) fn led(&self) -> Option<u8> {
        self.cards.first().copied().flatten().map(suit)
    }

    pub(super) fn with(mut self, number: Number) -> Self {
        if let Some(place) = self.cards.get_mut(self.count) {
            *place = Some(number);
            self.count += 1;
        }
        self
    }

    /// The player who is winning, and his card.
    pub(super) fn winner(&self, trumps: Option<u8>) -> Option<(Seat, Number)> {
        let played = self.leader.clockwise().into_iter().zip(self.cards);
        played
            .filter_map(|(seat, card)| Some((seat, card?)))
            .reduce(|best, next| if beats(next.1, best.1, trumps) { next } else { best })
    }
}

/// Returns true if a later card beats the one that is winning.
pub(super) fn beats(later: Number, winning: Number, trumps: Option<u8>) -> bool {
    if suit(later) == suit(winning) { later > winning } else { Some(suit(later)) == trumps }
}
