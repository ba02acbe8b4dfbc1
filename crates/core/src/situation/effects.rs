//! The effect of a ruling on the other pairs of the field.

use super::evaluate::Ready;
use super::traveller::GroupField;
use super::{AssessError, Assessment, Situation};
use crate::number::Exact;
use crate::ruling::{Ruling, Side};
use crate::scoring::{
    FieldRow, Figure, ResolvedRuling, ResolvedSides, RowFigures, Scoring, Sides, Universal, row_figures,
};
use std::collections::BTreeMap;

/// The other pairs' points with a ruling, beside what they would have without it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Effects {
    /// True if the comparison is with the score obtained at the table; else with the board as if the table had none.
    pub from_obtained: bool,
    /// True if shares are compared and not points: matchpoints of two tops.
    pub in_shares: bool,
    /// Each side's other pairs, without artificial scores: those of plain scores, highest for NS first, then those of other rows in their order.
    pub changes: Sides<Vec<Change>>,
}

/// Pairs of the field before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change {
    /// Their result.
    pub result: OtherResult,
    /// At how many tables.
    pub tables: Exact,
    /// Its points; `None` if the row has no value.
    pub before: Option<Worth>,
    /// Its value with the ruling.
    pub after: Option<Worth>,
}

/// The result of a pair of the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OtherResult {
    /// One score, from NS's view.
    Score(i32),
    /// Anything else: the row of the pair.
    Row {
        /// The label of the row.
        label: Option<String>,
        /// The row's ruling for both sides.
        ruling: Ruling,
    },
}

/// The value of a result to a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worth {
    /// The side's points.
    pub points: Exact,
    /// The same as a share of the top, of 1; none in IMPs.
    pub share: Option<Exact>,
}

impl Change {
    /// Returns true if a figure that was there before and after changed, in points or in shares.
    #[must_use]
    pub fn is_change(&self, in_shares: bool) -> bool {
        match (&self.before, &self.after) {
            (Some(before), Some(after)) if in_shares => before.share != after.share,
            (Some(before), Some(after)) => before.points != after.points,
            _ => false,
        }
    }
}

impl From<Figure> for Worth {
    fn from(figure: Figure) -> Self {
        Self { points: figure.points, share: figure.share }
    }
}

impl Situation {
    /// The changes that a ruling assessed here makes for the other pairs: against the score obtained at the table, if
    /// that is known or the ruling states it, else against the board as if the table had no result. `None` outside a
    /// field.
    ///
    /// # Errors
    /// If the field has no score.
    pub fn effects(&self, assessment: &Assessment) -> Result<Option<Effects>, AssessError> {
        let ready = Ready::new(&assessment.ruling, self)?;
        if ready.compared.group().is_none() {
            return Ok(None);
        }
        let by_itself = match &ready.judged {
            ResolvedRuling::Damage(damage) => Some(ResolvedRuling::from(damage.obtained.clone())),
            ResolvedRuling::Sides(sides) => obtained_by_form(sides).map(ResolvedRuling::Score),
            ResolvedRuling::Score(_) => None,
        };
        // A score that has no value here cannot be compared with.
        let obtained = ready.obtained.clone().filter(|_| ready.obtained_worth().is_some());
        let before = obtained.map(ResolvedRuling::from).or(by_itself);
        let stands = assessment.ruled.as_ref().and(before.as_ref());
        let changes = self.changes(&ready, before.as_ref(), stands.unwrap_or(&ready.judged))?;
        let in_shares = before.is_none() && ready.compared.scoring == Scoring::Matchpoints;
        Ok(Some(Effects { from_obtained: before.is_some(), in_shares, changes }))
    }
}

/// `(100% X & -100% Y & 100% Z)` says what was obtained: Z.
fn obtained_by_form(sides: &ResolvedSides) -> Option<i32> {
    Side::BOTH.into_iter().find_map(|side| {
        let pattern = Universal::of(sides.by(side).components(), |component| &component.weight)?;
        pattern.in_full.then_some(pattern.obtained.score)
    })
}

