//! How pairs, their places and their results are written.

use crate::events::model::{Contestant, Event};
use crate::events::scoring::Standing;
use crate::messages::{Locale, Span, SpanKind, Text, figures};
use crate::number::Exact;
use crate::ruling::Unit;

/// What a contestant is called: its number, with section and direction where they tell it apart.
pub(super) fn called(locale: Locale, contestant: &Contestant) -> Text {
    let number = number(contestant);
    match contestant.direction {
        Some(direction) => figures::side(locale, direction) + " " + number,
        None => number,
    }
}

/// Its number, with the section where there is one: `B 4`.
pub(super) fn number(contestant: &Contestant) -> Text {
    let number = Text::new(SpanKind::Number, contestant.number.clone());
    match &contestant.section {
        Some(section) => Text::from(Span::name(section.as_str())) + " " + number,
        None => number,
    }
}

/// The contestant of a standing.
pub(super) fn of_standing<'a>(event: &'a Event, standing: &Standing) -> Option<&'a Contestant> {
    event.contestant(standing.contestant)
}

/// What a contestant is ranked by.
pub(super) fn result(locale: Locale, standing: &Standing, unit: Unit) -> Text {
    match standing.top {
        Some(_) => figures::share(locale, &(&standing.result * Exact::percent(1))),
        None => figures::amount(locale, &standing.result, unit),
    }
}

/// A place, marked where others have it too.
pub(super) fn place(standing: &Standing) -> Text {
    let sign = if standing.tied { "=" } else { "" };
    Text::new(SpanKind::Number, format!("{}{sign}", standing.place))
}
