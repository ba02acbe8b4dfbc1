//! Places in a text as browsers count them, in UTF-16.

use std::ops::Range;

/// Bytes between two places that are remembered.
const STEP: usize = 512;

/// A text whose bytes have places.
#[derive(Debug)]
pub(super) struct Places<'a> {
    text: &'a str,
    /// Bytes at which characters begin with their places, some [`STEP`] bytes from each other; none where all is ASCII.
    known: Vec<(usize, usize)>,
}

impl<'a> Places<'a> {
    pub fn of(text: &'a str) -> Self {
        let mut known = Vec::new();
        if !text.is_ascii() {
            let mut unit = 0_usize;
            for (byte, character) in text.char_indices() {
                if known.last().is_none_or(|(last, _)| byte.saturating_sub(*last) >= STEP) {
                    known.push((byte, unit));
                }
                unit = unit.saturating_add(character.len_utf16());
            }
        }
        Self { text, known }
    }

    /// The place of a byte; the end where it lies behind that.
    pub fn place(&self, byte: usize) -> usize {
        let byte = byte.min(self.text.len());
        let before = self.known.partition_point(|(known, _)| *known <= byte);
        let Some((from, unit)) = before.checked_sub(1).and_then(|at| self.known.get(at)).copied() else { return byte };
        let rest = self.text.get(from..byte).unwrap_or("");
        unit.saturating_add(rest.chars().map(char::len_utf16).sum())
    }

    pub fn range(&self, bytes: &Range<usize>) -> (usize, usize) {
        (self.place(bytes.start), self.place(bytes.end))
    }

    /// The byte at a place: that of the character it is in; the end where it lies behind that.
    pub fn byte(&self, place: usize) -> usize {
        if self.known.is_empty() {
            return place.min(self.text.len());
        }
        let before = self.known.partition_point(|(_, unit)| *unit <= place);
        let (from, mut unit) = before.checked_sub(1).and_then(|at| self.known.get(at)).copied().unwrap_or_default();
        for (at, character) in self.text.get(from..).unwrap_or("").char_indices() {
            unit = unit.saturating_add(character.len_utf16());
            if unit > place {
                return from.saturating_add(at);
            }
        }
        self.text.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_browsers_do() {
        for text in ["", "abc\n", "4♠= N", "🂡 ♥ż\r\n", &"🂡♠a".repeat(1000)] {
            let places = Places::of(text);
            for (byte, _) in text.char_indices().chain([(text.len(), ' ')]) {
                let counted = text[..byte].encode_utf16().count();
                assert_eq!(places.place(byte), counted);
                assert_eq!(places.byte(counted), byte);
            }
            assert_eq!(places.byte(usize::MAX), text.len());
            assert_eq!(places.place(usize::MAX), text.encode_utf16().count());
        }
        assert_eq!(Places::of("🂡x").byte(1), 0);
    }
}
