//! A lecture with its blocks executed and its figures filled in.

use super::Form;
use super::blocks::{Fenced, alone, misspelt, pictures, sections};
use super::front;
use super::options::BlockOptions;
use super::prose::{self, FigurePlace, requested};
use super::ranges::Ranges;
use super::woven::{self, BlockResults, Shown};
use crate::diagnostic::{Diagnostic, Problem, Severity, closest};
use crate::messages::{self, Locale};
use crate::procedures;
use crate::render::{self, Block, Style};
use crate::session::{Loaded, Loader, Session, Sink, Snapshot, Tally};
use crate::session::{Outcome, OutcomeKind};
use crate::source::{FileId, Source, Sources, Span};
use std::ops::Range;

/// What a block is called in the errors that it is there to show: its lines are its own, so that they stay as they are
/// wherever the block goes.
const BLOCK: &str = "ruling";

/// Blocks and included files that errors of later blocks may point to.
const TEXTS: usize = 200;

/// A lecture whose figures are filled in, with the results of its blocks in order.
pub(super) struct Executed {
    /// The text; with the results woven in where it is Markdown that is asked for.
    pub text: String,
    pub results: Vec<BlockResults>,
    pub tally: Tally,
}

/// Executes a lecture's blocks and computes its figures.
pub(super) fn execute(
    lecture: &Loaded,
    problems: Vec<(Problem, Range<usize>)>,
    form: Form,
    locale: Locale,
    loader: &dyn Loader,
    sink: &mut dyn Sink,
) -> Executed {
    let bare = front::without(&lecture.text);
    let markdown = bare.as_ref();
    let sections = sections(markdown);
    let code = prose::code(markdown);
    let (woven, unclosed) = woven::ranges(markdown, &Ranges::of(code.iter().cloned()));
    let places = prose::places(markdown, &Ranges::of(code.into_iter().chain(woven.iter().cloned())));
    let blocks = || sections.iter().flat_map(|section| section.blocks.iter().chain(&section.procedures));
    let rulings = || sections.iter().flat_map(|section| &section.blocks);
    let scripts: Vec<Range<usize>> = rulings().flat_map(|block| block.code.iter().cloned()).collect();
    let mut weaving = Weaving {
        document: Source::new(lecture.name.as_str(), lecture.text.as_str()),
        scripts: alone(markdown, &scripts),
        locale,
        loader,
        sink,
        tally: Tally::default(),
        results: Vec::new(),
        figures: Vec::new(),
    };
    weaving.look_over(markdown, problems, unclosed, form);
    let mut places = places.iter().peekable();
    for section in &sections {
        let mut steps: Vec<Step<'_>> = section.blocks.iter().map(Step::Block).collect();
        steps.extend(section.procedures.iter().map(Step::Procedure));
        while let Some(place) = places.next_if(|place| place.range.start < section.range.end) {
            steps.push(Step::Figure(place));
        }
        steps.sort_by_key(Step::start);
        weaving.section(&steps);
    }
    if form == Form::Markdown {
        for open in blocks().filter(|block| !block.closed) {
            let fence = markdown.get(open.range.clone()).and_then(|block| block.lines().next()).map_or(0, str::len);
            let place = open.range.start..open.range.start.saturating_add(fence);
            weaving.refuse(place, Problem::FenceOpen);
        }
    }
    let Weaving { tally, results, figures, .. } = weaving;
    let mut edits: Vec<(Range<usize>, String)> = woven.into_iter().map(|range| (range, String::new())).collect();
    for (range, written, value) in figures {
        let value = if form == Form::Markdown { prose::kept(&written, &value) } else { value };
        edits.push((range, value));
    }
    if form == Form::Markdown {
        edits.extend(results.iter().map(|results| woven::beside(markdown, results)));
    }
    // Markdown keeps what stands above it; a page and an article have it in their own way.
    let whole = if form == Form::Markdown { lecture.text.as_str() } else { markdown };
    Executed { text: edited(whole, edits), results, tally }
}

enum Step<'a> {
    Block(&'a Fenced),
    Procedure(&'a Fenced),
    Figure(&'a FigurePlace),
}

impl Step<'_> {
    fn start(&self) -> usize {
        match self {
            Self::Block(block) | Self::Procedure(block) => block.range.start,
            Self::Figure(place) => place.range.start,
        }
    }
}

struct Weaving<'a> {
    document: Source,
    /// The document with everything blank but what is executed.
    scripts: String,
    /// Its language, where a script in it asks for no other.
    locale: Locale,
    loader: &'a dyn Loader,
    sink: &'a mut dyn Sink,
    tally: Tally,
    results: Vec<BlockResults>,
    /// Where each figure stands, what was written, and what it is.
    figures: Vec<(Range<usize>, String, String)>,
}

