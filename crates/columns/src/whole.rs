//! A large table as an event: what its contestants have from the columns, and the lines that are read one by one.

use super::apart::Apart;
use super::block::{SLOTS, places, score, slot};
use super::counts::Counts;
use super::parts::{Part, Table};
use super::rows::Rows;
use super::seated::Seated;
use super::sums::{Total, totals};
use super::values::Scale;
use redress_core::ruling::{Board, Side, Sides, Vulnerability, possible_score};
use redress_core::scoring::{Conventions, Scoring};
use redress_events::model::{
    BoardSum, ContestantId, ContestantKey, Elsewhere, Event, EventBuilder, EventForm, LineAt, Place, Rest, RestResult,
    Winners,
};
use redress_events::readers::ReadOptions;
use redress_events::scoring::Rules;
use redress_events::source::NamedBytes;
use std::collections::{BTreeMap, HashMap};

/// A table of very many results as an event: its boards are [elsewhere](Event::elsewhere), in columns, but for those that
/// have to be read line by line; of these, if they have very many rows, the plain scores are
/// [beside](redress_events::model::BoardResults::rest) the lines.
#[derive(Debug, Clone)]
pub struct LargeEvent {
    /// The event, scored in matchpoints under the Laws' defaults.
    pub event: Event,
    /// The first score that no contract gives, its place, and the number of further ones; `None` if there is none.
    pub impossible: Option<(Place, i32, usize)>,
}

/// Reads a table of boards, pairs and scores, perhaps by sections, as its reader would as a whole event. Boards with
/// rulings at these tables, and those with a row that is no plain score or is there twice, are read line by line. `None`
/// if only that reader can read the file: it has other columns that matter, or numbers that are names.
#[must_use]
pub fn large_event(
    file: &NamedBytes,
    options: &ReadOptions,
    threads: usize,
    ruled: &HashMap<u32, Vec<LineAt>>,
) -> Option<LargeEvent> {
    let table = Table::read(file, options, threads)?;
    if table.parts.iter().any(|part| part.columns.rows() == 0) {
        return None;
    }
    let apart = Apart::read(file, options, &table, ruled)?;
    let (first, sums) = beside(|| impossible(&table, &apart, &file.place()), || sums(&table, &apart));
    let sums = sums?;
    let winners = if sums.iter().any(|own| own.are_apart) { Winners::Two } else { Winners::One };
    // One section with two rankings and another with one is left to the reader.
    if sums.iter().any(|own| own.are_apart != (winners == Winners::Two)) {
        return None;
    }
    let places: Vec<Seats> = sums.iter().map(|own| own.seats.clone()).collect();
    let elsewhere = Elsewhere {
        boards: sums.iter().map(|own| own.boards).sum(),
        results: sums.iter().map(|own| own.results).sum(),
        numbers: table.parts.iter().flat_map(numbers).collect(),
        ..Elsewhere::default()
    };
    let contestants = sums.into_iter().flat_map(|own| own.contestants).collect();
    let read = apart.read.clone().unwrap_or_else(|| EventBuilder::new(table.format).finish());
    let is_plain = read.form == EventForm::Pairs
        && Rules::of(&read).conventions == Conventions::default()
        && (read.scoring, read.penalties.len(), read.carried.len()) == (None, 0, 0);
    let event = is_plain.then(|| read.with_elsewhere(winners, elsewhere, contestants))??;
    let event = with_rest(event, &table, &apart, &places)?;
    Some(LargeEvent { event, impossible: first })
}

/// The event with the rows of the boards that are read in part, beside their lines.
fn with_rest(mut event: Event, table: &Table, apart: &Apart, places: &[Seats]) -> Option<Event> {
    if apart.read.is_none() {
        return Some(event);
    }
    let ids: Vec<ContestantId> = event.contestants().map(|(id, _)| id).collect();
    let mut from = 0_usize;
    for (section, (part, seats)) in table.parts.iter().zip(places).enumerate() {
        let mut rest: BTreeMap<usize, Rest> = BTreeMap::new();
        let own = ids.get(from..)?;
        let id = |seats: &[u32], place: usize| own.get(usize::try_from(*seats.get(place)?).ok()?).copied();
        let rows = &part.columns.rows;
        for block in &rows.blocks {
            block.each(&rows.boards, &rows.contestants, |row| {
                if !apart.has_rest(row.board) || apart.has((section, row.board, row.ns, row.ew)) {
                    return;
                }
                let score = score(row.slot).and_then(|score| i16::try_from(score).ok());
                if let (Some(ns), Some(ew), Some(score)) =
                    (id(&seats.places.ns, row.ns), id(&seats.places.ew, row.ew), score)
                {
                    rest.entry(row.board).or_default().push(RestResult { ns, ew, score });
                }
            });
        }
        for (board, own) in rest {
            event = event.with_rest(part.section.as_deref(), u32::try_from(board).ok()?, own);
        }
        from = from.checked_add(seats.count)?;
    }
    Some(event)
}

