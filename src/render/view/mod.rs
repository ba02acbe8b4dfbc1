//! What is shown of each kind of result.

mod basis;
mod compare;
mod conventions;
mod damage;
mod effects;
mod entry;
mod equations;
mod expectation;
mod field;
mod figures;
mod match_result;
mod pitfall;
mod protocol;
mod question;
mod ruling;
mod sensitivity;
mod settings;
mod solve;
mod tables;
mod vary;
mod working;

use super::block::{Block, Detail};
use crate::session::{Answered, Outcome, OutcomeKind};

/// The blocks of an outcome; an expectation that holds shows nothing.
#[must_use]
pub fn blocks(outcome: &Outcome, detail: Detail) -> Vec<Block> {
    match &outcome.kind {
        OutcomeKind::Ruling(breakdown) => ruling::blocks(breakdown, detail),
        OutcomeKind::Compare(found) => compare::compare(found.base.as_deref(), &found.rulings),
        OutcomeKind::Effects(breakdown) => effects::effects(breakdown),
        OutcomeKind::Shown(script) => vec![Block::Script(script.clone())],
        OutcomeKind::Entry(entry) => entry::entry(entry),
        OutcomeKind::Conventions(choices) => conventions::choices(choices),
        OutcomeKind::Varied(varied) => vary::varied(varied),
        OutcomeKind::Solved(solved) => solve::solved(solved),
        OutcomeKind::Sensitivity(found) => sensitivity::sensitivity(found),
        OutcomeKind::Pitfall(found) => pitfall::pitfall(found),
        OutcomeKind::Question { text, points } => question::question(text, points.as_ref()),
        OutcomeKind::Answer(answered) => question::answer(answered, detail),
        OutcomeKind::Deal(deal) => vec![Block::Deal(deal.clone())],
        OutcomeKind::Protocol(found) => protocol::protocol(found),
        OutcomeKind::Expectation(found) => expectation::expectation(outcome, found),
    }
}

/// The blocks of an outcome with the field as a chart below the answer, where there is a field.
#[must_use]
pub fn charted(outcome: &Outcome, detail: Detail) -> Vec<Block> {
    let mut blocks = blocks(outcome, detail);
    let breakdown = match &outcome.kind {
        OutcomeKind::Ruling(breakdown)
        | OutcomeKind::Effects(breakdown)
        | OutcomeKind::Answer(Answered::Ruling(breakdown)) => breakdown,
        _ => return blocks,
    };
    if let Some(chart) = field::field_chart(breakdown) {
        let answer = blocks.iter().position(|block| matches!(block, Block::Answer(_)));
        let at = answer.map_or(blocks.len(), |at| at.saturating_add(1));
        blocks.insert(at, Block::Field(chart));
    }
    blocks
}
