//! The analysis of a text, for an editor or a page that shows it beside the text: diagnostics and their fixes, the
//! results of its statements, and the scope in force behind each.

mod collector;
mod hints;
mod lecture;
mod loads;
mod memory;
mod mending;
mod places;
mod reports;
mod verdicts;

pub use hints::{Hint, hints, law_of_irregular_call};
pub use memory::Memory;
pub use mending::{Mending, corrections, mendings};
pub use places::{Encoding, Places};
pub use reports::{Finding, Report, report_of, reports};

use crate::diagnostic::{Diagnostic, Severity};
use crate::messages::Locale;
use crate::session::{Budget, Loader, Outcome, OutcomeKind, Scope, Session, Sink, Snapshot, Tally};
use crate::source::{FileId, Sources, Span};
use crate::syntax::{self, tree::Statement};
use collector::{Collector, Remarked, Yield};
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

/// The statements of a script that can be read.
#[must_use]
pub fn statements(text: &str) -> Vec<Statement> {
    syntax::parse(FileId::default(), text).0.statements
}

/// A text to be run.
#[derive(Debug, Clone, Copy)]
pub struct SourceText<'a> {
    /// Its name in messages; included files are found relative to it.
    pub name: &'a str,
    /// The text.
    pub text: &'a str,
    /// The same with everything blank that belongs to no script.
    pub scripts: &'a str,
    /// The part of it that could be read.
    pub statements: &'a [Statement],
}

/// Sees what a script yields while it is run, that of the files it includes too.
pub trait Watch {
    /// A result.
    fn outcome(&mut self, outcome: &Outcome, sources: &Sources) {
        let _ = (outcome, sources);
    }

    /// Takes a diagnostic that belongs to no result.
    fn diagnostic(&mut self, diagnostic: &Diagnostic, sources: &Sources) {
        let _ = (diagnostic, sources);
    }

    /// Returns whether everything must be run before its eyes, even what has been run before.
    fn sees_all(&self) -> bool {
        false
    }

    /// The limits of each statement, and the signal to stop.
    fn budget(&self) -> Budget {
        Budget::default()
    }

    /// Returns whether it is to be run no further.
    fn interrupted(&self) -> bool {
        self.budget().is_stopped()
    }
}

/// Runs a text to its end and looks at nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct Unwatched;

impl Watch for Unwatched {}

/// Looks at nothing, and limits what the text may cost.
#[derive(Debug, Clone, Default)]
pub struct Limited(pub Budget);

impl Watch for Limited {
    fn budget(&self) -> Budget {
        self.0.clone()
    }
}

/// A diagnostic in a text.
#[derive(Debug, Clone, Copy)]
pub struct Remark<'a> {
    /// The diagnostic.
    pub diagnostic: &'a Diagnostic,
    /// The included file and the line of it, from 1.
    pub included: Option<&'a (String, usize)>,
    /// First byte in the text, and one past the last; where the file is included, of what includes it.
    place: (usize, usize),
}

impl Remark<'_> {
    /// Its bytes in the text; where the file is included, of what includes it.
    #[must_use]
    pub const fn place(&self) -> Range<usize> {
        self.place.0..self.place.1
    }
}

/// A result of a text.
#[derive(Debug, Clone, Copy)]
pub struct PlacedResult<'a> {
    /// Its line and its places count from where its stretch starts.
    outcome: &'a Outcome,
    place: (usize, usize),
    lines_above: usize,
}

impl<'a> PlacedResult<'a> {
    /// The question and its result; [`Analysis::place`] has the places in it.
    #[must_use]
    pub const fn kind(&self) -> &'a OutcomeKind {
        &self.outcome.kind
    }

    /// The language that the script asks for at this place; `None` if it asks for none.
    #[must_use]
    pub const fn locale(&self) -> Option<Locale> {
        self.outcome.locale
    }

    /// The result under its line in the text.
    #[must_use]
    pub fn outcome(&self) -> Cow<'a, Outcome> {
        match self.lines_above {
            0 => Cow::Borrowed(self.outcome),
            above => Cow::Owned(Outcome { line: self.outcome.line.saturating_add(above), ..self.outcome.clone() }),
        }
    }

    /// The bytes of its statement in the text.
    #[must_use]
    pub const fn place(&self) -> Range<usize> {
        self.place.0..self.place.1
    }
}

/// A text that was run.
#[derive(Debug, Default)]
pub struct Analysis {
    /// Stretch by stretch.
    found: Vec<Placed>,
    /// The starts of the stretches whose places count from there.
    starts: HashMap<FileId, usize>,
    /// The counts of expectations and errors.
    pub tally: Tally,
    /// True if it was not run to its end.
    pub is_cut_short: bool,
    /// True if there are incidents among its results.
    has_incidents: bool,
}

/// The outcomes of a stretch, and its start.
#[derive(Debug)]
struct Placed {
    at: usize,
    /// Lines of the text before it.
    lines_above: usize,
    /// The scope in force there.
    before: Rc<Snapshot>,
    found: Rc<Yield>,
    /// Incidents among its results whose verdict a later stretch has settled, by their place.
    settled: HashMap<usize, Outcome>,
}

impl Placed {
    fn of(at: usize, lines_above: usize, before: Rc<Snapshot>, found: Rc<Yield>) -> Self {
        Self { at, lines_above, before, found, settled: HashMap::new() }
    }
}

