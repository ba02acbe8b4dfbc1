//! Runs a changed lecture again only where the change reaches: a block that stands as it stood, in what was in force then,
//! comes to what it came to.

use super::collector::Yield;
use super::memory::Stretch;
use super::{Analysis, Memory, Placed, Remarked, Watch};
use crate::diagnostic::{Diagnostic, Severity};
use crate::lecture::{self, BlockRun, BlockToRun, Manuscript, RunBlocks};
use crate::messages::Locale;
use crate::session::{Loaded, Loader, Outcome, Sink, Snapshot, Tally};
use crate::source::{FileId, Source, Sources, Span};
use std::ops::Range;
use std::rc::Rc;

impl Memory {
    /// Runs the blocks of a lecture, and looks it over; `watch` sees what had to be run.
    #[must_use]
    pub fn run_lecture(
        &mut self,
        lecture: &Loaded,
        manuscript: &Manuscript,
        locale: Locale,
        loader: &dyn Loader,
        watch: &mut dyn Watch,
    ) -> Analysis {
        let scripts = lecture::alone(&lecture.text, &manuscript.scripts());
        let places: Vec<Range<usize>> = manuscript.blocks().map(lecture::Fenced::lines).collect();
        let known = self.known_stretches(&scripts, &places);
        // Places of what is wrong with the lecture itself count from its start.
        let file = self.sources.add(Source::new(lecture.name.as_str(), ""));
        let mut blocks = Blocks {
            name: &lecture.name,
            scripts: &scripts,
            locale,
            loader,
            memory: self,
            watch,
            known: known.into_iter(),
            state: Rc::default(),
            counted: (0, 0),
            analysis: Analysis::default(),
            run: Vec::with_capacity(places.len()),
        };
        let mut own = OwnRemarks { file, found: Yield::default() };
        lecture::check(lecture, manuscript, locale, loader, (&mut blocks, &mut own));
        let Blocks { mut analysis, run, watch, .. } = blocks;
        analysis.is_cut_short = watch.interrupted();
        self.stretches = run;
        let errors = own.found.remarks.iter().filter(|remark| remark.diagnostic.severity() == Severity::Error).count();
        analysis.tally.errors = analysis.tally.errors.saturating_add(errors);
        analysis.found.insert(0, Placed::of(0, 0, Rc::default(), Rc::new(own.found)));
        analysis
    }
}

/// Runs the blocks that have to be run.
struct Blocks<'a> {
    name: &'a str,
    /// The lecture with everything blank but its blocks.
    scripts: &'a str,
    locale: Locale,
    loader: &'a dyn Loader,
    memory: &'a mut Memory,
    watch: &'a mut dyn Watch,
    /// For each block one of the same words that was run.
    known: std::vec::IntoIter<Option<Rc<Stretch>>>,
    state: Rc<Snapshot>,
    /// A byte, and the lines before it.
    counted: (usize, usize),
    analysis: Analysis,
    run: Vec<Rc<Stretch>>,
}

impl RunBlocks for Blocks<'_> {
    fn run(&mut self, next: &BlockToRun<'_>, _: &mut dyn Sink) -> BlockRun {
        let known = self.known.next().flatten();
        if next.starts_anew {
            self.state = Rc::default();
        }
        if self.watch.interrupted() {
            return BlockRun::default();
        }
        let (place, hides) = (next.block.lines(), next.options.error);
        let stretch = match known {
            Some(known) if known.hides_errors == hides && known.is_valid(&self.state, self.loader) => known,
            known => {
                let read = known.map(|known| Rc::clone(&known.read));
                let text = self.scripts.get(place.clone()).unwrap_or("");
                let read = read.unwrap_or_else(|| Rc::new(self.memory.read(self.name, text, 0)));
                Rc::new(self.memory.block(self.name, read, Rc::clone(&self.state), hides, (self.loader, self.watch)))
            }
        };
        self.state = Rc::clone(&stretch.after);
        let Yield { results, tally, hidden, .. } = stretch.found.as_ref();
        let tally = Tally { errors: tally.errors.saturating_add(*hidden), ..*tally };
        let locale = |outcome: &Outcome| outcome.locale.unwrap_or(self.locale);
        let lacks_chart = results.iter().any(|outcome| next.options.lacks_chart(outcome, locale(outcome)));
        let lines_above = self.lines_above(place.start);
        let (before, found) = (Rc::clone(&stretch.before), Rc::clone(&stretch.found));
        self.analysis.take(stretch.read.file, Placed::of(place.start, lines_above, before, found));
        if !self.watch.interrupted() {
            // A block that was stopped may lack results, so it is not kept.
            self.run.push(stretch);
        }
        BlockRun::unwritten(tally, lacks_chart, self.state.scope.clone())
    }
}

impl Blocks<'_> {
    /// Lines of the lecture above a byte; asked for in order.
    fn lines_above(&mut self, byte: usize) -> usize {
        let (from, above) = self.counted;
        let between = self.scripts.get(from..byte).unwrap_or("").matches('\n').count();
        self.counted = (byte.max(from), above.saturating_add(between));
        self.counted.1
    }
}

/// Takes what is wrong with a lecture beside its blocks.
struct OwnRemarks {
    file: FileId,
    found: Yield,
}

impl Sink for OwnRemarks {
    fn outcome(&mut self, _: Outcome, _: &Sources) {}

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        let span = diagnostic.span.map(|span| Span { file: self.file, ..span });
        self.found.remarks.push(Remarked { diagnostic: Diagnostic { span, ..diagnostic }, included: None });
    }
}
