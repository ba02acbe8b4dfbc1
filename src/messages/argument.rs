//! What can be put into a message.

use super::{Count, Span, SpanKind, Text};
use crate::law::Law;
use crate::ruling::{Side, Unit};
use std::borrow::Cow;

/// What a message is given in the place of `{ $name }`. Made from texts, numbers, sides and units by `into`.
#[derive(Debug, Clone)]
pub enum Argument<'a> {
    /// Words or a figure, as they stand.
    Plain(Cow<'a, str>),
    /// A text whose spans keep their kinds.
    Text(Cow<'a, Text>),
    /// A number, which may choose plural forms.
    Count(Count<'a>),
    /// A side, in the language of the message.
    Side(Side),
    /// The abbreviation of a unit, in the language of the message.
    Unit(Unit),
    /// One of the words that choose what is said, by its place among them.
    Choice(u8),
    /// What may be absent, and is.
    Absent,
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
