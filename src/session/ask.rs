//! Rulings scored in the state in force, with what explains them.

use super::state::{PreparedField, Scoring, State};
use crate::breakdown::{
    Breakdown, Context, Effects, ProtocolBreakdown, ProtocolLine, check, component_points, effects, impossible_scores,
};
use crate::diagnostic::{Diagnostic, Problem};
use crate::ruling::{Ruling, Side};
use crate::scoring::{
    Adjustment, Against, Conventions, Judged, Resolved, ResolvedSide, SETTINGS, Scored, ScoringError, Setting, Sides,
    Working, protocol, score,
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

/// What a ruling is compared with, taken from the state.
enum Measure {
    Field(Rc<PreparedField>),
    OtherTable(Ruling, Resolved),
}

impl Measure {
    fn against(&self) -> Against<'_> {
        match self {
            Self::Field(prepared) => Against::Field(&prepared.field),
            Self::OtherTable(_, resolved) => Against::OtherTable(resolved),
        }
    }
}

impl State {
    fn measure(&self, needed: Span) -> Result<Measure, Vec<Diagnostic>> {
        match self.scoring.or(self.inferred) {
            Some(Scoring::Imps) => self.other_table(needed).map(|(ruling, other)| Measure::OtherTable(ruling, other)),
            Some(Scoring::Later(what)) => Err(unscored(what, needed)),
            Some(Scoring::Matchpoints) | None => self.field(needed).map(Measure::Field),
        }
    }

    /// Scores a ruling and checks it.
    pub(super) fn breakdown(&self, written: &tree::Ruling, depth: Depth) -> Result<Breakdown, Vec<Diagnostic>> {
        if let Some(group) = &written.group {
            return Err(vec![Diagnostic::at(group.span, Problem::NotYet { what: "in".to_owned() })]);
        }
        let (ruling, judged) = self.judge(written)?;
        let measure = self.measure(written.span)?;
        let conventions = self.conventions();
        let against = measure.against();
        let scored = score(&judged, &against, &conventions).map_err(|error| refused(error, written.span))?;
        let obtained = self.obtained()?.map(|(_, resolved)| resolved);
        let worth = match &obtained {
            Some(obtained) => Some(self.worth(obtained, &against, &conventions, written.span)?),
            None => None,
        };
        let diagnostics = {
            let context = Context {
                ruling: &ruling,
                span: written.span,
                board: self.board.as_ref(),
                offenders: self.offended(),
                obtained: obtained.as_ref().zip(worth),
                small_group: is_small_group(&scored),
                component_points: Sides::of(|side| component_points(&scored.sides.by(side).working)),
            };
            let mut found = impossible_scores(&ruling, written.span, self.board.as_ref());
            found.extend(check(&scored, &context));
            found
        };
        let effects = match (&measure, depth) {
            (Measure::Field(prepared), Depth::Full) => {
                Some(self.effects_of(&scored, &judged, obtained.as_ref(), prepared, written.span)?)
            }
            _ => None,
        };
        let applied = match &judged {
            Judged::Damage(_) => Some(written_form(&scored.applied)),
            Judged::Plain(_) => None,
        };
        Ok(Breakdown {
            name: name_of(written),
            ruling,
            applied,
            scoring: match measure {
                Measure::Field(_) => "matchpoints",
                Measure::OtherTable(..) => "imps",
            },
            other_table: match measure {
                Measure::Field(_) => None,
                Measure::OtherTable(other, _) => Some(other),
            },
            scored,
            effects,
            conventions: self.changed_settings(),
            diagnostics,
        })
    }

    /// What the obtained score is worth to each side.
    fn worth(
        &self,
        obtained: &Resolved,
        against: &Against<'_>,
        conventions: &Conventions,
        span: Span,
    ) -> Result<Sides<crate::number::Exact>, Vec<Diagnostic>> {
        let scored =
            score(&Judged::Plain(obtained.clone()), against, conventions).map_err(|error| refused(error, span))?;
        Ok(Sides::of(|side| scored.sides.by(side).figure.unrounded.clone()))
    }

    fn effects_of(
        &self,
        scored: &Scored,
        judged: &Judged,
        obtained: Option<&Resolved>,
        prepared: &PreparedField,
        span: Span,
    ) -> Result<Effects, Vec<Diagnostic>> {
        let conventions = self.conventions();
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
        effects(&prepared.field, entered, obtained.or(inferred.as_ref()), &conventions)
            .map_err(|error| refused(error, span))
    }

    /// Every row of the traveller, scored.
    pub(super) fn protocol(&self, span: Span) -> Result<ProtocolBreakdown, Vec<Diagnostic>> {
        if let Some(Scoring::Later(what)) = self.scoring {
            return Err(unscored(what, span));
        }
        let prepared = self.field(span)?;
        let scored = protocol(&prepared.field, &self.conventions()).map_err(|error| refused(error, span))?;
        let lines = prepared.rows.iter().zip(scored.rows).map(|(row, scored)| ProtocolLine {
            label: row.label.clone(),
            ruling: row.ruling.clone(),
            count: row.count,
            sides: scored.sides,
        });
        Ok(ProtocolBreakdown { top: scored.top, rows: lines.collect() })
    }

    /// The settings that were changed, as they were written.
    fn changed_settings(&self) -> Vec<(&'static str, String)> {
        self.settings
            .iter()
            .filter_map(|(name, value)| Setting::named(name).map(|setting| (setting.name, value.clone())))
            .collect()
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
                    span: Span::default(),
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

/// A scoring that this version reads and does not execute.
fn unscored(what: &str, span: Span) -> Vec<Diagnostic> {
    vec![Diagnostic::at(span, Problem::NotYet { what: format!("scoring {what}") })]
}

fn is_small_group(scored: &Scored) -> bool {
    Side::BOTH.into_iter().any(|side| match &scored.sides.by(side).working {
        Working::Table(table) => matches!(table.adjustment, Adjustment::SmallGroup(_)),
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
fn refused(error: ScoringError, span: Span) -> Vec<Diagnostic> {
    let problem = match error {
        ScoringError::EmptyField => Problem::EmptyField,
        ScoringError::ImpsInMatchpoints => Problem::ArtificialImpsInMatchpoints,
        ScoringError::ShareInImps(share) => Problem::ArtificialShareInImps { share },
        ScoringError::OtherArtificial => Problem::OtherArtificial,
        ScoringError::TooManyResults { tables, results } => Problem::TablesTooFew { tables, rows: results.to_string() },
    };
    vec![Diagnostic::at(span, problem)]
}

/// The names of all settings, for suggestions.
pub(super) fn setting_names() -> impl Iterator<Item = &'static str> {
    SETTINGS.iter().map(|setting| setting.name)
}
