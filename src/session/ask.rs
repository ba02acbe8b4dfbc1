//! Rulings scored in the state in force, with what explains them.

use super::state::{PreparedBoard, PreparedGroup, State};
use crate::breakdown::{
    Breakdown, Change, Context, Effects, ProtocolBreakdown, ProtocolLine, Summary, check, effects, impossible_scores,
};
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::Exact;
use crate::ruling::{Outcome, Ruling, Side};
use crate::scoring::{
    Adjustment, Averaged, Basis, ComparesWith, Comparison, DamageEntry, PenaltyUnit, Preset, ResolvedRuling,
    ResolvedSide, ResolvedSides, SETTINGS, Scored, Scoring, ScoringError, Setting, Sides, TableWorking, Universal,
    Working, average_figures, figures, no_victory_points, protocol, score,
};
use crate::source::Span;
use crate::syntax::tree;
use std::rc::Rc;

/// How much of a breakdown is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// The figures and the checks.
    Figures,
    /// What the other pairs get as well.
    Full,
}

/// What comes of a score that stands for a ruling.
pub(super) struct Entered {
    /// Each side's points for it.
    pub points: Sides<Exact>,
    /// The other pairs whose points are not those of the ruling itself.
    pub others: Sides<Vec<Change>>,
}

/// What a ruling is compared with, taken from the state.
struct Measure {
    scoring: Scoring,
    field: Option<(Rc<PreparedBoard>, usize)>,
    other: Option<(Ruling, ResolvedSides)>,
}

impl Measure {
    fn group(&self) -> Option<&PreparedGroup> {
        let (board, at) = self.field.as_ref()?;
        board.groups.get(*at)
    }

    fn comparison(&self) -> Comparison<'_> {
        let field = self.group().map(|group| &group.field);
        Comparison { field, other_table: self.other.as_ref().map(|(_, other)| other) }
    }

    fn other_table(&self) -> Option<&Ruling> {
        self.other.as_ref().map(|(other, _)| other)
    }
}

impl State {
    /// The scoring in force: the one that was set, or the one that follows from the field.
    pub(super) fn scoring_in_force(&self) -> Scoring {
        self.scoring.or(self.inferred).unwrap_or(Scoring::Matchpoints)
    }

    fn measure(&self, written: &tree::Ruling) -> Result<Measure, Vec<Diagnostic>> {
        let scoring = self.scoring_in_force();
        let (mut field, mut other) = (None, None);
        match scoring.compares_with() {
            ComparesWith::Field => {
                let board = self.prepared(written.span)?;
                let group = self.group_of(written, &board)?;
                field = Some((board, group));
            }
            ComparesWith::OtherTable => other = Some(self.other_table(written.span)?),
            ComparesWith::Nothing => {}
        }
        Ok(Measure { scoring, field, other })
    }

    /// Scores a ruling and checks it.
    pub(super) fn breakdown(&self, written: &tree::Ruling, depth: Depth) -> Result<Breakdown, Vec<Diagnostic>> {
        let (ruling, judged) = self.judge(written)?;
        self.explained(ruling, &judged, written, depth)
    }

    /// Scores another ruling in the place of the one that was written.
    pub(super) fn breakdown_of(&self, ruling: Ruling, written: &tree::Ruling) -> Result<Breakdown, Vec<Diagnostic>> {
        let judged = ResolvedRuling::resolve(&ruling, self.board.as_ref())
            .map_err(|error| vec![Diagnostic::at(written.span, error)])?;
        self.explained(ruling, &judged, written, Depth::Figures)
    }

