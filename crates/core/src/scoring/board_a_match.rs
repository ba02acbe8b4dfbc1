//! Board-a-match: two for a better result than the other table's, one for a tie, nothing for a worse.

use super::ScoringError;
use super::artificial::{self, ArtificialScore};
use super::conventions::{Convention, Conventions};
use super::form::{ComparesWith, Form, View};
use super::other_table::working;
use super::resolved::ScoredComponent;
use super::score::Working;
use crate::number::Exact;
use crate::ruling::{Artificial, Side, Unit};

pub(super) struct BoardAMatch;

impl Form for BoardAMatch {
    fn name(&self) -> &'static str {
        "board-a-match"
    }

    fn also_called(&self) -> &'static [&'static str] {
        &["bam", "patton", "point-a-board"]
    }

    fn unit(&self) -> Unit {
        Unit::Matchpoints
    }

    fn compares_with(&self) -> ComparesWith {
        ComparesWith::OtherTable
    }

    fn conventions(&self) -> &'static [Convention] {
        &[Convention::Win, Convention::TieWithin, Convention::Round]
    }

    fn top(&self, view: &View<'_>) -> Option<Exact> {
        Some(view.conventions.win.clone())
    }

    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError> {
        let (_, there) = view.other_table()?;
        let within = Exact::from(i64::from(view.conventions.tie_within));
        let (below, up_to) = (there.below(&(score - &within)), there.up_to(&(score + &within)));
        let won = match view.side {
            Side::NS => below.clone(),
            Side::EW => there.results() - &up_to,
        };
        Ok((won + (up_to - below).half()) * &view.conventions.win)
    }

    fn artificial(&self, given: &Artificial, view: &View<'_>) -> Result<ArtificialScore, ScoringError> {
        artificial::of_top(given, view.conventions.win.clone(), view.side, view.conventions)
    }

    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError> {
        working(given, view, |gain| points(gain, view.conventions), |score| self.worth(score, view))
    }
}

/// A side's points for its own gain in total points.
fn points(gain: &Exact, conventions: &Conventions) -> Exact {
    if gain.abs() <= i64::from(conventions.tie_within) {
        conventions.win.half()
    } else if gain.is_positive() {
        conventions.win.clone()
    } else {
        Exact::ZERO
    }
}
