//! IMPs against the other table of a team match (Law 78B).

use super::ScoringError;
use super::artificial::{self, ArtificialScore};
use super::conventions::Convention;
use super::form::{ComparesWith, Form, View};
use super::imp_scale::imps_of;
use super::other_table::{sum, working};
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

    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError> {
        sum(score, view, imps_of)
    }

    fn artificial(&self, given: &Artificial, view: &View<'_>) -> Result<ArtificialScore, ScoringError> {
        artificial::in_imps(given, &Exact::ONE, view.side, view.conventions)
    }

    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError> {
        working(given, view, imps_of)
    }
}
