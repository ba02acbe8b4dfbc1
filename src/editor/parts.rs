//! The scripts of a text: a script is one, a lecture has one in each block of rulings.

use crate::lecture::Manuscript;
use std::borrow::Cow;
use std::ops::Range;

/// The kind of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A script of rulings.
    Script,
    /// Markdown with blocks of rulings.
    Lecture,
}

/// A script of a text: a script is one, a lecture has one in each block of rulings.
#[derive(Debug)]
pub(super) struct Part {
    /// From its first byte to one past its last.
    pub place: Range<usize>,
    /// Its bytes, without what indents or quotes its lines.
    pub code: Vec<Range<usize>>,
    /// True if nothing of the part before it is in force any more.
    pub starts_anew: bool,
    /// The heading of the first level above it, and its place.
    pub heading: Option<(String, Range<usize>)>,
}

/// The one part of a script of some bytes.
pub(super) fn of_script(length: usize) -> Vec<Part> {
    let place = 0..length;
    vec![Part { code: vec![place.clone()], place, starts_anew: true, heading: None }]
}

/// A lecture with blanks for the mark that some editors put before it, so that every place is the text's. Nothing may
/// stand before the first line of a lecture's description of itself: there the blanks are at its end.
pub(super) fn unmarked(text: &str) -> Cow<'_, str> {
    let Some(rest) = text.strip_prefix('\u{feff}') else { return Cow::Borrowed(text) };
    let line = rest.find(['\r', '\n']).filter(|_| rest.starts_with("---")).unwrap_or(0);
    let (before, behind) = rest.split_at_checked(line).unwrap_or(("", rest));
    Cow::Owned(format!("{before}   {behind}"))
}

/// The scripts of a lecture in order.
pub(super) fn of_lecture(manuscript: &Manuscript) -> Vec<Part> {
    let mut parts = Vec::new();
    for section in &manuscript.sections {
        for (at, block) in section.blocks.iter().enumerate() {
            parts.push(Part {
                place: block.lines(),
                code: block.code.clone(),
                starts_anew: at == 0,
                heading: section.heading.clone().map(|heading| (heading, section.range.clone())),
            });
        }
    }
    parts
}
