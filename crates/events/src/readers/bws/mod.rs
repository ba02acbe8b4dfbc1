//! Bridgemate's file: an Access database of the results entered at the tables. It has contracts and tricks, and no
//! figures.

mod columns;
mod database;
mod hands;
mod movement;
mod names;
mod results;
mod sections;
mod stored;

use crate::model::{Event, Fault, FaultKind, Format, Winners};
use crate::readers::{ReadOptions, Reader, open};
use crate::source::NamedBytes;
use database::Database;

pub(crate) use stored::{NewValue, Room, StoredTable};

/// The table of the results.
const RESULTS: &str = "ReceivedData";

/// Reads a Bridgemate file.
pub(super) struct Bws;

impl Reader for Bws {
    fn format(&self) -> Format {
        Format::Bws
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(is_access)
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let (file, mut event) = open::one_file(files, Format::Bws, is_access)?;
        let mut database = Database::open(file)?;
        let Some(received) = database.table(RESULTS, columns::received::COLUMNS, &mut event) else {
            return Err(Fault::at(file.place(), FaultKind::Missing { what: RESULTS.to_owned() }));
        };
        let rounds = database.table("RoundData", columns::rounds::COLUMNS, &mut event).unwrap_or_default();
        let sections = sections::read(&mut database, &received, &rounds, &mut event);
        event.name = sections.session.clone();
        if sections.list.iter().any(|section| section.by_direction) {
            event.winners = Winners::Two;
        }
        event.scoring = sections.scoring();
        let lines = results::read(&received, &sections, &mut event);
        let mut boards = results::boards(lines, &sections);
        movement::note_missing(&rounds, &sections, &boards, &mut event);
        hands::read(&mut database, &sections, &mut boards, &mut event);
        event.boards = boards;
        names::read(&mut database, &rounds, &sections, &mut event);
        Ok(event.finish())
    }
}

/// The results of a file as it stores them; `None` if they cannot be found.
pub(crate) fn stored_results(file: &NamedBytes) -> Option<StoredTable> {
    Database::open(file).ok()?.stored(RESULTS)
}

/// Returns true if a file is an Access database, of Jet or of its successor.
fn is_access(file: &NamedBytes) -> bool {
    let mark = file.bytes.strip_prefix(b"\0\x01\0\0");
    mark.is_some_and(|mark| mark.starts_with(b"Standard Jet DB") || mark.starts_with(b"Standard ACE DB"))
}
