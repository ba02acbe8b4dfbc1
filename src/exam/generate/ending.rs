//! The cards left in a story of a claim: declarer takes every trick with the best play, and mostly not on every normal line.

use crate::claim::{Position, Rules, analyse};
use crate::dice::Dice;
use crate::messages::{Locale, figures};
use crate::ruling::{Card, Contract, Deal, Seat, Suit};

/// The cards of each hand, as the stories say.
const EACH: usize = 4;

/// The cards from which declarer's hand comes, the highest that are left.
const HIGH: usize = 7;

/// Endings that are looked at, at most.
const MOST_TRIED: usize = 12;

/// The cards left, with declarer on lead.
#[derive(Debug, Clone)]
pub(super) struct Ending {
    left: Deal,
}

impl Ending {
    /// A random ending of a contract; `None` if none came of the dice.
    pub fn random(played: Contract, dice: &mut Dice) -> Option<Self> {
        // One in four is a good claim.
        let is_good = dice.once_in(4);
        (0..MOST_TRIED).find_map(|_| {
            let left = cards_left(played.declarer(), dice)?;
            let (trumps, declarer) = (played.strain().trumps(), played.declarer());
            let position = Position::new(&left, trumps, declarer, declarer).ok()?;
            let found = analyse(&position, Rules::default()).ok()?;
            let every = found.best.is_some_and(|best| best.tricks == found.remaining);
            (every && (found.worst.tricks == found.remaining) == is_good).then_some(Self { left })
        })
    }

    /// The cards as a statement has them.
    pub fn written(&self) -> String {
        self.left.to_string()
    }

    /// The cards as a candidate reads them, from North on.
    pub fn in_words(&self, locale: Locale) -> String {
        let hand = |seat: Seat| {
            let held = Suit::ALL.into_iter().zip(self.left.hand(seat)).filter(|(_, ranks)| !ranks.is_empty());
            let suits: Vec<String> =
                held.map(|(suit, ranks)| format!("{suit}{}", figures::cards(locale, ranks))).collect();
            format!("{} {}", figures::seat(locale, seat), suits.join(" "))
        };
        Seat::North.clockwise().map(hand).join("; ")
    }
}

/// Cards of which declarer has some of the highest.
fn cards_left(declarer: Seat, dice: &mut Dice) -> Option<Deal> {
    let mut cards: Vec<Card> = dice.shuffled(Card::pack().collect());
    cards.truncate(EACH.saturating_mul(4));
    cards.sort_by_key(|card| card.place().1);
    let mut others = cards.split_off(HIGH.min(cards.len()));
    let mut high = dice.shuffled(cards);
    others.extend(high.split_off(EACH.min(high.len())));
    let others = dice.shuffled(others);
    let mut hands = others.chunks(EACH);
    let seats = declarer.clockwise();
    let of = |seat: Seat, hands: &mut dyn Iterator<Item = Vec<Card>>| {
        if seat == declarer { Some(high.clone()) } else { hands.next() }
    };
    let mut rest = hands.by_ref().map(<[Card]>::to_vec);
    let dealt: Vec<(Seat, Vec<Card>)> =
        seats.into_iter().map(|seat| Some((seat, of(seat, &mut rest)?))).collect::<Option<_>>()?;
    let written = Seat::North.clockwise().map(|seat| {
        let held = dealt.iter().find(|(own, _)| *own == seat).map(|(_, held)| held.as_slice()).unwrap_or_default();
        let of_suit = |suit| {
            let mut ranks: Vec<char> = held.iter().filter(|card| card.suit == suit).map(|card| card.rank).collect();
            ranks.sort_by_key(|rank| Card::RANKS.find(*rank));
            ranks.into_iter().collect::<String>()
        };
        Suit::ALL.map(of_suit).join(".")
    });
    Deal::parse(&format!("N:{}", written.join(" "))).ok()
}
