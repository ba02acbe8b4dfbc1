//! Positions to solve, and what a solver says of them.

use super::DoubleDummy;
use crate::ruling::{Card, Contract, Deal, Seat, Strain};
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

/// Opening leads that come to the same number of tricks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedTricks {
    /// The tricks of the declaring side, those already won left out.
    pub tricks: u32,
    /// The leads, suit by suit, the highest first.
    pub cards: Vec<Card>,
}

/// The tricks of declarer's side after each lead, the fewest first; `None` if it is no position.
pub fn lead_table(solver: &dyn DoubleDummy, position: &Position) -> Option<Vec<LedTricks>> {
    let remaining = position.remaining();
    let mut by_tricks: BTreeMap<u32, Vec<Card>> = BTreeMap::new();
    for play in solver.plays(position)? {
        by_tricks.entry(remaining.checked_sub(play.tricks)?).or_default().extend(play.cards);
    }
    let table = by_tricks.into_iter().map(|(tricks, mut cards)| {
        cards.sort_by_key(|card| card.place());
        LedTricks { tricks, cards }
    });
    Some(table.collect())
}