impl Analysis {
    /// Runs a script.
    #[must_use]
    pub fn of(written: SourceText<'_>, loader: &dyn Loader, watch: &mut dyn Watch) -> Self {
        Self::run_by(written, watch, |sink| {
            let mut session = Session::new(loader, sink);
            session.run(written.name, written.text);
            session.tally()
        })
    }

    /// The same of a text that is not a script: `run` hands what it yields to a sink, and says how it went.
    #[must_use]
    pub fn run_by(written: SourceText<'_>, watch: &mut dyn Watch, run: impl FnOnce(&mut dyn Sink) -> Tally) -> Self {
        let mut collector = Collector::of(written, watch);
        let tally = run(&mut collector);
        collector.found.states.sort_by_key(|(from, _)| *from);
        Self::of_yield(collector, tally)
    }

    fn of_yield(collector: Collector<'_>, tally: Tally) -> Self {
        let found = Rc::new(Yield { tally, ..collector.found });
        let is_cut_short = collector.watch.interrupted();
        Self { found: vec![Placed::of(0, 0, Rc::default(), found)], tally, is_cut_short, ..Self::default() }
    }

    /// The same of a script that is to be run stretch by stretch.
    fn of_stretches(count: usize) -> Self {
        Self { found: Vec::with_capacity(count), starts: HashMap::with_capacity(count), ..Self::default() }
    }

    /// Adds what the next stretch yielded; places in `file` count from its start.
    fn take(&mut self, file: FileId, placed: Placed) {
        let Tally { passed, failed, errors } = placed.found.tally;
        self.tally.passed = self.tally.passed.saturating_add(passed);
        self.tally.failed = self.tally.failed.saturating_add(failed);
        self.tally.errors = self.tally.errors.saturating_add(errors);
        self.has_incidents |= placed.found.has_incidents;
        self.starts.insert(file, placed.at);
        self.found.push(placed);
    }

    /// The bytes of the text that a place of a result or a diagnostic has.
    #[must_use]
    pub fn place(&self, span: Span) -> Range<usize> {
        let (from, to) = self.bounds(span);
        from..to
    }

    fn bounds(&self, span: Span) -> (usize, usize) {
        let start = self.starts.get(&span.file).copied().unwrap_or(0);
        let Range { start: from, end: to } = span.range();
        (start.saturating_add(from), start.saturating_add(to))
    }

    /// The diagnostics that belong to no result.
    pub fn remarks(&self) -> impl Iterator<Item = Remark<'_>> {
        self.found.iter().flat_map(|placed| self.remarks_of(placed))
    }

    fn remarks_of<'a>(&'a self, placed: &'a Placed) -> impl Iterator<Item = Remark<'a>> {
        placed.found.remarks.iter().map(move |Remarked { diagnostic, included }| {
            let of_include = |(_, place): &(_, Range<usize>)| {
                (placed.at.saturating_add(place.start), placed.at.saturating_add(place.end))
            };
            let own = || diagnostic.span.map_or((0, 0), |span| self.bounds(span));
            let place = included.as_ref().map_or_else(own, of_include);
            Remark { diagnostic, included: included.as_ref().map(|(file, _)| file), place }
        })
    }

    /// The results of its own statements.
    pub fn results(&self) -> impl Iterator<Item = PlacedResult<'_>> {
        self.found.iter().flat_map(|placed| self.results_of(placed))
    }

    fn results_of<'a>(&'a self, placed: &'a Placed) -> impl Iterator<Item = PlacedResult<'a>> {
        placed.found.results.iter().enumerate().map(move |(at, outcome)| {
            let outcome = placed.settled.get(&at).unwrap_or(outcome);
            PlacedResult { outcome, place: self.bounds(outcome.span), lines_above: placed.lines_above }
        })
    }

    /// The scope in force at a byte: behind the last statement that ends before it.
    #[must_use]
    pub fn state(&self, byte: usize) -> Scope {
        let stretches = self.found.partition_point(|placed| placed.at <= byte);
        let Some(placed) = stretches.checked_sub(1).and_then(|at| self.found.get(at)) else { return Scope::default() };
        let within = byte.saturating_sub(placed.at);
        let before = placed.found.states.iter().take_while(|(from, _)| *from <= within);
        before.last().map_or(&placed.before.scope, |(_, state)| state).clone()
    }

    /// The bytes around others of a text that can be read by themselves: whole statements. They end at the text's end where
    /// they end behind it.
    #[must_use]
    pub fn around(&self, within: &Range<usize>) -> Range<usize> {
        let behind = |byte: usize| self.found.partition_point(|placed| placed.at <= byte);
        let start = behind(within.start).checked_sub(1).and_then(|at| self.found.get(at));
        let end = self.found.get(behind(within.end));
        start.map_or(0, |placed| placed.at)..end.map_or(usize::MAX, |placed| placed.at)
    }

    /// The result of the innermost statement at a byte.
    #[must_use]
    pub fn result(&self, byte: usize) -> Option<PlacedResult<'_>> {
        let here = self.results().filter(|found| found.place.0 <= byte && byte <= found.place.1);
        here.min_by_key(|found| found.place().len())
    }

    /// The numbers of errors and of warnings.
    #[must_use]
    pub fn faults(&self) -> (usize, usize) {
        let of = |severity| self.remarks().filter(|remark| remark.diagnostic.severity() == severity).count();
        (of(Severity::Error), of(Severity::Warning))
    }
}
