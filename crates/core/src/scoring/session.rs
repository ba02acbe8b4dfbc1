//! A side's result on the other boards of the session (Law 12C2(c)).

use crate::number::Exact;
use crate::ruling::Artificial;

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

    /// Returns true if an artificial score follows this result: average plus a better one, average minus a worse one (Law
    /// 12C2(c)). `imp_average` is the number of IMPs of average plus.
    #[must_use]
    pub fn is_followed_by(&self, given: &Artificial, imp_average: &Exact) -> bool {
        match (given, self) {
            (Artificial::AveragePlus, Self::Share(own)) => Some(own) > given.share().as_ref(),
            (Artificial::AverageMinus, Self::Share(own)) => Some(own) < given.share().as_ref(),
            (Artificial::AveragePlus, Self::Imps(own)) => own > imp_average,
            (Artificial::AverageMinus, Self::Imps(own)) => *own < -imp_average,
            (Artificial::Average | Artificial::Share(_) | Artificial::Imps(_), _) => false,
        }
    }
}
