//! Runs a changed script again only where the change reaches: what stands as it stood, in what was in force then and over
//! the files that it read then, comes to what it came to.

use super::collector::{Collector, Yield};
use super::loads::{Load, Recorder};
use super::{Analysis, Placed, Watch};
use crate::session::{Loader, Session, Snapshot, Tally};
use crate::source::{FileId, Source, Sources};
use crate::syntax::{self, Chunk, Keyword, MOST_CORRECTED};
use std::collections::{HashMap, VecDeque};
use std::ops::Range;
use std::rc::Rc;

/// Texts that are kept before all is forgotten, and bytes of them: places point into them. A large script may have more.
const MOST_TEXTS: usize = 10_000;
const MOST_BYTES: usize = 32 << 20;

/// The most bytes of results to keep, as a multiple of the script's length.
const MOST_TIMES: usize = 4;

/// The results of a script's stretches when it was last run.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    pub(super) sources: Sources,
    pub(super) stretches: Vec<Rc<Stretch>>,
    /// True if the script looks back at the rulings of a board. Otherwise none is kept, so that one which is changed has no
    /// bearing on those behind it.
    keeps_given: bool,
}

/// A stretch that was run: a segment of a script, or a block of a lecture.
#[derive(Debug)]
pub(super) struct Stretch {
    pub read: Rc<ReadStretch>,
    /// The scopes in force at its start and at its end.
    pub before: Rc<Snapshot>,
    pub after: Rc<Snapshot>,
    /// The files that it read.
    loads: Vec<Load>,
    pub found: Rc<Yield>,
    /// True for a block whose errors are shown on purpose.
    pub hides_errors: bool,
}

/// A stretch that was read.
#[derive(Debug)]
pub(super) struct ReadStretch {
    text: String,
    lines: usize,
    pub file: FileId,
    chunks: Vec<Chunk>,
    /// Pieces of the script before it that cannot be read, and its own.
    refused_before: usize,
    refused: usize,
}

impl ReadStretch {
    /// Returns whether it would be read the same behind so many unreadable pieces; beyond some number of them no
    /// suggestion is made.
    fn stands_behind(&self, refused: usize) -> bool {
        let (fewer, more) = (refused.min(self.refused_before), refused.max(self.refused_before));
        fewer == more || fewer > MOST_CORRECTED || more.saturating_add(self.refused) <= MOST_CORRECTED
    }
}

impl Stretch {
    /// Returns whether it would come to the same from here.
    pub fn is_valid(&self, state: &Rc<Snapshot>, loader: &dyn Loader) -> bool {
        (Rc::ptr_eq(&self.before, state) || self.before.leads_as(state))
            && self.loads.iter().all(|load| load.holds(loader))
    }
}

impl Memory {
    /// Runs a script; `watch` sees what had to be run.
    #[must_use]
    pub fn run(&mut self, name: &str, text: &str, loader: &dyn Loader, watch: &mut dyn Watch) -> Analysis {
        let places = syntax::stretches(text);
        let known = self.known_stretches(text, &places);
        let mut analysis = Analysis::of_stretches(places.len());
        let mut state = Rc::new(Snapshot::default());
        let (mut refused, mut lines_above, mut run) = (0_usize, 0_usize, Vec::with_capacity(places.len()));
        for (place, known) in places.into_iter().zip(known) {
            let known = known.filter(|known| known.read.stands_behind(refused));
            let stretch = match known {
                Some(known) if known.is_valid(&state, loader) => known,
                _ if watch.interrupted() => break,
                known => {
                    let read = known.map(|known| Rc::clone(&known.read));
                    let text = text.get(place.clone()).unwrap_or("");
                    let read = read.unwrap_or_else(|| Rc::new(self.read(name, text, refused)));
                    Rc::new(self.stretch(name, read, state, loader, watch))
                }
            };
            refused = refused.saturating_add(stretch.read.refused);
            state = Rc::clone(&stretch.after);
            let (before, found) = (Rc::clone(&stretch.before), Rc::clone(&stretch.found));
            analysis.take(stretch.read.file, Placed::of(place.start, lines_above, before, found));
            lines_above = lines_above.saturating_add(stretch.read.lines);
            run.push(stretch);
        }
        analysis.is_cut_short = watch.interrupted();
        if analysis.is_cut_short {
            // A stretch that was stopped may lack results, so it is not kept.
            run.pop();
        }
        self.stretches = run;
        analysis.settle_verdicts();
        analysis
    }

    /// Forgets everything where much more is kept than the script has.
    fn prepare(&mut self, text: &str) {
        let texts = self.stretches.len().saturating_mul(MOST_TIMES).max(MOST_TEXTS);
        let bytes = text.len().saturating_mul(MOST_TIMES).saturating_add(MOST_BYTES);
        if self.sources.count() > texts || self.sources.bytes() > bytes {
            *self = Self::default();
        }
    }

