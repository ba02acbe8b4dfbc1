//! A scored ruling.

use super::{BySide, FigureDocument, by_side};
use crate::document::{Computed, Context, DiagnosticDocument, Number, Written};
use crate::number::percent;
use crate::ruling::{Outcome, Ruling, Side};
use crate::scoring::{
    ComponentScore, CountedIn, DamageFinding, Line, MatchScore, MatchSide, Origin, SideScore, Working,
};
use crate::session::{Breakdown, Decided};
use serde::Serialize;

/// An outcome of a side with its weight.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ComponentDocument<'a> {
    /// Of 1.
    weight: Number<'a>,
    /// As written.
    outcome: Written<'a, Outcome>,
    /// Its score, from NS's view.
    score: i32,
    /// The side's points for it.
    exact: Number<'a>,
    /// In Butler, the datum it is compared with.
    #[serde(skip_serializing_if = "Option::is_none")]
    datum: Option<Number<'a>>,
}

impl<'a> ComponentDocument<'a> {
    fn new(one: &'a ComponentScore) -> Self {
        let datum = match &one.origin {
            Origin::Datum { datum, .. } => Some(Written(&datum.rounded)),
            Origin::Matchpoints(_) | Origin::Comparisons { .. } | Origin::Score => None,
        };
        Self {
            weight: Written(&one.component.weight),
            outcome: Written(&one.component.outcome),
            score: one.component.score,
            exact: Written(&one.points),
            datum,
        }
    }
}

/// A score of a side's table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct TableRow<'a> {
    /// From NS's view.
    score: i32,
    /// The number of results, the ruling's weights among them.
    frequency: Computed,
    /// NS's points for it.
    ns: Number<'a>,
    /// EW's points for it.
    ew: Number<'a>,
}

/// The row of the table of damage that applied.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct DamageDocument<'a> {
    /// `stands`, `trap`, `full` or `formula`.
    applied: &'static str,
    /// The cost of the infraction to the side.
    by_infraction: Computed,
    /// The cost of its own play.
    own: Computed,
    /// The side's expectation before the infraction.
    before: Number<'a>,
    /// The side's expectation after it.
    after: Number<'a>,
    /// The result obtained.
    obtained: Number<'a>,
}

impl<'a> DamageDocument<'a> {
    fn new(finding: &'a DamageFinding) -> Self {
        Self {
            applied: finding.applied.word(),
            by_infraction: Computed(finding.by_infraction()),
            own: Computed(finding.own()),
            before: Written(&finding.values.before),
            after: Written(&finding.values.after),
            obtained: Written(&finding.values.obtained),
        }
    }
}

/// A side in the match.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct MatchSideDocument<'a> {
    /// Its IMPs on the board, in a knockout the average of both sides'; in a match by percentages its share of the top, of
    /// 1.
    board: Number<'a>,
    /// Its IMPs in the match; none by percentages.
    imps: Option<Number<'a>>,
    /// Its share of the top in the match, of 1; none in IMPs.
    share: Option<Number<'a>>,
    /// The same in per cent, as it is printed for people.
    percent: Option<String>,
    /// Its victory points; `None` without a scale.
    vp: Option<Number<'a>>,
}

impl<'a> MatchSideDocument<'a> {
    fn new(own: &'a MatchSide, counted_in: CountedIn) -> Self {
        let vp = own.victory_points.as_ref().map(|victory| Written(&victory.points));
        let in_imps = counted_in == CountedIn::Imps;
        let total = || Written(&own.total);
        Self {
            board: Written(&own.board),
            imps: in_imps.then(total),
            share: (!in_imps).then(total),
            percent: (!in_imps).then(|| percent(&own.total)),
            vp,
        }
    }
}

/// The ruling's result in the match.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct MatchDocument<'a> {
    ns: MatchSideDocument<'a>,
    ew: MatchSideDocument<'a>,
    /// True if the match has one result for both sides (Law 12C4).
    knockout: bool,
    /// The scale of victory points.
    scale: Option<&'a str>,
}