/// The pairs that have one result, or one row: the place of a row for them, and the number of their tables.
struct Pairs {
    row: usize,
    score: Option<i32>,
    tables: Exact,
}

impl Situation {
    /// Each side's other pairs with one result on the board and with another.
    pub(super) fn changes(
        &self,
        ready: &Ready<'_>,
        before: Option<&ResolvedRuling>,
        after: &ResolvedRuling,
    ) -> Result<Sides<Vec<Change>>, AssessError> {
        let written = self.traveller().zip(ready.compared.place());
        let written = written.and_then(|(traveller, at)| traveller.groups().get(at));
        let Some((group, written)) = ready.compared.group().zip(written) else { return Ok(Sides::default()) };
        let pairs = pairs(group);
        let rows: Vec<usize> = pairs.iter().map(|pairs| pairs.row).collect();
        let worth = |result| {
            let (scoring, comparison) = (ready.compared.scoring, ready.compared.comparison());
            let figures = row_figures(result, &rows, scoring, comparison, self.conventions());
            figures.map_err(|error| self.refusal(error))
        };
        let figures: Vec<_> = worth(before)?.into_iter().zip(worth(Some(after))?).collect();
        Ok(Sides::of(|side| {
            let changes = pairs.iter().zip(&figures).filter(|(pairs, _)| !is_artificial(group, pairs.row, side));
            let changes = changes.map(|(pairs, (before, after))| {
                let worth = |figures: &RowFigures| figures.by(side).clone().ok().map(Worth::from);
                let score = pairs.score.or_else(|| single_score(group.field.rows().get(pairs.row)?, side));
                let result = match (score, written.rows().get(pairs.row)) {
                    (None, Some(row)) => {
                        OtherResult::Row { label: row.label().map(str::to_owned), ruling: row.ruling().clone() }
                    }
                    (score, _) => OtherResult::Score(score.unwrap_or_default()),
                };
                Change { result, tables: pairs.tables.clone(), before: worth(before), after: worth(after) }
            });
            gathered(changes)
        }))
    }
}

/// The pairs of a field: those of a plain score together, every other row by itself.
fn pairs(group: &GroupField) -> Vec<Pairs> {
    let plain = group.plain.iter().map(|(score, (row, tables))| Pairs {
        row: *row,
        score: Some(*score),
        tables: tables.clone(),
    });
    let others = group.others.iter().filter_map(|row| {
        let tables = Exact::from(group.field.rows().get(*row)?.count);
        Some(Pairs { row: *row, score: None, tables })
    });
    plain.chain(others).collect()
}

/// Returns true if a row gives a side an artificial score, whose value does not depend on the others.
fn is_artificial(group: &GroupField, row: usize, side: Side) -> bool {
    match group.field.rows().get(row).map(|row| &row.ruling) {
        Some(ResolvedRuling::Sides(sides)) => sides.by(side).is_artificial(),
        Some(ResolvedRuling::Score(_) | ResolvedRuling::Damage(_)) | None => false,
    }
}

/// The one score that a row gives a side; none of damage, which may come to another.
fn single_score(row: &FieldRow, side: Side) -> Option<i32> {
    match &row.ruling {
        ResolvedRuling::Score(points) => Some(*points),
        ResolvedRuling::Sides(sides) => sides.by(side).single_score(),
        ResolvedRuling::Damage(_) => None,
    }
}

/// Those of one score that fare alike together, highest score first, then the rows.
fn gathered(changes: impl Iterator<Item = Change>) -> Vec<Change> {
    let mut scores: BTreeMap<i32, Vec<Change>> = BTreeMap::new();
    let mut rows = Vec::new();
    for change in changes {
        let OtherResult::Score(score) = change.result else {
            rows.push(change);
            continue;
        };
        let same = scores.entry(score).or_default();
        match same.iter_mut().find(|known| (&known.before, &known.after) == (&change.before, &change.after)) {
            Some(known) => known.tables += &change.tables,
            None => same.push(change),
        }
    }
    scores.into_values().rev().flatten().chain(rows).collect()
}
