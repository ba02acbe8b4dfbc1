//! A lecture with its blocks executed and its figures filled in.

mod figures;

use super::bibliography::{Entry, entries};
use super::blanks::without_answers;
use super::blocks::{Fenced, alone};
use super::edits::apply_edits;
use super::formulas::is_readable;
use super::front::{self, FrontMatter};
use super::headings::Heading;
use super::manuscript::Manuscript;
use super::numbers::Numbered;
use super::options::BlockOptions;
use super::pandoc;
use super::pictures::{Picture, Pictures};
use super::prose::{self, FigurePlace};
use super::ranges::Ranges;
use super::running::{BlockOutput, BlockRun, BlockToRun, RunBlocks, WovenBlocks};
use super::woven::{self, BlockResults, WovenResult};
use super::{Form, Manner};
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::messages::Locale;
use crate::procedures;
use crate::render::{self, Block};
use crate::session::{Loaded, Loader, Scope, Sink, Tally};
use crate::source::{Source, Sources, Span};
use figures::FilledPlace;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::ops::Range;

/// A lecture whose figures are filled in, with the results of its blocks in order.
pub(super) struct Executed {
    /// The text; with the results woven in where it is Markdown that is asked for.
    pub text: String,
    pub results: Vec<BlockResults>,
    /// The pictures that were found.
    pub pictures: Pictures,
    /// Its own style sheet.
    pub style: String,
    pub tally: Tally,
}

/// A lecture that is looked over and executed, and how.
pub(super) struct Asked<'a> {
    pub lecture: &'a Loaded,
    pub manuscript: &'a Manuscript,
    pub front: &'a FrontMatter,
    /// The problems of its front matter.
    pub problems: Vec<(Problem, Range<usize>)>,
    pub manner: Manner,
    /// Its language, where a script in it asks for no other.
    pub locale: Locale,
}

/// Executes a lecture's blocks and computes its figures.
pub(super) fn execute(asked: Asked<'_>, loader: &dyn Loader, sink: &mut dyn Sink) -> Executed {
    let bare = front::without(&asked.lecture.text);
    let (markdown, manner) = (bare.as_ref(), asked.manner);
    let lecture = asked.lecture;
    let scripts = alone(markdown, &asked.manuscript.scripts());
    let mut blocks = WovenBlocks::of(lecture, scripts, (manner, asked.locale, 1), loader);
    let (mut weaving, About { sources, style, woven }) = weaving(markdown, asked, loader, (&mut blocks, sink));
    let figures = weaving.numbered();
    let Weaving { tally, results, pictures, .. } = weaving;
    let mut text = filled(&lecture.text, markdown, manner.form, (woven, figures), &results);
    if manner.form != Form::Markdown && !sources.is_empty() {
        text.push_str(&format!("\n\n{}", sources.iter().map(Entry::line).collect::<String>()));
    }
    Executed { text, results, pictures, style, tally }
}

/// Reports what is wrong with a lecture, whose blocks somebody else runs.
pub(super) fn check(asked: Asked<'_>, loader: &dyn Loader, blocks: &mut dyn RunBlocks, sink: &mut dyn Sink) {
    let bare = front::without(&asked.lecture.text);
    let (mut weaving, _) = weaving(bare.as_ref(), asked, loader, (blocks, sink));
    weaving.numbered();
}

/// Executes a passage of a lecture whose first question has this number: the results of its blocks, and the figures of its
/// prose by where they stand.
pub(super) fn execute_passage(
    passage: &Loaded,
    (manner, locale, first): (Manner, Locale, usize),
    loader: &dyn Loader,
    sink: &mut dyn Sink,
) -> (Vec<BlockResults>, BTreeMap<usize, String>, Tally) {
    let (front, manuscript) = (FrontMatter::default(), Manuscript::of(&passage.text));
    let scripts = alone(&passage.text, &manuscript.scripts());
    let mut blocks = WovenBlocks::of(passage, scripts, (manner, locale, first), loader);
    let asked =
        Asked { lecture: passage, manuscript: &manuscript, front: &front, problems: Vec::new(), manner, locale };
    let (mut weaving, _) = weaving(&passage.text, asked, loader, (&mut blocks, sink));
    let figures = weaving.numbered().into_iter().map(|(range, _, value)| (range.start, value)).collect();
    (weaving.results, figures, weaving.tally)
}

/// The files that a lecture names, and the places of what was woven in before.
struct About {
    sources: Vec<Entry>,
    style: String,
    woven: Vec<Range<usize>>,
}

