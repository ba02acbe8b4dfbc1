//! The key of an exam: a script whose cases ask something, run once and found sound.

use crate::diagnostic::{Diagnostic, Problem, Severity};
use crate::number::Exact;
use crate::session::{ExamQuestion, Loaded, Loader, Session, Sink};
use crate::session::{Outcome, OutcomeKind};
use crate::source::Sources;
use std::collections::HashMap;

/// An exam with its answers.
#[derive(Debug, Clone)]
pub struct Key {
    /// The file's name.
    pub name: String,
    /// The cases that ask something, in order.
    pub questions: Vec<ExamQuestion>,
}

/// The use of a key, which decides what its script must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyUse {
    /// Questions: enough for a paper.
    Paper,
    /// An answer to each question too: for marking, and for a paper with the key.
    Answers,
}

/// A script that is no key.
#[derive(Debug, Clone)]
pub struct InvalidKey {
    /// The errors.
    pub diagnostics: Vec<Diagnostic>,
    /// Expectations that failed.
    pub failed: Vec<Outcome>,
    /// The texts that the diagnostics point to.
    pub sources: Sources,
}

/// Keeps what makes a key invalid; what its cases come to is not shown before it is asked for.
#[derive(Debug, Default)]
struct Faults {
    diagnostics: Vec<Diagnostic>,
    failed: Vec<Outcome>,
}

impl Sink for Faults {
    fn outcome(&mut self, outcome: Outcome, _sources: &Sources) {
        if matches!(&outcome.kind, OutcomeKind::Expectation(expectation) if !expectation.passed) {
            self.failed.push(outcome);
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _sources: &Sources) {
        if diagnostic.severity() == Severity::Error {
            self.diagnostics.push(diagnostic);
        }
    }
}

impl Key {
    /// Runs a script and takes its questions.
    ///
    /// # Errors
    /// A script with errors, with expectations that fail, without questions, or with two of one name.
    pub fn read(script: &Loaded, loader: &dyn Loader, key_use: KeyUse) -> Result<Self, Box<InvalidKey>> {
        let mut faults = Faults::default();
        let mut session = Session::new(loader, &mut faults);
        session.run(&script.name, &script.text);
        let (questions, sources) = (session.questions().to_vec(), session.sources().clone());
        let Faults { mut diagnostics, failed } = faults;
        if diagnostics.is_empty() {
            diagnostics = problems(&questions, key_use);
        }
        if diagnostics.is_empty() && failed.is_empty() {
            return Ok(Self { name: script.name.clone(), questions });
        }
        Err(Box::new(InvalidKey { diagnostics, failed, sources }))
    }

    /// The worth of a question; one point unless its case says otherwise.
    #[must_use]
    pub fn worth(question: &ExamQuestion) -> Exact {
        question.points.clone().unwrap_or(Exact::ONE)
    }

    /// The worth of the whole exam.
    #[must_use]
    pub fn total(&self) -> Exact {
        self.questions.iter().map(Self::worth).sum()
    }
}

/// The names of a key's questions, by which candidates call them.
#[derive(Debug)]
pub(super) struct QuestionNames<'key> {
    written: Vec<&'key str>,
    positions: HashMap<String, usize>,
}

impl<'key> QuestionNames<'key> {
    pub fn of(key: &'key Key) -> Self {
        let written: Vec<&str> = key.questions.iter().map(|question| question.case.as_str()).collect();
        let positions = written.iter().enumerate().map(|(at, name)| (plain_name(name), at)).collect();
        Self { written, positions }
    }

    /// The number of questions.
    pub fn len(&self) -> usize {
        self.written.len()
    }

    /// The names as the key has them.
    pub fn written(&self) -> impl Iterator<Item = &'key str> {
        self.written.iter().copied()
    }

    /// The index of the question that a candidate's case answers: by its name, or by its number on the paper.
    pub fn position(&self, name: &str) -> Option<usize> {
        let by_name = self.positions.get(&plain_name(name)).copied();
        by_name.or_else(|| self.position_of_number(name.trim().parse().ok()?))
    }

    /// The question of a number of the paper, from 1.
    fn position_of_number(&self, number: usize) -> Option<usize> {
        number.checked_sub(1).filter(|at| *at < self.len())
    }
}

/// A case's name as names are compared: a candidate need not keep capitals or blanks.
fn plain_name(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The reasons why cases cannot be the questions of one exam.
fn problems(questions: &[ExamQuestion], key_use: KeyUse) -> Vec<Diagnostic> {
    if questions.is_empty() {
        return vec![Diagnostic::placeless(Problem::NoQuestions)];
    }
    let mut found = Vec::new();
    let mut names = std::collections::HashSet::new();
    for question in questions {
        let case = || question.case.clone();
        if !names.insert(plain_name(&question.case)) {
            found.push(Diagnostic::at(question.span, Problem::QuestionTwice { case: case() }));
        }
        if key_use == KeyUse::Answers && question.answers.is_empty() {
            found.push(Diagnostic::at(question.span, Problem::QuestionWithoutAnswer { case: case() }));
        }
    }
    found
}
