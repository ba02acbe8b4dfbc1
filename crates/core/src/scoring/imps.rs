//! IMPs against the other table of a team match (Law 78B).

use super::ScoringError;
use super::artificial::{self, ArtificialScore};
use super::conventions::Convention;
use super::form::{ComparesWith, Form, View};
use super::imp_scale::{STEPS, imps_against, imps_of};
use super::other_table::working;
use super::resolved::ScoredComponent;
use super::score::Working;
use crate::number::Exact;
use crate::ruling::{Artificial, Unit};

pub(super) struct Imps;

impl Form for Imps {
    fn name(&self) -> &'static str {
        "imps"
    }

    fn also_called(&self) -> &'static [&'static str] {
        &["imp", "teams", "team", "match"]
    }

    fn unit(&self) -> Unit {
        Unit::Imps
    }

    fn compares_with(&self) -> ComparesWith {
        ComparesWith::OtherTable
    }

    fn conventions(&self) -> &'static [Convention] {
        &[Convention::ImpAverage, Convention::RoundImps, Convention::VpFraction]
    }

    fn steps(&self, _view: &View<'_>) -> u64 {
        STEPS
    }

    /// Against all scores of the other table.
    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError> {
        let (_, there) = view.other_table()?;
        Ok(view.own(imps_against(score, there, usize::MAX)))
    }

    fn artificial(&self, given: &Artificial, view: &View<'_>) -> Result<ArtificialScore, ScoringError> {
        artificial::in_imps(given, &Exact::ONE, view.side, view.conventions)
    }

    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError> {
        working(given, view, imps_of, |score| self.worth(score, view))
    }
}