    /// For each stretch one of the same words that was run: most often all before a change and all behind it. None where
    /// what is kept lacks what a new stretch looks at.
    pub(super) fn known_stretches(&mut self, text: &str, places: &[Range<usize>]) -> Vec<Option<Rc<Stretch>>> {
        self.prepare(text);
        let known = self.of_same_words(text, places);
        let looks_back = |(place, known): (&Range<usize>, &Option<Rc<Stretch>>)| {
            let words = || text.get(place.clone()).unwrap_or("");
            known.is_none() && [Keyword::Sheet, Keyword::Include].iter().any(|word| word.occurs_in(words()))
        };
        if self.keeps_given || !places.iter().zip(&known).any(looks_back) {
            return known;
        }
        *self = Self { keeps_given: true, ..Self::default() };
        places.iter().map(|_| None).collect()
    }

    fn of_same_words(&self, text: &str, places: &[Range<usize>]) -> Vec<Option<Rc<Stretch>>> {
        let words = |place: &Range<usize>| text.get(place.clone()).unwrap_or("");
        let is_same = |(place, known): &(&Range<usize>, &Rc<Stretch>)| words(place) == known.read.text;
        let before = places.iter().zip(&self.stretches).take_while(is_same).count();
        let rest = places.len().min(self.stretches.len()).saturating_sub(before);
        let behind = places.iter().rev().zip(self.stretches.iter().rev()).take(rest).take_while(is_same).count();
        let between = |all: usize| before..all.saturating_sub(behind);
        let mut moved: HashMap<&str, VecDeque<&Rc<Stretch>>> = HashMap::new();
        for stretch in self.stretches.get(between(self.stretches.len())).unwrap_or(&[]) {
            moved.entry(&stretch.read.text).or_default().push_back(stretch);
        }
        let mut found = |place| moved.get_mut(words(place)).and_then(VecDeque::pop_front).cloned();
        let changed = places.get(between(places.len())).unwrap_or(&[]).iter().map(&mut found);
        let first = self.stretches.iter().take(before).cloned().map(Some);
        let last = self.stretches.iter().skip(self.stretches.len().saturating_sub(behind)).cloned().map(Some);
        first.chain(changed).chain(last).collect()
    }

    pub(super) fn read(&mut self, name: &str, text: &str, refused_before: usize) -> ReadStretch {
        let file = self.sources.add(Source::new(name, text));
        let mut refused = refused_before;
        let chunks = syntax::statements_of_stretch(file, text, &mut refused);
        let (lines, refused) = (text.matches('\n').count(), refused.saturating_sub(refused_before));
        ReadStretch { text: text.to_owned(), lines, file, chunks, refused_before, refused }
    }

    fn stretch(
        &mut self,
        name: &str,
        read: Rc<ReadStretch>,
        before: Rc<Snapshot>,
        loader: &dyn Loader,
        watch: &mut dyn Watch,
    ) -> Stretch {
        self.run_stretch(name, read, before, (loader, watch), (false, |session| session.pause()))
    }

    /// Runs a block of a lecture.
    pub(super) fn block(
        &mut self,
        name: &str,
        read: Rc<ReadStretch>,
        before: Rc<Snapshot>,
        hides_errors: bool,
        by: (&dyn Loader, &mut dyn Watch),
    ) -> Stretch {
        self.run_stretch(name, read, before, by, (hides_errors, |session| session.suspend().0))
    }

    fn run_stretch(
        &mut self,
        name: &str,
        read: Rc<ReadStretch>,
        before: Rc<Snapshot>,
        (loader, watch): (&dyn Loader, &mut dyn Watch),
        (hides_errors, end): (bool, fn(Session<'_>) -> Snapshot),
    ) -> Stretch {
        if read.chunks.is_empty() {
            let after = Rc::clone(&before);
            return Stretch { read, before, after, loads: Vec::new(), found: Rc::default(), hides_errors };
        }
        let mut collector = Collector::new(name, watch);
        collector.hides_errors = hides_errors;
        read.chunks.iter().for_each(|chunk| collector.expect_includes(&chunk.statements));
        let recorder = Recorder::of(loader);
        let mut session = Session::from(before.among(std::mem::take(&mut self.sources)), &recorder, &mut collector);
        session.run_chunks(name, read.chunks.clone());
        let tally = session.tally();
        let after = end(session);
        let mut after = if self.keeps_given { after } else { after.without_given() };
        self.sources = std::mem::take(&mut after.sources);
        let after = if after.leads_as(&before) { Rc::clone(&before) } else { Rc::new(after) };
        let hidden = if hides_errors { tally.errors } else { 0 };
        let tally = Tally { errors: tally.errors.saturating_sub(hidden), ..tally };
        let found = Rc::new(Yield { tally, hidden, ..collector.found });
        Stretch { read, before, after, loads: recorder.loads(), found, hides_errors }
    }
}
