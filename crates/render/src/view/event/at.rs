//! A ruling at a table of an event.

use super::places::moved;
use crate::block::{Block, Detail};
use crate::messages::{Locale, Text};
use crate::session::EventRuling;
use crate::view::ruling;

/// The ruling as it is shown by itself, under its table.
pub(in super::super) fn ruling_at(locale: Locale, found: &EventRuling, detail: Detail) -> Vec<Block> {
    let mut blocks = ruling::blocks(locale, &found.breakdown, detail);
    if let Some(Block::Heading(heading)) = blocks.iter_mut().find(|block| matches!(block, Block::Heading(_))) {
        *heading = Text::from(format!("at {}: ", found.table)) + std::mem::take(heading);
    }
    let answer = blocks.iter().position(|block| matches!(block, Block::Answer(_)));
    let below = answer.map_or(blocks.len(), |at| at.saturating_add(1));
    let moved = found.moves.iter().map(|moves| Block::Line(moved(locale, moves)));
    blocks.splice(below..below, moved);
    blocks
}
