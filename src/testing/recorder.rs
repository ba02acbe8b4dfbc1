//! Follows a run and sorts what it yields by test.

use super::options::{Keep, Options};
use super::report::{Counts, Failed, Status, Test, Told, What};
use super::update::Placed;
use crate::breakdown::{Breakdown, ExpectationOutcome, Failure, Outcome, OutcomeKind};
use crate::catalogue::{self, english as words};
use crate::diagnostic::{Diagnostic, Severity};
use crate::render::json::{DiagnosticDocument, ExpectationDocument};
use crate::render::{self, Detail};
use crate::session::Sink;
use crate::source::{Sources, Span};
use crate::syntax::tree::{Case, StatementKind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Failures, and errors, of a file that are told; of a thousand the first show what is wrong.
const MOST_TOLD: usize = 100;

/// A test that is running.
#[derive(Default)]
struct Open {
    /// What it is called where it is no case.
    name: String,
    span: Span,
    /// Its line where it is no case; 0 until it is known.
    line: usize,
    /// How many tests had begun before it.
    order: usize,
    /// Whether it was not asked for: it only runs for the cases inside it.
    unasked: bool,
    has_cases: bool,
    answered: bool,
    held: usize,
    failed: usize,
    errors: Vec<(Option<Span>, Option<Told>)>,
    failures: Vec<Failed>,
    expectations: Vec<ExpectationDocument>,
    started: Option<Instant>,
}

/// Takes what a run of a file yields.
pub(super) struct Recorder<'a> {
    options: &'a Options,
    file: &'a str,
    stopped: &'a AtomicBool,
    /// What stands outside cases.
    loose: Open,
    cases: Vec<Open>,
    /// A block that must not run.
    erring: Option<Open>,
    begun: usize,
    told: usize,
    pub counts: Counts,
    tests: Vec<(usize, Test)>,
    pub diagnostics: Vec<DiagnosticDocument>,
    pub corrections: Vec<Placed>,
}

impl<'a> Recorder<'a> {
    /// A recorder for a file whose loose expectations are a test by its name.
    pub fn new(file: &'a str, options: &'a Options, stopped: &'a AtomicBool) -> Self {
        let mut recorder = Self {
            options,
            file,
            stopped,
            loose: Open::default(),
            cases: Vec::new(),
            erring: None,
            begun: 0,
            told: 0,
            counts: Counts::default(),
            tests: Vec::new(),
            diagnostics: Vec::new(),
            corrections: Vec::new(),
        };
        recorder.begins(file);
        recorder
    }

    /// Whether a test of this name is asked for.
    fn is_wanted(&self, name: &str) -> bool {
        let Some(filter) = &self.options.filter else { return true };
        self.file.to_lowercase().contains(filter) || name.to_lowercase().contains(filter)
    }

    fn open(&mut self, name: String) -> Open {
        self.begun = self.begun.saturating_add(1);
        let started = (self.options.keep != Keep::Trouble).then(Instant::now);
        Open { name, order: self.begun, started, ..Open::default() }
    }

    /// From here on what stands outside cases belongs to the test of this name.
    pub fn begins(&mut self, name: &str) {
        if self.loose.order > 0 && self.loose.name == name {
            return;
        }
        let unasked = !self.is_wanted(name);
        let next = Open { unasked, ..self.open(name.to_owned()) };
        let loose = std::mem::replace(&mut self.loose, next);
        self.ends_loose(loose);
    }

    /// What runs from here on must not run.
    pub fn begins_erring(&mut self, name: &str, line: usize) {
        let unasked = !self.is_wanted(name);
        let open = Open { unasked, line, ..self.open(name.to_owned()) };
        self.erring = Some(open);
    }

    /// The block that must not run is over.
    pub fn ends_erring(&mut self) {
        let Some(mut open) = self.erring.take() else { return };
        if open.errors.is_empty() {
            open.failed = open.failed.saturating_add(1);
            open.failures.push(Failed { file: self.file.to_owned(), line: open.line, what: What::NoError });
        } else {
            open.errors.clear();
            open.held = open.held.saturating_add(1);
        }
        if !open.unasked {
            let (name, line) = (std::mem::take(&mut open.name), open.line);
            self.ends(open, || (name, line));
        }
    }

