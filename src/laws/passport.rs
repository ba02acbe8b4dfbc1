//! The Laws from 1 to 93: how far the program goes with each.

use super::coverage::Coverage;
use crate::law::{COMPUTED, Law, NO_RULING};
use crate::messages::{self, LawsStatusStatus as Status, Locale, Text, explanation};
use crate::procedure::{Effect, Procedure};
use crate::procedures::procedures;
use crate::render::{Align, Block, Table};
use serde::Serialize;

/// The Laws with what the program knows of each.
#[derive(Debug, Clone)]
pub struct Passport {
    laws: Vec<Entry>,
}

/// A Law.
#[derive(Debug, Clone)]
struct Entry {
    number: u8,
    status: Status,
    procedures: Vec<&'static str>,
    cases: usize,
    tests: usize,
}

impl Passport {
    /// The passport, with the cases and tests among the scripts that were run.
    #[must_use]
    pub fn of(coverage: &Coverage) -> Self {
        let entry = |number: u8| {
            let cites = |law: Law| law.number() == number;
            let (cases, tests) = coverage.of_law(number);
            Entry {
                number,
                status: status(number),
                procedures: procedures().iter().filter(|one| one.laws().any(cites)).map(|one| one.name).collect(),
                cases,
                tests,
            }
        };
        Self { laws: (1..=u8::MAX).filter(|number| Law::is_number(*number)).map(entry).collect() }
    }

    /// The passport as a table.
    #[must_use]
    pub fn blocks(&self, locale: Locale) -> Vec<Block> {
        let mut table = Table::new(heads(locale).into_iter().zip([
            Align::Right,
            Align::Left,
            Align::Left,
            Align::Left,
            Align::Right,
            Align::Right,
        ]));
        for entry in &self.laws {
            table.push(entry.cells(locale));
        }
        vec![Block::Table(table), Block::Line(self.count(locale))]
    }

    /// The passport as a table of Markdown, each Law by its page.
    #[must_use]
    pub fn markdown(&self, locale: Locale, page: impl Fn(&str) -> String) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let cells = |texts: Vec<Text>| texts.iter().map(|text| text.unmarked().to_owned()).collect::<Vec<_>>();
        let mut text = line(&cells(heads(locale).into()));
        text.push_str("| --: | :-- | :-- | :-- | --: | --: |\n");
        for entry in &self.laws {
            let mut cells = cells(entry.cells(locale));
            let number = entry.number.to_string();
            if let Some(first) = cells.first_mut() {
                *first = format!("[{number}](<{}>)", page(&number));
            }
            text.push_str(&line(&cells));
        }
        format!("{text}\n{}\n", self.count(locale).unmarked())
    }

    /// The numbers of Laws of each status.
    fn count(&self, locale: Locale) -> Text {
        let of = |status: Status| self.laws.iter().filter(|entry| entry.status == status).count();
        let all = [Status::Computed, Status::Asked, Status::Explained, Status::NoRuling];
        let parts = all.into_iter().filter(|status| of(*status) > 0).map(|status| {
            messages::laws_counted(locale, messages::laws_status(locale, status), of(status).to_string())
        });
        Text::joined(parts, &messages::list_separator(locale))
    }

    /// The passport as a JSON document.
    #[must_use]
    pub fn document(&self, locale: Locale) -> String {
        let laws = self.laws.iter().map(|entry| EntryDocument {
            law: entry.number,
            title: title(entry.number, locale),
            status: match entry.status {
                Status::Computed => "computed",
                Status::Asked => "asked",
                Status::Explained => "explained",
                Status::NoRuling => "no-ruling",
            },
            procedures: &entry.procedures,
            cases: entry.cases,
            tests: entry.tests,
        });
        let document = PassportDocument { redress: 1, laws: laws.collect() };
        serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
    }
}

impl Entry {
    fn cells(&self, locale: Locale) -> Vec<Text> {
        let count = |count: usize| Text::from(if count == 0 { String::new() } else { count.to_string() });
        vec![
            Text::from(self.number.to_string()),
            Text::from(title(self.number, locale)),
            messages::laws_status(locale, self.status),
            Text::from(self.procedures.join(", ")),
            count(self.cases),
            count(self.tests),
        ]
    }
}

fn heads(locale: Locale) -> [Text; 6] {
    [
        messages::laws_head_law(locale),
        messages::laws_head_subject(locale),
        messages::laws_head_status(locale),
        messages::laws_head_procedures(locale),
        messages::laws_head_cases(locale),
        messages::laws_head_tests(locale),
    ]
}

/// The subject of a Law; empty if it is not explained.
fn title(number: u8, locale: Locale) -> &'static str {
    explanation(locale, &format!("law {number}")).map_or("", |explained| explained.title)
}

/// How far the program goes with a Law: a row decides by it or the program computes by it, a question asks by it, or it is
/// explained.
fn status(number: u8) -> Status {
    let cites = |law: &Law| law.number() == number;
    let decides = |procedure: &Procedure| {
        procedure.rows().any(|(_, rule)| {
            let of_effects = rule.effects.iter().filter_map(|effect| match effect {
                Effect::Must(duty) => duty.law,
                Effect::Later(law) => Some(*law),
                _ => None,
            });
            rule.laws.iter().copied().chain(of_effects).any(|law| cites(&law))
        })
    };
    let asks = |procedure: &Procedure| procedure.laws().any(|law| cites(&law));
    if COMPUTED.contains(&number) || procedures().iter().any(decides) {
        Status::Computed
    } else if procedures().iter().any(asks) {
        Status::Asked
    } else if NO_RULING.contains(&number) {
        Status::NoRuling
    } else {
        Status::Explained
    }
}

#[derive(Serialize)]
struct PassportDocument<'a> {
    redress: u8,
    laws: Vec<EntryDocument<'a>>,
}

#[derive(Serialize)]
struct EntryDocument<'a> {
    law: u8,
    title: &'static str,
    /// `computed`, `asked`, `explained` or `no-ruling` (nothing to rule).
    status: &'static str,
    procedures: &'a [&'static str],
    cases: usize,
    tests: usize,
}
