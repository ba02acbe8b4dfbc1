//! What a text comes to: what is wrong with it, the results of its statements, and what is in force behind each.

use super::parts::{Kind, Part, parts};
use crate::diagnostic::Diagnostic;
use crate::lecture::{self, Form};
use crate::messages::Locale;
use crate::session::{Loaded, Loader, Outcome, Scope, Session, Sink, Snapshot};
use crate::source::{Source, Sources, Span};
use crate::syntax::tree::{Statement, StatementKind};
use std::ops::Range;
use std::time::{Duration, Instant};

/// A text that takes longer is run no further: an editor waits for its answer.
const LONGEST: Duration = Duration::from_secs(5);

/// Something to report in a text.
#[derive(Debug, Clone)]
pub(super) struct Remark {
    pub diagnostic: Diagnostic,
    /// Its bytes in the text; where the file is included, of something in that file.
    pub place: Range<usize>,
    /// The included file and the line of it, from 1.
    pub included: Option<(String, usize)>,
}

/// A text that was run.
#[derive(Debug, Default)]
pub(super) struct Analysis {
    pub remarks: Vec<Remark>,
    pub results: Vec<Outcome>,
    /// What is in force from a byte on, in order.
    states: Vec<(usize, Scope)>,
    /// Whether it took too long to be run to its end.
    pub is_cut_short: bool,
}

impl Analysis {
    /// Runs a text of this name.
    pub(super) fn of(name: &str, text: &str, kind: Kind, locale: Locale, loader: &dyn Loader) -> Self {
        let parts = parts(text, kind);
        let source = Source::new(name, text);
        let blanked = match kind {
            Kind::Script => text.to_owned(),
            Kind::Lecture => lecture::alone(text, &parts.iter().flat_map(|part| part.code.clone()).collect::<Vec<_>>()),
        };
        let mut collector = Collector {
            name,
            includes: includes(&parts),
            reached: 0,
            found: Self::default(),
            end: Instant::now() + LONGEST,
            reports: kind == Kind::Script,
        };
        let mut kept = Snapshot::default();
        for part in &parts {
            if part.starts_anew {
                kept = Snapshot::default();
            }
            collector.found.states.push((part.place.start, kept.scope.clone()));
            let mut session = Session::resume(kept, loader, &mut collector);
            session.run_within(&source, &blanked, part.place.clone());
            (kept, _) = session.suspend();
        }
        if kind == Kind::Lecture {
            collector.reports = true;
            let lecture = Loaded { name: name.to_owned(), text: text.to_owned() };
            lecture::weave(&lecture, Form::Markdown.into(), locale, loader, &mut Reports(&mut collector));
        }
        let is_cut_short = collector.interrupted();
        Self { is_cut_short, ..collector.found }
    }

    /// What is in force at a byte: behind the last statement that ends in front of it.
    pub(super) fn state(&self, byte: usize) -> Scope {
        let before = self.states.iter().take_while(|(from, _)| *from <= byte);
        before.last().map(|(_, state)| state.clone()).unwrap_or_default()
    }

    /// The result of the innermost statement at a byte.
    pub(super) fn result(&self, byte: usize) -> Option<&Outcome> {
        let here = self.results.iter().filter(|found| {
            let place = found.span.range();
            place.start <= byte && byte <= place.end
        });
        here.min_by_key(|found| found.span.range().len())
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
    end: Instant,
    /// Whether what is wrong is taken too.
    reports: bool,
}

impl Collector<'_> {
    /// Whether a place is in the text itself, and not in a file that it includes.
    fn is_own(&self, span: Span, sources: &Sources) -> bool {
        sources.get(span.file).is_some_and(|source| source.name == self.name)
    }
}

impl Sink for Collector<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
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
        Instant::now() > self.end
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        if !self.reports {
            return;
        }
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

/// Takes what is wrong with a lecture, whose results are known.
struct Reports<'a, 'b>(&'a mut Collector<'b>);

impl Sink for Reports<'_, '_> {
    fn outcome(&mut self, _: Outcome, _: &Sources) {}

    fn interrupted(&self) -> bool {
        self.0.interrupted()
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        self.0.diagnostic(diagnostic, sources);
    }
}
