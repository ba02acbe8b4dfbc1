//! What a text comes to, for whoever shows it beside what is written, an editor or a page: what is wrong with it and what
//! would mend that, the results of its statements, and what is in force behind each.

mod hints;
mod mending;
mod part;
mod reports;

pub use hints::{Hint, hints};
pub use mending::{Mending, corrections, mendings};
pub use part::Part;
pub use reports::{Report, report_of, reports};

use crate::diagnostic::{Diagnostic, Severity};
use crate::session::{Loader, Outcome, Scope, Session, Sink, Snapshot, Tally};
use crate::source::{Source, Sources, Span};
use crate::syntax::tree::{Statement, StatementKind};
use std::ops::Range;

/// A text to be run.
#[derive(Debug, Clone, Copy)]
pub struct Written<'a> {
    /// What messages call it, and relative to what its includes are found.
    pub name: &'a str,
    /// What it holds.
    pub text: &'a str,
    /// The same with everything blank that belongs to no script.
    pub scripts: &'a str,
    /// Its scripts.
    pub parts: &'a [Part],
}

/// Sees what a script yields while it is run, that of the files it includes too.
pub trait Watch {
    /// A result.
    fn outcome(&mut self, outcome: &Outcome, sources: &Sources) {
        let _ = (outcome, sources);
    }

    /// Something to report that belongs to no result.
    fn diagnostic(&mut self, diagnostic: &Diagnostic, sources: &Sources) {
        let _ = (diagnostic, sources);
    }

    /// Whether it is to be run no further.
    fn interrupted(&self) -> bool {
        false
    }
}

/// Runs a text to its end and looks at nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct Unwatched;

impl Watch for Unwatched {}

/// Something to report in a text.
#[derive(Debug, Clone)]
pub struct Remark {
    /// What is wrong.
    pub diagnostic: Diagnostic,
    /// Its bytes in the text; where the file is included, of something in that file.
    pub place: Range<usize>,
    /// The included file and the line of it, from 1.
    pub included: Option<(String, usize)>,
}

/// A text that was run.
#[derive(Debug, Default)]
pub struct Analysis {
    /// What is wrong, beside what belongs to a result.
    pub remarks: Vec<Remark>,
    /// The results of its own statements.
    pub results: Vec<Outcome>,
    /// What is in force from a byte on, in order.
    states: Vec<(usize, Scope)>,
    /// How it went.
    pub tally: Tally,
    /// Whether it was not run to its end.
    pub is_cut_short: bool,
}

impl Analysis {
    /// Runs a text.
    #[must_use]
    pub fn of(written: Written<'_>, loader: &dyn Loader, watch: &mut dyn Watch) -> Self {
        let mut collector = Collector::new(written, watch);
        collector.run(written, loader);
        collector.finish()
    }

    /// The same of a text that is not run script by script: `run` hands what it yields to a sink, and says how it went.
    #[must_use]
    pub fn run_by(written: Written<'_>, watch: &mut dyn Watch, run: impl FnOnce(&mut dyn Sink) -> Tally) -> Self {
        let mut collector = Collector::new(written, watch);
        let tally = run(&mut collector);
        let mut found = Self { tally, ..collector.finish() };
        let anew = written.parts.iter().filter(|part| part.starts_anew);
        found.states.extend(anew.map(|part| (part.place.start, Scope::default())));
        found.states.sort_by_key(|(from, _)| *from);
        found
    }

    /// What a stretch of a text comes to, in what is in force where it begins.
    pub(crate) fn of_stretch(written: Written<'_>, stretch: Range<usize>, scope: Scope, loader: &dyn Loader) -> Self {
        let mut watch = Unwatched;
        let mut collector = Collector::new(written, &mut watch);
        let mut session = Session::resume(Snapshot::of(scope), loader, &mut collector);
        session.run_within(&Source::new(written.name, written.text), written.scripts, stretch);
        collector.finish()
    }

