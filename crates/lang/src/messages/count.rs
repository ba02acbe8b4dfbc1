//! Numbers that choose plural forms.

use super::{Locale, SpanKind, Text, figures};
use crate::number::Exact;

/// A number of things. Printed it is written as its language writes decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count<'a> {
    /// A whole number.
    Whole(i64),
    /// A number that may have a fraction.
    Exact(&'a Exact),
}

/// The plural forms of CLDR, as far as a language here has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PluralForm {
    One,
    Few,
    Many,
    /// The rest.
    Other,
}

impl Count<'_> {
    /// The number without its sign, where it has no fraction.
    fn whole(&self) -> Option<u64> {
        match self {
            Self::Whole(number) => Some(number.unsigned_abs()),
            Self::Exact(exact) => exact.to_integer()?.abs().try_into().ok(),
        }
    }

    /// The digit, where it is a number of one.
    pub(super) fn digit(&self) -> Option<char> {
        let digit = self.whole().filter(|_| !self.is_negative())?;
        char::from_digit(u32::try_from(digit).ok()?, 10)
    }

    fn is_negative(&self) -> bool {
        match self {
            Self::Whole(number) => *number < 0,
            Self::Exact(exact) => exact.is_negative(),
        }
    }

    /// `1 result`, `2 results`, `0.5 results`.
    pub(super) fn one_or_other(&self) -> PluralForm {
        if self.whole() == Some(1) { PluralForm::One } else { PluralForm::Other }
    }

    /// `1 wynik`, `2 wyniki`, `5 wyników`, `0,5 wyniku`.
    pub(super) fn polish(&self) -> PluralForm {
        let Some(whole) = self.whole() else { return PluralForm::Other };
        match (whole, whole % 10, whole % 100) {
            (1, ..) => PluralForm::One,
            (_, 2..=4, 12..=14) => PluralForm::Many,
            (_, 2..=4, _) => PluralForm::Few,
            _ => PluralForm::Many,
        }
    }

    /// As the language writes it.
    pub(super) fn text(&self, locale: Locale) -> Text {
        match self {
            Self::Whole(number) => Text::new(SpanKind::Number, number.to_string()),
            Self::Exact(exact) => Text::new(SpanKind::Number, figures::decimal(locale, crate::number::points(exact))),
        }
    }
}

impl<'a> From<&'a Exact> for Count<'a> {
    fn from(exact: &'a Exact) -> Self {
        Self::Exact(exact)
    }
}

macro_rules! whole_numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Count<'_> {
            fn from(number: $number) -> Self {
                Self::Whole(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

whole_numbers!(u8 u16 u32 u64 usize i32 i64);
