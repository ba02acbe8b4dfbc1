//! A large table as an event: what its contestants have from the columns, and the lines that are read one by one.

use super::apart::Apart;
use super::block::{SLOTS, places, score, slot};
use super::counts::Counts;
use super::input::Input;
use super::kept::KeptParts;
use super::parts::{Part, Table};
use redress_core::ruling::{Board, Side, Sides, Vulnerability, possible_score};
use redress_core::scoring::{Conventions, Scoring};
use redress_events::model::{
    ContestantId, ContestantKey, Elsewhere, Event, EventBuilder, EventForm, Format, LineAt, Place, Rest, RestResult,
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
    /// The event.
    pub event: Event,
    /// The first score that no contract gives, its place, and the number of further ones; `None` if there is none.
    pub impossible: Option<(Place, i32, usize)>,
}

/// The tables that a script rules on.
#[derive(Debug, Clone, Default)]
pub struct RuledTables {
    /// The tables with rulings, by their boards.
    pub tables: HashMap<u32, Vec<LineAt>>,
    /// True if results are asked for by other rules than matchpoints under the Laws' defaults: the columns are kept for that.
    pub by_other_rules: bool,
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
    ruled: &RuledTables,
) -> Option<LargeEvent> {
    let table = Table::read(input, options, threads)?;
    if table.parts.iter().any(|part| part.columns.rows() == 0) {
        return None;
    }
    let apart = Apart::read(name, options, &table, &ruled.tables)?;
    let Table { parts, format, are_lines, .. } = table;
    let possible = Possible::on(parts.iter().map(|part| part.columns.rows.boards.places()).max()?);
    let (mut impossible, mut sums, mut seats) = (0_u64, Vec::new(), Vec::with_capacity(parts.len()));
    for part in &parts {
        let counts = Counts::new(&part.columns.rows);
        let boards = (0..part.columns.rows.boards.places()).filter(|board| !apart.boards.has(*board));
        impossible += boards.map(|board| possible.excluded(board, counts.scores(board))).sum::<u64>();
        seats.push(part.seats(&apart)?);
        sums.extend(part.sums(counts, Scoring::Matchpoints, &Conventions::default(), &apart.boards).ok()?);
    }
    if sums.iter().any(|sum| sum.boards > 0 && sum.top.is_zero()) {
        return None;
    }
    let parts: Arc<[Part]> = parts.into();
    let kept = if ruled.by_other_rules { parts.clone() } else { Arc::default() };
    let kept = Arc::new(KeptParts::new(kept, apart.boards.clone(), sums));
    let event = event(&apart, format, (&parts, kept), &seats)?;
    let rests = event
        .boards
        .iter()
        .filter_map(|board| Some((usize::try_from(board.board.number?).ok()?, board.rest.as_ref()?)));
    impossible += rests.map(|(board, rest)| possible.excluded(board, rest.counts())).sum::<u64>();
    let file = Place { file: name.clone(), ..Place::default() };
    let first = || possible.first_excluded(&parts, are_lines, &apart, &file);
    let first = if impossible > 0 { first() } else { None };
    Some(LargeEvent {
        event,
        impossible: first.map(|(place, score)| (place, score, usize::try_from(impossible).unwrap_or(usize::MAX))),
    })
}

/// The event of the lines that are read and of the parts, which may be kept. `None` if its sections or its lines are not
/// alike.
fn event(apart: &Apart, format: Format, (parts, kept): (&[Part], Arc<KeptParts>), seats: &[Seats]) -> Option<Event> {
    let winners = if seats.iter().any(|own| own.are_apart) { Winners::Two } else { Winners::One };
    // One section with two rankings and another with one is left to the reader.
    if seats.iter().any(|own| own.are_apart != (winners == Winners::Two)) {
        return None;
    }
    let read = apart.read.clone().unwrap_or_else(|| EventBuilder::new(format).finish());
    let is_plain = read.form == EventForm::Pairs
        && Rules::of(&read).conventions == Conventions::default()
        && (read.scoring, read.penalised().count(), read.carried.len()) == (None, 0, 0);
    if !is_plain {
        return None;
    }
    let elsewhere = Elsewhere {
        boards: seats.iter().map(|own| own.boards).sum(),
        results: seats.iter().map(|own| own.results).sum(),
        numbers: parts.iter().flat_map(numbers).collect(),
        kept,
    };
    let contestants = seats.iter().flat_map(|own| own.contestants.iter().cloned()).collect();
    with_rest(read.with_elsewhere(winners, elsewhere, contestants)?, parts, apart, seats)
}

