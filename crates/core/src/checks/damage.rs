//! Damage: whether there was any, who made it, and who gains by the ruling.

use super::{Checked, FindingKind, components};
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{Applied, ResolvedSide};

/// +X −Y +Z is damage that grew: the values must fall, for the side that gets it (the trap of the 2005 lecture).
pub(super) fn not_descending(checked: &Checked<'_>) -> Vec<FindingKind> {
    let rising = |side: Side| {
        let values = pattern(checked, side)?;
        let [before, after, obtained] = &values;
        (before < after || after < obtained).then_some(FindingKind::NotDescending { side, values })
    };
    Side::BOTH.into_iter().filter_map(rising).collect()
}

/// A side's points for X, Y and Z, where it is given +X −Y +Z.
fn pattern(checked: &Checked<'_>, side: Side) -> Option<[Exact; 3]> {
    let scored = checked.scored;
    match &scored.damage {
        Some(finding) if finding.side == side && finding.applied == Applied::Formula => {
            Some([finding.before.clone(), finding.after.clone(), finding.obtained.clone()])
        }
        Some(_) => None,
        None => {
            let parts = components(&scored.sides.by(side).working);
            let [(before, x), (after, y), (obtained, z)] = parts.as_slice() else { return None };
            let pattern = before.weight.is_positive() && after.weight.is_negative() && obtained.weight.is_positive();
            pattern.then(|| [(*x).clone(), (*y).clone(), (*z).clone()])
        }
    }
}

/// Whether the offenders gain and the non-offenders are helped, against the score obtained at the table (Law 12B1).
pub(super) fn compared_with_obtained(checked: &Checked<'_>) -> Vec<FindingKind> {
    let (Some(offenders), Some((obtained, worth))) = (checked.offenders, checked.obtained) else { return Vec::new() };
    let scored = checked.scored;
    let mut found = Vec::new();
    for side in Side::BOTH {
        let (ruled, before) = (&scored.sides.by(side).figure.unrounded, worth.by(side));
        if offenders.include(side) {
            if ruled > before {
                found.push(FindingKind::OffendersGain { side, ruling: ruled.clone(), obtained: before.clone() });
            }
        } else if offenders.include(side.opponents()) {
            if scored.applied.is_balanced() && before >= ruled && scored.damage.is_none() {
                found.push(FindingKind::NoDamage { side, ruling: ruled.clone(), obtained: before.clone() });
            }
            let same = |side: Side| same_scores(scored.applied.by(side), obtained.by(side));
            if same(side) && !same(side.opponents()) {
                found.push(FindingKind::NoRelief { side });
            }
        }
    }
    found
}

/// Whether two sides are given the same scores with the same weights, however they were written.
fn same_scores(one: &ResolvedSide, other: &ResolvedSide) -> bool {
    match (one, other) {
        (ResolvedSide::Assigned(_), ResolvedSide::Assigned(_)) => one.weighted().eq(other.weighted()),
        (one, other) => one == other,
    }
}
