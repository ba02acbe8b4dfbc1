//! Positions to solve, and what a solver says of them.

use super::DoubleDummy;
use crate::claim::PlayedTrick;
use crate::ruling::trick::Trick;
use crate::ruling::{Card, Contract, Deal, Seat, Side, Strain, Suit, cards};
use std::collections::BTreeMap;

/// Cards to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The cards still held.
    pub hands: Deal,
    /// The denomination.
    pub strain: Strain,
    /// The player who leads, or has led, to the current trick.
    pub leader: Seat,
    /// The cards of the current trick, from the leader's on.
    pub trick: Vec<Card>,
}

impl Position {
    /// A deal before the opening lead to a contract of this declarer.
    #[must_use]
    pub fn before_lead(deal: &Deal, strain: Strain, declarer: Seat) -> Self {
        Self { hands: deal.clone(), strain, leader: declarer.left(), trick: Vec::new() }
    }

    /// The player on turn.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.leader.clockwise().get(self.trick.len()).copied()
    }

    /// Plays a card of the player on turn. The fourth ends the trick, whose winner leads to the next. Whether suit was
    /// followed is not asked: what a revoke came to is a question of its own.
    ///
    /// # Errors
    /// The player on turn, if he does not hold the card.
    pub fn play(&mut self, card: Card) -> Result<Option<PlayedTrick>, Seat> {
        let turn = self.turn().unwrap_or(self.leader);
        let held = self.hands.hand(turn);
        if !held.get(card.place().0).is_some_and(|suit| suit.contains(card.rank)) {
            return Err(turn);
        }
        self.hands = self.hands.without(turn, card);
        self.trick.push(card);
        let seats = self.leader.clockwise();
        if self.trick.len() < seats.len() {
            return Ok(None);
        }
        let trumps = self.strain.trumps().map(Suit::number);
        let played = self.trick.iter().filter_map(|card| cards::number(*card));
        let won = played.fold(Trick::new(self.leader), Trick::with).winner(trumps);
        let winner = won.map_or(self.leader, |(winner, _)| winner);
        let ended = PlayedTrick { leader: self.leader, cards: std::mem::take(&mut self.trick), winner };
        self.leader = winner;
        Ok(Some(ended))
    }

    /// The tricks that are left, the current one included.
    #[must_use]
    pub fn remaining(&self) -> u32 {
        let counts = Seat::North.clockwise().map(|seat| self.hands.hand(seat).iter().map(String::len).sum::<usize>());
        counts.into_iter().max().and_then(|most| u32::try_from(most).ok()).unwrap_or_default()
    }
}

/// A card that may be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// The cards of a sequence that come to the same, the highest first.
    pub cards: Vec<Card>,
    /// The tricks of the side that plays it, from here on.
    pub tricks: u32,
}

/// The score that neither side can improve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Par {
    /// In points, from NS's view.
    pub score: i32,
    /// The contracts that give it.
    pub contracts: Vec<Contract>,
}

/// Cards that come to the same number of tricks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedTricks {
    /// The tricks of the side in question from here on.
    pub tricks: u32,
    /// The cards, suit by suit, the highest first.
    pub cards: Vec<Card>,
}

/// A side's tricks after each card of the player on turn, the fewest first; `None` if it is no position.
pub fn play_table(solver: &dyn DoubleDummy, position: &Position, side: Side) -> Option<Vec<LedTricks>> {
    let remaining = position.remaining();
    let is_own = position.turn()?.side() == side;
    let mut by_tricks: BTreeMap<u32, Vec<Card>> = BTreeMap::new();
    for play in solver.plays(position)? {
        let tricks = if is_own { play.tricks } else { remaining.checked_sub(play.tricks)? };
        by_tricks.entry(tricks).or_default().extend(play.cards);
    }
    let table = by_tricks.into_iter().map(|(tricks, mut cards)| {
        cards.sort_by_key(|card| card.place());
        LedTricks { tricks, cards }
    });
    Some(table.collect())
}
