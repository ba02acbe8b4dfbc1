//! The file that a candidate handed in: answers by the numbers or the names of the questions, and nothing else. A file
//! is read, never run.

use super::amounts::Sideless;
use super::answer_sheet;
use super::key::QuestionNames;
use crate::diagnostic::{Diagnostic, FileReason, Problem, closest, seen};
use crate::scoring::Sides;
use crate::source::{Source, Sources, Span};
use crate::syntax::{
    self,
    tree::{Answer, Case, StatementKind},
};
use std::collections::BTreeMap;

/// The largest file that is read, in bytes.
pub const LARGEST: u64 = 1_000_000;

/// Remarks on one file, at most; the rest are counted.
const MOST_NOTES: usize = 12;

/// A candidate's file, read or not.
#[derive(Debug, Clone)]
pub struct Submission {
    /// The candidate's name: that of the file.
    pub name: String,
    /// Its text, or why there is none.
    pub text: Result<String, Refusal>,
}

/// The reason why a file has no text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// It cannot be read.
    Unreadable(FileReason),
    /// It is not UTF-8 from this byte on.
    NotUtf8(usize),
    /// It is larger than [`LARGEST`].
    TooLarge,
}

/// A candidate's answers.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    /// The candidate's name.
    pub name: String,
    /// The answers to the key's questions, in their order; `None` if the question's case is missing.
    pub given: Vec<Option<CandidateAnswer>>,
    /// Remarks on the file.
    pub notes: Vec<Note>,
    /// Remarks that were left out.
    pub more_notes: usize,
    /// Lines that belong to no question and could not be read, as many as there are remarks.
    pub unread: Vec<UnreadLine>,
}

/// The answer to one question.
#[derive(Debug, Clone, Default)]
pub(super) struct CandidateAnswer {
    /// The answers, in all cases of the name.
    pub answers: Vec<Answer>,
    /// The text as written, where a part of it could not be read, so that none can be trusted.
    pub unread: Option<String>,
    /// The only answer, where it says no side.
    pub sideless: Option<SidelessAnswer>,
}

/// An answer of which it is not written whose figure it is.
#[derive(Debug, Clone)]
pub(super) struct SidelessAnswer {
    /// The text as written.
    pub written: String,
    /// The answer for each side.
    pub of: Sides<Answer>,
    /// True if it may be the figures of both sides, which is how it stands among the answers.
    pub may_be_both: bool,
}

impl SidelessAnswer {
    fn of(found: &Sideless) -> Option<Self> {
        let Sideless { written, of, may_be_both } = found;
        let (ns, ew) = (answer(&of.ns)?, answer(&of.ew)?);
        Some(Self { written: seen(written), of: Sides { ns, ew }, may_be_both: *may_be_both })
    }
}

/// The answer of a text in the language.
fn answer(text: &str) -> Option<Answer> {
    let text = format!("answer {text}");
    let file = Sources::default().add(Source::new("", text.as_str()));
    match syntax::parse(file, &text).0.statements.into_iter().next()?.kind {
        StatementKind::Answer(answer) => Some(answer),
        _ => None,
    }
}

/// A remark on a candidate's file; none costs anything by itself.
#[derive(Debug, Clone, PartialEq)]
pub enum Note {
    /// The file could not be read at all.
    Refused(Refusal),
    /// A statement that is no answer.
    NotExecuted {
        /// Its first word, if it begins with one.
        word: String,
        /// Its line, from 1.
        line: usize,
    },
    /// A case that the key has not.
    UnknownCase {
        /// Its name, made visible and cut.
        case: String,
        /// Its line, from 1.
        line: usize,
        /// The nearest name that the key has.
        suggestion: Option<String>,
    },
    /// Lines that could not be read.
    Unread {
        /// The reason.
        problem: Box<Problem>,
        /// Its line, from 1.
        line: usize,
    },
    /// An answer that opens or closes more than itself, and is not read for that.
    Unclosed {
        /// Its line, from 1.
        line: usize,
    },
}

/// A line that belongs to no question and could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadLine {
    /// Its line, from 1.
    pub line: usize,
    /// The text as written, made visible and cut.
    pub text: String,
}

impl Candidate {
    /// Reads what was handed in, for a key whose questions have these names.
    #[must_use]
    pub fn read(submission: &Submission, names: &QuestionNames) -> Self {
        let given = vec![None; names.len()];
        let mut candidate =
            Self { name: submission.name.clone(), given, notes: Vec::new(), more_notes: 0, unread: Vec::new() };
        match &submission.text {
            Ok(text) => candidate.read_answers(text, names),
            Err(refusal) => candidate.note(|| Note::Refused(refusal.clone())),
        }
        candidate
    }

