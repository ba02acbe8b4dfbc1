//! Questions from published cases: the facts that a ruling rests on are told, and the published verdict or figures are
//! the key.

use super::words::lines;
use crate::diagnostic::Diagnostic;
use crate::dice::Dice;
use crate::exam::{Key, KeyUse};
use crate::messages::{self, Locale, Text, names};
use crate::procedure::Verdict;
use crate::render::procedure_answer;
use crate::session::{IncidentFound, Loaded, NoFiles, Outcome, OutcomeKind, Session, Sink};
use crate::source::{FileId, Sources, Span};
use crate::syntax::parse;
use crate::syntax::tree::{Case, Claim, Statement, StatementKind};

/// Keeps the draw of cases apart from the questions that are made up.
const SALT: u64 = 22;

/// A published case: its name, and its script with one `case`.
#[derive(Debug, Clone)]
pub struct Published {
    /// The name: `dbf/03-au-5`.
    pub id: String,
    /// The script.
    pub text: &'static str,
}

/// Draws cases by a seed and asks for their rulings, as many as wanted or as there are: each question is a script that
/// runs as a key, and holds the published answer.
#[must_use]
pub fn questions_of_cases(cases: Vec<Published>, wanted: usize, points: u32, seed: u64, locale: Locale) -> Vec<String> {
    let drawn = Dice::new(seed, SALT).shuffled(cases).into_iter();
    drawn.filter_map(|case| case.question(points, locale)).take(wanted).collect()
}

/// The question of a case: the statements before the published ruling, and the answer.
struct Asked {
    before: Vec<String>,
    /// The verdict, or the ruling with its figures.
    answer: String,
    /// The published ruling as it is expected.
    expected: String,
    /// The ruling whose figures are asked for; `None` if the verdict is.
    ruling: Option<String>,
}

impl Published {
    /// The question as a script; `None` if the case has a figure in dispute, parts of its own, or nothing to ask.
    fn question(&self, points: u32, locale: Locale) -> Option<String> {
        let (script, _) = parse(FileId::default(), self.text);
        let case = script.statements.into_iter().find_map(|statement| match statement.kind {
            StatementKind::Case(case) => Some(case),
            _ => None,
        })?;
        if case.origin.differs.is_some() {
            return None;
        }
        let asked = self.verdict(&case).or_else(|| self.figures(&case))?;
        let head = self.head(&case, points, locale)?;
        let setting = format!("{head}\n  {}\n", asked.before.join("\n  "));
        let found = incidents(&format!("{setting}}}\n"))?;
        // A verdict that is open, or that another procedure gives, is none that an answer could have.
        if asked.ruling.is_none() && found.last()?.decision.verdict == Verdict::Incomplete {
            return None;
        }
        let question = question(&found, asked.ruling.as_deref(), locale);
        let Asked { answer, expected, .. } = asked;
        let text = format!("{setting}  question \"\"\"{question}\"\"\"\n  answer {answer}\n  {expected}\n}}\n");
        let script = Loaded { name: self.id.clone(), text };
        Key::read(&script, &NoFiles, KeyUse::Answers).is_ok().then_some(script.text)
    }

    /// The note on where the question is from, and the heading with its worth.
    fn head(&self, case: &Case, points: u32, locale: Locale) -> Option<String> {
        let from = messages::question_from_case(locale, &self.id);
        let heading = self.text.lines().find(|line| line.starts_with("case "))?;
        let name = self.written(case.name.span)?;
        let rest = heading.strip_prefix("case ")?.strip_prefix(name)?;
        Some(format!("# {}\ncase {name} points {points}{rest}", from.unmarked()))
    }

