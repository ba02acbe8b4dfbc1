//! Boards that are read line by line: all their lines or, of very many, those with rulings and those that are no plain
//! scores.

use super::layout::{Layout, Role, delimiter};
use super::parts::{Table, plain_of};
use super::seated::Bits;
use redress_events::model::{Event, LineAt, Place};
use redress_events::readers::{ReadOptions, read};
use redress_events::source::NamedBytes;
use std::collections::{HashMap, HashSet};
use std::io::BufRead;
use std::sync::Arc;

/// From so many rows on the boards that are read line by line keep their plain scores in columns.
const LINES: u64 = 1 << 14;

/// The highest number of a board.
const BOARDS: usize = 1 << 16;

/// A row by its section, its board and its contestants.
pub(super) type RowKey = (usize, usize, usize, usize);

/// The lines that are read, and the rows of the columns that they stand for.
pub(super) struct Apart {
    /// They as an event, with their numbers in the file; `None` if there are none.
    pub read: Option<Event>,
    /// Its boards.
    pub boards: Bits,
    /// Those of its boards that have all their rows there.
    whole: Bits,
    rows: HashSet<RowKey>,
}

impl Apart {
    /// The lines that have to be read, for rulings at these tables. `None` if rows are no lines.
    pub fn read(
        file: &NamedBytes,
        options: &ReadOptions,
        table: &Table,
        ruled: &HashMap<u32, Vec<LineAt>>,
    ) -> Option<Self> {
        let twice = table.parts.iter().flat_map(|part| &part.columns.rows.twice);
        let named = ruled.keys().filter_map(|board| usize::try_from(*board).ok());
        let mut apart: HashSet<usize> = twice.map(|(board, ..)| *board).chain(named).collect();
        if apart.is_empty() && table.lost.is_empty() {
            let nothing = || Bits::new(BOARDS);
            return Some(Self { read: None, boards: nothing(), whole: nothing(), rows: HashSet::new() });
        }
        let lines = Lines::of(file, options)?;
        let mut wanted = Wanted::new(table, ruled);
        if table.lost.is_empty() && table.rows_on(&apart) <= LINES {
            wanted.take_whole(&apart);
        }
        let mut event = lines.event(file, options, &mut wanted)?;
        apart.extend(boards_of(&event));
        let unmet = wanted.unmet();
        let missing = if table.rows_on(&apart) <= LINES { &apart } else { &unmet };
        if wanted.take_whole(missing) {
            event = lines.event(file, options, &mut wanted)?;
        }
        let (mut boards, rows) = (Bits::new(BOARDS), table.keys(&event)?);
        for board in apart {
            boards.set(board);
        }
        Some(Self { read: Some(event), boards, whole: wanted.whole, rows })
    }

    /// Returns true if a row of the columns is among the lines.
    #[inline]
    pub fn has(&self, key: RowKey) -> bool {
        self.boards.has(key.1) && (self.whole.has(key.1) || self.rows.contains(&key))
    }

    /// Returns true if a board has rows beside its lines.
    pub fn has_rest(&self, board: usize) -> bool {
        self.boards.has(board) && !self.whole.has(board)
    }
}

/// The numbers of the boards of an event.
fn boards_of(event: &Event) -> impl Iterator<Item = usize> {
    event.boards.iter().filter_map(|board| usize::try_from(board.board.number?).ok())
}

impl Table {
    /// The number of rows on these boards.
    fn rows_on(&self, boards: &HashSet<usize>) -> u64 {
        let on = |board: &usize| {
            let counts = self.parts.iter().filter_map(|part| part.columns.rows.by_board.get(*board));
            counts.map(|count| u64::from(*count)).sum::<u64>()
        };
        boards.iter().map(on).sum()
    }

    /// The place of a section.
    fn section(&self, name: Option<&str>) -> Option<usize> {
        self.parts.iter().position(|part| part.section.as_deref() == name)
    }

