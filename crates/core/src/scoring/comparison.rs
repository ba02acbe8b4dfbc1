//! Against the other table of a team match: IMPs (Law 78B), or board-a-match.

use super::imps::imps;
use super::{
    ComparisonLine, Conventions, Figure, Judged, Resolved, ResolvedSide, Scored, Scoring, ScoringError, SideScore,
    Sides, Weighted, Working, artificial, damage,
};
use crate::number::Exact;
use crate::ruling::{Artificial, Side};

/// A component compared with the other table.
#[derive(Debug, Clone)]
pub struct Comparison {
    /// Outcome, weight and score.
    pub component: Weighted,
    /// The side's points for it, over all the scores of the other table.
    pub points: Exact,
    /// Each score of the other table.
    pub lines: Vec<ComparisonLine>,
}

/// What a difference in points is worth.
struct Measure<'a> {
    scoring: Scoring,
    conventions: &'a Conventions,
}

impl Measure<'_> {
    /// What a side gets for its own gain in points.
    fn points(&self, difference: i64) -> Exact {
        if self.scoring == Scoring::Imps {
            return Exact::from(imps(difference));
        }
        if difference.unsigned_abs() <= self.conventions.tie_within.into() {
            self.conventions.win.half()
        } else if difference > 0 {
            self.conventions.win.clone()
        } else {
            Exact::ZERO
        }
    }

    /// The most a side can have.
    fn top(&self) -> Option<Exact> {
        (self.scoring == Scoring::BoardAMatch).then(|| self.conventions.win.clone())
    }

    fn artificial(&self, given: &Artificial, side: Side) -> Result<Exact, ScoringError> {
        match self.top() {
            Some(top) => artificial::share(given, side, self.conventions).map(|share| &share * &top),
            None => artificial::imps(given, self.conventions),
        }
    }

    /// A side's component against every score of its team-mates' opponents at the other table.
    ///
    /// Both scores are seen from NS's side of the board, and NS here are team-mates of EW there, so that the
    /// difference is NS's gain here less what the other NS gained there.
    fn compare(&self, component: &Weighted, other: &ResolvedSide, side: Side) -> Comparison {
        let line = |(other, weight): (i32, &Exact)| {
            let ns = i64::from(component.score).saturating_sub(i64::from(other));
            let difference = match side {
                Side::NS => ns,
                Side::EW => ns.saturating_neg(),
            };
            ComparisonLine { other, weight: weight.clone(), difference, points: self.points(difference) }
        };
        let lines: Vec<_> = other.weighted().map(line).collect();
        let points = lines.iter().map(|line| &line.weight * &line.points).sum();
        Comparison { component: component.clone(), points, lines }
    }

    fn comparisons(&self, given: &[Weighted], other: &Resolved, side: Side) -> Vec<Comparison> {
        // NS here are team-mates of EW there: what the other table's EW are given is what NS here are measured by.
        given.iter().map(|component| self.compare(component, other.by(side.opponents()), side)).collect()
    }

    fn plain(&self, resolved: &Resolved, other: &Resolved) -> Result<Scored, ScoringError> {
        let top = self.top();
        let sides = Sides::try_of(|side| {
            let (unrounded, working) = match resolved.by(side) {
                ResolvedSide::Artificial(given) => (self.artificial(given, side)?, Working::Artificial(given.clone())),
                ResolvedSide::Assigned(given) => {
                    let comparisons = self.comparisons(given, other, side);
                    (weighted_sum(&comparisons), Working::Comparison(comparisons))
                }
            };
            Ok(SideScore { figure: Figure::of(unrounded, top.as_ref(), side, self.conventions), working })
        })?;
        Ok(Scored { top, ..Scored::new(self.scoring, resolved.clone(), sides) })
    }
}

fn weighted_sum(comparisons: &[Comparison]) -> Exact {
    comparisons.iter().map(|comparison| &comparison.component.weight * &comparison.points).sum()
}

/// Scores a ruling in a team match, in IMPs or board-a-match.
pub(super) fn score(
    ruling: &Judged,
    other: &Resolved,
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Scored, ScoringError> {
    if Side::BOTH.into_iter().any(|side| other.by(side).is_artificial()) {
        return Err(ScoringError::OtherArtificial);
    }
    let measure = Measure { scoring, conventions };
    let value = |side: Side, result: &Resolved| match result.by(side) {
        ResolvedSide::Assigned(given) => Ok(weighted_sum(&measure.comparisons(given, other, side))),
        ResolvedSide::Artificial(given) => measure.artificial(given, side),
    };
    damage::applied(ruling, conventions, value, |resolved| measure.plain(resolved, other))
}
