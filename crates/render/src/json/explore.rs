//! What a ruling would come to if it were another.

use super::diagnostic::{Context, DiagnosticDocument};
use super::exact::{Number, Written};
use super::places::PlacesDocument;
use super::ruling::{BySide, FigureDocument, RulingDocument, sides, unit};
use crate::number::Exact;
use crate::session::{Averaged, Goal, Pitfall, Sensitivity, Shifted, Solution, Solved, Varied};
use crate::situation::Evaluation;
use serde::Serialize;

/// The figures of a ruling without their working.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SummaryDocument<'a> {
    /// What the points are.
    unit: &'static str,
    /// The most a side can have; none in IMPs and total points.
    top: Option<Number<'a>>,
    ns: FigureDocument<'a>,
    ew: FigureDocument<'a>,
    /// Each side's victory points, in a match with a scale.
    vp: Option<BySide<Number<'a>>>,
    /// Each side's IMPs in its match, where that is a knockout (Law 12C4).
    knockout: Option<BySide<Number<'a>>>,
}

impl<'a> SummaryDocument<'a> {
    pub(super) fn new(found: &'a Evaluation) -> Self {
        Self {
            unit: unit(found.unit()),
            top: found.top.as_ref().map(Written),
            ns: FigureDocument::new(&found.sides.ns),
            ew: FigureDocument::new(&found.sides.ew),
            vp: found.victory_points.as_ref().map(|victory| sides(victory, Written)),
            knockout: found.knockout.as_ref().map(|total| sides(total, Written)),
        }
    }
}

/// The figures at a value, or why there are none.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
enum ValueScore<'a> {
    Scored(SummaryDocument<'a>),
    Failed { diagnostics: Vec<DiagnosticDocument> },
}

/// A ruling at one value of the weight.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ValueDocument<'a> {
    #[serde(flatten)]
    scored: ValueScore<'a>,
    /// The weight, of 1.
    value: Number<'a>,
}

/// A ruling at several values of a weight.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct VariedDocument<'a> {
    /// The weight's name.
    variable: &'a str,
    /// The ruling as written.
    ruling: String,
    rows: Vec<ValueDocument<'a>>,
    /// The places in the event at each value; none where no table of one is in question.
    places: Option<PlacesDocument<'a>>,
}

impl<'a> VariedDocument<'a> {
    pub(super) fn new(found: &'a Varied, context: Context<'_>) -> Self {
        let row = |(value, scored): &'a (Exact, Result<Evaluation, Vec<_>>)| {
            let scored = match scored {
                Ok(scored) => ValueScore::Scored(SummaryDocument::new(scored)),
                Err(problems) => ValueScore::Failed {
                    diagnostics: problems.iter().map(|problem| DiagnosticDocument::new(problem, context)).collect(),
                },
            };
            ValueDocument { scored, value: Written(value) }
        };
        Self {
            variable: &found.variable,
            ruling: found.ruling.to_string(),
            rows: found.rows.iter().map(row).collect(),
            places: found.places.as_ref().map(PlacesDocument::new),
        }
    }
}

/// A figure and the weight at which the side has it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Limit<'a> {
    exact: Number<'a>,
    weight: Number<'a>,
}

impl<'a> Limit<'a> {
    fn new((figure, at): &'a (Exact, Exact)) -> Self {
        Self { exact: Written(figure), weight: Written(at) }
    }
}

/// Where the figures end.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Limits<'a> {
    least: Limit<'a>,
    most: Limit<'a>,
}

/// The weight that gives a side what was asked.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SolvedDocument<'a> {
    /// The weight's name.
    variable: &'a str,
    /// The ruling as written.
    ruling: String,
    /// Whose figure: `NS` or `EW`.
    side: &'static str,
    /// What it was to be.
    target: Number<'a>,
    /// `board` or `match`.
    target_of: &'static str,
    /// `%`, or what the points are.
    target_unit: &'static str,
    /// `weight`, `any` where every weight does it, `none` where none does.
    found: &'static str,
    /// The weight, of 1; the least where several do it.
    weight: Option<Number<'a>>,
    /// The last of the weights beside one another that do it, a hundredth of a percent apart; none where one alone does.
    last_weight: Option<Number<'a>>,
    /// What the ruling comes to there.
    scored: Option<SummaryDocument<'a>>,
    /// The least and the most that weights from 0 to 1 give, where none does it.
    limits: Option<Limits<'a>>,
}

