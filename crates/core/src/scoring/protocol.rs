//! Every row of a field, scored.

use super::ScoringError;
use super::board::{Board, Comparison, Settled, SideResult, Tables};
use super::conventions::Conventions;
use super::damage::DamageRow;
use super::field::{Field, FieldRow};
use super::forms::Scoring;
use super::resolved::{ResolvedRuling, ResolvedSides};
use super::score::{Figure, RowFigures};
use super::scored::{Placed, each_side};
use crate::number::Exact;
use crate::ruling::{Side, Sides};
use std::collections::BTreeMap;

/// A whole protocol, scored.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Protocol {
    /// The most that NS can have; none in IMPs and total points. EW's may be another where the tables differ in size.
    pub top: Option<Exact>,
    /// Each row in the order given.
    pub rows: Vec<ProtocolRow>,
}

/// A row of a protocol and its score.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ProtocolRow {
    /// Its points, from each side's own view.
    pub sides: RowFigures,
    /// For damage: which row of the table applied.
    pub damage: Option<DamageRow>,
}

/// Scores every row of a field, or of one group of a fouled board: against the other rows, or in a form that compares
/// with the other table or with nothing, each by itself.
///
/// # Errors
/// If there is nothing to score, or more than the convention expects. A row without a value is no error: it says so in
/// its own place.
pub fn protocol(
    scoring: Scoring,
    comparison: Comparison<'_>,
    conventions: &Conventions,
) -> Result<Protocol, ScoringError> {
    let Some(field) = comparison.field.filter(|field| !field.is_empty()) else {
        return Err(ScoringError::EmptyField);
    };
    if !scoring.is_of_field() {
        return by_themselves(field.rows(), scoring, comparison, conventions);
    }
    let board = Board::new(scoring, comparison, 0, conventions)?;
    let settled = board.settle(|tables| tables)?;
    let (by_law, entered) = (settled.by_law(), settled.entered());
    let mut rows = Rows { board: &board, field, settled: &settled, by_law, entered, scores: BTreeMap::new() };
    let row = |at| {
        let (sides, damage) = rows.row(at);
        Ok(ProtocolRow { sides: of_row(sides)?, damage })
    };
    let scored = (0..field.rows().len()).map(row).collect::<Result<_, _>>()?;
    Ok(Protocol { top: board.top(Side::NS, &settled.entered()), rows: scored })
}

/// Rows that are not compared with one another.
fn by_themselves(
    rows: &[FieldRow],
    scoring: Scoring,
    comparison: Comparison<'_>,
    conventions: &Conventions,
) -> Result<Protocol, ScoringError> {
    let row = |row: &FieldRow| {
        let (sides, damage) = match each_side(&row.ruling, scoring, comparison, conventions) {
            Ok((sides, damage)) => (sides, damage.map(|finding| finding.applied)),
            Err(error) => (Sides::of(|_| Err(error.clone())), None),
        };
        Ok(ProtocolRow { sides: of_row(sides)?, damage })
    };
    let rows = rows.iter().map(row).collect::<Result<Vec<_>, _>>()?;
    let top = rows.iter().find_map(|row| row.sides.ns.as_ref().ok()).and_then(|figure| figure.top.clone());
    Ok(Protocol { top, rows })
}

/// The figures of a row, unless what is wrong concerns more than the row.
fn of_row(sides: RowFigures) -> Result<RowFigures, ScoringError> {
    let concerns_more = |side: &Result<Figure, ScoringError>| match side {
        Err(error) if !error.is_of_one_result() => Some(error.clone()),
        _ => None,
    };
    concerns_more(&sides.ns).or_else(|| concerns_more(&sides.ew)).map_or(Ok(sides), Err)
}

