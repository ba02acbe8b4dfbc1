//! The blocks of a lecture are run one after the other, each in what those before it under its heading left in force.

use super::Manner;
use super::blocks::Fenced;
use super::collector::Collector;
use super::numbers::Numbered;
use super::options::BlockOptions;
use super::woven::WovenResult;
use crate::messages::Locale;
use crate::session::{Loaded, Loader, Scope, Session, Sink, Snapshot, Tally};
use crate::source::Source;

/// Blocks and included files that errors of later blocks may point to.
const TEXTS: usize = 200;

/// A block that is to be run.
#[derive(Debug, Clone, Copy)]
pub struct BlockToRun<'a> {
    /// The block.
    pub block: &'a Fenced,
    /// Its lines, without what indents or quotes them.
    pub code: &'a str,
    /// How it is shown.
    pub options: &'a BlockOptions,
    /// True if nothing of a block before it is in force.
    pub starts_anew: bool,
}

/// The outcome of a block.
#[derive(Default)]
pub struct BlockRun {
    /// Expectations and errors, those that are shown on purpose too.
    pub tally: Tally,
    /// True if a chart was asked for where none can be drawn.
    pub lacks_chart: bool,
    /// The facts in force behind it.
    pub scope: Scope,
    /// The part of it that a reader sees.
    pub(super) woven: BlockOutput,
}

impl BlockRun {
    /// A block of which nothing is written.
    #[must_use]
    pub fn unwritten(tally: Tally, lacks_chart: bool, scope: Scope) -> Self {
        Self { tally, lacks_chart, scope, woven: BlockOutput::default() }
    }
}

/// The part of a block that a reader sees.
pub(super) struct BlockOutput {
    pub output: Vec<WovenResult>,
    pub kind: Numbered,
    /// The number of its first question, if it has one.
    pub first_question: usize,
}

impl Default for BlockOutput {
    fn default() -> Self {
        Self { output: Vec::new(), kind: Numbered::Table, first_question: 1 }
    }
}

/// Runs the blocks of a lecture in their order.
pub trait RunBlocks {
    /// Runs the next block; what it yields may go to `sink`.
    fn run(&mut self, next: &BlockToRun<'_>, sink: &mut dyn Sink) -> BlockRun;
}

/// Runs blocks for a lecture that is written.
pub(super) struct WovenBlocks<'a> {
    document: Source,
    /// The document with everything blank but what is executed.
    scripts: String,
    manner: Manner,
    locale: Locale,
    loader: &'a dyn Loader,
    kept: Snapshot,
    /// The case of the last result shown.
    case: Option<String>,
    /// The number of the next question.
    questions: usize,
}

impl<'a> WovenBlocks<'a> {
    pub fn of(
        lecture: &Loaded,
        scripts: String,
        (manner, locale, questions): (Manner, Locale, usize),
        loader: &'a dyn Loader,
    ) -> Self {
        let document = Source::new(lecture.name.as_str(), lecture.text.as_str());
        Self { document, scripts, manner, locale, loader, kept: Snapshot::default(), case: None, questions }
    }
}

impl RunBlocks for WovenBlocks<'_> {
    fn run(&mut self, next: &BlockToRun<'_>, sink: &mut dyn Sink) -> BlockRun {
        if next.starts_anew {
            (self.kept, self.case) = (Snapshot::default(), None);
        }
        let first_question = self.questions;
        let mut kept = std::mem::take(&mut self.kept);
        kept.sources.forget_before(TEXTS);
        let mut collector = Collector {
            document: &self.document,
            locale: self.locale,
            code: next.code,
            ranges: &next.block.code,
            options: next.options,
            manner: self.manner,
            case: &mut self.case,
            output: Vec::new(),
            questions: Vec::new(),
            facts: Vec::new(),
            lacks_chart: false,
            kind: Numbered::Table,
            sink,
        };
        let before = kept.scope.clone();
        let mut session = Session::resume(kept, self.loader, &mut collector);
        session.run_within(&self.document, &self.scripts, next.block.lines());
        let (tally, question) = (session.tally(), session.questions().to_vec());
        let (kept, _) = session.suspend();
        self.questions = collector.with_data(&question, self.questions, [&before, &kept.scope]);
        let Collector { output, lacks_chart, kind, .. } = collector;
        self.kept = kept;
        BlockRun {
            tally,
            lacks_chart,
            scope: self.kept.scope.clone(),
            woven: BlockOutput { output, kind, first_question },
        }
    }
}