/// The lecture with everything looked over and executed.
fn weaving<'a>(
    markdown: &'a str,
    Asked { lecture, manuscript, front, problems, manner, locale }: Asked<'a>,
    loader: &'a dyn Loader,
    (runner, sink): (&'a mut dyn RunBlocks, &'a mut dyn Sink),
) -> (Weaving<'a>, About) {
    let code = &manuscript.code;
    let (woven, unclosed) = woven::ranges(markdown, &Ranges::of(code.iter().cloned()));
    let places = prose::places(markdown, &Ranges::of(code.iter().chain(&woven).cloned()));
    let mut weaving = Weaving {
        document: Source::new(lecture.name.as_str(), lecture.text.as_str()),
        markdown,
        front,
        manner,
        locale,
        loader,
        runner,
        sink,
        tally: Tally::default(),
        results: Vec::new(),
        figures: Vec::new(),
        pictures: Pictures::new(),
        headings: OnceCell::new(),
    };
    let (sources, style) = weaving.files(front);
    weaving.look_over(manuscript, &sources, problems, unclosed);
    let mut places = places.iter().peekable();
    for section in &manuscript.sections {
        let mut steps: Vec<Step<'_>> = section.blocks.iter().map(Step::Block).collect();
        steps.extend(section.procedures.iter().map(Step::Procedure));
        while let Some(place) = places.next_if(|place| place.range.start < section.range.end) {
            steps.push(Step::Figure(place));
        }
        steps.sort_by_key(Step::start);
        weaving.section(&steps);
    }
    if manner.form == Form::Markdown {
        let blocks = manuscript.sections.iter().flat_map(|section| section.blocks.iter().chain(&section.procedures));
        blocks.filter(|block| !block.closed).for_each(|open| weaving.open(open));
    }
    (weaving, About { sources, style, woven })
}

/// A place of the prose: its range, what was written there, and what it holds.
type Filled = (Range<usize>, String, String);

/// The text without what was woven in before, with its figures and, where they stand in it, its results.
fn filled(
    lecture: &str,
    markdown: &str,
    form: Form,
    (woven, figures): (Vec<Range<usize>>, Vec<Filled>),
    results: &[BlockResults],
) -> String {
    let mut edits: Vec<(Range<usize>, String)> = woven.into_iter().map(|range| (range, String::new())).collect();
    let mut beginnings = prose::Beginnings::default();
    for (range, written, value) in figures {
        let begins = beginnings.at(markdown, range.start);
        let value = if form == Form::Markdown { prose::kept(begins, &written, &value) } else { value };
        edits.push((range, value));
    }
    match form {
        Form::Markdown => edits.extend(results.iter().map(|results| woven::beside(markdown, results))),
        Form::Pandoc => edits.extend(results.iter().map(pandoc::in_place)),
        Form::Html | Form::Latex | Form::Slides | Form::Typst => {}
    }
    // Markdown keeps its front matter; a page and an article show it in their own way.
    apply_edits(if form == Form::Markdown { lecture } else { markdown }, edits)
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
    /// Its text without front matter.
    markdown: &'a str,
    front: &'a FrontMatter,
    manner: Manner,
    /// Its language, where a script in it asks for no other.
    locale: Locale,
    loader: &'a dyn Loader,
    runner: &'a mut dyn RunBlocks,
    sink: &'a mut dyn Sink,
    tally: Tally,
    results: Vec<BlockResults>,
    figures: Vec<FilledPlace>,
    pictures: Pictures,
    /// Read when the text refers to a section.
    headings: OnceCell<Vec<Heading>>,
}

