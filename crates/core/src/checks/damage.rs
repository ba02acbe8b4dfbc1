//! Damage: whether there was any, who made it, and who gains by the ruling.

use super::pattern::{pattern, self_inflicted};
use super::{Checked, FindingKind};
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{DamageRow, DamageValues, Sides};

/// +X −Y +Z takes away a loss of the side's own: the values must fall, for the side that gets it (the trap of the 2005
/// lecture).
pub(super) fn not_descending(checked: &Checked<'_>) -> Vec<FindingKind> {
    let rising = |side: Side| {
        let values = values(checked, side)?;
        let [before, after, obtained] = &values;
        (before < after || after < obtained).then_some(FindingKind::NotDescending { side, values })
    };
    let found = Side::BOTH.into_iter().filter_map(rising);
    // A score that both sides get alike rises for one of them: only the side that the pattern is for counts.
    match self_inflicted(&checked.scored.applied, checked.offenders) {
        Some(side) => {
            found.filter(|kind| matches!(kind, FindingKind::NotDescending { side: own, .. } if *own == side)).collect()
        }
        None => found.collect(),
    }
}

/// A side's points for X, Y and Z, where it is given +X −Y +Z.
fn values(checked: &Checked<'_>, side: Side) -> Option<[Exact; 3]> {
    let scored = checked.scored;
    match &scored.damage {
        Some(finding) if finding.side == side && finding.applied == DamageRow::Formula => {
            let DamageValues { before, after, obtained } = finding.values.clone();
            Some([before, after, obtained])
        }
        Some(_) => None,
        None => {
            let components = scored.sides.by(side).working.components();
            let parts = components.iter().map(|one| (&one.component.weight, &one.points));
            Some(pattern(&scored.applied, side)?.values(parts))
        }
    }
}

/// A figure that nobody can have: below nothing, or over the top.
pub(super) fn out_of_range(checked: &Checked<'_>) -> Vec<FindingKind> {
    let of_side = |side: Side| {
        let figure = &checked.scored.sides.by(side).figure;
        let (points, top) = (figure.unrounded.clone(), figure.top.clone()?);
        (points.is_negative() || points > top).then_some(FindingKind::OutOfRange { side, points, top })
    };
    Side::BOTH.into_iter().filter_map(of_side).collect()
}

/// The points that count: in a knockout both sides' together (Law 12C4), everywhere else each side's own.
fn counted(checked: &Checked<'_>, points: &Sides<Exact>) -> Sides<Exact> {
    match checked.matched.filter(|matched| matched.takes(checked.scored.scoring)) {
        Some(matched) => matched.counted(points),
        None => points.clone(),
    }
}

/// Checks for a gain of the offenders and a loss of the non-offenders against the score obtained at the table (Law
/// 12B1).
pub(super) fn compared_with_obtained(checked: &Checked<'_>) -> Vec<FindingKind> {
    let (Some(offenders), Some((obtained, worth))) = (checked.offenders, checked.obtained) else { return Vec::new() };
    let scored = checked.scored;
    let ruling = Sides::of(|side| scored.sides.by(side).figure.unrounded.clone());
    let [ruling, worth] = [&ruling, worth].map(|points| counted(checked, points));
    let mut found = Vec::new();
    for side in Side::BOTH {
        let (ruled, before) = (ruling.by(side), worth.by(side));
        if offenders.include(side) {
            if ruled > before {
                found.push(FindingKind::OffendersGain { side, ruling: ruled.clone(), obtained: before.clone() });
            }
        } else if offenders.include(side.opponents()) {
            let stands = scored.applied.is_balanced() && before >= ruled && scored.damage.is_none();
            if stands {
                found.push(FindingKind::NoDamage { side, ruling: ruled.clone(), obtained: before.clone() });
            }
            if before > ruled {
                found.push(FindingKind::NonOffendersLose { side, ruling: ruled.clone(), obtained: before.clone() });
            }
            let same = |side: Side| scored.applied.by(side).is_same_as(obtained.by(side));
            // If the score stands, no side is adjusted.
            if !stands && same(side) && !same(side.opponents()) {
                found.push(FindingKind::NoRelief { side });
            }
        }
    }
    found
}
