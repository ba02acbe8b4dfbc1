//! Sets of cards.

use super::{Card, Deal, Seat, Suit};

/// A card as a number: thirteen a suit, the deuce of spades first.
pub(crate) type Number = u8;

/// The cards of a suit.
const SUIT: u8 = 13;

/// The ten and the queen among the ranks.
const TEN: u8 = 8;
const QUEEN: u8 = 10;

/// The number of a card; `None` if its rank is none of PBN's.
pub(crate) fn number(card: Card) -> Option<Number> {
    let rank = u8::try_from(Card::RANKS.chars().rev().position(|rank| rank == card.rank)?).ok()?;
    card.suit.number().checked_mul(SUIT)?.checked_add(rank)
}

/// The card of a number.
pub(crate) fn card(number: Number) -> Card {
    let suit = Suit::ALL.get(usize::from(suit(number))).copied().unwrap_or(Suit::Clubs);
    Card { suit, rank: Card::RANKS.chars().rev().nth(usize::from(number % SUIT)).unwrap_or('2') }
}

/// The high-card points of a card: ace 4, king 3, queen 2, jack 1.
pub(crate) const fn points(number: Number) -> u32 {
    match number % SUIT {
        12 => 4,
        11 => 3,
        10 => 2,
        9 => 1,
        _ => 0,
    }
}

/// The suit of a card, spades being 0.
pub(crate) const fn suit(number: Number) -> u8 {
    number / SUIT
}

/// Returns true for the ten and higher cards.
pub(crate) const fn is_honour(number: Number) -> bool {
    number % SUIT >= TEN
}

/// Returns true for the queen and higher cards, from which a suit has solidity.
pub(crate) const fn is_solid(number: Number) -> bool {
    number % SUIT >= QUEEN
}

/// A set of cards, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Cards(u64);

impl Cards {
    /// The cards of a seat.
    pub(crate) fn of(deal: &Deal, seat: Seat) -> Self {
        let mut held = Self::default();
        for (suit, ranks) in Suit::ALL.into_iter().zip(deal.hand(seat)) {
            for rank in ranks.chars() {
                held = number(Card { suit, rank }).map_or(held, |number| held.with(number));
            }
        }
        held
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    pub(crate) const fn with(self, number: Number) -> Self {
        Self(self.0 | 1 << number)
    }

    pub(crate) const fn without(self, number: Number) -> Self {
        Self(self.0 & !(1 << number))
    }

    pub(crate) const fn has(self, number: Number) -> bool {
        self.0 & 1 << number != 0
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those of a suit.
    pub(crate) const fn suit(self, suit: u8) -> Self {
        Self(self.0 & 0x1fff << (suit * SUIT))
    }

    /// Those higher than a card in its suit.
    pub(crate) const fn above(self, number: Number) -> Self {
        Self(self.suit(suit(number)).0 >> number >> 1 << number << 1)
    }

    pub(crate) fn highest(self) -> Option<Number> {
        let zeros = u8::try_from(self.0.leading_zeros()).ok()?;
        63_u8.checked_sub(zeros)
    }

    pub(crate) fn lowest(self) -> Option<Number> {
        (!self.is_empty()).then(|| u8::try_from(self.0.trailing_zeros()).unwrap_or_default())
    }

    /// From the highest to the lowest of the last suit, then of the others.
    pub(crate) fn iter(self) -> impl Iterator<Item = Number> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let next = rest.highest()?;
            rest = rest.without(next);
            Some(next)
        })
    }

    /// One of each group of cards between which nobody else has one, the highest.
    pub(crate) fn groups(self, others: Self) -> impl Iterator<Item = Number> {
        let mut last: Option<Number> = None;
        self.iter().filter(move |next| {
            let is_new = last.is_none_or(|last| {
                let between = Self(others.above(*next).0 & !Self(u64::MAX).above(last).0);
                suit(last) != suit(*next) || !between.is_empty()
            });
            last = Some(*next);
            is_new
        })
    }
}
