//! The contestants: numbers with a direction, sections, teams with their pairs, and the printed ranking.

use super::meaning;
use super::raw::{Participant, ParticipantKind, Raw, Scope, Seats, value};
use crate::model::{
    ContestantId, Detail, DetailOf, EventBuilder, EventForm, FaultKind, PrintedPlace, PrintedUnit, Winners,
};
use crate::readers::notation;
use crate::readers::numbering::with_direction;
use redress_core::number::Exact;
use redress_core::ruling::{Side, Sides};
use std::collections::{HashMap, HashSet};

/// A number as a line refers to it: bare, and the direction and section that are written with it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Reference {
    number: String,
    direction: Option<Side>,
    section: Option<String>,
}

/// A number in a session, with the direction that was sat in and the one that is written with it.
type Numbered = (Option<usize>, Option<Side>, Option<Side>, String);

/// The meaning of numbers.
pub(super) struct Who {
    form: EventForm,
    /// True if the same number is another contestant in each direction.
    by_direction: bool,
    /// True if the same number is another contestant in each section.
    by_section: bool,
    sections: Vec<String>,
    /// The names of sections that are letters, as capitals, by which numbers can be written.
    letters: HashMap<String, usize>,
    /// The unit of totals.
    pub total: PrintedUnit,
    /// The team of each pair that has a number of its own.
    teams: HashMap<String, String>,
}

/// Finds out how numbers are to be understood, and enters those who take part with their places.
pub(super) fn contestants(raw: &Raw, event: &mut EventBuilder) -> Who {
    let mut who = Who {
        form: event.form,
        by_direction: false,
        by_section: false,
        sections: raw.sections.clone(),
        letters: letters(&raw.sections),
        total: meaning::find(raw).total,
        teams: teams(raw),
    };
    who.by_section = who.is_by_section(raw);
    who.by_direction = who.is_by_direction(raw);
    event.winners = who.winners(raw);
    let ranked = ranked_scope(raw, event);
    let mut known = HashSet::new();
    for participant in &raw.participants {
        let Some(id) = who.enter(participant, raw, event) else { continue };
        let is_counted = ranked.is_none_or(|has_section| participant.scope.session.is_none() == has_section);
        if is_counted && known.insert(id) {
            let place = place(participant, id, who.total, raw, event);
            event.ranking.extend(place);
        }
    }
    who
}

/// The names of sections that are letters.
fn letters(sections: &[String]) -> HashMap<String, usize> {
    let are_letters = |name: &String| !name.is_empty() && name.chars().all(char::is_alphabetic);
    let letters = sections.iter().enumerate().filter(|(_, name)| are_letters(name));
    letters.map(|(at, name)| (name.to_ascii_uppercase(), at)).collect()
}

/// The numbers of a team's own pairs, and the team.
fn teams(raw: &Raw) -> HashMap<String, String> {
    let teams = raw.participants.iter().filter(|participant| participant.kind == ParticipantKind::Team);
    let pairs = teams.flat_map(|team| {
        let number = number(team).unwrap_or_default();
        team.fields.all("TEAM_PAIR").map(move |pair| (pair.to_owned(), number.to_owned()))
    });
    pairs.collect()
}

/// The number of a participant as it is written.
fn number(participant: &Participant) -> Option<&str> {
    let names: &[&str] = match participant.kind {
        ParticipantKind::Team => &["TEAM_ID", "TEAM_NUMBER", "TEAM_NAME"],
        ParticipantKind::Pair => &["PAIR_NUMBER", "PAIR_ID"],
        ParticipantKind::Player => &["PLAYER_NUMBER", "PLAYER_ID"],
    };
    names.iter().find_map(|name| participant.fields.get(name))
}

