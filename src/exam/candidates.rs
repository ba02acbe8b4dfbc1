//! What a candidate handed in: answers by the numbers or the names of the questions, and nothing else. A file is read,
//! never run.

use super::answer_sheet;
use super::key::QuestionNames;
use crate::diagnostic::{Diagnostic, FileReason, Problem, closest, seen};
use crate::source::{Source, Sources, Span};
use crate::syntax::{
    self,
    tree::{Answer, Case, StatementKind},
};

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
    /// What the candidate is called.
    pub name: String,
    /// What was answered to each of the key's questions, in their order; none where its case is not there.
    pub given: Vec<Option<Given>>,
    /// What there is to remark on the file.
    pub notes: Vec<Note>,
    /// Remarks that were left out.
    pub more_notes: usize,
}

/// What was answered to one question.
#[derive(Debug, Clone, Default)]
pub(super) struct Given {
    /// The answers, in all cases of the name.
    pub answers: Vec<Answer>,
    /// Whether a part of them could not be read, so that none can be trusted.
    pub is_broken: bool,
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
    /// What could not be read.
    Unread {
        /// Why.
        problem: Box<Problem>,
        /// Its line, from 1.
        line: usize,
    },
}

impl Candidate {
    /// Reads what was handed in, for a key whose questions have these names.
    #[must_use]
    pub fn read(submission: &Submission, names: &QuestionNames) -> Self {
        let given = vec![None; names.len()];
        let mut candidate = Self { name: submission.name.clone(), given, notes: Vec::new(), more_notes: 0 };
        match &submission.text {
            Ok(text) => candidate.read_answers(text, names),
            Err(refusal) => candidate.note(|| Note::Refused(refusal.clone())),
        }
        candidate
    }

    fn read_answers(&mut self, text: &str, names: &QuestionNames) {
        let text = answer_sheet::read(text);
        let text = text.as_ref();
        let mut sources = Sources::default();
        let file = sources.add(Source::new(self.name.clone(), text));
        for chunk in syntax::statements(file, text) {
            for diagnostic in &chunk.problems {
                self.unread(diagnostic, &sources);
            }
            for statement in &chunk.statements {
                match &statement.kind {
                    StatementKind::Case(case) => {
                        let is_within = |diagnostic: &Diagnostic| {
                            diagnostic.span.is_some_and(|place| {
                                statement.span.start <= place.start && place.start <= statement.span.end
                            })
                        };
                        let is_broken = chunk.problems.iter().any(is_within);
                        self.read_case(case, is_broken, names, &sources);
                    }
                    _ => self.not_executed(statement.span, &sources),
                }
            }
        }
    }

    /// The answers of a case; of two cases with one name, those of both.
    fn read_case(&mut self, case: &Case, is_broken: bool, names: &QuestionNames, sources: &Sources) {
        let Some(at) = names.position(&case.name.node) else {
            let line = || sources.line(case.name.span);
            return self.note(|| {
                let written = seen(&case.name.node);
                let suggestion = closest(&written, names.written()).map(str::to_owned);
                Note::UnknownCase { case: written, line: line(), suggestion }
            });
        };
        let mut answers = Vec::new();
        for statement in &case.body {
            match &statement.kind {
                StatementKind::Answer(answer) => answers.push(answer.clone()),
                _ => self.not_executed(statement.span, sources),
            }
        }
        let Some(given) = self.given.get_mut(at) else { return };
        let given = given.get_or_insert_default();
        given.answers.append(&mut answers);
        given.is_broken |= is_broken;
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
