//! Split scores.

use super::{Checked, FindingKind};
use crate::ruling::{Component, Offenders, Outcome, Ruling, Side, SideRuling, possible_score};
use crate::scoring::{Adjustment, Basis, TableWorking, Working};

/// Adjusted scores need not balance, but the sides of a split together seldom deserve more than there is: more than the
/// top, or in IMPs than 0.
///
/// Exceptions: an artificial score (A+ for both; an assigned score beside A+, Law 86B), small groups with percentages
/// that exceed the top, and a board without offenders, on which each side may get the better part of the doubt (Law
/// 82C).
pub(super) fn exceeds_top(checked: &Checked<'_>) -> Option<FindingKind> {
    let scored = checked.scored;
    let artificial = Side::BOTH.into_iter().any(|side| scored.applied.by(side).is_artificial());
    let nobody = checked.offenders == Some(Offenders::None);
    let is_split = scored.applied.is_split();
    if !is_split || artificial || nobody || Side::BOTH.into_iter().any(|side| is_small_group(checked, side)) {
        return None;
    }
    let total = &scored.sides.ns.figure.unrounded + &scored.sides.ew.figure.unrounded;
    let most = scored.top().cloned().unwrap_or_default();
    let kind = || FindingKind::SplitExceedsTop {
        total: total.clone(),
        top: scored.top().cloned(),
        likely_sign: likely_sign(checked),
    };
    (total > most).then(kind)
}

/// The split with the signs of EW's scores turned round, where they look like EW's own: EW then have no more than is left
/// by NS's, whatever form of scoring it is.
fn likely_sign(checked: &Checked<'_>) -> Option<Ruling> {
    let Ruling::Split { ns, ew: SideRuling::Assigned(ew) } = checked.ruling else { return None };
    let turned = |component: &Component| match component.outcome {
        Outcome::Score(score) => {
            let score = score.checked_neg().filter(|score| possible_score(*score, checked.board))?;
            Some(Component { weight: component.weight.clone(), outcome: Outcome::Score(score) })
        }
        _ => None,
    };
    let turned: Vec<Component> = ew.iter().map(turned).collect::<Option<_>>()?;
    let scores = |side: Side| checked.scored.applied.by(side).weighted().map(|(score, _)| score);
    let highest = scores(Side::NS).max()?;
    let lowest = scores(Side::EW).map(i32::saturating_neg).min()?;
    (highest < lowest).then(|| Ruling::Split { ns: ns.clone(), ew: SideRuling::Assigned(turned) })
}

/// Returns true if a regulation gave fixed percentages to a side's few results.
fn is_small_group(checked: &Checked<'_>, side: Side) -> bool {
    match &checked.scored.sides.by(side).working {
        Working::Table(TableWorking { basis: Basis::Matchpoints { adjustment, .. }, .. }) => {
            matches!(adjustment, Adjustment::SmallGroup(_))
        }
        _ => false,
    }
}
