//! `board`, `traveller` or `other table` alone: the statement in force.

use super::View;
use crate::block::{Block, Detail};
use crate::document::{Context, Place};
use crate::messages::Locale;
use crate::session::Stated;
use serde::Serialize;

/// A statement of the language that is in force.
pub(super) struct InForce<'a>(pub &'a Stated);

impl View for InForce<'_> {
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        vec![Block::Script(self.0.text(locale))]
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("shown", InForceDocument { script: self.0.text(Locale::default()) }))
    }
}

/// The statement in force.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct InForceDocument {
    script: String,
}
