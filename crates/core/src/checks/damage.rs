//! Damage: whether there was any, who made it, and who gains by the ruling.

use super::{Checked, FindingKind};
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{DamageRow, DamageValues};

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
        Some(finding) if finding.side == side && finding.applied == DamageRow::Formula => {
            let DamageValues { before, after, obtained } = finding.values.clone();
            Some([before, after, obtained])
        }
        Some(_) => None,
        None => {
            let pattern = scored.sides.by(side).working.universal()?;
            Some([pattern.before, pattern.after, pattern.obtained].map(|one| one.points.clone()))
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
            let same = |side: Side| scored.applied.by(side).is_same_as(obtained.by(side));
            if same(side) && !same(side.opponents()) {
                found.push(FindingKind::NoRelief { side });
            }
        }
    }
    found
}
