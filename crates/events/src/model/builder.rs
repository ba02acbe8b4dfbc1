//! The builder of an event.

use super::carried::CarriedPoints;
use super::contestant::{Contestant, ContestantId};
use super::detail::Detail;
use super::event::{BoardResults, Event, EventForm, Format, PrintedMatch, PrintedPlace, Winners};
use super::fault::{Fault, FaultKind, Place};
use super::line::{Line, LineResult, Room};
use super::stratum::Stratum;
use redress_core::ruling::{Ruling, Side, SideRuling};
use redress_core::scoring::{Conventions, Match, Scoring};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The key of a contestant: section, number and direction.
type Key = (Option<String>, String, Option<Side>);

/// The contestants at a table, the round and the room.
type Sitting = (ContestantId, ContestantId, Option<Arc<str>>, Option<Room>);

/// An event under construction. A part that is not set stays unknown.
///
/// ```
/// use redress_core::ruling::Board;
/// use redress_core::scoring::Scoring;
/// use redress_events::model::{BoardResults, EventBuilder, Format, Line, Place};
/// use redress_events::scoring::{Rules, score};
///
/// let mut event = EventBuilder::new(Format::Json);
/// let mut board = BoardResults::new(Board::numbered(1));
/// for (ns, ew, points) in [("1", "2", 420), ("3", "4", -50)] {
///     let (ns, ew) = (event.contestant(None, ns, None), event.contestant(None, ew, None));
///     let result = event.score(points);
///     board.lines.push(Line::new(Place::default(), ns, ew, result));
/// }
/// event.boards.push(board);
/// let event = event.finish();
///
/// // +420 is 470 points more than the other table has: 10 IMPs.
/// let scored = score(&event, &Rules::new(Some(Scoring::CrossImps))).unwrap();
/// let first = scored.boards[0].lines[0].figures.ns.as_ref().unwrap();
/// assert_eq!(first.points.to_string(), "10");
/// ```
#[derive(Debug)]
pub struct EventBuilder {
    /// The format of the file that the program of the event wrote.
    pub format: Format,
    /// The name of the event.
    pub name: Option<String>,
    /// The program that wrote the file.
    pub program: Option<String>,
    /// The form of the event; pairs by default.
    pub form: EventForm,
    /// The form of scoring.
    pub scoring: Option<Scoring>,
    /// The conversion of matches.
    pub matches: Option<Match>,
    /// The number of rankings; one by default.
    pub winners: Winners,
    contestants: Vec<Contestant>,
    known: HashMap<Key, ContestantId>,
    /// The boards in their order.
    pub boards: Vec<BoardResults>,
    /// The printed ranking.
    pub ranking: Vec<PrintedPlace>,
    /// The printed results of matches.
    pub match_results: Vec<PrintedMatch>,
    /// The points that contestants carry beside their boards.
    pub carried: Vec<CarriedPoints>,
    /// The settings that the file states, as they are written after `set`.
    pub settings: Vec<String>,
    /// The strata below the whole field, the highest first.
    pub strata: Vec<Stratum>,
    /// The facts that no figure follows from.
    pub details: Vec<Detail>,
    /// The parts of the file that are not in the event, each once.
    pub left: Vec<String>,
    faults: Vec<Fault>,
    /// Scores that lines have, shared by all that have the same.
    scores: HashMap<i32, Arc<Ruling>>,
}