    fn explained(
        &self,
        ruling: Ruling,
        judged: &ResolvedRuling,
        written: &tree::Ruling,
        depth: Depth,
    ) -> Result<Breakdown, Vec<Diagnostic>> {
        let measure = self.measure(written)?;
        let mut conventions = self.conventions();
        if let ResolvedRuling::Damage(damage) = judged {
            if self.offended().is_some_and(|offended| *offended.by(damage.side)) {
                return Err(vec![Diagnostic::at(written.span, Problem::DamageOffender { side: damage.side })]);
            }
            conventions.case.non_offenders = Some(damage.side);
        }
        let (scoring, comparison) = (measure.scoring, measure.comparison());
        let refuse = |error| refused(error, scoring, written.span);
        let mut scored = score(judged, scoring, comparison, &conventions).map_err(refuse)?;
        scored.penalise(&self.penalties).map_err(refuse)?;
        let matched = match &self.matched {
            Some(matched) if scoring == Scoring::Imps => {
                let favoured = conventions.case.non_offenders;
                Some(matched.0.score(&scored.figures().sides, &self.penalties, favoured).map_err(refuse)?)
            }
            _ => {
                no_victory_points(&self.penalties).map_err(refuse)?;
                None
            }
        };
        let obtained = self.obtained()?.map(|(_, resolved)| resolved);
        // A score that has no value here is nothing to compare with.
        let worth = obtained.as_ref().and_then(|obtained| {
            let obtained = ResolvedRuling::from(obtained.clone());
            let figures = figures(&obtained, scoring, comparison, &conventions).ok()?;
            Some(Sides { ns: figures.sides.ns.unrounded, ew: figures.sides.ew.unrounded })
        });
        let obtained = obtained.filter(|_| worth.is_some());
        let diagnostics = {
            let context = Context {
                ruling: &ruling,
                span: written.span,
                place: &|component| self.place_of(written, component),
                board: self.board.as_ref(),
                offenders: self.offended(),
                obtained: obtained.as_ref().zip(worth),
                small_group: is_small_group(&scored),
                component_points: Sides::of(|side| {
                    let components = scored.sides.by(side).working.components();
                    components.iter().map(|component| component.points.clone()).collect()
                }),
            };
            let mut found = impossible_scores(&ruling, context.place, self.board.as_ref());
            found.extend(check(&scored, &context));
            found
        };
        let effects = match (measure.group(), depth) {
            (Some(group), Depth::Full) => {
                Some(self.effects_of(judged, obtained.as_ref(), group, scoring).map_err(refuse)?)
            }
            _ => None,
        };
        let applied = judged.damage().map(|_| written_form(&scored.applied));
        Ok(Breakdown {
            name: name_of(written),
            ruling,
            applied,
            group: measure.group().and_then(|group| group.name.clone()),
            other_table: measure.other_table().cloned(),
            scored,
            effects,
            matched,
            penalties: self.penalties.clone(),
            conventions: self.changed_settings(),
            all_conventions: if depth == Depth::Full { self.all_settings() } else { Vec::new() },
            diagnostics,
        })
    }

    /// What each side would have if its scores were averaged first.
    pub(super) fn averaged(
        &self,
        breakdown: &Breakdown,
        written: &tree::Ruling,
    ) -> Result<(Sides<Option<Exact>>, Summary), Vec<Diagnostic>> {
        let (measure, conventions) = (self.measure(written)?, self.conventions());
        let refuse = |error| refused(error, measure.scoring, written.span);
        let averaged = average_figures(&breakdown.scored.applied, measure.scoring, measure.comparison(), &conventions);
        let Averaged { averages, mut figures } = averaged.map_err(refuse)?;
        figures.penalise(&self.penalties).map_err(refuse)?;
        let matched = match &self.matched {
            Some(matched) if measure.scoring == Scoring::Imps => {
                let favoured = conventions.case.non_offenders;
                Some(matched.0.score(&figures.sides, &self.penalties, favoured).map_err(refuse)?)
            }
            _ => None,
        };
        Ok((averages, Summary::new(&figures, matched.as_ref())))
    }

