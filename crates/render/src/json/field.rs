//! What concerns a whole field: protocols, effects on the other pairs, scores to enter.

use super::diagnostic::{Context, DiagnosticDocument};
use super::exact::{Computed, Number, Written};
use super::explore::SummaryDocument;
use super::ruling::{BySide, FigureDocument, RulingDocument, sides, unit};
use crate::number::{Exact, decimal, percent};
use crate::ruling::{Outcome, Ruling};
use crate::session::{Breakdown, ConventionComparison, ConventionRow, EntryBreakdown, ProtocolBreakdown};
use crate::situation::{self, Change, Effects, EntrySide, OtherResult, Worth};
use serde::Serialize;

/// A row of a protocol.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ProtocolRow<'a> {
    /// The group of a fouled board.
    group: Option<&'a str>,
    /// Its label.
    label: Option<&'a str>,
    /// In the canonical form.
    ruling: Written<'a, Ruling>,
    /// How many tables it stands for.
    count: Computed,
    /// What the side has; none where the row has no value for it in this scoring.
    ns: Option<FigureDocument<'a>>,
    /// The same of EW.
    ew: Option<FigureDocument<'a>>,
}

impl<'a> ProtocolRow<'a> {
    fn new(row: &'a situation::ProtocolRow) -> Self {
        Self {
            group: row.group.as_deref(),
            label: row.label.as_deref(),
            ruling: Written(&row.ruling),
            count: Computed(Exact::from(row.count)),
            ns: row.sides.ns.as_ref().ok().map(FigureDocument::new),
            ew: row.sides.ew.as_ref().ok().map(FigureDocument::new),
        }
    }
}

/// A scored protocol.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ProtocolDocument<'a> {
    /// The form of scoring.
    scoring: &'static str,
    /// What the points are.
    unit: &'static str,
    /// The most a side can have; none in IMPs and total points.
    top: Option<Number<'a>>,
    /// Its rows in order.
    rows: Vec<ProtocolRow<'a>>,
}

impl<'a> ProtocolDocument<'a> {
    pub(super) fn new(ProtocolBreakdown { protocol: found, .. }: &'a ProtocolBreakdown) -> Self {
        Self {
            scoring: found.scoring.name(),
            unit: unit(found.scoring.unit()),
            top: found.top.as_ref().map(Written),
            rows: found.rows.iter().map(ProtocolRow::new).collect(),
        }
    }
}

/// Points before or after.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ChangeFigure<'a> {
    exact: Number<'a>,
    /// The same as it is printed for people.
    points: String,
    /// Its share of the top in per cent; none in IMPs and total points.
    percent: Option<String>,
}

impl<'a> ChangeFigure<'a> {
    fn new(Worth { points, share }: &'a Worth) -> Self {
        Self { exact: Written(points), points: decimal(points, 4).0, percent: share.as_ref().map(percent) }
    }
}

/// Pairs of the field, before and after.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ChangeDocument<'a> {
    /// The one score they have, from NS's view; none of a row that has several.
    score: Option<i32>,
    /// What a row without one score is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<&'a str>,
    /// What a row without one score says, in the canonical form.
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<Written<'a, Ruling>>,
    /// How many tables have it.
    count: Number<'a>,
    /// None where there was nobody to be compared with.
    before: Option<ChangeFigure<'a>>,
    /// The same with the ruling.
    after: Option<ChangeFigure<'a>>,
}

impl<'a> ChangeDocument<'a> {
    fn new(change: &'a Change) -> Self {
        let (score, label, ruling) = match &change.result {
            OtherResult::Score(score) => (Some(*score), None, None),
            OtherResult::Row { label, ruling } => (None, label.as_deref(), Some(Written(ruling))),
        };
        Self {
            score,
            label,
            ruling,
            count: Written(&change.tables),
            before: change.before.as_ref().map(ChangeFigure::new),
            after: change.after.as_ref().map(ChangeFigure::new),
        }
    }
}

/// What a ruling does to the other pairs.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EffectsDocument<'a> {
    /// What is compared with: `obtained`, the score obtained at the table, or `without`, the board without this result.
    base: &'static str,
    ns: Vec<ChangeDocument<'a>>,
    ew: Vec<ChangeDocument<'a>>,
}

impl<'a> EffectsDocument<'a> {
    fn new(effects: &'a Effects) -> Self {
        Self {
            base: if effects.from_obtained { "obtained" } else { "without" },
            ns: effects.changes.ns.iter().map(ChangeDocument::new).collect(),
            ew: effects.changes.ew.iter().map(ChangeDocument::new).collect(),
        }
    }
}

