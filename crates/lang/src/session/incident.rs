//! `incident`, and `expect incident`.

use super::queries::OutcomeKind;
use super::queries::{ExpectationOutcome, Expected, Failure};
use super::verdict::Decided;
use super::{Flow, Session};
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::procedure::{By, InForce, Poll, Procedure, Verdict};
use crate::source::Span;
use crate::syntax::tree;

impl Session<'_> {
    /// `incident PROCEDURE by SEAT { … }`
    pub(super) fn incident(&mut self, written: &tree::Incident, span: Span) -> Flow {
        let found = self.scope.judge(written, span)?;
        if let Some(asking) = self.asking.last_mut() {
            asking.add_incident(found.clone());
        }
        self.yield_outcome(span, OutcomeKind::Incident(Box::new(found)));
        Ok(())
    }

    /// `expect incident: VERDICT, law 16B1(a)`; of the last one.
    pub(super) fn expect_incident(&mut self, word: &tree::Word, laws: &[tree::Word], span: Span) -> Flow {
        let Some(verdict) = Verdict::named(&word.node) else {
            let words = || Verdict::ALL.iter().map(|verdict| verdict.word());
            let (suggestion, known) = (closest(&word.node, words()), words().collect::<Vec<_>>().join(", "));
            let problem = Problem::UnknownVerdict { word: word.node.clone(), known, suggestion };
            return Err(vec![Diagnostic::at(word.span, problem)]);
        };
        let Some(Decided { decision, .. }) = self.decided_in(&self.scope).pop() else {
            return Err(vec![Diagnostic::at(span, Problem::NoIncident)]);
        };
        let decided: Vec<String> = decision.laws.iter().map(ToString::to_string).collect();
        let holds = decision.verdict == verdict
            && laws.iter().all(|claimed| decided.iter().any(|law| is_of(law, &claimed.node)));
        let claimed = laws.iter().map(|law| law.node.clone()).collect();
        let actual = Expected::Verdict(decision.verdict.word(), if laws.is_empty() { Vec::new() } else { decided });
        let failure = Failure { breakdown: None, corrections: Vec::new(), beyond_figures: true };
        let outcome = ExpectationOutcome {
            passed: holds,
            expected: vec![Expected::Verdict(verdict.word(), claimed)],
            actual: vec![actual],
            failure: (!holds).then(|| Box::new(failure)),
        };
        let count = if holds { &mut self.tally.passed } else { &mut self.tally.failed };
        *count = count.saturating_add(1);
        self.yield_outcome(span, OutcomeKind::Expectation(outcome));
        Ok(())
    }
}

/// Returns true if a Law is the one that is named, or a part of it: 16B1(a) is of 16B.
fn is_of(law: &str, named: &str) -> bool {
    let named = named.to_lowercase();
    law.to_lowercase().strip_prefix(&named).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}

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
    /// The place of the incident.
    pub(super) place: Span,
    /// As it was written.
    pub(super) written: tree::Incident,
}
