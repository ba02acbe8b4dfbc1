//! The sections of a session, and which numbers are other pairs in each direction.

use super::columns::{received, rounds as movement};
use super::database::{Database, DatabaseRow, DatabaseRows};
use crate::model::{ContestantId, EventBuilder};
use redress_core::ruling::Side;
use redress_core::scoring::Scoring;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The type of scoring that is matchpoints.
const MATCHPOINTS: i64 = 1;

/// The number of winners where each direction has its own.
const TWO: i64 = 2;

/// A section.
pub(super) struct Section {
    pub number: i64,
    /// Its letter, if there are several.
    pub letter: Option<Arc<str>>,
    /// The number of the missing pair.
    pub missing: Option<u32>,
    /// True if a number is another pair in each direction.
    pub by_direction: bool,
    scoring_type: Option<i64>,
}

/// The sections of the session.
pub(super) struct Sections {
    pub list: Vec<Section>,
    /// The name of the session.
    pub session: Option<String>,
    /// True if the results of all sections are compared with one another.
    pub together: bool,
}

impl Sections {
    pub fn get(&self, number: Option<i64>) -> Option<&Section> {
        self.list.iter().find(|section| Some(section.number) == number)
    }

    /// Matchpoints if every section has that type; the numbers of other types do not tell them apart.
    pub fn scoring(&self) -> Option<Scoring> {
        let is_matchpoints = |section: &Section| section.scoring_type == Some(MATCHPOINTS);
        (!self.list.is_empty() && self.list.iter().all(is_matchpoints)).then_some(Scoring::Matchpoints)
    }
}

impl Section {
    /// The pair of this number on a side; nobody if there is no number or it is that of the missing pair.
    pub fn pair(&self, number: Option<u32>, side: Side, event: &mut EventBuilder) -> ContestantId {
        let direction = self.by_direction.then_some(side);
        let written = number.unwrap_or(0).to_string();
        let id = event.contestant(self.letter.as_deref(), &written, direction);
        if self.is_nobody(number)
            && let Some(contestant) = event.contestant_mut(id)
        {
            contestant.phantom = true;
        }
        id
    }

    pub fn is_nobody(&self, number: Option<u32>) -> bool {
        number.is_none() || number == self.missing
    }
}

/// Reads the sections; one that only the results name is added.
pub(super) fn read(
    database: &mut Database,
    entered: &DatabaseRows,
    rounds: &DatabaseRows,
    event: &mut EventBuilder,
) -> Sections {
    let columns = ["ID", "Letter", "MissingPair", "Winners", "ScoringType"];
    let rows = database.table("Section", &columns, event).unwrap_or_default();
    let mut list: Vec<Section> = Vec::new();
    for row in &rows.rows {
        let Some(number) = row.number(0) else { continue };
        let letter = Some(row.text(1)).filter(|letter| !letter.is_empty()).map(Arc::from);
        let by_direction = row.number(3) == Some(TWO);
        list.push(Section { number, letter, missing: row.positive(2), by_direction, scoring_type: row.number(4) });
    }
    let named = entered
        .rows
        .iter()
        .filter(|row| !row.is_true(received::ERASED))
        .filter_map(|row| row.number(received::SECTION));
    for number in named {
        if !list.iter().any(|section| section.number == number) {
            list.push(Section { number, letter: None, missing: None, by_direction: false, scoring_type: None });
        }
    }
    let is_one = list.len() == 1;
    let facing = facing(entered, rounds);
    for section in &mut list {
        section.by_direction |= facing.contains(&section.number);
        let letter = section.letter.take().unwrap_or_else(|| section.number.to_string().into());
        section.letter = Some(letter).filter(|_| !is_one);
    }
    let session = database.table("Session", &["Name"], event).unwrap_or_default();
    let session = session.rows.first().map(|row| row.text(0).to_owned()).filter(|name| !name.is_empty());
    let settings = database.table("Settings", &["GroupSections"], event).unwrap_or_default();
    let together = settings.rows.iter().any(|row| row.is_true(0));
    Sections { list, session, together }
}

/// The sections in which a number sits in both directions in one round: it is another pair in each.
fn facing(entered: &DatabaseRows, rounds: &DatabaseRows) -> HashSet<i64> {
    let mut seats: HashMap<(i64, i64, u32), [bool; 2]> = HashMap::new();
    let mut sit = |row: &DatabaseRow, section: usize, round: usize, pairs: [usize; 2]| {
        let (Some(section), Some(round)) = (row.number(section), row.number(round)) else { return };
        for (column, is_ns) in pairs.into_iter().zip([true, false]) {
            let Some(pair) = row.positive(column) else { continue };
            let [ns, ew] = seats.entry((section, round, pair)).or_default();
            *(if is_ns { ns } else { ew }) = true;
        }
    };
    for row in entered.rows.iter().filter(|row| !row.is_true(received::ERASED) && row.number(received::SOUTH).is_none())
    {
        sit(row, received::SECTION, received::ROUND, [received::PAIR_NS, received::PAIR_EW]);
    }
    for row in rounds.rows.iter().filter(|row| row.number(movement::SOUTH).is_none()) {
        sit(row, movement::SECTION, movement::ROUND, [movement::PAIR_NS, movement::PAIR_EW]);
    }
    seats.into_iter().filter(|(_, seats)| *seats == [true, true]).map(|((section, ..), _)| section).collect()
}
