//! Statements without an effect in the scoring in force, and rows without a value in it: each reported once, with the
//! first result that it might have changed. A statement that had an effect on an earlier result is not reported after
//! the scoring has changed.

use super::Session;
use super::queries::Breakdown;
use super::queries::{Answered, OutcomeKind};
use super::scope::Scope;
use crate::checks::{FindingKind, NoEffect};
use crate::diagnostic::{Code, Diagnostic, Problem};
use crate::number::Exact;
use crate::ruling::{Artificial, Ruling, Side, SideRuling};
use crate::scoring::{Scoring, SessionResult};
use crate::situation::Protocol;
use crate::source::Span;
use std::collections::HashSet;

/// The statements so far, by their places.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct ReportedNotes {
    /// The statements that have been reported as without effect, with the form of scoring.
    reported: HashSet<(Span, Scoring)>,
    /// The statements that had an effect on a result.
    used: HashSet<Span>,
}

impl ReportedNotes {
    /// Returns true if the statement at a place is to be reported.
    fn is_new(&mut self, place: Span, scoring: Scoring) -> bool {
        !self.used.contains(&place) && self.reported.insert((place, scoring))
    }

    /// Keeps what is known of some places alone.
    pub(super) fn retain(&mut self, keep: impl Fn(&Span) -> bool) {
        self.reported.retain(|(place, _)| keep(place));
        self.used.retain(keep);
    }
}

impl Session<'_> {
    /// Takes the settings so far as regulations for every form of scoring: they are not reported if they have no
    /// effect.
    pub fn take_as_regulations(&mut self) {
        let mut settings = self.scope.settings().clone();
        settings.forget_places();
        self.scope.set_settings(settings);
    }

    /// Adds the new notes to a result. A result that shows no notes gets them as diagnostics; `place` is the place of
    /// its statement.
    pub(super) fn report_without_effect(&mut self, kind: &mut OutcomeKind, place: Span) {
        let Some(scoring) = scored_by(kind, &self.scope) else { return };
        let mut found = match &kind {
            OutcomeKind::Protocol(found) => {
                let mut idle = self.scope.without_effect(scoring, [], place);
                idle.extend(self.scope.session_of_rows(&found.protocol, place));
                idle
            }
            _ => self.scope.without_effect(scoring, [], place),
        };
        let without_value = self.scope.rows_without_value(kind, scoring, place);
        let idle: HashSet<Span> = found.iter().filter_map(|one| one.span).collect();
        self.notes.used.extend(self.scope.places_of_statements().filter(|place| !idle.contains(place)));
        for breakdown in breakdowns(kind) {
            found.extend(breakdown.diagnostics.extract_if(.., |one| one.code() == Code::NoEffect));
        }
        let noted = match kind {
            // An expectation names the notes that it expects.
            OutcomeKind::Expectation(_) => return,
            OutcomeKind::Ruling(one) | OutcomeKind::Answer(Answered::Ruling(one)) => Some(one),
            _ => None,
        };
        found.extend(without_value);
        found.retain(|one| one.span.is_none_or(|place| self.notes.is_new(place, scoring)));
        match noted {
            Some(breakdown) => breakdown.diagnostics.extend(found),
            None => found.into_iter().for_each(|one| self.report(one)),
        }
    }
}

impl Scope {
    /// The statements that have no effect on some rulings in a form of scoring, each at its place.
    fn without_effect<'a>(
        &self,
        scoring: Scoring,
        rulings: impl IntoIterator<Item = &'a Ruling>,
        place: Span,
    ) -> Vec<Diagnostic> {
        let found = self.known_situation().without_effect_by(scoring, rulings);
        let diagnostic =
            |kind: FindingKind| Diagnostic::at(self.place_of_finding(&kind).unwrap_or(place), Problem::Finding(kind));
        found.into_iter().map(diagnostic).collect()
    }

    /// The notes on a session beside rows with average plus or average minus: the session is not theirs.
    fn session_of_rows(&self, protocol: &Protocol, place: Span) -> Vec<Diagnostic> {
        let stated = |side: Side| {
            let result = self.known_situation().session().by(side).as_ref()?;
            let plus = &self.settings().conventions().imp_average;
            let mut better = protocol.rows.iter().filter_map(|row| followed(&row.ruling, side, result, plus));
            let (given, own) = better.next()?;
            let problem = Problem::SessionOfRows { side, given, own };
            Some(Diagnostic::at(self.place_of_statement(NoEffect::Session(side)).unwrap_or(place), problem))
        };
        Side::BOTH.into_iter().filter_map(stated).collect()
    }

    /// The place of what a finding is about, where that is no part of the ruling.
    pub(super) fn place_of_finding(&self, kind: &FindingKind) -> Option<Span> {
        match kind {
            FindingKind::NoEffect { what, .. } => self.place_of_statement(*what),
            _ => None,
        }
    }
}

/// The side's artificial score, and the one that its session would give if that were better than average plus or worse
/// than average minus (Law 12C2(c)).
fn followed(ruling: &Ruling, side: Side, session: &SessionResult, plus: &Exact) -> Option<(Artificial, Artificial)> {
    let SideRuling::Artificial(given) = ruling.side(side)? else { return None };
    let own = match session {
        SessionResult::Share(share) => Artificial::Share(share.clone()),
        SessionResult::Imps(imps) => Artificial::Imps(imps.clone()),
    };
    session.is_followed_by(given, plus).then(|| (given.clone(), own))
}

/// The form of scoring of a result; `None` if nothing was scored.
fn scored_by(kind: &OutcomeKind, scope: &Scope) -> Option<Scoring> {
    match kind {
        OutcomeKind::Protocol(found) => Some(found.protocol.scoring),
        OutcomeKind::ByItself(_)
        | OutcomeKind::InForce(_)
        | OutcomeKind::Question { .. }
        | OutcomeKind::Answer(Answered::Figures(_))
        | OutcomeKind::Deal { .. }
        | OutcomeKind::Auction { .. }
        | OutcomeKind::Lead(_)
        | OutcomeKind::Sheet(_)
        | OutcomeKind::Weights(_)
        | OutcomeKind::Evidence(_)
        | OutcomeKind::Incident(_) => None,
        _ => Some(scope.scoring()),
    }
}

/// The rulings of a result that were checked.
fn breakdowns(kind: &mut OutcomeKind) -> Vec<&mut Breakdown> {
    match kind {
        OutcomeKind::Ruling(one) | OutcomeKind::Effects(one) | OutcomeKind::Answer(Answered::Ruling(one)) => vec![one],
        OutcomeKind::Entry(entry) => vec![&mut entry.breakdown],
        OutcomeKind::Compare(found) => found.base.as_deref_mut().into_iter().chain(&mut found.rulings).collect(),
        OutcomeKind::Conventions(found) => {
            found.rows.iter_mut().filter_map(|row| row.scored.as_deref_mut().ok()).collect()
        }
        _ => Vec::new(),
    }
}