    /// The rows that the lines of an event are.
    fn keys(&self, event: &Event) -> Option<HashSet<RowKey>> {
        let mut keys = HashSet::new();
        for board in &event.boards {
            let number = usize::try_from(board.board.number?).ok()?;
            for line in &board.lines {
                let (ns, ew) = (event.contestant(line.ns)?, event.contestant(line.ew)?);
                let name = board.section.as_deref().or(ns.section.as_deref());
                let (Ok(ns), Ok(ew)) = (ns.number.parse(), ew.number.parse()) else { continue };
                keys.insert((self.section(name)?, number, ns, ew));
            }
        }
        Some(keys)
    }
}

/// The lines that are wanted.
struct Wanted<'a> {
    table: &'a Table,
    ruled: &'a HashMap<u32, Vec<LineAt>>,
    /// Boards of which every line is.
    whole: Bits,
    /// Boards of which some are.
    partly: Bits,
    lost: HashSet<u32>,
    twice: HashSet<RowKey>,
    /// The tables with rulings for which a line was found: the board, and the place among its tables.
    met: HashSet<(u32, usize)>,
}

/// The fields of a line that tell whether it is wanted.
#[derive(Clone, Copy)]
struct Marks<'a> {
    board: usize,
    section: Option<&'a str>,
    table: Option<&'a str>,
    ns: &'a str,
    ew: &'a str,
}

impl<'a> Wanted<'a> {
    fn new(table: &'a Table, ruled: &'a HashMap<u32, Vec<LineAt>>) -> Self {
        let (mut partly, mut twice) = (Bits::new(BOARDS), HashSet::new());
        for board in ruled.keys().filter_map(|board| usize::try_from(*board).ok()) {
            partly.set(board);
        }
        for (place, part) in table.parts.iter().enumerate() {
            for (board, ns, ew) in &part.columns.rows.twice {
                partly.set(*board);
                twice.insert((place, *board, *ns, *ew));
            }
        }
        let lost = table.lost.iter().copied().collect();
        Self { table, ruled, whole: Bits::new(BOARDS), partly, lost, twice, met: HashSet::new() }
    }

    /// Wants every line of these boards: whether one of them was not wanted whole.
    fn take_whole(&mut self, boards: &HashSet<usize>) -> bool {
        let mut is_new = false;
        for board in boards {
            is_new |= self.whole.set(*board);
        }
        is_new
    }

    /// Boards with a ruling for whose table no line was found.
    fn unmet(&self) -> HashSet<usize> {
        let is_unmet =
            |(board, tables): &(&u32, &Vec<LineAt>)| (0..tables.len()).any(|at| !self.met.contains(&(**board, at)));
        let boards = self.ruled.iter().filter(is_unmet);
        boards.filter_map(|(board, _)| usize::try_from(*board).ok()).collect()
    }

    /// Returns true if a line of a board of which some are wanted is one of them.
    fn is_one(&mut self, line: Marks<'_>) -> bool {
        let pairs = (line.ns.parse(), line.ew.parse());
        let is_twice = match (self.table.section(line.section), pairs) {
            (Some(section), (Ok(ns), Ok(ew))) => self.twice.contains(&(section, line.board, ns, ew)),
            _ => false,
        };
        let number = u32::try_from(line.board).unwrap_or(u32::MAX);
        let mut is_named = false;
        for (at, table) in self.ruled.get(&number).into_iter().flatten().enumerate() {
            let same = |wanted: &Option<String>, own: Option<&str>| {
                wanted.as_ref().is_some_and(|wanted| own.is_some_and(|own| is_same(wanted, own)))
            };
            // A table that the file does not name is the pair that keeps it; directions may be turned.
            let is_it = [line.table, Some(line.ns)].into_iter().any(|own| same(&table.table, own))
                || [line.ns, line.ew].into_iter().any(|own| same(&table.ns, Some(own)) || same(&table.ew, Some(own)));
            if is_it {
                is_named = true;
                self.met.insert((number, at));
            }
        }
        is_named || is_twice
    }
}

