//! Suggestions are tried before they are offered: the writer's text is mended, read, and run in what is in force there.
//! The prompt, the editor and the JSON show the suggestions that are left.

use super::{Session, Sink, Snapshot};
use crate::diagnostic::{Code, Diagnostic, Edit, Severity, SuggestedPlace};
use crate::session::Outcome;
use crate::source::{FileId, Sources, Span};
use crate::syntax::{
    self, Keyword,
    tree::{Statement, StatementKind},
};
use std::ops::Range;

/// Suggestions that are tried for one diagnostic.
const MOST_OF_ONE: usize = 8;
/// The most suggestions that one session tries, and several sessions that run the parts of one text.
const MOST_OF_A_SESSION: usize = 100;
pub(super) const MOST_OF_A_TEXT: usize = 200;

/// Bytes of the lines that are run for one: nobody wrote a longer statement by hand.
const LONGEST: usize = 100_000;

/// The suggestions that a session has tried, and the text in which it tries them.
#[derive(Debug, Default)]
pub(super) struct Tries {
    /// Suggestions that were tried for the text before this session.
    pub before: usize,
    /// And by it.
    pub count: usize,
    /// True if nothing is tried: this is itself a try, or no script.
    pub is_try: bool,
    /// A part of a document with everything blank that belongs to no script, and where it starts.
    pub script: Option<(FileId, usize, String)>,
    /// The segments of the text that was cut last.
    stretches: Option<(FileId, usize, Vec<Range<usize>>)>,
}

impl Tries {
    /// A count that starts after the tries of the text before.
    pub fn after(before: usize) -> Self {
        Self { before, ..Self::default() }
    }

    fn is_exhausted(&self) -> bool {
        self.count >= MOST_OF_A_SESSION || self.before.saturating_add(self.count) >= MOST_OF_A_TEXT
    }

    /// Returns true if two sessions after so many tries try the same.
    pub fn lead_alike(one: usize, other: usize) -> bool {
        one == other || one.max(other) <= MOST_OF_A_TEXT.saturating_sub(MOST_OF_A_SESSION)
    }
}

/// The lines that hold what is wrong, and what is run behind them to see that it is right.
struct Stage {
    file: FileId,
    /// The start of the lines in the text.
    start: usize,
    lines: String,
    /// The statement that failed, if it is elsewhere.
    failing: Option<String>,
}

impl Stage {
    fn within(&self, place: &Range<usize>) -> Option<Range<usize>> {
        let (from, to) = (place.start.checked_sub(self.start)?, place.end.checked_sub(self.start)?);
        (to <= self.lines.len()).then_some(from..to)
    }

    /// The change that a suggestion makes.
    fn edit(&self, wrong: Span, text: &str, place: SuggestedPlace) -> Option<Edit> {
        let here = self.within(&wrong.range())?;
        let (range, text, is_line) = match place {
            SuggestedPlace::Above => {
                let line = line_start(&self.lines, self.statement(here.start));
                let indent = self.lines.get(line..)?.chars().take_while(|c| matches!(c, ' ' | '\t'));
                (line..line, format!("{}{text}\n", indent.collect::<String>()), true)
            }
            SuggestedPlace::ToTheEnd => (here.start..self.piece_end(here.end), text.to_owned(), false),
            SuggestedPlace::Here | SuggestedPlace::Name => {
                let wrong = self.lines.get(here.clone())?;
                let is_quoted = wrong.starts_with('"') && !text.starts_with('"');
                let text = if is_quoted { format!("\"{text}\"") } else { text.to_owned() };
                let start = match place {
                    // `warning no-damge`: the name is the last word.
                    SuggestedPlace::Name if !text.contains(' ') => {
                        wrong.rfind(' ').map_or(0, |at| at.saturating_add(1))
                    }
                    _ => 0,
                };
                (self.word_before(here.start.saturating_add(start), &text)..self.block_end(&here, &text), text, false)
            }
        };
        let at = |byte: usize| self.start.saturating_add(byte);
        Some(Edit { span: Span::new(self.file, at(range.start), at(range.end)), text, is_line })
    }

    /// The end of the statement that contains a byte.
    fn piece_end(&self, from: usize) -> usize {
        let rest = self.lines.get(from..).unwrap_or("");
        let end = rest.find(['\n', '#', ';', '{', '}']).unwrap_or(rest.len());
        from.saturating_add(rest.get(..end).unwrap_or("").trim_end().len())
    }

