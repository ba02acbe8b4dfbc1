//! Reads the elements once and collects their contents, with their lines.

use super::events::Events;
use super::left::{Left, is_read};
use super::raw::{
    Fields, Match, Participant, ParticipantKind, RULING, Raw, RawBoard, RawDetail, RawLine, Scope, value,
};
use super::tags::Tags;
use crate::model::{EventBuilder, FaultKind};
use crate::readers::notation;
use quick_xml::XmlVersion;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};
use std::collections::HashMap;
use std::sync::Arc;

/// Elements within elements that are read; the deepest of USEBIO is the eighth.
const MAX_DEPTH: usize = 64;

/// The kind of an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Root,
    Event,
    Session,
    Section,
    Match,
    Participants,
    Team,
    Pair,
    Player,
    HandSet,
    Board,
    Hand,
    Line,
    /// A text, or something that is of no interest.
    Leaf,
}

impl Kind {
    /// The kind of an element of this name within another.
    fn within(name: &str, parent: Self) -> Self {
        use Kind::{Board, Event, Hand, HandSet, Leaf, Line, Match, Pair, Participants, Player, Root, Section};
        use Kind::{Session, Team};
        match (name, parent) {
            ("USEBIO", Leaf) => Root,
            ("EVENT", Root | Leaf) => Event,
            ("SESSION", Event) => Session,
            ("SECTION", Event | Session) => Section,
            ("MATCH", Event | Session | Section) => Match,
            ("PARTICIPANTS", Event | Session | Section) => Participants,
            ("TEAM", Participants) => Team,
            ("PAIR", Participants | Team) => Pair,
            ("PLAYER", Participants | Team | Pair) => Player,
            ("HANDSET", Root | Event | Session | Section | Match) => HandSet,
            ("BOARD", Event | Session | Section | Match | HandSet) => Board,
            ("HAND", Board) => Hand,
            ("TRAVELLER_LINE", Board) => Line,
            _ => Leaf,
        }
    }
}

/// An element that has begun.
struct Open {
    kind: Kind,
    name: String,
    fields: Fields,
    /// The elements within it that are kept as they are.
    details: Vec<RawDetail>,
    text: String,
    line: u32,
    /// The texts in it go to the element around it: it has nothing else in it.
    is_plain: bool,
}

struct Walk<'e> {
    raw: Raw,
    stack: Vec<Open>,
    scope: Scope,
    /// The events that were found.
    events: Events,
    /// The sessions and the sections by name.
    sessions: HashMap<String, usize>,
    sections: HashMap<String, usize>,
    board: Option<RawBoard>,
    left: Left,
    event: &'e mut EventBuilder,
}

/// Reads the elements of a text. A break in them is a fault, and the whole elements before it are kept.
pub(super) fn read(text: &str, file: &Arc<str>, event: &mut EventBuilder) -> Raw {
    let raw = Raw { file: file.clone(), ..Raw::default() };
    let mut walk = Walk {
        raw,
        stack: Vec::new(),
        scope: Scope::default(),
        events: Events::default(),
        sessions: HashMap::new(),
        sections: HashMap::new(),
        board: None,
        left: Left::default(),
        event,
    };
    let mut tags = Tags::new(text);
    loop {
        let stop = match tags.read() {
            Ok(Event::Eof) => Some(walk.unfinished()),
            Ok(found) => walk.event(&found, tags.line).err().map(Some),
            Err(error) => Some(Some(error.to_string())),
        };
        match stop {
            Some(Some(why)) => {
                walk.damaged(tags.line, why);
                break;
            }
            Some(None) => break,
            None => {}
        }
    }
    walk.events.end(&mut walk.raw, walk.event);
    walk.event.left.extend(std::mem::take(&mut walk.left).named());
    walk.raw
}

