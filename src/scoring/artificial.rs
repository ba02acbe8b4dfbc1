//! What artificial adjusted scores are worth (Law 12C2).

use super::{Conventions, ScoringError};
use crate::number::Exact;
use crate::ruling::Artificial;

/// A share of the top, of 1 (Law 12C2(a)).
pub(super) fn share(artificial: &Artificial) -> Result<Exact, ScoringError> {
    match artificial {
        Artificial::AverageMinus => Ok(Exact::percent(40)),
        Artificial::Average => Ok(Exact::percent(50)),
        Artificial::AveragePlus => Ok(Exact::percent(60)),
        Artificial::Share(share) => Ok(share.clone()),
        Artificial::Imps(_) => Err(ScoringError::ImpsInMatchpoints),
    }
}

/// IMPs of the side (Law 12C2(b)): 60% is average plus, 50% average, 40% average minus.
pub(super) fn imps(artificial: &Artificial, conventions: &Conventions) -> Result<Exact, ScoringError> {
    let amount = &conventions.imp_average;
    match artificial {
        Artificial::AverageMinus => Ok(-amount),
        Artificial::Average => Ok(Exact::ZERO),
        Artificial::AveragePlus => Ok(amount.clone()),
        Artificial::Imps(imps) => Ok(imps.clone()),
        Artificial::Share(share) if *share == Exact::percent(60) => Ok(amount.clone()),
        Artificial::Share(share) if *share == Exact::percent(50) => Ok(Exact::ZERO),
        Artificial::Share(share) if *share == Exact::percent(40) => Ok(-amount),
        Artificial::Share(share) => Err(ScoringError::ShareInImps(share.clone())),
    }
}