impl<'a> SolvedDocument<'a> {
    pub(super) fn new(solved: &'a Solved) -> Self {
        let (found, weight, last, scored, limits) = match &solved.found {
            Solution::Weight(weight, at) => ("weight", Some(weight), None, Some(at), None),
            Solution::Weights(weight, last, at) => ("weight", Some(weight), Some(last), Some(at), None),
            Solution::Any(at) => ("any", None, None, Some(at), None),
            Solution::None { least, most, .. } => {
                ("none", None, None, None, Some(Limits { least: Limit::new(least), most: Limit::new(most) }))
            }
        };
        Self {
            variable: &solved.variable,
            ruling: solved.ruling.to_string(),
            side: super::ruling::side(solved.side),
            target: Written(&solved.target),
            target_of: if solved.goal.is_of_the_match() { "match" } else { "board" },
            target_unit: if matches!(solved.goal, Goal::Share | Goal::MatchShare) { "%" } else { unit(solved.unit) },
            found,
            weight: weight.map(Written),
            last_weight: last.map(Written),
            scored: scored.map(|at| SummaryDocument::new(at)),
            limits,
        }
    }
}

/// A ruling with one weight shifted.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ShiftDocument<'a> {
    /// Whose component it is, `NS` or `EW`; none where both sides have the same.
    side: Option<&'static str>,
    /// The component's outcome as written.
    outcome: String,
    /// Its weight as it is.
    weight: Number<'a>,
    /// What both sides would gain, negative for a loss.
    change: BySide<Number<'a>>,
}

impl<'a> ShiftDocument<'a> {
    fn new(row: &'a Shifted) -> Self {
        Self {
            side: row.side.map(super::ruling::side),
            outcome: row.outcome.to_string(),
            weight: Written(&row.weight),
            change: sides(&row.change, Written),
        }
    }
}

/// What a shift of each weight would change.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SensitivityDocument<'a> {
    /// How much was added to each weight.
    shift: Number<'a>,
    rows: Vec<ShiftDocument<'a>>,
    /// The places in the event with each shift, beside those with the ruling; none where no table of one is in question.
    places: Option<PlacesDocument<'a>>,
}

/// A ruling with what a shift of each weight would change.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RulingSensitivity<'a> {
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    sensitivity: SensitivityDocument<'a>,
}

impl<'a> SensitivityDocument<'a> {
    pub(super) fn new(found: &'a Sensitivity) -> Self {
        Self {
            shift: Written(&found.shift),
            rows: found.rows.iter().map(ShiftDocument::new).collect(),
            places: found.places.as_ref().map(PlacesDocument::new),
        }
    }
}

impl<'a> RulingSensitivity<'a> {
    pub(super) fn new(found: &'a Sensitivity, context: Context<'_>) -> Self {
        Self { ruling: RulingDocument::new(&found.breakdown, context), sensitivity: SensitivityDocument::new(found) }
    }
}

/// What averaging the scores first would have given.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PitfallDocument<'a> {
    /// Each side's average score, from NS's view; none for an artificial side.
    averages: BySide<Option<Number<'a>>>,
    scored: SummaryDocument<'a>,
}

impl<'a> PitfallDocument<'a> {
    fn new(wrong: &'a Averaged) -> Self {
        let averages = sides(&wrong.sides, |side| side.as_ref().map(|side| Written(&side.average)));
        Self { averages, scored: SummaryDocument::new(&wrong.evaluation) }
    }
}

/// A ruling rightly scored, and wrongly.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RulingPitfall<'a> {
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    /// None where nothing is weighted.
    pitfall: Option<PitfallDocument<'a>>,
}

impl<'a> RulingPitfall<'a> {
    pub(super) fn new(found: &'a Pitfall, context: Context<'_>) -> Self {
        let pitfall = found.wrong.as_ref().map(PitfallDocument::new);
        Self { ruling: RulingDocument::new(&found.breakdown, context), pitfall }
    }
}
