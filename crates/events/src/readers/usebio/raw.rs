//! The contents of the elements, before the contestants are known.

use crate::model::{FaultKind, Place, Printed, PrintedUnit, Room};
use crate::readers::Given;
use crate::readers::notation::{self, Made};
use crate::readers::played::LinePlay;
use redress_core::ruling::{Artificial, Side, Sides};
use std::sync::Arc;

/// The field of the ruling in a comment; no element has such a name.
pub(super) const RULING: &str = "#RULING";

/// The texts of an element's own children, by their names; one that is empty is not there.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Fields(Vec<(String, String)>);

impl Fields {
    /// One more.
    pub fn push(&mut self, name: impl Into<String>, text: impl Into<String>) {
        let text = text.into();
        if !text.is_empty() {
            self.0.push((name.into(), text));
        }
    }

    /// The first of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    /// All of this name.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(own, _)| own == name).map(|(_, text)| text.as_str())
    }
}

/// A session and a section, by their places among all of the file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Scope {
    pub session: Option<usize>,
    pub section: Option<usize>,
}

/// Everything.
#[derive(Debug, Default)]
pub(super) struct Raw {
    pub file: Arc<str>,
    pub event: Fields,
    /// The title of several events together; `None` for one.
    pub title: Option<String>,
    /// The facts of the event that are kept as they are.
    pub details: Vec<RawDetail>,
    pub sessions: Vec<String>,
    pub sections: Vec<String>,
    pub participants: Vec<Participant>,
    pub matches: Vec<Match>,
    pub boards: Vec<RawBoard>,
}

/// A pair, a team or a player of an individual.
#[derive(Debug)]
pub(super) struct Participant {
    pub kind: ParticipantKind,
    pub scope: Scope,
    pub line: u32,
    pub fields: Fields,
    pub details: Vec<RawDetail>,
}

/// An element that is kept as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RawDetail {
    /// The place among the players of the participant, if it is of one.
    pub player: Option<u32>,
    /// Its name after those of the elements around it.
    pub name: String,
    pub text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ParticipantKind {
    Team,
    Pair,
    Player,
}

/// A match of a Swiss, a knockout or a round robin.
#[derive(Debug)]
pub(super) struct Match {
    pub scope: Scope,
    pub line: u32,
    pub fields: Fields,
}

/// A board with its lines; of the set of hands one without lines.
#[derive(Debug)]
pub(super) struct RawBoard {
    pub scope: Scope,
    /// Its match by its place.
    pub in_match: Option<usize>,
    pub line: u32,
    pub number: u32,
    pub fields: Fields,
    pub hands: Vec<Fields>,
    pub lines: Vec<RawLine>,
}

/// A traveller line.
#[derive(Debug)]
pub(super) struct RawLine {
    pub line: u32,
    pub seats: Seats,
    pub table: Option<Arc<str>>,
    pub round: Option<Arc<str>>,
    pub played: LinePlay,
    /// True if a contract is written, readable or not.
    pub has_contract: bool,
    pub artificial: Option<Sides<Artificial>>,
    pub code: Option<Arc<str>>,
    /// The ruling and the penalties that a comment has.
    pub given: Given,
    pub lead: Option<Arc<str>>,
    pub printed: Sides<Option<Printed>>,
    /// The element of North-South's points.
    pub points: Option<&'static str>,
}

/// The seats of a line, as far as it has them.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Seats {
    /// Two pairs, which in a match may be left to it.
    Pairs(Sides<Option<String>>),
    /// Four players: North and South, East and West.
    Players(Sides<[String; 2]>),
    /// The room, by the direction of the first team of the match.
    Room(Room),
}

impl Raw {
    /// Returns true if no part of an event was found.
    pub fn is_empty(&self) -> bool {
        self.participants.is_empty() && self.boards.is_empty() && self.event == Fields::default()
    }

