//! The sections of an event: whose results a board compares.

use super::contestant::{Contestant, ContestantId};
use super::event::{BoardResults, Event};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The places of lines in an event of which the boards were put together otherwise: for each board that of each line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedLines(Vec<Vec<(usize, usize)>>);

impl MovedLines {
    /// The new place of the line at a place, both among the boards and on the board.
    #[must_use]
    pub fn of(&self, board: usize, line: usize) -> Option<(usize, usize)> {
        self.0.get(board)?.get(line).copied()
    }
}

/// The name of a board among all: its session, its number, and its section where these are apart.
type Key = (Option<Arc<str>>, Option<u32>, Option<Arc<str>>);

impl Event {
    /// Returns true if sections that played the same board are scored apart.
    #[must_use]
    pub fn has_sections_apart(&self) -> bool {
        let mut seen = HashMap::new();
        self.boards.iter().filter(|board| board.board.number.is_some() && board.section.is_some()).any(|board| {
            let key = (&board.session, board.board.number);
            *seen.entry(key).or_insert(&board.section) != &board.section
        })
    }

    /// The event in which results of a board are compared across all sections of a session, and the new places of its
    /// lines. `None` if that is how they are compared.
    #[must_use]
    pub fn across_sections(&self) -> Option<(Self, MovedLines)> {
        self.has_sections_apart().then(|| {
            let own = self.with_sections_of_contestants();
            own.regrouped(|board, _| (board.session.clone(), board.board.number, None))
        })
    }

    /// The event in which each section's results of a board are compared among themselves, and the new places of its
    /// lines. `None` if that is how they are compared.
    #[must_use]
    pub fn section_by_section(&self) -> Option<(Self, MovedLines)> {
        let are_together = |board: &Arc<BoardResults>| {
            let sections: HashSet<Option<&str>> = board.lines.iter().map(|line| self.section_of(board, line)).collect();
            sections.len() > 1
        };
        self.boards.iter().any(are_together).then(|| {
            self.regrouped(|board, line| {
                let section = board.lines.get(line).and_then(|line| self.section_of(board, line)).map(Arc::from);
                (board.session.clone(), board.board.number, section)
            })
        })
    }

    /// The event in which contestants who played in one section alone have it.
    fn with_sections_of_contestants(&self) -> Self {
        let mut sections: HashMap<ContestantId, HashSet<&str>> = HashMap::new();
        for board in &self.boards {
            let section = board.section.as_deref().unwrap_or_default();
            for id in board.lines.iter().flat_map(|line| [line.ns, line.ew]) {
                sections.entry(id).or_default().insert(section);
            }
        }
        let with_section = |(id, own): (ContestantId, &Contestant)| {
            let played = sections.get(&id).filter(|played| played.len() == 1);
            let only = played.and_then(|played| played.iter().next()).filter(|section| !section.is_empty());
            let section = own.section.clone().or_else(|| only.map(|section| (*section).to_owned()));
            Contestant { section, ..own.clone() }
        };
        Self { contestants: Arc::new(self.contestants().map(with_section).collect()), ..self.clone() }
    }

    /// The event with a board for each key of a line.
    fn regrouped(&self, key: impl Fn(&BoardResults, usize) -> Key) -> (Self, MovedLines) {
        let mut places: HashMap<Key, usize> = HashMap::new();
        let mut boards: Vec<BoardResults> = Vec::new();
        let mut originals: Vec<Option<BoardResults>> = Vec::new();
        let mut moved = Vec::with_capacity(self.boards.len());
        for board in &self.boards {
            let mut lines = Vec::with_capacity(board.lines.len());
            for (at, line) in board.lines.iter().enumerate() {
                let key = key(board, at);
                let section = key.2.clone();
                let place = *places.entry(key).or_insert_with(|| {
                    boards.push(BoardResults {
                        section,
                        lines: Vec::new(),
                        original: None,
                        ..BoardResults::clone(board)
                    });
                    originals.push(None);
                    boards.len().saturating_sub(1)
                });
                let (Some(own), Some(original)) = (boards.get_mut(place), originals.get_mut(place)) else { continue };
                lines.push((place, own.lines.len()));
                // A datum or a top is of the results that were compared.
                own.datum = own.datum.take().filter(|datum| Some(datum) == board.datum.as_ref());
                own.top = own.top.take().filter(|top| Some(top) == board.top.as_ref());
                if board.original.is_some() && original.is_none() {
                    *original = Some(own.clone());
                }
                if let (Some(original), Some(read)) = (original.as_mut(), board.as_read().lines.get(at)) {
                    original.lines.push(read.clone());
                }
                own.lines.push(line.clone());
            }
            moved.push(lines);
        }
        for (board, original) in boards.iter_mut().zip(originals) {
            board.original = original.map(Arc::new);
        }
        let boards = boards.into_iter().map(Arc::new).collect();
        (Self { boards, ..self.clone() }, MovedLines(moved))
    }
}
