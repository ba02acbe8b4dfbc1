//! The statistics of a class: the difficulty of each question, and whether candidates who knew more did better in it.
//!
//! *Facility* is the mean mark as a share of what a question is worth (for questions that are right or wrong the share of
//! right answers, the facility value or *p* of classical test theory). *Discrimination* is the difference of the mean
//! marks of the best and the weakest 27% of the class, again as a share of what the question is worth: the index of
//! Kelley (Journal of Educational Psychology 30, 1939), taken over to marks in parts (Metsämuuronen, International Journal
//! of Educational Methodology 6, 2020). Where candidates with the same total stand at the edge of a group, each counts the
//! same share, so that the order of the files makes no difference. *Reliability* is Cronbach's alpha (Psychometrika 16,
//! 1951). All of it is exact.

mod document;
mod show;

pub use document::{StatisticsDocument, statistics_document};
pub use show::statistics_blocks;

use super::grade::Graded;
use super::key::Key;
use super::mark::{Mark, Verdict};
use crate::number::Exact;

/// The share of a class in each of its groups, in percent.
const GROUP: i64 = 27;

/// Candidates below whom no groups are compared: each would be of one or two.
const FEWEST: usize = 10;

/// The statistics of a class.
#[derive(Debug, Clone)]
pub struct Statistics<'a> {
    /// The candidates that count.
    pub(super) counted: Vec<&'a Graded>,
    /// Files that could not be read, which do not count.
    pub unread: usize,
    /// The worth of the whole exam.
    pub worth: Exact,
    /// The mean, the median, the highest and the lowest total, where anybody counts.
    pub totals: Option<Totals>,
    /// Cronbach's alpha; `None` for one question, one candidate or equal totals.
    pub reliability: Option<Exact>,
    /// The number of candidates in each of the two groups; `None` in a class too small for groups.
    pub group: Option<usize>,
    /// The questions in the order of the key.
    pub questions: Vec<QuestionStatistics>,
}

/// The totals of a class, in marks.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is what it is called")]
pub struct Totals {
    pub mean: Exact,
    pub median: Exact,
    pub highest: Exact,
    pub lowest: Exact,
}

/// The statistics of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionStatistics {
    /// Its worth.
    pub worth: Exact,
    /// The mean mark.
    pub mean: Exact,
    /// The mean mark as a share of its worth, 0 to 1; `None` for a question worth nothing.
    pub facility: Option<Exact>,
    /// The difference of the groups' mean marks as a share of its worth, −1 to 1.
    pub discrimination: Option<Exact>,
    /// Candidates with full marks.
    pub full: usize,
    /// Candidates with a part of them.
    pub part: usize,
    /// Candidates who answered and have nothing.
    pub nothing: usize,
    /// Candidates who did not answer.
    pub missing: usize,
}

impl<'a> Statistics<'a> {
    /// Computes the statistics of a class. Files that could not be read do not count.
    #[must_use]
    pub fn of(key: &Key, graded: &'a [Graded]) -> Self {
        let counted: Vec<&Graded> = graded.iter().filter(|one| !one.is_refused()).collect();
        let totals: Vec<Exact> = counted.iter().map(|one| one.total()).collect();
        let group = (counted.len() >= FEWEST).then(|| group_size(counted.len())).flatten();
        let groups = group.map(|size| Groups::of(&totals, size));
        let questions = key.questions.iter().enumerate().map(|(at, question)| {
            let marks: Vec<&Mark> = counted.iter().filter_map(|one| Some(one.marks.get(at)?.as_ref())).collect();
            question_of(Key::worth(question), &marks, groups.as_ref())
        });
        Self {
            questions: questions.collect(),
            unread: graded.len().saturating_sub(counted.len()),
            worth: key.total(),
            reliability: reliability(&counted, key.questions.len()),
            totals: Totals::of(totals),
            group,
            counted,
        }
    }

    /// The number of candidates that count.
    #[must_use]
    pub fn candidates(&self) -> usize {
        self.counted.len()
    }
}

impl Totals {
    fn of(mut totals: Vec<Exact>) -> Option<Self> {
        totals.sort();
        let last = totals.len().checked_sub(1)?;
        let middle = totals.get(last / 2)? + totals.get(last.div_ceil(2))?;
        Some(Self {
            mean: mean(&totals)?,
            median: middle.half(),
            highest: totals.last()?.clone(),
            lowest: totals.first()?.clone(),
        })
    }
}