    fn effects_of(
        &self,
        judged: &ResolvedRuling,
        obtained: Option<&ResolvedSides>,
        group: &PreparedGroup,
        scoring: Scoring,
    ) -> Result<Effects, ScoringError> {
        let before = match (obtained, judged) {
            (Some(obtained), _) => Some(ResolvedRuling::from(obtained.clone())),
            (None, ResolvedRuling::Damage(damage)) => Some(ResolvedRuling::from(damage.obtained.clone())),
            (None, ResolvedRuling::Sides(sides)) => obtained_by_form(sides).map(ResolvedRuling::Score),
            (None, ResolvedRuling::Score(_)) => None,
        };
        effects(&group.field, before.as_ref(), judged, scoring, &self.conventions(), |at| group.other_result(at))
    }

    /// What each side gets where `outcome` is entered for both, and the other pairs whose points are then not those
    /// of the ruling itself.
    pub(super) fn entered(
        &self,
        outcome: &Outcome,
        right: &Breakdown,
        written: &tree::Ruling,
    ) -> Result<Entered, Vec<Diagnostic>> {
        let refuse = |error| refused(error, right.scored.scoring, written.span);
        let points = outcome
            .score(self.board.as_ref())
            .map_err(|error| vec![Diagnostic::at(written.span, Problem::from(error))])?;
        let entered = ResolvedRuling::Score(points);
        let (measure, conventions) = (self.measure(written)?, self.conventions());
        let scored = figures(&entered, measure.scoring, measure.comparison(), &conventions).map_err(refuse)?;
        let mut others = Sides::default();
        if let Some(group) = measure.group() {
            let right = match conventions.damage_entry {
                DamageEntry::Universal => self.judge(written)?.1,
                DamageEntry::Before => ResolvedRuling::from(right.scored.applied.clone()),
            };
            let written = |at| group.other_result(at);
            let found = effects(&group.field, Some(&right), &entered, measure.scoring, &conventions, written);
            others = found.map_err(refuse)?.changes;
            for side in Side::BOTH {
                others.by_mut(side).retain(|change| change.is_change(false));
            }
        }
        Ok(Entered { points: Sides::of(|side| scored.sides.by(side).points.clone()), others })
    }

    /// Every row of the traveller, scored.
    pub(super) fn protocol(&self, span: Span) -> Result<ProtocolBreakdown, Vec<Diagnostic>> {
        // Where nothing says otherwise a protocol is matchpointed, also beside a match.
        let scoring = self.scoring.unwrap_or(Scoring::Matchpoints);
        let refuse = |error| refused(error, scoring, span);
        let conventions = self.conventions();
        let board = self.prepared(span)?;
        let other = match scoring.compares_with() {
            ComparesWith::OtherTable => Some(self.other_table(span)?.1),
            ComparesWith::Field | ComparesWith::Nothing => None,
        };
        let (mut rows, mut top) = (Vec::new(), None);
        for group in &board.groups {
            let comparison = Comparison { field: Some(&group.field), other_table: other.as_ref() };
            let scored = protocol(scoring, comparison, &conventions).map_err(refuse)?;
            top = top.or(scored.top);
            rows.extend(group.rows.iter().zip(scored.rows).map(|(row, scored)| ProtocolLine {
                group: group.name.clone(),
                label: row.label.clone(),
                ruling: row.ruling.clone(),
                count: row.count,
                sides: scored.sides,
            }));
        }
        Ok(ProtocolBreakdown { scoring, top, conventions: self.changed_settings(), rows })
    }

    /// Every setting with the value in force.
    pub fn all_settings(&self) -> Vec<(&'static str, String)> {
        let value = |setting: &Setting| {
            let default = setting.values.first().map_or("", |(value, _)| *value);
            self.settings.get(setting.name).cloned().unwrap_or_else(|| default.to_owned())
        };
        let preset = self.regulations.map(|name| ("regulations", name.to_owned()));
        preset.into_iter().chain(SETTINGS.iter().map(|setting| (setting.name, value(setting)))).collect()
    }

