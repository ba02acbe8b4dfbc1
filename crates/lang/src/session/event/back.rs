//! `write-back "monday-ruled.xml"` and `entries`: the rulings for the program that the event's file comes from.

use super::score::unscored;
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::model::Event;
use crate::events::scoring::score_changed;
use crate::events::writers::{RuledEvent, WriteError, write_back};
use crate::session::queries::{Ranking, WrittenBack};
use crate::session::{Loader, Scope};
use crate::source::Span;
use crate::syntax::tree::{RankingOf, Standings, Word};
use std::rc::Rc;

impl Scope {
    /// `entries`
    pub(in crate::session) fn entries(&self, place: Span) -> Result<Ranking, Vec<Diagnostic>> {
        self.event_for("entries", place)?;
        self.ranking(&RankingOf::from(Standings::After), place)
    }

    /// `write-back "monday-ruled.xml"`: a copy of the file that the event was read from.
    pub(in crate::session) fn written_back(
        &self,
        file: &Word,
        loader: &dyn Loader,
        place: Span,
    ) -> Result<WrittenBack, Vec<Diagnostic>> {
        let event = self.event_for("write-back", place)?;
        let source = event.source();
        let mut parts = Vec::new();
        for name in &source.files {
            let loaded = loader.load_bytes(name, &source.from);
            parts.extend(loaded.map_err(|error| vec![Diagnostic::at(place, error.problem_of_event(name))])?);
        }
        let (before, after) = (self.event_before(event, place)?, self.event_after(event, place)?);
        let rules = self.event_rules(event);
        // Carry-over and handicap of the script are no part of the file.
        let mut read = Event::clone(event.before());
        read.carried = event.as_read().carried.clone();
        let before = match read.carried == event.before().carried {
            true => before,
            false => score_changed((event.before(), &before), &read, &rules)
                .map(Rc::new)
                .map_err(|error| unscored(error, &rules, place))?,
        };
        let ruled =
            RuledEvent { read: &read, before: &before, event: event.after(), after: &after, rules: &rules, file: None };
        let format = event.as_read().format.name();
        let back = write_back(&parts, ruled, &source.options).map_err(|error| {
            let not_back = |reason| Problem::EventNotBack { format, reason };
            let problem = match error {
                WriteError::NoRoom(row) => Problem::EventNoRoom { row },
                WriteError::Failed(reason) => not_back(reason),
                _ => not_back(String::new()),
            };
            vec![Diagnostic::at(place, problem)]
        })?;
        if back.is_archive && !file.node.to_ascii_lowercase().ends_with(".zip") {
            let name = file.node.rsplit_once('.').map_or(file.node.as_str(), |(stem, _)| stem).to_owned() + ".zip";
            return Err(vec![Diagnostic::at(place, Problem::EventBackArchive { name })]);
        }
        let written = back.written;
        Ok(WrittenBack {
            name: file.node.clone(),
            source: source.clone(),
            bytes: written.bytes,
            lost: written.lost,
            event: event.after().clone(),
            rulings: event.given(),
        })
    }
}
