//! A script that is run anew at each change of it: what stands as it stood, in what was in force then, is not run again.

use super::collector::{Collector, Yield};
use super::{Analysis, Placed, Watch};
use crate::session::{Loader, Session, Snapshot};
use crate::source::{FileId, Source, Sources};
use crate::syntax::{self, Chunk, MOST_MEANT};
use std::collections::{HashMap, VecDeque};
use std::ops::Range;
use std::rc::Rc;

/// Stretches that are ever run before all are forgotten: their texts are kept for the places that point to them.
const MOST_RUN: usize = 10_000;

/// What the stretches of a script came to when it was run last. It holds as long as the files do that the script reads.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    start: Snapshot,
    sources: Sources,
    stretches: Vec<Rc<Stretch>>,
}

/// A stretch that was run.
#[derive(Debug)]
struct Stretch {
    read: Rc<Read>,
    /// What was in force where it starts, and where it ends.
    before: Snapshot,
    after: Snapshot,
    found: Rc<Yield>,
}

/// A stretch that was read.
#[derive(Debug)]
struct Read {
    text: String,
    lines: usize,
    file: FileId,
    chunks: Vec<Chunk>,
    /// Whether nobody asked what its unreadable pieces mean.
    is_unasked: bool,
    /// Its pieces that cannot be read.
    refused: usize,
}

impl Memory {
    /// Runs a script; `watch` sees what had to be run.
    #[must_use]
    pub fn run(&mut self, name: &str, text: &str, loader: &dyn Loader, watch: &mut dyn Watch) -> Analysis {
        if self.sources.count() > MOST_RUN {
            *self = Self::default();
        }
        let places = syntax::stretches(text);
        let known = self.known(text, &places);
        let mut analysis = Analysis::default();
        let mut state = self.start.clone();
        let (mut refused, mut lines_above, mut run) = (0_usize, 0_usize, Vec::with_capacity(places.len()));
        for (place, known) in places.into_iter().zip(known) {
            if watch.interrupted() {
                break;
            }
            let is_unasked = refused > MOST_MEANT;
            let known = known.filter(|known| known.read.is_unasked == is_unasked);
            let stretch = match known {
                Some(known) if known.before.leads_as(&state) => known,
                known => {
                    let read = known.map(|known| Rc::clone(&known.read));
                    let text = text.get(place.clone()).unwrap_or("");
                    let read = read.unwrap_or_else(|| Rc::new(self.read(name, text, refused)));
                    Rc::new(self.stretch(name, read, state.clone(), loader, watch))
                }
            };
            refused = refused.saturating_add(stretch.read.refused);
            state.clone_from(&stretch.after);
            analysis.take(stretch.read.file, Placed { at: place.start, lines_above, found: Rc::clone(&stretch.found) });
            lines_above = lines_above.saturating_add(stretch.read.lines);
            run.push(stretch);
        }
        analysis.is_cut_short = watch.interrupted();
        if analysis.is_cut_short {
            // What was stopped is not what it would have come to.
            run.pop();
        }
        self.stretches = run;
        analysis
    }

    /// For each stretch one of the same words that was run: most often all before a change and all behind it.
    fn known(&self, text: &str, places: &[Range<usize>]) -> Vec<Option<Rc<Stretch>>> {
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

    fn read(&mut self, name: &str, text: &str, refused_before: usize) -> Read {
        let file = self.sources.add(Source::new(name, text));
        let mut refused = refused_before;
        let chunks = syntax::statements_of_stretch(file, text, &mut refused);
        Read {
            text: text.to_owned(),
            lines: text.matches('\n').count(),
            file,
            chunks,
            is_unasked: refused_before > MOST_MEANT,
            refused: refused.saturating_sub(refused_before),
        }
    }

    fn stretch(
        &mut self,
        name: &str,
        read: Rc<Read>,
        before: Snapshot,
        loader: &dyn Loader,
        watch: &mut dyn Watch,
    ) -> Stretch {
        let mut collector = Collector::new(name, watch);
        collector.found.states.push((0, before.scope.clone()));
        read.chunks.iter().for_each(|chunk| collector.expect_includes(&chunk.statements));
        let included_from = self.sources.next();
        let known = before.clone().among(std::mem::take(&mut self.sources));
        let mut session = Session::resume(known, loader, &mut collector);
        session.run_chunks(name, read.chunks.clone());
        let tally = session.tally();
        let mut after = session.pause();
        self.sources = std::mem::take(&mut after.sources);
        if after.scope.is_same(&before.scope) {
            after.forget_told(read.file, included_from);
        }
        let found = Rc::new(Yield { tally, ..collector.found });
        Stretch { read, before, after, found }
    }
}
