//! Layouts of the unseen cards that agree with what a player knew.

use crate::dice::Dice;
use crate::ruling::cards::{self, Cards, Number};
use crate::ruling::{Card, Deal, Seat, Suit};

/// Deals that are tried before a search for layouts is given up.
const MOST_TRIED: u64 = 5_000_000;

/// Deals between two questions whether to stop.
const BETWEEN: u64 = 4096;

/// The distribution of a hand, all suits together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// 4-3-3-3, 4-4-3-2 or 5-3-3-2.
    Balanced,
    /// Any other.
    Unbalanced,
}

/// Two suits with at least so many cards, either of them the longer one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TwoSuits {
    /// The suits.
    pub suits: [Suit; 2],
    /// The fewest cards of the longer suit, and of the shorter.
    pub fewest: [u32; 2],
}

/// The hand of a player as another knows it, from the auction or the play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandKnowledge {
    /// The player.
    pub seat: Seat,
    /// True for a hand that is seen, dummy's or the player's own.
    pub is_seen: bool,
    /// High-card points, 4-3-2-1, from the fewest to the most.
    pub points: Option<(u32, u32)>,
    /// Numbers of cards of a suit, from the fewest to the most.
    pub lengths: Vec<(Suit, (u32, u32))>,
    /// Two-suiters.
    pub two_suits: Vec<TwoSuits>,
    /// Its distribution.
    pub shape: Option<Shape>,
    /// Cards that the hand has.
    pub holds: Vec<Card>,
}

impl HandKnowledge {
    /// Nothing known of a player's hand.
    #[must_use]
    pub fn new(seat: Seat) -> Self {
        Self {
            seat,
            is_seen: false,
            points: None,
            lengths: Vec::new(),
            two_suits: Vec::new(),
            shape: None,
            holds: Vec::new(),
        }
    }

    fn agrees(&self, hand: Cards) -> bool {
        let is_in = |count: u32, (least, most): (u32, u32)| (least..=most).contains(&count);
        let length = |suit: Suit| hand.suit(suit.number()).len();
        self.points.is_none_or(|range| is_in(points(hand), range))
            && self.lengths.iter().all(|(suit, range)| is_in(length(*suit), *range))
            && self.two_suits.iter().all(|two| two.are_in(two.suits.map(length)))
            && self.shape.is_none_or(|shape| shape == Shape::of(Suit::ALL.map(length)))
    }
}

/// High-card points: ace 4, king 3, queen 2, jack 1.
fn points(hand: Cards) -> u32 {
    hand.iter().fold(0, |sum, card| sum.saturating_add(cards::points(card)))
}

impl Shape {
    fn of(mut lengths: [u32; 4]) -> Self {
        lengths.sort_unstable();
        match lengths {
            [3, 3, 3, 4] | [2, 3, 4, 4] | [2, 3, 3, 5] => Self::Balanced,
            _ => Self::Unbalanced,
        }
    }
}

impl TwoSuits {
    fn are_in(&self, [one, other]: [u32; 2]) -> bool {
        let [longer, shorter] = self.fewest;
        one.max(other) >= longer && one.min(other) >= shorter
    }
}

/// Layouts that were drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// Each with all four hands.
    pub layouts: Vec<Deal>,
    /// The deals that were tried for them.
    pub tried: u64,
}

/// Why no layouts were drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// A hand of the deal is not known.
    Unknown(Seat),
    /// A card that a hand is to have is in a hand that is seen, or in two hands.
    Elsewhere(Card),
    /// A hand that is seen is not as it is known to be.
    Differs(Seat),
    /// So few agree of so many deals.
    Few {
        /// The layouts that agree.
        found: usize,
        /// The deals that were tried.
        tried: u64,
    },
    /// The search was stopped.
    Interrupted,
}

/// A hand to be drawn: the cards that it has, and how many more it gets.
struct Open<'a> {
    seat: Seat,
    held: Cards,
    wanted: u32,
    known: Vec<&'a HandKnowledge>,
}

