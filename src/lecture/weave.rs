//! A lecture with its blocks executed and its figures filled in.

use super::blocks::{Fenced, alone, sections};
use super::options::Options;
use super::prose::{self, Place, asked};
use super::{article, page};
use crate::breakdown::{Outcome, OutcomeKind};
use crate::catalogue::{self, Language, english as words};
use crate::diagnostic::{Diagnostic, Problem, Severity};
use crate::render::{self, Block, Style};
use crate::session::{Kept, Loaded, Loader, Session, Sink, Tally};
use crate::source::{FileId, Source, Sources, Span};
use std::ops::Range;

/// What some editors put before a text.
const MARK: char = '\u{feff}';

const WOVEN: &str = "<!-- woven -->";
const WOVEN_END: &str = "<!-- /woven -->";

/// What a block is called in the errors that it is there to show: its lines are its own, so that they stay as they are
/// wherever the block goes.
const BLOCK: &str = "ruling";

/// Blocks and included files that errors of later blocks may point to.
const TEXTS: usize = 200;

/// What a lecture is woven into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Markdown that can be woven again.
    Markdown,
    /// A page.
    Html,
    /// An article.
    Latex,
}

/// A woven lecture, and how it went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Woven {
    /// The text; of no use where there were errors.
    pub text: String,
    /// Expectations, and errors that were not expected.
    pub tally: Tally,
}

/// A block with what came of it.
pub(super) struct Results {
    pub options: Options,
    /// The block's own lines.
    pub code: String,
    pub shown: Vec<Shown>,
    /// Where it stands.
    range: Range<usize>,
}

/// What a block shows.
pub(super) enum Shown {
    Result(Vec<Block>),
    /// An error that was expected, as a reader of the terminal sees it.
    Error(String),
}

/// The language that a lecture's file says in its name, `lecture.pl.md`.
fn stated_language(name: &str) -> Option<&str> {
    let stem = name.strip_suffix(".md").unwrap_or(name);
    let language = stem.rsplit('.').next().filter(|last| *last != stem);
    let is_language = |word: &&str| word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_lowercase());
    language.filter(is_language)
}

/// Weaves a lecture. Errors and expectations that fail go to `tell`, at their places in the Markdown.
pub fn weave(lecture: &Loaded, form: Form, loader: &dyn Loader, tell: &mut dyn Sink) -> Woven {
    let Some(text) = lecture.text.strip_prefix(MARK) else { return plain(lecture, form, loader, tell) };
    // Before a heading the mark would be its text.
    let bare = Loaded { name: lecture.name.clone(), text: text.to_owned() };
    let woven = plain(&bare, form, loader, tell);
    if form == Form::Markdown { Woven { text: format!("{MARK}{}", woven.text), ..woven } } else { woven }
}

fn plain(lecture: &Loaded, form: Form, loader: &dyn Loader, tell: &mut dyn Sink) -> Woven {
    let markdown = lecture.text.as_str();
    let language = stated_language(&lecture.name).and_then(Language::of_locale);
    let mut weaving =
        Weaving { lecture, language, loader, tell, tally: Tally::default(), results: Vec::new(), figures: Vec::new() };
    let code = prose::code(markdown);
    let woven = weaving.woven(&code);
    let is_written = |at: usize| !woven.iter().any(|range| range.contains(&at));
    let passed_over: Vec<Range<usize>> = code.into_iter().chain(woven.iter().cloned()).collect();
    let places = prose::places(markdown, &passed_over);
    for section in sections(markdown) {
        let inside = places.iter().filter(|place| section.range.contains(&place.range.start));
        let blocks = section.blocks.iter().filter(|block| is_written(block.range.start));
        let mut steps: Vec<Step<'_>> = blocks.map(Step::Block).chain(inside.map(Step::Figure)).collect();
        steps.sort_by_key(Step::start);
        weaving.section(&steps);
    }
    let Weaving { tally, results, figures, .. } = weaving;
    let mut edits: Vec<(Range<usize>, String)> = woven.into_iter().map(|range| (range, String::new())).collect();
    for (range, written, value) in figures {
        let value = if form == Form::Markdown { prose::kept(&written, &value) } else { value };
        edits.push((range, value));
    }
    if form == Form::Markdown {
        edits.extend(results.iter().map(|results| woven_in(markdown, results)));
    }
    let text = edited(markdown, edits);
    catalogue::follow(language);
    let tag = stated_language(&lecture.name).unwrap_or_else(|| catalogue::language().tag());
    let text = match form {
        Form::Markdown => text,
        Form::Html => page::page(&text, tag, &results),
        Form::Latex => article::article(&text, tag, &results),
    };
    catalogue::follow(None);
    Woven { text, tally }
}

