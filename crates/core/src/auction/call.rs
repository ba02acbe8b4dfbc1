//! A call, and why the Laws do not have it in its place.

use crate::ruling::{Doubling, NotationError, NotationErrorKind, Seat, Strain, WrittenContract};
use std::fmt;
use std::str::FromStr;

/// A bid: so many odd tricks in a denomination. Bids rank by level, then by denomination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid {
    level: u8,
    strain: Strain,
}

impl Bid {
    /// A bid of 1 to 7; none of another level.
    #[must_use]
    pub fn new(level: u8, strain: Strain) -> Option<Self> {
        (1..=7).contains(&level).then_some(Self { level, strain })
    }

    /// A bid of eight or nine, which no Law admits and which only a withdrawn call can be (Law 38).
    #[must_use]
    pub fn over_seven(level: u8, strain: Strain) -> Option<Self> {
        (8..=9).contains(&level).then_some(Self { level, strain })
    }

    /// 1 to 7; 8 or 9 of a bid that is none.
    #[must_use]
    pub fn level(self) -> u8 {
        self.level
    }

    /// The denomination.
    #[must_use]
    pub fn strain(self) -> Strain {
        self.strain
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level, self.strain)
    }
}

/// A call that a player can make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the four kinds of calls")]
pub enum Call {
    Pass,
    Double,
    Redouble,
    Bid(Bid),
}

/// In the language of rulings: `pass`, `x`, `xx`, `3NT`.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Double => f.write_str("x"),
            Self::Redouble => f.write_str("xx"),
            Self::Bid(bid) => bid.fmt(f),
        }
    }
}

/// `pass`, `x`, `xx`, `3NT`, `3N`; letters of any case.
impl FromStr for Call {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = text.trim();
        match text.to_lowercase().as_str() {
            "pass" | "p" => return Ok(Self::Pass),
            "x" | "double" | "dbl" => return Ok(Self::Double),
            "xx" | "redouble" => return Ok(Self::Redouble),
            _ => {}
        }
        let written: WrittenContract = text.to_uppercase().parse()?;
        let bid = Bid::new(written.level, written.strain).filter(|bid| written == WrittenContract::from(*bid));
        bid.map(Self::Bid).ok_or(NotationError { at: text.len(), kind: NotationErrorKind::Unexpected })
    }
}

impl From<Bid> for WrittenContract {
    fn from(bid: Bid) -> Self {
        let Bid { level, strain } = bid;
        Self { level, strain, doubling: Doubling::Undoubled, declarer: None, result: None, score: None }
    }
}

/// The standing of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Standing {
    /// It was made in turn and is admissible.
    #[default]
    Regular,
    /// It was insufficient or out of turn, and the left-hand opponent accepted it.
    Accepted,
    /// It was withdrawn or cancelled and is no part of the auction.
    Withdrawn,
}

/// Why a call is not one that its player may make in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Irregularity {
    /// The auction is over.
    Over,
    /// It is another player's turn.
    OutOfTurn {
        /// The player whose turn it is.
        turn: Seat,
    },
    /// A bid that does not supersede the last one.
    Insufficient {
        /// The last bid.
        over: Bid,
    },
    /// A double or redouble without a bid before it.
    NoBid,
    /// A double of partner's bid or of the player's own, or a redouble of one of the opponents.
    WrongSide {
        /// The last bid.
        bid: Bid,
    },
    /// A double of what is doubled, a redouble of what is redoubled or is not doubled.
    Doubling {
        /// The last bid.
        bid: Bid,
        /// Whether it is doubled.
        doubling: Doubling,
    },
    /// A bid of more than seven.
    OverSeven,
    /// A call that was accepted and is in turn and admissible.
    NothingToAccept,
}

/// A call that the Laws do not have in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallError {
    /// Who made it.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// The fault of the text.
    pub irregularity: Irregularity,
}
