//! The interface of every output format.

use super::block::{Block, Paper};
use super::terminal::{Style, terminal};
use std::fmt::Debug;

/// A format that blocks are laid out in: a file or a folder of this one, and a line in [`FORMATS`](super::FORMATS).
pub trait Format: Debug + Sync {
    /// The name on the command line.
    fn name(&self) -> &'static str;

    /// Blocks laid out. The style counts in a terminal alone.
    fn blocks(&self, blocks: &[Block], style: Style) -> String;

    /// The whole of a document, where results alone are none. Its language is a tag such as `pl`.
    fn document(&self) -> Option<fn(title: &str, language: &str, body: &str) -> String> {
        None
    }

    /// Returns true if the head of a document follows from this part of its body.
    fn decides_head(&self, part: &str) -> bool {
        let _ = part;
        false
    }

    /// A document of this format for another paper.
    fn on_paper(&self, document: String, paper: Paper) -> String {
        let _ = paper;
        document
    }

    /// A document of this format with a line above each page but the first: its title, and room for what is written in.
    fn with_running_head(&self, document: String, title: &str, to_fill_in: &str) -> String {
        let _ = (title, to_fill_in);
        document
    }

    /// A document of this format whose sheets have a picture at their head, where the format holds pictures; the address
    /// holds it.
    fn with_logo(&self, document: String, address: &str) -> String {
        let _ = address;
        document
    }

    /// An error in a document among the results; its lines are kept.
    fn error(&self, lines: &str) -> String {
        lines.to_owned()
    }

    /// Returns true if expectations are counted below the results.
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
