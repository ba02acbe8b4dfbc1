//! A result against the one at the other table of a team match.
//!
//! Both scores are seen from NS's side of the board, and NS here are team-mates of EW there: a side's gain is what it
//! scores here less what the same side scored there against its team-mates. Where both are weighted, every score meets
//! every other (Law 12C1(c)).

use super::ScoringError;
use super::form::View;
use super::resolved::ScoredComponent;
use super::score::{ComparisonLine, ComponentScore, Origin, Working, shows_each};
use crate::number::Exact;

/// The components with their comparisons, where `points` is what a gain is worth and `worth` what a score is worth against
/// all scores of the other table.
pub(super) fn working(
    given: &[ScoredComponent],
    view: &View<'_>,
    points: impl Fn(&Exact) -> Exact,
    worth: impl Fn(&Exact) -> Result<Exact, ScoringError>,
) -> Result<Working, ScoringError> {
    let (other, _) = view.other_table()?;
    let is_listed = shows_each(given.len(), other.components().len());
    let component = |component: &ScoredComponent| {
        let line = |(other, weight): (i32, &Exact)| {
            let difference = view.own(i64::from(component.score) - i64::from(other));
            let (points, share) = (points(&difference.into()), &component.weight * weight);
            ComparisonLine { other, weight: weight.clone(), difference, part: &share * &points, points, share }
        };
        let lines = other.weighted().filter(|_| is_listed).map(line).collect();
        let sum = worth(&component.score.into())?;
        Ok(ComponentScore::new(component, sum.clone(), None, Origin::Comparisons { lines, sum }))
    };
    Ok(Working::Comparison(given.iter().map(component).collect::<Result<_, _>>()?))
}
