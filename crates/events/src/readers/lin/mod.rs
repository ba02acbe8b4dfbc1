//! LIN, the records of boards of Bridge Base Online: tables with their players, or a match in two rooms.

mod record;

pub(super) use record::{Record, words};

use super::notation::{self, WholeBid};
use super::people::People;
use super::played::LinePlay;
use super::{MAX_EVENT_ROWS, ReadOptions, Reader, open};
use crate::model::{
    BoardResults, ContestantId, Event, EventBuilder, EventForm, Fault, FaultKind, Format, Line, LineResult, Place, Room,
};
use crate::source::NamedBytes;
use record::{Word, number, players};
use redress_core::ruling::Sides;
use redress_core::scoring::Scoring;
use std::collections::{BTreeMap, HashMap};

/// The number of bytes of a file that are searched for its first words.
const HEAD: usize = 64 * 1024;

/// Reads LIN.
pub(super) struct Lin;

impl Reader for Lin {
    fn format(&self) -> Format {
        Format::Lin
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(is_lin)
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let mut event = EventBuilder::new(Format::Lin);
        let mut read = LinReader::default();
        for file in files.iter().filter(|file| is_lin(file)) {
            let text = open::text(file, &mut event);
            read.file(&text, &file.place(), &mut event).map_err(|kind| Fault::at(file.place(), kind))?;
        }
        if read.records.is_empty() {
            let place = files.first().map(NamedBytes::place).unwrap_or_default();
            return Err(Fault::at(place, FaultKind::Missing { what: "md".to_owned() }));
        }
        read.enter(&mut event);
        Ok(event.finish())
    }
}

/// Returns true if a file begins with a word of LIN, and deals cards.
fn is_lin(file: &NamedBytes) -> bool {
    let head = file.bytes.get(..HEAD).unwrap_or(&file.bytes);
    let start = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head).trim_ascii_start();
    let is_word = matches!(start, [one, other, b'|', ..] if one.is_ascii_lowercase() && other.is_ascii_lowercase());
    is_word && head.windows(3).any(|window| window == b"md|")
}

#[derive(Default)]
struct LinReader {
    title: Option<String>,
    /// The teams of the match; empty before one is known.
    teams: Vec<String>,
    /// The records, each with the segment of the match it belongs to.
    records: Vec<(Place, Option<String>, Record)>,
    segment: Option<String>,
    /// The results that the head of a segment lists, by room and board.
    listed: HashMap<(Option<String>, Room, u32), String>,
    /// The players of the two rooms, as the head has them.
    rooms: HashMap<Room, Sides<[String; 2]>>,
}

impl LinReader {
    /// # Errors
    /// There are more boards than are read.
    fn file(&mut self, text: &str, file: &Place, event: &mut EventBuilder) -> Result<(), FaultKind> {
        let mut first = 1;
        let mut current = Record::default();
        for word in words(text) {
            let is_next = match word.name {
                "qx" | "vg" => true,
                "pn" | "md" => current.has_cards(),
                _ => false,
            };
            if is_next {
                self.end(std::mem::take(&mut current), file);
                if self.records.len() as u64 >= MAX_EVENT_ROWS {
                    return Err(FaultKind::TooManyRows { limit: MAX_EVENT_ROWS });
                }
                current.line = word.line;
            }
            match word.name {
                "vg" => match self.head(word.value) {
                    Some(number) => first = number,
                    None => {
                        let place = Place { line: Some(word.line), ..file.clone() };
                        event.fault(place, FaultKind::NotRead { what: "vg".to_owned() });
                        return Ok(());
                    }
                },
                "rs" => self.results(word.value, first),
                "pn" if word.value.split(',').count() == 8 => self.seats(&word),
                "qx" => {
                    current.room = match word.value.trim().chars().next() {
                        Some('o' | 'O') => Some(Room::Open),
                        Some('c' | 'C') => Some(Room::Closed),
                        _ => None,
                    };
                    current.number = number(word.value);
                }
                _ => current.take(&word),
            }
        }
        self.end(current, file);
        Ok(())
    }

    fn end(&mut self, record: Record, file: &Place) {
        if record.has_cards() {
            let place = Place { line: Some(record.line.max(1)), ..file.clone() };
            self.records.push((place, self.segment.clone(), record));
        }
    }

    /// The head of a segment of a match: its title, the segment, the scoring, the first and the last board, and the teams
    /// with their scores so far. Returns the first board; `None` if it is of other teams than those before.
    fn head(&mut self, value: &str) -> Option<u32> {
        let parts: Vec<&str> = value.split(',').map(str::trim).collect();
        let at = |at: usize| parts.get(at).copied().unwrap_or_default();
        let teams = [at(5), at(7)].map(str::to_owned).to_vec();
        if !self.teams.is_empty() && self.teams != teams {
            return None;
        }
        self.teams = teams;
        let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        (self.title, self.segment) = (self.title.take().or_else(|| text(at(0))), text(at(1)));
        Some(number(at(3)).unwrap_or(1))
    }

