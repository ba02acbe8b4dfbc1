//! The other results on a board.

use super::conventions::{Conventions, SplitTables};
use super::counts::Counts;
use super::resolved::{ResolvedDamage, ResolvedRuling, ResolvedSides};
use crate::number::Exact;
use crate::ruling::{Side, Sides};

/// A row of a protocol: a result or ruling, and how many tables have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldRow {
    /// The ruling at those tables.
    pub ruling: ResolvedRuling,
    /// The number of tables.
    pub count: u32,
}

impl FieldRow {
    /// A result of `count` tables.
    #[must_use]
    pub fn new(ruling: impl Into<ResolvedRuling>, count: u32) -> Self {
        Self { ruling: ruling.into(), count }
    }

    /// A plain score, from NS's view, of `count` tables.
    #[must_use]
    pub fn score(points: i32, count: u32) -> Self {
        Self { ruling: ResolvedRuling::Score(points), count }
    }
}

/// The other results on a board, or of one group of a fouled board, counted once. A plain result costs some 24 bytes.
#[derive(Debug, Clone, Default)]
pub struct Field {
    rows: Vec<FieldRow>,
    /// Each side's results of all rows but damage, whose worth depends on the others.
    counts: Sides<Counts>,
    /// The places of the damage rows.
    damage: Vec<usize>,
    /// The results of all rows, each damage row as its formula; `None` if there is no damage row.
    with_formulas: Option<Sides<Counts>>,
    results: Exact,
    other_groups: OtherGroups,
}

/// The other groups of a fouled board (Law 87): their results are compared among themselves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OtherGroups {
    /// The number of their results together, artificial ones included.
    pub results: Exact,
    /// The number of results of the largest of them.
    pub largest: Exact,
}

impl Field {
    /// A field of any rows, in any order. Of the conventions it depends on `split` alone.
    #[must_use]
    pub fn new(rows: impl IntoIterator<Item = FieldRow>, conventions: &Conventions) -> Self {
        let (mut plain, mut damage, mut results) = (Vec::new(), Vec::new(), 0_i64);
        let mut scores: Sides<Vec<(i32, Exact)>> = Sides::default();
        let compact = |(at, FieldRow { ruling, count }): (usize, FieldRow)| {
            let ruling = ruling.compact();
            results = results.saturating_add(count.into());
            match &ruling {
                ResolvedRuling::Score(points) => plain.push((*points, i64::from(count))),
                ResolvedRuling::Sides(sides) => {
                    for side in Side::BOTH {
                        scores.by_mut(side).extend(entries(sides, side, &count.into(), conventions.split));
                    }
                }
                ResolvedRuling::Damage(_) => damage.push(at),
            }
            FieldRow { ruling, count }
        };
        let rows: Vec<FieldRow> = rows.into_iter().enumerate().map(compact).collect();
        let plain = grouped(plain);
        for side in Side::BOTH {
            scores.by_mut(side).extend(plain.iter().cloned());
        }
        let mut field = Self { rows, damage, results: results.into(), ..Self::default() };
        if !field.damage.is_empty() {
            let formulas = |side| {
                let formula = |(damage, count): (&ResolvedDamage, Exact)| {
                    entries(&damage.formula(), side, &count, conventions.split).collect::<Vec<_>>()
                };
                let formulas = field.damage().flat_map(formula);
                Counts::new(scores.by(side).iter().cloned().chain(formulas).collect())
            };
            field.with_formulas = Some(Sides::of(formulas));
        }
        field.counts = Sides { ns: Counts::new(scores.ns), ew: Counts::new(scores.ew) };
        field
    }

    /// The same as one group of a fouled board.
    #[must_use]
    pub fn beside(self, other_groups: OtherGroups) -> Self {
        Self { other_groups, ..self }
    }

    /// A field of plain scores, from NS's view, and how often each was obtained.
    #[must_use]
    pub fn of_scores(scores: impl IntoIterator<Item = (i32, u32)>) -> Self {
        Self::new(scores.into_iter().map(|(points, count)| FieldRow::score(points, count)), &Conventions::default())
    }

    /// The rows in the order given.
    #[must_use]
    pub fn rows(&self) -> &[FieldRow] {
        &self.rows
    }

    /// The number of results.
    #[must_use]
    pub fn results(&self) -> &Exact {
        &self.results
    }

    /// Returns true if there is nothing to compare with.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.results.is_zero()
    }

    /// The other groups of the board.
    pub(super) fn other_groups(&self) -> &OtherGroups {
        &self.other_groups
    }

    /// Each side's results of the rows that are not damage.
    pub(super) fn counts(&self) -> &Sides<Counts> {
        &self.counts
    }

    /// Each side's results of all rows, each damage row as its formula.
    pub(super) fn with_formulas(&self) -> &Sides<Counts> {
        self.with_formulas.as_ref().unwrap_or(&self.counts)
    }

    /// Returns true if there are damage rows.
    pub(super) fn has_damage(&self) -> bool {
        !self.damage.is_empty()
    }

    /// The damage rows and the number of tables of each.
    pub(super) fn damage(&self) -> impl Iterator<Item = (&ResolvedDamage, Exact)> {
        let row = |at: &usize| self.rows.get(*at).and_then(|row| Some((row.ruling.damage()?, row.count.into())));
        self.damage.iter().filter_map(row)
    }

    /// The number of the row at a place among the damage rows.
    pub(super) fn nth_damage(&self, row: usize) -> Option<usize> {
        self.damage.binary_search(&row).ok()
    }
}

/// Plain scores with how often each was obtained.
fn grouped(mut scores: Vec<(i32, i64)>) -> Vec<(i32, Exact)> {
    scores.sort_unstable_by_key(|(points, _)| *points);
    scores.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 = kept.1.saturating_add(next.1);
        }
        same
    });
    scores.into_iter().map(|(points, count)| (points, Exact::from(count))).collect()
}

/// The entries of a result in the table of `side`, `count` times: its side, or with one table for both (De Wael's
/// half-frequency) half of each side of a split.
pub(super) fn entries(
    result: &ResolvedSides,
    side: Side,
    count: &Exact,
    split: SplitTables,
) -> impl Iterator<Item = (i32, Exact)> {
    let halved = split == SplitTables::HalfFrequency && result.is_split();
    let share = if halved { count.half() } else { count.clone() };
    let other = halved.then(|| result.by(side.opponents()).weighted()).into_iter().flatten();
    result.by(side).weighted().chain(other).map(move |(score, weight)| (score, weight * &share))
}
