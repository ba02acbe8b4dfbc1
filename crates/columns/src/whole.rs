//! The ranking of a large table, from its columns alone.

#[cfg(feature = "parquet")]
use super::ParquetTable;
use super::block::{SLOTS, score};
use super::layout::{Layout, Role};
use super::plain::plain_columns;
use super::ranking::compare;
use super::rows::Rows;
use super::scored::Columns;
use super::sums::{Total, totals};
use super::{ColumnOptions, ColumnsError};
use redress_core::ruling::{Board, Side, Sides, Vulnerability, possible_score};
use redress_core::scoring::{Conventions, Scoring};
use redress_events::model::{ContestantId, Event, EventBuilder, Format, Place, Winners};
use redress_events::readers::{ReadOptions, TableHeadings};
use redress_events::scoring::{ScoredEvent, Standing};
use redress_events::source::NamedBytes;
use std::collections::HashSet;

/// The number of bytes at the beginning of a file in which its headings are looked for.
const HEAD: usize = 16 * 1024;

/// An event without its boards: who competes, and how they are ranked.
#[derive(Debug, Clone)]
pub struct RankedTable {
    /// The contestants.
    pub event: Event,
    /// Their ranking by matchpoints, under the Laws' defaults.
    pub scored: ScoredEvent,
    /// The number of boards played.
    pub boards: usize,
    /// The number of their results.
    pub results: usize,
    /// The first score that no contract gives, its place, and the number of further ones; `None` if there is none.
    pub impossible: Option<(Place, i32, usize)>,
}

/// Ranks a table of boards, pairs and scores as its reader would as a whole event. `None` if only that reader can read
/// the file: it has other columns that matter, rulings in place of scores, numbers that are names, or a fault.
#[must_use]
pub fn ranked_table(file: &NamedBytes, options: &ReadOptions, threads: usize) -> Option<RankedTable> {
    let (columns, format) = columns(file, options, threads)?;
    let impossible = Impossible::count(&columns.rows).found(file);
    if columns.rows() == 0 || columns.lost() > 0 || !columns.faults().is_empty() {
        return None;
    }
    let ranked = ranked(&columns, format).ok()??;
    Some(RankedTable { impossible, ..ranked })
}

/// The heading and the rows of these boards in a table that [`ranked_table`] ranks. `None` if rows are no lines.
#[must_use]
pub fn rows_of_boards(file: &NamedBytes, options: &ReadOptions, boards: &HashSet<u32>) -> Option<NamedBytes> {
    let plain = plain_columns(&headings(&file.bytes, options)?)?;
    let text = file.bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&file.bytes);
    if text.contains(&b'"') {
        return None;
    }
    let mut lines = text.split_inclusive(|byte| *byte == b'\n');
    let heading = lines.next()?;
    let layout = Layout::parse(heading, &plain).ok()?;
    let column = layout.roles.iter().position(|role| *role == Role::Board)?;
    let number = |line: &[u8]| {
        let field = line.split(|byte| *byte == layout.delimiter).nth(column)?;
        std::str::from_utf8(field).ok()?.trim().parse::<u32>().ok()
    };
    let mut kept = heading.to_vec();
    for line in lines.filter(|line| number(line).is_some_and(|number| boards.contains(&number))) {
        kept.extend_from_slice(line);
    }
    Some(NamedBytes::new(file.name.clone(), kept))
}

/// Scores that no contract gives on their boards.
#[derive(Default)]
struct Impossible {
    /// The row of the first, its board and its score.
    first: Option<(usize, usize, i32)>,
    count: usize,
    rows: usize,
}

impl Impossible {
    fn count(rows: &Rows) -> Self {
        // A score is possible or not by the vulnerability; each is checked once.
        let mut known: [Vec<Option<bool>>; 4] = std::array::from_fn(|_| vec![None; SLOTS]);
        let boards = Vulnerability::EVERY.map(|own| Board { number: None, dealer: None, vulnerability: Some(own) });
        let places: Vec<usize> = (0..rows.boards.places())
            .map(|place| {
                let board = Board::numbered(u32::try_from(place).unwrap_or(u32::MAX));
                Vulnerability::EVERY.iter().position(|own| Some(*own) == board.vulnerability).unwrap_or(0)
            })
            .collect();
        let mut found = Self::default();
        for block in &rows.blocks {
            block.each(&rows.boards, &rows.contestants, |row| {
                found.rows = found.rows.saturating_add(1);
                let (Some(place), Some(score)) = (places.get(row.board).copied(), score(row.slot)) else { return };
                let Some(own) = known.get_mut(place).and_then(|own| own.get_mut(usize::from(row.slot))) else { return };
                if !*own.get_or_insert_with(|| possible_score(score, boards.get(place))) {
                    found.first = found.first.or(Some((found.rows.saturating_sub(1), row.board, score)));
                    found.count = found.count.saturating_add(1);
                }
            });
        }
        found
    }

