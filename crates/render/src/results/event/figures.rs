//! An event in a line.

use crate::messages::{self, Locale, Span, Text, names};
use crate::session::EventFigures;
use crate::source::visible;

/// The file in a line: the format and the program, its size, the form of scoring and the settings.
#[must_use]
pub fn in_figures(locale: Locale, found: &EventFigures) -> Text {
    let who = match found.teams {
        true => messages::EventInForceWho::Teams,
        false => messages::EventInForceWho::Pairs,
    };
    let out = |text: &str| Text::from(visible(text).into_owned());
    let format = names::event_format(locale, found.format.name());
    // A program is named where it is not its format's name already.
    let program = found.program.as_deref().filter(|program| !program.eq_ignore_ascii_case(format.unmarked()));
    let settings = found.settings.iter().map(|setting| Span::code(setting.as_str()).into());
    let settings = Text::joined(settings, &messages::list_comma(locale));
    let scoring = names::scoring(locale, found.scoring.name());
    let scoring = if found.assumed { messages::event_assumed(locale, scoring) } else { scoring };
    let event = messages::event_in_force(
        locale,
        found.name.as_deref().map(|name| out(name).into()),
        found.boards,
        found.results,
        who,
        found.contestants,
        scoring,
    );
    let settings = (!settings.is_empty()).then_some(settings.into());
    messages::event_read_from(locale, event, format, program.map(|program| out(program).into()), settings)
}
