//! Every line of play, each position once.

use super::key::Key;
use super::normal::{Plays, Turn};
use super::position::Position;
use super::rule::{Rule, Rules};
use super::state::State;
use crate::ruling::cards::{Number, card, suit};
use crate::ruling::trick::Trick;
use crate::ruling::{Card, Seat};
use std::collections::HashMap;

/// The most cards that are played before a search is given up.
const MOST_PLAYS: u32 = 1_500_000;

/// A trick as it was played.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayedTrick {
    /// The player who led.
    pub leader: Seat,
    /// The cards, from the leader on.
    pub cards: Vec<Card>,
    /// The player who won it.
    pub winner: Seat,
}

/// A line of play.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Line {
    /// The tricks of the side that claimed.
    pub tricks: u32,
    /// Card by card.
    pub play: Vec<PlayedTrick>,
}

/// The lines of a claim, with some rules settled in favour of the claimer.
pub(super) struct Search<'a> {
    position: &'a Position,
    settled: Rules,
    /// The fewest and the most tricks that may follow, as far as it is known.
    known: HashMap<Key, (u32, u32)>,
    plays: u32,
    is_mistaken: bool,
}

/// The cards that a player may choose from.
struct Choice {
    cards: Vec<Number>,
    /// True if the best of them for the claimer counts, false for the worst.
    is_best: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(position: &'a Position, settled: Rules) -> Self {
        Self { position, settled, known: HashMap::new(), plays: 0, is_mistaken: position.is_mistaken() }
    }

    /// The tricks of the side that claims; `None` if the lines are too many.
    pub(super) fn tricks(&mut self) -> Option<u32> {
        let state = State::new(self.position);
        for tricks in 0..=self.position.remaining() {
            if self.is_held(state, Trick::new(state.leader), tricks)? {
                return Some(tricks);
            }
        }
        None
    }

    /// Returns true if the side that claims wins more tricks than these; `None` if the lines are too many.
    pub(super) fn exceeds(&mut self, tricks: u32) -> Option<bool> {
        let state = State::new(self.position);
        Some(!self.is_held(state, Trick::new(state.leader), tricks)?)
    }

    /// A line that comes to the number of tricks.
    pub(super) fn line(&mut self) -> Option<Line> {
        let mut state = State::new(self.position);
        let tricks = self.tricks()?;
        let (mut play, mut left) = (Vec::new(), tricks);
        while !state.is_over() {
            let mut trick = Trick::new(state.leader);
            while let Some(seat) = trick.turn() {
                let choice = self.choice(&state, &trick, seat);
                let mut chosen = None;
                for card in choice.cards {
                    let (next, after) = self.after(state, trick, seat, card);
                    let comes_to = match (choice.is_best, left.checked_sub(1)) {
                        (false, _) => self.is_held(next, after, left)?,
                        (true, None) => true,
                        (true, Some(fewer)) => !self.is_held(next, after, fewer)?,
                    };
                    if comes_to {
                        chosen = Some((next, after));
                        break;
                    }
                }
                (state, trick) = chosen?;
            }
            let (winner, _) = trick.winner(self.position.trumps)?;
            left = left.saturating_sub(self.worth(winner));
            let cards = trick.cards.into_iter().flatten().map(card).collect();
            play.push(PlayedTrick { leader: trick.leader, cards, winner });
            state.leader = winner;
        }
        Some(Line { tricks, play })
    }

    fn worth(&self, winner: Seat) -> u32 {
        u32::from(winner.side() == self.position.claimer.side())
    }

    /// Returns true if the side that claims wins no more tricks than these, from the end of a trick on.
    fn is_held_between(&mut self, state: State, tricks: u32) -> Option<bool> {
        let remaining = state.hand(state.leader).len();
        if remaining <= tricks {
            return Some(true);
        }
        if self.is_high(&state) {
            return Some(self.worth(state.leader) == 0);
        }
        let key = Key::new(self.position, &state);
        let (fewest, most) = self.known.get(&key).copied().unwrap_or((0, remaining));
        if most <= tricks {
            return Some(true);
        }
        if fewest > tricks {
            return Some(false);
        }
        let is_held = self.is_held(state, Trick::new(state.leader), tricks)?;
        self.known.insert(key, if is_held { (fewest, tricks) } else { (tricks + 1, most) });
        Some(is_held)
    }

