//! A large table as an event: what its contestants have from the columns, and the boards that are read row by row.

use super::ColumnOptions;
#[cfg(feature = "parquet")]
use super::ParquetTable;
use super::block::{SLOTS, score};
use super::faults::MAX_FAULTS;
use super::layout::{Layout, Role};
use super::plain::plain_columns;
use super::rows::Rows;
use super::scored::Columns;
use super::sections::{Sections, without_heading};
use super::sums::{Total, totals};
use super::values::Scale;
use redress_core::ruling::{Board, Side, Sides, Vulnerability, possible_score};
use redress_core::scoring::{Conventions, Scoring};
use redress_events::model::{BoardSum, ContestantKey, Event, EventBuilder, EventForm, Format, Place, Winners};
use redress_events::readers::{ReadOptions, TableHeadings, read};
use redress_events::scoring::Rules;
use redress_events::source::NamedBytes;
use std::collections::HashSet;
use std::sync::Arc;

/// The number of bytes at the beginning of a file in which its headings are looked for.
const HEAD: usize = 16 * 1024;

/// A table of very many results as an event: its boards are [elsewhere](Event::elsewhere), in columns, but for those that
/// have to be read row by row.
#[derive(Debug, Clone)]
pub struct LargeEvent {
    /// The event, scored in matchpoints under the Laws' defaults.
    pub event: Event,
    /// The first score that no contract gives, its place, and the number of further ones; `None` if there is none.
    pub impossible: Option<(Place, i32, usize)>,
}

/// Reads a table of boards, pairs and scores, perhaps by sections, as its reader would as a whole event. The boards of
/// these numbers, and those with a row that is no plain score or is there twice, are read row by row. `None` if only that
/// reader can read the file: it has other columns that matter, numbers that are names, or too many such rows.
#[must_use]
pub fn large_event(
    file: &NamedBytes,
    options: &ReadOptions,
    threads: usize,
    boards: &HashSet<u32>,
) -> Option<LargeEvent> {
    let parts = parts(file, options, threads)?;
    let mut apart = boards.clone();
    for Part { columns, .. } in &parts {
        let faults = &columns.rows.faults;
        if columns.rows() == 0 || faults.boards.len() != faults.first.len() || faults.first.len() >= MAX_FAULTS {
            return None;
        }
        for board in &faults.boards {
            apart.insert(board.parse().ok()?);
        }
    }
    let mut first: Option<(Place, i32, usize)> = None;
    for Part { columns, are_lines, .. } in &parts {
        let found = Impossible::count(&columns.rows, &apart).found(&columns.rows, &file.place(), *are_lines);
        first = match (first.take(), found) {
            (Some((place, score, count)), Some((.., more))) => Some((place, score, count.saturating_add(more))),
            (known, found) => known.or(found),
        };
    }
    let sums: Vec<Sums> = parts.iter().map(|part| part.sums(&apart)).collect::<Option<_>>()?;
    let winners = if sums.iter().any(|own| own.are_apart) { Winners::Two } else { Winners::One };
    // One section with two rankings and another with one is left to the reader.
    if sums.iter().any(|own| own.are_apart != (winners == Winners::Two)) {
        return None;
    }
    let format = parts.first().map(|part| part.format)?;
    let played = sums.iter().fold((0, 0), |(boards, results), own| (boards + own.boards, results + own.results));
    let contestants = sums.into_iter().flat_map(|own| own.contestants).collect();
    drop(parts);
    let read = if apart.is_empty() { EventBuilder::new(format).finish() } else { rows_of(file, options, &apart)? };
    let is_plain = read.form == EventForm::Pairs
        && Rules::of(&read).conventions == Conventions::default()
        && (read.scoring, read.penalties.len(), read.carried.len()) == (None, 0, 0);
    let are_all_there = boards.iter().all(|number| read.boards_numbered(*number).next().is_some());
    let event = (is_plain && are_all_there).then(|| read.with_elsewhere(winners, played, contestants))??;
    Some(LargeEvent { event, impossible: first })
}

/// The rows of these boards as an event, with the lines of the whole file. `None` if rows are no lines.
fn rows_of(file: &NamedBytes, options: &ReadOptions, boards: &HashSet<u32>) -> Option<Event> {
    let text = file.bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&file.bytes);
    if text.contains(&b'"') {
        return None;
    }
    let mut lines = (1_u32..).zip(text.split_inclusive(|byte| *byte == b'\n'));
    let (_, heading) = lines.next()?;
    let layout = layout(heading, options)?;
    let column = layout.roles.iter().position(|role| *role == Role::Board)?;
    let number = |line: &[u8]| {
        let field = line.split(|byte| *byte == layout.delimiter).nth(column)?;
        std::str::from_utf8(field).ok()?.trim().parse::<u32>().ok()
    };
    let (mut kept, mut numbers) = (heading.to_vec(), vec![1]);
    for (at, line) in lines.filter(|(_, line)| number(line).is_some_and(|number| boards.contains(&number))) {
        kept.extend_from_slice(line);
        numbers.push(at);
    }
    let mut event = read(&[NamedBytes::new(file.name.clone(), kept)], options).ok()?;
    let in_file = |place: &mut Place| {
        let at = place.line.and_then(|line| usize::try_from(line).ok()?.checked_sub(1));
        place.line = at.and_then(|at| numbers.get(at)).copied().or(place.line);
    };
    event.faults.iter_mut().for_each(|fault| in_file(&mut fault.place));
    for line in event.boards.iter_mut().flat_map(|board| &mut Arc::make_mut(board).lines) {
        in_file(&mut line.place);
    }
    Some(event)
}

