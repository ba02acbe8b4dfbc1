//! Follows a run and sorts what it yields by test.

use super::options::{Host, Options, Retain};
use super::report::{Counts, FailedExpectation, FailureKind, RenderedError, Status, Test};
use super::running::RunningTest;
use super::update::PlacedCorrection;
use crate::diagnostic::{Diagnostic, Severity};
use crate::messages::Locale;
use crate::render::json::{Context, DiagnosticDocument, ExpectationDocument};
use crate::render::{self, Detail};
use crate::session::Sink;
use crate::session::{Breakdown, ExpectationOutcome, Failure, Outcome, OutcomeKind};
use crate::source::{Sources, Span};
use crate::syntax::tree::{Case, StatementKind};
use std::time::Duration;

/// Failures, and errors, of a file that are rendered; of a thousand the first show what is wrong.
const MOST_RENDERED: usize = 100;

/// Between the names of a case and of a case in it.
const WITHIN: &str = " / ";

/// Takes what a run of a file yields.
pub(super) struct Recorder<'a> {
    options: &'a Options,
    file: &'a str,
    host: &'a dyn Host,
    /// The expectations outside cases.
    top_level: RunningTest,
    /// The cases that are open, outermost first.
    cases: Vec<RunningTest>,
    /// A block that must not run.
    expecting_error: Option<RunningTest>,
    begun: usize,
    rendered: usize,
    counts: Counts,
    tests: Vec<(usize, Test)>,
    diagnostics: Vec<DiagnosticDocument>,
    corrections: Vec<PlacedCorrection>,
}

/// The results of a file.
pub(super) struct Finished {
    pub counts: Counts,
    pub tests: Vec<Test>,
    pub diagnostics: Vec<DiagnosticDocument>,
    pub corrections: Vec<PlacedCorrection>,
}

/// The place of an outcome.
struct Place {
    case: Option<String>,
    file: String,
    line: usize,
    /// The language that the script asks for there.
    locale: Option<Locale>,
}

impl<'a> Recorder<'a> {
    /// A recorder for a file, by whose name expectations outside cases are a test.
    pub fn new(file: &'a str, options: &'a Options, host: &'a dyn Host) -> Self {
        let mut recorder = Self {
            options,
            file,
            host,
            top_level: RunningTest::default(),
            cases: Vec::new(),
            expecting_error: None,
            begun: 0,
            rendered: 0,
            counts: Counts::default(),
            tests: Vec::new(),
            diagnostics: Vec::new(),
            corrections: Vec::new(),
        };
        recorder.begin_section(file);
        recorder
    }

    /// Returns whether a test of this name is asked for.
    fn is_wanted(&self, name: &str) -> bool {
        let Some(filter) = &self.options.filter else { return true };
        self.file.to_lowercase().contains(filter) || name.to_lowercase().contains(filter)
    }

    /// The host's time; where only failures are kept nobody asks how long a test took.
    fn now(&self) -> Duration {
        if self.options.retain == Retain::Failures { Duration::ZERO } else { self.host.elapsed() }
    }

    fn begin(&mut self, name: &str) -> RunningTest {
        self.begun = self.begun.saturating_add(1);
        RunningTest { name: name.to_owned(), order: self.begun, started: self.now(), ..RunningTest::default() }
    }

    /// Expectations outside cases belong to the test of this name from here on.
    pub fn begin_section(&mut self, name: &str) {
        if self.top_level.order > 0 && self.top_level.name == name {
            return;
        }
        let is_filtered_out = !self.is_wanted(name);
        let next = RunningTest { is_filtered_out, ..self.begin(name) };
        let ended = std::mem::replace(&mut self.top_level, next);
        self.end_section(ended);
    }

    fn end_section(&mut self, mut test: RunningTest) {
        if test.expected() > 0 || !test.errors.is_empty() {
            let (name, line) = (std::mem::take(&mut test.name), test.line.max(1));
            self.end(test, || (name, line));
        }
    }

    /// Begins a block that must not run.
    pub fn begin_expecting_error(&mut self, name: &str, line: usize) {
        let is_filtered_out = !self.is_wanted(name);
        self.expecting_error = Some(RunningTest { is_filtered_out, line, ..self.begin(name) });
    }

