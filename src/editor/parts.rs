//! The scripts of a text: a script is one, a lecture has one in each block of rulings.

use crate::analysis::Part;
use crate::lecture;
use crate::source::FileId;
use crate::syntax::{self, Keyword};
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

/// The scripts of a text in order.
pub(super) fn parts(text: &str, kind: Kind) -> Vec<Part> {
    match kind {
        Kind::Script => vec![Part::of_script(text)],
        Kind::Lecture => of_lecture(&unmarked(text), true),
    }
}

/// The blocks of a lecture that is to be run. Their statements are read then; here they tell where files are included, and
/// are none where no file is.
pub(super) fn blocks(text: &str) -> Vec<Part> {
    of_lecture(&unmarked(text), Keyword::Include.occurs_in(text))
}

/// A lecture with blanks for the mark that some editors put before it, so that every place is the text's. What a lecture
/// says of itself begins with a line that nothing stands before: there they are at its end.
pub(super) fn unmarked(text: &str) -> Cow<'_, str> {
    let Some(rest) = text.strip_prefix('\u{feff}') else { return Cow::Borrowed(text) };
    let line = rest.find(['\r', '\n']).filter(|_| rest.starts_with("---")).unwrap_or(0);
    let (before, behind) = rest.split_at_checked(line).unwrap_or(("", rest));
    Cow::Owned(format!("{before}   {behind}"))
}

fn of_lecture(text: &str, reads: bool) -> Vec<Part> {
    let sections = lecture::sections(text);
    let code: Vec<Range<usize>> =
        sections.iter().flat_map(|section| &section.blocks).flat_map(|block| block.code.clone()).collect();
    let blanked = lecture::alone(text, &code);
    let mut parts = Vec::new();
    for section in &sections {
        for (at, block) in section.blocks.iter().enumerate() {
            let place = block.lines();
            let chunks = reads.then(|| syntax::statements_within(FileId::default(), &blanked, place.clone()));
            parts.push(Part {
                statements: chunks.into_iter().flatten().flat_map(|chunk| chunk.statements).collect(),
                place,
                code: block.code.clone(),
                starts_anew: at == 0,
                heading: section.heading.clone().map(|heading| (heading, section.range.clone())),
            });
        }
    }
    parts
}
