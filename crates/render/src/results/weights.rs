//! Weights that a poll or the field suggests.

use super::View;
use super::answer::action;
use super::figures::Figures;
use super::incident::{self, PollDocument};
use super::ruling::answer_parts;
use super::sensitivity::{self, SensitivityDocument};
use super::stands::remarks;
use crate::block::{Align, Block, Detail, Table};
use crate::document::{
    BySide, Context, DiagnosticDocument, Number, Place, RulingDocument, SummaryDocument, Written, sides,
};
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::notation;
use crate::number::{Exact, percent};
use crate::procedure::{Evidence, Favour, ProposedWeight};
use crate::remark::remark;
use crate::ruling::{Ruling, Side};
use crate::session::{Basis, OneMore, ProposedWeights};
use serde::Serialize;

impl View for ProposedWeights {
    /// The proposal and what it comes to; what it is made of; what one vote more and 5 percentage points more would change.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self;
        let from = match &found.basis {
            Basis::Poll(_) => "weights from poll",
            Basis::Field { .. } => "weights from field",
            Basis::Leads(_) => "weights from leads",
            Basis::Layouts(_) => "weights from layouts",
        };
        let mut blocks = vec![Block::Heading(Text::from(from))];
        let ruling = found.proposal.ruling.as_ref().map(|ruling| notation::ruling(locale, ruling)).unwrap_or_default();
        blocks.push(Block::Answer(vec![ruling]));
        if let Some(breakdown) = found.breakdown() {
            blocks.push(Block::Line(Text::joined(answer_parts(locale, breakdown), &Text::from("   "))));
        }
        blocks.push(Block::Line(messages::weights_proposal(locale)));
        blocks.push(Block::Line(basis(locale, found)));
        blocks.push(Block::Table(outcomes(locale, found)));
        blocks.extend(shift(locale, found).map(Block::Line));
        blocks.push(Block::Table(one_more(locale, found)));
        blocks.extend(found.scored.as_ref().and_then(|scored| sensitivity::largest(locale, scored)));
        blocks.extend(found.diagnostics.iter().map(|found| remark(locale, found)));
        blocks.extend(found.breakdown().into_iter().flat_map(remarks).map(|found| remark(locale, found)));
        blocks
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("weights", WeightsDocument::new(self, context)))
    }
}

fn basis(locale: Locale, found: &ProposedWeights) -> Text {
    let counted = found.evidence.iter().fold(0_u32, |sum, one| sum.saturating_add(one.count));
    match &found.basis {
        Basis::Poll(poll) | Basis::Leads(Some(poll)) => incident::poll(locale, poll),
        Basis::Field { tables } => messages::weights_field(locale, counted, tables.to_string()),
        Basis::Leads(None) => messages::weights_leads(locale, counted.to_string()),
        Basis::Layouts(sampled) => {
            messages::weights_layouts(locale, counted.to_string(), figures::seat(locale, sampled.player))
        }
    }
}

/// Each outcome with its share, before and after the shift, and the weight that is proposed.
fn outcomes(locale: Locale, found: &ProposedWeights) -> Table {
    let sides: &[Side] = if found.is_split() { &Side::BOTH } else { &[Side::NS] };
    let shifts = found.tilt.is_positive() && found.favour != Favour::Nobody;
    let mut columns = vec![
        (messages::head_outcome(locale), Align::Left),
        (messages::head_count(locale), Align::Right),
        (messages::head_evidence_share(locale), Align::Right),
    ];
    let heads = [shifts.then(|| messages::head_shifted(locale)), Some(messages::head_proposed(locale))];
    for head in heads.into_iter().flatten() {
        columns.extend(sides.iter().map(|side| {
            let head = if sides.len() > 1 { figures::side(locale, *side) + " " + head.clone() } else { head.clone() };
            (head, Align::Right)
        }));
    }
    let mut table = Table::new(columns);
    for one in &found.proposal.outcomes {
        table.push(row(locale, one, sides, shifts));
    }
    table
}