    /// The block that must not run is over.
    pub fn end_expecting_error(&mut self) {
        let Some(mut test) = self.expecting_error.take() else { return };
        if test.errors.is_empty() {
            test.failed = test.failed.saturating_add(1);
            let failure = FailedExpectation { file: self.file.to_owned(), line: test.line, kind: FailureKind::NoError };
            test.failures.push(failure);
        } else {
            test.errors.clear();
            test.held = test.held.saturating_add(1);
        }
        if !test.is_filtered_out {
            let (name, line) = (std::mem::take(&mut test.name), test.line);
            self.end(test, || (name, line));
        }
    }

    /// Everything has run; the tests in the order in which they began.
    pub fn finish(mut self) -> Finished {
        let last = std::mem::take(&mut self.top_level);
        self.end_section(last);
        self.tests.sort_by_key(|(order, _)| *order);
        let Self { counts, tests, diagnostics, corrections, .. } = self;
        Finished { counts, tests: tests.into_iter().map(|(_, test)| test).collect(), diagnostics, corrections }
    }

    /// Counts a test and keeps what is wanted of it; its name is made only if it is needed.
    fn end(&mut self, test: RunningTest, name: impl FnOnce() -> (String, usize)) {
        let Some(status) = test.status() else { return };
        self.counts.add(status);
        self.counts.expectations = self.counts.expectations.saturating_add(test.expected());
        let is_kept = match status {
            _ if self.options.retain != Retain::Failures => true,
            Status::NoExpectation => self.counts.without <= MOST_RENDERED,
            _ => test.has_trouble(),
        };
        if !is_kept {
            return;
        }
        let (name, line) = name();
        let kept = Test {
            name,
            line,
            status,
            failures: test.failures,
            errors: test.errors.into_iter().filter_map(|(_, rendered)| rendered).collect(),
            expectations: test.expectations,
            time: self.now().saturating_sub(test.started),
        };
        self.tests.push((test.order, kept));
    }

    fn current(&mut self) -> &mut RunningTest {
        self.expecting_error.as_mut().or(self.cases.last_mut()).unwrap_or(&mut self.top_level)
    }

    fn expectation(&mut self, mut found: ExpectationOutcome, place: Place, sources: &Sources) {
        let must_fail = self.expecting_error.is_some();
        if self.current().is_filtered_out {
            return;
        }
        let value = (self.options.retain == Retain::Everything)
            .then(|| ExpectationDocument::new(place.case.as_deref(), &place.file, place.line, &found));
        let failure = found.failure.take().map(|failure| *failure);
        // A block that must not run is there to show a missing score.
        let is_excused = must_fail && failure.as_ref().is_some_and(|failure| failure.breakdown.is_none());
        let has_failed = failure.is_some() && !is_excused;
        if let Some(failure) = failure.filter(|_| has_failed) {
            self.failure(failure, &found, &place, sources);
        }
        let test = self.current();
        test.note_line(place.line);
        let count = if has_failed { &mut test.failed } else { &mut test.held };
        *count = count.saturating_add(usize::from(!is_excused));
        test.expectations.extend(value);
    }

    fn failure(&mut self, failure: Failure, found: &ExpectationOutcome, place: &Place, sources: &Sources) {
        let Failure { breakdown, corrections, beyond_figures } = failure;
        let is_own = place.file == self.file;
        if is_own && self.options.update.is_some() {
            self.corrections.extend(corrections.into_iter().map(|correction| {
                let line = sources.line(correction.number);
                PlacedCorrection { correction, line }
            }));
        }
        // Without a score the errors give the reason.
        let Some(breakdown) = breakdown else { return };
        let is_rendered = self.render_one_more();
        if !is_rendered && self.options.retain != Retain::Everything {
            return;
        }
        let kind = FailureKind::Expectation {
            expected: render::expected(&found.expected),
            actual: render::expected(&found.actual),
            working: if is_rendered { self.working(&breakdown, place.locale) } else { String::new() },
            is_correctable: is_own && !beyond_figures,
        };
        self.current().failures.push(FailedExpectation { file: place.file.clone(), line: place.line, kind });
    }

