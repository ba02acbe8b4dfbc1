//! Changes of a text at several places.

use std::ops::Range;

/// The text with each range replaced.
pub(super) fn apply_edits(markdown: &str, mut edits: Vec<(Range<usize>, String)>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    let (mut text, mut at) = (String::with_capacity(markdown.len()), 0);
    for (range, new) in edits {
        text.push_str(markdown.get(at..range.start).unwrap_or(""));
        text.push_str(&new);
        at = at.max(range.end);
    }
    text.push_str(markdown.get(at..).unwrap_or(""));
    text
}
