//! How a message is said in the language in force.

use crate::number::{Exact, decimal};
use crate::ruling::Side;
use fluent_bundle::FluentValue;
use std::borrow::Cow;

/// Says a message: `say!("id", "English {name}", name = value)`. Without arguments the English is taken as it stands.
macro_rules! say {
    ($id:literal, $english:expr $(,)?) => {
        $crate::catalogue::say::plain($id, $english)
    };
    ($id:literal, $english:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {{
        let ($($name,)+) = ($(&(say!(@value $name $(= $value)?)),)+);
        match $crate::catalogue::say::message($id, &[$((stringify!($name), $name)),+]) {
            Some(said) => said,
            None => format!($english),
        }
    }};
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
}

/// What can be an argument of a message.
pub trait Said {
    /// As Fluent takes it: numbers choose plural forms, all else is text.
    fn said(&self) -> FluentValue<'_>;
}

impl Said for str {
    fn said(&self) -> FluentValue<'_> {
        FluentValue::from(self)
    }
}

impl Said for String {
    fn said(&self) -> FluentValue<'_> {
        FluentValue::from(self.as_str())
    }
}

impl Said for char {
    fn said(&self) -> FluentValue<'_> {
        FluentValue::from(self.to_string())
    }
}

impl Said for Cow<'_, str> {
    fn said(&self) -> FluentValue<'_> {
        FluentValue::from(self.as_ref())
    }
}

impl<T: Said + ?Sized> Said for &T {
    fn said(&self) -> FluentValue<'_> {
        (**self).said()
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl Said for $number {
            fn said(&self) -> FluentValue<'_> {
                FluentValue::from(*self)
            }
        })+
    };
}

numbers!(usize u32 i32 i64);

/// Seeds and sizes: told as they are, since no plural form hangs on them.
impl Said for u64 {
    fn said(&self) -> FluentValue<'_> {
        FluentValue::from(self.to_string())
    }
}

impl Said for Side {
    fn said(&self) -> FluentValue<'_> {
        FluentValue::from(super::english::side(*self))
    }
}

/// The word behind a count: one of two in English, by the language's own rules elsewhere.
#[derive(Debug)]
pub(super) struct Plural {
    count: String,
    word: &'static str,
}

impl Plural {
    /// The word behind an exact count.
    pub(super) fn of(count: &Exact, one: &'static str, many: &'static str) -> Self {
        Self { count: decimal(count, 4).0, word: if *count == Exact::ONE { one } else { many } }
    }

    /// The word behind a count of things.
    pub(super) fn of_count(count: usize, one: &'static str, many: &'static str) -> Self {
        Self { count: count.to_string(), word: if count == 1 { one } else { many } }
    }
}

impl std::fmt::Display for Plural {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word)
    }
}

impl Said for Plural {
    fn said(&self) -> FluentValue<'_> {
        FluentValue::try_number(&self.count)
    }
}

/// A message without arguments.
pub(super) fn plain(id: &str, english: &str) -> String {
    message(id, &[]).unwrap_or_else(|| english.to_owned())
}

pub(super) use super::locale::message;
