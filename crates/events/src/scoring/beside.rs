//! Points of contestants from results that are kept in columns: whole boards, and those beside the lines of a board.

use super::rules::Rules;
use super::scored::{ScoreError, ScoredBoard, points_before};
use crate::model::{BoardSum, Event, Rest};
use redress_core::number::Exact;
use redress_core::ruling::{Side, Sides};
use redress_core::scoring::{Across, Conventions, Figure, ResultOf, Scoring, Ties};
use std::sync::Arc;

/// The highest common denominator of boards that are summed together.
const MAX_DENOMINATOR: i64 = 1 << 30;

/// Points and tops over one denominator, in machine words.
#[derive(Debug, Clone, Copy, Default)]
struct Words {
    points: i64,
    top: i64,
}

/// The sums of all contestants over one denominator.
struct Group {
    denominator: i64,
    sums: Vec<Words>,
    /// The most that a sum can be so far.
    most: i64,
}

/// The worth of each score of a board, from the lowest on; scores that do not occur have none.
struct Worths<T> {
    lowest: i16,
    by_score: Vec<Option<Sides<T>>>,
}

impl<T> Worths<T> {
    fn of(rest: &Rest, figures: &[Sides<Option<Figure>>], worth: impl Fn(&Figure) -> Option<T>) -> Option<Self> {
        let score = |score: i32| i16::try_from(score).ok();
        let lowest = rest.counts().next().and_then(|(lowest, _)| score(lowest)).unwrap_or_default();
        let mut by_score = Vec::new();
        for ((at, _), Sides { ns, ew }) in rest.counts().zip(figures) {
            let place = usize::try_from(at.checked_sub(i32::from(lowest))?).ok()?;
            by_score.resize_with(place, || None);
            by_score.push(match (ns, ew) {
                (Some(ns), Some(ew)) => Some(Sides { ns: worth(ns)?, ew: worth(ew)? }),
                _ => None,
            });
        }
        Some(Self { lowest, by_score })
    }

    fn get(&self, score: i16) -> Option<&Sides<T>> {
        let place = i32::from(score).checked_sub(i32::from(self.lowest))?;
        self.by_score.get(usize::try_from(place).ok()?)?.as_ref()
    }
}

impl Rules {
    /// Returns true if results follow by these conventions from sums over boards that are compared as the file has them, so
    /// that results may be [kept](crate::model::Kept) in columns.
    #[must_use]
    pub fn rest_on_sums(conventions: &Conventions) -> bool {
        let Conventions { across, result_of, round_cap, ties, .. } = conventions;
        *across == Across::File
            && matches!(result_of, ResultOf::Points | ResultOf::FactoredPoints)
            && round_cap.is_none()
            && *ties == Ties::Equal
    }
}

/// The sum of each contestant, in the order of the event's, over what is kept in columns; empty if nothing is.
///
/// # Errors
/// A board cannot be scored.
pub(super) fn sums(
    event: &Event,
    boards: &[Arc<ScoredBoard>],
    scoring: Scoring,
    rules: &Rules,
) -> Result<Vec<BoardSum>, ScoreError> {
    let Some(known) = &event.elsewhere else { return Ok(Vec::new()) };
    let kept = known.kept.sums(scoring, &rules.conventions);
    let mut all = kept.map_err(|(board, error)| ScoreError::Board { board, error })?.to_vec();
    all.resize(event.contestants.len(), BoardSum::default());
    let mut groups: Vec<Group> = Vec::new();
    for (board, scored) in event.boards.iter().zip(boards) {
        let Some(rest) = board.rest.as_deref() else { continue };
        if add_words(&mut groups, &mut all, rest, &scored.rest).is_none() {
            add_exactly(&mut all, rest, &scored.rest);
        }
    }
    for Group { denominator, sums, .. } in groups {
        for (own, words) in all.iter_mut().zip(sums) {
            own.points += Exact::fraction(words.points, denominator).unwrap_or_default();
            own.top += Exact::fraction(words.top, denominator).unwrap_or_default();
        }
    }
    Ok(all)
}

/// Adds the results of a board in machine words; `None`, and nothing is added, if these do not suffice.
fn add_words(
    groups: &mut Vec<Group>,
    all: &mut [BoardSum],
    rest: &Rest,
    figures: &[Sides<Option<Figure>>],
) -> Option<()> {
    let mut denominator = 1_i64;
    for figure in figures.iter().flat_map(|row| [&row.ns, &row.ew]).flatten() {
        for part in [points_before(figure), figure.top.clone().unwrap_or_default()] {
            denominator = common(denominator, part.denominator().to_integer()?)?;
        }
    }
    let known = groups.iter().position(|group| group.denominator % denominator == 0);
    let denominator = known.and_then(|at| groups.get(at)).map_or(denominator, |group| group.denominator);
    let over = |value: &Exact| (value * denominator).to_integer();
    let words = |figure: &Figure| {
        let top = figure.top.as_ref().map_or(Some(0), over)?;
        Some(Words { points: over(&points_before(figure))?, top })
    };
    let worths = Worths::of(rest, figures, words)?;
    let largest = |own: &Sides<Words>| own.ns.points.abs().max(own.ew.points.abs()).max(own.ns.top).max(own.ew.top);
    let most = worths.by_score.iter().flatten().map(largest).max().unwrap_or_default();
    let most = most.checked_mul(i64::try_from(rest.len()).ok()?)?;
    let at = known.unwrap_or(groups.len());
    if known.is_none() {
        groups.push(Group { denominator, sums: vec![Words::default(); all.len()], most: 0 });
    }
    let group = groups.get_mut(at)?;
    group.most = group.most.checked_add(most)?;
    for result in rest.results() {
        let Some(worth) = worths.get(result.score) else { continue };
        for (side, id) in [(Side::NS, result.ns), (Side::EW, result.ew)] {
            if let (Some(sum), Some(own)) = (group.sums.get_mut(id.index()), all.get_mut(id.index())) {
                // The largest possible sum was checked above.
                sum.points = sum.points.wrapping_add(worth.by(side).points);
                sum.top = sum.top.wrapping_add(worth.by(side).top);
                own.boards = own.boards.saturating_add(1);
            }
        }
    }
    Some(())
}

/// Adds the results of a board as fractions.
fn add_exactly(all: &mut [BoardSum], rest: &Rest, figures: &[Sides<Option<Figure>>]) {
    let worth = |figure: &Figure| Some((points_before(figure), figure.top.clone().unwrap_or_default()));
    let Some(worths) = Worths::of(rest, figures, worth) else { return };
    for result in rest.results() {
        let Some(worth) = worths.get(result.score) else { continue };
        for (side, id) in [(Side::NS, result.ns), (Side::EW, result.ew)] {
            if let Some(own) = all.get_mut(id.index()) {
                own.points += &worth.by(side).0;
                own.top += &worth.by(side).1;
                own.boards = own.boards.saturating_add(1);
            }
        }
    }
}

/// The least common multiple of two denominators, if it is not too high.
fn common(one: i64, other: i64) -> Option<i64> {
    let (mut a, mut b) = (one, other);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    one.checked_mul(other.checked_div(a)?).filter(|common| *common <= MAX_DENOMINATOR)
}
