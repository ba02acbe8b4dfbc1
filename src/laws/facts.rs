//! Facts as a script has them.

use crate::procedure::{Answer, By, Facts, Procedure};
use crate::ruling::Side;

/// An incident of one line: `incident revoke by W { established: yes }`.
pub(super) fn incident(procedure: &Procedure, facts: &Facts) -> String {
    let by = match facts.by.filter(|_| procedure.asks_by()) {
        Some(By::Seat(seat)) => format!(" by {seat}"),
        Some(By::Side(side)) => format!(" by {side}"),
        None => String::new(),
    };
    let rows: Vec<String> =
        facts.answers.iter().map(|fact| format!("{}: {}", fact.question, answer(&fact.answer))).collect();
    format!("incident {}{by} {{ {} }}", procedure.name, rows.join("; "))
}

/// An answer as it is written behind its question.
pub(super) fn answer(answer: &Answer) -> String {
    match answer {
        Answer::Word(word) => (*word).to_owned(),
        Answer::Unclear => "unclear".to_owned(),
        Answer::Items(items) => items.join(", "),
        Answer::Number(number) => number.to_string(),
        Answer::NumberOf(number, of) => format!("{number} of {of}"),
        Answer::Ruling(ruling) => ruling.to_string(),
        Answer::Sides(sides) => sides.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        Answer::EachSide([ns, ew]) => format!("{} {ns}, {} {ew}", Side::NS, Side::EW),
    }
}
