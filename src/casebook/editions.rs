//! Which published rulings another edition of the Laws would change.

use super::Case;
use crate::diagnostic::{Diagnostic, Severity};
use crate::law::Edition;
use crate::laws::{CourseDocument, consequence};
use crate::messages::{self, Locale, Text, names};
use crate::procedure::{Course, Procedure, Verdict, differ};
use crate::procedures::{named, named_in};
use crate::render::{Align, Block, Table};
use crate::session::{NoFiles, Outcome, OutcomeKind, Session, Sink};
use crate::source::{FileId, Sources};
use crate::syntax::parse;
use crate::syntax::tree::{Statement, StatementKind};
use serde::Serialize;

/// The cases that are ruled otherwise by another edition.
#[derive(Debug, Clone)]
pub struct Changes {
    editions: [Edition; 2],
    /// How many cases have an incident.
    asked: usize,
    changed: Vec<Changed>,
    /// The names of the cases whose facts do not answer what an edition asks.
    open: Vec<String>,
}

/// An incident of a case by both editions.
#[derive(Debug, Clone)]
struct Changed {
    case: String,
    procedure: &'static Procedure,
    courses: [Course; 2],
}

/// The incidents of a case by one edition.
#[derive(Debug, Default)]
struct Ruled {
    courses: Vec<(&'static Procedure, Course)>,
    failed: bool,
}

impl Changes {
    /// Rules cases by two editions.
    #[must_use]
    pub fn of(editions: [Edition; 2], cases: impl Iterator<Item = Case>) -> Self {
        let mut changes = Self { editions, asked: 0, changed: Vec::new(), open: Vec::new() };
        for case in cases {
            changes.add(&case);
        }
        changes
    }

    fn add(&mut self, case: &Case) {
        let (script, _) = parse(FileId::default(), case.text);
        let procedures = procedures(&script.statements);
        self.asked = self.asked.saturating_add(usize::from(!procedures.is_empty()));
        // A procedure that no edition changes is ruled alike.
        let [from, to] = self.editions;
        let is_changed = |name: &&str| of_edition(name, from) != of_edition(name, to);
        if !procedures.iter().any(is_changed) {
            return;
        }
        let [from, to] = self.editions.map(|edition| Ruled::by(edition, case));
        let is_open = |ruled: &Ruled| {
            let is_open = |course: &Course| course.verdict == Verdict::Incomplete && course.also.is_none();
            ruled.failed || ruled.courses.iter().any(|(_, course)| is_open(course))
        };
        let pairs = from.courses.iter().zip(&to.courses);
        let changed =
            pairs.filter(|((_, one), (_, other))| differ(one, other)).map(|((_, one), (procedure, other))| Changed {
                case: case.id.clone(),
                procedure,
                courses: [one.clone(), other.clone()],
            });
        let changed: Vec<Changed> = changed.collect();
        if changed.is_empty() && (is_open(&from) || is_open(&to)) {
            self.open.push(case.id.clone());
        }
        self.changed.extend(changed);
    }

    /// Each case that changes, then those whose facts leave a question open, and how many were ruled.
    #[must_use]
    pub fn blocks(&self, locale: Locale) -> Vec<Block> {
        let [from, to] = self.editions.map(|edition| Text::from(edition.year()));
        let heads = [messages::casebook_head_case(locale), messages::casebook_head_procedure(locale), from, to];
        let mut table = Table::new(heads.map(|head| (head, Align::Left)));
        for Changed { case, procedure, courses: [from, to] } in &self.changed {
            let name = names::procedure(locale, procedure.name);
            table.push(vec![case.clone().into(), name, consequence(locale, from), consequence(locale, to)]);
        }
        let mut blocks = if self.changed.is_empty() { Vec::new() } else { vec![Block::Table(table)] };
        if !self.open.is_empty() {
            blocks.push(Block::Line(messages::casebook_editions_open(locale, self.open.join(", "))));
        }
        let [asked, changed] = [self.asked, self.changed.len()].map(|count| count.to_string());
        blocks.push(Block::Line(messages::casebook_editions_count(locale, asked, changed)));
        blocks
    }

    /// The changes as a JSON document.
    #[must_use]
    pub fn document(&self, locale: Locale) -> String {
        let changes = self.changed.iter().map(|changed| ChangeDocument {
            case: &changed.case,
            procedure: changed.procedure.name,
            from: CourseDocument::new(&changed.courses[0], locale),
            to: CourseDocument::new(&changed.courses[1], locale),
        });
        let [from, to] = self.editions.map(Edition::year);
        let document =
            Document { redress: 1, from, to, cases: self.asked, changes: changes.collect(), open: &self.open };
        serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
    }
}

/// The procedures that the incidents of statements follow, those of inner cases too.
fn procedures(statements: &[Statement]) -> Vec<&'static str> {
    let of = |statement: &Statement| match &statement.kind {
        StatementKind::Incident(incident) => named(&incident.procedure.node).map(|one| one.name).into_iter().collect(),
        StatementKind::Case(case) => procedures(&case.body),
        _ => Vec::new(),
    };
    statements.iter().flat_map(of).collect()
}

/// The edition whose rows of the procedure of this name an edition follows.
fn of_edition(name: &str, edition: Edition) -> Option<Edition> {
    named_in(name, edition).map(|procedure| procedure.rows)
}

impl Ruled {
    fn by(edition: Edition, case: &Case) -> Self {
        let mut ruled = Self::default();
        Session::new(&NoFiles, &mut ruled).run(&case.id, &case.ruled_by(edition));
        ruled
    }
}

impl Sink for Ruled {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        if let OutcomeKind::Incident(found) = outcome.kind {
            self.courses.push((found.incident.procedure, found.course().clone()));
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        self.failed = self.failed || diagnostic.severity() == Severity::Error;
    }
}

#[derive(Serialize)]
struct Document<'a> {
    redress: u8,
    from: &'static str,
    to: &'static str,
    /// How many cases have an incident.
    cases: usize,
    changes: Vec<ChangeDocument<'a>>,
    /// Cases whose facts do not answer what an edition asks.
    open: &'a [String],
}

#[derive(Serialize)]
struct ChangeDocument<'a> {
    case: &'a str,
    procedure: &'static str,
    from: CourseDocument,
    to: CourseDocument,
}
