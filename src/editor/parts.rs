//! The scripts of a text: a script is one, a lecture has one in each block of rulings.

use crate::analysis::Part;
use crate::lecture::{self, Manuscript};
use crate::source::FileId;
use crate::syntax;
use std::borrow::Cow;

/// The kind of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A script of rulings.
    Script,
    /// Markdown with blocks of rulings.
    Lecture,
}

/// A lecture with blanks for the mark that some editors put before it, so that every place is the text's. What a lecture
/// says of itself begins with a line that nothing stands before: there they are at its end.
pub(super) fn unmarked(text: &str) -> Cow<'_, str> {
    let Some(rest) = text.strip_prefix('\u{feff}') else { return Cow::Borrowed(text) };
    let line = rest.find(['\r', '\n']).filter(|_| rest.starts_with("---")).unwrap_or(0);
    let (before, behind) = rest.split_at_checked(line).unwrap_or(("", rest));
    Cow::Owned(format!("{before}   {behind}"))
}

/// The scripts of a lecture in order.
pub(super) fn of_lecture(text: &str, manuscript: &Manuscript) -> Vec<Part> {
    let blanked = lecture::alone(text, &manuscript.scripts());
    let mut parts = Vec::new();
    for section in &manuscript.sections {
        for (at, block) in section.blocks.iter().enumerate() {
            let place = block.lines();
            let chunks = syntax::statements_within(FileId::default(), &blanked, place.clone());
            parts.push(Part {
                statements: chunks.flat_map(|chunk| chunk.statements).collect(),
                place,
                code: block.code.clone(),
                starts_anew: at == 0,
                heading: section.heading.clone().map(|heading| (heading, section.range.clone())),
            });
        }
    }
    parts
}
