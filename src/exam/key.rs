//! The key of an exam: a script whose cases ask something, run once and found sound.

use crate::breakdown::{Outcome, OutcomeKind};
use crate::diagnostic::{Diagnostic, Problem, Severity};
use crate::number::Exact;
use crate::session::{Asked, Loaded, Loader, Session, Sink};
use crate::source::Sources;

/// An exam with its answers.
#[derive(Debug, Clone)]
pub struct Key {
    /// What the file is called.
    pub name: String,
    /// The cases that ask something, in order.
    pub questions: Vec<Asked>,
}

/// A script that is no key.
#[derive(Debug, Clone)]
pub struct Unsound {
    /// What is wrong.
    pub diagnostics: Vec<Diagnostic>,
    /// Expectations that failed.
    pub failed: Vec<Outcome>,
    /// The texts that the diagnostics point to.
    pub sources: Sources,
}

/// Keeps what makes a key unsound; what its cases come to is not shown before it is asked for.
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
    /// Runs a script and takes its questions; `answered`: each must have its answer.
    ///
    /// # Errors
    /// A script with errors, with expectations that fail, without questions, or with two of one name.
    pub fn read(script: &Loaded, loader: &dyn Loader, answered: bool) -> Result<Self, Box<Unsound>> {
        let mut faults = Faults::default();
        let mut session = Session::new(loader, &mut faults);
        session.run(&script.name, &script.text);
        let (questions, sources) = (session.asked().to_vec(), session.sources().clone());
        let Faults { mut diagnostics, failed } = faults;
        if diagnostics.is_empty() {
            diagnostics = problems(&questions, answered);
        }
        if diagnostics.is_empty() && failed.is_empty() {
            return Ok(Self { name: script.name.clone(), questions });
        }
        Err(Box::new(Unsound { diagnostics, failed, sources }))
    }

    /// What a question is worth; one point where its case does not say.
    #[must_use]
    pub fn worth(question: &Asked) -> Exact {
        question.points.clone().unwrap_or(Exact::ONE)
    }

    /// What the whole exam is worth.
    #[must_use]
    pub fn total(&self) -> Exact {
        self.questions.iter().map(Self::worth).sum()
    }
}

/// A case's name as names are compared: a candidate need not keep capitals or blanks.
pub(super) fn plain_name(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// What keeps cases from being the questions of one exam.
fn problems(questions: &[Asked], answered: bool) -> Vec<Diagnostic> {
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
        if answered && question.answers.is_empty() {
            found.push(Diagnostic::at(question.span, Problem::QuestionWithoutAnswer { case: case() }));
        }
    }
    found
}
