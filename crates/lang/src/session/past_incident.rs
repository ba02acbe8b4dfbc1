//! An incident as it stays in force.

use crate::procedure::{
    By, Choice, Facts, InForce, Obstacle, Poll, Procedure, Target, Verdict, choices, possible_words, why_not,
};
use crate::situation::Situation;
use crate::source::Span;
use crate::syntax::tree;

/// An incident that rulings on the board are checked against.
#[derive(Debug, Clone)]
pub struct PastIncident {
    /// The procedure.
    pub procedure: &'static Procedure,
    /// The side or player that broke the Law.
    pub by: Option<By>,
    /// The consequences, and the outcomes that are excluded.
    pub in_force: InForce,
    /// The facts, in the director's words.
    pub facts: Vec<String>,
    /// The polls of peers.
    pub polls: Vec<Poll>,
    /// The facts found, and the situation in which they were judged.
    pub(super) basis: (Facts, Situation),
    /// The place of the incident.
    pub(super) place: Span,
    /// As it was written.
    pub(super) written: tree::Incident,
}

impl PastIncident {
    /// The choices of a player at the open question, in the order of the Law.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        choices(self.procedure, &self.basis.0, &self.basis.1, &self.in_force.course)
    }

    /// The words that can answer a question beside the other answers.
    #[must_use]
    pub fn possible_words(&self, question: &'static str, words: &[&'static str]) -> Vec<&'static str> {
        possible_words(self.procedure, &self.basis.0, &self.basis.1, question, words)
    }

    /// The fewest answers that would have to be others for a verdict, each list a way to it.
    #[must_use]
    pub fn why_not(&self, verdict: Verdict) -> Vec<Vec<Obstacle>> {
        why_not(self.procedure, &self.basis.0, &self.basis.1, verdict)
    }

    /// The other verdicts that its procedure names.
    pub fn other_verdicts(&self) -> impl Iterator<Item = Verdict> {
        let names = |verdict: &Verdict| self.procedure.rows().any(|(_, rule)| rule.to == Target::Verdict(*verdict));
        let own = self.in_force.course.verdict;
        Verdict::ALL.iter().copied().filter(move |verdict| *verdict != own).filter(names)
    }
}
