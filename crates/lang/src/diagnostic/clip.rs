//! The writer's own words in a message, cut to a readable length and without invisible characters.

use crate::messages::Text;
use crate::source::{is_invisible, visible};

/// Characters of a message.
const LONGEST: usize = 320;
/// Characters of a stranger's words that are repeated.
const LONGEST_WORDS: usize = 60;

/// A stranger's words as they can be repeated: everything in them is seen, and there are not too many.
#[must_use]
pub fn seen(text: &str) -> String {
    let kept: String = text.chars().take(LONGEST_WORDS).collect();
    let kept = visible(&kept).into_owned();
    if text.chars().nth(LONGEST_WORDS).is_some() { kept + " …" } else { kept }
}

/// A text in which everything can be seen, with its middle left out where it is too long.
pub(super) fn clipped(text: Text) -> Text {
    if text.unmarked().len() <= LONGEST && !text.unmarked().chars().any(is_invisible) {
        return text;
    }
    let mut out = Text::default();
    for span in text.spans() {
        out.push(span.kind, &visible(&span.text));
    }
    let length = out.unmarked().chars().count();
    if length <= LONGEST {
        return out;
    }
    let half = LONGEST / 2;
    let (first, last) = (0..half, length.saturating_sub(half)..length);
    part(&out, first) + " … " + part(&out, last)
}

/// The characters of a text between two places.
fn part(text: &Text, places: std::ops::Range<usize>) -> Text {
    let (mut at, mut kept) = (0_usize, Text::default());
    for span in text.spans() {
        let own: String = span
            .text
            .chars()
            .enumerate()
            .filter(|(within, _)| places.contains(&at.saturating_add(*within)))
            .map(|(_, character)| character)
            .collect();
        at = at.saturating_add(span.text.chars().count());
        kept.push(span.kind, &own);
    }
    kept
}
