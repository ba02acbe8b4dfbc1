//! Weights that a poll or the field suggests.

use super::diagnostic::{Context, DiagnosticDocument};
use super::exact::{Number, Written};
use super::explore::{SensitivityDocument, SummaryDocument};
use super::incident::PollDocument;
use super::ruling::{BySide, RulingDocument, sides};
use crate::procedure::{Evidence, Favour, ProposedWeight};
use crate::ruling::Ruling;
use crate::session::{Basis, OneMore, ProposedWeights};
use serde::Serialize;

/// Weights that a poll or the field suggests: a proposal, which nothing is scored by.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct WeightsDocument<'a> {
    /// `poll` or `field`.
    from: &'static str,
    /// What peers said.
    poll: Option<PollDocument<'a>>,
    /// How many tables the field has.
    tables: Option<u32>,
    /// What leads to outcomes.
    evidence: Vec<EvidenceDocument<'a>>,
    outcomes: Vec<OutcomeDocument<'a>>,
    /// By how much the weights are shifted, of 1.
    tilt: Number<'a>,
    /// In whose favour: `NS`, `EW`, `each` side's own; null for nobody's.
    favour: Option<&'static str>,
    /// What is proposed.
    proposal: Option<Written<'a, Ruling>>,
    /// What that comes to; null without a field.
    scored: Option<RulingDocument<'a>>,
    /// What 5 percentage points more on each outcome would change.
    sensitivity: Option<SensitivityDocument<'a>>,
    /// What one vote or table more would change.
    one_more: Vec<OneMoreDocument<'a>>,
    diagnostics: Vec<DiagnosticDocument>,
}

/// An answer, or a result of the field.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EvidenceDocument<'a> {
    name: &'a str,
    /// How many peers or tables.
    count: u32,
    /// What it leads to, each with its weight.
    outcomes: Vec<LeadsTo<'a>>,
}

/// An outcome that an answer leads to.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct LeadsTo<'a> {
    outcome: String,
    weight: Number<'a>,
}

/// An outcome with its shares, of 1.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct OutcomeDocument<'a> {
    outcome: String,
    /// How many peers or tables lead to it.
    count: Number<'a>,
    /// Whether it may not be weighted.
    excluded: bool,
    /// Its share of what may be weighted.
    share: Number<'a>,
    /// The share after the shift.
    shifted: BySide<Number<'a>>,
    /// The weight that is proposed.
    weight: BySide<Number<'a>>,
}

/// The proposal with one vote or table more.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct OneMoreDocument<'a> {
    /// For what.
    name: &'a str,
    proposal: Written<'a, Ruling>,
    scored: Option<SummaryDocument<'a>>,
}

impl<'a> WeightsDocument<'a> {
    pub(super) fn new(found: &'a ProposedWeights, context: Context<'_>) -> Self {
        let (from, poll, tables) = match &found.basis {
            Basis::Poll(poll) => ("poll", Some(PollDocument::new(poll, &[])), None),
            Basis::Field { tables } => ("field", None, Some(*tables)),
        };
        let document = |diagnostic| DiagnosticDocument::new(diagnostic, context);
        Self {
            from,
            poll,
            tables,
            evidence: found.evidence.iter().map(EvidenceDocument::new).collect(),
            outcomes: found.proposal.outcomes.iter().map(OutcomeDocument::new).collect(),
            tilt: Written(&found.tilt),
            favour: match found.favour {
                Favour::Nobody => None,
                Favour::Side(side) => Some(super::ruling::side(side)),
                Favour::Each => Some("each"),
            },
            proposal: found.proposal.ruling.as_ref().map(Written),
            scored: found.breakdown().map(|breakdown| RulingDocument::new(breakdown, context)),
            sensitivity: found.scored.as_deref().map(SensitivityDocument::new),
            one_more: found.one_more.iter().map(OneMoreDocument::new).collect(),
            diagnostics: found.diagnostics.iter().map(document).collect(),
        }
    }
}

impl<'a> EvidenceDocument<'a> {
    fn new(one: &'a Evidence) -> Self {
        let leads_to = one
            .outcomes
            .iter()
            .map(|component| LeadsTo { outcome: component.outcome.to_string(), weight: Written(&component.weight) });
        Self { name: &one.name, count: one.count, outcomes: leads_to.collect() }
    }
}

impl<'a> OutcomeDocument<'a> {
    fn new(one: &'a ProposedWeight) -> Self {
        Self {
            outcome: one.outcome.to_string(),
            count: Written(&one.count),
            excluded: one.excluded,
            share: Written(&one.share),
            shifted: sides(&one.shifted, Written),
            weight: sides(&one.weight, Written),
        }
    }
}

impl<'a> OneMoreDocument<'a> {
    fn new(more: &'a OneMore) -> Self {
        Self {
            name: &more.name,
            proposal: Written(&more.ruling),
            scored: more.scored.as_ref().map(SummaryDocument::new),
        }
    }
}
