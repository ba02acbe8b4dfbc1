//! How many results a side has at each score, counted from below.
//!
//! Everything that a field's scoring asks of the other results is how many of them lie below a score, or up to it. So
//! the counts are added up once, from the lowest score on, and each question is a binary search.

use super::score::Entry;
use crate::number::Exact;
use std::cmp::Reverse;

/// Results by score.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Counts<S = i32> {
    /// Lowest score first, each score once.
    steps: Vec<Step<S>>,
}

/// A score, and what there is up to it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Step<S> {
    /// From NS's view.
    score: S,
    /// Results at this score or below.
    up_to: Exact,
    /// The sum of their points.
    points: Exact,
}

const ZERO: Exact = Exact::ZERO;

impl<S> Counts<S> {
    /// No results.
    pub const NONE: Self = Self { steps: Vec::new() };

    /// How many results there are.
    pub fn results(&self) -> &Exact {
        self.steps.last().map_or(&ZERO, |last| &last.up_to)
    }

    /// The sum of their points.
    pub fn points(&self) -> &Exact {
        self.steps.last().map_or(&ZERO, |last| &last.points)
    }

    /// How many results have a score that is `low`; if one is, every lower one must be too.
    fn counted(&self, low: impl Fn(&S) -> bool) -> &Exact {
        let at = self.steps.partition_point(|step| low(&step.score));
        at.checked_sub(1).and_then(|at| self.steps.get(at)).map_or(&ZERO, |step| &step.up_to)
    }

    /// Each score with its frequency, the lowest first.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = (&S, Exact)> {
        let before = |at: usize| at.checked_sub(1).and_then(|at| self.steps.get(at)).map_or(&ZERO, |step| &step.up_to);
        self.steps.iter().enumerate().map(move |(at, step)| (&step.score, &step.up_to - before(at)))
    }
}

impl<S: Ord + Clone> Counts<S>
where
    Exact: From<S>,
{
    /// Scores and their frequencies, in any order and grouping.
    pub fn new(mut scores: Vec<(S, Exact)>) -> Self {
        scores.sort_by(|(one, _), (other, _)| one.cmp(other));
        let mut steps: Vec<Step<S>> = Vec::with_capacity(scores.len());
        let (mut up_to, mut points) = (ZERO, ZERO);
        for (score, frequency) in scores {
            up_to += &frequency;
            points += Exact::from(score.clone()) * frequency;
            match steps.last_mut() {
                Some(last) if last.score == score => (last.up_to, last.points) = (up_to.clone(), points.clone()),
                _ => steps.push(Step { score, up_to: up_to.clone(), points: points.clone() }),
            }
        }
        Self { steps }
    }
}

/// A side's table: the results of a field, and some more set apart from them.
#[derive(Debug, Clone)]
pub(super) struct Table<'a> {
    field: &'a Counts,
    /// Few, or none; negative for what is taken out.
    more: Counts<Exact>,
}

impl<'a> Table<'a> {
    /// The results of a field.
    pub fn new(field: &'a Counts) -> Self {
        Self { field, more: Counts::NONE }
    }

    /// The same with more results.
    pub fn and<S: Into<Exact>>(&self, more: impl IntoIterator<Item = (S, Exact)>) -> Self {
        let old = self.more.entries().map(|(score, frequency)| (score.clone(), frequency));
        let scores: Vec<_> = old.chain(more.into_iter().map(|(score, frequency)| (score.into(), frequency))).collect();
        Self { field: self.field, more: if scores.is_empty() { Counts::NONE } else { Counts::new(scores) } }
    }

    /// How many results it holds.
    pub fn results(&self) -> Exact {
        self.field.results() + self.more.results()
    }

    /// The sum of their points.
    pub fn points(&self) -> Exact {
        self.field.points() + self.more.points()
    }

    /// How many results are lower than a score.
    pub fn below(&self, score: &Exact) -> Exact {
        let least = ceiling(score);
        self.field.counted(|other| i64::from(*other) < least) + self.more.counted(|other| other < score)
    }

    /// How many results are lower than a score or equal to it.
    pub fn up_to(&self, score: &Exact) -> Exact {
        let most = floor(score);
        self.field.counted(|other| i64::from(*other) <= most) + self.more.counted(|other| other <= score)
    }

    /// Each score with its frequency, the lowest first.
    pub fn entries(&self) -> impl Iterator<Item = (Exact, Exact)> {
        let mut field = self.field.entries().map(|(score, frequency)| (Exact::from(*score), frequency)).peekable();
        let mut more = self.more.entries().map(|(score, frequency)| (score.clone(), frequency)).peekable();
        std::iter::from_fn(move || match (field.peek(), more.peek()) {
            (Some((score, _)), Some((other, _))) if score == other => {
                let ((score, one), (_, other)) = field.next().zip(more.next())?;
                Some((score, one + other))
            }
            (Some((score, _)), Some((other, _))) if score < other => field.next(),
            (Some(_), None) => field.next(),
            (_, Some(_)) => more.next(),
            (None, None) => None,
        })
    }

    /// The scores of the field with what a ruling adds to them, the highest first.
    pub fn with_ruling(&self, ruling: &[(i32, Exact)]) -> Vec<Entry> {
        let others = self.field.entries().rev();
        let others = others.map(|(score, others)| Entry { score: *score, others, ruling: ZERO });
        let ruling = ruling.iter().map(|(score, weight)| Entry { score: *score, others: ZERO, ruling: weight.clone() });
        let mut entries: Vec<Entry> = others.chain(ruling).collect();
        entries.sort_by_key(|entry| Reverse(entry.score));
        entries.dedup_by(|next, entry| {
            let same = next.score == entry.score;
            if same {
                entry.ruling += &next.ruling;
            }
            same
        });
        entries
    }
}

/// The greatest whole number not above a score; one beyond machine words is beyond every score.
fn floor(score: &Exact) -> i64 {
    let beyond = if score.is_negative() { i64::MIN } else { i64::MAX };
    score.to_integer().or_else(|| score.floor().to_integer()).unwrap_or(beyond)
}

/// The least whole number not below a score.
fn ceiling(score: &Exact) -> i64 {
    match score.to_integer() {
        Some(whole) => whole,
        None => floor(score).saturating_add(1),
    }
}
