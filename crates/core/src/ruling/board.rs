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

    /// The side's name: `NS`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::NS => "NS",
            Self::EW => "EW",
        }
    }

    /// The side of a name in any case: `NS`, `EW`, or `WE` as in Poland.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let is = |own: &str| name.eq_ignore_ascii_case(own);
        if is("WE") { Some(Self::EW) } else { Self::BOTH.into_iter().find(|side| is(side.word())) }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
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

    /// The seat's letter: `N`.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Self::North => "N",
            Self::East => "E",
            Self::South => "S",
            Self::West => "W",
        }
    }

    /// The seat's English name: `north`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }

    /// The seat of a letter or of an English name, in any case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let is_own = |seat: &Self| [seat.letter(), seat.word()].iter().any(|own| name.eq_ignore_ascii_case(own));
        Self::North.clockwise().into_iter().find(is_own)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
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

impl From<Side> for Vulnerability {
    fn from(side: Side) -> Self {
        match side {
            Side::NS => Self::NS,
            Side::EW => Self::EW,
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
    /// The largest number that a board is given in a script.
    pub const MAX_NUMBER: u32 = 9999;

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
