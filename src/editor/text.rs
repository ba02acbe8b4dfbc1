//! A text as an editor counts it: lines from 0, columns in the units that were agreed on.

use lsp_types::{Position, PositionEncodingKind, Range, TextDocumentContentChangeEvent};
use std::ops::Range as Bytes;

/// What a column counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Encoding {
    Utf8,
    /// What every client knows.
    #[default]
    Utf16,
}

impl Encoding {
    /// Bytes, where the client counts them too.
    pub(super) fn agreed(known: Option<&[PositionEncodingKind]>) -> Self {
        let has_bytes = known.is_some_and(|known| known.contains(&PositionEncodingKind::UTF8));
        if has_bytes { Self::Utf8 } else { Self::Utf16 }
    }

    pub(super) const fn kind(self) -> PositionEncodingKind {
        match self {
            Self::Utf8 => PositionEncodingKind::UTF8,
            Self::Utf16 => PositionEncodingKind::UTF16,
        }
    }

    /// How many units a text has.
    pub(super) fn units(self, text: &str) -> usize {
        match self {
            Self::Utf8 => text.len(),
            Self::Utf16 => text.chars().map(char::len_utf16).sum(),
        }
    }
}

/// A text with the places where its lines start.
#[derive(Debug, Clone)]
pub(super) struct Lines {
    text: String,
    starts: Vec<usize>,
    encoding: Encoding,
}

impl Lines {
    pub(super) fn new(text: String, encoding: Encoding) -> Self {
        let starts = starts(&text);
        Self { text, starts, encoding }
    }

    pub(super) fn as_str(&self) -> &str {
        &self.text
    }

    pub(super) const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// The byte at a position; the end of its line or of the text where it lies behind that.
    pub(super) fn byte(&self, position: Position) -> usize {
        let line = position.line as usize;
        let Some(start) = self.starts.get(line).copied() else { return self.text.len() };
        let end = self.starts.get(line.saturating_add(1)).copied().unwrap_or(self.text.len());
        let text = self.text.get(start..end).unwrap_or("").trim_end_matches(['\n', '\r']);
        let mut units = 0_usize;
        for (at, character) in text.char_indices() {
            if units >= position.character as usize {
                return start.saturating_add(at);
            }
            units = units.saturating_add(self.encoding.units(character.encode_utf8(&mut [0; 4])));
        }
        start.saturating_add(text.len())
    }

    /// The position of a byte.
    pub(super) fn position(&self, byte: usize) -> Position {
        let line = self.starts.partition_point(|start| *start <= byte).saturating_sub(1);
        let start = self.starts.get(line).copied().unwrap_or(0);
        let before = self.text.get(start..byte.min(self.text.len())).unwrap_or("");
        Position::new(count(line), count(self.encoding.units(before)))
    }

    pub(super) fn range(&self, bytes: &Bytes<usize>) -> Range {
        Range::new(self.position(bytes.start), self.position(bytes.end))
    }

    /// The whole text.
    pub(super) fn whole(&self) -> Range {
        self.range(&(0..self.text.len()))
    }

    /// The line of a byte, from 0.
    pub(super) fn line(&self, byte: usize) -> u32 {
        self.position(byte).line
    }

    /// Takes in a change, and says from which byte on the text may be another.
    pub(super) fn change(&mut self, change: TextDocumentContentChangeEvent) -> usize {
        let Some(range) = change.range else {
            *self = Self::new(change.text, self.encoding);
            return 0;
        };
        let (start, end) = (self.byte(range.start), self.byte(range.end));
        let (start, end) = (start.min(end), start.max(end));
        self.text.replace_range(start..end, &change.text);
        self.starts = starts(&self.text);
        start
    }
}

/// Where the lines of a text start: behind a line feed, a carriage return, or both.
fn starts(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let ends = bytes.iter().enumerate().filter(|(at, byte)| match **byte {
        b'\n' => true,
        b'\r' => bytes.get(at.saturating_add(1)) != Some(&b'\n'),
        _ => false,
    });
    std::iter::once(0).chain(ends.map(|(at, _)| at.saturating_add(1))).collect()
}

/// A count as the protocol has it.
pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn positions_are_counted_as_agreed() {
        let text = "td = 4♠\r\n🂡 x\rend".to_owned();
        for (encoding, column) in [(Encoding::Utf8, 9), (Encoding::Utf16, 7)] {
            let lines = Lines::new(text.clone(), encoding);
            let spade = text.find('♠').unwrap();
            assert_eq!(lines.position(spade), Position::new(0, 6));
            assert_eq!(lines.position(spade + '♠'.len_utf8()), Position::new(0, column));
            assert_eq!(lines.byte(Position::new(2, 1)), text.find("nd").unwrap());
            assert_eq!(lines.byte(Position::new(0, 99)), text.find('\r').unwrap());
            assert_eq!(lines.byte(Position::new(9, 0)), text.len());
            for (byte, _) in text.char_indices().filter(|(_, c)| !matches!(c, '\n' | '\r')) {
                assert_eq!(lines.byte(lines.position(byte)), byte);
            }
        }
    }

    #[test]
    fn changes_are_taken_in() {
        let mut lines = Lines::new("a♠b\nc".to_owned(), Encoding::Utf16);
        let range = Some(Range::new(Position::new(0, 1), Position::new(1, 0)));
        let change = TextDocumentContentChangeEvent { range, range_length: None, text: "\n\n".to_owned() };
        assert_eq!((lines.change(change), lines.as_str()), (1, "a\n\nc"));
        assert_eq!(lines.position(3), Position::new(2, 0));
    }
}
