//! An event that is in force: what was read, the rulings that were given in it, and which of its tables is in question.

use super::event_written::{contestant_written, table_written};
use super::proposed::ProposedRuling;
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::audit::{audit, fits_ranking, scoring_is_known};
use crate::events::model::{BoardResults, CarriedKind, CarriedPoints, ContestantId, Event, Line, LineResult};
use crate::events::readers::ReadOptions;
use crate::events::scoring::{Rules, ScoreError, ScoredEvent, score};
use crate::ruling::Ruling;
use crate::scoring::{Across, Penalty, Scoring};
use crate::syntax::tree;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// An event with its rulings. Cloning is cheap, and a ruling leaves what was cloned as it was.
#[derive(Debug, Clone)]
pub struct EventInForce {
    read: Rc<EventRead>,
    /// With the rulings so far.
    after: Rc<Standing>,
    rulings: Vec<GivenRuling>,
    carried: Vec<GivenPoints>,
    at: Option<EventAt>,
}

/// The files that an event is read from.
#[derive(Debug, Clone, Default)]
pub struct EventSource {
    /// The files as they are named.
    pub files: Vec<String>,
    /// The file that names them; empty for the folder in which the program runs.
    pub from: String,
    /// Further facts for readers.
    pub options: ReadOptions,
}

impl From<Vec<String>> for EventSource {
    fn from(files: Vec<String>) -> Self {
        Self { files, ..Self::default() }
    }
}

/// The event that was read, and how.
#[derive(Debug, Clone)]
struct EventRead {
    source: EventSource,
    /// The event as its files have it.
    as_read: Rc<Event>,
    /// The same with the rulings of which the files have only what they gave, where they were found.
    before: Standing,
    /// The rules that the file follows, before a script says otherwise.
    rules: Rules,
    /// True if the file states its form of scoring or its figures show it.
    scoring_is_known: bool,
    /// True once the assumption has been reported.
    assumption_reported: Cell<bool>,
}

/// An event in one state, and what it was scored as last.
#[derive(Debug, Clone)]
struct Standing {
    event: Rc<Event>,
    scored: RefCell<Option<(Rules, Scored)>>,
}

type Scored = Result<Rc<ScoredEvent>, ScoreError>;

/// The board of an event that is in force, and the table in question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventAt {
    /// The board's place among those of the event.
    pub board: usize,
    /// The table's place on the board.
    pub line: Option<usize>,
}

/// Points beside the boards that a statement gave.
#[derive(Debug, Clone)]
struct GivenPoints {
    points: CarriedPoints,
    /// The statement.
    written: String,
}

/// A ruling that was given at a table of the event.
#[derive(Debug, Clone)]
pub struct GivenRuling {
    /// The board's place among those of the event.
    pub board: usize,
    /// The table's place on the board.
    pub line: usize,
    /// The ruling as it was written; `None` where the score stays and there are penalties alone.
    pub written: Option<String>,
    /// The penalties that were given there.
    pub penalties: Vec<Penalty>,
}

impl Standing {
    fn new(event: Event) -> Self {
        Self { event: Rc::new(event), scored: RefCell::default() }
    }

    fn scored(&self, rules: &Rules) -> Scored {
        if let Some((known, scored)) = self.scored.borrow().as_ref()
            && known == rules
        {
            return scored.clone();
        }
        let scored = score(&self.event, rules).map(Rc::new);
        *self.scored.borrow_mut() = Some((rules.clone(), scored.clone()));
        scored
    }
}

impl EventInForce {
    /// An event that was read from files, without any ruling yet.
    #[must_use]
    pub fn new(source: impl Into<EventSource>, event: Event) -> Self {
        let as_read = Rc::new(event);
        let (event, rules) = followed(&as_read);
        let as_read = match rules.conventions.across {
            Across::Sections => as_read.across_sections().map_or(as_read, |(across, _)| Rc::new(across)),
            Across::File | Across::Boards => as_read,
        };
        let scoring_is_known = scoring_is_known(&event, &rules);
        let before = Standing::new(event.clone());
        let source = source.into();
        let read =
            EventRead { source, as_read, before, rules, scoring_is_known, assumption_reported: Cell::new(false) };
        Self {
            read: Rc::new(read),
            after: Rc::new(Standing::new(event)),
            rulings: Vec::new(),
            carried: Vec::new(),
            at: None,
        }
    }

    /// Returns true if one is a copy of the other.
    pub(super) fn is_copy_of(&self, other: &Self) -> bool {
        // Another ruling makes another standing, and so do other points.
        let Self { read, after, rulings: _, carried: _, at } = self;
        Rc::ptr_eq(read, &other.read) && Rc::ptr_eq(after, &other.after) && *at == other.at
    }

