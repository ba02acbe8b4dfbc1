//! The knowledge of a walk: the script that it goes on from, each answer in it, and an answer that is to be given anew.

use super::facts::BY;
use super::state::{Asking, State};
use super::walk::{Step, stated};
use crate::diagnostic::Diagnostic;
use crate::messages::{self, Locale, Text, figures, names};
use crate::procedure::{By, Kind, Procedure};
use crate::source::{FileId, Span};
use crate::syntax::{
    self,
    tree::{FactAnswer, Incident, IncidentRow, Spanned, StatementKind},
};

/// The name under which the irregularity is asked for.
pub const PROCEDURE: &str = "procedure";

/// An answer that is known.
#[derive(Debug, Clone)]
pub struct Known {
    /// The name of what it answers: `procedure`, `by`, a question of the procedure, or a step such as `board`.
    pub asked: &'static str,
    /// The question.
    pub question: Text,
    /// The answer, in the reader's words where it is a word of the procedure.
    pub answer: Text,
}

impl State<'_> {
    /// Puts a script without an incident in force; the irregularity is asked for.
    ///
    /// # Errors
    /// The problems of the script.
    pub(super) fn begin(&mut self, script: &str) -> Result<(), Vec<Diagnostic>> {
        let (above, below) = stated(script)?.into_iter().partition(|one| one.rank.is_some());
        (self.above, self.below) = (above, below);
        self.scope = self.scope_above()?;
        Ok(())
    }

    /// Puts a script without an incident in force, as [`begin`](Self::begin) does. False if it has cases, where the incident
    /// may be.
    ///
    /// # Errors
    /// The problems of the script.
    pub(super) fn begin_without_cases(&mut self, script: &str) -> Result<bool, Vec<Diagnostic>> {
        let (parsed, _) = syntax::parse(FileId::default(), script);
        if parsed.statements.iter().any(|one| matches!(one.kind, StatementKind::Case(_))) {
            return Ok(false);
        }
        self.begin(script).map(|()| true)
    }

    /// Leaves open what was left open before, by its names.
    pub(super) fn leave_open<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) {
        for name in names {
            match (Step::named(name), self.question(name)) {
                (Some(step), _) => self.passed.push(step),
                (None, Some((_, node, _))) => self.skipped.push(node.name),
                (None, None) => {}
            }
        }
        // The answers have been followed before.
        let _ = self.go_on();
    }

    /// Forgets an answer, so that it is asked for next; with `behind`, what was answered after it in the incident too.
    pub(super) fn forget(&mut self, name: &str, behind: bool) {
        let next = match (Step::named(name), self.question(name)) {
            _ if name == PROCEDURE => {
                (self.procedure, self.incident, self.found) = (None, None, None);
                self.is_decided = false;
                Asking::Procedure
            }
            _ if name == BY => {
                self.incident.iter_mut().for_each(|incident| incident.by = None);
                Asking::By
            }
            (Some(step), _) => {
                self.forget_step(step);
                Asking::Step(step)
            }
            (None, Some((_, node, kind))) => {
                let own = (node.name, kind == Kind::Alternatives);
                self.forget_rows(own, behind);
                Asking::Question(node.name)
            }
            (None, None) => return,
        };
        // More than the answer may be open without it; the answer is asked for all the same.
        let _ = self.go_on();
        self.asking = next;
    }

    fn forget_step(&mut self, step: Step) {
        self.passed.retain(|one| *one != step);
        for all in [&mut self.above, &mut self.below] {
            all.retain(|one| one.step != Some(step));
        }
        // With a statement fewer the others may not hold; the answer that comes mends that.
        if let Ok(scope) = self.scope_above() {
            self.scope = scope;
        }
    }

    fn forget_rows(&mut self, (question, has_poll): (&'static str, bool), behind: bool) {
        self.skipped.retain(|one| *one != question);
        let Some(incident) = &mut self.incident else { return };
        let is_own = |row: &IncidentRow| match row {
            IncidentRow::Fact(fact) => fact.question.node == question,
            IncidentRow::Poll(_) => has_poll,
        };
        self.gap = incident.rows.iter().position(is_own);
        if let (Some(at), true) = (self.gap, behind) {
            incident.rows.truncate(at);
        }
        incident.rows.retain(|row| !is_own(row));
    }

    /// Each answer that is known, in the order of the script: what is in force, the incident, the ruling.
    pub(super) fn known(&self, locale: Locale) -> Vec<Known> {
        let of_step = |one: &super::walk::Stated| {
            let step = one.step?;
            let answer = Text::from(one.text.clone());
            Some(Known { asked: step.name(), question: super::words::step_words(step, self, locale).0, answer })
        };
        let incident = self.procedure.zip(self.incident.as_ref());
        let incident = incident.map(|(procedure, incident)| of_incident(procedure, incident, locale));
        let (above, below) = (self.above.iter().filter_map(of_step), self.below.iter().filter_map(of_step));
        above.chain(incident.into_iter().flatten()).chain(below).collect()
    }
}

fn by_text(by: By, locale: Locale) -> Text {
    match by {
        By::Seat(seat) => figures::seat(locale, seat),
        By::Side(side) => figures::side(locale, side),
    }
}

fn of_incident(procedure: &'static Procedure, incident: &Incident, locale: Locale) -> Vec<Known> {
    let chosen = Known {
        asked: PROCEDURE,
        question: messages::guide_which(locale),
        answer: messages::incident_title(locale, names::procedure(locale, procedure.name), procedure.law),
    };
    let by = incident.by.map(|by| Known {
        asked: BY,
        question: super::words::by_words(Some(procedure), locale),
        answer: by_text(by, locale),
    });
    let rows = incident.rows.iter().filter_map(|row| of_row(procedure, row, locale));
    std::iter::once(chosen).chain(by).chain(rows).collect()
}

/// The answer of a row; `None` of one that answers no question.
fn of_row(procedure: &'static Procedure, row: &IncidentRow, locale: Locale) -> Option<Known> {
    let (node, answer) = match row {
        IncidentRow::Fact(fact) => {
            let (node, kind) = procedure.question(&fact.question.node)?;
            let answer = match (kind, fact.answers.as_slice()) {
                (Kind::Word(_), [Spanned { node: FactAnswer::Word(word), .. }]) => {
                    names::procedure_answer(locale, word)
                }
                _ => Text::default(),
            };
            (node, answer)
        }
        IncidentRow::Poll(_) => {
            let (node, _) = procedure.questions().find(|(_, kind)| **kind == Kind::Alternatives)?;
            (node, Text::default())
        }
    };
    let question = names::procedure_question(locale, procedure.name, node.name);
    let answer = if answer.is_empty() { written(procedure, row, node.name).into() } else { answer };
    Some(Known { asked: node.name, question, answer })
}

/// A row as a script has it, without the name of its question; of a poll the votes.
fn written(procedure: &Procedure, row: &IncidentRow, question: &str) -> String {
    let procedure = Spanned::new(procedure.name.to_owned(), Span::default());
    let block = syntax::incident(&Incident { procedure, by: None, rows: vec![row.clone()] });
    let lines: Vec<&str> = block.lines().map(str::trim).collect();
    match lines.as_slice() {
        [_, fact, _] => fact.strip_prefix(question).unwrap_or(fact).trim_start_matches(':').trim().to_owned(),
        [_, _, votes @ .., _, _] => votes.join(", ").replace(':', ""),
        _ => String::new(),
    }
}
