//! Answers in the reader's words, and as scripts have them.

use crate::messages::{self, Locale, Localised, SpanKind, Text, figures, names};
use crate::notation;
use crate::procedure::Answer;
use crate::ruling::Side;
use crate::syntax;

/// An answer in the reader's words.
#[must_use]
pub fn answer(locale: Locale, answer: &Answer) -> Text {
    let separator = messages::list_separator(locale);
    match answer {
        Answer::Word(one) => word(locale, one),
        Answer::Unclear => word(locale, "unclear"),
        Answer::Items(items) => Text::joined(items.iter().map(|item| action(locale, item)), &separator),
        Answer::Number(number) => Text::from(number.to_string()),
        Answer::NumberOf(number, of) => messages::incident_of(locale, number.to_string(), of.to_string()),
        Answer::Ruling(ruling) => notation::ruling(locale, ruling),
        Answer::Sides(sides) => Text::joined(sides.iter().map(|side| figures::side(locale, *side)), &separator),
        Answer::EachSide([ns, ew]) => {
            let of = |side, fault: &str| figures::side(locale, side) + " " + word(locale, fault);
            of(Side::NS, ns) + separator + of(Side::EW, ew)
        }
    }
}

/// A word of an answer as the reader says it: a side, the number of a Law, or another.
pub(super) fn word(locale: Locale, word: &str) -> Text {
    let text = names::procedure_answer(locale, word);
    match Side::named(word) {
        Some(side) => figures::side(locale, side),
        None if text.is_empty() => Text::new(SpanKind::Law, word.to_owned()),
        None => text,
    }
}

/// A call or a card as the reader's language has it, and whatever else was answered as it was written.
pub(super) fn action(locale: Locale, written: &str) -> Text {
    let call = syntax::call(written).map(|call| figures::call(locale, call));
    let card = || syntax::card(written).map(|card| card.text(locale));
    let rendered = call.or_else(card).unwrap_or_else(|| Text::from(written.to_owned()));
    rendered.as_kind(SpanKind::Ruling)
}

/// An answer as it is written in a script.
#[must_use]
pub fn written(answer: &Answer) -> String {
    match answer {
        Answer::Word(word) => (*word).to_owned(),
        Answer::Unclear => "unclear".to_owned(),
        Answer::Items(items) => items.join(", "),
        Answer::Number(number) => number.to_string(),
        Answer::NumberOf(number, of) => format!("{number} of {of}"),
        Answer::Ruling(ruling) => ruling.to_string(),
        Answer::Sides(sides) => sides.iter().map(Side::to_string).collect::<Vec<_>>().join(", "),
        Answer::EachSide([ns, ew]) => format!("NS {ns}, EW {ew}"),
    }
}
