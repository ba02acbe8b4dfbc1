//! The arguments of messages.

use super::{Count, Locale, Span, SpanKind, Text};
use crate::law::Law;
use crate::number::Exact;
use crate::ruling::{Side, Unit};
use std::borrow::Cow;

/// The value for `{ $name }` in a message. Made from texts, numbers, sides and units by `into`.
#[derive(Debug, Clone)]
pub enum Argument<'a> {
    /// Words or a figure, unchanged.
    Plain(Cow<'a, str>),
    /// A text whose spans keep their kinds.
    Text(Cow<'a, Text>),
    /// A number, which may choose plural forms.
    Count(Count<'a>),
    /// A side, in the language of the message.
    Side(Side),
    /// The abbreviation of a unit, in the language of the message.
    Unit(Unit),
    /// A figure, as the language of the message writes it.
    Figure(Figure, Cow<'a, Exact>),
    /// Another message without arguments, in the same language.
    Message(fn(Locale) -> Text),
    /// A value that writes itself in the language of the message.
    Localised(&'a dyn Localised),
    /// Several things, with one message between each two and another before the last.
    List {
        /// The things.
        items: Vec<Self>,
        /// Between them.
        between: fn(Locale) -> Text,
        /// Before the last.
        last: fn(Locale) -> Text,
    },
    /// A word that selects a variant, by its index among the variants.
    Choice(u8),
    /// An optional argument that is absent.
    Absent,
}

/// A value that writes itself in whatever language the message has.
pub trait Localised: std::fmt::Debug {
    /// As the language has it.
    fn text(&self, locale: Locale) -> Text;
}

/// The form in which a figure is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// `9.8`
    Points,
    /// `+1.2`
    SignedPoints,
    /// `54.44%`
    Share,
    /// `62.5%`, `1/3`
    Weight,
}

impl<'a> Argument<'a> {
    /// Points: `9.8`.
    #[must_use]
    pub fn points(value: &'a Exact) -> Self {
        Self::Figure(Figure::Points, Cow::Borrowed(value))
    }

    /// Points with their sign: `+1.2`.
    #[must_use]
    pub fn signed_points(value: &'a Exact) -> Self {
        Self::Figure(Figure::SignedPoints, Cow::Borrowed(value))
    }

    /// A share: `54.44%`.
    #[must_use]
    pub fn share(value: &'a Exact) -> Self {
        Self::Figure(Figure::Share, Cow::Borrowed(value))
    }

    /// A weight: `62.5%`, `1/3`.
    #[must_use]
    pub fn weight(value: &'a Exact) -> Self {
        Self::Figure(Figure::Weight, Cow::Borrowed(value))
    }

    /// A score from NS's view: `+620`.
    #[must_use]
    pub fn score(score: i32) -> Self {
        super::figures::score(score).into()
    }
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Self::Plain(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Argument<'a> {
    fn from(text: &'a String) -> Self {
        Self::Plain(Cow::Borrowed(text))
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Self {
        Self::Plain(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Argument<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Plain(text)
    }
}

impl From<char> for Argument<'_> {
    fn from(character: char) -> Self {
        Self::Plain(Cow::Owned(character.to_string()))
    }
}

impl<'a> From<&'a Text> for Argument<'a> {
    fn from(text: &'a Text) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<Text> for Argument<'_> {
    fn from(text: Text) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<Span<'_>> for Argument<'_> {
    fn from(span: Span<'_>) -> Self {
        Self::Text(Cow::Owned(span.into()))
    }
}

impl From<Law> for Argument<'_> {
    fn from(law: Law) -> Self {
        Span::new(SpanKind::Law, law.to_string()).into()
    }
}

impl From<Side> for Argument<'_> {
    fn from(side: Side) -> Self {
        Self::Side(side)
    }
}

impl From<Unit> for Argument<'_> {
    fn from(unit: Unit) -> Self {
        Self::Unit(unit)
    }
}

impl<'a> From<Count<'a>> for Argument<'a> {
    fn from(count: Count<'a>) -> Self {
        Self::Count(count)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Argument<'_> {
            fn from(number: $number) -> Self {
                Self::Count(number.into())
            }
        })+
    };
}

numbers!(u8 u16 u32 u64 usize i32 i64);
