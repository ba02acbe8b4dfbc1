//! `audit`: where the file's own figures differ from the rules it follows.

use super::score::unscored;
use crate::diagnostic::Diagnostic;
use crate::events::audit::audit;
use crate::events::model::Event;
use crate::session::Scope;
use crate::session::queries::Audited;
use crate::source::Span;

impl Scope {
    /// The event as it was read, compared with what it printed; rulings of the script are no part of it.
    pub(in crate::session) fn event_audit(&self, place: Span) -> Result<Audited, Vec<Diagnostic>> {
        let event = self.event_for("audit", place)?;
        // A table of scores does not say how they are scored; the script may.
        let read = event.as_read();
        let given = self.known_situation().given_scoring();
        let scoring = read.known_scoring().or(given).or(read.scoring);
        let mut read = Event::clone(read);
        read.scoring = scoring;
        let found = audit(&read).map_err(|error| unscored(error, event.rules(), place))?;
        Ok(Audited { audit: found })
    }
}
