//! A file in columns, and the worth of its rows.

use super::block::{BLOCK, PackedRow, RULED, places, score};
use super::counts::Counts;
#[cfg(feature = "parquet")]
use super::parquet_file::{ParquetTable, columns as parquet_columns};
use super::ranking::{Ranked, ranked};
use super::reading::{self, ColumnOptions};
use super::rows::Rows;
use super::seated::Seated;
use super::sums::{Total, totals};
use super::values::{ColumnsError, RowWorth, Scale, Values, values};
use redress_core::number::Exact;
use redress_core::ruling::{Ruling, Side, Sides};
use redress_core::scoring::{Conventions, Scoring};
#[cfg(feature = "parquet")]
use redress_events::model::Place;
use redress_events::model::{Fault, Winners};
use std::borrow::Cow;
use std::io::Read;

/// The results of an event in columns of small integers: eight bytes a row if boards and contestants are numbers.
#[derive(Debug)]
pub struct Columns {
    pub(super) rows: Rows,
    /// `None` if there are too many boards and contestants.
    pub(super) seated: Option<Seated>,
}

/// A row and its points.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScoredRow<'a> {
    /// Its number, from 0, rows that were left out not counted.
    pub row: u64,
    /// The line of the file, from 1.
    pub line: u64,
    /// The board.
    pub board: Cow<'a, str>,
    /// The contestant that sat North-South.
    pub ns: Cow<'a, str>,
    /// The contestant that sat East-West.
    pub ew: Cow<'a, str>,
    /// The score, from NS's view; `None` if there is a ruling.
    pub score: Option<i32>,
    /// Each side's points, its own; `None` if the row has nothing to be compared with, or a later line replaces it.
    pub points: Option<Sides<Exact>>,
}

/// Scored columns.
#[derive(Debug)]
pub struct ScoredColumns<'a> {
    rows: &'a Rows,
    pub(super) values: Values,
}

impl Columns {
    /// Reads a file of comma-separated values: a header, then a row for each result. [`faults`](Self::faults) lists the
    /// faults of single rows.
    ///
    /// # Errors
    /// Nothing of it can be used: bytes cannot be read, a column is missing, or a column (section, session, room)
    /// changes the figures that is not read.
    pub fn read(reader: impl Read + Send, options: &ColumnOptions<'_>) -> Result<Self, Fault> {
        reading::read(reader, options).map(Self::of)
    }

    /// Rows, of those of the same contestants on one board the later.
    pub(super) fn of(mut rows: Rows) -> Self {
        let seated = rows.seat_and_void();
        Self { rows, seated }
    }

    /// Reads a table of Parquet, by columns of the same names. Lines are its rows, from 1.
    ///
    /// # Errors
    /// Nothing of it can be used: the table is damaged, or its columns are not those that [`read`](Self::read) needs.
    #[cfg(feature = "parquet")]
    pub fn of_table(table: &ParquetTable, options: &ColumnOptions<'_>) -> Result<Self, Fault> {
        let rows = parquet_columns::read(table, options).map_err(|kind| Fault::at(Place::default(), kind))?;
        Ok(Self::of(rows))
    }

