//! The place of a fault in the file of an event, and the number of times that it occurs.

use crate::events::model::Place;
use crate::messages::{self, Argument, Locale, Localised, Text};

impl Localised for Place {
    fn text(&self, locale: Locale) -> Text {
        let file = (!self.file.is_empty()).then(|| Text::from(self.file.to_string()));
        let line = self.line.map(|line| messages::import_line(locale, line));
        let element = self.element.as_ref().map(|element| Text::from(element.to_string()));
        let parts = Text::joined([file, line, element].into_iter().flatten(), &messages::list_comma(locale));
        if parts.is_empty() { messages::import_file(locale) } else { parts }
    }
}

/// A place in a message.
pub(super) fn of(place: &Place) -> Argument<'_> {
    Argument::Localised(place)
}

/// The number of further faults of the same kind, if there are any.
pub(super) fn more(count: usize) -> Option<Argument<'static>> {
    (count > 0).then(|| Argument::from(count))
}
