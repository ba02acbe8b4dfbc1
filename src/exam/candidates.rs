//! What a candidate handed in: `case "…" { answer … }` and nothing else. A file is read, never run.

use super::key::plain_name;
use crate::catalogue::english::problems as words;
use crate::diagnostic::{Diagnostic, closest};
use crate::source::{Source, Sources, Span};
use crate::syntax::{
    self,
    tree::{Answer, Case, StatementKind},
};
use std::collections::HashMap;

/// The largest file that is read, in bytes.
pub const LARGEST: u64 = 1_000_000;

/// Remarks on one file, at most; the rest are counted.
const MOST_NOTES: usize = 12;

/// What came of opening a candidate's file.
#[derive(Debug, Clone)]
pub struct Submission {
    /// What the candidate is called: the file's name.
    pub name: String,
    /// Its text, or why there is none.
    pub text: Result<String, Refusal>,
}

/// Why a file has no text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The system's reason.
    Unreadable(String),
    /// It is not UTF-8 from this byte on.
    NotUtf8(usize),
    /// It is larger than [`LARGEST`].
    TooLarge,
}

/// A candidate's answers.
#[derive(Debug, Clone)]
pub struct Candidate {
    /// What the candidate is called.
    pub name: String,
    /// The answers by the plain names of the key's cases.
    pub given: HashMap<String, Given>,
    /// What there is to remark on the file.
    pub notes: Vec<Note>,
    /// Remarks that were left out.
    pub more_notes: usize,
}

/// What was answered to one question.
#[derive(Debug, Clone, Default)]
pub struct Given {
    /// The answers, in all cases of the name.
    pub answers: Vec<Answer>,
    /// Whether a part of them could not be read, so that none can be trusted.
    pub broken: bool,
}

/// A remark on a candidate's file; none costs anything by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// The file could not be read at all.
    Refused(Refusal),
    /// A statement that is no answer: its first word and its line.
    NotExecuted(String, usize),
    /// A case that the key has not, its line, and the nearest that it has.
    UnknownCase(String, usize, Option<String>),
    /// What could not be read: the message, its code and its line.
    Unread(String, &'static str, usize),
}

impl Candidate {
    /// Reads what was handed in, for a key whose cases have these names.
    #[must_use]
    pub fn read(submission: &Submission, cases: &[&str]) -> Self {
        let name = submission.name.clone();
        let mut candidate = Self { name, given: HashMap::new(), notes: Vec::new(), more_notes: 0 };
        match &submission.text {
            Ok(text) => candidate.take(text, cases),
            Err(refusal) => candidate.note(Note::Refused(refusal.clone())),
        }
        candidate
    }

    fn take(&mut self, text: &str, cases: &[&str]) {
        let known: HashMap<String, &str> = cases.iter().map(|case| (plain_name(case), *case)).collect();
        let mut sources = Sources::default();
        let file = sources.add(Source::new(self.name.clone(), text));
        for chunk in syntax::statements(file, text) {
            for problem in &chunk.problems {
                self.unread(problem, &sources);
            }
            for statement in &chunk.statements {
                match &statement.kind {
                    StatementKind::Case(case) => {
                        let within = |problem: &Diagnostic| {
                            problem.span.is_some_and(|place| {
                                statement.span.start <= place.start && place.start <= statement.span.end
                            })
                        };
                        let broken = chunk.problems.iter().any(within);
                        self.case(case, broken, &known, &sources);
                    }
                    _ => self.not_executed(statement.span, &sources),
                }
            }
        }
    }

    /// The answers of a case; of two cases with one name, those of both.
    fn case(&mut self, case: &Case, broken: bool, known: &HashMap<String, &str>, sources: &Sources) {
        let name = plain_name(&case.name.node);
        if !known.contains_key(&name) {
            let written = words::seen(&case.name.node);
            // Neither a name without end nor a thousand names may cost time.
            let near = closest(&written, known.values().copied().filter(|_| self.notes.len() < MOST_NOTES));
            let near = near.map(str::to_owned);
            return self.note(Note::UnknownCase(written, sources.line(case.name.span), near));
        }
        let mut answers = Vec::new();
        for statement in &case.body {
            match &statement.kind {
                StatementKind::Answer(answer) => answers.push(answer.clone()),
                _ => self.not_executed(statement.span, sources),
            }
        }
        let given = self.given.entry(name).or_default();
        given.answers.append(&mut answers);
        given.broken |= broken;
    }

    fn not_executed(&mut self, span: Span, sources: &Sources) {
        let word: String =
            sources.slice(span).chars().take(24).take_while(|character| character.is_alphabetic()).collect();
        self.note(Note::NotExecuted(word, sources.line(span)));
    }

    fn unread(&mut self, problem: &Diagnostic, sources: &Sources) {
        let line = problem.span.map_or(1, |span| sources.line(span));
        self.note(Note::Unread(words::message(&problem.problem), problem.code().name(), line));
    }

    fn note(&mut self, note: Note) {
        if self.notes.len() < MOST_NOTES {
            self.notes.push(note);
        } else {
            self.more_notes = self.more_notes.saturating_add(1);
        }
    }
}
