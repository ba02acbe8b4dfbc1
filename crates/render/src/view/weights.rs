//! Weights that a poll or the field suggests.

use super::figures::Figures;
use super::ruling::answer_parts;
use super::stands::remarks;
use super::{incident, sensitivity};
use crate::block::{Align, Block, Table};
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::notation;
use crate::number::{Exact, percent};
use crate::procedure::{Favour, ProposedWeight};
use crate::remark::remark;
use crate::ruling::Side;
use crate::session::{Basis, ProposedWeights};

/// The proposal and what it comes to; what it is made of; what one vote more and 5 percentage points more would change.
pub(super) fn weights(locale: Locale, found: &ProposedWeights) -> Vec<Block> {
    let from = match &found.basis {
        Basis::Poll(_) => "weights from poll",
        Basis::Field { .. } => "weights from field",
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

fn basis(locale: Locale, found: &ProposedWeights) -> Text {
    match &found.basis {
        Basis::Poll(poll) => incident::poll(locale, poll),
        Basis::Field { tables } => {
            let counted = found.evidence.iter().fold(0_u32, |sum, one| sum.saturating_add(one.count));
            messages::weights_field(locale, counted, tables.to_string())
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

/// What would be proposed with one vote or table more.
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
        let name = incident::action(locale, &more.name.replace('-', "−"));
        let mut cells = match &more.scored {
            Some(scored) => columns.cells(name, scored),
            None => vec![name],
        };
        cells.insert(1, notation::ruling(locale, &more.ruling));
        table.push_marked(Some(&more.ruling) != found.proposal.ruling.as_ref(), cells);
    }
    table
}
