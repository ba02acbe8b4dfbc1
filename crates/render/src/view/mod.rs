//! What is shown of each kind of result, in the reader's language.

mod auction;
mod basis;
mod board;
mod by_itself;
mod compare;
mod conventions;
mod damage;
mod deal;
mod derived;
mod effects;
mod entry;
mod equations;
mod event;
mod expectation;
mod field;
mod figures;
mod flow;
mod in_words;
mod incident;
mod match_result;
mod pitfall;
mod protocol;
mod question;
mod ruling;
mod sensitivity;
mod settings;
mod sheet;
mod solve;
mod stands;
mod tables;
mod vary;
mod weights;
mod working;

pub use auction::calls;
pub use board::board;
pub use deal::{hands, lead};
pub use event::in_figures as event_in_figures;
pub use flow::{flow, leads_to};

use super::block::{Block, Detail};
use crate::messages::{self, Locale};
use crate::session::{Answered, Breakdown, Outcome, OutcomeKind};

/// The blocks of an outcome of a run; an expectation that holds shows nothing.
#[must_use]
pub fn blocks(outcome: &Outcome, locale: Locale, detail: Detail) -> Vec<Block> {
    match &outcome.kind {
        OutcomeKind::Expectation(found) => expectation::expectation(locale, outcome, found),
        kind => blocks_of(kind, locale, detail),
    }
}

/// The blocks of a result that stands nowhere in a script.
#[must_use]
pub fn blocks_of(kind: &OutcomeKind, locale: Locale, detail: Detail) -> Vec<Block> {
    approximated(shown(kind, locale, detail))
}

/// Lines whose figures are rounded say so in the place of their equals sign.
fn approximated(blocks: Vec<Block>) -> Vec<Block> {
    let approximated = |block| match block {
        Block::Line(line) => Block::Line(line.approximated()),
        Block::Aside(line) => Block::Aside(line.approximated()),
        Block::Working { summary, blocks } => Block::Working { summary, blocks: approximated(blocks) },
        other => other,
    };
    blocks.into_iter().map(approximated).collect()
}

fn shown(kind: &OutcomeKind, locale: Locale, detail: Detail) -> Vec<Block> {
    match kind {
        OutcomeKind::Ruling(breakdown) => ruling::blocks(locale, breakdown, detail),
        OutcomeKind::Compare(found) => compare::compare(locale, found),
        OutcomeKind::Effects(breakdown) => effects::effects(locale, breakdown),
        OutcomeKind::ByItself(found) => by_itself::by_itself(locale, found),
        OutcomeKind::Shown(script) => vec![Block::Script(script.clone())],
        OutcomeKind::Entry(entry) => entry::entry(locale, entry),
        OutcomeKind::Conventions(choices) => conventions::choices(locale, choices),
        OutcomeKind::Varied(varied) => vary::varied(locale, varied),
        OutcomeKind::Solved(solved) => solve::solved(locale, solved),
        OutcomeKind::SolvedPlace(found) => event::solved_place(locale, found),
        OutcomeKind::Sensitivity(found) => sensitivity::sensitivity(locale, found),
        OutcomeKind::Pitfall(found) => pitfall::pitfall(locale, found),
        OutcomeKind::Weights(found) => weights::weights(locale, found),
        OutcomeKind::Question { text, points } => question::question(locale, text, points.as_ref()),
        OutcomeKind::Answer(answered) => question::answer(locale, answered, detail),
        OutcomeKind::Deal { deal, board, play } => {
            vec![Block::Deal(Box::new(deal::hands_of(deal, board.as_ref(), play, locale)))]
        }
        OutcomeKind::Lead(play) => deal::lead(play, locale).into_iter().map(Block::Line).collect(),
        OutcomeKind::Auction(auction) => vec![Block::Auction(Box::new(calls(auction, locale)))],
        OutcomeKind::Sheet(found) => vec![sheet::sheet(locale, found)],
        OutcomeKind::At(found) => event::ruling_at(locale, found, detail),
        OutcomeKind::Ranking(found) => event::ranking(locale, found),
        OutcomeKind::Audit(found) => event::audit(locale, found),
        OutcomeKind::Boards(found) => event::boards(locale, found),
        OutcomeKind::EventEffects(found) => event::effects(locale, found),
        OutcomeKind::Notify(found) => event::notify(locale, found),
        OutcomeKind::Incident(found) => incident::incident(locale, found, detail),
        OutcomeKind::Protocol(found) => protocol::protocol(locale, found),
        // Whether it holds is told with its place.
        OutcomeKind::Expectation(_) => Vec::new(),
    }
}

/// The blocks of a ruling.
#[must_use]
pub fn ruling(breakdown: &Breakdown, locale: Locale, detail: Detail) -> Vec<Block> {
    approximated(ruling::blocks(locale, breakdown, detail))
}

/// What is shown of an outcome, below the case that it stands in where the one before stood in another, `last`. A sheet
/// names its case itself.
#[must_use]
pub fn below_case(mut blocks: Vec<Block>, outcome: &Outcome, last: &mut Option<String>, locale: Locale) -> Vec<Block> {
    if blocks.is_empty() || *last == outcome.case || matches!(outcome.kind, OutcomeKind::Sheet(_)) {
        return blocks;
    }
    if let Some(case) = &outcome.case {
        blocks.insert(0, Block::Case(messages::case(locale, case)));
    }
    last.clone_from(&outcome.case);
    blocks
}

/// Whether an outcome is one that a field could be drawn with, and none is among its blocks.
#[must_use]
pub fn lacks_chart(outcome: &Outcome, blocks: &[Block]) -> bool {
    let is_scored = matches!(
        outcome.kind,
        OutcomeKind::Ruling(_) | OutcomeKind::Effects(_) | OutcomeKind::Answer(Answered::Ruling(_))
    );
    is_scored && !blocks.iter().any(|block| matches!(block, Block::Field(_) | Block::Bars(_)))
}

/// The blocks of an outcome with its charts below the answer: the field where there is one, the damage where a part of it
/// is self-inflicted, rulings beside each other, who moves in a ranking.
#[must_use]
pub fn charted(outcome: &Outcome, locale: Locale, detail: Detail) -> Vec<Block> {
    let mut blocks = blocks(outcome, locale, detail);
    let charts = charts(&outcome.kind, locale);
    // Below the answer; of rulings beside each other below their table.
    let answer = blocks.iter().position(|block| matches!(block, Block::Answer(_) | Block::Table(_)));
    let at = answer.map_or(blocks.len(), |at| at.saturating_add(1));
    blocks.splice(at..at, charts);
    blocks
}

fn charts(kind: &OutcomeKind, locale: Locale) -> Vec<Block> {
    let breakdown = match kind {
        OutcomeKind::Ruling(breakdown)
        | OutcomeKind::Effects(breakdown)
        | OutcomeKind::Answer(Answered::Ruling(breakdown)) => breakdown,
        OutcomeKind::At(found) => &found.breakdown,
        OutcomeKind::Compare(found) => {
            return vec![Block::Bars(Box::new(compare::chart(locale, found.base.as_deref(), &found.rulings)))];
        }
        // Those who are named are drawn without being asked for a chart.
        OutcomeKind::Ranking(found) if found.named.is_empty() => return event::moves(locale, found),
        _ => return Vec::new(),
    };
    let field = field::field_chart(locale, breakdown).map(|chart| Block::Field(Box::new(chart)));
    let damage = damage::chart(locale, breakdown).map(|chart| Block::Bars(Box::new(chart)));
    field.into_iter().chain(damage).collect()
}