    fn written(&self, span: Span) -> Option<&'static str> {
        self.text.get(usize::try_from(span.start).ok()?..usize::try_from(span.end).ok()?)
    }

    /// The statements that come before one, without what shows an answer.
    fn before(&self, statements: &[Statement]) -> Option<Vec<String>> {
        let is_fact = |statement: &&Statement| {
            !matches!(
                statement.kind,
                StatementKind::Expect { .. } | StatementKind::ExpectIncident { .. } | StatementKind::Ruling(_)
            )
        };
        let is_part = |statement: &Statement| matches!(statement.kind, StatementKind::Case(_));
        if statements.iter().any(is_part) {
            return None;
        }
        let written = |statement: &Statement| self.written(statement.span).map(str::to_owned);
        statements.iter().filter(is_fact).map(written).collect()
    }

    /// The first published verdict.
    fn verdict(&self, case: &Case) -> Option<Asked> {
        let is_verdict = |one: &Statement| matches!(one.kind, StatementKind::ExpectIncident { .. });
        let at = case.body.iter().position(is_verdict)?;
        let written = self.written(case.body.get(at)?.span)?;
        let (_, expected) = written.split_once(": ")?;
        // Obligations are no part of an answer.
        let mut parts = expected.split(", ");
        let verdict = parts.next()?;
        let laws = parts.filter(|part| part.starts_with("law "));
        let answer = std::iter::once(verdict).chain(laws).collect::<Vec<_>>().join(", ");
        let before = self.before(case.body.get(..at)?)?;
        Some(Asked { before, answer, expected: written.to_owned(), ruling: None })
    }

    /// The last published figures.
    fn figures(&self, case: &Case) -> Option<Asked> {
        let has_figures = |one: &Statement| match &one.kind {
            StatementKind::Expect { claims, .. } => {
                claims.iter().all(|claim| matches!(claim.node, Claim::Figure { .. }))
            }
            _ => false,
        };
        let at = case.body.iter().rposition(has_figures)?;
        let written = self.written(case.body.get(at)?.span)?;
        let ruling = written.strip_prefix("expect ")?.rsplit_once(": ")?.0;
        let before = self.before(case.body.get(..at)?)?;
        let ruling = ruling.to_owned();
        Some(Asked { before, answer: ruling.clone(), expected: written.to_owned(), ruling: Some(ruling) })
    }
}

/// The text of a question: what the director established, and what is asked.
fn question(found: &[IncidentFound], ruling: Option<&str>, locale: Locale) -> String {
    let ask = match ruling {
        Some(ruling) => messages::question_ask_figures(locale, ruling),
        None => messages::story_ask_verdict(locale),
    };
    let facts = found.iter().flat_map(|found| {
        let title = names::procedure(locale, found.incident.procedure.name);
        let polls = found.incident.polls.iter().map(move |poll| crate::render::poll(locale, poll));
        let steps = found.course().steps.iter().map(move |step| {
            let question = names::procedure_question(locale, found.incident.procedure.name, step.question);
            question + " " + procedure_answer(locale, &step.answer) + "."
        });
        std::iter::once(title + ".").chain(polls).chain(steps)
    });
    let facts: Vec<String> = facts.map(|text: Text| lines(text.unmarked())).collect();
    let parts = facts.into_iter().chain([lines(ask.unmarked())]);
    parts.collect::<Vec<_>>().join("\n\n")
}

/// Takes the incidents of a script.
#[derive(Debug, Default)]
struct Incidents {
    found: Vec<IncidentFound>,
    failed: bool,
}

impl Sink for Incidents {
    fn outcome(&mut self, outcome: Outcome, _sources: &Sources) {
        if let OutcomeKind::Incident(found) = outcome.kind {
            self.found.push(*found);
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _sources: &Sources) {
        self.failed = self.failed || diagnostic.severity() == crate::diagnostic::Severity::Error;
    }
}

/// The incidents of a script; `None` if it does not run.
fn incidents(text: &str) -> Option<Vec<IncidentFound>> {
    let mut incidents = Incidents::default();
    Session::new(&NoFiles, &mut incidents).run("casebook", text);
    (!incidents.failed).then_some(incidents.found)
}