    /// Adds a section, with this name unless another has it.
    pub fn section(&mut self, name: &str, number: &str) -> usize {
        self.sections.push(number.to_owned());
        let at = self.sections.len().saturating_sub(1);
        self.rename(at, name);
        at
    }

    /// Gives a section a name that no other has; one that is empty leaves it as it is.
    pub fn rename(&mut self, section: usize, name: &str) {
        let is_taken = self.sections.iter().any(|known| known == name);
        if let Some(own) = self.sections.get_mut(section).filter(|_| !name.is_empty() && !is_taken) {
            name.clone_into(own);
        }
    }

    /// A line of the file.
    pub fn place(&self, line: u32) -> Place {
        Place { file: self.file.clone(), line: Some(line), element: None }
    }
}

/// The elements of the points of each side of a match.
pub(crate) const MATCH_SCORES: [[&str; 2]; 2] = [["TEAM_SCORE", "NS_SCORE"], ["OPPOSING_TEAM_SCORE", "EW_SCORE"]];

/// The elements of the points of each side, and their unit.
pub(crate) const POINTS: [(&str, &str, PrintedUnit); 8] = [
    ("NS_MATCH_POINTS", "EW_MATCH_POINTS", PrintedUnit::Matchpoints),
    ("NS_BUTLER_POINTS", "EW_BUTLER_POINTS", PrintedUnit::Imps),
    ("NS_CROSS_IMP_POINTS", "EW_CROSS_IMP_POINTS", PrintedUnit::Imps),
    ("NS_BUTLER_IMPS", "EW_BUTLER_IMPS", PrintedUnit::Imps),
    ("NS_CROSS_IMPS", "EW_CROSS_IMPS", PrintedUnit::Imps),
    ("NS_IMPS", "EW_IMPS", PrintedUnit::Imps),
    ("NS_PERCENTAGE", "EW_PERCENTAGE", PrintedUnit::Percent),
    ("NS_AGGREGATE", "EW_AGGREGATE", PrintedUnit::TotalPoints),
];

impl RawLine {
    /// Reads the line of these fields, with the faults of those that cannot be read. No line means that a needed field
    /// is among these.
    pub fn read(fields: &Fields, line: u32) -> (Option<Self>, Vec<FaultKind>) {
        let mut faults = Vec::new();
        let text = |name: &str| fields.get(name).map(Arc::from);
        let Some(seats) = seats(fields) else {
            return (None, vec![FaultKind::Missing { what: "NS_PAIR_NUMBER, EW_PAIR_NUMBER".into() }]);
        };
        let (points, printed) = printed(fields, &mut faults);
        let mut own = Self {
            line,
            seats,
            table: text("TABLE_NUMBER"),
            round: text("ROUND_NUMBER"),
            played: played(fields, &mut faults),
            has_contract: written(fields, "CONTRACT").is_some_and(|text| !notation::is_not_played(text)),
            artificial: None,
            code: None,
            given: fields.get(RULING).and_then(|text| text.parse().ok()).unwrap_or_default(),
            lead: text("LEAD"),
            printed,
            points,
        };
        let readable = own.read_score(fields, &mut faults);
        (readable.then_some(own), faults)
    }

    /// Reads `SCORE`: a number, or a code of an artificial score or of a state. Returns false if it cannot be read.
    fn read_score(&mut self, fields: &Fields, faults: &mut Vec<FaultKind>) -> bool {
        let Some(text) = fields.get("SCORE") else { return true };
        self.played.score = notation::score(text);
        let is_unplayed = fields.get("CONTRACT").is_some_and(notation::is_no_contract)
            && self.played.declarer.is_none()
            && self.played.made.is_none();
        if is_unplayed && self.played.score == Some(0) {
            self.played.score = None;
            return true;
        }
        if self.played.score.is_some() {
            return true;
        }
        if self.played.bid.is_none() && notation::bid(text) == Some(notation::Bid::Passed) {
            self.played.bid = Some(notation::Bid::Passed);
            return true;
        }
        self.artificial = notation::artificial(text);
        self.code = Some(text.into());
        if self.artificial.is_none() && !notation::is_code(text) {
            faults.push(value("SCORE", text));
            return false;
        }
        true
    }
}

