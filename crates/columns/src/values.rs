//! The worth of each score of each board: matchpoints in whole numbers from the counts, all else by the exact engine, a
//! score of a board once.

use super::block::{RULED, slot};
use super::counts::Counts;
use super::rows::Rows;
use redress_core::number::Exact;
use redress_core::ruling::{Board, Ruling, Side, SideRuling, Sides};
use redress_core::scoring::{Conventions, Figure, Scoring, ShortField, SmallGroups};
use redress_core::situation::{AssessError, ProtocolRow, Row, Situation, Traveller};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The reason that the columns of a file have no points.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum ColumnsError {
    /// The form of scoring compares with no field.
    NotOfField(Scoring),
    /// A board cannot be scored.
    Board {
        /// Its name.
        board: String,
        /// The reason.
        error: Box<AssessError>,
    },
}

/// Matchpoints over a denominator, as a linear function of those in the table: m · `times` + `plus`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Linear {
    /// The matchpoints of both sides together in the table.
    pub both: i64,
    pub times: i64,
    pub plus: i64,
    /// The top, over the same denominator.
    pub top: i64,
    /// The place of the denominator.
    pub group: usize,
}

impl Linear {
    /// NS's points over the denominator, from its matchpoints in the table.
    #[inline]
    pub fn ns(&self, in_table: i64) -> i64 {
        in_table * self.times + self.plus
    }

    /// EW's points over the denominator.
    #[inline]
    pub fn ew(&self, in_table: i64) -> i64 {
        (self.both - in_table) * self.times + self.plus
    }
}

/// The points and the top of a row for a side; no top in IMPs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RowWorth {
    pub points: Exact,
    pub top: Exact,
    /// The same two over the board's denominator, if it has one.
    pub words: (i64, i64),
}

/// The worth of the scores and rulings of a board by the exact engine.
#[derive(Debug)]
pub(super) struct Valued {
    /// The slots of its plain scores, the lowest first.
    scores: Vec<(u16, Sides<RowWorth>)>,
    /// Its rulings by their rows.
    rulings: HashMap<u64, Sides<RowWorth>>,
    /// The place of its denominator; `None` if machine words do not suffice.
    pub group: Option<usize>,
}

impl Valued {
    /// The worth of a row, by its slot or as a ruling.
    pub fn worth(&self, slot: u16, row: u64) -> Option<&Sides<RowWorth>> {
        if slot == RULED {
            return self.rulings.get(&row);
        }
        let at = self.scores.binary_search_by_key(&slot, |(slot, _)| *slot).ok()?;
        self.scores.get(at).map(|(_, worth)| worth)
    }
}

/// The scale of a board's values.
#[derive(Debug)]
pub(super) enum Scale {
    Matchpoints(Linear),
    Exact(Box<Valued>),
    /// It has no results, or none to compare with.
    Nothing,
}

/// The values of all boards.
#[derive(Debug)]
pub(super) struct Values {
    pub scales: Vec<Scale>,
    pub counts: Counts,
    /// Every denominator that there is.
    pub denominators: Vec<i64>,
}

/// The means by which the boards of a file are valued.
struct Valuer<'a> {
    rows: &'a Rows,
    scoring: Scoring,
    conventions: &'a Conventions,
    /// Rulings by the places of their boards.
    rulings: BTreeMap<usize, Vec<(u64, Ruling)>>,
    denominators: Vec<i64>,
}

