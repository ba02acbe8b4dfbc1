//! Bids and cards in a director's words: `1♥ over 1♠`, `2 karo po 2 kierach`, `ace of spades`. Of two bids the table of bids
//! tells which is too low.

use super::words::{Word, plain};
use crate::auction::Bid;
use crate::ruling::{Card, Strain, Suit};
use std::collections::{BTreeMap, BTreeSet};

/// The names of the lists of words, in the file of phrases.
const STRAINS: [(&str, Strain); 5] = [
    ("clubs", Strain::Clubs),
    ("diamonds", Strain::Diamonds),
    ("hearts", Strain::Hearts),
    ("spades", Strain::Spades),
    ("notrump", Strain::NoTrump),
];
const OVER: &str = "over";

/// The lists of words for the ranks of cards; the others are numbers.
const RANKS: [(&str, char); 5] = [("A", 'A'), ("K", 'K'), ("Q", 'Q'), ("J", 'J'), ("T", 'T')];

/// The lists of words for levels.
const LEVELS: [(&str, u8); 8] = [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("7", 7), ("8", 8)];

/// The symbols of the suits, with a word for each.
const SYMBOLS: [(&str, &str); 4] = [("♣", "clubs"), ("♦", "diamonds"), ("♥", "hearts"), ("♠", "spades")];

/// The classes that bids and cards make, for phrases: any bid, any card, a bid as low as one before it, a bid of more than seven.
const BID: &str = "<bid>";
const CARD: &str = "<card>";
const TOO_LOW: &str = "<too-low>";
const OVER_SEVEN: &str = "<over-seven>";
pub(super) const CLASSES: [&str; 4] = [BID, CARD, TOO_LOW, OVER_SEVEN];

/// The most words between a bid and the one that it is made over.
const GAP: usize = 6;

/// The words for bids and cards of a language.
#[derive(Debug, Default)]
pub(super) struct BidWords {
    strains: BTreeMap<String, Strain>,
    ranks: BTreeMap<String, char>,
    levels: BTreeMap<String, u8>,
    over: BTreeSet<String>,
}

/// A piece of a text.
enum Piece {
    Bid(u8, Strain),
    Over,
    Other,
}

impl BidWords {
    /// Takes a line of the file that is about bids; returns false for another.
    pub(super) fn take(&mut self, heading: &str, list: &str) -> bool {
        let entries = || list.split(',').map(|entry| plain(entry.trim())).filter(|entry| !entry.is_empty());
        if heading == OVER {
            self.over.extend(entries());
            return true;
        }
        if let Some((_, rank)) = RANKS.iter().find(|(name, _)| *name == heading) {
            self.ranks.extend(entries().map(|word| (word, *rank)));
            return true;
        }
        if let Some((_, level)) = LEVELS.iter().find(|(name, _)| *name == heading) {
            self.levels.extend(entries().map(|word| (word, *level)));
            return true;
        }
        let strain = STRAINS.iter().find(|(name, _)| *name == heading);
        self.strains.extend(strain.into_iter().flat_map(|(_, strain)| entries().map(|word| (word, *strain))));
        strain.is_some()
    }

    /// The bid that a text is, and nothing else: `2 clubs`, `3 bez atu`.
    pub(super) fn bid(&self, text: &str) -> Option<Bid> {
        match self.pieces(text).as_slice() {
            [Piece::Bid(level, strain)] => Bid::new(*level, *strain),
            _ => None,
        }
    }

    /// The card that a text is, and nothing else: `ace of spades`, `as pik`, `10h`.
    pub(super) fn card(&self, text: &str, is_ignored: impl Fn(&str) -> bool) -> Option<Card> {
        let text = SYMBOLS.iter().fold(plain(text), |text, (symbol, word)| text.replace(symbol, &format!(" {word} ")));
        let (mut suit, mut rank) = (None, None);
        // `a spade` is no ace.
        let says_something = |word: &&str| !word.is_empty() && !is_ignored(word);
        for word in text.split(|c: char| !c.is_alphanumeric()).filter(says_something) {
            let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
            let (number, letters) = word.split_at(digits);
            // `Kd` is a rank and a suit.
            let is_pair = letters.len() == 2 && letters.is_ascii() && !self.is_name(letters);
            let (first, second) = if is_pair { letters.split_at(1) } else { (letters, "") };
            for part in [number, first, second].into_iter().filter(|part| !part.is_empty()) {
                if let Some(found) = self.suit(part) {
                    suit = Some(found).filter(|_| suit.is_none());
                    suit?;
                } else if let Some(found) = self.rank(part) {
                    rank = Some(found).filter(|_| rank.is_none());
                    rank?;
                } else {
                    return None;
                }
            }
        }
        Some(Card { suit: suit?, rank: rank? })
    }

    fn is_name(&self, word: &str) -> bool {
        self.strains.contains_key(word) || self.ranks.contains_key(word)
    }