/// Returns true if two names are equal: as numbers if both are, else but for case.
fn is_same(one: &str, other: &str) -> bool {
    match (one.parse::<u64>(), other.parse::<u64>()) {
        (Ok(one), Ok(other)) => one == other,
        _ => one.eq_ignore_ascii_case(other),
    }
}

/// The lines of a plain table.
struct Lines<'a> {
    heading: &'a [u8],
    rows: &'a [u8],
    delimiter: u8,
    board: usize,
    ns: usize,
    ew: usize,
    table: Option<usize>,
    section: Option<usize>,
}

impl<'a> Lines<'a> {
    /// `None` if rows are no lines.
    fn of(file: &'a NamedBytes, options: &ReadOptions) -> Option<Self> {
        let text = file.bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&file.bytes);
        if text.contains(&b'"') {
            return None;
        }
        let end = text.iter().position(|byte| *byte == b'\n')?.checked_add(1)?;
        let (heading, rows) = text.split_at_checked(end)?;
        let plain = plain_of(heading, options)?;
        let layout = Layout::parse(heading, &plain.needed, plain.section.as_deref()).ok()?;
        let sign = delimiter(heading);
        let of = |role: Role| layout.roles.iter().position(|own| *own == role);
        let is_called = |field: &[u8], name: &str| field.trim_ascii().eq_ignore_ascii_case(name.as_bytes());
        let named = |name: &str| heading.split(|byte| *byte == sign).position(|field| is_called(field, name));
        let (board, ns, ew) = (of(Role::Board)?, of(Role::Ns)?, of(Role::Ew)?);
        let (table, section) = (plain.table.as_deref().and_then(named), of(Role::Section));
        Some(Self { heading, rows, delimiter: sign, board, ns, ew, table, section })
    }

    fn field(&self, line: &'a [u8], at: usize) -> &'a str {
        let field = line.split(|byte| *byte == self.delimiter).nth(at).unwrap_or_default();
        std::str::from_utf8(field).map(str::trim).unwrap_or_default()
    }

    /// The lines that are wanted, with their numbers.
    fn wanted(&self, wanted: &mut Wanted<'_>) -> (Vec<u8>, Vec<u32>) {
        let (mut kept, mut numbers) = (self.heading.to_vec(), vec![1]);
        let mut rest = self.rows;
        for number in 2_u32.. {
            let before = rest;
            let Ok(length) = rest.skip_until(b'\n') else { break };
            let line = before.get(..length).unwrap_or_default();
            if line.is_empty() {
                break;
            }
            if self.is_wanted(line, number, wanted) {
                kept.extend_from_slice(line);
                numbers.push(number);
            }
        }
        (kept, numbers)
    }

    fn is_wanted(&self, line: &'a [u8], number: u32, wanted: &mut Wanted<'_>) -> bool {
        if !wanted.lost.is_empty() && wanted.lost.contains(&number) {
            return true;
        }
        let board = self.field(line, self.board).parse::<usize>().unwrap_or(usize::MAX);
        if !wanted.whole.has(board) && !wanted.partly.has(board) {
            return false;
        }
        let marks = Marks {
            board,
            section: self.section.map(|at| self.field(line, at)),
            table: self.table.map(|at| self.field(line, at)),
            ns: self.field(line, self.ns),
            ew: self.field(line, self.ew),
        };
        // Which tables have a line is noted in any case.
        wanted.is_one(marks) || wanted.whole.has(board)
    }

    /// The lines that are wanted as an event, with their numbers in the file.
    fn event(&self, file: &NamedBytes, options: &ReadOptions, wanted: &mut Wanted<'_>) -> Option<Event> {
        let (kept, numbers) = self.wanted(wanted);
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
}
