//! The cards of a board.

use super::cards::{Cards, card, number};
use super::{Seat, Strain};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// The suits in the order of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the four suits")]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

impl Suit {
    /// All four, spades first.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// The word for it in scripts and JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Spades => "spades",
            Self::Hearts => "hearts",
            Self::Diamonds => "diamonds",
            Self::Clubs => "clubs",
        }
    }

    /// The suit's symbol: `♠`.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Spades => "♠",
            Self::Hearts => "♥",
            Self::Diamonds => "♦",
            Self::Clubs => "♣",
        }
    }

    /// Returns true for hearts and diamonds.
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Self::Hearts | Self::Diamonds)
    }

    /// The suit's place in a hand, spades being 0.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Spades => 0,
            Self::Hearts => 1,
            Self::Diamonds => 2,
            Self::Clubs => 3,
        }
    }

    fn index(self) -> usize {
        self.number().into()
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())
    }
}

/// Cards of a hand.
const HAND: usize = 13;

/// A card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card {
    /// Its suit.
    pub suit: Suit,
    /// Its rank as PBN writes it: `A`, `K`, `Q`, `J`, `T`, `9` … `2`.
    pub rank: char,
}

/// Text that is not a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotACard;

impl FromStr for Card {
    type Err = NotACard;

    /// Reads a card as it is displayed: `♠A`, `♥T`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut characters = text.chars();
        let suit = characters.next().and_then(|sign| Suit::ALL.into_iter().find(|suit| suit.symbol().contains(sign)));
        let rank = characters.next().filter(|rank| Self::RANKS.contains(*rank) && characters.next().is_none());
        suit.zip(rank).map(|(suit, rank)| Self { suit, rank }).ok_or(NotACard)
    }
}

impl Card {
    /// The ranks as PBN writes them, the highest first.
    pub const RANKS: &str = "AKQJT98765432";

    /// The 52 cards, as a hand has them in order.
    pub fn pack() -> impl Iterator<Item = Self> {
        Suit::ALL.into_iter().flat_map(|suit| Self::RANKS.chars().map(move |rank| Self { suit, rank }))
    }

    /// The rank that a text is, in any case: as PBN writes it, `10`, or the Polish letters of the queen and the jack.
    #[must_use]
    pub fn rank_named(text: &str) -> Option<char> {
        let mut characters = text.chars();
        let rank = match (characters.next()?.to_ascii_uppercase(), characters.next()) {
            ('1', Some('0')) => 'T',
            ('D', None) => 'Q',
            ('W', None) => 'J',
            (rank, None) if Self::RANKS.contains(rank) => rank,
            _ => return None,
        };
        characters.next().is_none().then_some(rank)
    }

    /// The card of a suit and a rank as people write them: `♠` and `10`, `h` and `D`.
    #[must_use]
    pub fn named(suit: &str, rank: &str) -> Option<Self> {
        Some(Self { suit: Strain::of_sign(suit)?.trumps()?, rank: Self::rank_named(rank)? })
    }

    /// Its place in a hand as it is written: the number of its suit, spades being 0, and of its rank, the ace being 0.
    #[must_use]
    pub fn place(self) -> (usize, usize) {
        (self.suit.index(), Self::RANKS.find(self.rank).unwrap_or(Self::RANKS.len()))
    }

    /// True for an ace, king, queen, jack or ten.
    #[must_use]
    pub fn is_honour(self) -> bool {
        "AKQJT".contains(self.rank)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit, self.rank)
    }
}

/// Each seat's cards, suit by suit; an unknown hand is empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// From North on; each hand's spades, hearts, diamonds and clubs, highest card first: `["K87532", "52", "62", "QT9"]`.
    hands: [[String; 4]; 4],
}

/// Why a deal cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum DealError {
    /// It does not begin with a seat and a colon.
    Seat,
    /// No hand, or more than four.
    Hands,
    /// A hand that is not four suits with dots between them.
    Suits,
    /// Something that is no card.
    Card(char),
    /// A card that is there twice.
    Twice {
        /// The card.
        card: Card,
        /// The seat that has it first.
        first: Seat,
        /// The seat that has it again.
        again: Seat,
    },
    /// A hand that has not as many cards as it should.
    Count {
        /// The seat.
        seat: Seat,
        /// Its cards.
        cards: usize,
        /// The number of cards that it should have.
        wanted: usize,
        /// The cards that no hand has, where the other three hands are whole.
        missing: Vec<Card>,
    },
}

