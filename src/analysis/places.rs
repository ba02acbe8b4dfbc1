//! Places in a text as its reader counts them: in bytes, or in the UTF-16 units of browsers and editors.

use std::cell::OnceCell;
use std::ops::Range;

/// Bytes between two places that are remembered.
const STEP: usize = 512;

/// The unit in which places are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Encoding {
    /// Bytes.
    Utf8,
    /// The units of UTF-16, which every client knows.
    #[default]
    Utf16,
}

impl Encoding {
    /// The number of units in a text.
    pub fn units(self, text: &str) -> usize {
        text.chars().map(|character| self.length(character)).sum()
    }

    const fn length(self, character: char) -> usize {
        match self {
            Self::Utf8 => character.len_utf8(),
            Self::Utf16 => character.len_utf16(),
        }
    }
}

/// A text with an index of its places.
#[derive(Debug, Clone)]
pub struct Places<T> {
    text: T,
    encoding: Encoding,
    known: OnceCell<Vec<(usize, usize)>>,
}

impl<'a> Places<&'a str> {
    /// The places of a text in UTF-16.
    pub fn utf16(text: &'a str) -> Self {
        Self::new(text, Encoding::Utf16)
    }
}

impl<T: AsRef<str>> Places<T> {
    /// The places of a text in a unit.
    pub fn new(text: T, encoding: Encoding) -> Self {
        Self { text, encoding, known: OnceCell::new() }
    }

    /// Bytes at which characters begin with their places, some [`STEP`] bytes from each other; empty if each byte is a unit.
    fn known(&self) -> &[(usize, usize)] {
        self.known.get_or_init(|| {
            let mut known: Vec<(usize, usize)> = Vec::new();
            if self.encoding == Encoding::Utf16 && !self.text().is_ascii() {
                let mut unit = 0_usize;
                for (byte, character) in self.text().char_indices() {
                    if known.last().is_none_or(|(last, _)| byte.saturating_sub(*last) >= STEP) {
                        known.push((byte, unit));
                    }
                    unit = unit.saturating_add(self.encoding.length(character));
                }
            }
            known
        })
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.text.as_ref()
    }

    /// The unit in which places are counted.
    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// The place of a byte; that of the end for a byte behind it.
    pub fn place(&self, byte: usize) -> usize {
        let byte = byte.min(self.text().len());
        let known = self.known();
        let before = known.partition_point(|(at, _)| *at <= byte);
        let Some((from, unit)) = before.checked_sub(1).and_then(|at| known.get(at)).copied() else { return byte };
        let rest = self.text().get(from..byte).unwrap_or("");
        unit.saturating_add(self.encoding.units(rest))
    }

    /// The places of the start and the end of a range of bytes.
    pub fn range(&self, bytes: &Range<usize>) -> (usize, usize) {
        (self.place(bytes.start), self.place(bytes.end))
    }

    /// The byte at a place: the first of the character there; the end for a place behind it.
    pub fn byte(&self, place: usize) -> usize {
        let known = self.known();
        let before = known.partition_point(|(_, unit)| *unit <= place);
        let Some((from, mut unit)) = before.checked_sub(1).and_then(|at| known.get(at)).copied() else {
            return self.text().floor_char_boundary(place);
        };
        for (at, character) in self.text().get(from..).unwrap_or("").char_indices() {
            unit = unit.saturating_add(self.encoding.length(character));
            if unit > place {
                return from.saturating_add(at);
            }
        }
        self.text().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_browsers_do() {
        for text in ["", "abc\n", "4♠= N", "🂡 ♥ż\r\n", &"🂡♠a".repeat(1000)] {
            let (places, bytes) = (Places::new(text, Encoding::Utf16), Places::new(text, Encoding::Utf8));
            for (byte, _) in text.char_indices().chain([(text.len(), ' ')]) {
                let counted = text[..byte].encode_utf16().count();
                assert_eq!(places.place(byte), counted);
                assert_eq!(places.byte(counted), byte);
                assert_eq!((bytes.place(byte), bytes.byte(byte)), (byte, byte));
            }
            assert_eq!(places.byte(usize::MAX), text.len());
            assert_eq!(places.place(usize::MAX), text.encode_utf16().count());
        }
        assert_eq!(Places::new("🂡x", Encoding::Utf16).byte(1), 0);
        assert_eq!(Places::new("🂡x", Encoding::Utf8).byte(1), 0);
    }
}
