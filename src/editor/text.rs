//! A text as an editor counts it: lines from 0, columns in the unit that was agreed on.

use crate::analysis::{Encoding, Places};
use lsp_types::{Position, PositionEncodingKind, Range, TextDocumentContentChangeEvent};
use serde_json::Value;
use std::ops::Range as Bytes;

/// Bytes, if the client counts them too.
pub(super) fn agreed(known: &[Value]) -> Encoding {
    let has_bytes = known.iter().any(|one| one == PositionEncodingKind::UTF8.as_str());
    if has_bytes { Encoding::Utf8 } else { Encoding::Utf16 }
}

/// The name of a unit in the protocol.
pub(super) const fn kind(encoding: Encoding) -> PositionEncodingKind {
    match encoding {
        Encoding::Utf8 => PositionEncodingKind::UTF8,
        Encoding::Utf16 => PositionEncodingKind::UTF16,
    }
}

/// Bytes of a line that is counted through; in a longer one the places of the text are looked up, which are counted once.
const SHORT: usize = 1024;

/// A text with the places where its lines start.
#[derive(Debug, Clone)]
pub(super) struct Lines {
    places: Places<String>,
    starts: Vec<usize>,
}

impl Lines {
    pub(super) fn new(text: String, encoding: Encoding) -> Self {
        let starts = starts(&text);
        Self { places: Places::new(text, encoding), starts }
    }

    pub(super) fn as_str(&self) -> &str {
        self.places.text()
    }

    pub(super) const fn encoding(&self) -> Encoding {
        self.places.encoding()
    }

    /// The byte at a position; the end of its line or of the text for a position behind that.
    pub(super) fn byte(&self, position: Position) -> usize {
        let (text, line) = (self.as_str(), position.line as usize);
        let Some(start) = self.starts.get(line).copied() else { return text.len() };
        let end = self.starts.get(line.saturating_add(1)).copied().unwrap_or(text.len());
        let line = text.get(start..end).unwrap_or("").trim_end_matches(['\n', '\r']);
        let (length, column) = (line.len(), position.character as usize);
        if length <= SHORT {
            return start.saturating_add(Places::new(line, self.encoding()).byte(column));
        }
        self.places.byte(self.places.place(start).saturating_add(column)).min(start.saturating_add(length))
    }

    /// The position of a byte.
    pub(super) fn position(&self, byte: usize) -> Position {
        let line = self.starts.partition_point(|start| *start <= byte).saturating_sub(1);
        let start = self.starts.get(line).copied().unwrap_or(0);
        let byte = byte.min(self.as_str().len());
        let column = match self.as_str().get(start..byte) {
            Some(before) if before.len() <= SHORT => self.encoding().units(before),
            _ => self.places.place(byte).saturating_sub(self.places.place(start)),
        };
        Position::new(count(line), count(column))
    }

    /// The positions of bytes that are asked for in their order.
    pub(super) fn walk(&self) -> Walk<'_> {
        Walk { lines: self, line: 0, byte: 0, column: 0 }
    }

    pub(super) fn range(&self, bytes: &Bytes<usize>) -> Range {
        Range::new(self.position(bytes.start), self.position(bytes.end))
    }

    /// The whole text.
    pub(super) fn whole(&self) -> Range {
        self.range(&(0..self.as_str().len()))
    }

    /// The line of a byte, from 0.
    pub(super) fn line(&self, byte: usize) -> u32 {
        self.position(byte).line
    }

    /// Takes in a change, and says from which byte on the text may be another.
    pub(super) fn change(&mut self, change: TextDocumentContentChangeEvent) -> usize {
        let Some(range) = change.range else {
            *self = Self::new(change.text, self.encoding());
            return 0;
        };
        let (start, end) = (self.byte(range.start), self.byte(range.end));
        let (start, end) = (start.min(end), start.max(end));
        let mut text = self.as_str().to_owned();
        text.replace_range(start..end, &change.text);
        *self = Self::new(text, self.encoding());
        start
    }
}

/// The way through a text from one position to a later one.
pub(super) struct Walk<'a> {
    lines: &'a Lines,
    line: usize,
    byte: usize,
    column: usize,
}

impl Walk<'_> {
    /// The position of a byte that is not before the last one.
    pub(super) fn position(&mut self, byte: usize) -> Position {
        while let Some(start) = self.lines.starts.get(self.line.saturating_add(1)).filter(|start| **start <= byte) {
            (self.line, self.byte, self.column) = (self.line.saturating_add(1), *start, 0);
        }
        let between = self.lines.as_str().get(self.byte..byte).unwrap_or("");
        self.column = self.column.saturating_add(self.lines.encoding().units(between));
        self.byte = byte;
        Position::new(count(self.line), count(self.column))
    }
}

/// The starts of the lines: behind a line feed, a carriage return, or both.
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
            let mut walk = lines.walk();
            for (byte, _) in text.char_indices() {
                assert_eq!(walk.position(byte), lines.position(byte));
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
