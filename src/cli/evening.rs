//! The options that say which event, session, date, director and body the rulings of an evening are of.

use super::event::put_event;
use crate::session::{HandOver, Session};
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Evening {
    /// The event, if a script does not name it: its file, or its name
    #[arg(long, value_name = "FILE or NAME")]
    event: Option<String>,
    /// The body that the rulings are given for; `body` in the defaults says it for every evening
    #[arg(long, value_name = "NAME")]
    pub body: Option<String>,
    /// The session, if the event's file does not name it
    #[arg(long, value_name = "NAME")]
    session: Option<String>,
    /// The date of the rulings; without it a sheet has a line to write it on
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    /// The director who gives the rulings
    #[arg(long, value_name = "NAME")]
    director: Option<String>,
}

impl Evening {
    /// The facts of the sheets, given for this body.
    pub(super) fn hand_over(&self, body: Option<String>) -> HandOver {
        HandOver {
            body,
            event: self.event_name().map(str::to_owned),
            session: self.session.clone(),
            date: self.date.clone(),
            director: self.director.clone(),
            ..HandOver::default()
        }
    }

    /// The name of the event; `None` where its file is given.
    pub(super) fn event_name(&self) -> Option<&str> {
        self.event.as_deref().filter(|event| !is_file(event))
    }

    /// Puts the event of the file in force; false if it cannot be read.
    pub(super) fn put_event(&self, session: &mut Session<'_>) -> bool {
        let file = self.event.as_deref().filter(|event| is_file(event));
        file.is_none_or(|file| put_event(session, &PathBuf::from(file)))
    }
}

/// Returns true for a file, and for what is written as one though it is not there, such as `evening.csv`: that is an error, not
/// a name.
fn is_file(event: &str) -> bool {
    let path = Path::new(event);
    let is_ending = |ending: &str| {
        ending.len() <= 4
            && ending.starts_with(|c: char| c.is_ascii_alphabetic())
            && ending.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    path.exists() || path.extension().and_then(std::ffi::OsStr::to_str).is_some_and(is_ending)
}