    /// The preset in force and what was set beside it, as it was written.
    pub(super) fn changed_settings(&self) -> Vec<(&'static str, String)> {
        let preset = self.regulations.and_then(Preset::named);
        let by_preset = |name: &str, value: &str| {
            preset.and_then(|preset| preset.choice(name)).is_some_and(|choice| choice.value == value)
        };
        let own = self.settings.iter().filter(|(name, value)| !by_preset(name, value));
        let preset = preset.map(|preset| ("regulations", preset.name.to_owned()));
        preset.into_iter().chain(own.map(|(name, value)| (*name, value.clone()))).collect()
    }
}

/// What was applied as a ruling again.
fn written_form(applied: &ResolvedSides) -> Ruling {
    let side = |given: &ResolvedSide| match given {
        ResolvedSide::Artificial(artificial) => crate::ruling::SideRuling::Artificial(artificial.clone()),
        ResolvedSide::Assigned(components) => crate::ruling::SideRuling::Assigned(
            components
                .iter()
                .map(|component| crate::ruling::Component {
                    weight: component.weight.clone(),
                    outcome: component.outcome.clone(),
                })
                .collect(),
        ),
    };
    if applied.ns == applied.ew {
        return Ruling::Both(side(&applied.ns));
    }
    Ruling::Split { ns: side(&applied.ns), ew: side(&applied.ew) }
}

/// `(100% X & -100% Y & 100% Z)` says what was obtained: Z.
fn obtained_by_form(sides: &ResolvedSides) -> Option<i32> {
    Side::BOTH.into_iter().find_map(|side| {
        let pattern = Universal::of(sides.by(side).components(), |component| &component.weight)?;
        pattern.in_full.then_some(pattern.obtained.score)
    })
}

fn is_small_group(scored: &Scored) -> bool {
    Side::BOTH.into_iter().any(|side| match &scored.sides.by(side).working {
        Working::Table(TableWorking { basis: Basis::Matchpoints { adjustment, .. }, .. }) => {
            matches!(adjustment, Adjustment::SmallGroup(_))
        }
        _ => false,
    })
}

fn name_of(written: &tree::Ruling) -> Option<String> {
    match &written.kind {
        tree::RulingKind::Both(tree::SideExpression { kind: tree::SideKind::Name(name), .. }) => Some(name.clone()),
        _ => None,
    }
}

/// A refusal of the scoring, at the ruling.
fn refused(error: ScoringError, scoring: Scoring, span: Span) -> Vec<Diagnostic> {
    let problem = match error {
        ScoringError::NoOtherTable => Problem::NoOtherTable,
        ScoringError::ImpsInMatchpoints => Problem::ArtificialImpsInMatchpoints,
        ScoringError::ShareInImps(share) => Problem::ArtificialShareInImps { share },
        ScoringError::ArtificialInTotalPoints => Problem::ArtificialInTotalPoints,
        ScoringError::OtherArtificial => Problem::OtherArtificial,
        ScoringError::DatumOfNothing => Problem::DatumOfNothing,
        ScoringError::PenaltyUnit(PenaltyUnit::Points(crate::scoring::Unit::VictoryPoints)) => {
            Problem::PenaltyWithoutScale
        }
        ScoringError::PenaltyUnit(PenaltyUnit::Points(unit)) => {
            Problem::PenaltyUnit { unit: Some(unit), scoring: scoring.name() }
        }
        ScoringError::PenaltyUnit(PenaltyUnit::Share) => Problem::PenaltyUnit { unit: None, scoring: scoring.name() },
        ScoringError::TooManyResults { tables, results } => Problem::TablesTooFew { tables, rows: results.to_string() },
        ScoringError::EmptyField => Problem::EmptyField,
    };
    vec![Diagnostic::at(span, problem)]
}

/// The names of all settings, for suggestions.
pub(super) fn setting_names() -> impl Iterator<Item = &'static str> {
    SETTINGS.iter().map(|setting| setting.name)
}
