//! Rulings scored in the state in force, with what explains them.

use super::state::{PreparedBoard, PreparedGroup, State};
use crate::breakdown::{
    Breakdown, Change, Context, Effects, ProtocolBreakdown, ProtocolLine, check, component_points, effects,
    impossible_scores,
};
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::Exact;
use crate::ruling::{Outcome, Ruling, Side};
use crate::scoring::{
    Adjustment, Against, Basis, Conventions, Field, FieldScoring, Figure, Judged, PenaltyUnit, Preset, Resolved,
    ResolvedSide, SETTINGS, Scored, Scoring, ScoringError, Setting, Sides, TableWorking, Working, no_victory_points,
    protocol, score,
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
enum Measure {
    Field(Rc<PreparedBoard>, usize, FieldScoring),
    Imps(Ruling, Resolved),
    BoardAMatch(Ruling, Resolved),
    Itself,
}

impl Measure {
    fn group(&self) -> Option<&PreparedGroup> {
        match self {
            Self::Field(board, at, _) => board.groups.get(*at),
            _ => None,
        }
    }

    /// What to compare with; none for a group that is not there, which the state rules out.
    fn against(&self) -> Option<Against<'_>> {
        Some(match self {
            Self::Field(_, _, scoring) => Against::Field(&self.group()?.field, *scoring),
            Self::Imps(_, other) => Against::Imps(other),
            Self::BoardAMatch(_, other) => Against::BoardAMatch(other),
            Self::Itself => Against::Itself,
        })
    }

    fn other_table(&self) -> Option<&Ruling> {
        match self {
            Self::Imps(other, _) | Self::BoardAMatch(other, _) => Some(other),
            Self::Field(..) | Self::Itself => None,
        }
    }
}

impl State {
    /// The scoring in force: the one that was set, or the one that follows from the field.
    pub(super) fn scoring_in_force(&self) -> Scoring {
        self.scoring.or(self.inferred).unwrap_or(Scoring::Matchpoints)
    }

    fn measure(&self, written: &tree::Ruling) -> Result<Measure, Vec<Diagnostic>> {
        let field = |scoring| {
            let board = self.prepared(written.span)?;
            let group = self.group_of(written, &board)?;
            Ok(Measure::Field(board, group, scoring))
        };
        match self.scoring_in_force() {
            Scoring::Matchpoints => field(FieldScoring::Matchpoints),
            Scoring::CrossImps => field(FieldScoring::CrossImps),
            Scoring::Butler => field(FieldScoring::Butler),
            Scoring::Imps => self.other_table(written.span).map(|(ruling, other)| Measure::Imps(ruling, other)),
            Scoring::BoardAMatch => {
                self.other_table(written.span).map(|(ruling, other)| Measure::BoardAMatch(ruling, other))
            }
            Scoring::TotalPoints => Ok(Measure::Itself),
        }
    }

    /// Scores a ruling and checks it.
    pub(super) fn breakdown(&self, written: &tree::Ruling, depth: Depth) -> Result<Breakdown, Vec<Diagnostic>> {
        let (ruling, judged) = self.judge(written)?;
        self.explained(ruling, &judged, written, depth)
    }

    /// Scores another ruling in the place of the one that was written.
    pub(super) fn breakdown_of(&self, ruling: Ruling, written: &tree::Ruling) -> Result<Breakdown, Vec<Diagnostic>> {
        let judged =
            Judged::resolve(&ruling, self.board.as_ref()).map_err(|error| vec![Diagnostic::at(written.span, error)])?;
        self.explained(ruling, &judged, written, Depth::Figures)
    }