/// A fault of a deal and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct DealFault {
    /// The error.
    pub error: DealError,
    /// The bytes of the text that it is about.
    pub at: Range<usize>,
}

/// A hand as it is written.
struct Written {
    seat: Seat,
    suits: [String; 4],
    at: Range<usize>,
}

impl Written {
    fn count(&self) -> usize {
        self.suits.iter().map(String::len).sum()
    }
}

impl Deal {
    /// Parses a deal as PBN writes it: `N:K87532.52.62.QT9 …`, hands clockwise from the seat; `-` or nothing for an
    /// unknown hand. `10` is the ten, and Polish `D` and `W` are queen and jack; the cards of a suit may be in any
    /// order.
    ///
    /// Every hand has thirteen cards, or in the end position of two hands or more an equal number; no card is there twice.
    ///
    /// # Errors
    /// The fault of the text, and its place.
    pub fn parse(text: &str) -> Result<Self, DealFault> {
        let whole = |error| DealFault { error, at: 0..text.len() };
        let (seat, _) = text.split_once(':').ok_or_else(|| whole(DealError::Seat))?;
        let first = first_seat(seat.trim()).ok_or(DealFault { error: DealError::Seat, at: 0..seat.len() })?;
        let mut hands: Vec<Written> = Vec::new();
        let words = words(text, seat.len().saturating_add(1));
        if let Some((_, at)) = words.get(4) {
            return Err(DealFault { error: DealError::Hands, at: at.clone() });
        }
        for ((word, at), seat) in words.into_iter().zip(first.clockwise()) {
            if !["-", "…", "..."].contains(&word) {
                hands.push(hand(word, seat, at)?);
            }
        }
        if hands.is_empty() {
            return Err(whole(DealError::Hands));
        }
        twice(&hands)?;
        counts(&hands)?;
        let held = |seat: Seat| hands.iter().find(|hand| hand.seat == seat).map(|hand| hand.suits.clone());
        Ok(Self { hands: Seat::North.clockwise().map(|seat| held(seat).unwrap_or_default()) })
    }

    /// The deal of these hands.
    pub(crate) fn of_cards(hand: impl Fn(Seat) -> Cards) -> Self {
        let suits = |seat| {
            let held = hand(seat);
            Suit::ALL.map(|suit| held.suit(suit.number()).iter().map(|number| card(number).rank).collect())
        };
        Self { hands: Seat::North.clockwise().map(suits) }
    }

    /// The same without a card of a hand, if it is there.
    #[must_use]
    pub fn without(&self, seat: Seat, card: Card) -> Self {
        Self::of_cards(|other| {
            let held = Cards::of(self, other);
            if other == seat { number(card).map_or(held, |number| held.without(number)) } else { held }
        })
    }

    /// A seat's cards in spades, hearts, diamonds and clubs; all empty for an unknown hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[String; 4] {
        let [north, east, south, west] = &self.hands;
        match seat {
            Seat::North => north,
            Seat::East => east,
            Seat::South => south,
            Seat::West => west,
        }
    }

    /// Returns true if a seat's whole hand is known and the card is not in it. In an end position the card may have
    /// been played already.
    #[must_use]
    pub fn lacks(&self, seat: Seat, card: Card) -> bool {
        let hand = self.hand(seat);
        let is_whole = hand.iter().map(String::len).sum::<usize>() == HAND;
        is_whole && !hand.get(card.suit.index()).is_some_and(|held| held.contains(card.rank))
    }

    /// A card left in an end position whose player was dealt none such.
    #[must_use]
    pub fn lacking(&self, left: &Self) -> Option<(Seat, Card)> {
        let cards = Seat::North.clockwise().into_iter().flat_map(|seat| {
            let suits = Suit::ALL.into_iter().zip(left.hand(seat));
            suits.flat_map(move |(suit, held)| held.chars().map(move |rank| (seat, Card { suit, rank })))
        });
        cards.into_iter().find(|(seat, card)| self.lacks(*seat, *card))
    }

    /// Returns true if a seat's hand is known and holds no card of a suit, in an end position none any more.
    #[must_use]
    pub fn is_void(&self, seat: Seat, suit: Suit) -> bool {
        self.is_known(seat) && self.hand(seat).get(suit.index()).is_some_and(String::is_empty)
    }

    /// Returns true if cards have been played from the hands: an end position.
    #[must_use]
    pub fn is_ending(&self) -> bool {
        self.hands.iter().all(|hand| hand.iter().map(String::len).sum::<usize>() < HAND)
    }

    /// Returns true if anything is known of a hand.
    #[must_use]
    pub fn is_known(&self, seat: Seat) -> bool {
        self.hand(seat).iter().any(|suit| !suit.is_empty())
    }
}

