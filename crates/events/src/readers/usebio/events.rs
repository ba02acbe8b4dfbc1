//! Several events in one file: each of the same kind as the first is a section of its own, scored and ranked apart.

use super::raw::{Fields, Raw, Scope};
use crate::model::{EventBuilder, FaultKind};
use crate::readers::notation;
use std::collections::HashSet;

/// The facts that must be the same in all events, so that those of the first hold for the others.
const SAME: [&str; 4] = ["BOARD_SCORING_METHOD", "PAIRWISE_SCORING_METHOD", "MATCH_SCORING_METHOD", "WINNER_TYPE"];

/// The events of a file, as they are met.
#[derive(Debug, Default)]
pub(super) struct Events {
    /// The number of events that have begun.
    count: usize,
    /// The kind of the first, as it is written.
    kind: String,
    /// True if the last event is not read.
    skipped: bool,
    /// The events that are read: section, line and name of each.
    read: Vec<One>,
}

#[derive(Debug)]
struct One {
    /// `None` as long as it is the only one.
    section: Option<usize>,
    line: u32,
    name: String,
    fields: Fields,
}

impl Events {
    /// Returns true if the current event is not read.
    pub fn is_skipped(&self) -> bool {
        self.skipped
    }

    /// The section of the event that was met last.
    pub fn section(&self) -> Option<usize> {
        self.read.last().and_then(|own| own.section)
    }

    /// The name of a section or session of the event that was met last: those of different events are not the same.
    pub fn name(&self, own: String) -> String {
        if self.read.len() > 1 { format!("{} {own}", self.read.len()) } else { own }
    }

    /// An event begins.
    pub fn open(&mut self, kind: &str, line: u32, raw: &mut Raw, event: &mut EventBuilder) {
        self.count = self.count.saturating_add(1);
        if self.count == 1 {
            self.kind = kind.to_ascii_uppercase();
        }
        self.skipped = !self.kind.eq_ignore_ascii_case(kind);
        if self.skipped {
            let what = format!("EVENT {kind}").trim_end().to_owned();
            return event.fault(raw.place(line), FaultKind::NotRead { what });
        }
        if let [first] = self.read.as_mut_slice() {
            // Everything before belongs to the first event.
            let section = raw.section(&first.name, "1");
            first.section = Some(section);
            let enter = |scope: &mut Scope| scope.section = scope.section.or(Some(section));
            raw.participants.iter_mut().for_each(|own| enter(&mut own.scope));
            raw.matches.iter_mut().for_each(|own| enter(&mut own.scope));
            raw.boards.iter_mut().for_each(|own| enter(&mut own.scope));
        }
        let number = self.read.len().saturating_add(1).to_string();
        let section = (number != "1").then(|| raw.section("", &number));
        self.read.push(One { section, line, name: String::new(), fields: Fields::default() });
    }

    /// Ends an event, with the fields that describe it.
    pub fn close(&mut self, fields: Fields, raw: &mut Raw) {
        let Some(own) = self.read.last_mut().filter(|_| !self.skipped) else { return };
        let names = ["EVENT_DESCRIPTION", "TITLE", "EVENT_NAME", "EVENT_IDENTIFIER"];
        own.name = names.iter().find_map(|name| fields.get(name)).unwrap_or_default().to_owned();
        own.fields = fields.clone();
        match own.section {
            None => raw.event = fields,
            Some(section) => raw.rename(section, &own.name),
        }
    }

    /// Leaves out the events that cannot be told apart in the ranking, or are played by other rules.
    pub fn end(self, raw: &mut Raw, event: &mut EventBuilder) {
        let [first, others @ ..] = self.read.as_slice() else { return };
        let Some(kept) = first.section else { return };
        let placed: HashSet<usize> = raw
            .participants
            .iter()
            .filter(|own| own.fields.get("PLACE").and_then(notation::place) == Some(1))
            .filter_map(|own| own.scope.section)
            .collect();
        let mut left_out = HashSet::new();
        for other in others {
            let Some(section) = other.section else { continue };
            let differing = SAME.into_iter().find(|name| other.fields.get(name) != first.fields.get(name));
            let reason = differing.or((!placed.contains(&section) || !placed.contains(&kept)).then_some("PLACE"));
            if let Some(reason) = reason {
                let what = format!("EVENT {} ({reason})", other.name);
                event.fault(raw.place(other.line), FaultKind::NotRead { what });
                left_out.insert(section);
            }
        }
        let is_kept = |scope: &Scope| scope.section.is_none_or(|section| !left_out.contains(&section));
        raw.participants.retain(|own| is_kept(&own.scope));
        raw.boards.retain(|own| is_kept(&own.scope));
        if left_out.len() == others.len() {
            // One event is left, and no section of any other.
            let free = |scope: &mut Scope| scope.section = scope.section.filter(|section| *section != kept);
            raw.participants.iter_mut().for_each(|own| free(&mut own.scope));
            raw.matches.iter_mut().for_each(|own| free(&mut own.scope));
            raw.boards.iter_mut().for_each(|own| free(&mut own.scope));
        } else {
            let names = self.read.iter().map(|own| own.name.as_str()).filter(|name| !name.is_empty());
            raw.title = Some(names.collect::<Vec<_>>().join(", ")).filter(|title| !title.is_empty());
        }
    }
}
