//! A ruling at a table of an event.

use crate::messages::{Locale, Text};
use crate::render::block::{Block, Detail};
use crate::render::view::ruling;
use crate::session::EventRuling;

/// The ruling as it is shown by itself, under its table.
pub(in super::super) fn ruling_at(locale: Locale, found: &EventRuling, detail: Detail) -> Vec<Block> {
    let mut blocks = ruling::blocks(locale, &found.breakdown, detail);
    if let Some(Block::Heading(heading)) = blocks.iter_mut().find(|block| matches!(block, Block::Heading(_))) {
        *heading = Text::from(format!("at {}: ", found.table)) + std::mem::take(heading);
    }
    blocks
}
