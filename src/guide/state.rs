//! The state of an interview, and its next question.

use super::walk::{Stated, Step, stated};
use super::{
    ProcedureQuestion,
    facts::{self, BY},
};
use crate::diagnostic::{Diagnostic, Problem, Severity};
use crate::messages::Locale;
use crate::procedure::{By, Kind, Procedure};
use crate::procedures::{named, named_in, phrases};
use crate::session::{IncidentFound, Loader, Outcome, OutcomeKind, Scope, Session, Sink, Snapshot, table_written};
use crate::source::{FileId, Sources, Span};
use crate::syntax::{
    self, Chunk,
    tree::{Fact, Incident, IncidentRow, Spanned, Statement, StatementKind},
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
    /// A step around the procedure.
    Step(Step),
    /// Nothing any more.
    Over,
}

/// A point of an interview.
#[derive(Clone)]
pub(super) struct State<'a> {
    pub loader: &'a dyn Loader,
    /// The scope before the interview.
    start: Scope,
    /// The scope in force, with the facts of the board.
    pub scope: Scope,
    /// The statements before the incident.
    pub(super) above: Vec<Stated>,
    pub procedure: Option<&'static Procedure>,
    /// The names of the answers that the words for the procedure gave.
    pub from_words: Vec<&'static str>,
    /// Facts of those words that cannot be read until the offender is known.
    unread: Vec<Fact>,
    /// The answers.
    pub incident: Option<Incident>,
    /// The statements behind the incident.
    pub(super) below: Vec<Stated>,
    /// The place in the incident of an answer that is to be given anew.
    pub gap: Option<usize>,
    /// Questions that were left open.
    pub skipped: Vec<&'static str>,
    /// True if the procedures have been listed.
    pub listed: bool,
    /// Steps that were answered or left out.
    pub passed: Vec<Step>,
    pub asking: Asking,
    /// The result of the answers.
    pub found: Option<Box<IncidentFound>>,
    /// True if the procedure asks nothing more.
    pub is_decided: bool,
}

/// Collects the results of statements.
#[derive(Default)]
struct Results {
    outcomes: Vec<Outcome>,
    problems: Vec<Diagnostic>,
    remarks: Vec<Diagnostic>,
}

impl Sink for Results {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        self.outcomes.push(outcome);
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        match diagnostic.severity() {
            Severity::Error => self.problems.push(diagnostic),
            _ => self.remarks.push(diagnostic),
        }
    }
}

/// The results of statements, and their warnings and notes.
#[derive(Default)]
pub(super) struct Answered {
    pub outcomes: Vec<Outcome>,
    pub remarks: Vec<Diagnostic>,
    /// The ruling that another has taken the place of.
    pub replaced: Option<String>,
}