impl Weaving<'_> {
    /// Tells what is wrong with the lecture itself.
    fn refuse(&mut self, place: Range<usize>, problem: Problem) {
        self.tally.errors = self.tally.errors.saturating_add(1);
        self.remark(place, problem);
    }

    /// Tells what the author may not have meant.
    fn remark(&mut self, place: Range<usize>, problem: Problem) {
        let mut sources = Sources::default();
        let file = sources.add(self.document.clone());
        let diagnostic = Diagnostic::at(Span::new(file, place.start, place.end), problem);
        self.sink.diagnostic(diagnostic, &sources);
    }

    /// Tells what is wrong with the text, whatever its blocks come to.
    fn look_over(
        &mut self,
        markdown: &str,
        problems: Vec<(Problem, Range<usize>)>,
        unclosed: Option<Range<usize>>,
        form: Form,
    ) {
        for (problem, place) in problems {
            self.refuse(place, problem);
        }
        for (word, place) in misspelt(markdown) {
            self.remark(place, Problem::LectureFence { word });
        }
        if form != Form::Markdown {
            for place in pictures(markdown) {
                self.remark(place, Problem::LecturePicture);
            }
        }
        if let Some(marker) = unclosed {
            self.refuse(marker, Problem::WovenUnclosed);
        }
    }

    /// A section starts with nothing in force.
    fn section(&mut self, steps: &[Step<'_>]) {
        let (mut kept, mut case) = (Snapshot::default(), None);
        for step in steps {
            match step {
                Step::Block(block) => kept = self.block(block, kept, &mut case),
                Step::Procedure(block) => {
                    let locale = kept.scope.locale().unwrap_or(self.locale);
                    self.procedure(block, locale);
                }
                Step::Figure(place) => self.figure(place, &kept),
            }
        }
    }

    /// A procedure of the Laws, drawn in the place of its block.
    fn procedure(&mut self, block: &Fenced, locale: Locale) {
        let name = block.options.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join(" ");
        let shown = match procedures::named(&name) {
            Some(procedure) => vec![Shown::Result(vec![Block::Flow(Box::new(render::flow(procedure, locale)))])],
            None => {
                let place = match (block.options.first(), block.options.last()) {
                    (Some((_, first)), Some((_, last))) => first.start..last.end,
                    _ => block.range.clone(),
                };
                let suggestion = closest(&name, procedures::names());
                self.refuse(place, Problem::UnknownProcedure { name, suggestion });
                Vec::new()
            }
        };
        let options = BlockOptions::hidden();
        self.results.push(BlockResults { options, code: String::new(), shown, range: block.range.clone() });
    }

    fn block(&mut self, block: &Fenced, mut kept: Snapshot, case: &mut Option<String>) -> Snapshot {
        let (options, problems) = BlockOptions::of(block);
        for (problem, place) in problems {
            self.refuse(place, problem);
        }
        let code: String = block.code.iter().filter_map(|range| self.document.text.get(range.clone())).collect();
        kept.sources.forget_before(TEXTS);
        let mut collector = Collector {
            document: &self.document,
            locale: self.locale,
            code: &code,
            ranges: &block.code,
            options,
            case,
            shown: Vec::new(),
            lacks_chart: false,
            sink: &mut *self.sink,
        };
        let mut session = Session::resume(kept, self.loader, &mut collector);
        session.run_within(&self.document, &self.scripts, block.lines());
        let tally = session.tally();
        let (kept, _) = session.suspend();
        let (shown, lacks_chart) = (collector.shown, collector.lacks_chart);
        if lacks_chart && !options.error {
            let is_chart = |word: &str| word.to_lowercase().ends_with("chart");
            let place = block.options.iter().find(|(word, _)| is_chart(word)).map(|(_, place)| place.clone());
            self.remark(place.unwrap_or_else(|| block.range.clone()), Problem::LectureNoChart);
        }
        self.tally.passed = self.tally.passed.saturating_add(tally.passed);
        self.tally.failed = self.tally.failed.saturating_add(tally.failed);
        if !options.error {
            self.tally.errors = self.tally.errors.saturating_add(tally.errors);
        } else if tally.errors == 0 {
            let place = block.options.iter().find(|(word, _)| word.eq_ignore_ascii_case("error"));
            let place = place.map_or_else(|| block.range.clone(), |(_, place)| place.clone());
            self.refuse(place, Problem::LectureNoError);
        }
        self.results.push(BlockResults { options, code, shown, range: block.range.clone() });
        kept
    }

    fn figure(&mut self, place: &FigurePlace, kept: &Snapshot) {
        let written = self.document.text.get(place.written.clone()).unwrap_or("").to_owned();
        let request = match requested(&written) {
            Ok(request) => request,
            Err(problem) => return self.refuse(place.written.clone(), problem),
        };
        let locale = kept.scope.locale().unwrap_or(self.locale);
        let found = kept.scope.figures(request.name, Span::default());
        let value = found.map_err(|problems| problems.into_iter().map(|one| one.problem).collect());
        match value.and_then(|summary| request.of(&summary, locale).map_err(|problem| vec![problem])) {
            Ok(value) => self.figures.push((place.range.clone(), written, value)),
            Err(problems) => problems.into_iter().for_each(|problem| self.refuse(place.written.clone(), problem)),
        }
    }
}

