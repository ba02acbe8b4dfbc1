//! The question of an exam, and its answer.

use super::ruling;
use crate::catalogue::english as words;
use crate::number::Exact;
use crate::render::block::{Block, Detail};
use crate::render::notation::claimed;
use crate::session::Answered;

/// The text, and what it is worth.
pub(super) fn question(text: &str, points: Option<&Exact>) -> Vec<Block> {
    let worth = points.map(words::worth);
    vec![Block::Line(worth.map_or_else(|| text.to_owned(), |worth| format!("{text} ({worth})")))]
}

/// A ruling with its working, or the figures alone.
pub(super) fn answer(answered: &Answered, detail: Detail) -> Vec<Block> {
    match answered {
        Answered::Ruling(breakdown) => ruling::blocks(breakdown, detail),
        Answered::Figures(figures) => vec![Block::Answer(vec![claimed(figures)])],
    }
}
