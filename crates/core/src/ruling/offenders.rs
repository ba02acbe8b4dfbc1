//! The offending sides.

use super::Side;
use std::fmt;

/// The sides that offended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is what it says")]
pub enum Offenders {
    NorthSouth,
    EastWest,
    Both,
    /// Neither side: a director's error (Law 82C).
    None,
}

impl Offenders {
    /// Returns true if `side` offended.
    #[must_use]
    pub fn include(self, side: Side) -> bool {
        match self {
            Self::NorthSouth => side == Side::NS,
            Self::EastWest => side == Side::EW,
            Self::Both => true,
            Self::None => false,
        }
    }

    /// The side that did not offend against one that did; `None` if both or neither offended.
    #[must_use]
    pub fn non_offenders(self) -> Option<Side> {
        match self {
            Self::NorthSouth => Some(Side::EW),
            Self::EastWest => Some(Side::NS),
            Self::Both | Self::None => None,
        }
    }
}

impl fmt::Display for Offenders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NorthSouth => Side::NS.word(),
            Self::EastWest => Side::EW.word(),
            Self::Both => "both",
            Self::None => "none",
        })
    }
}

impl From<Side> for Offenders {
    fn from(side: Side) -> Self {
        match side {
            Side::NS => Self::NorthSouth,
            Side::EW => Self::EastWest,
        }
    }
}