/// Scores that no contract gives on their boards, but for those that are read row by row.
#[derive(Default)]
struct Impossible {
    /// The row of the first, its board and its score.
    first: Option<(usize, usize, i32)>,
    count: usize,
    rows: usize,
}

impl Impossible {
    fn count(rows: &Rows, apart: &HashSet<u32>) -> Self {
        // A score is possible or not by the vulnerability; each is checked once.
        let mut known: [Vec<Option<bool>>; 4] = std::array::from_fn(|_| vec![None; SLOTS]);
        let boards = Vulnerability::EVERY.map(|own| Board { number: None, dealer: None, vulnerability: Some(own) });
        let places: Vec<usize> = (0..rows.boards.places())
            .map(|place| {
                let board = Board::numbered(u32::try_from(place).unwrap_or(u32::MAX));
                Vulnerability::EVERY.iter().position(|own| Some(*own) == board.vulnerability).unwrap_or(0)
            })
            .collect();
        let is_apart = |board: usize| u32::try_from(board).is_ok_and(|board| apart.contains(&board));
        let mut found = Self::default();
        for block in &rows.blocks {
            block.each(&rows.boards, &rows.contestants, |row| {
                found.rows = found.rows.saturating_add(1);
                let (Some(place), Some(score)) = (places.get(row.board).copied(), score(row.slot)) else { return };
                let Some(own) = known.get_mut(place).and_then(|own| own.get_mut(usize::from(row.slot))) else { return };
                if !*own.get_or_insert_with(|| possible_score(score, boards.get(place))) && !is_apart(row.board) {
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

/// The columns of a section, or of a table without sections.
struct Part {
    section: Option<String>,
    columns: Columns,
    format: Format,
    /// True if its rows are the lines of the file, so that they have its numbers.
    are_lines: bool,
}

/// The columns of a plain table, those of each section by themselves.
fn parts(file: &NamedBytes, options: &ReadOptions, threads: usize) -> Option<Vec<Part>> {
    #[cfg(not(feature = "threads"))]
    let _ = threads;
    let reading = |columns| {
        let reading = ColumnOptions::new().with_columns(columns);
        #[cfg(feature = "threads")]
        let reading = reading.with_threads(threads);
        reading
    };
    #[cfg(feature = "parquet")]
    if file.bytes.starts_with(ParquetTable::MAGIC) {
        let table = ParquetTable::of_bytes(file.bytes.clone()).ok()?;
        let plain =
            plain_columns(&TableHeadings::new(table.headings(), options)).filter(|own| own.section.is_none())?;
        let columns = Columns::of_table(&table, &reading(&plain.needed)).ok()?;
        return Some(vec![Part { section: None, columns, format: Format::Parquet, are_lines: true }]);
    }
    let plain = plain_columns(&headings(&file.bytes, options)?)?;
    let Some(heading) = plain.section else {
        let columns = Columns::read(file.bytes.as_slice(), &reading(&plain.needed)).ok()?;
        return Some(vec![Part { section: None, columns, format: Format::Csv, are_lines: true }]);
    };
    let table = Sections::of(&file.bytes, &heading)?;
    let part = |section: &String| {
        let columns = Columns::read(table.rows(section), &reading(&plain.needed)).ok()?;
        Some(Part { section: Some(section.clone()), columns, format: Format::Csv, are_lines: false })
    };
    table.names.iter().map(part).collect()
}

/// Returns the headings in the first line of an ASCII text.
fn headings(bytes: &[u8], options: &ReadOptions) -> Option<TableHeadings> {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if !text.is_ascii() {
        return None;
    }
    let head = std::str::from_utf8(text.get(..HEAD.min(text.len()))?).ok()?;
    TableHeadings::find(head, options).filter(|(_, line)| *line == 1).map(|(headings, _)| headings)
}

/// The layout of a table with this line of headings, whether or not it has sections.
fn layout(heading: &[u8], options: &ReadOptions) -> Option<Layout> {
    let plain = plain_columns(&headings(heading, options)?)?;
    let heading = plain.section.map_or_else(|| heading.to_vec(), |section| without_heading(heading, &section));
    Layout::parse(&heading, &plain.needed).ok()
}

/// The points of the contestants of a part from its boards.
struct Sums {
    contestants: Vec<(ContestantKey, BoardSum)>,
    are_apart: bool,
    boards: usize,
    results: usize,
}

impl Part {
    /// The sums over all boards but these, which are read row by row. `None` if boards or contestants have names, or a
    /// contestant has no share of the boards it played.
    fn sums(&self, apart: &HashSet<u32>) -> Option<Sums> {
        let rows = &self.columns.rows;
        if !rows.boards.are_numbers() || !rows.contestants.are_numbers() {
            return None;
        }
        let seated = Seated::find(rows)?;
        let mut scored = self.columns.score(Scoring::Matchpoints, &Conventions::default()).ok()?;
        let places = || apart.iter().filter_map(|board| usize::try_from(*board).ok());
        for place in places() {
            if let Some(scale) = scored.values.scales.get_mut(place) {
                *scale = Scale::Nothing;
            }
        }
        let count = |place: usize| rows.by_board.get(place).copied().filter(|count| *count > 0);
        let left: Vec<usize> = places().filter_map(|place| usize::try_from(count(place)?).ok()).collect();
        let Sides { ns, ew } = totals(rows, &scored.values);
        let total = |list: &[Total], place: usize| list.get(place).cloned().unwrap_or_default();
        let mut contestants = Vec::with_capacity(seated.order.len());
        for (place, side) in seated.order {
            let own = match (seated.are_apart, side) {
                (false, _) => total(&ns, place).and(&total(&ew, place)),
                (true, Side::NS) => total(&ns, place),
                (true, Side::EW) => total(&ew, place),
            };
            if own.boards > 0 && own.top.is_zero() {
                return None;
            }
            let number = rows.contestants.text(place).into_owned();
            let key = (self.section.clone(), number, seated.are_apart.then_some(side));
            contestants.push((key, BoardSum { points: own.points, top: own.top, boards: own.boards }));
        }
        let rows = usize::try_from(self.columns.rows()).unwrap_or(usize::MAX);
        Some(Sums {
            contestants,
            are_apart: seated.are_apart,
            boards: seated.boards.saturating_sub(left.len()),
            results: rows.saturating_sub(left.iter().sum()),
        })
    }
}

/// The seats of the contestants, in the order of the file.
struct Seated {
    /// Each contestant once, or once a direction where these are apart.
    order: Vec<(usize, Side)>,
    /// True if the same number is another pair in each direction: it is on both sides of a board.
    are_apart: bool,
    /// The number of boards.
    boards: usize,
}

impl Seated {
    /// `None` if there are too many boards and contestants to keep a bit for each two, or a number is 0, which is
    /// nobody's.
    fn find(rows: &Rows) -> Option<Self> {
        let (boards, contestants) = (rows.boards.places(), rows.contestants.places());
        let bits = boards.checked_mul(contestants).filter(|bits| *bits <= MAX_BITS)?;
        let mut sat = Sides::of(|_| Bits::new(bits));
        let mut met = Sides::of(|_| Bits::new(contestants));
        let (mut order, mut are_apart, mut is_zero) = (Vec::new(), false, false);
        let (mut seen, mut played) = (Bits::new(boards), 0_usize);
        for block in &rows.blocks {
            block.each(&rows.boards, &rows.contestants, |row| {
                let at = |contestant: usize| row.board.saturating_mul(contestants).saturating_add(contestant);
                played = played.saturating_add(usize::from(seen.set(row.board)));
                is_zero |= row.board == 0 || row.ns == 0 || row.ew == 0;
                are_apart |= row.ns == row.ew || sat.ew.has(at(row.ns)) || sat.ns.has(at(row.ew));
                sat.ns.set(at(row.ns));
                sat.ew.set(at(row.ew));
                for (contestant, side) in [(row.ns, Side::NS), (row.ew, Side::EW)] {
                    if met.by_mut(side).set(contestant) {
                        order.push((contestant, side));
                    }
                }
            });
        }
        if !are_apart {
            let mut known = Bits::new(contestants);
            order.retain(|(contestant, _)| known.set(*contestant));
        }
        (!is_zero).then_some(Self { order, are_apart, boards: played })
    }
}

/// The most bits that are kept: 64 MB of them.
const MAX_BITS: usize = 1 << 29;

/// A set of small numbers.
struct Bits(Vec<u64>);

impl Bits {
    fn new(size: usize) -> Self {
        Self(vec![0; size / 64 + 1])
    }

    fn has(&self, at: usize) -> bool {
        self.0.get(at / 64).is_some_and(|word| word & (1 << (at % 64)) != 0)
    }

    /// Takes a number in: whether it is new.
    fn set(&mut self, at: usize) -> bool {
        let Some(word) = self.0.get_mut(at / 64) else { return false };
        let bit = 1 << (at % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}
