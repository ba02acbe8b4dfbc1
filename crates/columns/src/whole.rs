//! A large table as an event: what its contestants have from the columns, and the lines that are read one by one.

use super::apart::Apart;
use super::block::{SLOTS, places, score, slot};
use super::counts::Counts;
use super::input::Input;
use super::parts::{Part, Table};
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
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

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

/// Reads a table of boards, pairs and scores, perhaps by sections, as its reader would as a whole event of this name. Boards
/// with rulings at these tables, and those with a row that is no plain score or is there twice, are read line by line. `None`
/// if only that reader can read the file: it has other columns that matter, or numbers that are names.
#[must_use]
pub fn large_event(
    name: &Arc<str>,
    input: Input<'_>,
    options: &ReadOptions,
    threads: usize,
    ruled: &HashMap<u32, Vec<LineAt>>,
) -> Option<LargeEvent> {
    let table = Table::read(input, options, threads)?;
    if table.parts.iter().any(|part| part.columns.rows() == 0) {
        return None;
    }
    let apart = Apart::read(name, options, &table, ruled)?;
    let possible = Possible::on(table.parts.iter().map(|part| part.columns.rows.boards.places()).max()?);
    let (mut impossible, mut sums) = (0_u64, Vec::with_capacity(table.parts.len()));
    for part in &table.parts {
        let counts = Counts::new(&part.columns.rows);
        let boards = (0..part.columns.rows.boards.places()).filter(|board| !apart.boards.has(*board));
        impossible += boards.map(|board| possible.excluded(board, counts.scores(board))).sum::<u64>();
        sums.push(part.sums(counts, &apart)?);
    }
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
    let rests = event
        .boards
        .iter()
        .filter_map(|board| Some((usize::try_from(board.board.number?).ok()?, board.rest.as_ref()?)));
    impossible += rests.map(|(board, rest)| possible.excluded(board, rest.counts())).sum::<u64>();
    let file = Place { file: name.clone(), ..Place::default() };
    let first = if impossible > 0 { possible.first_excluded(&table, &apart, &file) } else { None };
    Some(LargeEvent {
        event,
        impossible: first.map(|(place, score)| (place, score, usize::try_from(impossible).unwrap_or(usize::MAX))),
    })
}

/// The event with the rows of the boards that are read in part, beside their lines.
fn with_rest(mut event: Event, table: &Table<'_>, apart: &Apart, places: &[Seats]) -> Option<Event> {
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

/// The numbers of the boards of a part.
fn numbers(part: &Part) -> impl Iterator<Item = u32> {
    (0..).zip(&part.columns.rows.by_board).filter(|(_, count)| **count > 0).map(|(number, _)| number)
}

/// The scores that contracts give: a score is possible or not by the vulnerability.
struct Possible {
    by_vulnerability: [Vec<bool>; 4],
    /// The vulnerability of each board.
    boards: Vec<usize>,
}

impl Possible {
    /// For so many boards.
    fn on(boards: usize) -> Self {
        let every = Vulnerability::EVERY.map(|own| Board { number: None, dealer: None, vulnerability: Some(own) });
        let by_vulnerability = every.map(|board| {
            let is_possible = |slot: u16| score(slot).is_none_or(|score| possible_score(score, Some(&board)));
            (0_u16..).map_while(|slot| (usize::from(slot) < SLOTS).then(|| is_possible(slot))).collect()
        });
        let place = |place: usize| {
            let board = Board::numbered(u32::try_from(place).unwrap_or(u32::MAX));
            Vulnerability::EVERY.iter().position(|own| Some(*own) == board.vulnerability).unwrap_or(0)
        };
        Self { by_vulnerability, boards: (0..boards).map(place).collect() }
    }

    fn excludes(&self, board: usize, slot: u16) -> bool {
        let own = self.boards.get(board).and_then(|place| self.by_vulnerability.get(*place));
        own.and_then(|own| own.get(usize::from(slot))) == Some(&false)
    }

    /// The number of those of a board's scores that no contract gives there.
    fn excluded(&self, board: usize, scores: impl IntoIterator<Item = (i32, u32)>) -> u64 {
        let own = scores.into_iter().filter(|(score, _)| slot(*score).is_some_and(|slot| self.excludes(board, slot)));
        own.map(|(_, count)| u64::from(count)).sum()
    }

    /// The first score that no contract gives, but for those among the lines, and its place: its line, if each row has one,
    /// else its board.
    fn first_excluded(&self, table: &Table<'_>, apart: &Apart, file: &Place) -> Option<(Place, i32)> {
        table.parts.iter().enumerate().find_map(|(section, part)| {
            let rows = &part.columns.rows;
            let all = rows.blocks.iter().flat_map(|block| (0..block.len()).filter_map(|at| block.row(at)));
            (0..).zip(all).find_map(|(at, row)| {
                let row = places(&row, &rows.boards, &rows.contestants);
                let is_first = self.excludes(row.board, row.slot) && !apart.has((section, row.board, row.ns, row.ew));
                let score = score(row.slot).filter(|_| is_first)?;
                let line = u32::try_from(rows.line(at)).ok().filter(|_| table.are_lines);
                let element = line.is_none().then(|| format!("board {}", row.board).into());
                Some((Place { line, element, ..file.clone() }, score))
            })
        })
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

impl Part {
    /// The points of the contestants from the boards that have no lines. `None` if boards or contestants have names or the
    /// number 0, which is nobody's, or a contestant has no share of the boards it played.
    fn sums(&self, counts: Counts, apart: &Apart) -> Option<Sums> {
        let rows = &self.columns.rows;
        let seated = self.columns.seated.as_ref()?;
        let is_zero = rows.by_board.first() != Some(&0) || seated.order.iter().any(|(place, _)| *place == 0);
        if is_zero || !rows.boards.are_numbers() || !rows.contestants.are_numbers() {
            return None;
        }
        let mut scored = self.columns.score_counted(counts, Scoring::Matchpoints, &Conventions::default()).ok()?;
        let (mut boards, mut left) = (0_usize, 0_usize);
        for (place, (scale, count)) in scored.values.scales.iter_mut().zip(&rows.by_board).enumerate() {
            if apart.boards.has(place) {
                *scale = Scale::Nothing;
                left = left.saturating_add(usize::try_from(*count).ok()?);
            } else {
                boards = boards.saturating_add(usize::from(*count > 0));
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
            boards,
            results: rows.saturating_sub(left),
        })
    }
}
