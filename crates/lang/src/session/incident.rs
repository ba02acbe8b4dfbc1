//! `incident`, and `expect incident`.

use super::queries::{ExpectationOutcome, Expected, Failure, OutcomeKind, WhyNotFound};
use super::verdict::Decided;
use super::{Flow, Session};
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::law::is_part_of;
use crate::procedure::{Object, Obligation, Verdict};
use crate::ruling::Suit;
use crate::source::Span;
use crate::syntax::tree;

impl Session<'_> {
    /// `incident PROCEDURE by SEAT { … }`
    pub(super) fn incident(&mut self, written: &tree::Incident, span: Span) -> Flow {
        let before = self.handing_over.is_some().then(|| self.scope.clone());
        let found = self.scope.judge(written, span)?;
        if let Some(before) = before {
            self.hand_over_restated(&before, &found.incident, span);
        }
        if let Some(asking) = self.asking.last_mut() {
            asking.add_incident(found.clone());
        }
        self.yield_outcome(span, OutcomeKind::Incident(Box::new(found)));
        Ok(())
    }

    /// `why not VERDICT`; of the last incident.
    pub(super) fn why_not(&mut self, word: &tree::Word, span: Span) -> Flow {
        let wanted = verdict_of(word)?;
        let Some(Decided { decision, incident }) = self.decided_in(&self.scope).pop() else {
            return Err(vec![Diagnostic::at(span, Problem::NoIncident)]);
        };
        let hangs_on_damage = [wanted, decision.verdict] == [Verdict::Adjust, Verdict::Stands] && decision.undamaged
            || [wanted, decision.verdict] == [Verdict::Stands, Verdict::Adjust] && incident.in_force.course.if_damaged;
        let ways = if wanted == decision.verdict { Vec::new() } else { incident.why_not(wanted) };
        let found = WhyNotFound { incident, wanted, actual: decision.verdict, hangs_on_damage, ways };
        self.yield_outcome(span, OutcomeKind::WhyNot(Box::new(found)));
        Ok(())
    }

    /// `expect incident: VERDICT, law 16B1(a), E must pass once`; of the last one.
    pub(super) fn expect_incident(&mut self, word: &tree::Word, claims: &[tree::Word], span: Span) -> Flow {
        let verdict = verdict_of(word)?;
        let Some(Decided { decision, incident }) = self.decided_in(&self.scope).pop() else {
            return Err(vec![Diagnostic::at(span, Problem::NoIncident)]);
        };
        let laws = decision.laws.iter().map(ToString::to_string);
        let obligations = &incident.in_force.course.obligations;
        let none = obligations.is_empty().then(|| "nobody must".to_owned());
        let decided: Vec<String> = laws.chain(obligations.iter().map(in_words)).chain(none).collect();
        let holds = decision.verdict == verdict
            && claims.iter().all(|claimed| decided.iter().any(|actual| is_claimed(actual, &claimed.node)));
        let claimed = claims.iter().map(|claim| claim.node.clone()).collect();
        let actual = Expected::Verdict(decision.verdict.word(), if claims.is_empty() { Vec::new() } else { decided });
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

/// The verdict of a word.
fn verdict_of(word: &tree::Word) -> Result<Verdict, Vec<Diagnostic>> {
    Verdict::named(&word.node).ok_or_else(|| {
        let words = || Verdict::ALL.iter().map(|verdict| verdict.word());
        let (suggestion, known) = (closest(&word.node, words()), words().collect::<Vec<_>>().join(", "));
        let problem = Problem::UnknownVerdict { word: word.node.clone(), known, suggestion };
        vec![Diagnostic::at(word.span, problem)]
    })
}

/// An obligation as `expect incident` writes it: `E must pass throughout`.
fn in_words(obligation: &Obligation) -> String {
    let duty = &obligation.duty;
    let who = obligation.seat.map_or_else(|| duty.who.word().to_owned(), |seat| seat.to_string());
    let suit = obligation.suit.map(Suit::word);
    let card = obligation.card.filter(|_| duty.object == Some(Object::Card)).map(|card| card.to_string());
    let object = card.or(suit.or(duty.object.map(Object::word)).map(str::to_owned));
    let object = object.map(|object| format!(" {object}")).unwrap_or_default();
    format!("{who} must {}{object} {}", duty.act.word(), duty.term.word())
}

/// Returns true if a Law or an obligation is what a claim says; an obligation may be written without its suit or term.
fn is_claimed(actual: &str, claimed: &str) -> bool {
    if claimed.starts_with(|c: char| c.is_ascii_digit()) {
        return is_part_of(actual, claimed);
    }
    let words: Vec<&str> = actual.split(' ').collect();
    let mut claimed = claimed.split(' ');
    claimed.next() == words.first().copied() && claimed.all(|word| words.contains(&word))
}
