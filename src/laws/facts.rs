//! Facts as a script has them.

use crate::procedure::{By, Fact, Facts, Procedure};
use crate::render::written_answer;

/// An incident of one line: `incident revoke by W { established: yes }`.
pub(super) fn incident(procedure: &Procedure, facts: &Facts) -> String {
    let by = match facts.by.filter(|_| procedure.asks_by()) {
        Some(By::Seat(seat)) => format!(" by {seat}"),
        Some(By::Side(side)) => format!(" by {side}"),
        None => String::new(),
    };
    format!("incident {}{by} {{ {} }}", procedure.name, rows(facts))
}

/// The rows of an incident.
pub(super) fn rows(facts: &Facts) -> String {
    let row = |fact: &Fact| format!("{}: {}", fact.question, written_answer(&fact.answer));
    facts.answers.iter().map(row).collect::<Vec<_>>().join("; ")
}
