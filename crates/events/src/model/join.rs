//! Several files as one event: its sessions, or its sections.

use super::contestant::{Contestant, ContestantId};
use super::event::{BoardResults, Event};
use redress_core::ruling::Side;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The mark of a contestant in a file.
type Key = (Option<String>, String, Option<Side>);

/// A line by its board and by who met there.
type Meeting = (Option<u32>, Key, Key);

impl Event {
    /// This event with another file of it, each with the name of its file. Pairs that play in both play sessions;
    /// other pairs on the same boards are another section. The printed rankings of sessions are not those of the whole.
    /// `None` if the other is of another form, or another state of the same session: most of its tables are here too.
    #[must_use]
    pub fn joined(&self, name: &str, other: &Self, other_name: &str) -> Option<Self> {
        let is_alike = self.form == other.form
            && (self.scoring == other.scoring || self.scoring.is_none() || other.scoring.is_none())
            && self.winners == other.winners
            && self.matches == other.matches
            && self.settings == other.settings;
        let known: HashSet<Meeting> = self.meetings().collect();
        let (again, lines) = other.meetings().fold((0_usize, 0_usize), |(again, lines), meeting| {
            (again.saturating_add(usize::from(known.contains(&meeting))), lines.saturating_add(1))
        });
        if !is_alike || again.saturating_mul(2) > lines {
            return None;
        }
        let keys: HashSet<Key> = self.contestants.iter().map(key).collect();
        let are_sessions = other.contestants.iter().any(|own| keys.contains(&key(own)));
        let numbers =
            |event: &Self| -> HashSet<Option<u32>> { event.boards.iter().map(|one| one.board.number).collect() };
        let are_sections = !are_sessions && !numbers(self).is_disjoint(&numbers(other));
        let mut whole = self.clone();
        let mut next = other.clone();
        for (event, name) in [(&mut whole, name), (&mut next, other_name)] {
            if are_sessions {
                event.name_sessions(name);
                event.ranking = Arc::default();
            } else if are_sections {
                event.name_sections(name);
            }
        }
        whole.scoring = whole.scoring.or(next.scoring);
        whole.append(next);
        Some(whole)
    }

    fn meetings(&self) -> impl Iterator<Item = Meeting> {
        let of = |id: ContestantId| self.contestant(id).map(key).unwrap_or_default();
        self.boards
            .iter()
            .flat_map(move |board| board.lines.iter().map(move |line| (board.board.number, of(line.ns), of(line.ew))))
    }

    fn name_sessions(&mut self, name: &str) {
        for board in self.boards.iter_mut().filter(|board| board.session.is_none()) {
            Arc::make_mut(board).session = Some(Arc::from(name));
        }
    }

    fn name_sections(&mut self, name: &str) {
        for own in Arc::make_mut(&mut self.contestants).iter_mut().filter(|own| own.section.is_none()) {
            own.section = Some(name.to_owned());
        }
        for board in self.boards.iter_mut().filter(|board| board.section.is_none()) {
            Arc::make_mut(board).section = Some(Arc::from(name));
        }
    }

    /// Adds everything of another event; who is known stays one contestant.
    fn append(&mut self, other: Self) {
        let mut known: HashMap<Key, ContestantId> = self.contestants().map(|(id, own)| (key(own), id)).collect();
        let contestants = Arc::make_mut(&mut self.contestants);
        let mut ids = Vec::with_capacity(other.contestants.len());
        for own in other.contestants.iter() {
            ids.push(*known.entry(key(own)).or_insert_with(|| {
                contestants.push(Contestant { players: Vec::new(), ..own.clone() });
                ContestantId(u32::try_from(contestants.len().saturating_sub(1)).unwrap_or(u32::MAX))
            }));
        }
        let id = |own: ContestantId| ids.get(own.index()).copied().unwrap_or(own);
        for (own, to) in other.contestants.iter().zip(&ids) {
            if let Some(contestant) = contestants.get_mut(to.index()).filter(|known| known.players.is_empty()) {
                contestant.players = own.players.iter().map(|player| id(*player)).collect();
            }
        }
        // Those of the other file have other limits.
        self.strata = Arc::default();
        for board in &other.boards {
            let mut board = BoardResults::clone(board);
            for line in &mut board.lines {
                (line.ns, line.ew) = (id(line.ns), id(line.ew));
            }
            self.boards.push(Arc::new(board));
        }
        Arc::make_mut(&mut self.ranking).extend(other.ranking.iter().cloned().map(|mut own| {
            own.contestant = id(own.contestant);
            own
        }));
        Arc::make_mut(&mut self.match_results).extend(other.match_results.iter().cloned().map(|mut own| {
            (own.ns, own.ew) = (id(own.ns), id(own.ew));
            own
        }));
        Arc::make_mut(&mut self.carried).extend(other.carried.iter().cloned().map(|mut own| {
            own.contestant = id(own.contestant);
            own
        }));
        let known = self.details.clone();
        let details = other.details.iter().map(|own| own.of_contestant(id)).filter(|own| !known.contains(own));
        Arc::make_mut(&mut self.details).extend(details);
        Arc::make_mut(&mut self.left).extend(other.left.iter().cloned());
        self.faults.extend(other.faults);
    }
}

fn key(own: &Contestant) -> Key {
    (own.section.clone(), own.number.clone(), own.direction)
}