/// Chooses the ranking that counts: if sessions have theirs and the event has one, that of the event. `None` if there
/// is no choice.
fn ranked_scope(raw: &Raw, event: &mut EventBuilder) -> Option<bool> {
    let ranked = |participant: &&Participant| participant.fields.get("PLACE").is_some();
    let of_event = raw.participants.iter().filter(ranked).any(|participant| participant.scope.session.is_none());
    let in_sessions: Vec<&Participant> =
        raw.participants.iter().filter(ranked).filter(|participant| participant.scope.session.is_some()).collect();
    let sessions: HashSet<_> = in_sessions.iter().map(|participant| participant.scope.session).collect();
    if of_event && !in_sessions.is_empty() {
        return Some(true);
    }
    if let (true, Some(first)) = (sessions.len() > 1, in_sessions.first()) {
        // Each session has a ranking, and the event as a whole none.
        let place = raw.place(first.line);
        event.fault(place, FaultKind::NotRead { what: "PLACE".into() });
        return Some(true);
    }
    None
}

impl Who {
    /// Reads a number: `9`, `9NS`, `9 EW`, `A9`, `(A) 9`.
    fn reference(&self, text: &str, scope: Scope) -> Reference {
        let own = scope.section.and_then(|at| self.sections.get(at)).cloned();
        let (bare, direction) = with_direction(text);
        let inner = bare.trim_start_matches('(');
        let letters = inner.find(|c: char| !c.is_alphabetic()).unwrap_or(inner.len());
        let section = inner.split_at_checked(letters).and_then(|(name, rest)| {
            let rest = rest.trim_start_matches([')', ' ', '-']);
            let at = self.letters.get(&name.to_ascii_uppercase())?;
            let section = self.sections.get(*at)?.clone();
            rest.starts_with(|c: char| c.is_ascii_digit()).then(|| (section, rest.to_owned()))
        });
        match section {
            Some((section, number)) => Reference { number, direction, section: Some(section) },
            None => Reference { number: bare.to_owned(), direction, section: own },
        }
    }

    /// The contestant of a number that sat in a direction.
    pub fn contestant(&self, text: &str, scope: Scope, sat: Option<Side>, event: &mut EventBuilder) -> ContestantId {
        let text = self.teams.get(text).filter(|_| self.form == EventForm::Teams).map_or(text, String::as_str);
        let Reference { number, direction, section } = self.reference(text, scope);
        let section = section.filter(|_| self.by_section);
        let direction = if self.by_direction { direction.or(sat) } else { None };
        event.contestant(section.as_deref(), &number, direction)
    }

    /// Two players of an individual.
    pub fn players(&self, numbers: &[String; 2], scope: Scope, event: &mut EventBuilder) -> ContestantId {
        let section = scope.section.filter(|_| self.by_section).and_then(|at| self.sections.get(at));
        let [one, other] = numbers;
        event.together(section.map(String::as_str), [one, other])
    }

    /// Every number that a line refers to, with the direction it sat in.
    fn references(&self, raw: &Raw) -> Vec<(Scope, Option<Side>, Reference)> {
        let mut found = Vec::new();
        let mut add = |scope: Scope, text: &str, sat: Option<Side>| {
            let reference = self.reference(text, scope);
            found.push((scope, sat, reference));
        };
        for board in &raw.boards {
            for line in &board.lines {
                match &line.seats {
                    Seats::Pairs(Sides { ns, ew }) => {
                        ns.iter().for_each(|text| add(board.scope, text, Some(Side::NS)));
                        ew.iter().for_each(|text| add(board.scope, text, Some(Side::EW)));
                    }
                    Seats::Players(Sides { ns, ew }) => {
                        ns.iter().chain(ew).for_each(|text| add(board.scope, text, None));
                    }
                    Seats::Room(_) => {}
                }
            }
        }
        found
    }

    /// Returns true if numbers are given again in another section: in one session, lines of two sections have the same.
    fn is_by_section(&self, raw: &Raw) -> bool {
        let mut known: HashMap<Numbered, Option<String>> = HashMap::new();
        self.references(raw).into_iter().any(|(scope, sat, reference)| {
            let key = (scope.session, sat, reference.direction, reference.number);
            let first = known.entry(key).or_insert_with(|| reference.section.clone());
            *first != reference.section
        })
    }