/// Values every score of every board, by the counts of the scores.
///
/// # Errors
/// A board cannot be scored.
pub(super) fn values(
    rows: &Rows,
    mut counts: Counts,
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Values, ColumnsError> {
    if !scoring.is_of_field() {
        return Err(ColumnsError::NotOfField(scoring));
    }
    let mut rulings: BTreeMap<usize, Vec<(u64, Ruling)>> = BTreeMap::new();
    for (row, ruling) in &rows.rulings {
        if let Some(board) = rows.row(*row).map(|row| rows.boards.place(row.board)) {
            rulings.entry(board).or_default().push((*row, ruling.clone()));
        }
    }
    let mut valuer = Valuer { rows, scoring, conventions, rulings, denominators: Vec::new() };
    let mut scales = Vec::with_capacity(rows.boards.places());
    for board in 0..rows.boards.places() {
        scales.push(match valuer.linear(board, counts.results(board)) {
            Some(linear) => {
                counts.turn_into_matchpoints(board);
                Scale::Matchpoints(linear)
            }
            None => valuer.exact(board, counts.scores(board))?,
        });
    }
    Ok(Values { scales, counts, denominators: valuer.denominators })
}

impl Valuer<'_> {
    /// Matchpoints of a board without rulings, whose field is full or made up for by Neuberg's formula.
    fn linear(&mut self, board: usize, results: u32) -> Option<Linear> {
        let conventions = self.conventions;
        let expected = conventions.tables.unwrap_or(results);
        let is_short = results < expected;
        let is_plain = self.scoring == Scoring::Matchpoints
            && conventions.round.is_none()
            && !self.rulings.contains_key(&board)
            && (1..=expected).contains(&results);
        let is_full = !is_short && conventions.short_field != ShortField::Ascherman;
        let is_neuberg = is_short
            && conventions.short_field == ShortField::Neuberg
            && (conventions.small_groups == SmallGroups::None || results > 3);
        if !is_plain || !(is_full || is_neuberg) {
            return None;
        }
        let scale = match conventions.win.to_integer()? {
            1 => 2,
            2 => 1,
            _ => return None,
        };
        let (results, expected) = (i64::from(results), i64::from(expected));
        let both = 2 * (results - 1);
        // ((m + 1) · E) / A − 1 = (m · E + E − A) / A
        let (times, plus, by) = if is_neuberg { (expected, expected - results, results) } else { (1, 0, 1) };
        let top = (2 * (expected - 1)).checked_mul(by)?;
        both.checked_mul(times)?.checked_add(plus)?;
        let group = self.group(by.checked_mul(scale)?, top)?;
        Some(Linear { both, times, plus, top, group })
    }

    /// The place of a denominator, if all sums of so many over it stay in machine words and there are not too many others.
    fn group(&mut self, denominator: i64, most: i64) -> Option<usize> {
        most.checked_mul(i64::try_from(self.rows.count).ok()?)?;
        if let Some(known) = self.denominators.iter().position(|known| *known == denominator) {
            return Some(known);
        }
        let place = self.denominators.len();
        let sums = self.rows.contestants.places().saturating_mul(place + 1);
        let rows = usize::try_from(self.rows.count).unwrap_or(usize::MAX);
        if place > 0 && sums > rows.saturating_mul(4).max(1 << 20) {
            return None;
        }
        self.denominators.push(denominator);
        Some(place)
    }

    /// A board by the exact engine: each of its scores once, each ruling by itself.
    fn exact(&mut self, board: usize, scores: Vec<(i32, u32)>) -> Result<Scale, ColumnsError> {
        let rulings = self.rulings.remove(&board).unwrap_or_default();
        if scores.is_empty() && rulings.is_empty() {
            return Ok(Scale::Nothing);
        }
        let protocol = match self.situation(board, &scores, &rulings).protocol() {
            Ok(protocol) => protocol,
            Err(AssessError::Scoring { error, .. }) if error.is_lack_of_results() => return Ok(Scale::Nothing),
            Err(error) => {
                let board = self.rows.boards.text(board).into_owned();
                return Err(ColumnsError::Board { board, error: Box::new(error) });
            }
        };
        let slots = scores.iter().map(|(score, _)| (slot(*score).unwrap_or(RULED), None));
        let keys = slots.chain(rulings.iter().map(|(row, _)| (RULED, Some(*row))));
        // A row without a value has no points.
        let valued = keys.zip(&protocol.rows).filter_map(|(key, row)| Some((key, worths(row)?)));
        let (keys, mut worths): (Vec<_>, Vec<_>) = valued.unzip();
        let group = self.in_words(&mut worths);
        let mut valued = Valued { scores: Vec::new(), rulings: HashMap::new(), group };
        for ((slot, row), worth) in keys.into_iter().zip(worths) {
            match row {
                Some(row) => drop(valued.rulings.insert(row, worth)),
                None => valued.scores.push((slot, worth)),
            }
        }
        Ok(Scale::Exact(Box::new(valued)))
    }

    fn situation(&self, board: usize, scores: &[(i32, u32)], rulings: &[(u64, Ruling)]) -> Situation {
        let plain = |(score, count): &(i32, u32)| Row::new(Ruling::Both(SideRuling::score(*score))).times(*count);
        let ruled = |(_, ruling): &(u64, Ruling)| Row::new(Arc::new(ruling.clone()));
        let traveller = Traveller::new(scores.iter().map(plain).chain(rulings.iter().map(ruled)));
        let number = self.rows.boards.text(board).parse().ok().filter(|number| *number > 0);
        Situation::new()
            .with_board(number.map(Board::numbered))
            .with_traveller(traveller)
            .with_scoring(self.scoring)
            .with_conventions(self.conventions.clone())
    }

    /// Brings figures over one denominator, if machine words suffice: its place.
    fn in_words(&mut self, worths: &mut [Sides<RowWorth>]) -> Option<usize> {
        let figures = |worth: &Sides<RowWorth>| {
            [&worth.ns.points, &worth.ns.top, &worth.ew.points, &worth.ew.top].map(Exact::denominator)
        };
        let mut common = 1_i64;
        for denominator in worths.iter().flat_map(figures) {
            let denominator = denominator.to_integer()?;
            common = common.checked_mul(denominator / gcd(common, denominator))?;
        }
        let over = |value: &Exact| (value * common).to_integer();
        let mut most = 0_i64;
        for worth in worths.iter_mut() {
            for side in Side::BOTH {
                let worth = worth.by_mut(side);
                worth.words = (over(&worth.points)?, over(&worth.top)?);
                most = most.max(worth.words.0.checked_abs()?).max(worth.words.1.checked_abs()?);
            }
        }
        self.group(common, most)
    }
}

/// Each side's points of a row of the exact engine; `None` if the row has no value.
fn worths(row: &ProtocolRow) -> Option<Sides<RowWorth>> {
    let worth = |figure: &Figure| RowWorth {
        points: figure.points.clone(),
        top: figure.top.clone().unwrap_or_default(),
        words: (0, 0),
    };
    let Sides { ns, ew } = &row.sides;
    Some(Sides { ns: worth(ns.as_ref().ok()?), ew: worth(ew.as_ref().ok()?) })
}

/// The greatest common divisor of positive numbers.
fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}