    /// Returns true if the player on lead has a hand that wins every trick, whatever is led first.
    fn is_high(&self, state: &State) -> bool {
        let (seat, hand) = (state.leader, state.hand(state.leader));
        let (opponents, partner) = (state.opponents(seat), state.hand(seat.left().left()));
        let can_be_ruffed = self.position.trumps.is_some_and(|trumps| !opponents.suit(trumps).is_empty());
        let is_kept = |card: Number| opponents.above(card).is_empty() && partner.above(card).is_empty();
        !can_be_ruffed && hand.iter().all(is_kept)
    }

    /// The same from within a trick on, that one included.
    fn is_held(&mut self, state: State, trick: Trick, tricks: u32) -> Option<bool> {
        let Some(seat) = trick.turn() else {
            let (winner, _) = trick.winner(self.position.trumps)?;
            return match tricks.checked_sub(self.worth(winner)) {
                Some(left) => self.is_held_between(State { leader: winner, ..state }, left),
                None => Some(false),
            };
        };
        let choice = self.choice(&state, &trick, seat);
        for card in choice.cards {
            self.plays += 1;
            if self.plays > MOST_PLAYS {
                return None;
            }
            let (next, after) = self.after(state, trick, seat, card);
            // One line holds him to it; where he has the best choice, all of them must.
            if self.is_held(next, after, tricks)? != choice.is_best {
                return Some(!choice.is_best);
            }
        }
        Some(choice.is_best)
    }

    fn after(&self, state: State, trick: Trick, seat: Seat, card: Number) -> (State, Trick) {
        let mut next = state.played(seat, card, trick.led());
        // A card of the statement that has been played, there or elsewhere, does not hold up those behind it.
        while let Some(stated) = self.position.stated.get(usize::from(next.stated)) {
            if next.hands.iter().any(|hand| hand.has(*stated)) {
                break;
            }
            next.stated = next.stated.saturating_add(1);
        }
        (next, trick.with(card))
    }

    fn choice(&self, state: &State, trick: &Trick, seat: Seat) -> Choice {
        if let Some(played) = self.already_played(state, trick, seat) {
            return Choice { cards: vec![played], is_best: false };
        }
        let hand = state.hand(seat);
        let follows = trick.led().map(|led| hand.suit(led)).filter(|held| !held.is_empty());
        let between = trick.cards.iter().flatten().fold(state.others(seat), |all, card| all.with(*card));
        let legal = || follows.unwrap_or(hand).groups(between).collect();
        if seat.side() != self.position.claimer.side() {
            return Choice { cards: legal(), is_best: false };
        }
        if let Some(stated) = self.stated(state, trick, seat) {
            return Choice { cards: vec![stated], is_best: false };
        }
        let Plays { cards, rule } =
            Turn { position: self.position, state, trick, seat, is_mistaken: self.is_mistaken }.plays();
        let is_known = rule == Rule::Guess && trick.led().is_some_and(|led| state.has_shown_out(seat, led));
        if self.settled.has(rule) || is_known {
            return Choice { cards: self.kept_for_the_statement(legal(), state), is_best: true };
        }
        Choice { cards: self.kept_for_the_statement(cards, state), is_best: false }
    }

    /// The cards without those that the statement has for later, if there are others.
    fn kept_for_the_statement(&self, cards: Vec<Number>, state: &State) -> Vec<Number> {
        let later = self.position.stated.get(usize::from(state.stated)..).unwrap_or_default();
        let others: Vec<Number> = cards.iter().copied().filter(|card| !later.contains(card)).collect();
        if others.is_empty() { cards } else { others }
    }

    /// The card of the trick in which the claim was made.
    fn already_played(&self, state: &State, trick: &Trick, seat: Seat) -> Option<Number> {
        let played = self.position.trick.get(trick.count).copied()?;
        let is_first = state.hand(seat).len() == self.position.hand(seat).len();
        is_first.then_some(played)
    }

    /// The next card of the statement, if this player has it and may play it as it was stated.
    fn stated(&self, state: &State, trick: &Trick, seat: Seat) -> Option<Number> {
        let next = self.position.stated.get(usize::from(state.stated)).copied()?;
        let hand = state.hand(seat);
        if !hand.has(next) || self.position.is_defender && seat != self.position.claimer {
            return None;
        }
        match trick.led() {
            None => Some(next),
            Some(led) if suit(next) == led => Some(next),
            // A ruff; a winner of another suit is not thrown away.
            Some(led) => (hand.suit(led).is_empty() && Some(suit(next)) == self.position.trumps).then_some(next),
        }
    }
}