    /// Returns true if the same number is another pair in each direction: numbers are written with it, there are two
    /// winners, or two of the same number take part in different directions.
    fn is_by_direction(&self, raw: &Raw) -> bool {
        if self.form != EventForm::Pairs {
            return false;
        }
        if raw.event.get("WINNER_TYPE") == Some("2") {
            return true;
        }
        let mut seen: HashMap<(Scope, Reference), Option<Side>> = HashMap::new();
        let twice = raw.participants.iter().any(|participant| {
            let reference = self.reference(number(participant).unwrap_or_default(), participant.scope);
            let direction = participant.fields.get("DIRECTION").and_then(notation::side);
            let first = seen.entry((participant.scope, reference)).or_insert(direction);
            *first != direction
        });
        twice || self.references(raw).iter().any(|(_, _, reference)| reference.direction.is_some())
    }

    /// The number of rankings: two if the event declares two winners, or if each direction has a first place.
    fn winners(&self, raw: &Raw) -> Winners {
        match raw.event.get("WINNER_TYPE") {
            Some("2") => Winners::Two,
            Some("1") => Winners::One,
            _ => {
                let firsts: HashSet<Side> = raw
                    .participants
                    .iter()
                    .filter(|participant| participant.fields.get("PLACE").and_then(notation::place) == Some(1))
                    .filter_map(|participant| self.direction(participant))
                    .collect();
                if self.by_direction && firsts.len() == 2 { Winners::Two } else { Winners::One }
            }
        }
    }

    /// The direction of a participant, with its number or beside it.
    fn direction(&self, participant: &Participant) -> Option<Side> {
        let reference = self.reference(number(participant)?, participant.scope);
        reference.direction.or_else(|| participant.fields.get("DIRECTION").and_then(notation::side))
    }

    /// A participant among the contestants, with the names.
    fn enter(&self, participant: &Participant, raw: &Raw, event: &mut EventBuilder) -> Option<ContestantId> {
        let fields = &participant.fields;
        let Some(number) = number(participant) else {
            let what = "PAIR_NUMBER".to_owned();
            event.fault(raw.place(participant.line), FaultKind::Missing { what });
            return None;
        };
        let section = fields.get("SECTION_ID").and_then(|id| self.letters.get(&id.to_ascii_uppercase()).copied());
        let scope = Scope { section: participant.scope.section.or(section), ..participant.scope };
        let id = self.contestant(number, scope, self.direction(participant), event);
        let names = fields.get("TEAM_NAME").into_iter().chain(fields.all("PLAYER_NAME")).map(str::to_owned).collect();
        if let Some(contestant) = event.contestant_mut(id)
            && contestant.names.is_empty()
        {
            contestant.names = names;
            let details = participant.details.iter().map(|own| Detail {
                of: own.player.map_or(DetailOf::Contestant(id), |place| DetailOf::Player(id, place)),
                name: own.name.as_str().into(),
                text: own.text.as_str().into(),
            });
            event.details.extend(details);
        }
        Some(id)
    }
}

/// The printed place of a participant.
fn place(
    participant: &Participant,
    id: ContestantId,
    unit: PrintedUnit,
    raw: &Raw,
    event: &mut EventBuilder,
) -> Option<PrintedPlace> {
    let fields = &participant.fields;
    let mut figure = |name: &str, unit: PrintedUnit| {
        let text = fields.get(name).filter(|text| *text != "-")?;
        let found = notation::printed(text, unit);
        if found.is_none() {
            event.fault(raw.place(participant.line), value(name, text));
        }
        found
    };
    let percent = figure("PERCENTAGE", PrintedUnit::Percent);
    let total = figure("TOTAL_SCORE", unit);
    let taken = figure("PENALTY", PrintedUnit::Matchpoints).map(|penalty| penalty.value.abs());
    let added = figure("ADJUSTMENT", PrintedUnit::Matchpoints).map(|adjustment| -adjustment.value);
    let carry = figure("CARRY_FORWARD", PrintedUnit::Matchpoints).map(|carried| carried.value);
    let place = fields.get("PLACE").and_then(notation::place);
    let (result, total) = match (percent, total) {
        (Some(percent), total) => (Some(percent), total),
        (None, total) => (total, None),
    };
    let is_there = place.is_some() || result.is_some();
    is_there.then(|| PrintedPlace {
        contestant: id,
        place,
        result,
        total,
        boards: fields.get("BOARDS_PLAYED").and_then(notation::count),
        penalty: taken.or(added).unwrap_or(Exact::ZERO),
        carry_over: carry.unwrap_or(Exact::ZERO),
    })
}
