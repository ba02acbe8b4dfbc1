//! A ruling without a field.

use super::View;
use crate::block::{Block, Detail};
use crate::document::{Context, Number, Place, Written};
use crate::messages::{Locale, Text, figures};
use crate::notation;
use crate::ruling::{Ruling, Side};
use crate::session::{ByItself, Worth};
use serde::Serialize;

/// The worth of a ruling for a side, compared with nothing.
pub(super) fn worth_by_itself(locale: Locale, found: &ByItself, side: Side) -> Text {
    match &found.worth {
        Worth::Score(score) if side == Side::NS => figures::score(*score),
        Worth::Score(score) => figures::score(score.saturating_neg()),
        Worth::Shares(shares) => figures::share(locale, shares.by(side)),
    }
}

impl View for ByItself {
    /// The ruling, and what it is worth by itself.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let part = |side| figures::side(locale, side) + "  " + worth_by_itself(locale, self, side);
        let parts = Side::BOTH.map(part).into();
        vec![Block::Heading(notation::ruling(locale, &self.ruling)), Block::Answer(parts)]
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("score", ScoreDocument::new(self)))
    }
}

/// The value of a ruling by itself.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ScoreDocument<'a> {
    /// The ruling.
    ruling: Written<'a, Ruling>,
    /// A contract's score from NS's view; `None` for artificial scores.
    score: Option<i32>,
    /// NS's share of the top, of 1; `None` for a contract.
    ns: Option<Number<'a>>,
    /// EW's.
    ew: Option<Number<'a>>,
}

impl<'a> ScoreDocument<'a> {
    fn new(found: &'a ByItself) -> Self {
        let (score, shares) = match &found.worth {
            Worth::Score(score) => (Some(*score), None),
            Worth::Shares(shares) => (None, Some(shares)),
        };
        let share = |side| shares.map(|shares| Written(shares.by(side)));
        Self { ruling: Written(&found.ruling), score, ns: share(Side::NS), ew: share(Side::EW) }
    }
}