impl EventBuilder {
    /// An empty event of this format.
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
            match_results: Vec::new(),
            carried: Vec::new(),
            settings: Vec::new(),
            strata: Vec::new(),
            details: Vec::new(),
            left: Vec::new(),
            faults: Vec::new(),
            scores: HashMap::new(),
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
        self.contestants.push(Contestant {
            section,
            number,
            direction,
            names: Vec::new(),
            phantom: false,
            players: Vec::new(),
        });
        self.known.insert(key, id);
        id
    }

    /// The contestant of this id, to change it.
    pub fn contestant_mut(&mut self, id: ContestantId) -> Option<&mut Contestant> {
        self.contestants.get_mut(usize::try_from(id.0).ok()?)
    }

    /// The two who sit together in an individual, as one contestant.
    pub fn together(&mut self, section: Option<&str>, players: [&str; 2]) -> ContestantId {
        let each = players.map(|number| self.contestant(section, number, None));
        let id = self.contestant(section, &players.join(" & "), None);
        if let Some(pair) = self.contestant_mut(id) {
            pair.players = each.to_vec();
        }
        id
    }

    /// A score, from NS's view, as a line has it.
    pub fn score(&mut self, points: i32) -> LineResult {
        let ruling = self.scores.entry(points).or_insert_with(|| Arc::new(Ruling::Both(SideRuling::score(points))));
        LineResult::Ruling(ruling.clone())
    }

    /// Puts the settings of a text in force that the file states, `set round 0.01 away; set win 1`. One that is none is
    /// noted, and the others are kept.
    pub fn state(&mut self, text: &str, place: &Place) {
        for written in text.split(';').map(str::trim).filter(|one| !one.is_empty()) {
            let words: Vec<&str> = written.split_whitespace().collect();
            match words.as_slice() {
                ["set", name, values @ ..] if Conventions::default().set(name, values).is_ok() => {
                    self.settings.push(words.get(1..).unwrap_or_default().join(" "));
                }
                _ => {
                    let found = written.chars().take(40).collect();
                    self.fault(place.clone(), FaultKind::Value { what: "set".to_owned(), found });
                }
            }
        }
    }

    /// Adds a fault at a place.
    pub fn fault(&mut self, place: Place, kind: FaultKind) {
        self.faults.push(Fault::at(place, kind));
    }

    /// The first fault that was noted.
    #[must_use]
    pub fn first_fault(&self) -> Option<Fault> {
        self.faults.first().cloned()
    }

    /// Leaves out the lines after which others follow for the same contestants on the same board.
    fn leave_out_repeated(&mut self) {
        for board in &mut self.boards {
            let mut seen: HashSet<Sitting> = HashSet::new();
            let mut kept: Vec<Line> = Vec::with_capacity(board.lines.len());
            let mut repeated = Vec::new();
            for line in board.lines.drain(..).rev() {
                if seen.insert((line.ns, line.ew, line.round.clone(), line.room)) {
                    kept.push(line);
                } else {
                    repeated.push(Fault::at(line.place, FaultKind::Twice));
                }
            }
            kept.reverse();
            board.lines = kept;
            self.faults.extend(repeated.into_iter().rev());
        }
    }

    /// Notes who has several lines of one round on a board, against others each time.
    fn note_playing_twice(&mut self) {
        if self.form == EventForm::Teams {
            return;
        }
        let is_somebody =
            |id: &ContestantId| self.contestants.get(id.index()).is_some_and(|own| !own.phantom && own.number != "0");
        let mut twice = Vec::new();
        for board in &self.boards {
            let mut seen: HashSet<(ContestantId, &Option<Arc<str>>)> = HashSet::new();
            for line in &board.lines {
                for id in [line.ns, line.ew].into_iter().filter(is_somebody) {
                    if !seen.insert((id, &line.round)) {
                        let pair = self.contestants.get(id.index()).map(|own| own.number.clone()).unwrap_or_default();
                        twice.push(Fault::at(line.place.clone(), FaultKind::PlaysTwice { pair }));
                    }
                }
            }
        }
        self.faults.extend(twice);
    }

    /// The event as it was read. Of lines of the same contestants on the same board, in the same round and room, the
    /// last is kept, and the others are noted.
    #[must_use]
    pub fn finish(mut self) -> Event {
        self.leave_out_repeated();
        self.note_playing_twice();
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
            match_results: Arc::new(self.match_results),
            carried: Arc::new(self.carried),
            settings: Arc::new(self.settings),
            strata: Arc::new(self.strata),
            details: Arc::new(self.details),
            left: Arc::new(self.left),
            elsewhere: None,
            faults: self.faults,
        }
    }
}
