//! Finding a line of a board as a director names it: `at table 3`, `at NS 4 EW 9`, `at section B table 3`.

use super::contestant::{Contestant, ContestantId};
use super::event::{BoardResults, Event};
use super::line::Line;
use redress_core::ruling::Side;

/// The marks by which to find a line; `None` fits any.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LineAt {
    /// The section.
    pub section: Option<String>,
    /// The session.
    pub session: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The table.
    pub table: Option<String>,
    /// The number of who sat North-South.
    pub ns: Option<String>,
    /// The number of who sat East-West.
    pub ew: Option<String>,
}

/// The reason that marks name no line, or more than one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineError {
    /// The event has no board of this number.
    NoBoard {
        /// The number.
        board: u32,
    },
    /// No line of the board is the one named.
    NoLine {
        /// The board's lines, each by its places among the boards and in the board, to show which there are.
        known: Vec<(usize, usize)>,
    },
    /// Several lines are.
    Several {
        /// The lines found, by their places among the boards and on the board.
        found: Vec<(usize, usize)>,
    },
}

impl Event {
    /// The line of a board that is named, by its places among [`Event::boards`] and in
    /// [`BoardResults::lines`](super::BoardResults::lines). Numbers are compared as numbers where they are: `03` is 3.
    ///
    /// # Errors
    /// No line has these marks, or more than one has.
    pub fn find_line(&self, board: u32, at: &LineAt) -> Result<(usize, usize), LineError> {
        let boards = || self.boards.iter().enumerate().filter(|(_, one)| one.board.number == Some(board));
        if boards().next().is_none() {
            return Err(LineError::NoBoard { board });
        }
        let lines = || {
            boards().flat_map(|(place, board)| {
                board.lines.iter().enumerate().map(move |(line, found)| ((place, line), board, found))
            })
        };
        let fits = lines().filter(|(_, board, line)| self.fits(board, line, at));
        let found: Vec<(usize, usize)> = fits.map(|(place, _, _)| place).collect();
        match found.as_slice() {
            [only] => Ok(*only),
            [] => Err(LineError::NoLine { known: lines().map(|(place, _, _)| place).collect() }),
            _ => Err(LineError::Several { found }),
        }
    }

    fn fits(&self, board: &BoardResults, line: &Line, at: &LineAt) -> bool {
        let is = |wanted: &Option<String>, written: Option<&str>| {
            wanted.as_ref().is_none_or(|wanted| written.is_some_and(|written| same(wanted, written)))
        };
        let number = |side: Side| Some(self.contestant(line.by(side))?.number.as_str());
        is(&at.session, board.session.as_deref())
            && is(&at.section, self.section_of(board, line))
            && is(&at.round, line.round.as_deref())
            && is(&at.table, line.table.as_deref())
            && is(&at.ns, number(Side::NS))
            && is(&at.ew, number(Side::EW))
    }

    /// The section of a line: the board's or, if all sections are compared, the contestants'.
    #[must_use]
    pub fn section_of<'a>(&'a self, board: &'a BoardResults, line: &Line) -> Option<&'a str> {
        let of = |id: ContestantId| self.contestant(id)?.section.as_deref();
        board.section.as_deref().or_else(|| of(line.ns)).or_else(|| of(line.ew))
    }

    /// The contestant that is named by its number, and by section and direction where the number needs them.
    ///
    /// # Errors
    /// The contestants with a number, if not exactly one has it.
    pub fn find_contestant(
        &self,
        section: Option<&str>,
        number: &str,
        direction: Option<Side>,
    ) -> Result<ContestantId, Vec<ContestantId>> {
        let fits = |one: &Contestant| {
            let is_there = section.is_none_or(|wanted| one.section.as_deref().is_some_and(|known| same(wanted, known)));
            same(number, &one.number)
                && is_there
                && (direction.is_none() || one.direction.is_none() || one.direction == direction)
        };
        let found: Vec<ContestantId> = self.contestants().filter(|(_, one)| fits(one)).map(|(id, _)| id).collect();
        match found.as_slice() {
            [only] => Ok(*only),
            _ => Err(found),
        }
    }
}

/// Returns true if two names are equal: as numbers if both are numbers, else but for case.
fn same(one: &str, other: &str) -> bool {
    match (one.trim().parse::<u64>(), other.trim().parse::<u64>()) {
        (Ok(one), Ok(other)) => one == other,
        _ => one.trim().eq_ignore_ascii_case(other.trim()),
    }
}
