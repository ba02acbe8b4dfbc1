//! Collects the results of a block as they are shown.

use super::blanks::blanked;
use super::numbers::Numbered;
use super::options::BlockOptions;
use super::woven::{WovenError, WovenResult, kind};
use super::{Form, Manner};
use crate::diagnostic::{Diagnostic, Severity, severity_text};
use crate::exam;
use crate::messages::{self, Locale, Text};
use crate::render::{self, Block, Charset, GroupKind, Style};
use crate::session::{Budget, ExamQuestion, Outcome, OutcomeKind, Scope, Sink};
use crate::source::{FileId, Source, Sources, Span};
use std::ops::Range;

/// The name of a block in the errors that it shows on purpose: lines count from the block's first, so that they stay
/// the same wherever the block moves.
const BLOCK: &str = "ruling";

/// Takes what a block yields.
pub(super) struct Collector<'a> {
    pub document: &'a Source,
    pub locale: Locale,
    pub code: &'a str,
    pub ranges: &'a [Range<usize>],
    pub options: &'a BlockOptions,
    pub manner: Manner,
    /// The case of the last result shown.
    pub case: &'a mut Option<String>,
    pub output: Vec<WovenResult>,
    /// The indexes of the questions among them, with their cases.
    pub questions: Vec<(usize, Option<String>)>,
    /// The indexes of cards, calls and leads, with their cases.
    pub facts: Vec<(usize, Option<String>)>,
    /// True if a chart was asked for where none can be drawn.
    pub lacks_chart: bool,
    /// The kind of thing that the number of its results counts, whatever a handout shows of them.
    pub kind: Numbered,
    pub sink: &'a mut dyn Sink,
}