impl Weaving<'_> {
    /// Tells what is wrong with the lecture itself.
    fn refuse(&mut self, place: Range<usize>, problem: Problem) {
        self.tally.errors = self.tally.errors.saturating_add(1);
        self.remark(place, problem);
    }

    /// Reports the author's probable mistakes.
    fn remark(&mut self, place: Range<usize>, problem: Problem) {
        let mut sources = Sources::default();
        let file = sources.add(self.document.clone());
        let diagnostic = Diagnostic::at(Span::new(file, place.start, place.end), problem);
        self.sink.diagnostic(diagnostic, &sources);
    }

    /// The sources and the style sheet of the files named above the text.
    fn files(&mut self, front: &FrontMatter) -> (Vec<Entry>, String) {
        let read = |named: &Option<(String, Range<usize>)>| {
            let (name, place) = named.as_ref()?;
            let loaded = self.loader.load(name, &self.document.name).ok();
            Some((name.clone(), place.clone(), loaded.map(|loaded| loaded.text)))
        };
        let (bibliography, style) = (read(&front.bibliography), read(&front.style));
        let sources = bibliography.map(|(name, place, text)| (name, place, text.and_then(|text| entries(&text))));
        // A style sheet that closes its element would go on as text of the page.
        let style = style.map(|(name, place, text)| (name, place, text.filter(|text| !text.contains('<'))));
        let sources = sources.map(|(name, place, found)| self.found(name, place, found)).unwrap_or_default();
        let style = style.map(|(name, place, found)| self.found(name, place, found)).unwrap_or_default();
        (sources, style)
    }

    /// The text of a file; none, and a message, where it holds something else.
    fn found<T: Default>(&mut self, name: String, place: Range<usize>, found: Option<T>) -> T {
        if found.is_none() {
            self.refuse(place, Problem::LectureFile { name });
        }
        found.unwrap_or_default()
    }

    /// Tells what is wrong with the text, whatever its blocks come to.
    fn look_over(
        &mut self,
        manuscript: &Manuscript,
        sources: &[Entry],
        problems: Vec<(Problem, Range<usize>)>,
        unclosed: Option<Range<usize>>,
    ) {
        for (name, place) in &manuscript.unknown_sources {
            if !sources.iter().any(|source| source.key.eq_ignore_ascii_case(name)) {
                self.refuse(place.clone(), Problem::LectureNoSource { name: name.clone() });
            }
        }
        for (written, place) in manuscript.formulas.iter().filter(|(formula, _)| !is_readable(formula)) {
            self.refuse(place.clone(), Problem::LectureFormula { written: written.clone() });
        }
        for (problem, place) in problems {
            self.refuse(place, problem);
        }
        for (word, place) in &manuscript.misspelt {
            self.remark(place.clone(), Problem::LectureFence { word: word.clone() });
        }
        if self.manner.form != Form::Markdown {
            manuscript.pictures.iter().for_each(|(address, place)| self.picture(address.clone(), place.clone()));
        }
        if let Some(marker) = unclosed {
            self.refuse(marker, Problem::WovenUnclosed);
        }
    }

    /// A block that is not closed: results would land inside its fence.
    fn open(&mut self, block: &Fenced) {
        let fence = self.markdown.get(block.range.clone()).and_then(|block| block.lines().next()).map_or(0, str::len);
        self.refuse(block.range.start..block.range.start.saturating_add(fence), Problem::FenceOpen);
    }

    /// Reads a picture. A page that loads it from elsewhere would not be self-contained.
    fn picture(&mut self, address: String, place: Range<usize>) {
        let found = if address.contains(':') {
            None
        } else {
            let files = self.loader.load_bytes(&address, &self.document.name).unwrap_or_default();
            files.into_iter().next().and_then(|file| Picture::of(file.bytes))
        };
        match found.filter(|found| self.manner.form != Form::Latex || found.is_for_latex()) {
            Some(found) => drop(self.pictures.insert(address, found)),
            None => self.remark(place, Problem::LecturePicture),
        }
    }

    /// A section starts with nothing in force.
    fn section(&mut self, steps: &[Step<'_>]) {
        let (mut scope, mut starts_anew) = (Scope::default(), true);
        for step in steps {
            match step {
                Step::Block(block) => scope = self.block(block, std::mem::take(&mut starts_anew)),
                Step::Procedure(block) => self.procedure(block, scope.locale().unwrap_or(self.locale)),
                Step::Figure(place) => self.figure(place, &scope),
            }
        }
    }

    /// A procedure of the Laws, drawn in the place of its block.
    fn procedure(&mut self, block: &Fenced, locale: Locale) {
        let name = block.options.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join(" ");
        let output = match procedures::named(&name) {
            Some(procedure) => vec![WovenResult::Result(vec![Block::Flow(Box::new(render::flow(procedure, locale)))])],
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
        let range = block.range.clone();
        self.results.push(BlockResults {
            options,
            code: String::new(),
            run: Default::default(),
            output,
            range,
            kind: Numbered::Figure,
            caption: None,
            anew: None,
        });
    }

    /// Runs a block; gives what is in force behind it.
    fn block(&mut self, block: &Fenced, starts_anew: bool) -> Scope {
        let (mut options, problems) = BlockOptions::of(block);
        for (problem, place) in problems {
            self.refuse(place, problem);
        }
        let code: String = block.code.iter().filter_map(|range| self.document.text.get(range.clone())).collect();
        let BlockRun { tally, lacks_chart, scope, woven } =
            self.runner.run(&BlockToRun { block, code: &code, options: &options, starts_anew }, self.sink);
        let BlockOutput { output, kind, first_question } = woven;
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
        let range = block.range.clone();
        // A handout does not show what is asked for.
        options.hide |= output.iter().any(|output| matches!(output, WovenResult::Room));
        let is_revealed = output.iter().any(|output| matches!(output, WovenResult::Answer(..)));
        let words = block.options.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join(" ");
        let run = (code, words);
        let code = if is_revealed { without_answers(&run.0) } else { run.0.clone() };
        let anew = starts_anew.then_some(first_question);
        self.results.push(BlockResults { options, code, run, output, range, kind, caption: None, anew });
        scope
    }
}