    /// The results of the two rooms in turn.
    fn results(&mut self, value: &str, first: u32) {
        for (at, result) in (0_u32..).zip(value.split(',')) {
            let room = if at % 2 == 0 { Room::Open } else { Room::Closed };
            if !result.trim().is_empty() {
                let own = (self.segment.clone(), room, first.saturating_add(at / 2));
                self.listed.insert(own, result.trim().to_owned());
            }
        }
    }

    fn seats(&mut self, word: &Word<'_>) {
        let names: Vec<&str> = word.value.split(',').collect();
        for (own, room) in names.chunks(4).zip([Room::Open, Room::Closed]) {
            self.rooms.extend(players(own).map(|own| (room, own)));
        }
    }

    fn enter(self, event: &mut EventBuilder) {
        event.name = self.title.clone();
        let is_match = self.records.iter().any(|(.., record)| record.room.is_some());
        let first = self.records.first().and_then(|(_, segment, _)| segment.clone());
        let are_several = self.records.iter().any(|(_, segment, _)| *segment != first);
        let unnamed = || Sides { ns: [String::new(), String::new()], ew: [String::new(), String::new()] };
        let seated: Vec<Sides<[String; 2]>> =
            self.records.iter().map(|(.., own)| own.players.clone().unwrap_or_else(unnamed)).collect();
        let teams = is_match.then(|| self.enter_teams(event));
        let numbers =
            self.records.iter().map(|(.., own)| own.board().and_then(|board| board.number).unwrap_or_default());
        let at_boards = numbers.zip(&seated).filter(|_| !is_match);
        let people = People::of(at_boards, std::iter::empty(), event);
        let mut boards: BTreeMap<(Option<String>, u32), BoardResults> = BTreeMap::new();
        for ((place, segment, record), players) in self.records.iter().zip(&seated) {
            let Some(board) = record.board() else {
                event.fault(place.clone(), FaultKind::Missing { what: "ah".to_owned() });
                event.fault(place.clone(), FaultKind::RowLost);
                continue;
            };
            let sides = match (&teams, record.room) {
                (Some(Sides { ns, ew }), Some(Room::Closed)) => Sides { ns: *ew, ew: *ns },
                (Some(teams), _) => teams.clone(),
                (None, _) => people.at(players, event),
            };
            let number = board.number.unwrap_or_default();
            let session = segment.clone().filter(|_| are_several);
            let own = boards.entry((session.clone(), number)).or_insert_with(|| BoardResults {
                session: session.as_deref().map(Into::into),
                ..BoardResults::new(board)
            });
            own.deal = own.deal.take().or_else(|| record.dealt().map(Into::into));
            let listed = record.room.and_then(|room| self.listed.get(&(segment.clone(), room, number)));
            let board = own.board;
            own.lines.extend(line(record, listed, &board, (sides, place), event));
        }
        event.boards = boards.into_values().collect();
    }

    /// The two teams of a match, the one that sits North-South in the open room first.
    fn enter_teams(&self, event: &mut EventBuilder) -> Sides<ContestantId> {
        event.form = EventForm::Teams;
        event.scoring = Some(Scoring::Imps);
        let sides = Sides { ns: event.contestant(None, "1", None), ew: event.contestant(None, "2", None) };
        for (id, name) in [sides.ns, sides.ew].into_iter().zip(&self.teams) {
            if let Some(team) = event.contestant_mut(id).filter(|_| !name.is_empty()) {
                team.names = vec![name.clone()];
            }
        }
        sides
    }
}

/// A record as a line; noted and left out if it has no result.
fn line(
    record: &Record,
    listed: Option<&String>,
    board: &redress_core::ruling::Board,
    (sides, place): (Sides<ContestantId>, &Place),
    event: &mut EventBuilder,
) -> Option<Line> {
    let of_listed = |text: &String| {
        let WholeBid { bid, declarer, made } = notation::whole_bid(text)?;
        Some(LinePlay { bid: Some(bid), declarer, made, score: None })
    };
    let play = record.play();
    let settled = [play, listed.and_then(of_listed)].into_iter().flatten().map(|play| play.settle(board, event));
    let Some(settled) = settled.collect::<Vec<_>>().into_iter().find(|settled| settled.result.is_some()) else {
        // The auction or the play ends before it is over: the table's result is elsewhere.
        event.fault(place.clone(), FaultKind::Missing { what: "mc".to_owned() });
        event.fault(place.clone(), FaultKind::RowLost);
        return None;
    };
    let mut line = Line::new(place.clone(), sides.ns, sides.ew, settled.result.unwrap_or(LineResult::NotPlayed));
    (line.contract, line.room) = (settled.contract, record.room);
    line.lead = record.lead().map(Into::into);
    for kind in settled.faults {
        event.fault(place.clone(), kind);
    }
    Some(line)
}
