//! What can stand at a place of the notation.

use crate::messages::{self as m, Argument, Locale, Span, Text};

macro_rules! expected {
    ($($(#[doc = $doc:literal])* $name:ident = $what:expr;)+) => {
        /// Something that could stand where something else does.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Expected { $($(#[doc = $doc])* $name,)+ }

        impl Expected {
            fn what(self) -> What {
                match self { $(Self::$name => $what,)+ }
            }
        }
    };
}

/// How an expected thing is told.
#[derive(Debug, Clone, Copy)]
enum What {
    /// By a description.
    Described(fn(Locale) -> Text),
    /// As it is written.
    Written(&'static str),
}

use What::{Described, Written};

expected! {
    /// A ruling.
    Ruling = Described(m::expected_ruling);
    /// A score or a contract.
    Outcome = Described(m::expected_outcome);
    /// A suit or no-trump.
    Strain = Described(m::expected_strain);
    /// A weight.
    Weight = Described(m::expected_weight);
    /// A number.
    Number = Described(m::expected_number);
    /// How many tables.
    Count = Described(m::expected_count);
    /// A seat.
    Seat = Described(m::expected_seat);
    /// A side.
    Side = Described(m::expected_side);
    /// A name.
    Name = Described(m::expected_name);
    /// A text in quotes.
    String = Described(m::expected_string);
    /// Any word.
    Word = Described(m::expected_word);
    /// A value of a setting.
    Value = Described(m::expected_value);
    /// A unit.
    Unit = Described(m::expected_unit);
    /// What an expectation says.
    Claim = Described(m::expected_claim);
    /// A vulnerability.
    Vulnerability = Described(m::expected_vulnerability);
    /// Who offended.
    Offenders = Described(m::expected_offenders);
    /// A clause of `marks`.
    MarksClause = Described(m::expected_marks_clause);
    /// A clause of `match`.
    MatchClause = Described(m::expected_match_clause);
    /// Nothing more.
    End = Described(m::expected_end);
    /// `%`
    Percent = Written("%");
    /// `&`
    Ampersand = Written("&");
    /// `,`
    Comma = Written(",");
    /// `/`
    Slash = Written("/");
    /// `:`
    Colon = Written(":");
    /// `=`
    Equals = Written("=");
    /// `(`
    Open = Written("(");
    /// `)`
    Close = Written(")");
    /// `+`
    Plus = Written("+");
    /// `-`
    Minus = Written("-");
    /// `before`
    Before = Written("before");
    /// `after`
    After = Written("after");
    /// `in`
    In = Written("in");
    /// `for`
    For = Written("for");
    /// `from`
    From = Written("from");
    /// `to`
    To = Written("to");
    /// `table`
    Table = Written("table");
}

/// All that could stand there: `a score, a contract or …`; none where nothing can.
pub(super) fn listed(expected: &[Expected]) -> Option<Argument<'static>> {
    let item = |expected: &Expected| match expected.what() {
        Described(message) => Argument::Message(message),
        Written(word) => Span::code(word).into(),
    };
    let items: Vec<Argument<'static>> = expected.iter().map(item).collect();
    (!items.is_empty()).then_some(Argument::List { items, between: m::list_comma, last: m::list_or })
}
