//! The views of each result, a file each: its blocks in the reader's language and its JSON.

mod answer;
mod auction;
mod basis;
mod by_itself;
mod claim;
mod compare;
mod conventions;
mod damage;
mod deal;
mod derived;
mod effects;
mod entry;
mod equations;
mod event;
mod evidence;
mod expectation;
mod field;
mod figures;
mod flow;
mod given;
mod in_force;
mod in_words;
mod incident;
mod log;
mod match_result;
mod pitfall;
mod protocol;
mod question;
mod ruling;
mod say;
mod sensitivity;
mod settings;
mod sheet;
mod solve;
mod stands;
mod table;
mod tables;
#[cfg(test)]
mod tests;
mod vary;
mod weights;
mod why_not;
mod working;

pub use answer::{answer as procedure_answer, written as written_answer};
pub use auction::AuctionDocument;
use auction::calls;
pub use deal::board;
use deal::{hands, lead};
pub use event::{
    EventPage, EventPageKind, entries, event_contestants, event_pages, in_figures as event_in_figures, lost,
    result as event_result,
};
pub use expectation::ExpectationDocument;
pub use flow::{flow, leads_to};
pub use given::{Reader, given, sentences};
pub use incident::poll;
pub use log::{LogDocument, log, log_cells, log_heads};
pub use say::words_for_players;
pub use table::{choice, choices, consequences};

use crate::block::{Block, Detail};
use crate::document::{Context, Place};
use crate::messages::{self, Locale};
use crate::session::{Breakdown, Outcome, OutcomeKind};

/// A result's views.
pub(crate) trait View {
    /// Its blocks in the reader's language.
    fn blocks(&self, locale: Locale, detail: Detail) -> Vec<Block>;

    /// The same for a result at its place in a script.
    fn blocks_at(&self, _place: Place<'_>, locale: Locale, detail: Detail) -> Vec<Block> {
        self.blocks(locale, detail)
    }

    /// Charts below its answer.
    fn charts(&self, _locale: Locale) -> Vec<Block> {
        Vec::new()
    }

    /// Returns whether a field could be drawn with it.
    fn is_field_drawn(&self) -> bool {
        false
    }

    /// Its JSON, indented as an element of the run's results; `None` for a result that is not listed there.
    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>>;
}

impl<T: View + ?Sized> View for &T {
    fn blocks(&self, locale: Locale, detail: Detail) -> Vec<Block> {
        (**self).blocks(locale, detail)
    }

    fn blocks_at(&self, place: Place<'_>, locale: Locale, detail: Detail) -> Vec<Block> {
        (**self).blocks_at(place, locale, detail)
    }

    fn charts(&self, locale: Locale) -> Vec<Block> {
        (**self).charts(locale)
    }

    fn is_field_drawn(&self) -> bool {
        (**self).is_field_drawn()
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        (**self).document(place, context)
    }
}

/// The views of a result.
fn view(kind: &OutcomeKind) -> Box<dyn View + '_> {
    match kind {
        OutcomeKind::Ruling(found) => Box::new(&**found),
        OutcomeKind::ByItself(found) => Box::new(&**found),
        OutcomeKind::Protocol(found) => Box::new(&**found),
        OutcomeKind::Compare(found) => Box::new(found),
        OutcomeKind::Effects(found) => Box::new(effects::RulingWithEffects(found)),
        OutcomeKind::Entry(found) => Box::new(&**found),
        OutcomeKind::Varied(found) => Box::new(found),
        OutcomeKind::Solved(found) => Box::new(&**found),
        OutcomeKind::SolvedPlace(found) => Box::new(&**found),
        OutcomeKind::Sensitivity(found) => Box::new(&**found),
        OutcomeKind::Pitfall(found) => Box::new(&**found),
        OutcomeKind::Weights(found) => Box::new(&**found),
        OutcomeKind::Evidence(found) => Box::new(&**found),
        OutcomeKind::Conventions(found) => Box::new(found),
        OutcomeKind::InForce(script) => Box::new(in_force::InForce(script)),
        OutcomeKind::Question { text, points } => Box::new(question::Question { text, points: points.as_ref() }),
        OutcomeKind::Answer(answered) => Box::new(answered),
        OutcomeKind::Deal { deal, board, play } => Box::new(deal::Cards { deal, board: board.as_ref(), play }),
        OutcomeKind::Auction { auction, leads_to } => {
            Box::new(auction::Called { auction, leads_to: leads_to.as_deref() })
        }
        OutcomeKind::Lead(play) => Box::new(play),
        OutcomeKind::Sheet(found) => Box::new(&**found),
        OutcomeKind::At(found) => Box::new(&**found),
        OutcomeKind::EventEffects(found) => Box::new(&**found),
        OutcomeKind::WhyNot(found) => Box::new(&**found),
        OutcomeKind::Notify(found) => Box::new(event::Notify(found)),
        OutcomeKind::Entries(found) => Box::new(event::Entries(found)),
        OutcomeKind::WrittenBack(found) => Box::new(&**found),
        OutcomeKind::Audit(found) => Box::new(&**found),
        OutcomeKind::Boards(found) => Box::new(event::Boards(found)),
        OutcomeKind::Ranking(found) => Box::new(&**found),
        OutcomeKind::Incident(found) => Box::new(&**found),
        OutcomeKind::Expectation(found) => Box::new(found),
    }
}

/// The place of an outcome in its script.
fn place(outcome: &Outcome) -> Place<'_> {
    Place { case: outcome.case.as_deref(), file: &outcome.file, line: outcome.line }
}

/// The blocks of an outcome of a run; an expectation that holds shows nothing.
#[must_use]
pub fn blocks(outcome: &Outcome, locale: Locale, detail: Detail) -> Vec<Block> {
    approximated(view(&outcome.kind).blocks_at(place(outcome), locale, detail))
}

/// The blocks of a result without a script.
#[must_use]
pub fn blocks_of(kind: &OutcomeKind, locale: Locale, detail: Detail) -> Vec<Block> {
    approximated(view(kind).blocks(locale, detail))
}

/// The JSON of an outcome; none of an expectation.
pub(crate) fn document(outcome: &Outcome, context: Context<'_>) -> Option<Vec<u8>> {
    view(&outcome.kind).document(place(outcome), context)
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

/// The blocks of a ruling.
#[must_use]
pub fn ruling(breakdown: &Breakdown, locale: Locale, detail: Detail) -> Vec<Block> {
    approximated(breakdown.blocks(locale, detail))
}

/// The blocks of an outcome, under the heading of its case if the outcome before was in another, `last`. A sheet names
/// its case itself.
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

/// Returns whether a field could be drawn with an outcome, and none is among its blocks.
#[must_use]
pub fn lacks_chart(outcome: &Outcome, blocks: &[Block]) -> bool {
    let is_drawn = blocks.iter().any(|block| matches!(block, Block::Field(_) | Block::Bars(_)));
    !is_drawn && view(&outcome.kind).is_field_drawn()
}

/// The blocks of an outcome with its charts below the answer: the field where there is one, the damage where a part of it
/// is self-inflicted, rulings beside each other, who moves in a ranking.
#[must_use]
pub fn charted(outcome: &Outcome, locale: Locale, detail: Detail) -> Vec<Block> {
    let mut blocks = blocks(outcome, locale, detail);
    // Below the answer; of rulings beside each other below their table.
    let answer = blocks.iter().position(|block| matches!(block, Block::Answer(_) | Block::Table(_)));
    let at = answer.map_or(blocks.len(), |at| at.saturating_add(1));
    blocks.splice(at..at, view(&outcome.kind).charts(locale));
    blocks
}