enum Step<'a> {
    Block(&'a Fenced),
    Figure(&'a Place),
}

impl Step<'_> {
    fn start(&self) -> usize {
        match self {
            Self::Block(block) => block.range.start,
            Self::Figure(place) => place.range.start,
        }
    }
}

struct Weaving<'a> {
    lecture: &'a Loaded,
    /// The language that its file's name says.
    language: Option<Language>,
    loader: &'a dyn Loader,
    tell: &'a mut dyn Sink,
    tally: Tally,
    results: Vec<Results>,
    /// Where each figure stands, what was written, and what it is.
    figures: Vec<(Range<usize>, String, String)>,
}

impl Weaving<'_> {
    /// What was woven in before, with the blank lines above it.
    fn woven(&mut self, code: &[Range<usize>]) -> Vec<Range<usize>> {
        let markdown = self.lecture.text.as_str();
        let (mut found, mut open, mut at, mut written) = (Vec::new(), None, 0_usize, 0_usize);
        for line in markdown.split_inclusive('\n') {
            let (start, end) = (at, at.saturating_add(line.len()));
            at = end;
            let bare = line.trim_start_matches([' ', '\t', '>']).trim_end();
            match &open {
                None if bare == WOVEN && !code.iter().any(|code| code.contains(&start)) => {
                    open = Some((written, start..start.saturating_add(line.trim_end().len())));
                }
                None if !bare.is_empty() => written = end,
                Some((from, _)) if bare == WOVEN_END => {
                    found.push(*from..end);
                    written = end;
                    open = None;
                }
                _ => {}
            }
        }
        if let Some((_, marker)) = open {
            self.refuse(marker, Problem::WovenUnclosed);
        }
        found
    }

    /// Tells what is wrong with the lecture itself.
    fn refuse(&mut self, place: Range<usize>, problem: Problem) {
        let mut sources = Sources::default();
        let file = sources.add(Source::new(self.lecture.name.as_str(), self.lecture.text.as_str()));
        let diagnostic = Diagnostic::at(Span::new(file, place.start, place.end), problem);
        self.tally.errors = self.tally.errors.saturating_add(1);
        self.tell.diagnostic(diagnostic, &sources);
    }

    /// A section starts with nothing in force.
    fn section(&mut self, steps: &[Step<'_>]) {
        let (mut kept, mut case) = (Kept::default(), None);
        for step in steps {
            match step {
                Step::Block(block) => kept = self.block(block, kept, &mut case),
                Step::Figure(place) => self.figure(place, &kept),
            }
        }
    }

    fn block(&mut self, block: &Fenced, mut kept: Kept, case: &mut Option<String>) -> Kept {
        let markdown = self.lecture.text.as_str();
        let (options, problems) = Options::of(block);
        for (problem, place) in problems {
            self.refuse(place, problem);
        }
        let code: String = block.code.iter().filter_map(|range| markdown.get(range.clone())).collect();
        // Each block is a text of its own, as long as what stands above it.
        kept.sources.forget_before(TEXTS);
        let ranges = &block.code;
        let mut collector = Collector {
            lecture: self.lecture,
            language: self.language,
            code: &code,
            ranges,
            options,
            case,
            shown: Vec::new(),
            tell: &mut *self.tell,
        };
        let mut session = Session::resume(kept, self.loader, &mut collector);
        session.run(&self.lecture.name, &alone(markdown, &block.code));
        let tally = session.tally();
        let (kept, _) = session.suspend();
        let shown = collector.shown;
        self.tally.passed = self.tally.passed.saturating_add(tally.passed);
        self.tally.failed = self.tally.failed.saturating_add(tally.failed);
        if !options.error {
            self.tally.errors = self.tally.errors.saturating_add(tally.errors);
        } else if tally.errors == 0 {
            let place = block.options.iter().find(|(word, _)| word.eq_ignore_ascii_case("error"));
            let place = place.map_or_else(|| block.range.clone(), |(_, place)| place.clone());
            self.refuse(place, Problem::LectureNoError);
        }
        self.results.push(Results { options, code, shown, range: block.range.clone() });
        kept
    }

    fn figure(&mut self, place: &Place, kept: &Kept) {
        let written = self.lecture.text.get(place.written.clone()).unwrap_or("");
        let asked = match asked(written) {
            Ok(asked) => asked,
            Err(problem) => return self.refuse(place.written.clone(), problem),
        };
        catalogue::follow(kept.state.language().or(self.language));
        let found = kept.state.figures(asked.name, Span::default());
        let value = found.map_err(|problems| problems.into_iter().map(|one| one.problem).collect());
        match value.and_then(|summary| asked.of(&summary).map_err(|problem| vec![problem])) {
            Ok(value) => self.figures.push((place.range.clone(), written.to_owned(), value)),
            Err(problems) => problems.into_iter().for_each(|problem| self.refuse(place.written.clone(), problem)),
        }
    }
}

