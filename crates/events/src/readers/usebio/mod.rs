//! USEBIO 1.0 to 1.3: the XML of English scoring programs, RealBridge and others.
//!
//! Element names are those of the USEBIO 1.2 document type; what it leaves open is decided by what programs write.
//! Sessions, sections and matches may be nested or left out; hands may be in the boards or apart from them.

mod boards;
mod elements;
mod events;
mod left;
mod meaning;
mod raw;
mod tags;
mod who;

pub(crate) use raw::{MATCH_SCORES, POINTS};
pub(crate) use tags::Tags;

use super::notation;
use super::{ReadOptions, Reader, open};
use crate::model::{Detail, Event, EventBuilder, Fault, FaultKind, Format};
use crate::source::NamedBytes;

/// The number of bytes of a file that are searched for its root.
const HEAD: usize = 8192;

/// Reads USEBIO.
pub(super) struct Usebio;

impl Reader for Usebio {
    fn format(&self) -> Format {
        Format::Usebio
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(is_usebio)
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let (file, mut event) = open::one_file(files, self.format(), is_usebio)?;
        let text = open::text(file, &mut event);
        let raw = elements::read(&text, &file.name, &mut event);
        if raw.is_empty() {
            let place = file.place();
            return Err(event.first_fault().unwrap_or(Fault::at(place, FaultKind::Missing { what: "EVENT".into() })));
        }
        head(&raw, &mut event);
        let who = who::contestants(&raw, &mut event);
        boards::boards(raw, &who, &mut event);
        Ok(event.finish())
    }
}

/// Returns true if a file has the root of USEBIO, in whatever encoding.
fn is_usebio(file: &NamedBytes) -> bool {
    let head: Vec<u8> = file.bytes.iter().take(HEAD).copied().filter(|byte| *byte != 0).collect();
    head.windows(7).any(|word| word.eq_ignore_ascii_case(b"<USEBIO"))
}

/// Reads the facts of the event as a whole.
fn head(raw: &raw::Raw, event: &mut EventBuilder) {
    let names = ["EVENT_DESCRIPTION", "TITLE", "EVENT_NAME"];
    event.name = names.iter().find_map(|name| raw.event.get(name)).map(str::to_owned);
    if let Some(title) = raw.title.as_ref() {
        event.name = Some(title.clone());
    }
    event.program = raw.event.get("PROGRAM_NAME").map(|name| match raw.event.get("PROGRAM_VERSION") {
        Some(version) => format!("{name} {version}"),
        None => name.to_owned(),
    });
    for own in &raw.details {
        let detail = Detail::of_event(&own.name, &own.text);
        if !event.details.contains(&detail) {
            event.details.push(detail);
        }
    }
    let meaning = meaning::find(raw);
    event.form = meaning.form;
    event.scoring = meaning.scoring;
    let handicap = |fields: &raw::Fields| {
        fields.get("HANDICAP").and_then(notation::number).is_some_and(|handicap| !handicap.is_zero())
    };
    if let Some(participant) = raw.participants.iter().find(|participant| handicap(&participant.fields)) {
        let what = "HANDICAP".to_owned();
        event.fault(raw.place(participant.line), FaultKind::NotRead { what });
    }
}
