//! Sides, seats and the conditions of a board.

use std::fmt;

/// A partnership.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// North-South.
    NS,
    /// East-West.
    EW,
}

impl Side {
    /// Both, North-South first.
    pub const BOTH: [Self; 2] = [Self::NS, Self::EW];

    /// The other side.
    #[must_use]
    pub fn opponents(self) -> Self {
        match self {
            Self::NS => Self::EW,
            Self::EW => Self::NS,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NS => "NS",
            Self::EW => "EW",
        })
    }
}

/// A player's place at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the four compass points")]
pub enum Seat {
    North,
    East,
    South,
    West,
}

impl Seat {
    /// The partnership the seat belongs to.
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Self::North | Self::South => Side::NS,
            Self::East | Self::West => Side::EW,
        }
    }

    /// The left-hand opponent, whose turn is next.
    #[must_use]
    pub fn left(self) -> Self {
        match self {
            Self::North => Self::East,
            Self::East => Self::South,
            Self::South => Self::West,
            Self::West => Self::North,
        }
    }

    /// All four, clockwise from this one.
    #[must_use]
    pub fn clockwise(self) -> [Self; 4] {
        let left = self.left();
        let partner = left.left();
        [self, left, partner, partner.left()]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::North => "N",
            Self::East => "E",
            Self::South => "S",
            Self::West => "W",
        })
    }
}

/// The vulnerable sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is what it says")]
pub enum Vulnerability {
    None,
    NS,
    EW,
    All,
}

impl Vulnerability {
    /// Every vulnerability there is.
    pub const EVERY: [Self; 4] = [Self::None, Self::NS, Self::EW, Self::All];

    /// Returns true if `side` is vulnerable.
    #[must_use]
    pub fn of(self, side: Side) -> bool {
        match self {
            Self::None => false,
            Self::All => true,
            Self::NS => side == Side::NS,
            Self::EW => side == Side::EW,
        }
    }
}

impl fmt::Display for Vulnerability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "none",
            Self::NS => "NS",
            Self::EW => "EW",
            Self::All => "all",
        })
    }
}

/// A board: its number if it has one, its dealer and vulnerability.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// Its number.
    pub number: Option<u32>,
    /// The dealer.
    pub dealer: Option<Seat>,
    /// The vulnerability; `None` if neither a number nor a vulnerability was given.
    pub vulnerability: Option<Vulnerability>,
}

impl Board {
    /// Dealer and vulnerability from the number, in the cycle of sixteen of Law 2.
    #[must_use]
    pub fn numbered(number: u32) -> Self {
        let cycle = number.wrapping_sub(1) % 16;
        let dealer = match cycle % 4 {
            0 => Seat::North,
            1 => Seat::East,
            2 => Seat::South,
            _ => Seat::West,
        };
        // Law 2: the pattern shifts by one with each group of four boards.
        let vulnerability = match (cycle + cycle / 4) % 4 {
            0 => Vulnerability::None,
            1 => Vulnerability::NS,
            2 => Vulnerability::EW,
            _ => Vulnerability::All,
        };
        Self { number: Some(number), dealer: Some(dealer), vulnerability: Some(vulnerability) }
    }
}
