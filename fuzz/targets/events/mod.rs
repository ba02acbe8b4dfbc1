//! Requirements on every reader of events, whatever its input.

use redress_events::model::{Event, Format};
use redress_events::readers::{READERS, ReadOptions, Reader};
use redress_events::source::NamedBytes;

/// The mark before each file, and the one between its name and its bytes.
const FILE: u8 = 0x1e;
const NAME: u8 = 0x1f;

/// Several files in one input, each behind a mark with its name; one file if there is no mark.
pub fn files(bytes: &[u8]) -> Vec<NamedBytes> {
    if !bytes.starts_with(&[FILE]) {
        return vec![NamedBytes::new("x/ev001.html", bytes)];
    }
    let parts = bytes.split(|byte| *byte == FILE).skip(1);
    let named = parts.map(|part| {
        let mut halves = part.splitn(2, |byte| *byte == NAME);
        let name = String::from_utf8_lossy(halves.next().unwrap_or_default()).into_owned();
        NamedBytes::new(name, halves.next().unwrap_or_default())
    });
    named.collect()
}

/// Reads an input as this format, whether or not it looks like it.
pub fn read_as(format: Format, bytes: &[u8]) {
    for reader in READERS.iter().filter(|reader| reader.format() == format) {
        read_by(*reader, bytes);
    }
}

/// Reads an input by a reader, whether or not it looks like its format.
pub fn read_by(reader: &dyn Reader, bytes: &[u8]) {
    let files = files(bytes);
    reader.knows(&files);
    if let Ok(event) = reader.read(&files, &ReadOptions::default()) {
        check(&event);
    }
}

/// Everybody who plays or is ranked is known.
pub fn check(event: &Event) {
    for line in event.boards.iter().flat_map(|board| &board.lines) {
        assert!(event.contestant(line.ns).is_some() && event.contestant(line.ew).is_some(), "{line:?}");
    }
    for place in event.ranking.iter() {
        assert!(event.contestant(place.contestant).is_some(), "{place:?}");
    }
}
