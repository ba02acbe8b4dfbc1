//! A ruling without a field.

use crate::block::Block;
use crate::messages::{Locale, Text, figures};
use crate::notation;
use crate::ruling::Side;
use crate::session::{ByItself, Worth};

/// The ruling, and what it is worth by itself.
pub(super) fn by_itself(locale: Locale, found: &ByItself) -> Vec<Block> {
    let side = |side: Side| {
        let worth = match &found.worth {
            Worth::Score(score) if side == Side::NS => figures::score(*score),
            Worth::Score(score) => figures::score(score.saturating_neg()),
            Worth::Shares(shares) => figures::share(locale, shares.by(side)),
        };
        figures::side(locale, side) + "  " + worth
    };
    let parts: Vec<Text> = Side::BOTH.map(side).into();
    vec![Block::Heading(notation::ruling(locale, &found.ruling)), Block::Answer(parts)]
}
