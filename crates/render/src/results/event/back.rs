//! A copy of an event's file with the rulings in it.

use super::lost::lost;
use crate::block::{Block, Detail};
use crate::document::{Context, Place};
use crate::messages::{self, Locale, Span, Text};
use crate::results::View;
use crate::session::WrittenBack;
use serde::Serialize;

impl View for WrittenBack {
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let name = |name: &String| Text::from(Span::code(name.clone()));
        let of = Text::joined(self.source.files.iter().map(name), &messages::list_comma(locale));
        let mut blocks = vec![Block::Heading(Text::from("write-back"))];
        blocks.push(Block::Answer(vec![messages::written_back(locale, self.name.clone(), of, self.rulings)]));
        blocks.extend(lost(locale, &self.lost, &self.event).into_iter().map(Block::Line));
        blocks
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        let lines = lost(context.locale, &self.lost, &self.event);
        let lost = lines.iter().map(|line| line.unmarked().to_owned()).collect();
        Some(place.document("write-back", WrittenBackDocument { output: &self.name, bytes: self.bytes.len(), lost }))
    }
}

/// A copy of an event's file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct WrittenBackDocument<'a> {
    /// The file to write.
    output: &'a str,
    /// The number of its bytes.
    bytes: usize,
    /// The parts of the rulings that it does not hold, in the reader's language.
    lost: Vec<String>,
}
