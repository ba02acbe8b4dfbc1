//! Heads of columns, and the few words that stand alone in tables.

use crate::catalogue::language;
use crate::messages as m;

macro_rules! heads {
    ($($(#[doc = $doc:literal])* $name:ident = $said:expr;)*) => {
        $($(#[doc = $doc])* #[must_use] pub fn $name() -> String { $said })*
    };
}

heads! {
    /// What a row of a protocol says.
    result = m::head_result(language()).to_string();
    /// How many tables a row stands for.
    tables = m::head_tables(language()).to_string();
}
