//! `incident`, and `expect incident`.

use super::past_incident::PastIncident;
use super::queries::{ExpectationOutcome, Expected, Failure, OutcomeKind, WhyNotFound};
use super::verdict::Decided;
use super::{Flow, Session};
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::law::is_part_of;
use crate::procedure::{By, Decision, Object, Obligation, Party, Verdict};
use crate::ruling::{Seat, Suit};
use crate::source::Span;
use crate::syntax::tree;

impl Session<'_> {
    /// `incident PROCEDURE by SEAT { … }`
    pub(super) fn incident(&mut self, written: &tree::Incident, span: Span) -> Flow {
        let before = self.handing_over.is_some().then(|| self.scope.clone());
        self.scope.turn_auction_to(written.by);
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

    /// `expect incident: VERDICT, law 16B1(a), E must pass once, later 27D`; of the last one.
    pub(super) fn expect_incident(&mut self, word: &tree::Word, claims: &[tree::Word], span: Span) -> Flow {
        let verdict = verdict_of(word)?;
        let Some(Decided { decision, incident }) = self.decided_in(&self.scope).pop() else {
            return Err(vec![Diagnostic::at(span, Problem::NoIncident)]);
        };
        let decided = claimable(&decision, &incident, claims);
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

/// Nobody's seat: there is no obligation, or no choice.
const NOBODY: &str = "nobody";

/// No Law: the score will not be adjusted.
const NOTHING: &str = "nothing";

/// The words that begin or join the claims of each kind.
const MUST: &str = "must";
const MAY: &str = "may";
const LATER: &str = "later";
const SAY: &str = "say";

/// Everything about an incident that can be claimed: its Laws and obligations, and of choices, Laws for later and words to
/// say those of which something is claimed.
fn claimable(decision: &Decision, incident: &PastIncident, claims: &[tree::Word]) -> Vec<String> {
    let is_claimed = |kind: &str| claims.iter().any(|claim| claim.node.split(' ').take(2).any(|word| word == kind));
    let course = &incident.in_force.course;
    let mut found: Vec<String> = decision.laws.iter().map(ToString::to_string).collect();
    found.extend(course.obligations.iter().map(in_words));
    if course.obligations.is_empty() {
        found.push(format!("{NOBODY} {MUST}"));
    }
    if is_claimed(MAY) {
        let choices = incident.choices();
        found.extend(choices.iter().flat_map(|choice| {
            let either =
                Seat::North.clockwise().map(By::Seat).into_iter().filter(|by| choice.who == Some(By::Side(by.side())));
            let players = either.map(Some).chain([choice.who]);
            players.map(|by| format!("{} {MAY} {}", who(choice.by, by), choice.choose)).collect::<Vec<_>>()
        }));
        if choices.is_empty() {
            found.push(format!("{NOBODY} {MAY}"));
        }
    }
    if is_claimed(LATER) {
        found.extend(course.later.iter().map(|law| format!("{LATER} {law}")));
        if course.later.is_empty() {
            found.push(format!("{NOTHING} {LATER}"));
        }
    }
    if is_claimed(SAY) {
        found.extend(course.say.iter().map(|text| format!("{SAY} {text}")));
    }
    found
}

/// A player by his seat, two by their side, or else by the place in the irregularity.
fn who(party: Party, by: Option<By>) -> String {
    by.map_or_else(|| party.word().to_owned(), |by| by.to_string())
}

/// An obligation as `expect incident` writes it: `E must pass throughout`.
fn in_words(obligation: &Obligation) -> String {
    let duty = &obligation.duty;
    let who = who(duty.who, obligation.seat.map(By::Seat));
    let suit = obligation.suit.map(Suit::word);
    let card = obligation.card.filter(|_| duty.object == Some(Object::Card)).map(|card| card.to_string());
    let object = card.or(suit.or(duty.object.map(Object::word)).map(str::to_owned));
    let object = object.map(|object| format!(" {object}")).unwrap_or_default();
    format!("{who} {MUST} {}{object} {}", duty.act.word(), duty.term.word())
}

/// Returns true if what was decided is what a claim says; an obligation may be written without its suit or term.
fn is_claimed(actual: &str, claimed: &str) -> bool {
    if claimed.starts_with(|c: char| c.is_ascii_digit()) {
        return is_part_of(actual, claimed);
    }
    if let (Some((LATER, actual)), Some((LATER, claimed))) = (actual.split_once(' '), claimed.split_once(' ')) {
        return is_part_of(actual, claimed);
    }
    let words: Vec<&str> = actual.split(' ').collect();
    let mut claimed = claimed.split(' ');
    claimed.next() == words.first().copied() && claimed.all(|word| words.contains(&word))
}
