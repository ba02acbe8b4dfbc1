//! `redress event FILE…`: a whole event scored, with rulings or without; its audit; its other formats.

mod audit;
mod convert;
mod document;
mod large;
mod pages;
mod run;
mod show;
mod watch;

pub(super) use audit::{Arguments as AuditArguments, run as audit};
pub(super) use convert::{Arguments as ConvertArguments, run as convert};
pub(super) use run::run;
pub(super) use show::Arguments;

use super::files::event_files;
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::model::Event;
use crate::events::readers::{ReadOptions, read_with};
use crate::events::source::NamedBytes;
use crate::session::{EventSource, Session, refused};
use std::path::PathBuf;

/// The bytes of the event, or which of its files cannot be read; `None` if they are not read yet.
type Parts = Option<Result<Vec<NamedBytes>, Problem>>;

/// `board=Rozd,ns=Para`: which column is what.
pub(super) fn column(written: &str) -> Result<(String, String), String> {
    match written.split_once('=') {
        Some((what, name)) if !what.trim().is_empty() && !name.trim().is_empty() => {
            Ok((what.trim().to_owned(), name.trim().to_owned()))
        }
        _ => Err(written.to_owned()),
    }
}

/// The bytes of some files and of those in folders, or which cannot be read.
fn loaded(files: &[PathBuf]) -> Result<Vec<NamedBytes>, Problem> {
    let mut parts = Vec::new();
    for path in files {
        let name = path.display().to_string();
        parts.extend(event_files(path).map_err(|error| error.problem_of_event(&name))?);
    }
    Ok(parts)
}

/// The event in some files, or why there is none.
fn opened(parts: &[NamedBytes], columns: &[(String, String)]) -> Result<Event, Problem> {
    read_with(redress_columns::READERS, parts, &ReadOptions::with_columns(columns.to_vec())).map_err(refused)
}

/// Puts the event in some files in force, what is wrong in them reported; whether there is one.
fn take_event(
    session: &mut Session<'_>,
    files: &[PathBuf],
    parts: Result<Vec<NamedBytes>, Problem>,
    columns: &[(String, String)],
) -> bool {
    let files = files.iter().map(|path| path.display().to_string()).collect();
    let options = ReadOptions::with_columns(columns.to_vec());
    let taken = match parts.and_then(|parts| opened(&parts, columns)) {
        Ok(event) => session.take_event(EventSource { files, from: String::new(), options }, event, None),
        Err(problem) => Err(vec![Diagnostic::placeless(problem)]),
    };
    let is_there = taken.is_ok();
    session.refuse(taken.err().unwrap_or_default());
    is_there
}

/// Puts the event of a file in force before a script; whether there is one.
pub(super) fn put_event(session: &mut Session<'_>, path: &PathBuf) -> bool {
    let files = std::slice::from_ref(path);
    let is_there = take_event(session, files, loaded(files), &[]);
    session.hold_event();
    is_there
}