/// A ruling with its effects.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RulingEffects<'a> {
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    /// None outside a field.
    effects: Option<EffectsDocument<'a>>,
}

impl<'a> RulingEffects<'a> {
    pub(super) fn new(found: &'a Breakdown, context: Context<'_>) -> Self {
        let effects = found.effects.as_ref().map(EffectsDocument::new);
        Self { ruling: RulingDocument::new(found, context), effects }
    }
}

/// What a side gets for the score that is entered, and what it lacks.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EntrySideDocument<'a> {
    entered: Number<'a>,
    /// Negative for what is taken away.
    adjustment: Number<'a>,
    /// The adjustment in per cent of the top; none in IMPs and total points.
    percent: Option<String>,
    /// The same in victory points; none outside a match with a scale.
    vp: Option<EntryPointsDocument<'a>>,
}

/// Victory points for the score that is entered, and what they lack.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EntryPointsDocument<'a> {
    entered: Number<'a>,
    adjustment: Number<'a>,
}

impl<'a> EntrySideDocument<'a> {
    fn new(own: &'a EntrySide) -> Self {
        Self {
            entered: Written(&own.entered),
            adjustment: Written(&own.adjustment),
            percent: own.share.as_ref().map(percent),
            vp: own.victory_points.as_ref().map(|points| EntryPointsDocument {
                entered: Written(&points.entered),
                adjustment: Written(&points.adjustment),
            }),
        }
    }
}

/// What to type into a scoring program.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EntryDocument<'a> {
    /// The score to enter; none for an artificial ruling, which is entered as it is.
    enter: Option<Written<'a, Outcome>>,
    ns: EntrySideDocument<'a>,
    ew: EntrySideDocument<'a>,
    /// What the ruling is worth with the penalties taken, which are entered by themselves; none without penalties.
    penalised: Option<SummaryDocument<'a>>,
    /// The other pairs whose points are not those of the ruling.
    others: BySide<Vec<ChangeDocument<'a>>>,
}

/// A ruling with what to enter for it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RulingEntry<'a> {
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    entry: EntryDocument<'a>,
}

impl<'a> RulingEntry<'a> {
    pub(super) fn new(found: &'a EntryBreakdown, context: Context<'_>) -> Self {
        let entry = EntryDocument {
            enter: found.entered.as_ref().map(Written),
            ns: EntrySideDocument::new(&found.sides.ns),
            ew: EntrySideDocument::new(&found.sides.ew),
            penalised: found.penalised.as_ref().map(SummaryDocument::new),
            others: sides(&found.others, |changes| changes.iter().map(ChangeDocument::new).collect()),
        };
        Self { ruling: RulingDocument::new(&found.breakdown, context), entry }
    }
}

/// The score of a choice, or why there is none.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
enum ChoiceScore<'a> {
    Scored(Box<RulingDocument<'a>>),
    Failed { diagnostics: Vec<DiagnosticDocument> },
}

/// A ruling under one choice.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ChoiceDocument<'a> {
    /// The preset or the value; none for what is in force, where that is no choice of its own.
    choice: Option<&'a str>,
    /// Whether it is what is in force.
    in_force: bool,
    /// Whether a figure differs from what is in force.
    differs: bool,
    #[serde(flatten)]
    scored: ChoiceScore<'a>,
}

impl<'a> ChoiceDocument<'a> {
    fn new(row: &'a ConventionRow, context: Context<'_>) -> Self {
        let scored = match &row.scored {
            Ok(breakdown) => ChoiceScore::Scored(Box::new(RulingDocument::new(breakdown, context))),
            Err(problems) => ChoiceScore::Failed {
                diagnostics: problems.iter().map(|problem| DiagnosticDocument::new(problem, context)).collect(),
            },
        };
        Self { choice: row.choice.as_deref(), in_force: row.in_force, differs: row.differs, scored }
    }
}

/// A ruling under several conventions.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ConventionsDocument<'a> {
    /// The setting that was varied; none for whole presets.
    setting: Option<&'static str>,
    /// In the canonical form.
    ruling: Written<'a, Ruling>,
    /// What is in force first, then each choice.
    rows: Vec<ChoiceDocument<'a>>,
}

impl<'a> ConventionsDocument<'a> {
    pub(super) fn new(choices: &'a ConventionComparison, context: Context<'_>) -> Self {
        Self {
            setting: choices.setting,
            ruling: Written(&choices.ruling),
            rows: choices.rows.iter().map(|row| ChoiceDocument::new(row, context)).collect(),
        }
    }
}
