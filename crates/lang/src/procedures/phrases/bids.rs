//! Bids and cards in a director's words: `1♥ over 1♠`, `2 karo po 2 kierach`, `ace of spades`. Of two bids the table of bids
//! tells which is too low.

use super::words::{Word, plain};
use crate::auction::{Bid, Call};
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
const CONTRACT: &str = "contract";
const DECLARED: &str = "declared";
const LED: &str = "led";
const PASS: &str = "passes";
const DOUBLE: &str = "doubles";
const REDOUBLE: &str = "redoubles";
const ALL: &str = "all";
const ENDED: &str = "ended";
const PLAYER: &str = "players";
const ARTICLE: &str = "articles";

/// The lists of words for the ranks of cards, beside their numbers.
const RANKS: [(&str, char); 13] = [
    ("A", 'A'),
    ("K", 'K'),
    ("Q", 'Q'),
    ("J", 'J'),
    ("T", 'T'),
    ("9 of", '9'),
    ("8 of", '8'),
    ("7 of", '7'),
    ("6 of", '6'),
    ("5 of", '5'),
    ("4 of", '4'),
    ("3 of", '3'),
    ("2 of", '2'),
];

/// The lists of words for levels.
const LEVELS: [(&str, u8); 8] = [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("7", 7), ("8", 8)];

/// The classes that bids and cards make, for phrases: any bid, any card, a bid as low as one before it, a bid of more than seven,
/// a call after the end of an auction.
const BID: &str = "<bid>";
const CARD: &str = "<card>";
pub(super) const TOO_LOW: &str = "<too-low>";
const OVER_SEVEN: &str = "<over-seven>";
pub(super) const AFTER_END: &str = "<after-end>";
pub(super) const CLASSES: [&str; 5] = [BID, CARD, TOO_LOW, OVER_SEVEN, AFTER_END];

/// The letters of suits, and those of honours that make no word beside one.
const SUIT_LETTERS: &str = "shdc";
const HONOUR_LETTERS: &str = "kqj";

/// Between a number and the suit of a card.
const OF: &str = "of";

/// The most words between a bid and the one that it is made over.
const GAP: usize = 6;

/// The words behind a bid of which one is `over`.
const NEAR: usize = 2;

/// The words for bids and cards of a language.
#[derive(Debug, Default)]
pub(super) struct BidWords {
    strains: BTreeMap<String, Strain>,
    ranks: BTreeMap<String, char>,
    levels: BTreeMap<String, u8>,
    over: BTreeSet<String>,
    contract: BTreeSet<String>,
    declared: BTreeSet<String>,
    led: BTreeSet<String>,
    passes: BTreeSet<String>,
    doubles: BTreeSet<String>,
    redoubles: BTreeSet<String>,
    /// Words before a pass by which all players pass.
    pub(super) all: BTreeSet<String>,
    /// All the passes that end an auction, in one word.
    pub(super) ended: BTreeSet<String>,
    /// The names of players before their calls, beside those of scripts.
    pub(super) players: BTreeSet<String>,
    /// Words between `led` and a card.
    articles: BTreeSet<String>,
}

/// A piece of a text.
enum Piece {
    Bid(u8, Strain),
    /// The contract that is played: `in 4♠`, `3NT by South`.
    Contract,
    /// A small card: `leads the 3♠`.
    Card(Card),
    Over,
    Other,
}

