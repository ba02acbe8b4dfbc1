//! Split scores.

use super::{Checked, FindingKind};
use crate::ruling::{Offenders, Side};
use crate::scoring::{Adjustment, Basis, TableWorking, Working};

/// Adjusted scores need not balance (Law 12C1), but the sides of a split together seldom deserve more than there is:
/// more than the top, or in IMPs than 0.
///
/// Artificial pairs may (A+ for both), small groups have percentages that do, and where neither side offended each gets
/// the better of two results.
pub(super) fn exceeds_top(checked: &Checked<'_>) -> Option<FindingKind> {
    let scored = checked.scored;
    let artificial = Side::BOTH.into_iter().all(|side| scored.applied.by(side).is_artificial());
    let nobody = checked.offenders == Some(Offenders::None);
    let is_split = scored.applied.is_split();
    if !is_split || artificial || nobody || Side::BOTH.into_iter().any(|side| is_small_group(checked, side)) {
        return None;
    }
    let total = &scored.sides.ns.figure.unrounded + &scored.sides.ew.figure.unrounded;
    let most = scored.top().cloned().unwrap_or_default();
    (total > most).then(|| FindingKind::SplitExceedsTop { total, top: scored.top().cloned() })
}

/// Whether a regulation gave fixed percentages to a side's few results.
fn is_small_group(checked: &Checked<'_>, side: Side) -> bool {
    match &checked.scored.sides.by(side).working {
        Working::Table(TableWorking { basis: Basis::Matchpoints { adjustment, .. }, .. }) => {
            matches!(adjustment, Adjustment::SmallGroup(_))
        }
        _ => false,
    }
}