/// Executes statements: what is in force behind them, and their results.
fn execute(
    scope: &Scope,
    loader: &dyn Loader,
    run: impl FnOnce(&mut Session<'_>),
) -> Result<(Scope, Answered), Vec<Diagnostic>> {
    let mut results = Results::default();
    let mut kept = Snapshot::default();
    kept.scope = scope.clone();
    let mut session = Session::resume(kept, loader, &mut results);
    run(&mut session);
    let (kept, _) = session.suspend();
    let Results { outcomes, problems, remarks } = results;
    if problems.is_empty() { Ok((kept.scope, Answered { outcomes, remarks, replaced: None })) } else { Err(problems) }
}

impl<'a> State<'a> {
    pub fn new(scope: Scope, loader: &'a dyn Loader) -> Self {
        Self {
            loader,
            start: scope.clone(),
            scope,
            above: Vec::new(),
            procedure: None,
            from_words: Vec::new(),
            unread: Vec::new(),
            incident: None,
            below: Vec::new(),
            gap: None,
            skipped: Vec::new(),
            listed: false,
            passed: Vec::new(),
            asking: Asking::Procedure,
            found: None,
            is_decided: false,
        }
    }

    /// Takes up a script where its last incident stands: what is before it is in force, what is behind it stays. False if
    /// it has none outside its cases.
    ///
    /// # Errors
    /// The problems of the script.
    pub fn take_up(&mut self, text: &str) -> Result<bool, Vec<Diagnostic>> {
        let all = stated(text)?;
        let incident_of = |one: &Stated| match syntax::parse(FileId::default(), &one.text).0.statements.pop()?.kind {
            StatementKind::Incident(incident) => Some(incident),
            _ => None,
        };
        let mut before: Vec<Stated> = all;
        let Some(at) = before.iter().rposition(|one| incident_of(one).is_some()) else { return Ok(false) };
        let mut behind = before.split_off(at);
        let incident = incident_of(&behind.remove(0));
        (self.above, self.below) = (before, behind);
        self.scope = self.scope_above()?;
        let name = incident.as_ref().map(|incident| incident.procedure.node.as_str()).unwrap_or_default();
        let edition = self.scope.settings().edition();
        self.procedure = named(name).map(|procedure| named_in(procedure.name, edition).unwrap_or(procedure));
        self.incident = incident;
        self.go_on().map(|()| true)
    }

    /// Begins a procedure, as the edition in force has it.
    pub fn take_procedure(&mut self, procedure: &'static Procedure) -> Result<(), Vec<Diagnostic>> {
        let procedure = named_in(procedure.name, self.scope.settings().edition()).unwrap_or(procedure);
        let name = Spanned::new(procedure.name.to_owned(), Span::default());
        self.procedure = Some(procedure);
        self.from_words.clear();
        self.unread.clear();
        self.incident = Some(Incident { procedure: name, by: None, rows: Vec::new() });
        self.go_on()
    }

    /// Answers what the words for the irregularity tell, if that can be followed.
    pub fn take_words(&mut self, words: &str, locale: Locale) {
        let Some(procedure) = self.procedure else { return };
        let before = self.clone();
        let is_asked = self.by().is_none() && procedure.asks_by();
        if let Some(seat) = phrases::offender(words, locale).filter(|_| is_asked) {
            self.set_by(By::Seat(seat));
            self.from_words.push(BY);
        }
        self.unread = facts::rows(procedure, words, locale);
        self.read_words(procedure);
        if self.go_on().is_err() {
            *self = before;
        }
    }

    /// Adds what the words hold, as far as it can be read by now.
    fn read_words(&mut self, procedure: &'static Procedure) {
        for row in std::mem::take(&mut self.unread) {
            let question = procedure.question(&row.question.node).map(|(node, _)| node.name);
            if self.scope.reads(procedure, self.by(), &row).is_ok() {
                self.add_row(IncidentRow::Fact(row));
                self.from_words.extend(question);
            } else if self.by().is_none() {
                self.unread.push(row);
            }
        }
    }

    /// Takes the answer who broke the Law, and what the words hold that rests on it.
    pub fn answer_by(&mut self, by: By) {
        self.set_by(by);
        if let Some(procedure) = self.procedure {
            self.read_words(procedure);
        }
    }

    /// Asks who it was, unless the auction shows it or it is known, and else what is next.
    pub fn go_on(&mut self) -> Result<(), Vec<Diagnostic>> {
        let Some(procedure) = self.procedure else { return Ok(()) };
        if self.incident.iter().all(|incident| incident.by.is_none()) {
            if let Some(by) = self.scope.by_table(procedure).filter(|_| !self.scope.lacks_dealer()) {
                self.set_by(by);
            } else if procedure.asks_by() {
                self.asking = Asking::By;
                return Ok(());
            }
        }
        self.advance()
    }

    /// A question of the procedure by its name, with the words that can answer it beside the other answers.
    pub fn question(&self, name: &str) -> Option<ProcedureQuestion> {
        let procedure = self.procedure?;
        let (node, kind) = procedure.question(name)?;
        let kind = match (kind, self.found.as_deref()) {
            (Kind::Word(words), Some(found)) => Kind::Word(found.incident.possible_words(node.name, words)),
            (kind, _) => kind.clone(),
        };
        Some((procedure, node, kind))
    }

    /// Who broke the Law, as far as that is known.
    pub fn by(&self) -> Option<By> {
        self.incident.as_ref()?.by
    }

    /// Returns whether a question has its answer.
    pub fn has_answer(&self, question: &str) -> bool {
        let rows = self.incident.iter().flat_map(|incident| &incident.rows);
        rows.into_iter().any(|row| matches!(row, IncidentRow::Fact(fact) if fact.question.node == question))
    }

    fn set_by(&mut self, by: By) {
        if let Some(incident) = &mut self.incident {
            incident.by = Some(by);
        }
    }

    pub fn add_row(&mut self, row: IncidentRow) {
        let gap = self.gap.take();
        if let Some(incident) = &mut self.incident {
            let at = gap.unwrap_or(usize::MAX).min(incident.rows.len());
            incident.rows.insert(at, row);
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

    /// The scope with the statements before the incident in force.
    pub(super) fn scope_above(&self) -> Result<Scope, Vec<Diagnostic>> {
        let script = script_of(&self.above);
        execute(&self.start, self.loader, |session| session.run("", &script)).map(|(scope, _)| scope)
    }

    /// Executes statements, each where it belongs: what they come to. A ruling takes the place of the one before it.
    ///
    /// # Errors
    /// Whatever is wrong with them, or would keep a ruling from being scored.
    pub fn state(&mut self, all: Vec<Stated>) -> Result<Answered, Vec<Diagnostic>> {
        let mut answered = Answered::default();
        let (facts, last): (Vec<_>, Vec<_>) = all.into_iter().partition(|one| one.rank.is_some());
        if !facts.is_empty() {
            self.state_facts(facts)?;
            if self.is_ruled() {
                answered = self.run_below(self.below.len())?.1;
                answered.outcomes.retain(|outcome| matches!(outcome.kind, OutcomeKind::Ruling(_)));
            }
        }
        for one in last {
            let again = self.below.iter().position(|other| one.rules_again(other));
            let (scope, _) = self.run_below(again.unwrap_or(self.below.len()))?;
            let found = execute(&scope, self.loader, |session| session.run("", &one.text))?.1;
            answered.outcomes.extend(found.outcomes);
            answered.remarks.extend(found.remarks);
            match again.and_then(|at| self.below.get_mut(at)) {
                Some(other) => {
                    answered.replaced = Some(std::mem::replace(other, one).text);
                    self.run_below(self.below.len())?;
                }
                None => self.below.push(one),
            }
        }
        Ok(answered)
    }

    /// Puts facts in force before the incident.
    fn state_facts(&mut self, facts: Vec<Stated>) -> Result<(), Vec<Diagnostic>> {
        for one in facts {
            let at = self.above.iter().take_while(|other| other.rank <= one.rank).count();
            self.above.insert(at, one);
        }
        let scope = self.scope_above()?;
        let before = std::mem::replace(&mut self.scope, scope);
        let known: Vec<Problem> = before.prepare().into_iter().map(|one| one.problem).collect();
        let mut problems = self.scope.prepare();
        // The board is asked for, unless it was left out.
        let may_follow = |one: &Problem| matches!(one, Problem::NoBoard { .. }) && !self.passed.contains(&Step::Board);
        problems.retain(|one| !known.contains(&one.problem) && !may_follow(&one.problem));
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }

    /// Runs the incident and so many of the statements behind it.
    fn run_below(&self, count: usize) -> Result<(Scope, Answered), Vec<Diagnostic>> {
        let (incident, script) = (self.incident.clone(), script_of(self.below.get(..count).unwrap_or_default()));
        execute(&self.scope, self.loader, |session| {
            session.run_chunks("", incident.map(|incident| chunk(StatementKind::Incident(incident))));
            session.run("", &script);
        })
    }

    /// Returns whether a ruling follows the incident.
    pub fn is_ruled(&self) -> bool {
        self.below.iter().any(|one| one.ruling.is_some())
    }

    /// The table of the event that is in question, as it is written behind `at`.
    pub fn table(&self) -> Option<String> {
        let event = self.scope.event()?;
        let (board, line) = event.line()?;
        Some(table_written(event.before(), board, line))
    }

    /// The results of the event's board, which the ruling is seen beside; what was typed is known.
    pub fn field_of_event(&self, step: Step) -> Vec<Outcome> {
        if step != Step::Ruling || self.table().is_none() {
            return Vec::new();
        }
        let field = execute(&self.scope, self.loader, |session| session.run("", "traveller"));
        field.map(|(_, answered)| answered.outcomes).unwrap_or_default()
    }

    /// The script so far; empty before the procedure is known.
    pub fn script(&self) -> String {
        let incident = self.incident.iter().map(|incident| format!("{}\n", syntax::incident(incident)));
        std::iter::once(script_of(&self.above)).chain(incident).chain(std::iter::once(script_of(&self.below))).collect()
    }

    /// Returns whether the answers so far lead nowhere without the step that is asked for.
    pub fn is_needed(&self) -> bool {
        matches!(self.asking, Asking::Step(_)) && !self.is_sound()
    }

    /// Returns whether the answers so far can be followed.
    pub fn is_sound(&self) -> bool {
        self.incident.as_ref().is_none_or(|incident| self.follow(incident.clone()).is_ok())
    }

    /// The consequences of the answers.
    fn follow(&self, incident: Incident) -> Result<Option<Box<IncidentFound>>, Vec<Diagnostic>> {
        let run = |session: &mut Session<'_>| session.run_chunks("", [chunk(StatementKind::Incident(incident))]);
        let (_, answered) = execute(&self.scope, self.loader, run)?;
        Ok(answered.outcomes.into_iter().rev().find_map(|outcome| match outcome.kind {
            OutcomeKind::Incident(found) => Some(found),
            _ => None,
        }))
    }

    /// Follows the procedure as far as the answers go, and finds what is to be asked next.
    ///
    /// # Errors
    /// The reason why the answers lead nowhere, if more about the board would not help.
    pub fn advance(&mut self) -> Result<(), Vec<Diagnostic>> {
        let Some(incident) = self.incident.clone() else { return Ok(()) };
        match self.follow(incident) {
            Ok(found) => {
                self.is_decided = false;
                self.asking = match found.as_deref() {
                    None => Asking::Over,
                    Some(found) => self.next(found).unwrap_or_else(|| {
                        self.is_decided = true;
                        self.next_step(found)
                    }),
                };
                self.found = found;
                Ok(())
            }
            Err(problems) => {
                let step = match problems.first().map(|found| &found.problem) {
                    Some(Problem::IncidentObtained) => Step::Obtained,
                    Some(Problem::NoBoard { .. }) => Step::Board,
                    _ => return Err(problems),
                };
                if self.passed.contains(&step) {
                    return Err(problems);
                }
                self.asking = Asking::Step(step);
                Ok(())
            }
        }
    }

    /// The first question that was come to and not answered, then those that are needed whatever is answered before them.
    fn next(&self, found: &IncidentFound) -> Option<Asking> {
        let course = found.course();
        let is_open = |name: &&&'static str| !self.is_answered(name, found) && !self.skipped.contains(name);
        if let Some(name) = course.reached.iter().chain(&course.open).find(is_open) {
            return Some(Asking::Question(name));
        }
        let has_passed = |step| self.passed.contains(&step);
        let is_reckoned = course.result.is_some() && has_passed(Step::Obtained);
        let step = match () {
            () if course.lacks_contract && !has_passed(Step::Obtained) => Step::Obtained,
            () if is_reckoned && !has_passed(Step::Board) && self.scope.board().is_none() => Step::Board,
            () => return None,
        };
        Some(Asking::Step(step))
    }

    /// The first step behind the verdict that is neither known nor passed.
    fn next_step(&self, found: &IncidentFound) -> Asking {
        let is_open = |step: &&Step| !self.passed.contains(step) && step.is_open(&self.scope, self.is_ruled());
        let steps = self.procedure.map_or(&[][..], |procedure| Step::behind(procedure, found));
        steps.iter().find(is_open).map_or(Asking::Over, |step| Asking::Step(*step))
    }

    fn is_answered(&self, question: &str, found: &IncidentFound) -> bool {
        let rows = self.incident.iter().flat_map(|incident| &incident.rows);
        let written = |row: &IncidentRow| matches!(row, IncidentRow::Fact(fact) if fact.question.node == question);
        rows.into_iter().any(written) || found.course().steps.iter().any(|step| step.question == question)
    }
}

fn script_of(all: &[Stated]) -> String {
    all.iter().map(|one| format!("{}\n", one.text)).collect()
}

fn chunk(kind: StatementKind) -> Chunk {
    Chunk { statements: vec![Statement { kind, span: Span::default() }], problems: Vec::new() }
}
