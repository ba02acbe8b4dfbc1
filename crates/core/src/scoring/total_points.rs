//! Total points: the score itself (Law 78C).

use super::{
    ComponentScore, Conventions, Figure, Judged, Origin, Resolved, ResolvedSide, Scored, Scoring, ScoringError,
    SideScore, Sides, Working, damage,
};
use crate::number::Exact;
use crate::ruling::Side;

/// Scores a ruling by its points.
pub(super) fn score(ruling: &Judged, conventions: &Conventions) -> Result<Scored, ScoringError> {
    let value = |side: Side, result: &Resolved| components(result.by(side), side).map(|parts| worth(&parts));
    damage::applied(ruling, conventions, value, |resolved| {
        let sides = Sides::try_of(|side| {
            let components = components(resolved.by(side), side)?;
            let figure = Figure::of(worth(&components), None, side, conventions);
            Ok(SideScore { figure, working: Working::TotalPoints(components) })
        })?;
        Ok(Scored::new(Scoring::TotalPoints, resolved.clone(), sides))
    })
}

fn components(given: &ResolvedSide, side: Side) -> Result<Vec<ComponentScore>, ScoringError> {
    let ResolvedSide::Assigned(components) = given else { return Err(ScoringError::ArtificialInTotalPoints) };
    let own = |score: i32| if side == Side::NS { Exact::from(score) } else { -Exact::from(score) };
    let scored = components.iter().map(|component| ComponentScore {
        points: own(component.score),
        component: component.clone(),
        origin: Origin::Table,
    });
    Ok(scored.collect())
}

fn worth(components: &[ComponentScore]) -> Exact {
    components.iter().map(|one| &one.component.weight * &one.points).sum()
}
