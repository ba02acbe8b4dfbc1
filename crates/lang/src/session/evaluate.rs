//! Scores rulings with the facts of a scope.

use super::budget::too_much;
use super::resolve::{LONGEST_CHAIN, Names, places, resolve};
use super::scope::Scope;
use super::traveller::without_group;
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::ruling::{Ruling, Unit};
use crate::scoring::{ComparesWith, Conventions, PenaltyUnit, ResolveError, Scoring, ScoringError};
use crate::situation::{AssessError, Evaluation, RowError, Situation, evaluate};
use crate::source::Span;
use crate::syntax::tree;

/// A ruling with its names resolved, and what it is judged in.
pub(super) struct ResolvedStatement<'a> {
    pub scope: &'a Scope,
    pub written: &'a tree::Ruling,
    pub ruling: Ruling,
    pub situation: Situation,
}

impl ResolvedStatement<'_> {
    /// The figures of the ruling, or of another in its place.
    pub fn evaluate(&self, ruling: &Ruling) -> Result<Evaluation, Vec<Diagnostic>> {
        evaluate(ruling, &self.situation).map_err(|error| self.diagnose(error))
    }

    /// The evaluation of the ruling itself, even if the score obtained stands.
    pub fn whatever_stands(self) -> Self {
        Self { situation: self.situation.whatever_stands(), ..self }
    }

    /// The evaluation without any penalty.
    pub fn before_penalties(self) -> Self {
        Self { situation: self.situation.with_penalties([]), ..self }
    }

    /// Why there is no score, at its place.
    pub fn diagnose(&self, error: AssessError) -> Vec<Diagnostic> {
        self.scope.diagnose(error, self.written.span, Some(self.written))
    }
}

impl Scope {
    /// The situation of a ruling, with as much of the field or the match as its scoring needs.
    ///
    /// # Errors
    /// The fact in force that cannot be resolved.
    pub fn situation(&self) -> Result<Situation, Vec<Diagnostic>> {
        self.judged_in(|| self.situation_for(self.scoring()))
    }

    fn situation_for(&self, scoring: Scoring) -> Result<Situation, Vec<Diagnostic>> {
        let mut situation = self.known_situation().clone().within(self.work());
        match scoring.compares_with() {
            ComparesWith::Nothing => {}
            ComparesWith::OtherTable => {
                situation = situation.with_other_table(self.plain_ruling(self.other_table())?);
            }
            ComparesWith::Field => {
                let traveller = self.traveller().map(|traveller| traveller.resolved(self)).transpose()?;
                situation = situation.with_traveller(traveller).in_group(self.group_of_table());
                situation = self.with_expected(situation);
            }
        }
        // An event's board is scored as the event is, which does not follow from the results on it.
        if self.is_brought() && situation.scoring() != scoring {
            situation = situation.with_scoring(scoring);
        }
        Ok(situation.with_obtained(self.plain_ruling(self.obtained())?))
    }

    /// With as many results as the event expects on the board, where a script says nothing else.
    fn with_expected(&self, situation: Situation) -> Situation {
        match self.expected_on_board().filter(|_| self.is_brought()) {
            Some(expected) if self.settings().conventions().tables.is_none() => {
                let conventions = self.settings().conventions().clone();
                situation.with_conventions(Conventions { tables: Some(expected), ..conventions })
            }
            _ => situation,
        }
    }

    /// The situation of every row of the traveller.
    pub(super) fn protocol_situation(&self) -> Result<Situation, Vec<Diagnostic>> {
        let of_event = self.event_scoring().filter(|scoring| self.is_brought() && scoring.is_of_field());
        let scoring = self.known_situation().given_scoring().or(of_event).unwrap_or(Scoring::Matchpoints);
        let situation = self.situation_for(scoring)?;
        let traveller = match self.whole_board() {
            Some(whole) => Some(whole.resolved(self)?),
            None => self.traveller().map(|traveller| traveller.resolved(self)).transpose()?,
        };
        Ok(situation.with_traveller(traveller))
    }

    /// A ruling that belongs to no group, resolved.
    pub(super) fn plain_ruling(&self, written: Option<&tree::Ruling>) -> Result<Option<Ruling>, Vec<Diagnostic>> {
        let Some(written) = written else { return Ok(None) };
        without_group(written)?;
        resolve(written, self).map(Some)
    }