/// Draws layouts: the hands that are seen stay as dealt, the others are dealt at random from the rest until they agree with
/// all that is known. The same seed draws the same layouts on every machine.
///
/// # Errors
/// Why there are none; [`LayoutError::Few`] if fewer agree than are wanted.
pub fn draw(
    deal: &Deal,
    known: &[HandKnowledge],
    wanted: usize,
    seed: u64,
    interrupted: &dyn Fn() -> bool,
) -> Result<Drawn, LayoutError> {
    let (seen, mut open, mut rest) = sorted(deal, known)?;
    // The hands of which most is known come first, so that a deal that does not agree is given up early.
    open.sort_by_key(|hand| std::cmp::Reverse(hand.known.len()));
    let mut dice = Dice::new(seed, 0);
    let mut drawn = Drawn { layouts: Vec::with_capacity(wanted), tried: 0 };
    while drawn.layouts.len() < wanted {
        if drawn.tried >= MOST_TRIED {
            return Err(LayoutError::Few { found: drawn.layouts.len(), tried: drawn.tried });
        }
        if drawn.tried.is_multiple_of(BETWEEN) && interrupted() {
            return Err(LayoutError::Interrupted);
        }
        drawn.tried = drawn.tried.saturating_add(1);
        if let Some(hands) = dealt(&open, &mut rest, &mut dice) {
            let hand = |seat: Seat| {
                let known = seen.iter().chain(&hands).find(|(known, _)| *known == seat);
                known.map(|(_, held)| *held).unwrap_or_default()
            };
            drawn.layouts.push(Deal::of_cards(hand));
        }
    }
    Ok(drawn)
}

/// Hands with their cards.
type Hands = Vec<(Seat, Cards)>;

/// The hands that are seen, those to be drawn, and the cards for them.
fn sorted<'a>(deal: &Deal, known: &'a [HandKnowledge]) -> Result<(Hands, Vec<Open<'a>>, Vec<Number>), LayoutError> {
    let mut seen = Vec::new();
    let mut open = Vec::new();
    for seat in Seat::North.clockwise() {
        let hand = Cards::of(deal, seat);
        if hand.is_empty() {
            return Err(LayoutError::Unknown(seat));
        }
        let known: Vec<&HandKnowledge> = known.iter().filter(|known| known.seat == seat).collect();
        let holds = known.iter().flat_map(|known| &known.holds).filter_map(|card| cards::number(*card));
        let held = holds.fold(Cards::default(), Cards::with);
        if known.iter().any(|known| known.is_seen) {
            if !known.iter().all(|known| known.agrees(hand)) || held.and(hand) != hand {
                return Err(LayoutError::Differs(seat));
            }
            seen.push((seat, hand));
        } else {
            let wanted = hand.len().checked_sub(held.len()).ok_or(LayoutError::Differs(seat))?;
            open.push(Open { seat, held, wanted, known });
        }
    }
    let all = Seat::North.clockwise().into_iter().fold(Cards::default(), |all, seat| all.and(Cards::of(deal, seat)));
    let mut rest = seen.iter().fold(all, |rest, (_, hand)| hand.iter().fold(rest, Cards::without));
    for hand in &open {
        for card in hand.held.iter() {
            if !rest.has(card) {
                return Err(LayoutError::Elsewhere(cards::card(card)));
            }
            rest = rest.without(card);
        }
    }
    Ok((seen, open, rest.iter().collect()))
}

/// One deal of the rest; `None` if a hand does not agree. The rest stays what it is but for its order.
fn dealt(open: &[Open<'_>], rest: &mut [Number], dice: &mut Dice) -> Option<Hands> {
    let mut from = 0_usize;
    let mut hands = Vec::with_capacity(open.len());
    for hand in open {
        let mut held = hand.held;
        for _ in 0..hand.wanted {
            let left = rest.len().checked_sub(from).filter(|left| *left > 0)?;
            rest.swap(from, from.saturating_add(dice.below(left)));
            held = held.with(*rest.get(from)?);
            from = from.saturating_add(1);
        }
        if !hand.known.iter().all(|known| known.agrees(held)) {
            return None;
        }
        hands.push((hand.seat, held));
    }
    Some(hands)
}
