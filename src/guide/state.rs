//! The state of an interview, and its next question.

use super::ProcedureQuestion;
use crate::diagnostic::{Diagnostic, Problem, Severity};
use crate::procedure::{By, Procedure};
use crate::procedures::named_in;
use crate::session::{IncidentFound, NoFiles, Outcome, OutcomeKind, Scope, Session, Sink, Snapshot};
use crate::source::{Sources, Span};
use crate::syntax::{
    Chunk,
    tree::{Incident, IncidentRow, Spanned, Statement, StatementKind},
};

/// A question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Asking {
    /// The irregularity.
    Procedure,
    /// The player.
    By,
    /// A question of the procedure.
    Question(&'static str),
    /// The reason of the answer to that question.
    Reason(&'static str),
    /// The score obtained, if what follows is computed from it.
    Obtained,
    /// The board, for the vulnerability.
    Board,
    /// Nothing any more.
    Over,
}

/// A point of an interview.
#[derive(Debug, Clone)]
pub(super) struct State {
    /// The scope in force, with the facts of the board.
    pub scope: Scope,
    /// The statements about the board.
    pub above: Vec<StatementKind>,
    pub procedure: Option<&'static Procedure>,
    /// The answers.
    pub incident: Option<Incident>,
    /// Questions that were left open.
    pub skipped: Vec<&'static str>,
    /// True if the procedures have been listed.
    pub listed: bool,
    pub obtained_asked: bool,
    pub board_asked: bool,
    pub asking: Asking,
    /// The result of the answers.
    pub found: Option<Box<IncidentFound>>,
}

/// Takes what an incident comes to.
#[derive(Default)]
struct IncidentSink {
    found: Option<Box<IncidentFound>>,
    problems: Vec<Diagnostic>,
}

impl Sink for IncidentSink {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        if let OutcomeKind::Incident(found) = outcome.kind {
            self.found = Some(found);
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        if diagnostic.severity() == Severity::Error {
            self.problems.push(diagnostic);
        }
    }
}

/// Executes a statement: what is in force behind it, and what it comes to.
fn execute(scope: &Scope, kind: StatementKind) -> Result<(Scope, Option<Box<IncidentFound>>), Vec<Diagnostic>> {
    let mut taken = IncidentSink::default();
    let mut kept = Snapshot::default();
    kept.scope = scope.clone();
    let mut session = Session::resume(kept, &NoFiles, &mut taken);
    let statement = Statement { kind, span: Span::default() };
    session.run_chunks("", [Chunk { statements: vec![statement], problems: Vec::new() }]);
    let (kept, _) = session.suspend();
    if taken.problems.is_empty() { Ok((kept.scope, taken.found)) } else { Err(taken.problems) }
}

impl State {
    pub fn new(scope: Scope) -> Self {
        Self {
            scope,
            above: Vec::new(),
            procedure: None,
            incident: None,
            skipped: Vec::new(),
            listed: false,
            obtained_asked: false,
            board_asked: false,
            asking: Asking::Procedure,
            found: None,
        }
    }

    /// Begins a procedure, as the edition in force has it.
    pub fn take_procedure(&mut self, procedure: &'static Procedure) -> Result<(), Vec<Diagnostic>> {
        let procedure = named_in(procedure.name, self.scope.settings().edition()).unwrap_or(procedure);
        let name = Spanned::new(procedure.name.to_owned(), Span::default());
        self.procedure = Some(procedure);
        self.incident = Some(Incident { procedure: name, by: None, rows: Vec::new() });
        if let Some(by) = self.scope.by_auction(procedure) {
            self.set_by(by);
        } else if procedure.asks_by() {
            self.asking = Asking::By;
            return Ok(());
        }
        self.advance()
    }

    /// A question of the procedure by its name.
    pub fn question(&self, name: &str) -> Option<ProcedureQuestion> {
        let procedure = self.procedure?;
        procedure.question(name).map(|(node, kind)| (procedure, node, kind))
    }

    pub fn set_by(&mut self, by: By) {
        if let Some(incident) = &mut self.incident {
            incident.by = Some(by);
        }
    }

    pub fn add_row(&mut self, row: IncidentRow) {
        if let Some(incident) = &mut self.incident {
            incident.rows.push(row);
        }
    }

    /// The reason of an answer, or what the poll asked; nothing changes nothing.
    pub fn set_reason(&mut self, question: &str, reason: &str) {
        if reason.is_empty() {
            return;
        }
        let words = || Spanned::new(reason.to_owned(), Span::default());
        for row in self.incident.iter_mut().flat_map(|incident| &mut incident.rows).rev() {
            match row {
                IncidentRow::Fact(fact) if fact.question.node == question => {
                    fact.reason = Some(words());
                    return;
                }
                IncidentRow::Poll(poll) => {
                    poll.question = words();
                    return;
                }
                IncidentRow::Fact(_) => {}
            }
        }
    }

    /// Executes a statement that comes before the incident.
    pub fn add_above(&mut self, statement: StatementKind) -> Result<(), Vec<Diagnostic>> {
        let (scope, _) = execute(&self.scope, statement.clone())?;
        self.scope = scope;
        // The board comes first, as directors write.
        let at = if matches!(statement, StatementKind::Board { .. }) { 0 } else { self.above.len() };
        self.above.insert(at, statement);
        Ok(())
    }

    /// Returns whether the answers so far can be followed.
    pub fn is_sound(&self) -> bool {
        self.incident
            .as_ref()
            .is_none_or(|incident| execute(&self.scope, StatementKind::Incident(incident.clone())).is_ok())
    }

    /// Follows the procedure as far as the answers go, and finds what is to be asked next.
    ///
    /// # Errors
    /// The reason why the answers lead nowhere, if more about the board would not help.
    pub fn advance(&mut self) -> Result<(), Vec<Diagnostic>> {
        let Some(incident) = self.incident.clone() else { return Ok(()) };
        match execute(&self.scope, StatementKind::Incident(incident)) {
            Ok((_, found)) => {
                self.asking = found.as_deref().map_or(Asking::Over, |found| self.next(found));
                self.found = found;
                Ok(())
            }
            Err(problems) => {
                self.asking = match problems.first().map(|found| &found.problem) {
                    Some(Problem::IncidentObtained) if !self.obtained_asked => Asking::Obtained,
                    Some(Problem::NoBoard { .. }) if !self.board_asked => Asking::Board,
                    _ => return Err(problems),
                };
                Ok(())
            }
        }
    }

    /// The first question that was come to and not answered, then those that are needed whatever is answered before them.
    fn next(&self, found: &IncidentFound) -> Asking {
        let course = found.course();
        let is_open = |name: &&&'static str| !self.is_answered(name, found) && !self.skipped.contains(name);
        if let Some(name) = course.reached.iter().chain(&course.open).find(is_open) {
            return Asking::Question(name);
        }
        let reckoned = course.result.is_some();
        match () {
            () if course.lacks_contract && !self.obtained_asked => Asking::Obtained,
            () if reckoned && self.obtained_asked && !self.board_asked && self.scope.board().is_none() => Asking::Board,
            () => Asking::Over,
        }
    }

    fn is_answered(&self, question: &str, found: &IncidentFound) -> bool {
        let rows = self.incident.iter().flat_map(|incident| &incident.rows);
        let written = |row: &IncidentRow| matches!(row, IncidentRow::Fact(fact) if fact.question.node == question);
        rows.into_iter().any(written) || found.course().steps.iter().any(|step| step.question == question)
    }
}
