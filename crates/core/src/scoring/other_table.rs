//! A result against the one at the other table of a team match.
//!
//! Both scores are seen from NS's side of the board, and NS here are team-mates of EW there: a side's gain is what it
//! scores here less what the same side scored there against its team-mates. Where both are weighted, every score meets
//! every other (Law 12C1(c)).

use super::ScoringError;
use super::form::View;
use super::resolved::ScoredComponent;
use super::score::{ComparisonLine, ComponentScore, Origin, Working};
use crate::number::Exact;

/// What a score is worth against all scores of the other table, where `points` is what a gain is worth.
pub(super) fn sum(score: &Exact, view: &View<'_>, points: impl Fn(&Exact) -> Exact) -> Result<Exact, ScoringError> {
    let against = |(other, weight): (i32, &Exact)| weight * points(&view.own(score - i64::from(other)));
    Ok(view.other_table()?.weighted().map(against).sum())
}

/// The same of each component, comparison by comparison.
pub(super) fn working(
    given: &[ScoredComponent],
    view: &View<'_>,
    points: impl Fn(&Exact) -> Exact,
) -> Result<Working, ScoringError> {
    let other = view.other_table()?;
    let component = |component: &ScoredComponent| {
        let line = |(other, weight): (i32, &Exact)| {
            let difference = view.own(i64::from(component.score) - i64::from(other));
            let (points, share) = (points(&difference.into()), &component.weight * weight);
            ComparisonLine { other, weight: weight.clone(), difference, part: &share * &points, points, share }
        };
        let lines: Vec<_> = other.weighted().map(line).collect();
        let sum: Exact = lines.iter().map(|line| &line.weight * &line.points).sum();
        ComponentScore::new(component, sum.clone(), None, Origin::Comparisons { lines, sum })
    };
    Ok(Working::Comparison(given.iter().map(component).collect()))
}
