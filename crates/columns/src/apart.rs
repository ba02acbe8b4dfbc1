//! Boards that are read line by line: all their lines or, of very many, those with rulings and those that are no plain
//! scores.

use super::lines::{Lines, Name, TextLine};
use super::parts::Table;
use super::rows::Piece;
use super::seated::Bits;
use super::sections::{SectionName, name};
use redress_events::model::{BoardResults, Event, Line, LineAt, Place};
use redress_events::readers::{ReadOptions, read};
use redress_events::source::NamedBytes;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
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
        file: &Arc<str>,
        options: &ReadOptions,
        table: &Table<'_>,
        ruled: &HashMap<u32, Vec<LineAt>>,
    ) -> Option<Self> {
        let twice = table.parts.iter().flat_map(|part| &part.columns.rows.twice);
        let named = ruled.keys().filter_map(|board| usize::try_from(*board).ok());
        let mut apart: HashSet<usize> = twice.map(|(board, ..)| *board).chain(named).collect();
        if apart.is_empty() && table.lost.is_empty() {
            let nothing = || Bits::new(BOARDS);
            return Some(Self { read: None, boards: nothing(), whole: nothing(), rows: HashSet::new() });
        }
        let lines = table.lines.as_ref()?;
        let mut wanted = Wanted::new(table, ruled);
        let likely: HashSet<usize> = apart.iter().chain(&table.lost_boards).copied().collect();
        if table.rows_on(&likely) <= LINES {
            wanted.take_whole(&likely);
        }
        let mut event = wanted.event(lines, file, options)?;
        apart.extend(table.boards_of_lost(&event));
        let unmet = wanted.unmet();
        let missing = if table.rows_on(&apart) <= LINES { &apart } else { &unmet };
        if wanted.take_whole(missing) {
            event = wanted.event(lines, file, options)?;
        }
        event.boards.retain(|board| number(board).is_some_and(|board| apart.contains(&board)));
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

fn number(board: &BoardResults) -> Option<usize> {
    usize::try_from(board.board.number?).ok()
}

impl Table<'_> {
    /// The number of rows on these boards.
    fn rows_on(&self, boards: &HashSet<usize>) -> u64 {
        let on = |board: &usize| {
            let counts = self.parts.iter().filter_map(|part| part.columns.rows.by_board.get(*board));
            counts.map(|count| u64::from(*count)).sum::<u64>()
        };
        boards.iter().map(on).sum()
    }

    /// The boards of an event that have a line that was no row of the columns.
    fn boards_of_lost(&self, event: &Event) -> impl Iterator<Item = usize> {
        let is_lost = |line: &Line| line.place.line.is_some_and(|line| self.lost.binary_search(&line).is_ok());
        let own = event.boards.iter().filter(move |board| board.lines.iter().any(is_lost));
        own.filter_map(|board| number(board))
    }

    /// The place of a section.
    fn section(&self, name: Option<&str>) -> Option<usize> {
        self.parts.iter().position(|part| part.section.as_deref() == name)
    }

    /// The rows that the lines of an event are.
    fn keys(&self, event: &Event) -> Option<HashSet<RowKey>> {
        let mut keys = HashSet::new();
        for board in &event.boards {
            let number = number(board)?;
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

/// A table with a ruling, as the ruling names it.
struct Ruled {
    table: Option<Name>,
    pairs: Vec<Name>,
    /// True if a line was found for it.
    is_met: Cell<bool>,
}

impl Ruled {
    fn new(at: &LineAt) -> Self {
        let name = |name: &String| Name::of(name);
        let pairs = at.ns.iter().chain(&at.ew).map(name).collect();
        Self { table: at.table.as_ref().map(name), pairs, is_met: Cell::new(false) }
    }
}

/// The lines that are wanted.
struct Wanted<'a> {
    /// The lines that are no rows of the columns, in their order.
    lost: &'a [u32],
    sections: Vec<SectionName>,
    /// The tables with rulings, by their boards.
    ruled: HashMap<usize, Vec<Ruled>>,
    /// Boards of which every line is.
    whole: Bits,
    /// Boards of which some are, or all.
    boards: Bits,
    twice: HashSet<RowKey>,
}

impl<'a> Wanted<'a> {
    fn new(table: &'a Table<'_>, ruled: &HashMap<u32, Vec<LineAt>>) -> Self {
        let own = |(board, tables): (&u32, &Vec<LineAt>)| {
            Some((usize::try_from(*board).ok()?, tables.iter().map(Ruled::new).collect()))
        };
        let ruled: HashMap<usize, Vec<Ruled>> = ruled.iter().filter_map(own).collect();
        let (mut boards, mut twice) = (Bits::new(BOARDS), HashSet::new());
        for board in ruled.keys() {
            boards.set(*board);
        }
        for (place, part) in table.parts.iter().enumerate() {
            for (board, ns, ew) in &part.columns.rows.twice {
                boards.set(*board);
                twice.insert((place, *board, *ns, *ew));
            }
        }
        let section = |section: &Option<String>| name(section.as_deref()?.as_bytes());
        let sections = table.parts.iter().map(|part| section(&part.section).unwrap_or_default()).collect();
        Self { lost: &table.lost, sections, ruled, whole: Bits::new(BOARDS), boards, twice }
    }

    /// Wants every line of these boards: whether one of them was not wanted whole.
    fn take_whole(&mut self, boards: &HashSet<usize>) -> bool {
        let mut is_new = false;
        for board in boards {
            self.boards.set(*board);
            is_new |= self.whole.set(*board);
        }
        is_new
    }

    /// Boards with a ruling for whose table no line was found.
    fn unmet(&self) -> HashSet<usize> {
        let is_unmet = |(_, tables): &(&usize, &Vec<Ruled>)| tables.iter().any(|ruled| !ruled.is_met.get());
        self.ruled.iter().filter(is_unmet).map(|(board, _)| *board).collect()
    }

    fn may_be_in(&self, piece: &Piece) -> bool {
        let (lowest, highest) = piece.boards;
        piece.has_lost || (lowest..=highest).any(|board| self.boards.has(board.into()))
    }

    fn has(&self, lines: &Lines<'_>, number: u32, line: TextLine<'_>) -> bool {
        if !line.is_plain() && self.lost.binary_search(&number).is_ok() {
            return true;
        }
        let Some(board) = line.board().filter(|board| self.boards.has(*board)) else { return false };
        // Which tables have a line is noted in any case.
        self.is_one(lines, line, board) || self.whole.has(board)
    }

    /// Returns true if a line of a board of which some are wanted is one of them.
    fn is_one(&self, lines: &Lines<'_>, line: TextLine<'_>, board: usize) -> bool {
        let pairs = line.pairs();
        let mut is_named = false;
        for ruled in self.ruled.get(&board).into_iter().flatten() {
            // A table that the file does not name is the pair that keeps it; directions may be turned.
            let is_table = |table: &Name| pairs.first() == Some(table) || lines.table(line).as_ref() == Some(table);
            if ruled.pairs.iter().any(|pair| pairs.contains(pair)) || ruled.table.as_ref().is_some_and(is_table) {
                is_named = true;
                ruled.is_met.set(true);
            }
        }
        let is_twice = || {
            let section = self.sections.iter().position(|own| *own == line.section());
            let [ns, ew] =
                pairs.map(|pair| if let Name::Number(pair) = pair { usize::try_from(pair).ok() } else { None });
            section.zip(ns).zip(ew).is_some_and(|((section, ns), ew)| self.twice.contains(&(section, board, ns, ew)))
        };
        is_named || (!self.twice.is_empty() && is_twice())
    }

    /// Those lines as an event, with their numbers in the file.
    fn event(&self, lines: &Lines<'_>, file: &Arc<str>, options: &ReadOptions) -> Option<Event> {
        let (kept, numbers) =
            lines.wanted(|piece| self.may_be_in(piece), |number, line| self.has(lines, number, line))?;
        let mut event = read(&[NamedBytes::new(file.clone(), kept)], options).ok()?;
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