impl Walk<'_> {
    fn damaged(&mut self, line: u32, why: String) {
        let place = self.raw.place(line);
        self.event.fault(place.clone(), FaultKind::Damaged(why));
        // An unfinished line is not kept.
        if self.stack.iter().any(|open| open.kind == Kind::Line) {
            self.event.fault(place, FaultKind::RowLost);
        }
        // The elements around it count as far as they were read.
        while let Some(open) = self.stack.pop() {
            match open.kind {
                Kind::Board => self.end_board(open),
                Kind::Match => {
                    if let Some(own) = self.raw.matches.last_mut() {
                        own.fields = open.fields;
                    }
                }
                Kind::Event => self.end_event(open),
                _ => {}
            }
        }
    }

    /// The name of an element without an end.
    fn unfinished(&self) -> Option<String> {
        self.stack.last().map(|open| format!("<{}> has no end", open.name))
    }

    fn event(&mut self, event: &Event<'_>, line: u32) -> Result<(), String> {
        match event {
            Event::Start(start) => self.open(start, line),
            Event::Empty(start) => {
                self.open(start, line)?;
                self.close();
                Ok(())
            }
            Event::End(_) => {
                self.close();
                Ok(())
            }
            Event::Text(text) => {
                self.text(text);
                Ok(())
            }
            Event::CData(text) => {
                self.text(text);
                Ok(())
            }
            Event::GeneralRef(reference) => {
                let text = resolved(reference);
                self.text(&text);
                Ok(())
            }
            Event::Comment(comment) => {
                self.comment(comment, line);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A ruling is in a comment of its line, and settings are in one of the event.
    fn comment(&mut self, text: &str, line: u32) {
        if text.trim().starts_with("set ") && self.stack.last().is_some_and(|open| open.kind == Kind::Event) {
            self.event.state(text, &self.raw.place(line));
        }
        let line = self.stack.last_mut().filter(|open| open.kind == Kind::Line);
        if let (Some(line), Some(ruling)) = (line, text.trim().strip_prefix("ruling:")) {
            line.fields.push(RULING, ruling.trim());
        }
    }

    fn text(&mut self, text: &str) {
        if let Some(open) = self.stack.last_mut() {
            open.text.push_str(text);
        }
    }

    fn open(&mut self, start: &BytesStart<'_>, line: u32) -> Result<(), String> {
        if self.stack.len() >= MAX_DEPTH {
            return Err(format!("elements are nested more than {MAX_DEPTH} deep"));
        }
        let name = start.local_name().as_ref().to_ascii_uppercase();
        let parent = self.stack.last().map_or(Kind::Leaf, |open| open.kind);
        let kind = Kind::within(&name, parent);
        if let Some(around) = self.stack.last_mut() {
            around.is_plain = false;
        }
        let mut fields = Fields::default();
        for attribute in start.attributes().with_checks(false).flatten() {
            let value = attribute.normalized_value(XmlVersion::Implicit1_0).unwrap_or(attribute.value.clone());
            fields.push(attribute.key.local_name().as_ref().to_ascii_uppercase(), value.trim());
        }
        self.begin(kind, &fields, line);
        let (text, details) = (String::new(), Vec::new());
        self.stack.push(Open { kind, name, fields, details, text, line, is_plain: true });
        Ok(())
    }

    /// Begins an element.
    fn begin(&mut self, kind: Kind, attributes: &Fields, line: u32) {
        let named = |known: &mut Vec<String>, places: &mut HashMap<String, usize>, name: &str| {
            let own = attributes.get(name).map_or_else(|| known.len().saturating_add(1).to_string(), str::to_owned);
            let own = self.events.name(own);
            *places.entry(own.clone()).or_insert_with(|| {
                known.push(own);
                known.len().saturating_sub(1)
            })
        };
        match kind {
            Kind::Event => {
                let kind = attributes.get("EVENT_TYPE").unwrap_or_default();
                self.events.open(kind, line, &mut self.raw, self.event);
                self.scope = Scope { session: None, section: self.events.section() };
            }
            Kind::Session => {
                self.scope.session = Some(named(&mut self.raw.sessions, &mut self.sessions, "SESSION_ID"));
            }
            Kind::Section => {
                self.scope.section = Some(named(&mut self.raw.sections, &mut self.sections, "SECTION_ID"));
            }
            Kind::Match if !self.events.is_skipped() => {
                self.raw.matches.push(Match { scope: self.scope, line, fields: Fields::default() });
            }
            Kind::Board => {
                let scope = self.scope;
                let (fields, hands, lines) = (Fields::default(), Vec::new(), Vec::new());
                self.board = Some(RawBoard { scope, in_match: None, line, number: 0, fields, hands, lines });
            }
            _ => {}
        }
    }

    fn close(&mut self) {
        let Some(closed) = self.stack.pop() else { return };
        // Of an event that is not read only the hands are.
        let is_within = || self.stack.iter().any(|open| open.kind == Kind::Event);
        if self.events.is_skipped() && closed.kind != Kind::Event && is_within() {
            return;
        }
        match closed.kind {
            Kind::Leaf => self.leaf(&closed),
            Kind::Session => self.scope.session = None,
            Kind::Section => self.scope.section = self.events.section(),
            Kind::Event => {
                self.end_event(closed);
                self.scope = Scope::default();
            }
            Kind::Match => {
                if let Some(own) = self.raw.matches.last_mut() {
                    own.fields = closed.fields;
                }
            }
            Kind::Team => self.participant(ParticipantKind::Team, closed),
            Kind::Pair => self.member(ParticipantKind::Pair, closed),
            Kind::Player => self.member(ParticipantKind::Player, closed),
            Kind::Hand => {
                if let Some(board) = &mut self.board {
                    board.hands.push(closed.fields);
                }
            }
            Kind::Line => self.line(&closed),
            Kind::Board => self.end_board(closed),
            Kind::Root => self.raw.details.extend(closed.details),
            Kind::Participants | Kind::HandSet => {}
        }
    }

    /// A text goes to the element around it.
    fn leaf(&mut self, closed: &Open) {
        let has_content = !closed.text.trim().is_empty() || closed.fields != Fields::default();
        if has_content && !is_read(&closed.name) {
            self.keep(closed);
        }
        if let Some(around) = self.stack.last_mut().filter(|around| around.kind != Kind::Leaf && closed.is_plain) {
            around.fields.push(closed.name.clone(), closed.text.trim());
        }
    }

    /// Keeps an element as it is, or notes that it is left out.
    fn keep(&mut self, closed: &Open) {
        use Kind::{Event, Leaf, Pair, Player, Root, Team};
        let owner = self.stack.iter().rposition(|open| open.kind != Leaf);
        let (around, within) = self.stack.split_at_mut(owner.map_or(0, |at| at.saturating_add(1)));
        let is_whole = closed.is_plain && closed.fields == Fields::default();
        match around.last_mut() {
            Some(owner) if is_whole && matches!(owner.kind, Root | Event | Team | Pair | Player) => {
                let names = within.iter().chain(std::iter::once(closed)).map(|open| open.name.as_str());
                let name = names.collect::<Vec<_>>().join("/");
                owner.details.push(RawDetail { player: None, name, text: closed.text.trim().to_owned() });
            }
            _ => self.left.see(&closed.name),
        }
    }

    fn end_event(&mut self, closed: Open) {
        if !self.events.is_skipped() {
            self.raw.details.extend(closed.details);
        }
        self.events.close(closed.fields, &mut self.raw);
    }

    /// A pair or a player, of the event or of an element around it.
    fn member(&mut self, kind: ParticipantKind, closed: Open) {
        let around = self.stack.last_mut().filter(|around| around.kind != Kind::Participants);
        let Some(around) = around else { return self.participant(kind, closed) };
        let before = u32::try_from(around.fields.all("PLAYER_NAME").count()).unwrap_or(u32::MAX);
        let has_name = closed.fields.get("PLAYER_NAME").is_some();
        for own in closed.details {
            // The numbers of a team's pair, and those of somebody without a name, have nobody to go to.
            let place = own.player.or(Some(0).filter(|_| kind == ParticipantKind::Player && has_name));
            match place {
                Some(place) => {
                    around.details.push(RawDetail { player: Some(before.saturating_add(place)), ..own });
                }
                None => self.left.see(&own.name),
            }
        }
        for name in ["PAIR_NUMBER", "PLAYER_NAME", "PLAYER_NUMBER"] {
            for text in closed.fields.all(name) {
                // A team's pairs have numbers of their own.
                let name = if name == "PAIR_NUMBER" { "TEAM_PAIR" } else { name };
                around.fields.push(name, text);
            }
        }
    }

    fn participant(&mut self, kind: ParticipantKind, closed: Open) {
        let Open { line, fields, details, .. } = closed;
        self.raw.participants.push(Participant { kind, scope: self.scope, line, fields, details });
    }

    fn line(&mut self, closed: &Open) {
        let (line, faults) = RawLine::read(&closed.fields, closed.line);
        let place = self.raw.place(closed.line);
        for fault in faults {
            self.event.fault(place.clone(), fault);
        }
        match (line, &mut self.board) {
            (Some(line), Some(board)) => board.lines.push(line),
            _ => self.event.fault(place, FaultKind::RowLost),
        }
    }

    fn end_board(&mut self, closed: Open) {
        let Some(mut board) = self.board.take() else { return };
        let text = closed.fields.get("BOARD_NUMBER").unwrap_or_default();
        let Some(number) = notation::count(text).filter(|number| *number > 0) else {
            let place = self.raw.place(closed.line);
            let what = "BOARD_NUMBER";
            let kind = if text.is_empty() { FaultKind::Missing { what: what.into() } } else { value(what, text) };
            self.event.fault(place, kind);
            for line in &board.lines {
                self.event.fault(self.raw.place(line.line), FaultKind::RowLost);
            }
            return;
        };
        let in_match = self.stack.iter().any(|open| open.kind == Kind::Match);
        board.in_match = if in_match { self.raw.matches.len().checked_sub(1) } else { None };
        (board.number, board.fields) = (number, closed.fields);
        self.raw.boards.push(board);
    }
}

/// The character of a reference; an unknown reference stays as it is written.
fn resolved(reference: &BytesRef<'_>) -> String {
    if let Ok(Some(character)) = reference.resolve_char_ref() {
        return character.to_string();
    }
    let name = reference.xml10_content();
    resolve_predefined_entity(&name).map_or_else(|| format!("&{name};"), str::to_owned)
}
