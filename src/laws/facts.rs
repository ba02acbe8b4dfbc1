//! Facts as a script has them.

use crate::procedure::{By, Facts, Procedure};
use crate::render::written_answer;

/// An incident of one line: `incident revoke by W { established: yes }`.
pub(super) fn incident(procedure: &Procedure, facts: &Facts) -> String {
    let by = match facts.by.filter(|_| procedure.asks_by()) {
        Some(By::Seat(seat)) => format!(" by {seat}"),
        Some(By::Side(side)) => format!(" by {side}"),
        None => String::new(),
    };
    let rows: Vec<String> =
        facts.answers.iter().map(|fact| format!("{}: {}", fact.question, written_answer(&fact.answer))).collect();
    format!("incident {}{by} {{ {} }}", procedure.name, rows.join("; "))
}