/// The event with the rows of the boards that are read in part, beside their lines.
fn with_rest(mut event: Event, parts: &[Part], apart: &Apart, seats: &[Seats]) -> Option<Event> {
    if apart.read.is_none() {
        return Some(event);
    }
    let ids: Vec<ContestantId> = event.contestants().map(|(id, _)| id).collect();
    let mut from = 0_usize;
    for (section, (part, seated)) in parts.iter().zip(seats).enumerate() {
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
                    (id(&seated.places.ns, row.ns), id(&seated.places.ew, row.ew), score)
                {
                    rest.entry(row.board).or_default().push(RestResult { ns, ew, score });
                }
            });
        }
        for (board, own) in rest {
            event = event.with_rest(part.section.as_deref(), u32::try_from(board).ok()?, own);
        }
        from = from.checked_add(seated.contestants.len())?;
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
    fn first_excluded(&self, parts: &[Part], are_lines: bool, apart: &Apart, file: &Place) -> Option<(Place, i32)> {
        parts.iter().enumerate().find_map(|(section, part)| {
            let rows = &part.columns.rows;
            let all = rows.blocks.iter().flat_map(|block| (0..block.len()).filter_map(|at| block.row(at)));
            (0..).zip(all).find_map(|(at, row)| {
                let row = places(&row, &rows.boards, &rows.contestants);
                let is_first = self.excludes(row.board, row.slot) && !apart.has((section, row.board, row.ns, row.ew));
                let score = score(row.slot).filter(|_| is_first)?;
                let line = u32::try_from(rows.line(at)).ok().filter(|_| are_lines);
                let element = line.is_none().then(|| format!("board {}", row.board).into());
                Some((Place { line, element, ..file.clone() }, score))
            })
        })
    }
}

/// The contestants of a part, and its boards that have no lines.
struct Seats {
    contestants: Vec<ContestantKey>,
    /// The places of contestants among them.
    places: Sides<Vec<u32>>,
    are_apart: bool,
    boards: usize,
    results: usize,
}

impl Part {
    /// Who sat there. `None` if boards or contestants have names or the number 0, which is nobody's.
    fn seats(&self, apart: &Apart) -> Option<Seats> {
        let rows = &self.columns.rows;
        let seated = self.columns.seated.as_ref()?;
        let is_zero = rows.by_board.first() != Some(&0) || seated.order.iter().any(|(place, _)| *place == 0);
        if is_zero || !rows.boards.are_numbers() || !rows.contestants.are_numbers() {
            return None;
        }
        let kept = rows.by_board.iter().enumerate().filter(|(board, count)| **count > 0 && !apart.boards.has(*board));
        let counts: Vec<usize> = kept.map(|(_, count)| usize::try_from(*count).ok()).collect::<Option<_>>()?;
        let mut contestants = Vec::with_capacity(seated.order.len());
        let mut places = Sides::of(|_| vec![u32::MAX; rows.contestants.places()]);
        for (at, (place, side)) in (0_u32..).zip(&seated.order) {
            let sides = if seated.are_apart { vec![*side] } else { Side::BOTH.to_vec() };
            for side in sides {
                *places.by_mut(side).get_mut(*place)? = at;
            }
            let number = rows.contestants.text(*place).into_owned();
            contestants.push((self.section.clone(), number, seated.are_apart.then_some(*side)));
        }
        let (boards, results) = (counts.len(), counts.iter().sum());
        Some(Seats { contestants, places, are_apart: seated.are_apart, boards, results })
    }
}