fn row(locale: Locale, one: &ProposedWeight, sides: &[Side], shifts: bool) -> Vec<Text> {
    let mut cells = vec![notation::ruling(locale, &one.outcome), figures::points(locale, &one.count)];
    if one.excluded {
        cells.push(messages::weights_excluded(locale));
        return cells;
    }
    let share = |share: &Exact| Text::new(SpanKind::Share, figures::decimal(locale, percent(share)) + "%");
    cells.push(share(&one.share));
    if shifts {
        cells.extend(sides.iter().map(|side| share(one.shifted.by(*side))));
    }
    cells.extend(sides.iter().map(|side| figures::weight(locale, one.weight.by(*side))));
    cells
}

/// In whose favour the weights are shifted, where they are to be.
fn shift(locale: Locale, found: &ProposedWeights) -> Option<Text> {
    let points = Text::new(SpanKind::Share, figures::decimal(locale, percent(&found.tilt)));
    found.tilt.is_positive().then(|| match found.favour {
        Favour::Nobody => messages::weights_not_shifted(locale, points),
        Favour::Side(side) => messages::weights_shifted(locale, points, side),
        Favour::Each => messages::weights_shifted_each(locale, points),
    })
}

/// The proposals with one vote or table more.
fn one_more(locale: Locale, found: &ProposedWeights) -> Table {
    let scored = found.one_more.iter().filter_map(|more| more.scored.as_ref());
    let columns = Figures::of(locale, scored.clone());
    let head = messages::weights_one_more(locale);
    let mut heads = vec![(head.clone(), Align::Left)];
    if scored.count() > 0 {
        heads = columns.columns(head, Align::Left);
    }
    heads.insert(1, (messages::head_proposed(locale), Align::Left));
    let mut table = Table::new(heads);
    for more in &found.one_more {
        let evidence = found.evidence.iter().find(|one| one.name == more.name);
        let name = match evidence.map_or(&[][..], |one| one.outcomes.as_slice()) {
            // A result of the field or of a layout is itself the outcome.
            [only] if only.outcome.to_string() == more.name => notation::ruling(locale, &only.outcome),
            _ => action(locale, &more.name.replace('-', "−")),
        };
        let mut cells = match &more.scored {
            Some(scored) => columns.cells(name, scored),
            None => vec![name],
        };
        cells.insert(1, notation::ruling(locale, &more.ruling));
        table.push_marked(Some(&more.ruling) != found.proposal.ruling.as_ref(), cells);
    }
    table
}

/// Weights that a poll or the field suggests: a proposal, which nothing is scored by.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct WeightsDocument<'a> {
    /// `poll`, `field`, `leads` or `layouts`.
    from: &'static str,
    /// The poll of peers.
    poll: Option<PollDocument<'a>>,
    /// The number of tables in the field.
    tables: Option<u32>,
    /// The answers or results that lead to outcomes.
    evidence: Vec<EvidenceDocument<'a>>,
    outcomes: Vec<OutcomeDocument<'a>>,
    /// By how much the weights are shifted, of 1.
    tilt: Number<'a>,
    /// In whose favour: `NS`, `EW`, `each` side's own; null for nobody's.
    favour: Option<&'static str>,
    /// The proposal.
    proposal: Option<Written<'a, Ruling>>,
    /// Its figures; null without a field.
    scored: Option<RulingDocument<'a>>,
    /// The effect of 5 percentage points more on each outcome.
    sensitivity: Option<SensitivityDocument<'a>>,
    /// The effect of one vote or table more.
    one_more: Vec<OneMoreDocument<'a>>,
    diagnostics: Vec<DiagnosticDocument>,
}

/// An answer, or a result of the field.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EvidenceDocument<'a> {
    name: &'a str,
    /// The number of peers or tables.
    count: u32,
    /// The outcomes that it leads to, each with its weight.
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
    /// The number of peers or tables that lead to it.
    count: Number<'a>,
    /// True if it may not be weighted.
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
        let polled = |poll| Some(PollDocument::new(poll, &[]));
        let (from, poll, tables) = match &found.basis {
            Basis::Poll(poll) => ("poll", polled(poll), None),
            Basis::Field { tables } => ("field", None, Some(*tables)),
            Basis::Leads(poll) => ("leads", poll.as_ref().and_then(polled), None),
            Basis::Layouts(_) => ("layouts", None, None),
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
                Favour::Side(side) => Some(side.word()),
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
