//! The other results on a board.

use super::resolved::ResolvedDamage;
use super::{Conventions, FrequencyTable, Judged, Resolved, Sides, SplitTables};
use crate::number::Exact;
use crate::ruling::Side;

/// A row of a protocol: a result or ruling, and how many tables have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldRow {
    /// What those tables scored.
    pub ruling: Judged,
    /// How many they are.
    pub count: u32,
}

/// The other results on a board, their two frequency tables made once.
#[derive(Debug, Clone, Default)]
pub struct Field {
    rows: Vec<FieldRow>,
    /// The tables of all rows but damage, whose worth depends on the others.
    tables: Sides<FrequencyTable>,
    damage: Vec<(ResolvedDamage, Exact)>,
    results: Exact,
    elsewhere: Elsewhere,
}

/// The other groups of a fouled board (Law 87): their results are compared among themselves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Elsewhere {
    /// How many results they have together, artificial ones included.
    pub results: Exact,
    /// How many the largest of them has.
    pub largest: Exact,
}

impl Field {
    /// A field of any rows, in any order.
    #[must_use]
    pub fn new(rows: Vec<FieldRow>, conventions: &Conventions) -> Self {
        let mut damage = Vec::new();
        let mut scores: Sides<Vec<(i32, Exact)>> = Sides::default();
        let mut results = Exact::ZERO;
        for row in &rows {
            let count = Exact::from(row.count);
            results += &count;
            match &row.ruling {
                Judged::Damage(found) => damage.push((found.as_ref().clone(), count)),
                Judged::Plain(resolved) => {
                    for side in Side::BOTH {
                        scores.by_mut(side).extend(entries(resolved, side, &count, conventions.split));
                    }
                }
            }
        }
        let tables = Sides { ns: FrequencyTable::new(scores.ns), ew: FrequencyTable::new(scores.ew) };
        Self { rows, tables, damage, results, elsewhere: Elsewhere::default() }
    }

    /// The same as one group of a fouled board.
    #[must_use]
    pub fn beside(self, elsewhere: Elsewhere) -> Self {
        Self { elsewhere, ..self }
    }

    /// A field of plain scores, from NS's view, and how often each was obtained.
    #[must_use]
    pub fn of_scores(scores: impl IntoIterator<Item = (i32, u32)>) -> Self {
        let row = |(points, count)| FieldRow { ruling: Judged::Plain(Resolved::score(points)), count };
        Self::new(scores.into_iter().map(row).collect(), &Conventions::default())
    }

    /// The rows as they were given.
    #[must_use]
    pub fn rows(&self) -> &[FieldRow] {
        &self.rows
    }

    /// How many results there are.
    #[must_use]
    pub fn results(&self) -> &Exact {
        &self.results
    }

    /// Whether there is nothing to compare with.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.results.is_zero()
    }

    /// The other groups of the board.
    pub(super) fn elsewhere(&self) -> &Elsewhere {
        &self.elsewhere
    }

    /// The tables of the rows that are not damage.
    pub(super) fn tables(&self) -> &Sides<FrequencyTable> {
        &self.tables
    }

    /// The damage rows and their counts.
    pub(super) fn damage(&self) -> &[(ResolvedDamage, Exact)] {
        &self.damage
    }
}

/// What a result puts into the table of `side`, `count` times: its side, or with one table for both (De Wael's
/// half-frequency) half of each side of a split.
pub(super) fn entries(
    resolved: &Resolved,
    side: Side,
    count: &Exact,
    split: SplitTables,
) -> impl Iterator<Item = (i32, Exact)> {
    let halved = split == SplitTables::HalfFrequency && resolved.ns != resolved.ew;
    let share = if halved { count.half() } else { count.clone() };
    let other = halved.then(|| resolved.by(side.opponents()).weighted()).into_iter().flatten();
    resolved.by(side).weighted().chain(other).map(move |(score, weight)| (score, weight * &share))
}