/// Takes what a block yields.
struct Collector<'a> {
    lecture: &'a Loaded,
    language: Option<Language>,
    code: &'a str,
    ranges: &'a [Range<usize>],
    options: Options,
    /// The case of the last result shown.
    case: &'a mut Option<String>,
    shown: Vec<Shown>,
    tell: &'a mut dyn Sink,
}

impl Sink for Collector<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        if matches!(outcome.kind, OutcomeKind::Expectation(_)) {
            return self.tell.outcome(outcome, sources);
        }
        // A script may ask for another language than its lecture.
        catalogue::follow(outcome.language.or(self.language));
        let draw = if self.options.charts() { render::charted } else { render::blocks };
        let mut blocks = draw(&outcome, self.options.detail());
        blocks.retain(|block| self.options.shows(block));
        let head = outcome.case.as_ref().filter(|_| *self.case != outcome.case).map(|case| words::case(case));
        if let Some(head) = head.map(Block::Case).filter(|head| self.options.shows(head)) {
            blocks.insert(0, head);
        }
        *self.case = outcome.case;
        if !blocks.is_empty() {
            self.shown.push(Shown::Result(blocks));
        }
    }

    fn interrupted(&self) -> bool {
        self.tell.interrupted()
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        let is_shown = self.options.error && diagnostic.severity() == Severity::Error;
        let in_document = |file: FileId| sources.get(file).is_some_and(|source| source.name == self.lecture.name);
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
            let file = own.add(Source::new(self.lecture.name.as_str(), self.lecture.text.as_str()));
            Some(Span::new(file, start, end))
        };
        self.pass(is_shown, Diagnostic { span, ..diagnostic }, &own);
    }
}

impl Collector<'_> {
    fn pass(&mut self, is_shown: bool, diagnostic: Diagnostic, sources: &Sources) {
        if is_shown {
            self.shown.push(Shown::Error(render::diagnostic(&diagnostic, sources, Style::default())));
        } else {
            self.tell.diagnostic(diagnostic, sources);
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

/// Where the results of a block go in its Markdown, and how they stand there.
fn woven_in(markdown: &str, results: &Results) -> (Range<usize>, String) {
    let end = results.range.end;
    let line = markdown.get(..end).filter(|before| !before.ends_with('\n')).map(|_| markdown.get(end..).unwrap_or(""));
    let missing = line.is_some_and(|line| !line.contains('\n'));
    let at =
        line.map_or(end, |line| line.find('\n').map_or(markdown.len(), |at| end.saturating_add(at).saturating_add(1)));
    let mut text = String::new();
    for shown in &results.shown {
        match shown {
            Shown::Result(blocks) => blocks.iter().for_each(|block| text.push_str(&in_markdown(block))),
            Shown::Error(error) => text.push_str(&format!("```text\n{}\n```\n\n", error.trim_matches('\n'))),
        }
    }
    if text.is_empty() {
        return (at..at, text);
    }
    let before = markdown.get(..results.range.start).unwrap_or("");
    let indent = before.rsplit('\n').next().unwrap_or("");
    // In a list the mark of the item is as wide as what indents its other lines.
    let indent: String = indent.chars().map(|mark| if mark == '>' { mark } else { ' ' }).collect();
    let text = format!("\n{WOVEN}\n\n{}\n\n{WOVEN_END}\n", text.trim_end());
    let lines = text.split_inclusive('\n').map(|line| match line {
        "\n" if indent.contains('>') => format!("{}\n", indent.trim_end()),
        "\n" => line.to_owned(),
        _ => format!("{indent}{line}"),
    });
    let lines: String = lines.collect();
    (at..at, if missing { format!("\n{lines}") } else { lines })
}

/// A part as Markdown inside a text that has headings of its own.
fn in_markdown(block: &Block) -> String {
    match block {
        Block::Heading(heading) => format!("`{}`\n\n", heading.replace('`', "'")),
        // What is in force is shown and not run again.
        Block::Script(script) => format!("```text\n{script}\n```\n\n"),
        Block::Case(_) => render::markdown(std::slice::from_ref(block)).replacen("## ", "#### ", 1),
        _ => render::markdown(std::slice::from_ref(block)),
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
