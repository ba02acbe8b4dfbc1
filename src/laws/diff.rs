//! The changes from one edition of the Laws to another.

use super::facts::{incident, rows};
use crate::law::Edition;
use crate::messages::{self, Locale, Span, Text, names};
use crate::procedure::{Course, Difference, Procedure, Verdict, differences};
use crate::procedures::procedures_of;
use crate::render::{Align, Block, Table, consequences};
use serde::Serialize;

/// The changes of some procedures from one edition to another.
#[derive(Debug, Clone)]
pub struct Diff {
    editions: [Edition; 2],
    changes: Vec<(&'static Procedure, Vec<Difference>)>,
}

impl Diff {
    /// The changes of the procedures of these names, of all if there are none.
    #[must_use]
    pub fn of(editions: [Edition; 2], names: &[&str]) -> Self {
        let [from, to] = editions;
        let is_asked = |procedure: &Procedure| names.is_empty() || names.contains(&procedure.name);
        let pairs =
            procedures_of(from).zip(procedures_of(to)).filter(|(old, new)| old.rows != new.rows && is_asked(new));
        let changes = pairs.map(|(old, new)| (new, differences(old, new)));
        Self { editions, changes: changes.filter(|(_, found)| !found.is_empty()).collect() }
    }

    /// Each procedure with its changes.
    #[must_use]
    pub fn blocks(&self, locale: Locale) -> Vec<Block> {
        if self.changes.is_empty() {
            return vec![Block::Line(messages::laws_diff_none(locale))];
        }
        let mut blocks = Vec::new();
        for (procedure, changes) in &self.changes {
            blocks.push(Block::Section(names::procedure(locale, procedure.name)));
            let [from, to] = self.editions.map(|edition| Text::from(edition.year()));
            let mut table =
                Table::new([(messages::laws_head_facts(locale), Align::Left), (from, Align::Left), (to, Align::Left)]);
            for change in changes {
                let [from, to] = &change.courses;
                let facts = Text::from(Span::code(rows(&change.facts)));
                table.push(vec![facts, ruled(locale, from), ruled(locale, to)]);
            }
            blocks.push(Block::Table(table));
        }
        blocks
    }

    /// The changes as a JSON document.
    #[must_use]
    pub fn document(&self, locale: Locale) -> String {
        let change = |procedure: &Procedure, change: &Difference| ChangeDocument {
            procedure: procedure.name,
            incident: incident(procedure, &change.facts),
            from: CourseDocument::new(&change.courses[0], locale),
            to: CourseDocument::new(&change.courses[1], locale),
        };
        let changes =
            self.changes.iter().flat_map(|(procedure, found)| found.iter().map(move |one| change(procedure, one)));
        let [from, to] = self.editions.map(Edition::year);
        let document = DiffDocument { redress: 1, from, to, changes: changes.collect() };
        serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
    }
}

/// The consequence. Only an answer that an edition does not offer leaves a question of it open.
fn ruled(locale: Locale, course: &Course) -> Text {
    match (course.verdict, course.also) {
        (Verdict::Incomplete, None) => messages::laws_diff_no_rule(locale),
        _ => consequence(locale, course),
    }
}

/// The verdict with the Law that decided last, the score and the obligations; where another procedure is to be gone through
/// instead, that Law alone.
pub(crate) fn consequence(locale: Locale, course: &Course) -> Text {
    let verdict = match course.nothing_self_inflicted {
        true => messages::flow_nothing_self_inflicted(locale),
        false => names::verdict_short(locale, course.verdict.word()),
    };
    let score = course.result.iter().chain(&course.transferred).take(1).map(|one| Text::from(format!(", {one}")));
    let head = match (course.laws.last(), course.verdict, course.also) {
        (Some(law), Verdict::Incomplete, Some(_)) => messages::law(locale, *law),
        (law, ..) => {
            let law = law.map(|law| Text::from(format!(" ({law})")));
            Text::joined([verdict].into_iter().chain(score).chain(law), &Text::default())
        }
    };
    let following = consequences(locale, course);
    let head = if following.is_empty() { head } else { head + Text::from(".") };
    let also = course.also.map(|name| messages::incident_also(locale, names::procedure(locale, name), name));
    let head = if also.is_some() && following.is_empty() { head + Text::from(".") } else { head };
    Text::joined([head].into_iter().chain(following).chain(also), &" ".into())
}

#[derive(Serialize)]
struct DiffDocument {
    redress: u8,
    from: &'static str,
    to: &'static str,
    changes: Vec<ChangeDocument>,
}

#[derive(Serialize)]
struct ChangeDocument {
    procedure: &'static str,
    /// The fewest facts that show the change, as a script has them.
    incident: String,
    from: CourseDocument,
    to: CourseDocument,
}

/// The end of a procedure.
#[derive(Debug, Serialize)]
pub(crate) struct CourseDocument {
    verdict: &'static str,
    /// The procedure to go through as well.
    also: Option<&'static str>,
    result: Option<String>,
    obligations: Vec<String>,
    laws: Vec<String>,
}

impl CourseDocument {
    pub(crate) fn new(course: &Course, locale: Locale) -> Self {
        Self {
            verdict: course.verdict.word(),
            also: course.also,
            result: course.result.as_ref().map(ToString::to_string),
            obligations: consequences(locale, course).iter().map(|text| text.unmarked().to_owned()).collect(),
            laws: course.laws.iter().map(ToString::to_string).collect(),
        }
    }
}
