//! What artificial adjusted scores are worth (Law 12C2).

use super::{Conventions, ScoringError};
use crate::number::Exact;
use crate::ruling::{Artificial, Side};

/// A side's share of the top, of 1 (Law 12C2(a)). Average plus and average minus follow a session that is better or
/// worse still (Law 12C2(c)); a share that was fixed does not.
pub(super) fn share(artificial: &Artificial, side: Side, conventions: &Conventions) -> Result<Exact, ScoringError> {
    let session = conventions.circumstances.session.by(side);
    match artificial {
        Artificial::AverageMinus => Ok(least(Exact::percent(40), session.clone())),
        Artificial::Average => Ok(Exact::percent(50)),
        Artificial::AveragePlus => Ok(most(Exact::percent(60), session.clone())),
        Artificial::Share(share) => Ok(share.clone()),
        Artificial::Imps(_) => Err(ScoringError::ImpsInMatchpoints),
    }
}

fn least(one: Exact, other: Option<Exact>) -> Exact {
    other.filter(|other| *other < one).unwrap_or(one)
}

fn most(one: Exact, other: Option<Exact>) -> Exact {
    other.filter(|other| *other > one).unwrap_or(one)
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
