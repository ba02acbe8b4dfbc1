//! `audit`: where the file's own figures differ from the rules it follows.

use super::score::unscored;
use crate::diagnostic::Diagnostic;
use crate::events::audit::audit;
use crate::session::Scope;
use crate::session::queries::Audited;
use crate::source::Span;

impl Scope {
    /// The event as it was read, compared with what it printed; rulings of the script are no part of it.
    pub(in crate::session) fn event_audit(&self, place: Span) -> Result<Audited, Vec<Diagnostic>> {
        let event = self.event_for("audit", place)?;
        let found = audit(event.as_read()).map_err(|error| unscored(error, event.rules(), place))?;
        Ok(Audited { audit: found })
    }
}
