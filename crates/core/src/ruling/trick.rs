//! A trick: whose turn it is, and who wins it.

use super::Seat;
use super::cards::{Number, suit};

/// The cards of a trick so far.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Trick {
    pub(crate) leader: Seat,
    pub(crate) cards: [Option<Number>; 4],
    pub(crate) count: usize,
}

impl Trick {
    pub(crate) const fn new(leader: Seat) -> Self {
        Self { leader, cards: [None; 4], count: 0 }
    }

    pub(crate) fn turn(&self) -> Option<Seat> {
        self.leader.clockwise().get(self.count).copied()
    }

    pub(crate) fn led(&self) -> Option<u8> {
        self.cards.first().copied().flatten().map(suit)
    }

    pub(crate) fn with(mut self, number: Number) -> Self {
        if let Some(place) = self.cards.get_mut(self.count) {
            *place = Some(number);
            self.count += 1;
        }
        self
    }

    /// The player who is winning, and his card.
    pub(crate) fn winner(&self, trumps: Option<u8>) -> Option<(Seat, Number)> {
        let played = self.leader.clockwise().into_iter().zip(self.cards);
        played
            .filter_map(|(seat, card)| Some((seat, card?)))
            .reduce(|best, next| if beats(next.1, best.1, trumps) { next } else { best })
    }
}

/// Returns true if a later card beats the one that is winning.
pub(crate) fn beats(later: Number, winning: Number, trumps: Option<u8>) -> bool {
    if suit(later) == suit(winning) { later > winning } else { Some(suit(later)) == trumps }
}