    fn suit(&self, word: &str) -> Option<Suit> {
        match self.strains.get(word)? {
            Strain::Spades => Some(Suit::Spades),
            Strain::Hearts => Some(Suit::Hearts),
            Strain::Diamonds => Some(Suit::Diamonds),
            Strain::Clubs => Some(Suit::Clubs),
            Strain::NoTrump => None,
        }
    }

    fn rank(&self, word: &str) -> Option<char> {
        let small = word.chars().next().filter(|first| word.len() == 1 && ('2'..='9').contains(first));
        small.or_else(|| self.ranks.get(word).copied())
    }

    /// The classes of the bids and cards of a text, as words.
    pub(super) fn classes(&self, text: &str) -> Vec<Word> {
        let pieces = self.pieces(text);
        let is_over_seven = pieces.iter().any(|piece| matches!(piece, Piece::Bid(8.., _)));
        let found = [
            (BID, pieces.iter().any(|piece| matches!(piece, Piece::Bid(..)))),
            (CARD, self.has_card(text)),
            (TOO_LOW, is_too_low(&pieces)),
            (OVER_SEVEN, is_over_seven),
        ];
        let word = |class: &str| Word { plain: class.to_owned(), stem: class.to_owned(), is_filler: true };
        found.into_iter().filter(|(_, is_there)| *is_there).map(|(class, _)| word(class)).collect()
    }

    /// Returns true if a rank stands beside a suit: `queen of spades`, `damę pik`.
    fn has_card(&self, text: &str) -> bool {
        let text = SYMBOLS.iter().fold(plain(text), |text, (symbol, word)| text.replace(symbol, &format!(" {word} ")));
        let words: Vec<&str> =
            text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty() && *word != "of").collect();
        // A letter alone may be anything.
        let is_rank = |word: &str| word.len() > 1 && self.ranks.contains_key(word);
        let is_suit = |word: &str| word.len() > 1 && self.suit(word).is_some();
        words.windows(2).any(|two| matches!(two, [rank, suit] if is_rank(rank) && is_suit(suit)))
    }

    fn pieces(&self, text: &str) -> Vec<Piece> {
        let text = SYMBOLS.iter().fold(plain(text), |text, (symbol, word)| text.replace(symbol, word));
        let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).peekable();
        let mut pieces: Vec<Piece> = Vec::new();
        while let Some(word) = words.next() {
            let level =
                word.chars().next().and_then(|first| first.to_digit(10)).and_then(|level| level.try_into().ok());
            let name = word.get(1..).unwrap_or("");
            // A letter alone may be anything: `at 8 h`.
            let behind = words.peek().filter(|next| next.len() > 1).and_then(|next| self.strains.get(*next));
            let in_words = self.levels.get(word).zip(behind);
            let bid = match (level, self.strains.get(name), behind) {
                _ if in_words.is_some() => {
                    words.next();
                    in_words.map(|(level, strain)| (*level, *strain))
                }
                (Some(level @ 1..), Some(strain), _) => Some((level, *strain)),
                (Some(level @ 1..), None, Some(strain)) if name.is_empty() => {
                    words.next();
                    Some((level, *strain))
                }
                _ => None,
            };
            let joins = self.over.contains(word);
            match bid {
                Some((level, strain)) => pieces.push(Piece::Bid(level, strain)),
                // `in response to` is one.
                None if joins && matches!(pieces.last(), Some(Piece::Over)) => {}
                None if joins => pieces.push(Piece::Over),
                // The second half of a name: `bez atu`, `no trump`.
                None if self.strains.contains_key(word) => {}
                None => pieces.push(Piece::Other),
            }
        }
        pieces
    }
}

/// Returns true if a bid is made over one that is as high or higher: `1♥ over 1♠`, `after 2♥ he bid 2♦`.
fn is_too_low(pieces: &[Piece]) -> bool {
    let bids: Vec<(usize, Bid)> =
        pieces.iter().enumerate().filter_map(|(at, piece)| Some((at, piece.bid()?))).collect();
    let joins = |range: std::ops::Range<usize>| {
        range.len() <= GAP && pieces.get(range).is_some_and(|gap| gap.iter().any(|piece| matches!(piece, Piece::Over)))
    };
    bids.windows(2).any(|two| match two {
        [(at, first), (next, second)] if joins(at.saturating_add(1)..*next) => first <= second,
        // `after 2♥ he bid 2♦`
        [(at, first), (next, second)] => {
            joins(at.saturating_sub(1)..*at) && next.saturating_sub(*at) <= GAP && second <= first
        }
        _ => false,
    })
}

impl Piece {
    fn bid(&self) -> Option<Bid> {
        match self {
            Self::Bid(level, strain) => Bid::new(*level, *strain),
            Self::Over | Self::Other => None,
        }
    }
}