    /// A reading of damage begins at its word, and what is wrong behind it.
    fn word_before(&self, at: usize, text: &str) -> usize {
        let word = Keyword::Damage.word();
        let before = self.lines.get(..at).map(str::to_ascii_lowercase).unwrap_or_default();
        let line = before.rfind('\n').unwrap_or(0);
        before.rfind(word).filter(|word| *word >= line && text.starts_with(Keyword::Damage.word())).unwrap_or(at)
    }

    /// A suggestion with a brace, or for one, takes the place of the braces that are written.
    fn block_end(&self, here: &Range<usize>, text: &str) -> usize {
        let (wrong, rest) = (self.lines.get(here.clone()), self.lines.get(here.end..).unwrap_or(""));
        let is_brace = wrong == Some("{");
        let takes_block = is_brace || (text.contains('{') && rest.trim_start().starts_with('{'));
        if !takes_block {
            return here.end;
        }
        let line = rest.get(..rest.find('\n').unwrap_or(rest.len())).unwrap_or("");
        let behind = match line.find('}') {
            Some(end) => end.saturating_add(1),
            None if is_brace => 0,
            None => line.find('{').map_or(0, |end| end.saturating_add(1)),
        };
        here.end.saturating_add(behind)
    }

    /// The start of the innermost statement around a byte.
    fn statement(&self, byte: usize) -> usize {
        fn innermost(statements: &[Statement], byte: usize) -> Option<usize> {
            let holds = |statement: &&Statement| statement.span.range().contains(&byte);
            let statement = statements.iter().find(holds)?;
            let inner = match &statement.kind {
                StatementKind::Case(case) => innermost(&case.body, byte),
                _ => None,
            };
            Some(inner.unwrap_or(statement.span.range().start))
        }
        innermost(&syntax::parse(self.file, &self.lines).0.statements, byte).unwrap_or(byte)
    }

    /// The script to run, and the bytes of it in which an error refutes the suggestion.
    fn script(&self, edit: &Edit, place: SuggestedPlace) -> Option<(String, Vec<Range<usize>>)> {
        let is_name = place == SuggestedPlace::Name;
        let place = self.within(&edit.span.range())?;
        let (before, behind) = (self.lines.get(..place.start)?, self.lines.get(place.end..)?);
        let mut script = format!("{before}{}{behind}", edit.text);
        let end = place.start.saturating_add(edit.text.len());
        let from = line_start(&script, place.start);
        let rest = script.get(end..)?;
        let line_end = end.saturating_add(rest.find('\n').unwrap_or(rest.len())).saturating_add(1);
        let own = from..if is_name { end } else { line_end };
        let mut looked_at = vec![own];
        if is_name {
            return Some((script, looked_at));
        }
        let last = syntax::parse(self.file, &script).0.statements.pop().map(|statement| statement.kind);
        let next = self.failing.clone().or_else(|| match last? {
            StatementKind::Traveller(Some(_)) => Some("protocol".to_owned()),
            StatementKind::Let { name, .. } => Some(name.node),
            _ => None,
        });
        if let Some(next) = next {
            script.push('\n');
            looked_at.push(script.len()..script.len().saturating_add(next.len()).saturating_add(1));
            script.push_str(&next);
        }
        Some((script, looked_at))
    }
}

fn line_start(text: &str, byte: usize) -> usize {
    text.get(..byte).and_then(|before| before.rfind('\n')).map_or(0, |at| at.saturating_add(1))
}

/// Takes the errors of a try.
struct Errors<'a> {
    asking: &'a dyn Sink,
    found: Vec<(Code, Option<Span>)>,
}

impl Sink for Errors<'_> {
    fn outcome(&mut self, _outcome: Outcome, _sources: &Sources) {}

    fn interrupted(&self) -> bool {
        self.asking.interrupted()
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _sources: &Sources) {
        if diagnostic.severity() == Severity::Error {
            self.found.push((diagnostic.code(), diagnostic.span));
        }
    }
}

/// Returns true if an error asks for a missing fact: that is the next thing to correct, whatever else is wrong.
fn asks_for_a_fact(code: Code) -> bool {
    matches!(
        code,
        Code::NoField
            | Code::NoBoard
            | Code::NoEvent
            | Code::ContractDeclarer
            | Code::ContractResult
            | Code::DamageObtained
            | Code::PenaltyUnit
    )
}