/// Runs two pieces of work side by side.
#[cfg(feature = "threads")]
pub(super) fn beside<A: Send, B: Send>(one: impl FnOnce() -> A + Send, other: impl FnOnce() -> B + Send) -> (A, B) {
    std::thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        (one.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), other)
    })
}

/// Runs two pieces of work one after the other.
#[cfg(not(feature = "threads"))]
pub(super) fn beside<A, B>(one: impl FnOnce() -> A, other: impl FnOnce() -> B) -> (A, B) {
    (one(), other())
}

/// The numbers of the boards of a part.
fn numbers(part: &Part) -> impl Iterator<Item = u32> {
    (0..).zip(&part.columns.rows.by_board).filter(|(_, count)| **count > 0).map(|(number, _)| number)
}

/// The first score of a table that no contract gives on its board, but for those among the lines, and the number of others.
fn impossible(table: &Table, apart: &Apart, file: &Place) -> Option<(Place, i32, usize)> {
    let mut first: Option<(Place, i32, usize)> = None;
    for (section, part) in table.parts.iter().enumerate() {
        let rows = &part.columns.rows;
        let found = match apart.read {
            Some(_) => Impossible::count(rows, |(board, ns, ew)| apart.has((section, board, ns, ew))),
            None => Impossible::count_by_boards(rows),
        };
        first = match (first.take(), found.found(rows, file, table.are_lines)) {
            (Some((place, score, count)), Some((.., more))) => Some((place, score, count.saturating_add(more))),
            (known, found) => known.or(found),
        };
    }
    first
}

/// Scores that no contract gives on their boards.
#[derive(Default)]
struct Impossible {
    /// The row of the first, its board and its score.
    first: Option<(usize, usize, i32)>,
    count: usize,
    rows: usize,
}

/// The scores that contracts give: a score is possible or not by the vulnerability.
struct Possible {
    by_vulnerability: [Vec<bool>; 4],
    /// The vulnerability of each board.
    boards: Vec<usize>,
}

impl Possible {
    fn on(rows: &Rows) -> Self {
        let boards = Vulnerability::EVERY.map(|own| Board { number: None, dealer: None, vulnerability: Some(own) });
        let by_vulnerability = boards.map(|board| {
            let is_possible = |slot: u16| score(slot).is_none_or(|score| possible_score(score, Some(&board)));
            (0_u16..).map_while(|slot| (usize::from(slot) < SLOTS).then(|| is_possible(slot))).collect()
        });
        let place = |place: usize| {
            let board = Board::numbered(u32::try_from(place).unwrap_or(u32::MAX));
            Vulnerability::EVERY.iter().position(|own| Some(*own) == board.vulnerability).unwrap_or(0)
        };
        Self { by_vulnerability, boards: (0..rows.boards.places()).map(place).collect() }
    }

    #[inline]
    fn excludes(&self, board: usize, slot: u16) -> bool {
        let own = self.boards.get(board).and_then(|place| self.by_vulnerability.get(*place));
        own.and_then(|own| own.get(usize::from(slot))) == Some(&false)
    }
}

impl Impossible {
    /// Looks for the first row, and counts by the scores of each board.
    fn count_by_boards(rows: &Rows) -> Self {
        let possible = Possible::on(rows);
        let counts = Counts::new(rows);
        let of_board = |board: usize| {
            let scores = counts.scores(board).into_iter();
            let own = scores.filter(|(score, _)| slot(*score).is_some_and(|slot| possible.excludes(board, slot)));
            own.map(|(_, count)| u64::from(count)).sum::<u64>()
        };
        let count: u64 = (0..rows.boards.places()).map(of_board).sum();
        let mut all = rows.blocks.iter().flat_map(|block| (0..block.len()).filter_map(|at| block.row(at))).enumerate();
        let first = if count == 0 {
            None
        } else {
            all.find_map(|(at, row)| {
                let row = places(&row, &rows.boards, &rows.contestants);
                let score = score(row.slot).filter(|_| possible.excludes(row.board, row.slot))?;
                Some((at, row.board, score))
            })
        };
        Self { first, count: usize::try_from(count).unwrap_or(usize::MAX), rows: 0 }
    }