    /// Counts one more of what is rendered; false where there are enough.
    fn render_one_more(&mut self) -> bool {
        self.rendered = self.rendered.saturating_add(1);
        self.rendered <= MOST_RENDERED
    }

    /// The working of the ruling, as a run shows it.
    fn working(&self, breakdown: &Breakdown, locale: Option<Locale>) -> String {
        let locale = locale.unwrap_or(self.options.locale);
        render::terminal(&render::ruling_blocks(breakdown, locale, Detail::Steps), self.options.style)
    }

    fn rendered(&self, diagnostic: &Diagnostic, sources: &Sources) -> RenderedError {
        let locale = diagnostic.locale.unwrap_or(self.options.locale);
        RenderedError {
            code: diagnostic.code().name(),
            place: place(diagnostic, sources).unwrap_or_else(|| self.file.to_owned()),
            message: diagnostic.problem.message(locale).to_string(),
            text: render::diagnostic(diagnostic, sources, self.options.style, self.options.locale),
        }
    }

    /// Returns whether a filter leaves a case out.
    fn is_filtered_out(&self, names: &[String]) -> bool {
        self.options.filter.is_some() && !self.is_wanted(&names.join(WITHIN))
    }

    /// A case that nobody asked for may hold one that somebody did.
    fn holds_wanted(&self, case: &Case, names: &mut Vec<String>) -> bool {
        case.body.iter().any(|statement| {
            let StatementKind::Case(inner) = &statement.kind else { return false };
            names.push(inner.name.node.clone());
            let is_wanted = self.is_wanted(&names.join(WITHIN)) || self.holds_wanted(inner, names);
            names.pop();
            is_wanted
        })
    }
}

/// The place of a diagnostic.
fn place(diagnostic: &Diagnostic, sources: &Sources) -> Option<String> {
    let span = diagnostic.span?;
    let source = sources.get(span.file)?;
    Some(format!("{}:{}", source.name, source.line(span.start)))
}

impl Sink for Recorder<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        let Outcome { case, file, line, locale, kind, .. } = outcome;
        match kind {
            OutcomeKind::Expectation(found) => self.expectation(found, Place { case, file, line, locale }, sources),
            OutcomeKind::Answer(_) => self.current().has_answer = true,
            _ => {}
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        if self.options.retain == Retain::Everything {
            self.diagnostics
                .push(DiagnosticDocument::new(&diagnostic, Context { sources, locale: self.options.locale }));
        }
        if diagnostic.severity() != Severity::Error {
            return;
        }
        let is_rendered = self.render_one_more() && self.expecting_error.is_none();
        let rendered = is_rendered.then(|| self.rendered(&diagnostic, sources));
        let test = self.current();
        test.note_line(diagnostic.span.map_or(0, |span| sources.line(span)));
        test.errors.push((diagnostic.span, rendered));
    }

    fn wants_case(&self, case: &Case, names: &[String]) -> bool {
        self.expecting_error.is_some() || !self.is_filtered_out(names) || self.holds_wanted(case, &mut names.to_vec())
    }

    fn case_begins(&mut self, span: Span, names: &[String], is_run: bool, _: &Sources) {
        if self.expecting_error.is_some() {
            return;
        }
        let is_filtered_out = self.is_filtered_out(names);
        // An unreadable statement is reported before the statement around it begins.
        let around = self.current();
        around.has_cases = true;
        let errors = around.take_errors(span);
        if is_run {
            let test = self.begin("");
            self.cases.push(RunningTest { span, is_filtered_out, errors, ..test });
        }
    }

    fn case_ends(&mut self, names: &[String], sources: &Sources) {
        if self.expecting_error.is_some() {
            return;
        }
        let Some(test) = self.cases.pop() else { return };
        if test.is_filtered_out && test.errors.is_empty() {
            return;
        }
        let span = test.span;
        self.end(test, || (names.join(WITHIN), sources.line(span)));
    }

    fn interrupted(&self) -> bool {
        self.host.is_stopped()
    }
}