    /// Returns whether what was obtained is a result, and no ruling.
    #[must_use]
    pub fn is_result_obtained(&self) -> bool {
        let obtained = self.plain_ruling(self.obtained()).ok().flatten();
        obtained.is_none_or(|obtained| obtained.is_result())
    }

    /// A ruling as it can be scored, in its situation.
    pub(super) fn resolved<'a>(&'a self, written: &'a tree::Ruling) -> Result<ResolvedStatement<'a>, Vec<Diagnostic>> {
        let ruling = resolve(written, self)?;
        let mut situation = self.situation()?;
        if let Some(group) = self.group_of(written) {
            self.check_group(&group)?;
            situation = situation.in_group(group.node.as_str());
        }
        self.check_scale_of_body(situation.scoring(), written.span)?;
        situation = self.with_session_of_event(situation, &ruling, written.span)?;
        situation = self.at_table_of_event(situation, written.span);
        self.check_against_incidents(&ruling, written, situation.obtained())?;
        if let Some(transferred) = self.transferred_in_place_of(&ruling) {
            situation = situation.with_obtained(transferred);
        } else if self.is_transferred(&ruling) {
            situation = situation.with_offenders(None);
        }
        Ok(ResolvedStatement { scope: self, written, ruling, situation })
    }

    /// The figures of a ruling.
    ///
    /// # Errors
    /// Why it has no score.
    pub fn evaluate(&self, written: &tree::Ruling) -> Result<Evaluation, Vec<Diagnostic>> {
        let resolved = self.resolved(written)?;
        resolved.evaluate(&resolved.ruling)
    }

    /// The figures of the ruling itself, even if the score obtained stands.
    pub(super) fn evaluate_as_ruled(&self, written: &tree::Ruling) -> Result<Evaluation, Vec<Diagnostic>> {
        let resolved = self.resolved(written)?.whatever_stands();
        resolved.evaluate(&resolved.ruling)
    }

    /// The problems of the facts in force, for any ruling, and those of the rulings with a name. The call also makes the
    /// tables that rulings are compared with.
    pub(super) fn problems(&self) -> (Vec<Diagnostic>, Vec<Diagnostic>) {
        let mut problems = Vec::new();
        let mut situation = self.known_situation().clone();
        match self.traveller().map(|traveller| traveller.resolved(self)).transpose() {
            Ok(traveller) => situation = situation.with_traveller(traveller),
            Err(found) => problems.extend(found),
        }
        match self.plain_ruling(self.other_table()) {
            Ok(result) => situation = situation.with_other_table(result),
            Err(found) => problems.extend(found),
        }
        match self.plain_ruling(self.obtained()) {
            Ok(score) => situation = situation.with_obtained(score),
            Err(found) => problems.extend(found),
        }
        let errors = situation.prepare().err().unwrap_or_default();
        problems.extend(errors.into_iter().flat_map(|error| self.diagnose(error, Span::default(), None)));
        problems.extend(self.penalties_unpaid());
        let of_names = self.names().flat_map(|named| {
            let resolved = resolve(&named.ruling, self).and_then(|ruling| {
                let resolved = situation.resolve(&ruling);
                resolved.map_err(|error| self.diagnose(error, named.ruling.span, Some(&named.ruling)))
            });
            resolved.err().unwrap_or_default()
        });
        (problems, of_names.collect())
    }

    /// The penalties that the scoring in force, as far as it is known, has no points for.
    fn penalties_unpaid(&self) -> Vec<Diagnostic> {
        let Some(scoring) = self.known_scoring() else { return Vec::new() };
        let place = self.place_of_penalty().unwrap_or_default();
        let unpaid = self.penalties().iter().filter(|penalty| !scoring.pays(penalty.unit));
        unpaid.map(|own| Diagnostic::at(place, unscorable(ScoringError::PenaltyUnit(own.unit), scoring))).collect()
    }

    /// The group written after a ruling, or after the ruling of a name.
    fn group_of(&self, written: &tree::Ruling) -> Option<tree::Word> {
        let mut written = written;
        // As many names as a ruling may lead through.
        for _ in 0..LONGEST_CHAIN {
            if let Some(group) = &written.group {
                return Some(group.clone());
            }
            let tree::RulingKind::Both(tree::SideExpression { kind: tree::SideKind::Name(name), .. }) = &written.kind
            else {
                return None;
            };
            written = self.ruling(name)?;
        }
        None
    }

