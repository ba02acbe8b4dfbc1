//! A procedure of the Laws as a chart: each question with its Law, and where the answers lead.

use super::{law_called, matrix};
use crate::messages::{self, Locale, names};
use crate::procedure::Procedure;
use crate::procedures::{named, procedures};
use crate::results::flow;
use crate::syntax::number_of_law;
use crate::terminal::flow_lines;

/// The indentation of a chart.
const INDENT: &str = "  ";

/// Every procedure with what it is about.
pub(super) fn list(locale: Locale) -> String {
    let name = |procedure: &Procedure| {
        std::iter::once(procedure.name).chain(procedure.short.iter().copied()).collect::<Vec<_>>().join(", ")
    };
    let lines = procedures().iter().map(|procedure| {
        let title = names::procedure(locale, procedure.name);
        let line = format!("{}: {title} ({})", name(procedure), messages::law(locale, procedure.law));
        matrix::indented(&line, "  ", "      ")
    });
    lines.collect()
}

/// The procedure of a name, or what procedures rest on a Law, as charts of so many columns.
pub(super) fn about(name: &str, locale: Locale, width: usize) -> Option<String> {
    let charts: Vec<String> =
        find_procedures(name, locale).into_iter().map(|procedure| chart(procedure, locale, width)).collect();
    (!charts.is_empty()).then(|| charts.join("\n"))
}

/// Returns true if there is a procedure of this name, or one that rests on this Law.
pub(super) fn is_about(name: &str, locale: Locale) -> bool {
    !find_procedures(name, locale).is_empty()
}

fn find_procedures(name: &str, locale: Locale) -> Vec<&'static Procedure> {
    let titled = |procedure: &&Procedure| names::procedure(locale, procedure.name).unmarked().to_lowercase() == name;
    if let Some(one) = named(name).or_else(|| procedures().iter().find(titled)) {
        return vec![one];
    }
    // Another name for a Law that a procedure follows: `fałszywy renons`.
    match law_called(name, locale) {
        Some(law) => procedures().iter().filter(|procedure| procedure.law == law).collect(),
        None => of_law(name),
    }
}

/// The procedures that rest on a Law, or on a part of it: `16B1`, `law 86b`, `przepis 64`. A number alone may be a value.
fn of_law(name: &str) -> Vec<&'static Procedure> {
    let is_cited = |name: &&str| {
        name.starts_with(|c: char| c.is_ascii_digit()) && name.contains(|c: char| c.is_ascii_alphabetic())
    };
    let Some(number) = number_of_law(name).or_else(|| Some(name).filter(is_cited)) else { return Vec::new() };
    procedures().iter().filter(|procedure| procedure.laws().any(|law| law.is_within(number))).collect()
}

/// A procedure as a chart, and how it is begun in a script.
fn chart(procedure: &'static Procedure, locale: Locale, width: usize) -> String {
    let room = width.saturating_sub(INDENT.len());
    let lines = flow_lines(&flow(procedure, locale), room);
    let mut text = String::new();
    for line in lines {
        text.push_str(format!("{INDENT}{line}").trim_end());
        text.push('\n');
    }
    format!("{text}\n{INDENT}incident {} {{ … }}\n", procedure.name)
}
