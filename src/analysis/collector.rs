//! Takes what a text, or a stretch of it, yields while it is run.

use super::reports::OwnReports;
use super::{SourceText, Watch};
use crate::diagnostic::{Diagnostic, Severity};
use crate::session::{Budget, Outcome, OutcomeKind, Scope, Sink, Tally};
use crate::source::{Sources, Span};
use crate::syntax::tree::{Statement, StatementKind};
use std::cell::OnceCell;
use std::ops::Range;

/// The outcomes of a text, or of a stretch of it. Places count from the start of the stretch.
#[derive(Debug, Default)]
pub(super) struct Yield {
    /// Diagnostics that belong to no result.
    pub remarks: Vec<Remarked>,
    /// The results of its own statements.
    pub results: Vec<Outcome>,
    /// The scope in force from each byte on, in order.
    pub states: Vec<(usize, Scope)>,
    /// The counts of expectations and errors.
    pub tally: Tally,
    /// Errors that are shown on purpose, which are not reported and not counted.
    pub hidden: usize,
    /// True if there are incidents among its results.
    pub has_incidents: bool,
    /// Its reports, once they were asked for.
    pub reports: OnceCell<OwnReports>,
}

/// A reported diagnostic.
#[derive(Debug)]
pub(super) struct Remarked {
    pub diagnostic: Diagnostic,
    /// The included file that it is about, with the line, and the bytes of the statement that includes it.
    pub included: Option<((String, usize), Range<usize>)>,
}

/// Takes what is yielded.
pub(super) struct Collector<'a> {
    name: &'a str,
    /// The places where files are included.
    includes: Vec<Range<usize>>,
    /// The end of the last statement of the text itself that was run.
    reached: usize,
    pub found: Yield,
    pub watch: &'a mut dyn Watch,
    /// True if errors are shown on purpose.
    pub hides_errors: bool,
}

impl<'a> Collector<'a> {
    pub fn new(name: &'a str, watch: &'a mut dyn Watch) -> Self {
        Self { name, includes: Vec::new(), reached: 0, found: Yield::default(), watch, hides_errors: false }
    }

    /// The same for a text that has been read.
    pub fn of(written: SourceText<'a>, watch: &'a mut dyn Watch) -> Self {
        let mut collector = Self::new(written.name, watch);
        collector.expect_includes(written.statements);
        collector
    }

    /// Takes note of the files that statements include.
    pub fn expect_includes(&mut self, statements: &[Statement]) {
        for statement in statements {
            match &statement.kind {
                StatementKind::Include(_) => self.includes.push(statement.span.range()),
                StatementKind::Case(case) => self.expect_includes(&case.body),
                _ => {}
            }
        }
    }

    /// Returns whether a place is in the text itself, and not in a file that it includes.
    fn is_own(&self, span: Span, sources: &Sources) -> bool {
        sources.get(span.file).is_some_and(|source| source.name == self.name)
    }
}

impl Sink for Collector<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        self.watch.outcome(&outcome, sources);
        if self.is_own(outcome.span, sources) {
            self.found.has_incidents |= matches!(outcome.kind, OutcomeKind::Incident(_));
            self.found.results.push(outcome);
        }
    }

    fn executed(&mut self, span: Span, scope: &Scope, sources: &Sources) {
        if self.is_own(span, sources) {
            self.reached = span.range().end;
            self.found.states.push((self.reached, scope.clone()));
        }
    }

    fn budget(&self) -> Budget {
        self.watch.budget()
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        if self.hides_errors && diagnostic.severity() == Severity::Error {
            return;
        }
        self.watch.diagnostic(&diagnostic, sources);
        let included = diagnostic.span.filter(|span| !self.is_own(*span, sources)).map(|span| {
            let name = sources.get(span.file).map(|source| source.name.clone()).unwrap_or_default();
            let at = self.includes.iter().find(|place| place.start >= self.reached).or(self.includes.last());
            ((name, sources.line(span)), at.cloned().unwrap_or_default())
        });
        self.found.remarks.push(Remarked { diagnostic, included });
    }
}
