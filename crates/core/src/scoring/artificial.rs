//! The value of artificial adjusted scores (Law 12C2).

use super::ScoringError;
use super::conventions::Conventions;
use super::session::SessionResult;
use crate::number::Exact;
use crate::ruling::{Artificial, Side};

/// An artificial score and where its points come from.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ArtificialScore {
    /// The artificial score.
    pub given: Artificial,
    /// Its value to the side, before rounding and penalties.
    pub points: Exact,
    /// The share of the top that the side has, of 1; none in IMPs.
    pub share: Option<Exact>,
    /// The top that the share is of; none in IMPs.
    pub top: Option<Exact>,
    /// The rule that decided its value.
    pub by: ArtificialBy,
}

/// The rules that decide the value of an artificial score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArtificialBy {
    /// The share or the number of IMPs that belongs to it.
    Fixed,
    /// The session of the side, which was better than average plus, or worse than average minus (Law 12C2(c)).
    Session,
}

/// A share of a top (Law 12C2(a)). Average plus and average minus follow a session that is better or worse still (Law
/// 12C2(c)); a share that was fixed does not.
///
/// # Errors
/// An amount of IMPs is no share of a top.
pub(super) fn of_top(
    given: &Artificial,
    top: Exact,
    side: Side,
    conventions: &Conventions,
) -> Result<ArtificialScore, ScoringError> {
    let Some(own) = given.share() else { return Err(ScoringError::ImpsInMatchpoints) };
    let better = followed(given, side, conventions).and_then(SessionResult::share);
    let by = if better.is_some() { ArtificialBy::Session } else { ArtificialBy::Fixed };
    let share = better.cloned().unwrap_or(own);
    Ok(ArtificialScore { given: given.clone(), points: &share * &top, share: Some(share), top: Some(top), by })
}

/// IMPs of the side (Law 12C2(b)): 60% is average plus, 50% average, 40% average minus. Average plus and average minus
/// follow a session that is better or worse still (Law 12C2(c)). The IMPs of an average count so many `times`; a number of
/// IMPs is the director's own, all together.
///
/// # Errors
/// A share other than these has no value in IMPs.
pub(super) fn in_imps(
    given: &Artificial,
    times: &Exact,
    side: Side,
    conventions: &Conventions,
) -> Result<ArtificialScore, ScoringError> {
    if let Some(better) = followed(given, side, conventions).and_then(SessionResult::imps) {
        let (points, by) = (better * times, ArtificialBy::Session);
        return Ok(ArtificialScore { given: given.clone(), points, share: None, top: None, by });
    }
    let plus = &conventions.imp_average * times;
    let points = match given.share().map_or_else(|| given.clone(), Artificial::of_share) {
        Artificial::AverageMinus => -plus,
        Artificial::Average => Exact::ZERO,
        Artificial::AveragePlus => plus,
        Artificial::Imps(imps) => imps,
        Artificial::Share(share) => return Err(ScoringError::ShareInImps(share)),
    };
    Ok(ArtificialScore { given: given.clone(), points, share: None, top: None, by: ArtificialBy::Fixed })
}

/// The session of the side, if its artificial score follows it.
fn followed<'a>(given: &Artificial, side: Side, conventions: &'a Conventions) -> Option<&'a SessionResult> {
    let session = conventions.case.session.by(side).as_ref();
    session.filter(|session| session.is_followed_by(given, &conventions.imp_average))
}
