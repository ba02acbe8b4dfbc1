//! Contracts and their duplicate scores (Law 77).

use super::{Seat, Side, Suit, Vulnerability};
use std::fmt;
use std::ops::RangeInclusive;

/// The denomination of a contract; they rank in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the five denominations")]
pub enum Strain {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
    NoTrump,
}

impl Strain {
    /// The denominations, the lowest first.
    pub const ALL: [Self; 5] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades, Self::NoTrump];

    /// The suit of a trump contract; `None` for no-trump.
    #[must_use]
    pub const fn trumps(self) -> Option<Suit> {
        match self {
            Self::Clubs => Some(Suit::Clubs),
            Self::Diamonds => Some(Suit::Diamonds),
            Self::Hearts => Some(Suit::Hearts),
            Self::Spades => Some(Suit::Spades),
            Self::NoTrump => None,
        }
    }

    /// The lowest level of a game: its odd tricks bring 100 points (Law 77).
    #[must_use]
    pub const fn game_level(self) -> u8 {
        match self {
            Self::NoTrump => 3,
            Self::Spades | Self::Hearts => 4,
            Self::Diamonds | Self::Clubs => 5,
        }
    }

    /// The denomination of a letter, a symbol, or an abbreviation of no-trump, in any case: `S`, `♤`, `NT`, and `BA` as in
    /// Poland. The last two signs of each suit are those of the Symbol font.
    #[must_use]
    pub fn of_sign(sign: &str) -> Option<Self> {
        let plain = sign.trim_end_matches(['\u{fe0e}', '\u{fe0f}']).to_ascii_lowercase();
        Some(match plain.as_str() {
            "s" | "♠" | "♤" | "\u{f0aa}" | "ª" => Self::Spades,
            "h" | "♥" | "♡" | "\u{f0a9}" | "©" => Self::Hearts,
            "d" | "♦" | "♢" | "\u{f0a8}" | "¨" => Self::Diamonds,
            "c" | "♣" | "♧" | "\u{f0a7}" | "§" => Self::Clubs,
            "nt" | "n" | "ba" | "sa" => Self::NoTrump,
            _ => return None,
        })
    }
}

/// The doubling of a contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is what it says")]
pub enum Doubling {
    Undoubled,
    Doubled,
    Redoubled,
}

/// A contract played, with its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Contract {
    level: u8,
    strain: Strain,
    doubling: Doubling,
    declarer: Seat,
    /// Tricks above the contract, negative below.
    result: i32,
}

/// Why a contract cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ContractError {
    /// The level is not 1 to 7.
    Level,
    /// More tricks than thirteen, or fewer than none; the bounds of the result at this level.
    Result {
        /// The most overtricks.
        over: i32,
        /// The most undertricks.
        under: i32,
    },
}

impl Contract {
    /// Tricks that a contract counts from: it needs so many more than its level.
    pub const BOOK: u8 = 6;

    /// Tricks of a board.
    pub const TRICKS: u8 = 13;

    /// The tricks that fulfil a contract of a level.
    #[must_use]
    pub const fn needed(level: u8) -> u8 {
        level.saturating_add(Self::BOOK)
    }

    /// The results that a contract of a level may have, in tricks over (positive) or under (negative) it.
    #[must_use]
    pub fn results(level: u8) -> RangeInclusive<i32> {
        let needed = i32::from(Self::needed(level));
        needed.saturating_neg()..=i32::from(Self::TRICKS).saturating_sub(needed)
    }

    /// A contract of `level` in `strain`, and `result` tricks over (positive) or under (negative) it.
    ///
    /// # Errors
    /// If the level is not 1 to 7, or the result asks for more than thirteen tricks or fewer than none.
    pub fn new(
        level: u8,
        strain: Strain,
        doubling: Doubling,
        declarer: Seat,
        result: i32,
    ) -> Result<Self, ContractError> {
        if !(1..=7).contains(&level) {
            return Err(ContractError::Level);
        }
        let possible = Self::results(level);
        if !possible.contains(&result) {
            return Err(ContractError::Result { over: *possible.end(), under: possible.start().saturating_neg() });
        }
        Ok(Self { level, strain, doubling, declarer, result })
    }

    /// 1 to 7.
    #[must_use]
    pub fn level(&self) -> u8 {
        self.level
    }

    /// The denomination.
    #[must_use]
    pub fn strain(&self) -> Strain {
        self.strain
    }

    /// The doubling.
    #[must_use]
    pub fn doubling(&self) -> Doubling {
        self.doubling
    }

    /// The declarer.
    #[must_use]
    pub fn declarer(&self) -> Seat {
        self.declarer
    }

    /// Tricks above the contract, negative below.
    #[must_use]
    pub fn result(&self) -> i32 {
        self.result
    }

    /// The tricks that declarer's side wins, 0 to 13.
    #[must_use]
    pub fn tricks(&self) -> i32 {
        i32::from(Self::needed(self.level)).saturating_add(self.result)
    }

    /// The score from NS's view (Law 77).
    #[must_use]
    pub fn score(&self, vulnerability: Vulnerability) -> i32 {
        use contract_bridge as cb;
        let strain = match self.strain {
            Strain::Clubs => cb::Strain::Clubs,
            Strain::Diamonds => cb::Strain::Diamonds,
            Strain::Hearts => cb::Strain::Hearts,
            Strain::Spades => cb::Strain::Spades,
            Strain::NoTrump => cb::Strain::Notrump,
        };
        let penalty = match self.doubling {
            Doubling::Undoubled => cb::Penalty::Undoubled,
            Doubling::Doubled => cb::Penalty::Doubled,
            Doubling::Redoubled => cb::Penalty::Redoubled,
        };
        // `new` has bounded level and result, so neither conversion can fail.
        let Ok(level) = cb::Level::try_new(self.level) else { return 0 };
        let tricks = u8::try_from(self.tricks()).unwrap_or(0);
        let contract = cb::Contract { bid: cb::Bid { level, strain }, penalty };
        let points = contract.score(tricks, vulnerability.of(self.declarer.side()));
        match self.declarer.side() {
            Side::NS => points,
            Side::EW => points.saturating_neg(),
        }
    }

    /// All results of this contract at one vulnerability, from NS's view.
    pub fn scores(
        level: u8,
        strain: Strain,
        doubling: Doubling,
        declarer: Seat,
        vulnerability: Vulnerability,
    ) -> impl Iterator<Item = i32> {
        Self::results(level)
            .filter_map(move |result| Self::new(level, strain, doubling, declarer, result).ok())
            .map(move |contract| contract.score(vulnerability))
    }
}

impl fmt::Display for Strain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.trumps().map_or("NT", Suit::symbol))
    }
}

impl fmt::Display for Doubling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Undoubled => "",
            Self::Doubled => "x",
            Self::Redoubled => "xx",
        })
    }
}
