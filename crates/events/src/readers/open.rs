//! The file of an event that is in one, and its text.

use crate::model::{EventBuilder, Fault, FaultKind, Format, Place};
use crate::source::{NamedBytes, decode};
use std::borrow::Cow;

/// The one file that a reader knows, and an empty event of its format. Further files that it knows become faults of the event.
///
/// # Errors
/// The reader knows none of the files.
pub fn one_file(
    files: &[NamedBytes],
    format: Format,
    knows: impl Fn(&NamedBytes) -> bool,
) -> Result<(&NamedBytes, EventBuilder), Fault> {
    let mut known = files.iter().filter(|file| knows(file));
    let Some(file) = known.next() else {
        let place = files.first().map_or_else(Place::default, NamedBytes::place);
        return Err(Fault::at(place, FaultKind::UnknownFormat));
    };
    let mut event = EventBuilder::new(format);
    for other in known {
        event.fault(other.place(), FaultKind::NotRead { what: other.name.to_string() });
    }
    Ok((file, event))
}

/// The text of a file; bytes that are none are noted with their line.
pub(super) fn text<'a>(file: &'a NamedBytes, event: &mut EventBuilder) -> Cow<'a, str> {
    let text = decode(&file.bytes);
    if let Some(line) = text.damaged {
        let place = Place { line: Some(line), ..file.place() };
        event.fault(place, FaultKind::Encoding { encoding: text.encoding });
    }
    text.text
}