    /// What is in force at a byte: behind the last statement that ends in front of it.
    #[must_use]
    pub fn state(&self, byte: usize) -> Scope {
        let before = self.states.iter().take_while(|(from, _)| *from <= byte);
        before.last().map(|(_, state)| state.clone()).unwrap_or_default()
    }

    /// The result of the innermost statement at a byte.
    #[must_use]
    pub fn result(&self, byte: usize) -> Option<&Outcome> {
        let here = self.results.iter().filter(|found| {
            let place = found.span.range();
            place.start <= byte && byte <= place.end
        });
        here.min_by_key(|found| found.span.range().len())
    }

    /// How many errors were remarked, and how many warnings.
    #[must_use]
    pub fn faults(&self) -> (usize, usize) {
        let of = |severity| self.remarks.iter().filter(|remark| remark.diagnostic.severity() == severity).count();
        (of(Severity::Error), of(Severity::Warning))
    }
}

/// Where files are included.
fn includes(parts: &[Part]) -> Vec<Range<usize>> {
    fn of(statements: &[Statement], into: &mut Vec<Range<usize>>) {
        for statement in statements {
            match &statement.kind {
                StatementKind::Include(_) => into.push(statement.span.range()),
                StatementKind::Case(case) => of(&case.body, into),
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    parts.iter().for_each(|part| of(&part.statements, &mut found));
    found
}

/// Takes what the text yields.
struct Collector<'a> {
    name: &'a str,
    includes: Vec<Range<usize>>,
    /// The end of the last statement of the text itself that was run.
    reached: usize,
    found: Analysis,
    watch: &'a mut dyn Watch,
}

impl<'a> Collector<'a> {
    fn new(written: Written<'a>, watch: &'a mut dyn Watch) -> Self {
        let Written { name, parts, .. } = written;
        Self { name, includes: includes(parts), reached: 0, found: Analysis::default(), watch }
    }

    fn run(&mut self, written: Written<'_>, loader: &dyn Loader) {
        let source = Source::new(written.name, written.text);
        let mut kept = Snapshot::default();
        let mut tally = Tally::default();
        for part in written.parts {
            if part.starts_anew {
                kept = Snapshot::default();
            }
            self.found.states.push((part.place.start, kept.scope.clone()));
            let mut session = Session::resume(kept, loader, self);
            session.run_within(&source, written.scripts, part.place.clone());
            let Tally { passed, failed, errors } = session.tally();
            tally.passed = tally.passed.saturating_add(passed);
            tally.failed = tally.failed.saturating_add(failed);
            tally.errors = tally.errors.saturating_add(errors);
            (kept, _) = session.suspend();
        }
        self.found.tally = tally;
    }

    fn finish(self) -> Analysis {
        Analysis { is_cut_short: self.watch.interrupted(), ..self.found }
    }

    /// Whether a place is in the text itself, and not in a file that it includes.
    fn is_own(&self, span: Span, sources: &Sources) -> bool {
        sources.get(span.file).is_some_and(|source| source.name == self.name)
    }
}

impl Sink for Collector<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        self.watch.outcome(&outcome, sources);
        if self.is_own(outcome.span, sources) {
            self.found.results.push(outcome);
        }
    }

    fn executed(&mut self, span: Span, scope: &Scope, sources: &Sources) {
        if self.is_own(span, sources) {
            self.reached = span.range().end;
            self.found.states.push((self.reached, scope.clone()));
        }
    }

    fn interrupted(&self) -> bool {
        self.watch.interrupted()
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        self.watch.diagnostic(&diagnostic, sources);
        let (place, included) = match diagnostic.span {
            Some(span) if self.is_own(span, sources) => (span.range(), None),
            Some(span) => {
                let name = sources.get(span.file).map(|source| source.name.clone()).unwrap_or_default();
                let at = self.includes.iter().find(|place| place.start >= self.reached).or(self.includes.last());
                (at.cloned().unwrap_or_default(), Some((name, sources.line(span))))
            }
            None => (0..0, None),
        };
        self.found.remarks.push(Remark { diagnostic, place, included });
    }
}
