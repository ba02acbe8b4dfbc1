//! What a message repeats of the writer's words may be longer than any screen, and hold what cannot be seen.

use crate::messages::Text;
use crate::source::is_invisible;

/// Characters of a message.
const LONGEST: usize = 320;
/// Characters of a stranger's words that are repeated.
const LONGEST_WORDS: usize = 60;

/// The characters that stand for one, so that it is seen.
fn shown(character: char, into: &mut String) {
    if is_invisible(character) {
        into.push_str(&format!("U+{:04X}", u32::from(character)));
    } else {
        into.push(character);
    }
}

/// A stranger's words as they can be repeated: everything in them is seen, and there are not too many.
#[must_use]
pub fn seen(text: &str) -> String {
    let mut kept = String::new();
    text.chars().take(LONGEST_WORDS).for_each(|character| shown(character, &mut kept));
    if text.chars().nth(LONGEST_WORDS).is_some() { kept + " …" } else { kept }
}

/// A text in which everything can be seen, with its middle left out where it is too long.
pub(super) fn clipped(text: Text) -> Text {
    if text.unmarked().len() <= LONGEST && !text.unmarked().chars().any(is_invisible) {
        return text;
    }
    let mut visible = Text::default();
    for span in text.spans() {
        let mut own = String::with_capacity(span.text.len());
        span.text.chars().for_each(|character| shown(character, &mut own));
        visible.push(span.kind, &own);
    }
    let length = visible.unmarked().chars().count();
    if length <= LONGEST {
        return visible;
    }
    let half = LONGEST / 2;
    let (first, last) = (0..half, length.saturating_sub(half)..length);
    part(&visible, first) + " … " + part(&visible, last)
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
