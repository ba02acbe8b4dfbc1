//! Every line of play, each position once.

use super::key::Key;
use super::normal::{Plays, Turn};
use super::position::Position;
use super::rule::{Rule, Rules};
use super::state::State;
use crate::ruling::cards::{Cards, Number, card, suit};
use crate::ruling::trick::{Trick, beats};
use crate::ruling::{Card, Seat};
use std::collections::HashMap;

/// The most cards that are played for a number of tricks before a search is given up.
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
    /// The claimer leads from the suit that is best for him.
    is_ordered: bool,
}

/// The cards that a player may choose from.
struct Choice {
    cards: Vec<Number>,
    counts: Counts,
}

/// The card of a choice that counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    /// The worst for the claimer.
    Worst,
    /// The best.
    Best,
    /// The worst of the suit that is best.
    BestSuit,
}

impl Counts {
    /// Returns true if these two cards stand for one: the claimer does not choose between them.
    fn joins(self, one: Number, other: Number) -> bool {
        match self {
            Self::Worst => true,
            Self::Best => false,
            Self::BestSuit => suit(one) == suit(other),
        }
    }
}

impl<'a> Search<'a> {
    pub(super) fn new(position: &'a Position, settled: Rules) -> Self {
        let is_mistaken = position.is_mistaken();
        Self { position, settled, known: HashMap::new(), plays: 0, is_mistaken, is_ordered: false }
    }

    /// The same where the claimer plays his suits in the order that is best for him.
    pub(super) fn ordered(self) -> Self {
        Self { is_ordered: true, ..self }
    }

    /// The tricks of the side that claims, and whether every line was followed; `None` if none was found that loses one.
    fn tricks(&mut self) -> Option<(u32, bool)> {
        let state = State::new(self.position);
        // From the top, so that only one number has to be proved against every line.
        let most = self.position.remaining();
        let mut tricks = most;
        while let Some(fewer) = tricks.checked_sub(1) {
            match self.is_held(state, Trick::new(state.leader), fewer) {
                Some(true) => tricks = fewer,
                Some(false) => break,
                None => return (tricks < most).then_some((tricks, false)),
            }
        }
        Some((tricks, true))
    }

    /// Returns true if the side that claims wins more tricks than these; `None` if the lines are too many.
    pub(super) fn exceeds(&mut self, tricks: u32) -> Option<bool> {
        let state = State::new(self.position);
        Some(!self.is_held(state, Trick::new(state.leader), tricks)?)
    }

    /// A line that comes to the number of tricks, and whether every other was followed. With the suits in his order he gets no
    /// more than he claims.
    pub(super) fn line(&mut self) -> Option<(Line, bool)> {
        let (most, is_proved) = self.tricks()?;
        let tricks = if self.is_ordered { most.min(self.position.claimed()) } else { most };
        self.plays = 0;
        let play = self.play(tricks)?;
        Some((Line { tricks, play }, is_proved))
    }

    /// The tricks of a line that comes to a number.
    fn play(&mut self, tricks: u32) -> Option<Vec<PlayedTrick>> {
        let mut state = State::new(self.position);
        let (mut play, mut left) = (Vec::new(), tricks);
        while !state.is_over() {
            let mut trick = Trick::new(state.leader);
            while let Some(seat) = trick.turn() {
                let card = self.card_coming_to(state, trick, seat, left)?;
                (state, trick) = self.after(state, trick, seat, card);
            }
            let (winner, _) = trick.winner(self.position.trumps)?;
            left = left.checked_sub(self.worth(winner))?;
            let cards = trick.cards.into_iter().flatten().map(card).collect();
            play.push(PlayedTrick { leader: trick.leader, cards, winner });
            state.leader = winner;
        }
        (left == 0).then_some(play)
    }

