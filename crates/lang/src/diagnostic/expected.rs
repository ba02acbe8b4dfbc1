//! The things that the notation allows at a place.

use crate::messages::{self as m, Argument, Span};

macro_rules! expected {
    ($($(#[doc = $doc:literal])* $name:ident = $description:expr;)+) => {
        /// Something that the notation would accept at a place.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Expected {
            $($(#[doc = $doc])* $name,)+
            /// A sign or a word as it is written: `%`, `before`.
            Written(&'static str),
        }

        impl Expected {
            fn argument(self) -> Argument<'static> {
                match self {
                    $(Self::$name => Argument::Message($description),)+
                    Self::Written(word) => Span::code(word).into(),
                }
            }
        }
    };
}

expected! {
    /// A ruling.
    Ruling = m::expected_ruling;
    /// A score or a contract.
    Outcome = m::expected_outcome;
    /// A suit or no-trump.
    Strain = m::expected_strain;
    /// A weight.
    Weight = m::expected_weight;
    /// A number.
    Number = m::expected_number;
    /// A number of tables.
    Count = m::expected_count;
    /// A seat.
    Seat = m::expected_seat;
    /// A side.
    Side = m::expected_side;
    /// A name.
    Name = m::expected_name;
    /// A text in quotes.
    String = m::expected_string;
    /// Any word.
    Word = m::expected_word;
    /// A value of a setting.
    Value = m::expected_value;
    /// A unit.
    Unit = m::expected_unit;
    /// A claim of an expectation.
    Claim = m::expected_claim;
    /// A vulnerability.
    Vulnerability = m::expected_vulnerability;
    /// The sides that offended.
    Offenders = m::expected_offenders;
    /// A clause of `marks`.
    MarksClause = m::expected_marks_clause;
    /// A clause of `match`.
    MatchClause = m::expected_match_clause;
    /// The end of the text.
    End = m::expected_end;
}

/// The list of expected things, `a score, a contract or …`; `None` if the list is empty.
pub(super) fn listed(expected: &[Expected]) -> Option<Argument<'static>> {
    let items: Vec<Argument<'static>> = expected.iter().map(|expected| expected.argument()).collect();
    (!items.is_empty()).then_some(Argument::List { items, between: m::list_comma, last: m::list_or })
}
