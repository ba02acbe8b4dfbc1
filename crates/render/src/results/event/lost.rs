//! The parts of an event that a written file does not hold.

use crate::events::model::{ContestantId, Event};
use crate::events::writers::{Loss, LossKind};
use crate::messages::{self, Locale, Span, Text, figures, names};
use crate::ruling::{Side, Sides};
use std::collections::BTreeMap;

/// A line for each kind, with the places where it was.
#[must_use]
pub fn lost(locale: Locale, lost: &[Loss], event: &Event) -> Vec<Text> {
    let mut kinds: BTreeMap<LossKind, Vec<&Loss>> = BTreeMap::new();
    for one in lost {
        kinds.entry(one.kind).or_default().push(one);
    }
    let line = |(kind, all): (LossKind, Vec<&Loss>)| {
        let places = all.iter().filter_map(|one| {
            if let Some(what) = &one.what {
                return Some(Text::from(Span::code(what.clone())));
            }
            let pairs = one.who.as_ref().map(|who| pairs(locale, event, who));
            Some(messages::convert_lost_place(locale, one.board?.to_string(), pairs.map(Into::into)))
        });
        let places = Text::joined(places, &Text::from("; "));
        let places = (!places.is_empty()).then(|| places.into());
        messages::convert_lost(locale, names::lost(locale, kind.name()), places)
    };
    kinds.into_iter().map(line).collect()
}

/// `NS 4 EW 9`, or in a section `A NS 4 EW 9`.
pub(super) fn pairs(locale: Locale, event: &Event, who: &Sides<ContestantId>) -> Text {
    let mut written = Vec::new();
    for (side, id) in [(Side::NS, who.ns), (Side::EW, who.ew)] {
        let Some(contestant) = event.contestant(id) else { continue };
        let section = contestant.section.iter().map(|section| Text::from(section.clone()));
        let number = [figures::side(locale, side), Text::from(contestant.number.clone())];
        written.extend(section.filter(|_| side == Side::NS).chain(number));
    }
    Text::joined(written, &Text::from(" "))
}