    fn explained(
        &self,
        ruling: Ruling,
        judged: &Judged,
        written: &tree::Ruling,
        depth: Depth,
    ) -> Result<Breakdown, Vec<Diagnostic>> {
        let measure = self.measure(written)?;
        let mut conventions = self.conventions();
        if let Judged::Damage(damage) = judged {
            if self.offended().is_some_and(|offended| *offended.by(damage.side)) {
                return Err(vec![Diagnostic::at(written.span, Problem::DamageOffender { side: damage.side })]);
            }
            conventions.circumstances.non_offenders = Some(damage.side);
        }
        let no_field = || vec![Diagnostic::at(written.span, Problem::NoField)];
        let against = measure.against().ok_or_else(no_field)?;
        let refuse = |error| refused(error, self.scoring_in_force(), written.span);
        let mut scored = score(judged, &against, &conventions).map_err(refuse)?;
        scored.penalise(&self.penalties).map_err(refuse)?;
        let matched = match (&self.matched, &measure) {
            (Some(matched), Measure::Imps(..)) => {
                let favoured = conventions.circumstances.non_offenders;
                Some(matched.0.score(&scored, &self.penalties, favoured).map_err(refuse)?)
            }
            _ => {
                no_victory_points(&self.penalties).map_err(refuse)?;
                None
            }
        };
        let obtained = self.obtained()?.map(|(_, resolved)| resolved);
        let worth = match &obtained {
            Some(obtained) => {
                let scored = score(&Judged::Plain(obtained.clone()), &against, &conventions).map_err(refuse)?;
                Some(Sides::of(|side| scored.sides.by(side).figure.unrounded.clone()))
            }
            None => None,
        };
        let diagnostics = {
            let context = Context {
                ruling: &ruling,
                span: written.span,
                place: &|component| self.place_of(written, component),
                board: self.board.as_ref(),
                offenders: self.offended(),
                obtained: obtained.as_ref().zip(worth),
                small_group: is_small_group(&scored),
                component_points: Sides::of(|side| component_points(&scored.sides.by(side).working)),
            };
            let mut found = impossible_scores(&ruling, context.place, self.board.as_ref());
            found.extend(check(&scored, &context));
            found
        };
        let effects = match (measure.group(), &measure, depth) {
            (Some(group), Measure::Field(_, _, scoring), Depth::Full) => {
                let found = self.effects_of(&scored, judged, obtained.as_ref(), &group.field, *scoring);
                Some(found.map_err(refuse)?)
            }
            _ => None,
        };
        let applied = match judged {
            Judged::Damage(_) => Some(written_form(&scored.applied)),
            Judged::Plain(_) => None,
        };
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

    fn effects_of(
        &self,
        scored: &Scored,
        judged: &Judged,
        obtained: Option<&Resolved>,
        field: &Field,
        scoring: FieldScoring,
    ) -> Result<Effects, ScoringError> {
        let inferred = match judged {
            Judged::Damage(damage) => Some(damage.obtained.clone()),
            Judged::Plain(resolved) => obtained_by_form(resolved),
        };
        // Programs without negative weights hold the score before the infraction in their tables.
        let entered = match (judged, &scored.sides) {
            (Judged::Damage(damage), sides)
                if Side::BOTH.into_iter().any(|side| matches!(sides.by(side).working, Working::Adjusted { .. })) =>
            {
                &damage.before
            }
            _ => &scored.applied,
        };
        effects(field, entered, obtained.or(inferred.as_ref()), scoring, &self.conventions())
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
        let entered = Resolved::score(points);
        let (measure, conventions) = (self.measure(written)?, self.conventions());
        let against = measure.against().ok_or_else(|| vec![Diagnostic::at(written.span, Problem::NoField)])?;
        let scored = score(&Judged::Plain(entered.clone()), &against, &conventions).map_err(refuse)?;
        let mut others = Sides::default();
        if let Against::Field(field, scoring) = against {
            let right = Some(&right.scored.applied);
            let found = effects(field, &entered, right, scoring, &conventions).map_err(refuse)?;
            others = found.changes;
            for side in Side::BOTH {
                others.by_mut(side).retain(|change| change.is_change(false));
            }
        }
        Ok(Entered { points: Sides::of(|side| scored.sides.by(side).figure.points.clone()), others })
    }

    /// Every row of the traveller, scored.
    pub(super) fn protocol(&self, span: Span) -> Result<ProtocolBreakdown, Vec<Diagnostic>> {
        // Where nothing says otherwise a protocol is matchpointed, also beside a match.
        let scoring = self.scoring.unwrap_or(Scoring::Matchpoints);
        let refuse = |error| refused(error, scoring, span);
        let conventions = self.conventions();
        let board = self.prepared(span)?;
        let (mut rows, mut top) = (Vec::new(), None);
        for group in &board.groups {
            let figures: Vec<Sides<Figure>> = match scoring.of_field() {
                Some(scoring) => {
                    let scored = protocol(&group.field, scoring, &conventions).map_err(refuse)?;
                    top = top.or(scored.top);
                    scored.rows.into_iter().map(|row| row.sides).collect()
                }
                None => self.rows_by_themselves(group, scoring, &conventions, span)?,
            };
            rows.extend(group.rows.iter().zip(figures).map(|(row, sides)| ProtocolLine {
                group: group.name.clone(),
                label: row.label.clone(),
                ruling: row.ruling.clone(),
                count: row.count,
                sides,
            }));
        }
        if scoring == Scoring::BoardAMatch {
            top = Some(conventions.win.clone());
        }
        Ok(ProtocolBreakdown { scoring, top, conventions: self.changed_settings(), rows })
    }

    /// Rows that are not compared with one another but with the other table, or with nothing.
    fn rows_by_themselves(
        &self,
        group: &PreparedGroup,
        scoring: Scoring,
        conventions: &Conventions,
        span: Span,
    ) -> Result<Vec<Sides<Figure>>, Vec<Diagnostic>> {
        let other = match scoring {
            Scoring::TotalPoints => None,
            _ => Some(self.other_table(span)?.1),
        };
        let against = match &other {
            Some(other) if scoring == Scoring::BoardAMatch => Against::BoardAMatch(other),
            Some(other) => Against::Imps(other),
            None => Against::Itself,
        };
        let rows = group.field.rows().iter().map(|row| {
            let scored = score(&row.ruling, &against, conventions).map_err(|error| refused(error, scoring, span))?;
            Ok(Sides::of(|side| scored.sides.by(side).figure.clone()))
        });
        rows.collect()
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
fn written_form(applied: &Resolved) -> Ruling {
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
fn obtained_by_form(resolved: &Resolved) -> Option<Resolved> {
    Side::BOTH.into_iter().find_map(|side| {
        let ResolvedSide::Assigned(components) = resolved.by(side) else { return None };
        let [before, after, obtained] = components.as_slice() else { return None };
        let one = crate::number::Exact::ONE;
        let universal = before.weight == one && after.weight == -&one && obtained.weight == one;
        universal.then(|| Resolved::score(obtained.score))
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
        ScoringError::EmptyField => Problem::EmptyField,
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
    };
    vec![Diagnostic::at(span, problem)]
}

/// The names of all settings, for suggestions.
pub(super) fn setting_names() -> impl Iterator<Item = &'static str> {
    SETTINGS.iter().map(|setting| setting.name)
}
