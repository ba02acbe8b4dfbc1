//! The question of an exam, and its answer.

use super::ruling;
use crate::block::{Block, Detail};
use crate::messages::{self, Locale};
use crate::notation::{claims, prose};
use crate::number::Exact;
use crate::session::Answered;

/// The text, and what it is worth.
pub(super) fn question(locale: Locale, text: &str, points: Option<&Exact>) -> Vec<Block> {
    let text = prose(text);
    vec![Block::Line(match points {
        Some(points) => text + " (" + messages::worth(locale, points) + ")",
        None => text,
    })]
}

/// A ruling with its working, or the figures alone.
pub(super) fn answer(locale: Locale, answered: &Answered, detail: Detail) -> Vec<Block> {
    match answered {
        Answered::Ruling(breakdown) => ruling::blocks(locale, breakdown, detail),
        Answered::Figures(figures) => vec![Block::Answer(vec![claims(locale, figures)])],
    }
}