impl BidWords {
    /// Takes a line of the file that is about bids; returns false for another.
    pub(super) fn take(&mut self, heading: &str, list: &str) -> bool {
        let entries = || list.split(',').map(|entry| plain(entry.trim())).filter(|entry| !entry.is_empty());
        let lists = [
            (OVER, &mut self.over),
            (CONTRACT, &mut self.contract),
            (DECLARED, &mut self.declared),
            (LED, &mut self.led),
            (PASS, &mut self.passes),
            (DOUBLE, &mut self.doubles),
            (REDOUBLE, &mut self.redoubles),
            (ALL, &mut self.all),
            (ENDED, &mut self.ended),
            (PLAYER, &mut self.players),
            (ARTICLE, &mut self.articles),
        ];
        if let Some((_, words)) = lists.into_iter().find(|(name, _)| *name == heading) {
            words.extend(entries());
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

    /// The call that a word of an auction is: `p`, `1h`, `3♠`, `x`.
    pub(super) fn call(&self, word: &str) -> Option<Call> {
        let others = [(&self.passes, Call::Pass), (&self.doubles, Call::Double), (&self.redoubles, Call::Redouble)];
        let other = others.into_iter().find(|(words, _)| words.contains(word)).map(|(_, call)| call);
        other.or_else(|| self.bid(word).map(Call::Bid))
    }

    /// The card that a text is, and nothing else: `ace of spades`, `as pik`, `10h`.
    pub(super) fn card(&self, text: &str, is_ignored: impl Fn(&str) -> bool) -> Option<Card> {
        let text = in_words(text, |suit| format!(" {} ", suit.word()));
        let (mut suit, mut rank) = (None, None);
        let is_of = text.split_whitespace().any(|word| word == OF);
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
                } else if let Some(found) = self.rank(part).or_else(|| self.level_rank(part).filter(|_| is_of)) {
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

    pub(super) fn suit(&self, word: &str) -> Option<Suit> {
        self.strains.get(word)?.trumps()
    }

    fn rank(&self, word: &str) -> Option<char> {
        let small = word.chars().next().filter(|first| word.len() == 1 && ('2'..='9').contains(first));
        small.or_else(|| self.ranks.get(word).copied())
    }

    /// The words of a text, without the auctions that it tells, and the classes of its bids and cards as words.
    pub(super) fn words(&self, text: &str, words: impl FnOnce(&str) -> Vec<Word>) -> Vec<Word> {
        let scene = self.scene(text);
        let mut found = words(&scene.rest);
        let known = self.classes(&scene.rest);
        let fault = scene.fault.filter(|fault| known.iter().all(|word| word.plain != *fault)).map(class);
        found.extend(known.into_iter().chain(fault));
        found
    }

    /// The classes of the bids and cards of a text, as words.
    fn classes(&self, text: &str) -> Vec<Word> {
        let pieces = self.pieces(text);
        let is_over_seven = pieces.iter().any(|piece| matches!(piece, Piece::Bid(8.., _)));
        let found = [
            (BID, pieces.iter().any(|piece| matches!(piece, Piece::Bid(..)))),
            (CARD, !self.cards(text).is_empty()),
            (TOO_LOW, bid_too_low(&pieces).is_some()),
            (OVER_SEVEN, is_over_seven),
        ];
        found.into_iter().filter(|(_, is_there)| *is_there).map(|(name, _)| class(name)).collect()
    }

    /// The cards that a text names in words or in two signs: `queen of spades`, `damę pik`, `h6`, `led the 3s`.
    pub(super) fn cards(&self, text: &str) -> Vec<Card> {
        let in_letters = in_words(text, |suit| suit.word().chars().take(1).collect());
        let words: Vec<&str> =
            in_letters.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        // A letter alone may be anything, and `two hearts` is a bid.
        let long_suit = |word: &str| self.suit(word).filter(|_| word.len() > 1);
        let long_rank = |word: &str| self.ranks.get(word).copied().filter(|_| word.len() > 1);
        let of =
            |rank: &str, word: &str| (word == OF).then(|| self.level_rank(rank).or_else(|| long_rank(rank))).flatten();
        let in_signs = words.iter().filter_map(|word| two_signs(word));
        let in_two = words.windows(2).filter_map(|two| match two {
            [rank, suit] => Some(Card { suit: long_suit(suit)?, rank: long_rank(rank)? }),
            _ => None,
        });
        let in_three = words.windows(3).filter_map(|three| match three {
            [rank, between, suit] => Some(Card { suit: long_suit(suit)?, rank: of(rank, between)? }),
            _ => None,
        });
        let led = self.pieces(text).into_iter().filter_map(|piece| match piece {
            Piece::Card(card) => Some(card),
            _ => None,
        });
        in_signs.chain(in_two).chain(in_three).chain(led).chain(self.cards_by_symbol(text)).collect()
    }

    /// The cards of a text with the symbol of their suit before them: `♠A`, `♥10`.
    fn cards_by_symbol(&self, text: &str) -> Vec<Card> {
        let text = plain(text);
        let of_suit = |suit: Suit| {
            let behind = text.split(suit.symbol()).skip(1);
            let words = behind.filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next());
            let ranks = words.filter_map(|word| if word == "10" { Some('T') } else { self.rank(word) });
            ranks.map(move |rank| Card { suit, rank }).collect::<Vec<_>>()
        };
        Suit::ALL.into_iter().flat_map(of_suit).collect()
    }

    /// The bids that a text names, without the contract that is played.
    pub(super) fn bids(&self, text: &str) -> Vec<Bid> {
        self.pieces(text).iter().filter_map(Piece::bid).collect()
    }

    /// The rank that a number is in words before `of`: `six of hearts`.
    fn level_rank(&self, word: &str) -> Option<char> {
        self.levels.get(word).and_then(|level| char::from_digit(u32::from(*level), 10)).filter(|rank| *rank > '1')
    }

    /// The bid that a text tells to have been too low, and the one that it was made over.
    pub(super) fn too_low(&self, text: &str) -> Option<(Bid, Bid)> {
        bid_too_low(&self.pieces(text)).or_else(|| self.scene(text).too_low)
    }

    fn pieces(&self, text: &str) -> Vec<Piece> {
        let text = in_words(text, |suit| suit.word().to_owned());
        let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).peekable();
        let mut pieces: Vec<Piece> = Vec::new();
        let mut before = "";
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
            let is_declared = words.peek().is_some_and(|next| self.declared.contains(*next));
            match bid {
                Some(_) if self.contract.contains(before) || is_declared => pieces.push(Piece::Contract),
                Some((level, strain)) if self.led.contains(before) && small_card(level, strain).is_some() => {
                    pieces.extend(small_card(level, strain).map(Piece::Card));
                }
                Some((level, strain)) => pieces.push(Piece::Bid(level, strain)),
                // `in response to` is one.
                None if joins && matches!(pieces.last(), Some(Piece::Over)) => {}
                None if joins => pieces.push(Piece::Over),
                // The second half of a name: `bez atu`, `no trump`.
                None if self.strains.contains_key(word) => {}
                None => pieces.push(Piece::Other),
            }
            if !self.articles.contains(word) {
                before = word;
            }
        }
        pieces
    }
}