    /// The number of rows, without those that were left out.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.rows.count
    }

    /// The first thousand faults of the file.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.rows.faults.first
    }

    /// The number of rows that could not be read and were left out.
    #[must_use]
    pub fn lost(&self) -> u64 {
        self.rows.faults.lost
    }

    /// The row of these contestants on a board, if it counts. It looks through all of them.
    #[must_use]
    pub fn find(&self, board: &str, ns: &str, ew: &str) -> Option<u64> {
        let Rows { boards, contestants, blocks, .. } = &self.rows;
        let wanted = (boards.find(board)?, contestants.find(ns)?, contestants.find(ew)?);
        let all = blocks.iter().flat_map(|block| (0..block.len()).filter_map(|at| block.row(at)));
        let is_it = |(_, row): &(u64, PackedRow<u32>)| {
            (row.board, row.ns, row.ew) == wanted && (row.slot == RULED || score(row.slot).is_some())
        };
        (0..).zip(all).find(is_it).map(|(number, _)| number)
    }

    /// Puts a ruling in the place of a row's score. Whether there is such a row.
    pub fn rule(&mut self, row: u64, ruling: Ruling) -> bool {
        let Some(known) = self.rows.row(row) else { return false };
        if known.slot != RULED && score(known.slot).is_none() {
            return false;
        }
        self.rows.set_slot(row, RULED);
        match self.rows.rulings.binary_search_by_key(&row, |(row, _)| *row) {
            Ok(at) => {
                if let Some(place) = self.rows.rulings.get_mut(at) {
                    place.1 = ruling;
                }
            }
            Err(at) => self.rows.rulings.insert(at, (row, ruling)),
        }
        true
    }

    /// Scores every row. Matchpoints of boards without rulings are counted in whole numbers, short fields by Neuberg's
    /// formula too; other boards and other forms go through the exact engine, each score of a board once.
    ///
    /// # Errors
    /// A form of scoring that compares with no field, or a board that cannot be scored.
    pub fn score(&self, scoring: Scoring, conventions: &Conventions) -> Result<ScoredColumns<'_>, ColumnsError> {
        self.score_counted(Counts::new(&self.rows), scoring, conventions)
    }

    /// The same by counts of their scores.
    pub(super) fn score_counted(
        &self,
        counts: Counts,
        scoring: Scoring,
        conventions: &Conventions,
    ) -> Result<ScoredColumns<'_>, ColumnsError> {
        Ok(ScoredColumns { rows: &self.rows, values: values(&self.rows, counts, scoring, conventions)? })
    }
}

impl<'a> ScoredColumns<'a> {
    /// Every row in the order of the file.
    pub fn rows(&self) -> impl Iterator<Item = ScoredRow<'a>> + '_ {
        let all = self.rows.blocks.iter().flat_map(|block| (0..block.len().min(BLOCK)).filter_map(|at| block.row(at)));
        (0..).zip(all).map(|(number, row)| self.scored(number, &row))
    }

    fn scored(&self, number: u64, row: &PackedRow<u32>) -> ScoredRow<'a> {
        let Rows { boards, contestants, .. } = self.rows;
        let at = places(row, boards, contestants);
        ScoredRow {
            row: number,
            line: self.rows.line(number),
            board: boards.text(at.board),
            ns: contestants.text(at.ns),
            ew: contestants.text(at.ew),
            score: score(row.slot),
            points: self.points(number, &at),
        }
    }

    fn points(&self, number: u64, row: &PackedRow<usize>) -> Option<Sides<Exact>> {
        match self.values.scales.get(row.board)? {
            Scale::Matchpoints(linear) => {
                score(row.slot)?;
                let in_table = self.values.counts.scores_of(row.board).value(row.slot).into();
                let by = *self.values.denominators.get(linear.group)?;
                let over = |points| Exact::fraction(points, by);
                Some(Sides { ns: over(linear.ns(in_table))?, ew: over(linear.ew(in_table))? })
            }
            Scale::Exact(valued) => {
                let points = |worth: &RowWorth| worth.points.clone();
                valued.worth(row.slot, number).map(|worth| Sides { ns: points(&worth.ns), ew: points(&worth.ew) })
            }
            Scale::Nothing => None,
        }
    }

    /// The ranking, the best first: one of all, or with two winners North-South's and then East-West's. Matchpoints are
    /// ranked by the share of the tops, IMPs by their sum.
    #[must_use]
    pub fn ranking(&self, winners: Winners) -> Vec<Ranked<'a>> {
        let Sides { ns, ew } = totals(self.rows, &self.values);
        let name = |place| self.rows.contestants.text(place);
        let places = |totals: Vec<Total>| totals.into_iter().enumerate();
        match winners {
            Winners::One => {
                let both = ns.iter().zip(&ew).map(|(ns, ew)| ns.and(ew)).collect();
                ranked(places(both), None, name)
            }
            Winners::Two => {
                let mut ranking = ranked(places(ns), Some(Side::NS), name);
                ranking.extend(ranked(places(ew), Some(Side::EW), name));
                ranking
            }
        }
    }
}