/// Takes what a block yields.
struct Collector<'a> {
    document: &'a Source,
    locale: Locale,
    code: &'a str,
    ranges: &'a [Range<usize>],
    options: BlockOptions,
    /// The case of the last result shown.
    case: &'a mut Option<String>,
    shown: Vec<Shown>,
    /// Whether a chart was asked for where none can be drawn.
    lacks_chart: bool,
    sink: &'a mut dyn Sink,
}

impl Sink for Collector<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        if matches!(outcome.kind, OutcomeKind::Expectation(_)) {
            return self.sink.outcome(outcome, sources);
        }
        // A script may ask for another language than its lecture.
        let locale = outcome.locale.unwrap_or(self.locale);
        let draw = if self.options.charts() { render::charted } else { render::blocks };
        let mut blocks = draw(&outcome, locale, self.options.detail());
        self.lacks_chart |= self.options.charts() && render::lacks_chart(&outcome, &blocks);
        blocks = self.options.select(blocks);
        let head =
            outcome.case.as_ref().filter(|_| *self.case != outcome.case).map(|case| messages::case(locale, case));
        if let Some(head) = head.map(Block::Case).filter(|head| self.options.shows(head)) {
            blocks.insert(0, head);
        }
        self.case.clone_from(&outcome.case);
        if blocks.is_empty() {
            return;
        }
        self.shown.push(match outcome.kind {
            OutcomeKind::Answer(_) => Shown::Answer(outcome.case, blocks),
            _ => Shown::Result(blocks),
        });
    }

    fn interrupted(&self) -> bool {
        self.sink.interrupted()
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        let is_shown = self.options.error && diagnostic.severity() == Severity::Error;
        let in_document = |file: FileId| sources.get(file).is_some_and(|source| source.name == self.document.name);
        let Some(span) = diagnostic.span.filter(|span| in_document(span.file)) else {
            return self.pass(is_shown, diagnostic, sources);
        };
        // What is shown has the block's own lines, what is told the lecture's, and not the blanks that were run.
        let mut own = Sources::default();
        let (start, end) = (span.start as usize, span.end as usize);
        let span = if is_shown {
            let file = own.add(Source::new(BLOCK, self.code));
            // Another block's lines would move with the lecture.
            let here = self.ranges.first().is_some_and(|first| first.start <= start);
            here.then(|| Span::new(file, self.within(start), self.within(end)))
        } else {
            let file = own.add(self.document.clone());
            Some(Span::new(file, start, end))
        };
        self.pass(is_shown, Diagnostic { span, ..diagnostic }, &own);
    }
}

impl Collector<'_> {
    fn pass(&mut self, is_shown: bool, diagnostic: Diagnostic, sources: &Sources) {
        if is_shown {
            self.shown.push(Shown::Error(render::diagnostic(&diagnostic, sources, Style::default(), self.locale)));
        } else {
            self.sink.diagnostic(diagnostic, sources);
        }
    }

    /// Where a byte of the document stands in the block's own lines.
    fn within(&self, at: usize) -> usize {
        let mut before = 0_usize;
        for range in self.ranges {
            if at <= range.end {
                return before.saturating_add(at.saturating_sub(range.start));
            }
            before = before.saturating_add(range.len());
        }
        before
    }
}

/// The text with each range replaced.
fn edited(markdown: &str, mut edits: Vec<(Range<usize>, String)>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    let (mut text, mut at) = (String::with_capacity(markdown.len()), 0);
    for (range, new) in edits {
        text.push_str(markdown.get(at..range.start).unwrap_or(""));
        text.push_str(&new);
        at = at.max(range.end);
    }
    text.push_str(markdown.get(at..).unwrap_or(""));
    text
}
