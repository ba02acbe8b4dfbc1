//! Frequency tables: the scores of a board, and how often each was obtained.

use crate::number::Exact;

/// A score and its frequency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// From NS's view.
    pub score: i32,
    /// At the other tables.
    pub others: Exact,
    /// What the ruling adds: a weight, fractional or negative.
    pub ruling: Exact,
}

impl Entry {
    /// How often the score stands in the table.
    #[must_use]
    pub fn frequency(&self) -> Exact {
        &self.others + &self.ruling
    }
}

/// The scores of one side's results on a board, highest first for NS.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FrequencyTable {
    entries: Vec<Entry>,
}

impl FrequencyTable {
    /// A table of the other tables' scores, in any order and grouping.
    #[must_use]
    pub fn new(scores: impl IntoIterator<Item = (i32, Exact)>) -> Self {
        let mut scores: Vec<_> = scores.into_iter().collect();
        scores.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        let mut entries: Vec<Entry> = Vec::new();
        for (score, frequency) in scores {
            match entries.last_mut() {
                Some(last) if last.score == score => last.others += &frequency,
                _ => entries.push(Entry { score, others: frequency, ruling: Exact::ZERO }),
            }
        }
        Self { entries }
    }

    /// The same with a ruling's weighted scores set apart from the others.
    #[must_use]
    pub fn with<'a>(&self, weighted: impl IntoIterator<Item = (i32, &'a Exact)>) -> Self {
        let mut table = self.clone();
        for (score, weight) in weighted {
            match table.find(score) {
                Ok(at) => {
                    if let Some(entry) = table.entries.get_mut(at) {
                        entry.ruling += weight;
                    }
                }
                Err(at) => {
                    table.entries.insert(at, Entry { score, others: Exact::ZERO, ruling: weight.clone() });
                }
            }
        }
        table
    }

    /// The table of the others alone.
    #[must_use]
    pub(super) fn others(&self) -> Self {
        let others = self.entries.iter().filter(|entry| !entry.others.is_zero());
        Self { entries: others.map(|entry| Entry { ruling: Exact::ZERO, ..entry.clone() }).collect() }
    }

    /// The entries, highest score for NS first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many results stand in the table.
    #[must_use]
    pub fn results(&self) -> Exact {
        self.entries.iter().map(Entry::frequency).sum()
    }

    /// The place of a score, or where it would stand.
    pub(super) fn find(&self, score: i32) -> Result<usize, usize> {
        self.entries.binary_search_by(|entry| score.cmp(&entry.score))
    }

    /// NS's matchpoints of each entry, two for every result beaten and one for every tie (Law 78A): twice what lies
    /// below, and the score's own frequency less the result itself.
    ///
    /// Seen from below this is the lecture's row of −1: each value is the value, frequency and next frequency summed.
    #[must_use]
    pub fn matchpoints(&self) -> Vec<Exact> {
        let mut points = vec![Exact::ZERO; self.entries.len()];
        let (mut below, mut value) = (Exact::from(-1_i64), Exact::ZERO);
        for (entry, slot) in self.entries.iter().zip(points.iter_mut()).rev() {
            let frequency = entry.frequency();
            value = &(&value + &below) + &frequency;
            below = frequency;
            *slot = value.clone();
        }
        points
    }
}
