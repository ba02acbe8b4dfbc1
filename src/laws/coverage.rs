//! The rows of procedures that scripts reach.

use crate::diagnostic::Diagnostic;
use crate::lecture::{Form, weave};
use crate::messages::Locale;
use crate::procedure::Row;
use crate::session::{Loaded, Loader, Outcome, OutcomeKind, Session, Sink};
use crate::source::Sources;
use crate::testing::is_markdown;
use std::collections::{BTreeMap, BTreeSet};

/// The rows that decided in the incidents of scripts.
#[derive(Debug, Clone, Default)]
pub struct Coverage {
    rows: BTreeMap<&'static str, BTreeSet<Row>>,
}

impl Coverage {
    /// Runs a script or a Markdown document. Errors in it are another command's matter.
    pub fn run(&mut self, loaded: &Loaded, loader: &dyn Loader) {
        // Most scripts have no incident, and need not be run.
        if !loaded.text.contains("incident") {
            return;
        }
        if is_markdown(&loaded.name) {
            weave(loaded, Form::Markdown.into(), Locale::default(), loader, self);
        } else {
            Session::new(loader, self).run(&loaded.name, &loaded.text);
        }
    }

    /// Returns true if a row of a procedure decided in an incident.
    #[must_use]
    pub fn reaches(&self, procedure: &str, row: Row) -> bool {
        self.rows.get(procedure).is_some_and(|rows| rows.contains(&row))
    }
}

impl Sink for Coverage {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        if let OutcomeKind::Incident(found) = &outcome.kind {
            let course = found.course();
            self.rows.entry(found.incident.procedure.name).or_default().extend(&course.rows);
        }
    }

    fn diagnostic(&mut self, _: Diagnostic, _: &Sources) {}
}