    fn count(rows: &Rows, is_apart: impl Fn((usize, usize, usize)) -> bool) -> Self {
        let possible = Possible::on(rows);
        let mut found = Self::default();
        for block in &rows.blocks {
            block.each(&rows.boards, &rows.contestants, |row| {
                found.rows = found.rows.saturating_add(1);
                if possible.excludes(row.board, row.slot)
                    && !is_apart((row.board, row.ns, row.ew))
                    && let Some(score) = score(row.slot)
                {
                    found.first = found.first.or(Some((found.rows.saturating_sub(1), row.board, score)));
                    found.count = found.count.saturating_add(1);
                }
            });
        }
        found
    }

    /// The first with its place: its line, if each row has one, else its board.
    fn found(self, rows: &Rows, file: &Place, are_lines: bool) -> Option<(Place, i32, usize)> {
        let (row, board, score) = self.first?;
        let line = u32::try_from(rows.line(u64::try_from(row).ok()?)).ok().filter(|_| are_lines);
        let element = line.is_none().then(|| format!("board {board}").into());
        Some((Place { line, element, ..file.clone() }, score, self.count))
    }
}

/// The places of contestants in the list of those of their part.
#[derive(Debug, Clone)]
struct Seats {
    places: Sides<Vec<u32>>,
    count: usize,
}

/// The points of the contestants of a part from its boards.
struct Sums {
    contestants: Vec<(ContestantKey, BoardSum)>,
    seats: Seats,
    are_apart: bool,
    boards: usize,
    results: usize,
}

/// The points of the contestants of each part from the boards that have no lines.
fn sums(table: &Table, apart: &Apart) -> Option<Vec<Sums>> {
    table.parts.iter().map(|part| part.sums(apart)).collect()
}

impl Part {
    /// `None` if boards or contestants have names, or a contestant has no share of the boards it played.
    fn sums(&self, apart: &Apart) -> Option<Sums> {
        let rows = &self.columns.rows;
        if !rows.boards.are_numbers() || !rows.contestants.are_numbers() {
            return None;
        }
        let scored = || self.columns.score(Scoring::Matchpoints, &Conventions::default());
        let (seated, scored) = beside(|| Seated::find(rows), scored);
        let (seated, mut scored) = (seated?, scored.ok()?);
        let (mut left, mut left_boards) = (0_usize, 0_usize);
        for (place, (scale, count)) in scored.values.scales.iter_mut().zip(&rows.by_board).enumerate() {
            if apart.boards.has(place) {
                *scale = Scale::Nothing;
                left = left.saturating_add(usize::try_from(*count).ok()?);
                left_boards = left_boards.saturating_add(usize::from(*count > 0));
            }
        }
        let Sides { ns, ew } = totals(rows, &scored.values);
        let total = |list: &[Total], place: usize| list.get(place).cloned().unwrap_or_default();
        let mut contestants = Vec::with_capacity(seated.order.len());
        let mut places = Sides::of(|_| vec![u32::MAX; rows.contestants.places()]);
        for (at, (place, side)) in (0_u32..).zip(&seated.order) {
            let own = match (seated.are_apart, side) {
                (false, _) => total(&ns, *place).and(&total(&ew, *place)),
                (true, Side::NS) => total(&ns, *place),
                (true, Side::EW) => total(&ew, *place),
            };
            if own.boards > 0 && own.top.is_zero() {
                return None;
            }
            let sides = if seated.are_apart { vec![*side] } else { Side::BOTH.to_vec() };
            for side in sides {
                *places.by_mut(side).get_mut(*place)? = at;
            }
            let number = rows.contestants.text(*place).into_owned();
            let key = (self.section.clone(), number, seated.are_apart.then_some(*side));
            contestants.push((key, BoardSum { points: own.points, top: own.top, boards: own.boards }));
        }
        let rows = usize::try_from(self.columns.rows()).unwrap_or(usize::MAX);
        Some(Sums {
            seats: Seats { places, count: contestants.len() },
            contestants,
            are_apart: seated.are_apart,
            boards: seated.boards.saturating_sub(left_boards),
            results: rows.saturating_sub(left),
        })
    }
}
