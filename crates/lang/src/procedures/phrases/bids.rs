//! Bids and cards in a director's words: `1♥ over 1♠`, `2 karo po 2 kierach`, `ace of spades`. Of two bids the table of bids
//! tells which is too low.

use super::words::plain;
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

/// The symbols of the suits, with a word for each.
const SYMBOLS: [(&str, &str); 4] = [("♣", "clubs"), ("♦", "diamonds"), ("♥", "hearts"), ("♠", "spades")];

/// The irregularity of the bids of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// One was made over another that is as high or higher.
    Insufficient,
    /// One of more than seven.
    OverSeven,
}

/// The words for bids and cards of a language.
#[derive(Debug, Default)]
pub(super) struct BidWords {
    strains: BTreeMap<String, Strain>,
    ranks: BTreeMap<String, char>,
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

    /// The irregularity of the bids of a text, if there is one.
    pub(super) fn shown(&self, text: &str) -> Option<Shown> {
        let pieces = self.pieces(text);
        if pieces.iter().any(|piece| matches!(piece, Piece::Bid(8.., _))) {
            return Some(Shown::OverSeven);
        }
        let is_too_low = |three: &[Piece]| match three {
            [Piece::Bid(level, strain), Piece::Over, Piece::Bid(over, under)] => {
                matches!((Bid::new(*level, *strain), Bid::new(*over, *under)), (Some(bid), Some(last)) if bid <= last)
            }
            _ => false,
        };
        pieces.windows(3).any(is_too_low).then_some(Shown::Insufficient)
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
            let bid = match (level, self.strains.get(name), behind) {
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
