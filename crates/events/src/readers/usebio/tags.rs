//! The tags and texts of a file of XML with their places.

use quick_xml::Reader;
use quick_xml::events::Event;
use std::ops::Range;

/// Reads one tag or text after the other.
pub(crate) struct Tags<'t> {
    text: &'t str,
    reader: Reader<&'t [u8]>,
    /// The bytes of the one that was read last.
    pub at: Range<usize>,
    /// The line on which it ends, from 1.
    pub line: u32,
}

impl<'t> Tags<'t> {
    /// Nothing of the text is read yet.
    pub fn new(text: &'t str) -> Self {
        let mut reader = Reader::from_str(text);
        reader.config_mut().allow_dangling_amp = true;
        Self { text, reader, at: 0..0, line: 1 }
    }

    /// The next tag or text.
    ///
    /// # Errors
    /// If the text goes on with no XML.
    pub fn read(&mut self) -> quick_xml::Result<Event<'t>> {
        let next = self.reader.read_event();
        let position = usize::try_from(self.reader.buffer_position()).unwrap_or(self.text.len());
        self.at = self.at.end..position.max(self.at.end);
        let passed = self.text.as_bytes().get(self.at.clone()).unwrap_or_default();
        let lines = passed.iter().filter(|byte| **byte == b'\n').count();
        self.line = self.line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
        next
    }
}