impl Sink for Collector<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        if !matches!(outcome.kind, OutcomeKind::Expectation(_)) {
            self.show(&outcome);
        }
        self.sink.outcome(outcome, sources);
    }

    fn executed(&mut self, span: Span, scope: &Scope, sources: &Sources) {
        self.sink.executed(span, scope, sources);
    }

    fn budget(&self) -> Budget {
        self.sink.budget()
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
        // Errors that are shown count the block's own lines, errors that are reported count the lecture's; neither
        // shows the blanked text that was run.
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
    /// Shows a result in the lecture.
    fn show(&mut self, outcome: &Outcome) {
        // A script may ask for another language than its lecture.
        let locale = outcome.locale.unwrap_or(self.locale);
        let draw = if self.options.charts() { render::charted } else { render::blocks };
        let mut blocks = draw(outcome, locale, self.options.detail());
        self.lacks_chart |= self.options.charts() && render::lacks_chart(outcome, &blocks);
        blocks = self.options.select(blocks);
        // A reader sees what a case is called, and not how it is written.
        let head = outcome.case.as_ref().filter(|_| *self.case != outcome.case).map(|case| Text::from(case.clone()));
        if let Some(head) = head.map(Block::Case).filter(|head| self.options.shows(head)) {
            blocks.insert(0, head);
        }
        if kind(&blocks) == Numbered::Figure {
            self.kind = Numbered::Figure;
        }
        // A handout keeps the question and its facts.
        let is_given = matches!(outcome.kind, OutcomeKind::Question { .. } | OutcomeKind::Lead(_));
        if self.manner.blanks && !is_given {
            blocks = blanked(blocks);
        }
        self.case.clone_from(&outcome.case);
        if blocks.is_empty() {
            return;
        }
        if matches!(outcome.kind, OutcomeKind::Question { .. }) {
            self.questions.push((self.output.len(), outcome.case.clone()));
        }
        if let (Some(WovenResult::Result(deal)), Some(Block::Auction(_))) = (self.output.last_mut(), blocks.first())
            && matches!(deal.as_slice(), [.., Block::Deal(_)])
        {
            // The calls stand beside the cards.
            let cards = deal.pop().into_iter().collect();
            deal.push(Block::Beside { text: cards, data: blocks });
            return;
        }
        if let (Some(WovenResult::Result(last)), OutcomeKind::Lead(_)) = (self.output.last_mut(), &outcome.kind)
            && let Some(Block::Beside { data, .. }) = last.last_mut()
        {
            // The lead stands below the calls.
            data.extend(blocks);
            return;
        }
        if matches!(outcome.kind, OutcomeKind::Deal { .. } | OutcomeKind::Auction { .. } | OutcomeKind::Lead(_)) {
            self.facts.push((self.output.len(), outcome.case.clone()));
        }
        self.output.push(match &outcome.kind {
            OutcomeKind::Answer(_) if self.manner.blanks => WovenResult::Room,
            OutcomeKind::Answer(_) => WovenResult::Answer(outcome.case.clone(), blocks),
            _ => WovenResult::Result(blocks),
        });
    }

    /// A question has a number, since the name of its case may be its answer, and with its text stand the cards and all else
    /// that it rests on; `first` is the number of the first. In a handout a hidden block has what it puts in force, and so
    /// has a slide of a block that shows nothing else, and a figure without results.
    pub(super) fn with_data(
        &mut self,
        exam_question: &[ExamQuestion],
        first: usize,
        [before, after]: [&Scope; 2],
    ) -> usize {
        let mut number = first;
        for (at, case) in std::mem::take(&mut self.questions) {
            let Some(question) = exam_question.iter().find(|one| Some(&one.case) == case.as_ref()) else { continue };
            let locale = question.scope.locale().unwrap_or(self.locale);
            let name = messages::lecture_question(locale, number);
            self.call(case.as_ref(), &name);
            let Some(WovenResult::Result(blocks)) = self.output.get_mut(at) else { continue };
            let text = std::mem::take(blocks);
            blocks.push(Block::Case(name));
            // No page ends between a question and its facts.
            blocks.push(Block::Group { kind: GroupKind::Kept, blocks: exam::given(text, question, locale) });
            number = number.saturating_add(1);
        }
        self.output.retain(|output| !matches!(output, WovenResult::Result(blocks) if blocks.is_empty()));
        if number == first
            && (self.manner.blanks && self.options.hide
                || self.shows_none()
                || self.options.is_numbered() && self.output.is_empty())
        {
            let locale = after.locale().unwrap_or(self.locale);
            let [old, new] = [before, after].map(|scope| exam::field_in_force(scope, locale));
            if render::markdown(&old) != render::markdown(&new) {
                self.output.insert(0, WovenResult::Result(new));
            }
        }
        number
    }

    /// Takes the name of a question's case from its results and calls its answers by its number; its cards and calls will
    /// stand with its text.
    fn call(&mut self, case: Option<&String>, name: &Text) {
        let own = case.map(|case| Block::Case(Text::from(case.clone())));
        for (at, output) in self.output.iter_mut().enumerate() {
            let (WovenResult::Result(blocks) | WovenResult::Answer(_, blocks)) = output else { continue };
            blocks.retain(|block| Some(block) != own.as_ref());
            if self.facts.iter().any(|(fact, of)| *fact == at && of.as_ref() == case) {
                blocks.clear();
            }
            if let WovenResult::Answer(of, _) = output
                && of.as_ref() == case
            {
                *of = Some(name.unmarked().to_owned());
            }
        }
    }

    /// Returns whether a slide shows nothing of the block.
    fn shows_none(&self) -> bool {
        self.manner.form == Form::Slides && !self.options.source && !self.options.hide && self.output.is_empty()
    }

    fn pass(&mut self, is_shown: bool, diagnostic: Diagnostic, sources: &Sources) {
        if is_shown {
            // An article has no frames of characters.
            let charset = if self.manner.form == Form::Latex { Charset::Ascii } else { Charset::Unicode };
            let style = Style { charset, ..Style::default() };
            let text = render::diagnostic(&diagnostic, sources, style, self.locale);
            self.output.push(WovenResult::Error(woven_error(text, &diagnostic, sources, self.locale)));
        } else {
            self.sink.diagnostic(diagnostic, sources);
        }
    }

    /// The place of a byte of the document in the block's own lines.
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

/// An error with its line and its words.
fn woven_error(text: String, found: &Diagnostic, sources: &Sources, reader: Locale) -> WovenError {
    let locale = found.locale.unwrap_or(reader);
    let line = found.span.and_then(|span| {
        let source = sources.get(span.file)?;
        let (before, behind) = source.text.split_at_checked(span.start as usize)?;
        let before = before.rsplit('\n').next().unwrap_or("");
        let line = behind.split('\n').next().unwrap_or("");
        let (place, rest) = line.split_at_checked(span.range().len()).unwrap_or((line, ""));
        Some([before.trim_start(), place, rest.trim_end()].map(str::to_owned))
    });
    let mut message = found.problem.message(locale);
    if let Some(law) = found.code().law() {
        message = message + " (" + messages::law(locale, law) + ")";
    }
    let word = severity_text(Severity::Error, locale);
    let help = found.problem.help(locale).map(|help| Block::Line(messages::help(locale) + ": " + help));
    let remark = Block::Remark { severity: Severity::Error, word, text: message };
    WovenError { text, line, blocks: std::iter::once(remark).chain(help).collect() }
}
