//! A ruling at a table of an event.

use super::places::MovesDocument;
use super::places::moved;
use crate::block::{Block, Detail};
use crate::document::{Context, Place, RulingDocument};
use crate::messages::{Locale, Text};
use crate::results::View;
use crate::session::EventRuling;
use serde::Serialize;

impl View for EventRuling {
    /// The ruling as it is shown by itself, under its table.
    fn blocks(&self, locale: Locale, detail: Detail) -> Vec<Block> {
        let found = self;
        let mut blocks = found.breakdown.blocks(locale, detail);
        if let Some(Block::Heading(heading)) = blocks.iter_mut().find(|block| matches!(block, Block::Heading(_))) {
            *heading = Text::from(format!("at {}: ", found.table)) + std::mem::take(heading);
        }
        let answer = blocks.iter().position(|block| matches!(block, Block::Answer(_)));
        let below = answer.map_or(blocks.len(), |at| at.saturating_add(1));
        let moved = found.moves.iter().map(|moves| Block::Line(moved(locale, moves)));
        blocks.splice(below..below, moved);
        blocks
    }

    fn charts(&self, locale: Locale) -> Vec<Block> {
        self.breakdown.charts(locale)
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("at", AtDocument::new(self, context)))
    }
}

/// A ruling at a table of the event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct AtDocument<'a> {
    /// The table, as it is written behind `at`.
    table: &'a str,
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    /// The changes in the ranking; `None` for an event without a ranking.
    moves: Option<MovesDocument<'a>>,
}

impl<'a> AtDocument<'a> {
    pub(super) fn new(found: &'a EventRuling, context: Context<'_>) -> Self {
        Self {
            table: &found.table,
            ruling: RulingDocument::new(&found.breakdown, context),
            moves: found.moves.as_ref().map(MovesDocument::new),
        }
    }
}
