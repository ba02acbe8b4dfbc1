//! The notation of pairs, their places and their results.

use crate::events::model::{Contestant, ContestantId, Event, EventForm};
use crate::events::scoring::Standing;
use crate::messages::{self, Locale, Span, SpanKind, Text, figures};
use crate::number::{Exact, decimal};
use crate::ruling::{Side, Unit};
use serde::Serialize;

/// The name of a contestant: its number, with section and direction if they are needed.
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

/// The figure that decides a contestant's place.
pub(super) fn result(locale: Locale, standing: &Standing, unit: Unit) -> Text {
    result_text(locale, &standing.result, unit)
}

/// A result in its unit, in matchpoints as a percentage.
pub(super) fn result_text(locale: Locale, result: &Exact, unit: Unit) -> Text {
    match unit {
        Unit::Matchpoints => figures::share(locale, &(result * Exact::percent(1))),
        unit => figures::amount(locale, result, unit),
    }
}

/// The heading for the contestants.
pub(super) fn head_who(locale: Locale, event: &Event) -> Text {
    match event.form {
        EventForm::Teams => messages::head_team(locale),
        EventForm::Pairs | EventForm::Individual => messages::head_pair(locale),
    }
}

/// A place, marked where others have it too.
pub(super) fn place(standing: &Standing) -> Text {
    place_text(standing.place, standing.tied)
}

/// A place, marked where it is `tied`.
pub(super) fn place_text(place: u32, tied: bool) -> Text {
    let sign = if tied { "=" } else { "" };
    Text::new(SpanKind::Number, format!("{place}{sign}"))
}

/// A result in per cent; `None` if it is in another unit.
pub(super) fn percent(standing: &Standing, unit: Unit) -> Option<String> {
    (unit == Unit::Matchpoints).then(|| decimal(&standing.result, 2).0)
}

/// A pair or a team of an event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct WhoDocument<'a> {
    /// The number.
    pair: &'a str,
    /// The section, where numbers are given again in another.
    section: Option<&'a str>,
    /// `NS` or `EW`, where the same number is another pair in each.
    direction: Option<&'static str>,
}

impl<'a> WhoDocument<'a> {
    pub(super) fn new(event: &'a Event, contestant: ContestantId) -> Self {
        let who = event.contestant(contestant);
        Self {
            pair: who.map_or("", |who| who.number.as_str()),
            section: who.and_then(|who| who.section.as_deref()),
            direction: who.and_then(|who| who.direction).map(Side::word),
        }
    }
}
