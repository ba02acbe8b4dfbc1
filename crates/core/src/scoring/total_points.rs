//! Total points: the score itself (Law 78C).

use super::ScoringError;
use super::artificial::ArtificialScore;
use super::conventions::Convention;
use super::form::{ComparesWith, Form, View};
use super::resolved::ScoredComponent;
use super::score::{ComponentScore, Origin, Working};
use crate::number::Exact;
use crate::ruling::{Artificial, Unit};

pub(super) struct TotalPoints;

impl Form for TotalPoints {
    fn name(&self) -> &'static str {
        "total-points"
    }

    fn also_called(&self) -> &'static [&'static str] {
        &["total", "aggregate", "points"]
    }

    fn unit(&self) -> Unit {
        Unit::TotalPoints
    }

    fn compares_with(&self) -> ComparesWith {
        ComparesWith::Nothing
    }

    fn conventions(&self) -> &'static [Convention] {
        &[Convention::Round]
    }

    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError> {
        Ok(view.own(score.clone()))
    }

    fn artificial(&self, _: &Artificial, _: &View<'_>) -> Result<ArtificialScore, ScoringError> {
        Err(ScoringError::ArtificialInTotalPoints)
    }

    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError> {
        let component = |component: &ScoredComponent| {
            let own = view.own(Exact::from(component.score));
            ComponentScore::new(component, own, None, Origin::Score)
        };
        Ok(Working::TotalPoints(given.iter().map(component).collect()))
    }
}