    /// The reason why there is no score, at the place of the problem: in the ruling that was written, or at the
    /// statement.
    pub(super) fn diagnose(&self, error: AssessError, place: Span, written: Option<&tree::Ruling>) -> Vec<Diagnostic> {
        let at = |problem| vec![Diagnostic::at(place, problem)];
        let refused = |error, written: Option<&tree::Ruling>| match written {
            Some(written) => self.refused(error, written),
            None => vec![Diagnostic::at(place, error)],
        };
        match error {
            AssessError::Ruling(error) => refused(error, written),
            AssessError::Obtained(error) => refused(error, self.obtained()),
            AssessError::OtherTable(error) => refused(error, self.other_table()),
            AssessError::OtherTableArtificial => {
                let place = self.other_table().map_or(place, |other| other.span);
                vec![Diagnostic::at(place, Problem::OtherArtificial)]
            }
            AssessError::Rows(errors) => {
                let row = |error: &RowError| self.traveller()?.row(error.group, error.row)?.result.ruling();
                errors.into_iter().flat_map(|error| refused(error.error.clone(), row(&error))).collect()
            }
            AssessError::ObtainedDiffers { written, obtained } => {
                at(Problem::DamageObtainedDiffers { written: written.to_string(), obtained: obtained.to_string() })
            }
            AssessError::OffenderDamaged { side } => at(Problem::DamageOffender { side }),
            AssessError::NoTraveller => at(Problem::NoTraveller),
            AssessError::NoOtherTable => at(Problem::NoOtherTable),
            AssessError::UnknownGroup { name, known } => {
                let suggestion = closest(&name, known.iter().map(String::as_str)).map(str::to_owned);
                let group = written.and_then(|written| self.group_of(written));
                let problem = Problem::UnknownGroup { name, suggestion };
                vec![Diagnostic::at(group.map_or(place, |group| group.span), problem)]
            }
            AssessError::Scoring { scoring, error } => at(unscorable(error, scoring)),
            AssessError::NothingToCompare => at(Problem::NoField),
        }
    }

    /// A refusal at the component it concerns, or at the ruling where that has no place of its own.
    fn refused(&self, error: ResolveError, written: &tree::Ruling) -> Vec<Diagnostic> {
        let place = match &error {
            ResolveError::Outcome { component, .. } => self.place_of(written, *component),
            ResolveError::ObtainedMissing | ResolveError::DamageNested => written.span,
        };
        vec![Diagnostic::at(place, error)]
    }

    /// The place of a component of a ruling, counted in the order of the notation; the ruling's place if it has none of
    /// its own.
    pub(super) fn place_of(&self, written: &tree::Ruling, component: usize) -> Span {
        self.places_of(written).get(component).copied().unwrap_or(written.span)
    }

    /// The place of each component.
    pub(super) fn places_of(&self, written: &tree::Ruling) -> Vec<Span> {
        let mut places = places(written, self);
        if let (tree::RulingKind::Damage(damage), Some(obtained)) = (&written.kind, self.obtained())
            && damage.obtained.is_none()
        {
            places.extend(self::places(obtained, self));
        }
        places
    }
}

/// The problem for an outcome that the scoring has no value for.
pub(super) fn unscorable(error: ScoringError, scoring: Scoring) -> Problem {
    match error {
        ScoringError::EmptyField => Problem::EmptyField,
        ScoringError::DatumOfNothing => Problem::DatumOfNothing,
        ScoringError::NoOtherTable => Problem::NoOtherTable,
        ScoringError::ImpsInMatchpoints => Problem::ArtificialImpsInMatchpoints,
        ScoringError::ShareInImps(share) => Problem::ArtificialShareInImps { share },
        ScoringError::ArtificialInTotalPoints => Problem::ArtificialInTotalPoints,
        ScoringError::OtherArtificial => Problem::OtherArtificial,
        ScoringError::SumInVictoryPoints => Problem::CrossImpsSum,
        ScoringError::PenaltyUnit(PenaltyUnit::Points(Unit::VictoryPoints)) => Problem::PenaltyWithoutScale,
        ScoringError::PenaltyUnit(PenaltyUnit::Points(unit)) => {
            Problem::PenaltyUnit { unit: Some(unit), scoring: scoring.name() }
        }
        ScoringError::PenaltyUnit(PenaltyUnit::Share) => Problem::PenaltyUnit { unit: None, scoring: scoring.name() },
        ScoringError::TooMuch(excess) => too_much(excess, 0, 0),
        ScoringError::TooManyResults { tables, results } => Problem::TablesTooFew { tables, rows: results.to_string() },
    }
}