/// A value that cannot be read, shortened.
pub(super) fn value(what: &str, found: &str) -> FaultKind {
    FaultKind::Value { what: what.to_owned(), found: found.chars().take(40).collect() }
}

/// The seats of a line: two pairs, four players, or a room of the match.
fn seats(fields: &Fields) -> Option<Seats> {
    let pair = |name: &str| fields.get(name).map(str::to_owned);
    let pairs = Sides { ns: pair("NS_PAIR_NUMBER"), ew: pair("EW_PAIR_NUMBER") };
    if pairs.ns.is_some() || pairs.ew.is_some() {
        return Some(Seats::Pairs(pairs));
    }
    let players = [
        ["N_PLAYER_NUMBER", "NORTH_PLAYER_NUMBER"],
        ["S_PLAYER_NUMBER", "SOUTH_PLAYER_NUMBER"],
        ["E_PLAYER_NUMBER", "EAST_PLAYER_NUMBER"],
        ["W_PLAYER_NUMBER", "WEST_PLAYER_NUMBER"],
    ];
    if let [Some(n), Some(s), Some(e), Some(w)] = players.map(|names| names.into_iter().find_map(pair)) {
        return Some(Seats::Players(Sides { ns: [n, s], ew: [e, w] }));
    }
    match fields.get("DIRECTION") {
        Some(text) => notation::side(text).map(|side| {
            Seats::Room(match side {
                Side::NS => Room::Open,
                Side::EW => Room::Closed,
            })
        }),
        None => Some(Seats::Pairs(Sides::default())),
    }
}

/// The text of an element; `None` for a dash, which programs write for an empty one.
fn written<'f>(fields: &'f Fields, name: &str) -> Option<&'f str> {
    fields.get(name).filter(|text| !matches!(*text, "-" | "--" | "---"))
}

/// Contract, declarer and tricks; the score is read apart.
fn played(fields: &Fields, faults: &mut Vec<FaultKind>) -> LinePlay {
    let mut read = LinePlay::default();
    let written = |name: &str| written(fields, name);
    if let Some(text) = written("CONTRACT") {
        read.bid = notation::bid(text);
        if read.bid.is_none() && notation::artificial(text).is_none() {
            faults.push(value("CONTRACT", text));
        }
    }
    if let Some(text) = written("PLAYED_BY") {
        read.declarer = notation::seat(text);
        if read.declarer.is_none() && matches!(read.bid, Some(notation::Bid::Contract(_))) {
            faults.push(value("PLAYED_BY", text));
        }
    }
    if let Some(text) = written("TRICKS") {
        // Tricks won; some write how many over or under the contract, with a sign.
        read.made = notation::made(text);
        if read.made.is_none() && matches!(read.bid, Some(notation::Bid::Contract(_))) {
            faults.push(value("TRICKS", text));
        }
    }
    if read.bid == Some(notation::Bid::Passed) && read.made == Some(Made::Won(0)) {
        read.made = None;
    }
    read
}

/// Reads the printed figures of each side, from whichever elements are there.
fn printed(fields: &Fields, faults: &mut Vec<FaultKind>) -> (Option<&'static str>, Sides<Option<Printed>>) {
    for (ns, ew, unit) in POINTS {
        let mut read = |name: &str| {
            let text = fields.get(name)?;
            let figure = notation::printed(text, unit);
            if figure.is_none() && !matches!(text, "-" | "--") {
                faults.push(value(name, text));
            }
            figure
        };
        let found = Sides { ns: read(ns), ew: read(ew) };
        if found.ns.is_some() || found.ew.is_some() {
            return (Some(ns), found);
        }
    }
    Default::default()
}
