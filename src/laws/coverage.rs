//! The rows of procedures that scripts reach.

use crate::diagnostic::Diagnostic;
use crate::law::Law;
use crate::lecture::{Form, weave};
use crate::messages::Locale;
use crate::procedure::{Procedure, Row};
use crate::session::{Expected, Loaded, Loader, Outcome, OutcomeKind, Session, Sink};
use crate::source::Sources;
use crate::testing::is_markdown;
use std::collections::{BTreeMap, BTreeSet};

/// The rows that decided in the incidents of scripts.
#[derive(Debug, Clone, Default)]
pub struct Coverage {
    /// By where they are written, as editions share rows.
    rows: BTreeSet<usize>,
    /// For each Law, the incidents that it decided or may yet, and the expectations that it did.
    laws: BTreeMap<u8, (usize, usize)>,
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

    /// The incidents that a Law decided or may yet decide, and the expectations that it did.
    #[must_use]
    pub fn of_law(&self, number: u8) -> (usize, usize) {
        self.laws.get(&number).copied().unwrap_or_default()
    }

    fn count(&mut self, laws: BTreeSet<u8>, case: usize, test: usize) {
        for law in laws {
            let (cases, tests) = self.laws.entry(law).or_default();
            *cases = cases.saturating_add(case);
            *tests = tests.saturating_add(test);
        }
    }

    /// Returns true if a row of a procedure decided in an incident.
    #[must_use]
    pub fn reaches(&self, procedure: &Procedure, row: Row) -> bool {
        place(procedure, row).is_some_and(|place| self.rows.contains(&place))
    }
}

/// The place of a row in its file.
fn place(procedure: &Procedure, row: Row) -> Option<usize> {
    let rule = procedure.nodes.get(row.node)?.rules.get(row.rule)?;
    Some(rule.written.0.as_ptr().addr())
}

impl Sink for Coverage {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        match &outcome.kind {
            OutcomeKind::Incident(found) => {
                let course = found.course();
                self.rows.extend(course.rows.iter().filter_map(|row| place(found.incident.procedure, *row)));
                let of_obligations = course.obligations.iter().map(|obligation| obligation.law);
                let laws = course.laws.iter().chain(&course.later).copied().chain(of_obligations);
                self.count(laws.map(Law::number).collect(), 1, 0);
            }
            OutcomeKind::Expectation(found) => {
                let claims = found.expected.iter().filter_map(|expected| match expected {
                    Expected::Verdict(_, claims) => Some(claims),
                    _ => None,
                });
                let laws = claims.flatten().filter_map(|claim| number_of(claim));
                self.count(laws.collect(), 0, 1);
            }
            _ => {}
        }
    }

    fn diagnostic(&mut self, _: Diagnostic, _: &Sources) {}
}

/// The number of a Law that an expectation cites; `None` if it claims something else.
fn number_of(claim: &str) -> Option<u8> {
    let digits: String = claim.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok().filter(|number| Law::is_number(*number))
}