    /// Everything has run; the tests in the order in which they began.
    pub fn finish(mut self) -> Finished {
        let loose = std::mem::take(&mut self.loose);
        self.ends_loose(loose);
        self.tests.sort_by_key(|(order, _)| *order);
        let Self { counts, tests, diagnostics, corrections, .. } = self;
        Finished { counts, tests: tests.into_iter().map(|(_, test)| test).collect(), diagnostics, corrections }
    }

    fn ends_loose(&mut self, mut open: Open) {
        let told = open.held.saturating_add(open.failed).saturating_add(open.errors.len());
        if told > 0 {
            let (name, line) = (std::mem::take(&mut open.name), open.line.max(1));
            self.ends(open, || (name, line));
        }
    }

    /// Counts a test and keeps what is wanted of it; its name is made only if it is needed.
    fn ends(&mut self, open: Open, name: impl FnOnce() -> (String, usize)) {
        let expectations = open.held.saturating_add(open.failed);
        let status = match open {
            Open { ref errors, .. } if !errors.is_empty() => Status::Error,
            Open { failed: 1.., .. } => Status::Failed,
            Open { held: 1.., .. } => Status::Passed,
            Open { answered: true, .. } => Status::Question,
            Open { has_cases: true, .. } => return,
            _ => Status::NoExpectation,
        };
        self.counts.add(status);
        self.counts.expectations = self.counts.expectations.saturating_add(expectations);
        let told = open.failures.len().saturating_add(open.errors.iter().filter(|(_, told)| told.is_some()).count());
        let kept = match status {
            _ if self.options.keep != Keep::Trouble => true,
            Status::NoExpectation => self.counts.without <= MOST_TOLD,
            _ => told > 0,
        };
        if !kept {
            return;
        }
        let (name, line) = name();
        let test = Test {
            name,
            line,
            status,
            failures: open.failures,
            errors: open.errors.into_iter().filter_map(|(_, told)| told).collect(),
            expectations: open.expectations,
            time: open.started.map(|started| started.elapsed()).unwrap_or_default(),
        };
        self.tests.push((open.order, test));
    }

    fn current(&mut self) -> &mut Open {
        self.erring.as_mut().or(self.cases.last_mut()).unwrap_or(&mut self.loose)
    }

    fn expectation(&mut self, mut found: ExpectationOutcome, outcome: Place, sources: &Sources) {
        let erring = self.erring.is_some();
        if self.current().unasked {
            return;
        }
        let value = (self.options.keep == Keep::All).then(|| {
            let Place { case, file, line } = &outcome;
            ExpectationDocument::new(case.as_deref(), file, *line, &found)
        });
        let failure = found.failure.take().map(|failure| *failure);
        // What has no score is what a block that must not run is there for.
        let excused = erring && failure.as_ref().is_some_and(|failure| failure.breakdown.is_none());
        let failed = failure.is_some() && !excused;
        if let Some(failure) = failure.filter(|_| failed) {
            self.failure(failure, &found, &outcome, sources);
        }
        let open = self.current();
        if open.line == 0 {
            open.line = outcome.line;
        }
        let count = if failed { &mut open.failed } else { &mut open.held };
        *count = count.saturating_add(usize::from(!excused));
        open.expectations.extend(value);
    }

    fn failure(&mut self, failure: Failure, found: &ExpectationOutcome, place: &Place, sources: &Sources) {
        let Failure { breakdown, corrections, beyond_figures } = failure;
        let own = place.file == self.file;
        if own && self.options.update.is_some() {
            self.corrections.extend(corrections.into_iter().map(|correction| {
                let line = sources.line(correction.number);
                Placed { correction, line }
            }));
        }
        // Where there is no score, the errors say why.
        let Some(breakdown) = breakdown else { return };
        self.told = self.told.saturating_add(1);
        if self.told > MOST_TOLD && self.options.keep != Keep::All {
            return;
        }
        let what = What::Expectation {
            expected: render::expected(&found.expected),
            actual: render::expected(&found.actual),
            working: if self.told > MOST_TOLD { String::new() } else { self.working(breakdown) },
            mendable: own && !beyond_figures,
        };
        let failed = Failed { file: place.file.clone(), line: place.line, what };
        self.current().failures.push(failed);
    }