impl<'a> MatchDocument<'a> {
    fn new(found: &'a MatchScore) -> Self {
        Self {
            ns: MatchSideDocument::new(&found.sides.ns, found.counted_in),
            ew: MatchSideDocument::new(&found.sides.ew, found.counted_in),
            knockout: found.knockout,
            scale: found.scale.as_deref(),
        }
    }
}

/// A scored ruling.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RulingDocument<'a> {
    /// The name it was called by.
    name: Option<&'a str>,
    /// In the canonical form, its names resolved.
    ruling: Written<'a, Ruling>,
    /// The ruling that was applied in its place: the form of damage, or the obtained score that stands.
    applied: Option<Written<'a, Ruling>>,
    /// The form of scoring.
    scoring: &'static str,
    /// The group of a fouled board, where it was named.
    group: Option<&'a str>,
    /// The unit of the points: `MP`, `IMP`, `points`.
    unit: &'static str,
    /// The most a side can have; none in IMPs and total points.
    top: Option<Number<'a>>,
    ns: FigureDocument<'a>,
    ew: FigureDocument<'a>,
    /// The figures of the ruling, if the score obtained at the table stands instead.
    ruled: Option<BySide<FigureDocument<'a>>>,
    /// The verdict on the board's incidents by this ruling, as an incident has it; left out where nothing happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    /// Each side's outcomes; `None` for an artificial side.
    components: BySide<Option<Vec<ComponentDocument<'a>>>>,
    /// Each side's table with the ruling in it; none in IMPs and total points.
    tables: Option<BySide<Option<Vec<TableRow<'a>>>>>,
    /// The valuation of damage, for a ruling of `damage`.
    damage: Option<DamageDocument<'a>>,
    /// Both sides in the match, in one.
    #[serde(rename = "match")]
    matched: Option<MatchDocument<'a>>,
    /// Warnings and notes on it.
    diagnostics: Vec<DiagnosticDocument>,
}

impl<'a> RulingDocument<'a> {
    pub(crate) fn new(breakdown: &'a Breakdown, context: Context<'_>) -> Self {
        let scored = &breakdown.assessment.scored;
        let sides = &scored.sides;
        let has_tables = Side::BOTH.into_iter().any(|side| sides.by(side).working.table().is_some());
        Self {
            name: breakdown.name.as_deref(),
            ruling: Written(&breakdown.assessment.ruling),
            applied: breakdown.assessment.applied.as_ref().map(Written),
            scoring: scored.scoring.name(),
            group: breakdown.assessment.group.as_deref(),
            unit: scored.unit().word(),
            top: scored.top().map(Written),
            ns: FigureDocument::new(breakdown.figure(Side::NS)),
            ew: FigureDocument::new(breakdown.figure(Side::EW)),
            ruled: breakdown.assessment.ruled.as_ref().map(|ruled| by_side(|side| FigureDocument::new(ruled.by(side)))),
            verdict: Decided::leading(&breakdown.decided).map(|leading| leading.decision.verdict.word()),
            components: by_side(|side| components(sides.by(side))),
            tables: has_tables.then(|| by_side(|side| table(side, sides.by(side)))),
            damage: scored.damage.as_ref().map(DamageDocument::new),
            matched: breakdown.assessment.matched.as_ref().map(MatchDocument::new),
            diagnostics: breakdown.diagnostics.iter().map(|found| DiagnosticDocument::new(found, context)).collect(),
        }
    }
}

fn components(score: &SideScore) -> Option<Vec<ComponentDocument<'_>>> {
    match &score.working {
        Working::Artificial(_) => None,
        working => Some(working.components().iter().map(ComponentDocument::new).collect()),
    }
}

fn table(side: Side, score: &SideScore) -> Option<Vec<TableRow<'_>>> {
    let working = score.working.table()?;
    let rows = working.lines.iter().map(|Line { entry, own, other }| {
        let (ns, ew) = if side == Side::NS { (own, other) } else { (other, own) };
        TableRow { score: entry.score, frequency: Computed(entry.frequency()), ns: Written(ns), ew: Written(ew) }
    });
    Some(rows.collect())
}
