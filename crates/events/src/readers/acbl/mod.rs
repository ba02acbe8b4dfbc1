//! The recap that my.acbl.org shows of a game: JSON, or the page that has it in its script.
//!
//! A number may be a JSON text or number; each is taken as it is written, so that no digit is lost. A board or a result
//! of another shape is a fault at its place, and the others are read.

mod board;
mod ranking;
mod recap;

use super::{ReadOptions, Reader, notation, open};
use crate::model::{Detail, Event, EventBuilder, EventForm, Fault, FaultKind, Format, Place, Stratum, Winners};
use crate::source::NamedBytes;
pub(crate) use recap::RULING;
use recap::{Recap, Section, Session, Strat, Texts, items};
use redress_core::scoring::Scoring;
use serde_json::value::RawValue;
use std::sync::Arc;

/// The number of bytes of a file that are searched for the names of the recap.
const HEAD: usize = 1 << 20;

/// The most objects of a page's scripts that are tried.
const MAX_OBJECTS: usize = 64;

/// Reads the recap of my.acbl.org.
pub(super) struct Acbl;

impl Reader for Acbl {
    fn format(&self) -> Format {
        Format::Acbl
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(is_recap)
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let (file, mut event) = open::one_file(files, self.format(), is_recap)?;
        let text = open::text(file, &mut event);
        let recap = match text.trim_start().starts_with('{') {
            true => whole(&text, file)?,
            false => within_page(&text).and_then(|text| serde_json::from_str(text).ok()).ok_or_else(|| {
                Fault::at(file.place(), FaultKind::Missing { what: "sessions, board_results".to_owned() })
            })?,
        };
        head(&recap, &file.place(), &mut event);
        strata(&recap, &file.place(), &mut event);
        let sessions: Vec<(Place, Session<'_>)> = items(recap.sessions, &file.place(), "sessions", &mut event);
        let several = sessions.len() > 1;
        for (place, session) in sessions {
            let name = several.then(|| session.number.text()).flatten();
            read_session(session, name, &place, &mut event);
        }
        Ok(event.finish())
    }
}

/// Returns true if a file is an object with sessions and boards in it, or a page with such an object in its script.
fn is_recap(file: &NamedBytes) -> bool {
    let head: Vec<u8> = file.bytes.iter().take(HEAD).copied().filter(|byte| *byte != 0).collect();
    let has = |name: &[u8]| head.windows(name.len()).any(|part| part == name);
    let begins = head.iter().find(|byte| !byte.is_ascii_whitespace() && byte.is_ascii());
    matches!(begins, Some(b'{' | b'<'))
        && has(b"\"sessions\"")
        && (has(b"\"board_results\"") || has(b"\"pair_summaries\"") || has(b"\"sections\""))
}

/// The recap that is a whole file.
fn whole<'a>(text: &'a str, file: &NamedBytes) -> Result<Recap<'a>, Fault> {
    serde_json::from_str(text).map_err(|error| {
        let line = u32::try_from(error.line()).ok().filter(|line| *line > 0);
        Fault::at(Place { line, ..file.place() }, FaultKind::Damaged(error.to_string()))
    })
}

/// The recap in the script of a page that a browser saved: `var data = {…};`.
fn within_page(text: &str) -> Option<&str> {
    let objects = text.match_indices('=').filter_map(|(at, _)| {
        let value = text.get(at.saturating_add(1)..)?.trim_start();
        value.strip_prefix('{')?.trim_start().starts_with('"').then_some(value)
    });
    let first = |object| serde_json::Deserializer::from_str(object).into_iter::<&RawValue>().next()?.ok();
    let mut found = objects.take(MAX_OBJECTS).filter_map(first).map(RawValue::get);
    found.find(|object| serde_json::from_str(object).is_ok_and(|recap: Recap<'_>| recap.has_sessions()))
}

/// The text of the recap in a file.
pub(crate) fn recap_of(text: &str) -> Option<&str> {
    if text.trim_start().starts_with('{') { Some(text) } else { within_page(text) }
}

/// Reads the facts of the event as a whole.
fn head(recap: &Recap<'_>, place: &Place, event: &mut EventBuilder) {
    event.name = recap.name.text();
    event.program = recap.program_name.text();
    event.details.extend(recap.start_date.text().map(|date| Detail::of_event(Detail::DATE, &in_order(&date))));
    event.winners = match recap.winner_type.text().as_deref() {
        Some("2") => Winners::Two,
        _ => Winners::One,
    };
    let kind = recap.kind.text().unwrap_or_default().to_ascii_uppercase();
    event.form = match kind {
        _ if kind.contains("TEAM") || kind.contains("KO") => EventForm::Teams,
        _ if kind.contains("INDIVIDUAL") => EventForm::Individual,
        _ => EventForm::Pairs,
    };
    let method = recap.board_scoring_method.text().unwrap_or_default().to_ascii_uppercase();
    event.scoring = match method.as_str() {
        "MATCH_POINTS" | "MATCHPOINTS" | "MP" => Some(Scoring::Matchpoints),
        "CROSS_IMPS" | "IMPS_ACROSS" | "AVERAGE_IMPS" => Some(Scoring::CrossImps),
        "BUTLER" | "BUTLER_IMPS" => Some(Scoring::Butler),
        "BAM" | "BOARD_A_MATCH" => Some(Scoring::BoardAMatch),
        "TOTAL_POINTS" | "AGGREGATE" => Some(Scoring::TotalPoints),
        // IMPs of pairs are those against the other results.
        "IMPS" | "IMP" if event.form == EventForm::Teams => Some(Scoring::Imps),
        "IMPS" | "IMP" => Some(Scoring::CrossImps),
        _ => None,
    };
    if event.form == EventForm::Teams {
        let element = Some(Arc::from("type"));
        event.fault(Place { element, ..place.clone() }, FaultKind::NotRead { what: kind });
    }
}

/// `2026-11-24` for the American 11/24/2026, whose month would be read as a day elsewhere.
fn in_order(date: &str) -> String {
    match date.split('/').collect::<Vec<_>>().as_slice() {
        [month, day, year] => format!("{year}-{month}-{day}"),
        _ => date.to_owned(),
    }
}

/// The strata of the field but the first, in which everybody is.
fn strata(recap: &Recap<'_>, place: &Place, event: &mut EventBuilder) {
    let listed: Vec<(Place, Strat<'_>)> = items(recap.strats, place, "strats", event);
    let named = listed.into_iter().filter_map(|(_, strat)| {
        let number = strat.number.text().as_deref().and_then(notation::count)?;
        Some((number, strat.label.text()?)).filter(|(number, _)| *number > 1)
    });
    let mut named: Vec<(u32, String)> = named.collect();
    named.sort();
    event.strata = named.into_iter().map(|(_, name)| Stratum { name, contestants: Vec::new() }).collect();
}

fn read_session(session: Session<'_>, name: Option<String>, place: &Place, event: &mut EventBuilder) {
    let sections: Vec<(Place, Section<'_>)> = items(session.sections, place, "sections", event);
    let across = session.cross_section_scoring.text().is_some_and(|text| !["0", "false"].contains(&text.as_str()));
    let several = sections.len() > 1;
    let deals = board::deals(session.hand_records, place, event);
    for (place, section) in sections {
        let letter = several.then(|| section.name.text()).flatten();
        let scope = recap::Scope { session: name.clone(), section: letter, compared_across: across };
        ranking::pairs(section.pair_summaries, &scope, &place, event);
        board::boards(section.boards, &scope, &deals, &place, event);
    }
}