/// As PBN writes it, from North: `N:K87532.52.62.QT9 - - -`.
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = |seat| if self.is_known(seat) { self.hand(seat).join(".") } else { "-".to_owned() };
        write!(f, "N:{}", Seat::North.clockwise().map(hand).join(" "))
    }
}

fn first_seat(text: &str) -> Option<Seat> {
    Seat::North.clockwise().into_iter().find(|seat| seat.to_string().eq_ignore_ascii_case(text))
}

/// The words of a text from a byte on, with their places.
fn words(text: &str, from: usize) -> Vec<(&str, Range<usize>)> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, character) in text.char_indices().filter(|(at, _)| *at >= from).chain([(text.len(), ' ')]) {
        match (start, character.is_whitespace()) {
            (None, false) => start = Some(at),
            (Some(begun), true) => {
                found.extend(text.get(begun..at).map(|word| (word, begun..at)));
                start = None;
            }
            _ => {}
        }
    }
    found
}

/// `K87532.52.62.QT9`; a void is nothing or a dash.
fn hand(word: &str, seat: Seat, at: Range<usize>) -> Result<Written, DealFault> {
    if word.matches('.').count() != 3 {
        return Err(DealFault { error: DealError::Suits, at });
    }
    let mut suits: [String; 4] = Default::default();
    let mut start = at.start;
    for (held, written) in suits.iter_mut().zip(word.split('.')) {
        *held = cards(written, start)?;
        start = start.saturating_add(written.len()).saturating_add(1);
    }
    Ok(Written { seat, suits, at })
}

/// The cards of a suit, the highest first.
fn cards(written: &str, start: usize) -> Result<String, DealFault> {
    let mut held = String::new();
    if matches!(written, "-" | "–" | "—") {
        return Ok(held);
    }
    let mut rest = written;
    while let Some(character) = rest.chars().next() {
        let length = if rest.starts_with("10") { 2 } else { character.len_utf8() };
        let (card, behind) = rest.split_at_checked(length).unwrap_or((rest, ""));
        let Some(rank) = Card::rank_named(card) else {
            let at = start.saturating_add(written.len().saturating_sub(rest.len()));
            return Err(DealFault { error: DealError::Card(character), at: at..at.saturating_add(length) });
        };
        held.push(rank);
        rest = behind;
    }
    let mut sorted: Vec<char> = held.chars().collect();
    sorted.sort_by_key(|rank| Card::RANKS.find(*rank));
    Ok(sorted.into_iter().collect())
}

/// Returns true if a card is there twice.
fn twice(hands: &[Written]) -> Result<(), DealFault> {
    let mut seen: Vec<(Card, Seat)> = Vec::new();
    for hand in hands {
        for suit in Suit::ALL {
            for rank in hand.suits.get(suit.index()).into_iter().flat_map(|held| held.chars()) {
                let card = Card { suit, rank };
                if let Some((_, first)) = seen.iter().find(|(known, _)| *known == card) {
                    let error = DealError::Twice { card, first: *first, again: hand.seat };
                    return Err(DealFault { error, at: hand.at.clone() });
                }
                seen.push((card, hand.seat));
            }
        }
    }
    Ok(())
}

/// Returns true if every hand has its thirteen cards, or all of an end position the same number.
fn counts(hands: &[Written]) -> Result<(), DealFault> {
    let longest = hands.iter().map(Written::count).max().unwrap_or(HAND);
    // A single short hand is more likely a mistake than an end position.
    let wanted = if hands.len() > 1 && longest < HAND && longest > 0 { longest } else { HAND };
    let Some(wrong) = hands.iter().find(|hand| hand.count() != wanted) else { return Ok(()) };
    let others_are_whole = hands.len() == 4 && hands.iter().filter(|hand| hand.count() != HAND).count() == 1;
    let missing = if others_are_whole { missing(hands) } else { Vec::new() };
    let error = DealError::Count { seat: wrong.seat, cards: wrong.count(), wanted, missing };
    Err(DealFault { error, at: wrong.at.clone() })
}