impl Session<'_> {
    /// Leaves in a diagnostic the suggestions that work, with the changes that they are. `others` are the codes that are
    /// reported with it, `failing` the statement that they are reported of.
    pub(super) fn try_suggestions(&mut self, diagnostic: &mut Diagnostic, others: &[Code], failing: Option<Span>) {
        if self.tries.is_try || !diagnostic.problem.has_suggestions() {
            return;
        }
        let wrong = diagnostic.span;
        let stage = wrong.and_then(|wrong| self.stage(wrong, failing));
        let (mut edits, mut left, mut count) = (Vec::new(), MOST_OF_ONE, self.tries.count);
        let exhausted = self.tries.is_exhausted();
        diagnostic.problem.keep_suggestions(&mut |text, place| {
            let (Some(wrong), Some(stage), false) = (wrong, stage.as_ref(), exhausted || left == 0) else {
                return false;
            };
            (left, count) = (left.saturating_sub(1), count.saturating_add(1));
            let edit = stage.edit(wrong, text, place).filter(|edit| self.works(stage, edit, place, others));
            let works = edit.is_some();
            edits.extend(edit);
            works
        });
        self.tries.count = count;
        diagnostic.edits = edits;
    }

    /// Returns true if a change removes the problem and causes no other there.
    fn works(&self, stage: &Stage, edit: &Edit, place: SuggestedPlace, others: &[Code]) -> bool {
        let Some((script, looked_at)) = stage.script(edit, place) else { return false };
        let mut errors = Errors { asking: &*self.sink, found: Vec::new() };
        let name = self.including.last().map_or("", String::as_str);
        let mut session = Session::from(Snapshot::of(self.scope.clone()), self.loader, &mut errors);
        session.tries.is_try = true;
        let file = session.open(name, &script);
        session.run_chunks(name, syntax::statements(file, &script));
        drop(session);
        let mut others = others.to_vec();
        errors.found.into_iter().all(|(code, span)| {
            let is_elsewhere = span.is_some_and(|span| {
                let start = span.range().start;
                span.file != file || !looked_at.iter().any(|place| place.contains(&start))
            });
            let known = others.iter().position(|other| *other == code);
            known.map(|known| others.swap_remove(known)).is_some() || is_elsewhere || asks_for_a_fact(code)
        })
    }

    fn stage(&mut self, wrong: Span, failing: Option<Span>) -> Option<Stage> {
        let (file, range) = (wrong.file, wrong.range());
        let (start, text) = self.script_of(file, range.start)?;
        let is_known = self.tries.stretches.as_ref().is_some_and(|(known, at, _)| (*known, *at) == (file, start));
        let stretches = match self.tries.stretches.take().filter(|_| is_known) {
            Some((_, _, stretches)) => stretches,
            None => syntax::stretches(&text),
        };
        let stretch = stretches.iter().rfind(|stretch| start.saturating_add(stretch.start) <= range.start).cloned();
        self.tries.stretches = Some((file, start, stretches));
        let stretch = stretch?;
        let lines = text.get(stretch.clone()).filter(|lines| lines.len() <= LONGEST)?.to_owned();
        let lines_start = start.saturating_add(stretch.start);
        let holds = |span: Span| {
            let place = span.range();
            span.file == file && lines_start <= place.start && place.end <= lines_start.saturating_add(lines.len())
        };
        let failing = failing.filter(|failing| !holds(*failing)).and_then(|failing| {
            let place = failing.range();
            let (start, text) = self.script_of(failing.file, place.start)?;
            Some(text.get(place.start.checked_sub(start)?..place.end.checked_sub(start)?)?.to_owned())
        });
        Some(Stage { file, start: lines_start, lines, failing })
    }

    /// The script that a byte of a text is in, and where it starts.
    fn script_of(&self, file: FileId, byte: usize) -> Option<(usize, std::sync::Arc<str>)> {
        let part = self.tries.script.as_ref();
        let part = part
            .filter(|(own, start, text)| *own == file && (*start..=start.saturating_add(text.len())).contains(&byte));
        match part {
            Some((_, start, text)) => Some((*start, text.as_str().into())),
            None => self.sources.get(file).map(|source| (0, source.text.clone())),
        }
    }
}
