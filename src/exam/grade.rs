//! Candidates' answers against the key.

use super::candidates::{Candidate, Note, Submission, UnreadLine};
use super::key::{Key, QuestionNames};
use super::mark::{Mark, Retain};
use super::question::QuestionGrader;
use crate::number::Exact;
use std::rc::Rc;

/// A candidate's marks.
#[derive(Debug, Clone)]
pub struct Graded {
    /// The candidate's name.
    pub candidate: String,
    /// The marks, in the order of the key's questions. Candidates who gave the same answer share its mark.
    pub marks: Vec<Rc<Mark>>,
    /// Remarks on the file.
    pub notes: Vec<Note>,
    /// Remarks that were left out.
    pub more_notes: usize,
    /// Lines that belong to no question and could not be read.
    pub(super) unread: Vec<UnreadLine>,
}

impl Graded {
    /// Returns whether the file could not be read at all.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        self.notes.iter().any(|note| matches!(note, Note::Refused(_)))
    }

    /// Questions, from 0, whose answers nothing but an examiner can mark, each with its mark of nothing.
    pub fn left_to_examiner(&self) -> impl Iterator<Item = (usize, &Mark)> {
        let marks = self.marks.iter().map(Rc::as_ref).enumerate();
        marks.filter(|(_, mark)| mark.is_left_to_examiner())
    }

    /// Lines that belong to no question and could not be read, until an examiner has marked anything of the candidate.
    pub fn unread_lines(&self) -> &[UnreadLine] {
        if self.marks.iter().any(|mark| mark.by_hand.is_some()) { &[] } else { &self.unread }
    }

    /// Returns whether an examiner has to read a part of the file.
    #[must_use]
    pub fn needs_examiner(&self) -> bool {
        !self.unread_lines().is_empty() || self.left_to_examiner().next().is_some()
    }

    /// The sum of what the answers earned.
    #[must_use]
    pub fn total(&self) -> Exact {
        self.marks.iter().map(|mark| &mark.earned).sum()
    }
}

/// Marks candidates by a key. Each answer to a question is scored once, however many candidates give it.
#[derive(Debug)]
pub struct Grader<'key> {
    names: QuestionNames<'key>,
    questions: Vec<QuestionGrader<'key>>,
}

impl<'key> Grader<'key> {
    /// A grader for a key that has an answer to each question.
    #[must_use]
    pub fn new(key: &'key Key, retain: Retain) -> Self {
        let questions = key.questions.iter().map(|question| QuestionGrader::new(question, retain)).collect();
        Self { names: QuestionNames::of(key), questions }
    }

    /// Marks what a candidate handed in.
    pub fn grade(&mut self, submission: &Submission) -> Graded {
        let Candidate { name, given, notes, more_notes, unread } = Candidate::read(submission, &self.names);
        let marks = self.questions.iter_mut().zip(&given).map(|(question, given)| question.mark(given.as_ref()));
        Graded { candidate: name, marks: marks.collect(), notes, more_notes, unread }
    }
}
