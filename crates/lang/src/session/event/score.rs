//! The ranking of an event, before the rulings and with them.

use crate::diagnostic::{Diagnostic, Problem};
use crate::events::audit::{audit, chosen_settings};
use crate::events::model::Event;
use crate::events::scoring::{Rules, ScoreError, ScoredEvent};
use crate::number::Exact;
use crate::scoring::{Across, PenaltyUnit};
use crate::session::evaluate::unscorable;
use crate::session::event_in_force::EventInForce;
use crate::session::queries::{Audited, Correction, ExpectationOutcome, Expected, Failure, OutcomeKind, Ranking};
use crate::session::{Flow, Scope, Session};
use crate::source::Span;
use crate::syntax::tree::{self, Spanned, Standings};
use std::rc::Rc;

impl Scope {
    /// The rules that the event is scored by: its file's, and what the script says instead.
    pub(in crate::session) fn event_rules(&self, event: &EventInForce) -> Rules {
        let matches = self.known_situation().matched().cloned();
        let mut rules = event.rules().clone();
        rules.scoring = self.event_scoring();
        rules.conventions = self.settings().conventions().clone();
        rules.matches = matches.or(rules.matches);
        rules
    }

    /// The event in force, which a statement is about.
    pub(in crate::session) fn event_for(
        &self,
        word: &'static str,
        place: Span,
    ) -> Result<&EventInForce, Vec<Diagnostic>> {
        self.event().ok_or_else(|| vec![Diagnostic::at(place, Problem::NoEvent { word })])
    }

    /// The event with its rulings, scored.
    pub(in crate::session) fn event_after(
        &self,
        event: &EventInForce,
        place: Span,
    ) -> Result<Rc<ScoredEvent>, Vec<Diagnostic>> {
        let rules = self.event_rules(event);
        event.scored_after(&rules).map_err(|error| unscored(error, &rules, place))
    }

    /// The event as it was read, scored.
    pub(in crate::session) fn event_before(
        &self,
        event: &EventInForce,
        place: Span,
    ) -> Result<Rc<ScoredEvent>, Vec<Diagnostic>> {
        let rules = self.event_rules(event);
        event.scored_before(&rules).map_err(|error| unscored(error, &rules, place))
    }

    /// `ranking`, `ranking before`, `ranking for NS 4`
    pub(in crate::session) fn ranking(&self, asked: &tree::RankingOf, place: Span) -> Result<Ranking, Vec<Diagnostic>> {
        let event = self.event_for("ranking", place)?;
        let is_after = asked.of == Standings::After;
        let named = asked.named.iter().map(|one| event.resolve_contestant(one)).collect::<Result<_, _>>()?;
        let before = match is_after && event.given() > 0 {
            true => Some(self.event_before(event, place)?),
            false => None,
        };
        let scored = if is_after { self.event_after(event, place)? } else { self.event_before(event, place)? };
        Ok(Ranking {
            of: asked.of,
            named,
            event: event.after().clone(),
            read: event.as_read().clone(),
            start: event.before().clone(),
            unit: self.event_rules(event).result_unit(scored.scoring),
            scored,
            before,
            section: None,
            rounds: Vec::new(),
            names: false,
            rulings: event.given(),
            proposed: event.proposed(is_after),
            figures: Some(self.event_figures(event)),
            settings: self.settings().clone(),
            rules: self.event_rules(event),
        })
    }
}

impl Session<'_> {
    /// `expect place NS 4: 3`
    pub(in crate::session) fn expect_place(
        &mut self,
        contestant: &tree::Contestant,
        claimed: &Spanned<u32>,
        span: Span,
    ) -> Flow {
        let event = self.scope.event_for("place", contestant.place)?;
        let who = event.resolve_contestant(contestant)?;
        let scored = self.scope.event_after(event, span)?;
        let place = scored.standing(who).map(|standing| standing.place);
        let written = contestant.to_string();
        let passed = place == Some(claimed.node);
        let claim = |place| Expected::Place { contestant: written.clone(), place };
        let failure = (!passed).then(|| {
            let correction =
                |place| Correction { number: claimed.span, value: Exact::from(i64::from(place)), digits: None };
            let corrections: Vec<Correction> = place.into_iter().map(correction).collect();
            Box::new(Failure { breakdown: None, beyond_figures: corrections.is_empty(), corrections })
        });
        let count = if passed { &mut self.tally.passed } else { &mut self.tally.failed };
        *count = count.saturating_add(1);
        let (expected, actual) = (vec![claim(Some(claimed.node))], vec![claim(place)]);
        self.yield_outcome(span, OutcomeKind::Expectation(ExpectationOutcome { passed, expected, actual, failure }));
        Ok(())
    }
}

/// Why the event has no score, at the statement that asks for it.
pub(super) fn unscored(error: ScoreError, rules: &Rules, place: Span) -> Vec<Diagnostic> {
    let problem = match error {
        ScoreError::Line { board, error, .. } => {
            Problem::EventUnscorable { board, reason: Box::new(Problem::from(error)) }
        }
        ScoreError::Board { board, error } => {
            let scoring = rules.scoring.unwrap_or(crate::scoring::Scoring::Matchpoints);
            Problem::EventUnscorable { board, reason: Box::new(unscorable(error, scoring)) }
        }
        ScoreError::CarriedUnit { unit, result } => Problem::CarriedUnit {
            unit: match unit {
                PenaltyUnit::Share => None,
                PenaltyUnit::Points(unit) => Some(unit),
            },
            result,
        },
        ScoreError::SessionWeights { weights, sessions } => Problem::EventSessionWeights { weights, sessions },
        _ => Problem::EventNoScoring,
    };
    vec![Diagnostic::at(place, problem)]
}

impl Scope {
    /// The event as it was read, compared with what it printed; rulings of the script are no part of it.
    pub(in crate::session) fn event_audit(&self, place: Span) -> Result<Audited, Vec<Diagnostic>> {
        let event = self.event_for("audit", place)?;
        // A table of scores does not say how they are scored; the script may.
        let read = event.as_read();
        let given = self.known_situation().given_scoring();
        let scoring = read.known_scoring().or(given).or(read.scoring);
        let mut read = Event::clone(read);
        read.scoring = scoring;
        let mut found = audit(&read).map_err(|error| unscored(error, event.rules(), place))?;
        let across = event.rules().conventions.across;
        if found.rules.conventions.across != across && across != Across::File {
            found.rules.conventions.across = across;
            found.settings = chosen_settings(&found.rules);
        }
        Ok(Audited { audit: found })
    }
}