/// The values of rows of a field with one more ruling on the board, or without it: each side's final figure for each of
/// the rows at these places.
///
/// # Errors
/// As [`score`](super::score), of the ruling; in a form that compares with no field [`ScoringError::EmptyField`].
pub fn row_figures(
    ruling: Option<&ResolvedRuling>,
    rows: &[usize],
    scoring: Scoring,
    comparison: Comparison<'_>,
    conventions: &Conventions,
) -> Result<Vec<RowFigures>, ScoringError> {
    let board = Board::new(scoring, comparison, i64::from(ruling.is_some()), conventions)?;
    let field = board.field().ok_or(ScoringError::EmptyField)?;
    let formula = ruling.map(ResolvedRuling::formula);
    let settled = board.settle(|tables| match &formula {
        Some(formula) => board.with(&tables, formula),
        None => tables,
    })?;
    let (mut by_law, mut entered) = (settled.by_law(), settled.entered());
    if let (Some(ruling), Some(formula)) = (ruling, &formula) {
        let placed = Placed::new(ruling, formula, &board, &settled)?;
        by_law = board.with(&by_law, placed.applied());
        entered = board.with(&entered, placed.entered());
    }
    let mut all = Rows { board: &board, field, settled: &settled, by_law, entered, scores: BTreeMap::new() };
    rows.iter().map(|at| of_row(all.row(*at).0)).collect()
}

/// The rows of a field beside one another.
struct Rows<'b> {
    board: &'b Board<'b>,
    field: &'b Field,
    settled: &'b Settled<'b>,
    /// The tables with everything in them.
    by_law: Tables<'b>,
    entered: Tables<'b>,
    /// Plain scores that have been computed.
    scores: BTreeMap<i32, RowFigures>,
}

impl Rows<'_> {
    /// The value of the row at a place; `None` without a row.
    fn row(&mut self, at: usize) -> (RowFigures, Option<DamageRow>) {
        match self.field.rows().get(at).map(|row| &row.ruling) {
            None => (Sides::of(|_| Err(ScoringError::EmptyField)), None),
            Some(ResolvedRuling::Score(points)) => (self.score(*points), None),
            Some(ResolvedRuling::Sides(result)) => (self.result(result), None),
            Some(ResolvedRuling::Damage(damage)) => {
                let found = self.field.nth_damage(at).and_then(|nth| self.settled.row(nth));
                // Each damage row was classified.
                let row = found.unwrap_or(DamageRow::Formula);
                let conventions = self.board.conventions();
                let mut sides = self.result(&row.entered(damage, conventions));
                if row.is_adjusted(conventions) {
                    let adjusted = sides.by_mut(damage.side);
                    let worth = self.worth(&row.apply(damage), damage.side);
                    *adjusted =
                        adjusted.clone().and_then(|figure| Ok(figure.adjusted(worth?, damage.side, self.board)));
                }
                (sides, Some(row))
            }
        }
    }

    /// A plain score is worth the same in each of its rows.
    fn score(&mut self, points: i32) -> RowFigures {
        if let Some(known) = self.scores.get(&points) {
            return known.clone();
        }
        let score = Exact::from(points);
        if let Err(error) = self.board.spend_on_row(&self.entered) {
            return Sides::of(|_| Err(error.clone()));
        }
        let figures = Sides::of(|side| {
            let others = Sides::of(|side| self.entered.by(side).and([(score.clone(), -Exact::ONE)]));
            self.board.figure_of_score(&score, side, &others)
        });
        self.scores.insert(points, figures.clone());
        figures
    }

    fn result(&self, result: &ResolvedSides) -> RowFigures {
        if let Err(error) = self.board.spend_on_row(&self.entered) {
            return Sides::of(|_| Err(error.clone()));
        }
        let others = self.board.without(&self.entered, result);
        Sides::of(|side| Figure::score(self.board, result, side, &others))
    }

    /// The value of a row by the Law.
    fn worth(&self, result: &ResolvedSides, side: Side) -> Result<Exact, ScoringError> {
        self.board.worth(result, side, &self.board.without(&self.by_law, result))
    }
}
