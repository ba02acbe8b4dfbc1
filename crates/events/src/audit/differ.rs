//! Differences between a file's figures and those that its rules give.

use super::finding::{Code, Finding};
use super::fit::{self, RankingPrecision};
use crate::model::{Event, Line, LineResult, PrintedPlace};
use crate::scoring::{PrintedPrecision, ScoredEvent, ScoredLine, in_unit};
use redress_core::number::Exact;
use redress_core::ruling::Side;

/// Lines whose printed figures are not those of their results.
pub(super) fn lines(event: &Event, scored: &ScoredEvent, precision: &PrintedPrecision) -> Vec<Finding> {
    let mut found = Vec::new();
    for (board, (results, points)) in event.boards.iter().zip(&scored.boards).enumerate() {
        for (at, (line, scored)) in results.lines.iter().zip(&points.lines).enumerate() {
            found.extend(
                Side::BOTH
                    .into_iter()
                    .find_map(|side| differing(line, scored, side, precision))
                    .map(|finding| finding.at(board, at)),
            );
        }
    }
    found
}

/// A side's printed figure that is not the one computed.
fn differing(line: &Line, scored: &ScoredLine, side: Side, precision: &PrintedPrecision) -> Option<Finding> {
    let printed = line.printed.by(side).as_ref()?;
    let computed = scored.computed().by(side).as_ref()?;
    if precision.fits(printed, computed) != Some(false) {
        return None;
    }
    // The name of an artificial score fixes its figure, so the file contradicts itself.
    let code = if line.is_artificial(side) { Code::CodeContradicts } else { Code::PointsDiffer };
    let finding =
        Finding::new(code).figures(Some(printed.unit), printed.value.clone(), in_unit(computed, printed.unit)?);
    Some(Finding { side: Some(side), contestant: Some(line.by(side)), counts: scored.overruled.is_some(), ..finding })
}

/// Printed datums and tops that are not those computed.
pub(super) fn boards(event: &Event, scored: &ScoredEvent) -> Vec<Finding> {
    let mut found = Vec::new();
    for (board, (results, points)) in event.boards.iter().zip(&scored.boards).enumerate() {
        if let (Some(printed), Some(false)) = (&results.datum, fit::datum(results, points)) {
            let computed = points.datum.as_ref().map(|datum| datum.rounded.clone());
            let file = Some(printed.value.clone());
            found.push(Finding { board: Some(board), file, computed, ..Finding::new(Code::DatumDiffers) });
        }
        if let Some((printed, top)) = results.top.as_ref().zip(points.top.as_ref())
            && printed.value != *top
        {
            let finding =
                Finding::new(Code::TopDiffers).figures(Some(printed.unit), printed.value.clone(), top.clone());
            found.push(Finding { board: Some(board), ..finding });
        }
    }
    found
}

/// Printed results, totals, places and numbers of boards that are not those computed.
pub(super) fn ranking(event: &Event, scored: &ScoredEvent) -> Vec<Finding> {
    let mut found = Vec::new();
    let precision = RankingPrecision::measure(&event.ranking);
    for printed in event.ranking.iter() {
        let own = |code| Finding { contestant: Some(printed.contestant), ..Finding::new(code) };
        found.extend(missing(event, scored, printed));
        let Some(standing) = scored.standing(printed.contestant) else { continue };
        let differing =
            fit::totals(printed, standing, scored.scoring.unit(), precision).into_iter().filter(|one| !one.fits);
        found.extend(differing.map(|one| {
            own(Code::TotalDiffers).figures(Some(one.printed.unit), one.printed.value.clone(), one.computed)
        }));
        if let Some(place) = printed.place.filter(|place| *place != standing.place) {
            found.push(own(Code::PlaceDiffers).figures(None, place.into(), standing.place.into()));
        }
    }
    found
}

/// Finds a contestant with fewer lines than the printed number of its boards.
fn missing(event: &Event, scored: &ScoredEvent, printed: &PrintedPlace) -> Option<Finding> {
    let stated = printed.boards?;
    let played = scored.played(printed.contestant).iter().filter(|played| {
        let line = event.boards.get(played.board).and_then(|board| board.lines.get(played.line));
        line.is_some_and(|line| !matches!(line.result, LineResult::NotPlayed))
    });
    let played = u32::try_from(played.count()).unwrap_or(u32::MAX);
    let finding = Finding { contestant: Some(printed.contestant), ..Finding::new(Code::RowMissing) };
    (played < stated).then(|| finding.figures(None, stated.into(), Exact::from(played)))
}