/// A bid made over one that is as high or higher, and that one: `1♥ over 1♠`, `after 2♥ he bid 2♦`.
fn bid_too_low(pieces: &[Piece]) -> Option<(Bid, Bid)> {
    let bids: Vec<(usize, Bid)> =
        pieces.iter().enumerate().filter_map(|(at, piece)| Some((at, piece.bid()?))).collect();
    let joins = |range: std::ops::Range<usize>| {
        range.len() <= GAP && pieces.get(range).is_some_and(|gap| gap.iter().any(|piece| matches!(piece, Piece::Over)))
    };
    // `bid 2♥, then pulled to 3♣` is none.
    let begins = |at: usize| {
        let next = pieces.get(at..at.saturating_add(NEAR));
        next.is_none_or(|next| next.iter().any(|piece| matches!(piece, Piece::Over)))
    };
    bids.windows(2).find_map(|two| match two {
        [(at, first), (next, second)] if joins(at.saturating_add(1)..*next) => {
            (first <= second && begins(at.saturating_add(1))).then_some((*first, *second))
        }
        // `after 2♥ he bid 2♦`
        [(at, first), (next, second)] => {
            let is_after = joins(at.saturating_sub(1)..*at) && next.saturating_sub(*at) <= GAP;
            (is_after && second <= first).then_some((*second, *first))
        }
        _ => None,
    })
}

impl Piece {
    fn bid(&self) -> Option<Bid> {
        match self {
            Self::Bid(level, strain) => Bid::new(*level, *strain),
            Self::Contract | Self::Card(_) | Self::Over | Self::Other => None,
        }
    }
}

/// A class as a word.
fn class(name: &str) -> Word {
    Word { plain: name.to_owned(), stem: name.to_owned(), is_filler: true }
}

/// A text in plain small letters, with other letters for the symbol of a suit.
fn in_words(text: &str, letters: impl Fn(Suit) -> String) -> String {
    Suit::ALL.into_iter().fold(plain(text), |text, suit| text.replace(suit.symbol(), &letters(suit)))
}

/// A card in two signs that are nothing else: `kh`, `c9`, `10d`; `as` and `3s` may be something else.
fn two_signs(word: &str) -> Option<Card> {
    let (first, rest) = word.split_at_checked(1)?;
    if SUIT_LETTERS.contains(first) {
        let is_rank = rest == "10" || rest.len() == 1 && (HONOUR_LETTERS.contains(rest) || ("2"..="9").contains(&rest));
        return Card::named(first, rest).filter(|_| is_rank);
    }
    let suit = word.get(word.len().saturating_sub(1)..)?;
    let rank = word.strip_suffix(suit)?;
    let is_rank = rank == "10" || rank.len() == 1 && HONOUR_LETTERS.contains(rank);
    Card::named(suit, rank).filter(|_| is_rank && SUIT_LETTERS.contains(suit))
}

/// The card that a number and a suit are where no bid is meant.
fn small_card(level: u8, strain: Strain) -> Option<Card> {
    let suit = strain.trumps()?;
    let rank = char::from_digit(u32::from(level), 10).filter(|rank| *rank > '1')?;
    Some(Card { suit, rank })
}
