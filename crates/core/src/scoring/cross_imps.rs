//! Cross-IMPs: IMPs against every other result of the field, their mean or their sum.

use super::imps::{SCALE, imps};
use super::tables::SideValues;
use super::{Basis, ComparisonLine, Conventions, CrossImps, Entry, FrequencyTable, ScoringError};
use crate::number::Exact;
use crate::ruling::Side;

/// A side's IMPs for each score of its table.
///
/// Every threshold of the IMP scale that a difference reaches is one IMP more. So the IMPs of a score against the
/// whole table are, threshold by threshold, how many results lie so far below it less how many lie so far above:
/// the work goes by different scores, not by pairs of rows.
pub(super) fn values<'a>(
    table: &'a FrequencyTable,
    side: Side,
    conventions: &Conventions,
) -> Result<SideValues<'a>, ScoringError> {
    let comparisons = &table.results() - &Exact::ONE;
    if !comparisons.is_positive() {
        return Err(ScoringError::EmptyField);
    }
    let cap = conventions.imp_cap.map_or(SCALE.len(), |cap| usize::try_from(cap).unwrap_or(usize::MAX));
    let thresholds = || SCALE.iter().take(cap).filter_map(|least| i64::try_from(*least).ok());
    let below = Below::new(table);
    let value = |score: i64| {
        let gained: Exact = thresholds().map(|least| below.up_to(score.saturating_sub(least)).clone()).sum();
        let lost: Exact = thresholds().map(|least| below.from(score.saturating_add(least))).sum();
        let ns = &gained - &lost;
        let own = if side == Side::NS { ns } else { -ns };
        match conventions.cross_imps {
            CrossImps::Sum => own,
            CrossImps::Mean => own.over(&comparisons).unwrap_or_default(),
        }
    };
    let values: Vec<_> = table.entries().iter().map(|entry| value(entry.score.into())).collect();
    let complements = values.iter().map(|value| -value).collect();
    Ok(SideValues {
        table,
        values,
        complements,
        basis: Basis::CrossImps { comparisons, method: conventions.cross_imps },
        top: None,
    })
}

/// What a score gains against each score of its table.
pub(super) fn comparisons(
    score: i32,
    table: &FrequencyTable,
    side: Side,
    conventions: &Conventions,
) -> Vec<ComparisonLine> {
    let cap = i64::from(conventions.imp_cap.unwrap_or(u32::MAX));
    let line = |entry: &Entry| {
        let ns = i64::from(score).saturating_sub(entry.score.into());
        let difference = if side == Side::NS { ns } else { ns.saturating_neg() };
        let points = Exact::from(imps(difference).clamp(-cap, cap));
        ComparisonLine { other: entry.score, weight: entry.frequency(), difference, points }
    };
    table.entries().iter().map(line).collect()
}

/// How many results lie at or below each score.
struct Below {
    /// Ascending.
    scores: Vec<i64>,
    /// Before each score, and after the last.
    cumulative: Vec<Exact>,
    none: Exact,
}

impl Below {
    fn new(table: &FrequencyTable) -> Self {
        let mut scores = Vec::with_capacity(table.entries().len());
        let mut cumulative = vec![Exact::ZERO];
        let mut sum = Exact::ZERO;
        for entry in table.entries().iter().rev() {
            scores.push(entry.score.into());
            sum += &entry.frequency();
            cumulative.push(sum.clone());
        }
        Self { scores, cumulative, none: Exact::ZERO }
    }

    /// Results at or below a score.
    fn up_to(&self, score: i64) -> &Exact {
        let at = self.scores.partition_point(|other| *other <= score);
        self.cumulative.get(at).unwrap_or(&self.none)
    }

    /// Results at or above a score.
    fn from(&self, score: i64) -> Exact {
        let at = self.scores.partition_point(|other| *other < score);
        let all = self.cumulative.last().unwrap_or(&self.none);
        all - self.cumulative.get(at).unwrap_or(all)
    }
}