    fn read_answers(&mut self, written: &str, names: &QuestionNames) {
        let sheet = answer_sheet::read(written);
        let text = sheet.text.as_ref();
        let written = Lines(written.lines().collect());
        for (number, line) in &sheet.refused {
            self.refused(*number, *line, names, &written);
        }
        let mut sources = Sources::default();
        let file = sources.add(Source::new(self.name.clone(), text));
        for chunk in syntax::statements(file, text) {
            let mut within_cases: Vec<Span> = Vec::new();
            for diagnostic in &chunk.problems {
                self.unread(diagnostic, &sources);
            }
            for statement in &chunk.statements {
                match &statement.kind {
                    StatementKind::Case(case) => {
                        let is_broken = chunk.problems.iter().any(|problem| is_within(problem, statement.span));
                        let unread = is_broken.then(|| written.of(statement.span, &sources));
                        self.read_case(case, unread, (names, &sheet.sideless), &sources);
                        within_cases.push(statement.span);
                    }
                    _ => self.not_executed(statement.span, &sources),
                }
            }
            for problem in &chunk.problems {
                if !within_cases.iter().any(|case| is_within(problem, *case)) {
                    self.unread_line(problem, &sources, &written);
                }
            }
        }
    }

    /// An answer that is not in the text, because it opens or closes more than itself.
    fn refused(&mut self, number: u16, line: usize, names: &QuestionNames, written: &Lines<'_>) {
        let name = number.to_string();
        match names.position(&name).and_then(|at| self.given.get_mut(at)) {
            Some(given) => {
                let text = written.line(line);
                given.get_or_insert_default().keep_unread(text);
                self.note(|| Note::Unclosed { line });
            }
            None => self.note(|| Note::UnknownCase { case: name, line, suggestion: None }),
        }
    }

    /// The answers of a case; of two cases with one name, those of both.
    fn read_case(
        &mut self,
        case: &Case,
        unread: Option<String>,
        (names, sideless): (&QuestionNames, &BTreeMap<usize, Sideless>),
        sources: &Sources,
    ) {
        let Some(at) = names.position(&case.name.node) else {
            let line = || sources.line(case.name.span);
            return self.note(|| {
                let written = seen(&case.name.node);
                let suggestion = closest(&written, names.written()).map(str::to_owned);
                Note::UnknownCase { case: written, line: line(), suggestion }
            });
        };
        let mut answers = Vec::new();
        let (mut own, mut answered) = (None, None);
        for statement in &case.body {
            let line = sources.line(statement.span);
            match &statement.kind {
                StatementKind::Answer(answer) => {
                    own = sideless.get(&line).and_then(SidelessAnswer::of);
                    answers.push(answer.clone());
                    answered = Some(line);
                }
                // Behind an answer on its line: another one.
                StatementKind::Ruling(ruling) if answered == Some(line) => {
                    answers.push(Answer::Ruling(ruling.clone()));
                }
                _ => self.not_executed(statement.span, sources),
            }
        }
        let Some(given) = self.given.get_mut(at) else { return };
        let given = given.get_or_insert_default();
        given.answers.append(&mut answers);
        given.sideless = own.filter(|_| given.answers.len() == 1);
        if let Some(text) = unread {
            given.keep_unread(text);
        }
    }

    /// Keeps a line that belongs to no question, once.
    fn unread_line(&mut self, problem: &Diagnostic, sources: &Sources, written: &Lines<'_>) {
        let line = problem.span.map_or(1, |span| sources.line(span));
        if self.unread.len() < MOST_NOTES && self.unread.last().is_none_or(|last| last.line != line) {
            self.unread.push(UnreadLine { line, text: written.line(line) });
        }
    }

    fn not_executed(&mut self, span: Span, sources: &Sources) {
        self.note(|| {
            let start = sources.slice(span).chars().take(24);
            let word = start.take_while(|character| character.is_alphabetic()).collect();
            Note::NotExecuted { word, line: sources.line(span) }
        });
    }

    fn unread(&mut self, diagnostic: &Diagnostic, sources: &Sources) {
        self.note(|| Note::Unread {
            problem: Box::new(diagnostic.problem.clone()),
            line: diagnostic.span.map_or(1, |span| sources.line(span)),
        });
    }

    /// Keeps a remark while there are few; neither a name without end nor a thousand names may cost time.
    fn note(&mut self, make: impl FnOnce() -> Note) {
        if self.notes.len() < MOST_NOTES {
            self.notes.push(make());
        } else {
            self.more_notes = self.more_notes.saturating_add(1);
        }
    }
}

impl CandidateAnswer {
    fn keep_unread(&mut self, text: String) {
        self.unread.get_or_insert(text);
    }
}

fn is_within(problem: &Diagnostic, statement: Span) -> bool {
    problem.span.is_some_and(|place| statement.start <= place.start && place.start <= statement.end)
}

/// The lines of a file as they were handed in.
struct Lines<'a>(Vec<&'a str>);

impl Lines<'_> {
    /// A line, from 1, made visible and cut.
    fn line(&self, line: usize) -> String {
        seen(line.checked_sub(1).and_then(|at| self.0.get(at)).map_or("", |line| line.trim()))
    }

    /// The lines of a statement as one, made visible and cut.
    fn of(&self, statement: Span, sources: &Sources) -> String {
        let first = sources.line(statement).saturating_sub(1);
        let breaks = sources.slice(statement).matches('\n').count();
        let lines = self.0.iter().skip(first).take(breaks.saturating_add(1));
        // Nobody reads more of an answer than its beginning.
        let lines: Vec<&str> = lines.take(MOST_NOTES).map(|line| line.trim()).collect();
        seen(&lines.join(" "))
    }
}
