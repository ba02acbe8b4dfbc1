//! IMPs against the other table (Law 78B).

use super::{
    Comparison, ComparisonLine, Conventions, Figure, Judged, Resolved, ResolvedSide, Scored, ScoringError, SideScore,
    Sides, Unit, Weighted, Working, artificial, damage,
};
use crate::number::Exact;
use crate::ruling::Side;

/// The least difference in points for 1, 2, 3 … 24 IMPs (Law 78B).
const SCALE: [u64; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
    3500, 4000,
];

/// International Match Points for a difference in points, with its sign.
#[must_use]
pub fn imps(difference: i64) -> i64 {
    let size = difference.unsigned_abs();
    let imps = SCALE.partition_point(|least| *least <= size);
    i64::try_from(imps).unwrap_or(0).saturating_mul(difference.signum())
}

/// A side's component against every score of its team-mates' opponents at the other table.
///
/// Both scores are seen from NS's side of the board, and NS here are team-mates of EW there, so that the difference is
/// NS's gain here less what the other NS gained there.
fn compare(component: &Weighted, other: &ResolvedSide, side: Side) -> Comparison {
    let line = |(other, weight): (i32, &Exact)| {
        let ns = i64::from(component.score).saturating_sub(i64::from(other));
        let difference = match side {
            Side::NS => ns,
            Side::EW => ns.saturating_neg(),
        };
        ComparisonLine { other, weight: weight.clone(), difference, imps: imps(difference) }
    };
    let lines: Vec<_> = other.weighted().map(line).collect();
    let points = lines.iter().map(|line| &line.weight * &Exact::from(line.imps)).sum();
    Comparison { component: component.clone(), points, lines }
}

fn weighted_sum(comparisons: &[Comparison]) -> Exact {
    comparisons.iter().map(|comparison| &comparison.component.weight * &comparison.points).sum()
}

fn comparisons(given: &[Weighted], other: &Resolved, side: Side) -> Vec<Comparison> {
    // NS here are team-mates of EW there: what the other table's EW are given is what NS here are measured by.
    given.iter().map(|component| compare(component, other.by(side.opponents()), side)).collect()
}

/// Scores a ruling in a team match.
pub(super) fn score(ruling: &Judged, other: &Resolved, conventions: &Conventions) -> Result<Scored, ScoringError> {
    if Side::BOTH.into_iter().any(|side| other.by(side).is_artificial()) {
        return Err(ScoringError::OtherArtificial);
    }
    let value = |side: Side, result: &Resolved| match result.by(side) {
        ResolvedSide::Assigned(given) => Ok(weighted_sum(&comparisons(given, other, side))),
        ResolvedSide::Artificial(given) => artificial::imps(given, conventions),
    };
    damage::applied(ruling, conventions, value, |resolved| plain(resolved, other, conventions))
}

fn plain(resolved: &Resolved, other: &Resolved, conventions: &Conventions) -> Result<Scored, ScoringError> {
    let sides = Sides::try_of(|side| {
        let (unrounded, working) = match resolved.by(side) {
            ResolvedSide::Artificial(given) => {
                (artificial::imps(given, conventions)?, Working::Artificial(given.clone()))
            }
            ResolvedSide::Assigned(given) => {
                let comparisons = comparisons(given, other, side);
                (weighted_sum(&comparisons), Working::Comparison(comparisons))
            }
        };
        Ok(SideScore { figure: Figure::of(unrounded, None, side, conventions), working })
    })?;
    Ok(Scored { applied: resolved.clone(), damage: None, sides, unit: Unit::Imps, top: None, results: None })
}
