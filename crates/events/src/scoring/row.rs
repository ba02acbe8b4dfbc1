//! The part of a line in the field of its board.

use super::rules::Rules;
use super::scored::ScoreError;
use crate::model::{BoardResults, Line, LineResult, Printed, PrintedUnit};
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Sides};
use redress_core::scoring::{FieldSize, Figure, ResolvedRuling, ResolvedSide, ResolvedSides, Scoring, ShortImps, Unit};

/// The part of a line in the field of its board.
pub(super) enum LineEntry {
    /// No result, expected or not; the file may give a side something for it all the same.
    None {
        /// True if it counts as expected.
        expected: bool,
        /// The figures of each side.
        given: Box<Sides<Option<Figure>>>,
    },
    /// A result or an artificial score; each side has something or not.
    Scored {
        /// Its result.
        ruling: ResolvedRuling,
        /// True for each side that has a figure by it.
        gives: Sides<bool>,
    },
}

impl LineEntry {
    /// The entry of a line on a board with so many expected results.
    pub fn resolve(line: &Line, board: &BoardResults, expected: &Exact, rules: &Rules) -> Result<Self, ScoreError> {
        match &line.result {
            LineResult::SitOut | LineResult::NotPlayed => {
                let given = |side| line.printed.by(side).as_ref().and_then(|printed| given(printed, expected, rules));
                Ok(Self::None { expected: Self::is_expected(line, rules), given: Box::new(Sides::of(given)) })
            }
            LineResult::Bare => Ok(bare(&line.printed, expected, rules)),
            LineResult::Ruling(ruling) => {
                let resolved = ResolvedRuling::resolve(ruling, Some(&board.board));
                let resolved = resolved.map_err(|error| ScoreError::Line {
                    place: line.place.clone(),
                    board: board.board.number,
                    error,
                })?;
                Ok(Self::Scored { ruling: plain(resolved), gives: Sides { ns: true, ew: true } })
            }
        }
    }

    /// Returns true if a line counts as expected: all but those that nobody could have played.
    pub fn is_expected(line: &Line, rules: &Rules) -> bool {
        match line.result {
            LineResult::Ruling(_) | LineResult::Bare => true,
            LineResult::SitOut => rules.conventions.sit_outs_expected,
            // RealBridge counts the table that did not play the board.
            LineResult::NotPlayed => {
                rules.scoring == Some(Scoring::CrossImps) && rules.conventions.short_imps == ShortImps::RealBridge
            }
        }
    }
}

/// One score for both sides as such, so that equal ones can be scored together.
pub(super) fn plain(resolved: ResolvedRuling) -> ResolvedRuling {
    match &resolved {
        ResolvedRuling::Sides(sides) => match (sides.ns.single_score(), sides.ew.single_score()) {
            (Some(ns), Some(ew)) if ns == ew => ResolvedRuling::Score(ns),
            _ => resolved,
        },
        ResolvedRuling::Score(_) | ResolvedRuling::Damage(_) => resolved,
    }
}

/// A ruling of which only the figures are known: artificial scores of as much.
fn bare(printed: &Sides<Option<Printed>>, expected: &Exact, rules: &Rules) -> LineEntry {
    let worth = |side| printed.by(side).as_ref().and_then(|printed| artificial(printed, expected, rules));
    let given = Sides::of(worth);
    if given.ns.is_none() && given.ew.is_none() {
        return LineEntry::None { expected: true, given: Box::default() };
    }
    let gives = Sides { ns: given.ns.is_some(), ew: given.ew.is_some() };
    let side = |given: Option<Artificial>| ResolvedSide::Artificial(given.unwrap_or(Artificial::Average));
    LineEntry::Scored { ruling: ResolvedSides { ns: side(given.ns), ew: side(given.ew) }.into(), gives }
}

/// A printed figure of a line without a result, such as 60% for a sit-out.
fn given(printed: &Printed, expected: &Exact, rules: &Rules) -> Option<Figure> {
    let (points, top) = match artificial(printed, expected, rules)? {
        Artificial::Share(share) => {
            let top = top(expected, rules);
            (share * &top, Some(top))
        }
        Artificial::Imps(imps) => (imps, None),
        Artificial::AverageMinus | Artificial::Average | Artificial::AveragePlus => return None,
    };
    let share = top.as_ref().and_then(|top| points.over(top));
    Some(Figure { unrounded: points.clone(), points, penalty: Exact::ZERO, top, share })
}

/// The top that percentages of a board with so many expected results are of.
fn top(expected: &Exact, rules: &Rules) -> Exact {
    let size = FieldSize { actual: expected.clone(), expected: expected.clone(), largest: true };
    size.artificial_top(&rules.conventions)
}

/// A printed figure as an artificial score; `None` if it is none in this form of scoring.
fn artificial(printed: &Printed, expected: &Exact, rules: &Rules) -> Option<Artificial> {
    let unit = rules.scoring?.unit();
    match (printed.unit, unit) {
        (PrintedUnit::Percent, Unit::Matchpoints) => Some(Artificial::Share(&printed.value * Exact::percent(1))),
        (PrintedUnit::Matchpoints, Unit::Matchpoints) => {
            printed.value.over(&top(expected, rules)).map(Artificial::Share)
        }
        (PrintedUnit::Imps, Unit::Imps) => Some(Artificial::Imps(printed.value.clone())),
        _ => None,
    }
}

/// The number of results expected on a board under these rules.
#[must_use]
pub fn expected_results(board: &BoardResults, rules: &Rules) -> usize {
    let lines = board.lines.iter().filter(|line| LineEntry::is_expected(line, rules)).count();
    lines.saturating_add(board.beside())
}

/// The artificial score that a side's printed figure is, for a line with the figures of a ruling alone; `None` if it is
/// none in this form of scoring.
#[must_use]
pub fn printed_artificial(printed: &Printed, board: &BoardResults, rules: &Rules) -> Option<Artificial> {
    let expected = Exact::from(i64::try_from(expected_results(board, rules)).unwrap_or(i64::MAX));
    artificial(printed, &expected, rules)
}