    /// Returns true if both were read from the same files, with their sections compared alike.
    pub(super) fn is_of_same_files(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.read.as_read, &other.read.as_read)
    }

    /// The same with its sections compared with one another, or each by itself; no table is in question. `None` if that is
    /// how they are compared.
    pub(super) fn arranged(&self, across: Across) -> Option<Self> {
        let of = |event: &Event| match across {
            Across::File => None,
            Across::Sections => event.across_sections(),
            Across::Boards => event.section_by_section(),
        };
        let (after, moved) = of(self.after())?;
        let (before, as_read) = (of(self.before())?.0, of(self.as_read())?.0);
        let mut rulings = self.rulings.clone();
        for given in &mut rulings {
            (given.board, given.line) = moved.of(given.board, given.line)?;
        }
        let read = EventRead { as_read: Rc::new(as_read), before: Standing::new(before), ..(*self.read).clone() };
        Some(Self { read: Rc::new(read), after: Rc::new(Standing::new(after)), rulings, at: None, ..self.clone() })
    }

    /// The files as the script names them.
    #[must_use]
    pub fn files(&self) -> &[String] {
        &self.read.source.files
    }

    /// The files, and from where and how they are read.
    #[must_use]
    pub fn source(&self) -> &EventSource {
        &self.read.source
    }

    /// The event as its files have it.
    #[must_use]
    pub fn as_read(&self) -> &Rc<Event> {
        &self.read.as_read
    }

    /// The event without any ruling of the script.
    #[must_use]
    pub fn before(&self) -> &Rc<Event> {
        &self.read.before.event
    }

    /// The event with the rulings so far.
    #[must_use]
    pub fn after(&self) -> &Rc<Event> {
        &self.after.event
    }

    /// The rulings that were given, the first first; one a table.
    #[must_use]
    pub fn rulings(&self) -> &[GivenRuling] {
        &self.rulings
    }

    /// The rules that its file follows.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.read.rules
    }

    /// Returns true if its file states the form of scoring or the figures in it show it.
    #[must_use]
    pub fn scoring_is_known(&self) -> bool {
        self.read.scoring_is_known
    }

    /// Returns true the first time: the assumed form of scoring is reported once.
    pub(super) fn report_assumption(&self) -> bool {
        !self.read.assumption_reported.replace(true)
    }

    /// The board that is in force, and the table in question.
    #[must_use]
    pub fn at(&self) -> Option<EventAt> {
        self.at
    }

    pub(super) fn set_at(&mut self, at: Option<EventAt>) {
        self.at = at;
    }

    /// The event as it was read, scored.
    ///
    /// # Errors
    /// An error if it has no score.
    pub fn scored_before(&self, rules: &Rules) -> Result<Rc<ScoredEvent>, ScoreError> {
        self.read.before.scored(rules)
    }

    /// The event with the rulings, scored.
    ///
    /// # Errors
    /// An error if it has no score.
    pub fn scored_after(&self, rules: &Rules) -> Result<Rc<ScoredEvent>, ScoreError> {
        self.after.scored(rules)
    }

    /// The same with a ruling in the place of a table's result, and the table's penalties; `None` if there is no such
    /// table.
    #[must_use]
    pub fn with_ruling(
        &self,
        at: (usize, usize),
        (ruling, penalties): (Ruling, Vec<Penalty>),
        written: String,
    ) -> Option<Self> {
        let (board, line) = at;
        let changed = self.after.event.with_ruling(board, line, Arc::new(ruling)).ok()?;
        let changed = changed.with_penalties(board, line, penalties.iter().cloned());
        let mut rulings = self.rulings.clone();
        rulings.retain(|given| (given.board, given.line) != at);
        rulings.push(GivenRuling { board, line, written: Some(written), penalties });
        Some(Self { after: Rc::new(Standing::new(changed)), rulings, ..self.clone() })
    }

    /// The same with these penalties at a table, in the place of those it had; its score stays.
    #[must_use]
    pub fn with_penalties(&self, (board, line): (usize, usize), penalties: Vec<Penalty>) -> Self {
        let after = self.after().with_penalties(board, line, penalties.iter().cloned());
        let mut rulings = self.rulings.clone();
        match rulings.iter_mut().find(|given| (given.board, given.line) == (board, line)) {
            Some(given) => given.penalties = penalties,
            None => rulings.push(GivenRuling { board, line, written: None, penalties }),
        }
        rulings.retain(|given| given.written.is_some() || !given.penalties.is_empty());
        Self { after: Rc::new(Standing::new(after)), rulings, ..self.clone() }
    }

    /// The same with points that a contestant carries beside its boards, in place of those of the same kind and unit. A
    /// penalty is a ruling; carry-over and handicap belong to the event as it was before any.
    #[must_use]
    pub fn with_carried(&self, points: CarriedPoints, written: String) -> Self {
        let after = Rc::new(Standing::new(self.after.event.with_carried(points.clone())));
        let mut read = self.read.clone();
        if points.kind != CarriedKind::Penalty {
            let before = Standing::new(self.before().with_carried(points.clone()));
            read = Rc::new(EventRead { before, ..(*read).clone() });
        }
        let key = |own: &CarriedPoints| (own.contestant, own.kind, own.unit);
        let mut carried = self.carried.clone();
        carried.retain(|given| key(&given.points) != key(&points));
        if !points.amount.is_zero() {
            carried.push(GivenPoints { points, written });
        }
        Self { read, after, carried, ..self.clone() }
    }

    /// The statements of the points that contestants carry.
    pub(super) fn carried_statements(&self) -> impl Iterator<Item = &str> {
        self.carried.iter().map(|given| given.written.as_str())
    }

    /// The penalties of contestants beside their boards that statements gave, each with its statement.
    pub(super) fn fines(&self) -> impl Iterator<Item = (&CarriedPoints, &str)> {
        let fines = self.carried.iter().filter(|given| given.points.kind == CarriedKind::Penalty);
        fines.map(|given| (&given.points, given.written.as_str()))
    }

    /// The number of rulings: those at tables, and penalties of pairs or teams.
    #[must_use]
    pub fn given(&self) -> usize {
        self.rulings.len().saturating_add(self.fines().count())
    }

    /// The rulings that an audit proposes for tables of which the files have only what was given, as far as the event is
    /// ranked with them: `after` the rulings of the script, those that none of these has replaced. Assigned scores come
    /// first, then artificial ones.
    #[must_use]
    pub fn proposed(&self, after: bool) -> Vec<ProposedRuling> {
        let ruled = || self.rulings.iter().filter(|given| given.written.is_some());
        let is_given = |board, line| after && ruled().any(|given| (given.board, given.line) == (board, line));
        let mut found = Vec::new();
        for (at, (board, read)) in self.before().boards.iter().zip(&self.as_read().boards).enumerate() {
            let lines = board.lines.iter().zip(&read.lines).enumerate();
            for (place, (line, read)) in lines.filter(|(_, (_, read))| read.result == LineResult::Bare) {
                if let (LineResult::Ruling(ruling), false) = (&line.result, is_given(at, place)) {
                    let table = table_written(self.before(), board, line);
                    let section = self.before().section_of(board, read).map(str::to_owned);
                    let number = board.board.number;
                    found.push(ProposedRuling { board: number, section, table, ruling: ruling.clone() });
                }
            }
        }
        found.sort_by_key(ProposedRuling::is_artificial);
        found
    }

    /// The pair or team that is named.
    ///
    /// # Errors
    /// If there is none, or more than one.
    pub fn resolve_contestant(&self, written: &tree::Contestant) -> Result<ContestantId, Vec<Diagnostic>> {
        let section = written.section.as_ref().map(|section| section.node.as_str());
        let found = self.before().find_contestant(section, &written.number.node, written.side);
        found.map_err(|several| {
            let (name, read) = (written.to_string(), self.before());
            let readings: Vec<String> =
                several.iter().filter_map(|id| read.contestant(*id)).map(contestant_written).collect();
            let problem = match readings.is_empty() {
                true => Problem::EventContestant { written: name },
                false => Problem::EventContestantTwice { written: name, readings },
            };
            vec![Diagnostic::at(written.place, problem)]
        })
    }

    /// The board in force with the rulings on it.
    #[must_use]
    pub fn board(&self) -> Option<&Arc<BoardResults>> {
        self.after.event.boards.get(self.at?.board)
    }

    /// The table in question as it was read.
    #[must_use]
    pub fn line(&self) -> Option<(&BoardResults, &Line)> {
        let EventAt { board, line } = self.at?;
        let board = self.before().boards.get(board)?;
        Some((board, board.lines.get(line?)?))
    }

    /// The table in question as it is written behind `at`.
    #[must_use]
    pub fn table_in_question(&self) -> Option<String> {
        let (board, line) = self.line()?;
        Some(table_written(self.before(), board, line))
    }

    /// The result at the other table of the match of the one in question, with the rulings.
    #[must_use]
    pub fn other_table(&self) -> Option<&Arc<Ruling>> {
        let board = self.board()?;
        match &board.lines.get(board.other_room(self.at?.line?)?)?.result {
            LineResult::Ruling(ruling) => Some(ruling),
            LineResult::Bare | LineResult::SitOut | LineResult::NotPlayed => None,
        }
    }
}

/// The event and the rules by which it is scored: those of the program that wrote the file. Where that does not tell how
/// its figures came about, or its results do not come out so, the rules and the rulings are those under which they do.
fn followed(event: &Event) -> (Event, Rules) {
    let is_bare = |line: &Line| line.result == LineResult::Bare;
    let is_open = event.known_scoring().is_none_or(|scoring| scoring == Scoring::Butler)
        || event.boards.iter().any(|board| board.lines.iter().any(is_bare))
        || event.has_sections_apart()
        || !fits_ranking(event, &Rules::of(event));
    match is_open.then(|| audit(event)) {
        Some(Ok(found)) => (found.event, found.rules),
        Some(Err(_)) | None => (event.clone(), Rules::of(event)),
    }
}

/// The result obtained at a table: a result of its own for both sides, no ruling.
pub(super) fn obtained(line: &Line) -> Option<&Ruling> {
    match &line.result {
        LineResult::Ruling(ruling) => Some(ruling.as_ref()).filter(|ruling| ruling.is_result()),
        LineResult::Bare | LineResult::SitOut | LineResult::NotPlayed => None,
    }
}
