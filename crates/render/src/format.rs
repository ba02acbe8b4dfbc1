//! What every format of results can do.

use super::block::{Block, Paper};
use super::terminal::{Style, terminal};
use std::fmt::Debug;

/// A format that blocks are laid out in: a file or a folder of this one, and a line in [`FORMATS`](super::FORMATS).
pub trait Format: Debug + Sync {
    /// What it is asked for by.
    fn name(&self) -> &'static str;

    /// Blocks laid out. The style counts in a terminal alone.
    fn blocks(&self, blocks: &[Block], style: Style) -> String;

    /// The whole of a document, where results alone are none. Its language is a tag such as `pl`.
    fn document(&self) -> Option<fn(title: &str, language: &str, body: &str) -> String> {
        None
    }

    /// A document of this format for another paper.
    fn on_paper(&self, document: String, paper: Paper) -> String {
        let _ = paper;
        document
    }

    /// An error as it stands in a document among the results, where it keeps its lines.
    fn error(&self, lines: &str) -> String {
        lines.to_owned()
    }

    /// Whether what was expected is counted below the results.
    fn is_tallied(&self) -> bool {
        false
    }
}

/// Text for a terminal, as a format.
#[derive(Debug)]
pub(super) struct Terminal;

impl Format for Terminal {
    fn name(&self) -> &'static str {
        "text"
    }

    fn blocks(&self, blocks: &[Block], style: Style) -> String {
        terminal(blocks, style)
    }

    fn is_tallied(&self) -> bool {
        true
    }
}
