//! A side's result on the other boards of the session (Law 12C2(c)).

use crate::number::Exact;

/// A side's result on the other boards of the session, which its average plus and average minus follow (Law 12C2(c)).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SessionResult {
    /// A share of the top, of 1.
    Share(Exact),
    /// IMPs, in the mean a board.
    Imps(Exact),
}

impl SessionResult {
    /// The share of the top; none of IMPs.
    #[must_use]
    pub fn share(&self) -> Option<&Exact> {
        match self {
            Self::Share(share) => Some(share),
            Self::Imps(_) => None,
        }
    }

    /// The mean of the IMPs; none of a share.
    #[must_use]
    pub fn imps(&self) -> Option<&Exact> {
        match self {
            Self::Imps(imps) => Some(imps),
            Self::Share(_) => None,
        }
    }
}
