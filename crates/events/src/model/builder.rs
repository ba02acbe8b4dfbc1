//! Puts an event together as a reader comes upon its parts.

use super::contestant::{Contestant, ContestantId};
use super::event::{BoardResults, Event, EventForm, Format, PrintedPlace, Winners};
use super::fault::{Fault, FaultKind, Place};
use redress_core::ruling::Side;
use redress_core::scoring::{Match, Scoring};
use std::collections::HashMap;
use std::sync::Arc;

/// What tells contestants apart: section, number and direction.
type Key = (Option<String>, String, Option<Side>);

/// An event that is being read. What is not set stays unknown.
#[derive(Debug)]
pub struct EventBuilder {
    format: Format,
    /// What the event is called.
    pub name: Option<String>,
    /// The program that wrote the file.
    pub program: Option<String>,
    /// Who competes; pairs if nothing is said.
    pub form: EventForm,
    /// The form of scoring.
    pub scoring: Option<Scoring>,
    /// How matches are converted.
    pub matches: Option<Match>,
    /// Whether the directions are ranked apart; not if nothing is said.
    pub winners: Winners,
    contestants: Vec<Contestant>,
    known: HashMap<Key, ContestantId>,
    /// The boards in their order.
    pub boards: Vec<BoardResults>,
    /// The printed ranking.
    pub ranking: Vec<PrintedPlace>,
    faults: Vec<Fault>,
}

impl EventBuilder {
    /// An event of this format of which nothing is known yet.
    #[must_use]
    pub fn new(format: Format) -> Self {
        Self {
            format,
            name: None,
            program: None,
            form: EventForm::Pairs,
            scoring: None,
            matches: None,
            winners: Winners::One,
            contestants: Vec::new(),
            known: HashMap::new(),
            boards: Vec::new(),
            ranking: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// The contestant of this section, number and direction: the one that is known, or a new one.
    pub fn contestant(&mut self, section: Option<&str>, number: &str, direction: Option<Side>) -> ContestantId {
        let key = (section.map(str::to_owned), number.to_owned(), direction);
        if let Some(id) = self.known.get(&key) {
            return *id;
        }
        let id = ContestantId(u32::try_from(self.contestants.len()).unwrap_or(u32::MAX));
        let (section, number, direction) = key.clone();
        self.contestants.push(Contestant { section, number, direction, names: Vec::new(), phantom: false });
        self.known.insert(key, id);
        id
    }

    /// The contestant of this id, to say more of it.
    pub fn contestant_mut(&mut self, id: ContestantId) -> Option<&mut Contestant> {
        self.contestants.get_mut(usize::try_from(id.0).ok()?)
    }

    /// Notes what is wrong at a place.
    pub fn fault(&mut self, place: Place, kind: FaultKind) {
        self.faults.push(Fault::at(place, kind));
    }

    /// The event as it was read.
    #[must_use]
    pub fn finish(self) -> Event {
        Event {
            name: self.name,
            format: self.format,
            program: self.program,
            form: self.form,
            scoring: self.scoring,
            matches: self.matches,
            winners: self.winners,
            contestants: Arc::new(self.contestants),
            boards: self.boards.into_iter().map(Arc::new).collect(),
            ranking: Arc::new(self.ranking),
            faults: self.faults,
        }
    }
}