    /// The first with its place: its line, if each row has one, else its board.
    fn found(self, file: &NamedBytes) -> Option<(Place, i32, usize)> {
        let (row, board, score) = self.first?;
        let lines = file.bytes.iter().filter(|byte| **byte == b'\n').count();
        let ended = usize::from(file.bytes.last().is_some_and(|byte| *byte == b'\n'));
        let is_row_a_line = lines.saturating_sub(ended) == self.rows;
        let line = u32::try_from(row.saturating_add(2)).ok().filter(|_| is_row_a_line);
        let element = line.is_none().then(|| format!("board {board}").into());
        Some((Place { line, element, ..file.place() }, score, self.count))
    }
}

/// The columns of a plain table.
fn columns(file: &NamedBytes, options: &ReadOptions, threads: usize) -> Option<(Columns, Format)> {
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
        let plain = plain_columns(&TableHeadings::new(table.headings(), options))?;
        let columns = Columns::of_table(&table, &reading(&plain)).ok()?;
        return Some((columns, Format::Parquet));
    }
    let plain = plain_columns(&headings(&file.bytes, options)?)?;
    let columns = Columns::read(file.bytes.as_slice(), &reading(&plain)).ok()?;
    Some((columns, Format::Csv))
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

/// A contestant and its sum.
type Entry = (ContestantId, Total);

fn ranked(columns: &Columns, format: Format) -> Result<Option<RankedTable>, ColumnsError> {
    let rows = &columns.rows;
    let (Some(seated), true) = (Seated::find(rows), rows.boards.are_numbers() && rows.contestants.are_numbers()) else {
        return Ok(None);
    };
    let scored = columns.score(Scoring::Matchpoints, &Conventions::default())?;
    let winners = if seated.are_apart { Winners::Two } else { Winners::One };
    let mut event = EventBuilder::new(format);
    event.winners = winners;
    let Sides { ns, ew } = totals(rows, &scored.values);
    let total = |list: &[Total], place: usize| list.get(place).cloned().unwrap_or_default();
    let mut directions: Vec<(Option<Side>, Vec<Entry>)> = match winners {
        Winners::One => vec![(None, Vec::new())],
        Winners::Two => Side::BOTH.map(|side| (Some(side), Vec::new())).to_vec(),
    };
    for (place, side) in seated.order {
        let own = match winners {
            Winners::One => total(&ns, place).and(&total(&ew, place)),
            Winners::Two if side == Side::NS => total(&ns, place),
            Winners::Two => total(&ew, place),
        };
        // A contestant whose boards nobody else played has no share.
        if own.boards > 0 && own.top.is_zero() {
            return Ok(None);
        }
        let direction = Some(side).filter(|_| winners == Winners::Two);
        let id = event.contestant(None, &rows.contestants.text(place), direction);
        if let Some((_, list)) = directions.iter_mut().find(|(known, _)| *known == direction) {
            list.push((id, own));
        }
    }
    let ranking = directions.into_iter().flat_map(|(direction, list)| standings(list, direction)).collect();
    let scored = ScoredEvent::of_ranking(Scoring::Matchpoints, ranking);
    let results = usize::try_from(columns.rows()).unwrap_or(usize::MAX);
    Ok(Some(RankedTable { event: event.finish(), scored, boards: seated.boards, results, impossible: None }))
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

/// Contestants in the order of their results; those who tie as they come.
fn standings(mut list: Vec<Entry>, direction: Option<Side>) -> Vec<Standing> {
    list.retain(|(_, total)| total.boards > 0);
    list.sort_by(|(_, one), (_, other)| compare(other, one));
    let is_level = |one: usize, other: Option<usize>| {
        let pair = list.get(one).zip(other.and_then(|other| list.get(other)));
        pair.is_some_and(|((_, one), (_, other))| compare(one, other).is_eq())
    };
    let mut ranking: Vec<Standing> = Vec::with_capacity(list.len());
    for (at, (contestant, total)) in list.iter().enumerate() {
        let level_before = is_level(at, at.checked_sub(1));
        let place = match ranking.last() {
            Some(last) if level_before => last.place,
            _ => u32::try_from(at.saturating_add(1)).unwrap_or(u32::MAX),
        };
        let percent = total.points.over(&total.top).unwrap_or_default() * 100;
        let mut standing = Standing::new(*contestant, place, percent);
        standing.direction = direction;
        standing.tied = level_before || is_level(at, at.checked_add(1));
        standing.boards = total.boards;
        standing.points = total.points.clone();
        standing.top = Some(total.top.clone());
        ranking.push(standing);
    }
    ranking
}