fn count(count: usize) -> Exact {
    Exact::from(i64::try_from(count).unwrap_or(i64::MAX))
}

fn mean(values: &[Exact]) -> Option<Exact> {
    values.iter().sum::<Exact>().over(&count(values.len()))
}

/// 27% of a class, rounded, at least one.
fn group_size(candidates: usize) -> Option<usize> {
    let share = candidates.checked_mul(usize::try_from(GROUP).ok()?)?;
    Some(share.saturating_add(50).div_euclid(100).max(1))
}

/// The part of each candidate in the best group, and in the weakest: 1, 0, or a share if several with one total are at
/// its edge.
struct Groups {
    size: Exact,
    best: Vec<Exact>,
    weakest: Vec<Exact>,
}

impl Groups {
    fn of(totals: &[Exact], size: usize) -> Self {
        let mut sorted: Vec<&Exact> = totals.iter().collect();
        sorted.sort();
        let shares = |edge: Option<&&Exact>, is_inside: &dyn Fn(&Exact, &Exact) -> bool| {
            let Some(edge) = edge else { return vec![Exact::ZERO; totals.len()] };
            let inside = totals.iter().filter(|total| is_inside(total, edge)).count();
            let at_edge = totals.iter().filter(|total| *total == *edge).count();
            let share = count(size.saturating_sub(inside)).over(&count(at_edge)).unwrap_or_default();
            let of = |total: &Exact| match () {
                () if is_inside(total, edge) => Exact::ONE,
                () if total == *edge => share.clone(),
                () => Exact::ZERO,
            };
            totals.iter().map(of).collect()
        };
        let (low, high) = (size.checked_sub(1), totals.len().checked_sub(size));
        Self {
            size: count(size),
            best: shares(high.and_then(|at| sorted.get(at)), &|total, edge| total > edge),
            weakest: shares(low.and_then(|at| sorted.get(at)), &|total, edge| total < edge),
        }
    }

    /// The difference of the groups' mean marks as a share of the worth.
    fn discrimination(&self, marks: &[&Mark], worth: &Exact) -> Option<Exact> {
        let sum =
            |shares: &[Exact]| -> Exact { marks.iter().zip(shares).map(|(mark, share)| &mark.earned * share).sum() };
        (&sum(&self.best) - &sum(&self.weakest)).over(&(&self.size * worth))
    }
}

fn question_of(worth: Exact, marks: &[&Mark], groups: Option<&Groups>) -> QuestionStatistics {
    let earned: Vec<Exact> = marks.iter().map(|mark| mark.earned.clone()).collect();
    let mean = mean(&earned).unwrap_or_default();
    let of = |which: &dyn Fn(&Mark) -> bool| marks.iter().filter(|mark| which(mark)).count();
    let is_missing = |mark: &Mark| mark.verdict == Verdict::Missing && mark.by_hand.is_none();
    QuestionStatistics {
        facility: mean.over(&worth),
        discrimination: groups.and_then(|groups| groups.discrimination(marks, &worth)),
        full: of(&Mark::is_right),
        part: of(&|mark| !mark.is_right() && !mark.earned.is_zero()),
        nothing: of(&|mark| !mark.is_right() && mark.earned.is_zero() && !is_missing(mark)),
        missing: of(&is_missing),
        mean,
        worth,
    }
}

/// Cronbach's alpha: k/(k − 1) · (1 − the sum of the questions' variances over the variance of the totals).
fn reliability(counted: &[&Graded], questions: usize) -> Option<Exact> {
    let variance = |values: &[Exact]| {
        let sum: Exact = values.iter().sum();
        let squares: Exact = values.iter().map(|value| value * value).sum();
        &(&squares * &count(values.len())) - &(&sum * &sum)
    };
    let of_question = |at: usize| -> Vec<Exact> {
        counted.iter().filter_map(|one| Some(one.marks.get(at)?.earned.clone())).collect()
    };
    let totals: Vec<Exact> = counted.iter().map(|one| one.total()).collect();
    let parts: Exact = (0..questions).map(|at| variance(&of_question(at))).sum();
    let share = parts.over(&variance(&totals))?;
    let factor = count(questions).over(&count(questions.checked_sub(1)?))?;
    Some(&factor * &(&Exact::ONE - &share))
}