    /// What a run shows of the ruling.
    fn working(&self, breakdown: Breakdown) -> String {
        let kind = OutcomeKind::Ruling(Box::new(breakdown));
        let outcome = Outcome { case: None, file: String::new(), line: 0, language: None, kind };
        render::terminal(&render::blocks(&outcome, Detail::Steps), self.options.style)
    }

    /// A case that nobody asked for may hold one that somebody did.
    fn holds_wanted(&self, case: &Case, names: &mut Vec<String>) -> bool {
        case.body.iter().any(|statement| {
            let StatementKind::Case(inner) = &statement.kind else { return false };
            names.push(inner.name.node.clone());
            let wanted = self.is_wanted(&names.join(words::testing::WITHIN)) || self.holds_wanted(inner, names);
            names.pop();
            wanted
        })
    }
}

/// What is left when a file has run.
pub(super) struct Finished {
    pub counts: Counts,
    pub tests: Vec<Test>,
    pub diagnostics: Vec<DiagnosticDocument>,
    pub corrections: Vec<Placed>,
}

/// Where a diagnostic points to.
fn place(diagnostic: &Diagnostic, sources: &Sources) -> Option<String> {
    let span = diagnostic.span?;
    let source = sources.get(span.file)?;
    Some(format!("{}:{}", source.name, source.line(span.start)))
}

/// Where an outcome stands.
struct Place {
    case: Option<String>,
    file: String,
    line: usize,
}

impl Sink for Recorder<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        catalogue::follow(outcome.language);
        let Outcome { case, file, line, kind, .. } = outcome;
        match kind {
            OutcomeKind::Expectation(found) => self.expectation(found, Place { case, file, line }, sources),
            OutcomeKind::Answer(_) => self.current().answered = true,
            _ => {}
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        catalogue::follow(diagnostic.language);
        let is_error = diagnostic.severity() == Severity::Error;
        if self.options.keep == Keep::All {
            self.diagnostics.push(DiagnosticDocument::new(&diagnostic, sources));
        }
        if !is_error {
            return;
        }
        self.told = self.told.saturating_add(1);
        let told = (self.told <= MOST_TOLD && self.erring.is_none()).then(|| Told {
            code: diagnostic.code().name(),
            place: place(&diagnostic, sources).unwrap_or_else(|| self.file.to_owned()),
            message: words::problems::message(&diagnostic.problem),
            text: render::diagnostic(&diagnostic, sources, self.options.style, crate::catalogue::language()),
        });
        let open = self.current();
        if open.line == 0 {
            open.line = diagnostic.span.map_or(0, |span| sources.line(span));
        }
        open.errors.push((diagnostic.span, told));
    }

    fn case_begins(&mut self, case: &Case, span: Span, names: &[String], _: &Sources) -> bool {
        if self.erring.is_some() {
            return true;
        }
        let unasked = self.options.filter.is_some() && !self.is_wanted(&names.join(words::testing::WITHIN));
        let runs = !unasked || self.holds_wanted(case, &mut names.to_vec());
        // What cannot be read is told before the statement it stands in begins.
        let around = self.current();
        around.has_cases = true;
        let inside = |place: &Option<Span>| {
            place.is_some_and(|place| place.file == span.file && span.start <= place.start && place.end <= span.end)
        };
        let errors = if around.errors.is_empty() {
            Vec::new()
        } else {
            around.errors.extract_if(.., |(place, _)| inside(place)).collect()
        };
        if runs {
            let open = self.open(String::new());
            self.cases.push(Open { span, unasked, errors, ..open });
        }
        runs
    }

    fn case_ends(&mut self, names: &[String], sources: &Sources) {
        if self.erring.is_some() {
            return;
        }
        let Some(open) = self.cases.pop() else { return };
        if open.unasked && open.errors.is_empty() {
            return;
        }
        let span = open.span;
        self.ends(open, || (names.join(words::testing::WITHIN), sources.line(span)));
    }

    fn interrupted(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}
