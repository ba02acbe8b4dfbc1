//! A ruling: its score with everything that explains it.

use super::super::evaluate::ResolvedStatement;
use super::super::scope::Scope;
use super::super::settings::Settings;
use super::super::verdict::Decided;
use crate::checks::{Finding, FindingKind};
use crate::diagnostic::{Diagnostic, Problem};
use crate::ruling::{Ruling, Side};
use crate::scoring::{Figure, Penalty};
use crate::situation::{Assessment, Effects, assess};
use crate::syntax::tree;
use std::collections::HashSet;

/// The depth of a breakdown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// The score and the checks.
    Ruling,
    /// The other pairs' changes as well, as far as they take no more than their share of the work.
    Field,
    /// The other pairs' changes, which are the question.
    Others,
}

/// A ruling with its score and its context.
#[derive(Debug, Clone)]
pub struct Breakdown {
    /// The name it was called by.
    pub name: Option<String>,
    /// The ruling, its names resolved, with its score and its working.
    pub assessment: Assessment,
    /// The changes for the other pairs; `None` outside a field, or if they were not wanted.
    pub effects: Option<Effects>,
    /// Penalties in force.
    pub penalties: Vec<Penalty>,
    /// Conventions in force.
    pub settings: Settings,
    /// True if it was compared with the result after a transfer of tricks in the place of the one obtained.
    pub by_transfer: bool,
    /// The incidents of the board with the verdict on each, by this ruling.
    pub decided: Vec<Decided>,
    /// Warnings and notes on it, at their places.
    pub diagnostics: Vec<Diagnostic>,
}

impl Breakdown {
    /// The final figure of a side.
    #[must_use]
    pub fn figure(&self, side: Side) -> &Figure {
        self.assessment.figure(side)
    }

    /// The score that the table gets: the ruling, or the score obtained if that stands (Law 12B1).
    #[must_use]
    pub fn given(&self) -> &Ruling {
        let standing = self.assessment.applied.as_ref().filter(|_| self.assessment.ruled.is_some());
        standing.unwrap_or(&self.assessment.ruling)
    }
}

impl Scope {
    /// Scores a ruling and checks it.
    ///
    /// # Errors
    /// Why it has no score.
    pub fn breakdown(&self, written: &tree::Ruling, depth: Depth) -> Result<Breakdown, Vec<Diagnostic>> {
        self.resolved(written)?.breakdown(depth)
    }

    /// The breakdown of the ruling itself, even if the score obtained stands.
    ///
    /// # Errors
    /// Why it has no score.
    pub fn breakdown_as_ruled(&self, written: &tree::Ruling, depth: Depth) -> Result<Breakdown, Vec<Diagnostic>> {
        self.resolved(written)?.whatever_stands().breakdown(depth)
    }
}

impl ResolvedStatement<'_> {
    pub(in super::super) fn breakdown(&self, depth: Depth) -> Result<Breakdown, Vec<Diagnostic>> {
        let assessment = assess(&self.ruling, &self.situation).map_err(|error| self.diagnose(error))?;
        let effects = match depth {
            Depth::Ruling => None,
            Depth::Field => Some(self.effects_beside(&assessment)),
            Depth::Others => Some(Ok(self.situation.effects(&assessment).map_err(|error| self.diagnose(error))?)),
        };
        let (effects, left_out) = match effects {
            Some(Ok(effects)) => (effects, None),
            Some(Err(problem)) => (None, Some(Diagnostic::at(self.written.span, problem))),
            None => (None, None),
        };
        let mut breakdown = self.breakdown_of(assessment, effects);
        breakdown.diagnostics.extend(left_out);
        Ok(breakdown)
    }

    /// The other pairs' changes, as an addition to a ruling: left out without an error if they cannot be computed.
    fn effects_beside(&self, assessment: &Assessment) -> Result<Option<Effects>, Problem> {
        let aside = self.scope.work().aside();
        let effects = self.situation.clone().within(aside.clone()).effects(assessment);
        let reason = |_| if aside.excess().is_some() { Problem::OthersTooMuch } else { Problem::OthersUnscored };
        effects.map_err(reason)
    }

    /// An assessment with its context.
    pub(super) fn breakdown_of(&self, mut assessment: Assessment, effects: Option<Effects>) -> Breakdown {
        let by_transfer = self.scope.transferred_in_place_of(&self.ruling).is_some();
        if by_transfer {
            // The result compared with was not obtained at the table, and Law 64C1 may well weigh it.
            assessment.findings.retain(|finding| !matches!(finding.kind, FindingKind::ObtainedWeighted { .. }));
        }
        // A verdict fixed for one incident says nothing of damage by another.
        let stands = (!self.scope.is_fixed(self.written)).then(|| assessment.stands());
        Breakdown {
            decided: self.scope.decided(stands),
            name: name_of(self.written),
            diagnostics: self
                .diagnostics(&assessment.findings)
                .into_iter()
                .chain(self.below_evidence())
                .chain(self.artificial_instead())
                .chain(self.above_the_whole())
                .chain(self.without_power())
                .chain(self.without_table())
                .collect(),
            by_transfer,
            assessment,
            effects,
            penalties: self.situation.penalties().to_vec(),
            settings: self.scope.settings().clone(),
        }
    }

    /// A warning that a board of an event is in force and none of its tables is in question.
    fn without_table(&self) -> Option<Diagnostic> {
        let is_open = self.scope.is_brought() && self.scope.event()?.at()?.line.is_none();
        let is_of_field = self.situation.scoring().is_of_field();
        (is_open && is_of_field).then(|| Diagnostic::at(self.written.span, Problem::NoTable))
    }

    /// The diagnostics of the checks, each place once.
    fn diagnostics(&self, findings: &[Finding]) -> Vec<Diagnostic> {
        let mut seen = HashSet::new();
        let mut found = Vec::new();
        let places = self.scope.places_of(self.written);
        for finding in findings {
            let place = match finding.component {
                Some(at) => places.get(at).copied(),
                None => self.scope.place_of_finding(&finding.kind),
            };
            let diagnostic = Diagnostic::at(place.unwrap_or(self.written.span), Problem::Finding(finding.kind.clone()));
            // A component inside a name may be both sides'.
            if place.is_none_or(|place| seen.insert((place, diagnostic.code()))) {
                found.push(diagnostic);
            }
        }
        found
    }
}

/// The name that a ruling is called by.
pub(super) fn name_of(written: &tree::Ruling) -> Option<String> {
    match &written.kind {
        tree::RulingKind::Both(tree::SideExpression { kind: tree::SideKind::Name(name), .. }) => Some(name.clone()),
        _ => None,
    }
}
