//! The cards left at a claim, and the facts that bind the claimer.

use super::winners::winners;
use crate::ruling::cards::{self, Cards, Number, card, number};
use crate::ruling::{Card, Deal, Seat, Suit};

/// The cards left at a claim.
///
/// ```
/// use redress_core::claim::{Position, Rule, Rules, analyse};
/// use redress_core::ruling::{Deal, Seat, Suit};
///
/// // South has the last good trump, two good spades and a good heart; West ruffs the heart with a small trump.
/// let left = Deal::parse("N:..5432. .5.QJT. AK.A..9 876...2").unwrap();
/// let position = Position::new(&left, Some(Suit::Clubs), Seat::South, Seat::South).unwrap();
/// let found = analyse(&position, Rules::default()).unwrap();
/// assert_eq!((found.worst.tricks, found.best.map(|line| line.tricks)), (3, Some(4)));
/// assert_eq!(found.decisive.iter().collect::<Vec<_>>(), [Rule::Trump]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) hands: [Cards; 4],
    pub(super) trumps: Option<u8>,
    pub(super) leader: Seat,
    pub(super) claimer: Seat,
    pub(super) is_defender: bool,
    pub(super) conceded: u32,
    pub(super) is_top_down: bool,
    pub(super) stated: Vec<Number>,
    pub(super) trick: Vec<Number>,
}

/// Why the lines of a claim cannot be followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// A hand is not known.
    Unknown(Seat),
    /// A card of the statement is not left with the side that claims.
    NotHeld(Card),
    /// A card of the current trick is not left with the player whose turn it was, or he revoked with it.
    NotPlayed(Card),
    /// More was claimed than tricks remained.
    Claimed(u32),
    /// The lines are too many to be followed.
    Endless,
}

impl Position {
    /// The cards left, the player who leads to the next trick, and declarer as the one who claims for both his hands.
    ///
    /// # Errors
    /// If a hand is unknown.
    pub fn new(left: &Deal, trumps: Option<Suit>, leader: Seat, claimer: Seat) -> Result<Self, PositionError> {
        let seats = Seat::North.clockwise();
        let hands = seats.map(|seat| Cards::of(left, seat));
        if let Some((seat, _)) = seats.into_iter().zip(hands).find(|(_, hand)| hand.is_empty()) {
            return Err(PositionError::Unknown(seat));
        }
        Ok(Self {
            hands,
            trumps: trumps.map(Suit::number),
            leader,
            claimer,
            is_defender: false,
            conceded: 0,
            is_top_down: false,
            stated: Vec::new(),
            trick: Vec::new(),
        })
    }

    /// The same as a defender's claim, who plays his own cards alone.
    #[must_use]
    pub fn by_defender(self) -> Self {
        Self { is_defender: true, ..self }
    }

    /// The same with the number of tricks that were claimed; all of them otherwise.
    ///
    /// # Errors
    /// If there are not so many.
    pub fn with_claimed(self, tricks: u32) -> Result<Self, PositionError> {
        let conceded = self.remaining().checked_sub(tricks).ok_or(PositionError::Claimed(self.remaining()))?;
        Ok(Self { conceded, ..self })
    }

    /// The same with suits played from the top down, small cards too, as it was said or as regulations have it (Law
    /// 70E2).
    #[must_use]
    pub fn top_down(self) -> Self {
        Self { is_top_down: true, ..self }
    }

    /// The same with the cards that the statement said would be played, in their order: leads, cards that follow suit, ruffs,
    /// and losers thrown on the card before them.
    ///
    /// # Errors
    /// If a card is not left with the side.
    pub fn with_stated(self, cards: &[Card]) -> Result<Self, PositionError> {
        let own = self.hand(self.claimer).and(if self.is_defender {
            Cards::default()
        } else {
            self.hand(self.claimer.left().left())
        });
        let stated = cards.iter().map(|card| number(*card).filter(|one| own.has(*one)).ok_or(*card));
        let stated = stated.collect::<Result<_, _>>().map_err(PositionError::NotHeld)?;
        Ok(Self { stated, ..self })
    }

    /// The same with the cards already played to the current trick, which count among those left.
    ///
    /// # Errors
    /// If one was not to be played there.
    pub fn with_trick(self, cards: &[Card]) -> Result<Self, PositionError> {
        let mut trick: Vec<Number> = Vec::new();
        for (seat, card) in self.leader.clockwise().into_iter().zip(cards) {
            let hand = self.hand(seat);
            let one = number(*card).filter(|one| hand.has(*one)).ok_or(PositionError::NotPlayed(*card))?;
            if let Some(led) = trick.first().map(|led| cards::suit(*led))
                && cards::suit(one) != led
                && !hand.suit(led).is_empty()
            {
                return Err(PositionError::NotPlayed(*card));
            }
            trick.push(one);
        }
        Ok(Self { trick, ..self })
    }

    /// The tricks that remain, the current one included.
    #[must_use]
    pub fn remaining(&self) -> u32 {
        self.hands.iter().map(|hand| hand.len()).max().unwrap_or_default()
    }

    /// The cards of the opponents in the trump suit.
    #[must_use]
    pub fn trumps_out(&self) -> Vec<Card> {
        let opponents = Seat::North.clockwise().into_iter().filter(|seat| seat.side() != self.claimer.side());
        let held = opponents.fold(Cards::default(), |held, seat| held.and(self.hand(seat)));
        let Some(trumps) = self.trumps else { return Vec::new() };
        held.suit(trumps).iter().map(card).collect()
    }

    /// The number of tricks that were claimed.
    pub(super) fn claimed(&self) -> u32 {
        self.remaining().saturating_sub(self.conceded)
    }

    /// Returns true if the side has not as many winners as it claims, so that the claimer has taken a card for good that is
    /// not.
    pub(super) fn is_mistaken(&self) -> bool {
        let partner = if self.is_defender { Cards::default() } else { self.hand(self.claimer.left().left()) };
        let own = [self.hand(self.claimer), partner];
        let opponents = [self.hand(self.claimer.left()), self.hand(self.claimer.left().left().left())];
        let of = |suit: u8| winners(own.map(|hand| hand.suit(suit)), opponents.map(|hand| hand.suit(suit)));
        (0..4).map(of).sum::<u32>() < self.claimed()
    }

    pub(super) fn hand(&self, seat: Seat) -> Cards {
        self.hands.get(place(seat)).copied().unwrap_or_default()
    }
}

/// The place of a seat from North on.
pub(super) fn place(seat: Seat) -> usize {
    match seat {
        Seat::North => 0,
        Seat::East => 1,
        Seat::South => 2,
        Seat::West => 3,
    }
}