    /// The card by which a line goes on that comes to the number of tricks.
    fn card_coming_to(&mut self, state: State, trick: Trick, seat: Seat, tricks: u32) -> Option<Number> {
        let Choice { cards, counts } = self.choice(&state, &trick, seat);
        let held = |search: &mut Self, card: &Number, tricks: u32| {
            let (next, after) = search.after(state, trick, seat, *card);
            search.is_held(next, after, tricks)
        };
        for first in &cards {
            let group: Vec<Number> = cards.iter().copied().filter(|card| counts.joins(*first, *card)).collect();
            let mut is_chosen = true;
            if let (true, Some(fewer)) = (counts != Counts::Worst, tricks.checked_sub(1)) {
                for card in if counts == Counts::Best { std::slice::from_ref(first) } else { &group } {
                    is_chosen = is_chosen && !held(self, card, fewer)?;
                }
            }
            if counts == Counts::Best && is_chosen {
                return Some(*first);
            }
            for card in group.iter().filter(|_| is_chosen && counts != Counts::Best) {
                if held(self, card, tricks)? {
                    return Some(*card);
                }
            }
        }
        None
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
        let claimer = self.position.claimer;
        let sure = sure(&state, [claimer, claimer.left().left()], self.position.trumps);
        if sure > tricks {
            return Some(false);
        }
        let lost = self.cashed(&state);
        if remaining.saturating_sub(lost) <= tricks {
            return Some(true);
        }
        let key = Key::new(self.position, &state);
        let (fewest, most) = self.known.get(&key).copied().unwrap_or((sure, remaining.saturating_sub(lost)));
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

    /// The tricks that the opponents take, whatever the side that claims does: with top trumps, or from the lead.
    fn cashed(&self, state: &State) -> u32 {
        let (claimer, trumps) = (self.position.claimer, self.position.trumps);
        let lost = sure(state, [claimer.left(), claimer.left().left().left()], trumps);
        let own = state.hand(claimer).and(state.hand(claimer.left().left()));
        let can_ruff = trumps.is_some_and(|trumps| !own.suit(trumps).is_empty());
        if self.worth(state.leader) == 1 || can_ruff {
            return lost;
        }
        let (hand, others) = (state.hand(state.leader), state.others(state.leader));
        let top = hand.iter().filter(|card| others.above(*card).is_empty()).count();
        lost.max(u32::try_from(top).unwrap_or_default())
    }

    /// Returns true if the player on lead has a hand that wins every trick, whatever is led first; or if his partner, who may
    /// overtake him, has one too.
    fn is_high(&self, state: &State) -> bool {
        let (seat, hand) = (state.leader, state.hand(state.leader));
        let (opponents, partner) = (state.opponents(seat), state.hand(seat.left().left()));
        let can_be_ruffed = self.position.trumps.is_some_and(|trumps| !opponents.suit(trumps).is_empty());
        // `None`, no card, is below every card.
        let beats = |hand: Cards, other: Cards, suit: u8| {
            let lowest = hand.suit(suit).lowest();
            lowest.is_none() || lowest > other.suit(suit).highest()
        };
        let is_good = |hand: Cards| (0..4).all(|suit| beats(hand, opponents, suit));
        let keeps_lead = || (0..4).all(|suit| beats(hand, partner, suit));
        !can_be_ruffed && is_good(hand) && (keeps_lead() || is_good(partner))
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
        let Choice { cards, counts } = self.choice(&state, &trick, seat);
        let (mut last, mut is_held) = (None, false);
        for card in cards {
            let is_joined = last.is_some_and(|last| counts.joins(last, card));
            // A choice of his that does not hold him to it is enough for the claimer.
            if last.is_some() && !is_joined && !is_held {
                return Some(false);
            }
            if is_joined && is_held {
                continue;
            }
            self.plays += 1;
            if self.plays > MOST_PLAYS {
                return None;
            }
            let (next, after) = self.after(state, trick, seat, card);
            is_held = self.is_held(next, after, tricks)?;
            last = Some(card);
        }
        Some(is_held)
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
            return Choice { cards: vec![played], counts: Counts::Worst };
        }
        let hand = state.hand(seat);
        let follows = trick.led().map(|led| hand.suit(led)).filter(|held| !held.is_empty());
        let between = trick.cards.iter().flatten().fold(state.others(seat), |all, card| all.with(*card));
        let legal = || follows.unwrap_or(hand).groups(between);
        if seat.side() != self.position.claimer.side() {
            return Choice { cards: legal().collect(), counts: Counts::Worst };
        }
        if let Some(stated) = self.stated(state, trick, seat) {
            return Choice { cards: vec![stated], counts: Counts::Worst };
        }
        let Plays { cards, rule } =
            Turn { position: self.position, state, trick, seat, is_mistaken: self.is_mistaken }.plays();
        let is_known = rule == Rule::Guess && trick.led().is_some_and(|led| state.has_shown_out(seat, led));
        if self.settled.has(rule) || is_known {
            // Cards that cannot be beaten are tried first.
            let opponents = state.opponents(seat);
            let (top, others): (Vec<Number>, _) = legal().partition(|card| opponents.above(*card).is_empty());
            let cards = [top, others].concat();
            return Choice { cards: self.kept_for_the_statement(cards, state), counts: Counts::Best };
        }
        let counts = match rule {
            // He throws and ruffs with care: that costs him no trick.
            Rule::Line if trick.led().is_some() => Counts::Best,
            Rule::Line if self.is_ordered => Counts::BestSuit,
            _ => Counts::Worst,
        };
        Choice { cards: self.kept_for_the_statement(cards, state), counts }
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
            // A ruff that wins the trick so far, or a loser that goes on a stated winner; a winner of another suit is not
            // thrown away, nor a trump below another.
            Some(led) => {
                let (_, card) = trick.winner(self.position.trumps)?;
                let is_void = hand.suit(led).is_empty();
                let is_trump = Some(suit(next)) == self.position.trumps;
                let is_ruff = is_trump && beats(next, card, self.position.trumps);
                let before = usize::from(state.stated).checked_sub(1).and_then(|at| self.position.stated.get(at));
                let is_thrown = !is_trump
                    && before.is_some_and(|before| trick.cards.contains(&Some(*before)))
                    && !state.opponents(seat).above(next).is_empty();
                (is_void && (is_ruff || is_thrown)).then_some(next)
            }
        }
    }
}

/// The tricks that one hand's trumps win for its side, whenever they are played: all but those that a higher trump of the
/// other side can beat, one trick each.
fn sure(state: &State, [first, second]: [Seat; 2], trumps: Option<u8>) -> u32 {
    let Some(trumps) = trumps else { return 0 };
    let out = state.opponents(first).suit(trumps);
    let of = |seat: Seat| {
        let held = state.hand(seat).suit(trumps);
        let beaten = out.highest().map_or(0, |highest| held.len() - held.above(highest).len());
        held.len() - out.len().min(beaten)
    };
    of(first).max(of(second))
}
