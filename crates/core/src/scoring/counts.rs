//! A side's number of results at each score, counted from below.
//!
//! Everything that a field's scoring asks of the other results is how many of them lie below a score, or up to it. So
//! the counts are added up once, from the lowest score on, and each question is a binary search.

use super::score::Entry;
use crate::number::Exact;

/// Results by score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Counts<S = i32> {
    /// Lowest score first, each score once.
    steps: Vec<Step<S>>,
    /// True if no frequency is negative.
    rising: bool,
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

impl<S> Default for Counts<S> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<S> Counts<S> {
    /// No results.
    pub const NONE: Self = Self { steps: Vec::new(), rising: true };

    /// The number of results.
    pub fn results(&self) -> &Exact {
        self.steps.last().map_or(&ZERO, |last| &last.up_to)
    }

    /// The sum of their points.
    pub fn points(&self) -> &Exact {
        self.steps.last().map_or(&ZERO, |last| &last.points)
    }

    /// The number of results with a score that is `low`; if one score is low, every lower one must be too.
    fn counted(&self, low: impl Fn(&S) -> bool) -> &Exact {
        self.sums_below(low).0
    }

    /// The number of results below a score, and the sum of their points.
    fn sums_below(&self, low: impl Fn(&S) -> bool) -> (&Exact, &Exact) {
        let at = self.steps.partition_point(|step| low(&step.score));
        let last = at.checked_sub(1).and_then(|at| self.steps.get(at));
        last.map_or((&ZERO, &ZERO), |step| (&step.up_to, &step.points))
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
        let rising = steps.first().is_none_or(|first| !first.up_to.is_negative())
            && steps.is_sorted_by(|one, next| one.up_to <= next.up_to);
        Self { steps, rising }
    }
}

impl Counts {
    /// The number of results at a score.
    fn frequency(&self, score: &Exact) -> Exact {
        let up_to = self.counted(|other| Exact::from(*other) <= *score);
        up_to - self.counted(|other| Exact::from(*other) < *score)
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

    /// The number of results.
    pub fn results(&self) -> Exact {
        self.with_more(self.field.results(), Counts::results)
    }

    /// The number of scores set apart from the field.
    pub fn set_apart(&self) -> usize {
        self.more.steps.len()
    }

    /// The greatest possible number of scores.
    pub fn scores(&self) -> usize {
        self.field.steps.len().saturating_add(self.set_apart())
    }

    /// The sum of their points.
    pub fn points(&self) -> Exact {
        self.with_more(self.field.points(), Counts::points)
    }

    /// The number of results lower than a score.
    pub fn below(&self, score: &Exact) -> Exact {
        let least = ceiling(score);
        self.with_more(self.field.counted(|other| i64::from(*other) < least), |more| {
            more.counted(|other| other < score)
        })
    }

    /// The number of results lower than a score or equal to it.
    pub fn up_to(&self, score: &Exact) -> Exact {
        let most = floor(score);
        let in_field = self.field.counted(|other| i64::from(*other) <= most);
        self.with_more(in_field, |more| more.counted(|other| other <= score))
    }

    /// The field's value, with that of the scores set apart from it.
    fn with_more(&self, in_field: &Exact, more: impl FnOnce(&Counts<Exact>) -> &Exact) -> Exact {
        if self.more.steps.is_empty() { in_field.clone() } else { in_field + more(&self.more) }
    }

    /// Adds how many results are lower than a whole score.
    pub fn add_below(&self, sum: &mut Exact, score: i64) {
        *sum += self.field.counted(|other| i64::from(*other) < score);
        if !self.more.steps.is_empty() {
            *sum += self.more.counted(|other| *other < score);
        }
    }

    /// Adds how many results are lower than a whole score or equal to it.
    pub fn add_up_to(&self, sum: &mut Exact, score: i64) {
        *sum += self.field.counted(|other| i64::from(*other) <= score);
        if !self.more.steps.is_empty() {
            *sum += self.more.counted(|other| *other <= score);
        }
    }

    /// Returns true if every result lies strictly between two scores.
    pub fn lies_between(&self, low: i64, high: i64) -> bool {
        let (field, more) = (&self.field.steps, &self.more.steps);
        let in_field = |step: Option<&Step<i32>>| step.is_none_or(|step| (low + 1..high).contains(&step.score.into()));
        let in_more = |step: Option<&Step<Exact>>| step.is_none_or(|step| step.score > low && step.score < high);
        in_field(field.first()) && in_field(field.last()) && in_more(more.first()) && in_more(more.last())
    }

    /// The sum of the points of the results from one place to another, counted from the lowest.
    ///
    /// Weights below 0% or over 100% can lead past the places, which cuts them off; then the results are walked through
    /// one after the other.
    pub fn points_between(&self, first: &Exact, last: &Exact) -> Exact {
        if self.is_rising() { self.lowest(last) - self.lowest(first) } else { self.walked(first, last) }
    }

    /// Returns true if no score has a negative frequency.
    pub fn is_rising(&self) -> bool {
        let whole = |(score, frequency): (&Exact, Exact)| {
            !frequency.is_negative() || !(frequency + (self.field.frequency(score))).is_negative()
        };
        self.field.rising && self.more.entries().all(whole)
    }

    /// The sum of the points of so many of the lowest results; every frequency must be positive or nothing.
    fn lowest(&self, place: &Exact) -> Exact {
        let in_field = |score: &Exact| self.field.counted(|other| Exact::from(*other) <= *score);
        let in_more = |score: &Exact| self.more.counted(|other| other <= score);
        let reached = |score: &Exact| in_field(score) + in_more(score) >= *place;
        let of_field = self.field.steps.partition_point(|step| !reached(&step.score.into()));
        let of_more = self.more.steps.partition_point(|step| !reached(&step.score));
        let of_field = self.field.steps.get(of_field).map(|step| Exact::from(step.score));
        let of_more = self.more.steps.get(of_more).map(|step| step.score.clone());
        // The lowest score at which there are so many.
        let Some(score) = of_field.into_iter().chain(of_more).min() else { return self.points() };
        let (below, points) = self.field.sums_below(|other| Exact::from(*other) < score);
        let (more_below, more_points) = self.more.sums_below(|other| *other < score);
        points + more_points + (place - below - more_below) * score
    }

    fn walked(&self, first: &Exact, last: &Exact) -> Exact {
        let place = |place: &Exact| place.clone().clamp(first.clone(), last.clone());
        let (mut below, mut sum) = (ZERO, ZERO);
        for (score, frequency) in self.entries() {
            let above = &below + frequency;
            sum += (place(&above) - place(&below)) * score;
            below = above;
        }
        sum
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

    /// The scores of the field with what a ruling adds to them, the lowest first.
    pub fn with_ruling(&self, ruling: &[(i32, Exact)]) -> Vec<Entry> {
        let others = self.field.entries().map(|(score, others)| Entry { score: *score, others, ruling: ZERO });
        let ruling = ruling.iter().map(|(score, weight)| Entry { score: *score, others: ZERO, ruling: weight.clone() });
        let mut entries: Vec<Entry> = others.chain(ruling).collect();
        entries.sort_by_key(|entry| entry.score);
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
pub(super) fn floor(score: &Exact) -> i64 {
    let beyond = if score.is_negative() { i64::MIN } else { i64::MAX };
    score.to_integer().or_else(|| score.floor().to_integer()).unwrap_or(beyond)
}

/// The least whole number not below a score.
pub(super) fn ceiling(score: &Exact) -> i64 {
    match score.to_integer() {
        Some(whole) => whole,
        None => floor(score).saturating_add(1),
    }
}
