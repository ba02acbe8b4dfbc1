//! Fixes for a text: the replacement that the help of a diagnostic suggests, and its place.

use super::{Analysis, PlacedResult, Remark, SourceText};
use crate::messages::{self, Locale, Text};
use crate::session::{Correction, OutcomeKind};
use crate::testing;
use std::ops::Range;

/// A change that mends something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mending {
    /// The bytes that it replaces.
    pub place: Range<usize>,
    /// The replacement.
    pub text: String,
    /// True if that is a line of its own above what is wrong.
    pub is_line: bool,
}

impl Mending {
    /// A description of the fix for people.
    #[must_use]
    pub fn title(&self, locale: Locale) -> Text {
        let rendered = self.text.trim().to_owned();
        if self.is_line {
            messages::editor_insert(locale, rendered)
        } else {
            messages::editor_replace(locale, rendered)
        }
    }
}

/// The ways to mend what is remarked in a text: what the help of its diagnostic says to write, which was tried when it was
/// run.
pub fn mendings<'a>(
    written: SourceText<'a>,
    analysis: &'a Analysis,
    remark: Remark<'a>,
) -> impl Iterator<Item = Mending> + 'a {
    let edits = remark.diagnostic.edits.iter();
    edits.filter_map(move |edit| {
        let place = analysis.place(edit.span);
        // A line that is quoted would need the mark of it.
        let line = written.text.get(..place.start)?.rfind('\n').map_or(0, |at| at.saturating_add(1));
        let before = line..remark.place().start;
        let is_bare = written.text.get(before.clone()) == written.scripts.get(before);
        (is_bare || !edit.is_line).then(|| Mending { place, text: edit.text.clone(), is_line: edit.is_line })
    })
}

/// The figures of an expectation that fails as they are, each in its place; empty for any other result.
#[must_use]
pub fn corrections(text: &str, analysis: &Analysis, found: PlacedResult<'_>) -> Vec<(Range<usize>, String)> {
    let OutcomeKind::Expectation(expectation) = found.kind() else { return Vec::new() };
    let corrections = expectation.failure.iter().flat_map(|failure| &failure.corrections);
    let figure = |correction: &Correction| {
        let place = analysis.place(correction.number);
        Some((place.clone(), testing::corrected(correction, text.get(place)?)?))
    };
    corrections.filter_map(figure).collect()
}