/// The cards that no hand has.
fn missing(hands: &[Written]) -> Vec<Card> {
    let is_held = |card: &Card| {
        hands.iter().any(|hand| hand.suits.get(card.suit.index()).is_some_and(|held| held.contains(card.rank)))
    };
    Card::pack().filter(|card| !is_held(card)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (DealError, String) {
        let fault = Deal::parse(text).err();
        fault.map_or((DealError::Seat, String::new()), |fault| {
            let at = text.get(fault.at).unwrap_or_default().to_owned();
            (fault.error, at)
        })
    }

    const WHOLE: &str = "N:K87532.52.62.QT9 96.T96.AK75.A432 AT.AQ83.943.J876 QJ4.KJ74.QJT8.K5";

    #[test]
    fn four_hands_of_thirteen_cards() {
        let deal = Deal::parse(WHOLE).map(|deal| deal.to_string());
        assert_eq!(deal.as_deref(), Ok(WHOLE));
        // West first, tens as printed, Polish honours, any order, any case.
        let same = Deal::parse("w:DW4.KW74.DW108.5k 235K78.52.62.910D 96.109 6.AK75.A432 - -");
        assert_eq!(same.map_err(|fault| fault.error), Err(DealError::Hands));
        let same = Deal::parse("w:DW4.KW74.DW108.5k 235K78.52.62.910D 96.1096.AK75.A432 AT.AQ83.943.J876");
        assert_eq!(same.map(|deal| deal.to_string()).as_deref(), Ok(WHOLE));
    }

    #[test]
    fn a_whole_hand_says_which_card_it_lacks() {
        let card = |suit, rank| Card { suit, rank };
        let whole = Deal::parse(WHOLE).ok();
        let lacks = |seat, card| whole.as_ref().is_some_and(|deal| deal.lacks(seat, card));
        assert!(!lacks(Seat::North, card(Suit::Spades, 'K')));
        assert!(lacks(Seat::South, card(Suit::Spades, 'K')));
        let ending = Deal::parse("N:K8.5.. .T9.A. - -").ok();
        assert!(ending.is_some_and(|deal| !deal.lacks(Seat::North, card(Suit::Clubs, 'A'))));
    }

    #[test]
    fn what_is_wrong_and_where() {
        assert_eq!(fault("K87532.52.62.QT9").0, DealError::Seat);
        assert_eq!(fault("X:K87532.52.62.QT9"), (DealError::Seat, "X".to_owned()));
        assert_eq!(fault("N: - - -").0, DealError::Hands);
        assert_eq!(fault("N:K87532.52.62 -"), (DealError::Suits, "K87532.52.62".to_owned()));
        assert_eq!(fault("N:K8753Z.52.62.QT9 -"), (DealError::Card('Z'), "Z".to_owned()));
        assert_eq!(fault("N:K87531.52.62.QT9 -"), (DealError::Card('1'), "1".to_owned()));
        let king = Card { suit: Suit::Spades, rank: 'K' };
        let (north, east) = (Seat::North, Seat::East);
        assert_eq!(
            fault("N:K87532.52.62.QT9 K6.T96.AK75.A432"),
            (DealError::Twice { card: king, first: north, again: east }, "K6.T96.AK75.A432".to_owned())
        );
        assert_eq!(
            fault("N:K87K.52.62.QT987"),
            (DealError::Twice { card: king, first: north, again: north }, "K87K.52.62.QT987".to_owned())
        );
        // One hand of twelve is a mistake; the missing card is known if the other hands are whole.
        let count = |seat, missing: Vec<Card>| DealError::Count { seat, cards: 12, wanted: 13, missing };
        assert_eq!(fault("N:K8753.52.62.QT9"), (count(north, Vec::new()), "K8753.52.62.QT9".to_owned()));
        let short = WHOLE.replace("T96", "T6");
        let nine = Card { suit: Suit::Hearts, rank: '9' };
        assert_eq!(fault(&short), (count(east, vec![nine]), "96.T6.AK75.A432".to_owned()));
        let long = WHOLE.replace("N:K87532", "N:K875324");
        assert!(matches!(fault(&long).0, DealError::Twice { .. }));
    }

    #[test]
    fn an_end_position_has_as_many_cards_in_each_hand() {
        assert!(Deal::parse("N:K8.5.. .T9.A. - -").is_ok());
        let short = DealError::Count { seat: Seat::East, cards: 2, wanted: 3, missing: Vec::new() };
        assert_eq!(fault("N:K8.5.. .T9.. - -").0, short);
        let long = DealError::Count { seat: Seat::North, cards: 14, wanted: 13, missing: Vec::new() };
        assert_eq!(fault("N:AKQJT98765432.A.. - - -").0, long);
    }
}
