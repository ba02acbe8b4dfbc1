//! Figures, sides and units as a language writes them, each of its kind of span.

use super::{Locale, Localised, Span, SpanKind, Text};
use crate::auction::Call;
use crate::number::{self, Exact, percent};
use crate::ruling::{Card, Seat, Side, Strain, Unit};

/// A decimal written with a point, as the language writes it.
#[must_use]
pub fn decimal(locale: Locale, decimal: String) -> String {
    match super::decimal_sign(locale).unmarked() {
        "." => decimal,
        sign => decimal.replace('.', sign),
    }
}

/// A figure: `9.8`, in Polish `9,8`; `≈3.3333` where it does not end within four places.
#[must_use]
pub fn points(locale: Locale, value: &Exact) -> Text {
    Text::new(SpanKind::Points, decimal(locale, number::points(value)))
}

/// The same with its sign: `+1.2`, `−9`, `0`.
#[must_use]
pub fn signed_points(locale: Locale, value: &Exact) -> Text {
    Text::new(SpanKind::Points, decimal(locale, number::signed_points(value)))
}

/// Points in a unit, without the unit: IMPs and total points carry their sign.
#[must_use]
pub fn amount(locale: Locale, value: &Exact, unit: Unit) -> Text {
    match unit {
        Unit::Matchpoints | Unit::VictoryPoints => points(locale, value),
        Unit::Imps | Unit::TotalPoints => signed_points(locale, value),
    }
}

/// Victory points as they are published: whole, or in hundredths.
#[must_use]
pub fn victory_points(locale: Locale, value: &Exact) -> Text {
    let out = number::points(value);
    let published = match out.split_once('.') {
        Some((_, fraction)) if fraction.len() == 1 => format!("{out}0"),
        _ => out,
    };
    Text::new(SpanKind::Points, decimal(locale, published))
}

/// A score from NS's view with its sign: `+620`, `−100`, `0`.
#[must_use]
pub fn score(score: i32) -> Text {
    Text::new(SpanKind::Score, number::signed_points(&Exact::from(score)))
}

/// A share as a percentage: `54.44%`, `−50%`.
#[must_use]
pub fn share(locale: Locale, share: &Exact) -> Text {
    Text::new(SpanKind::Share, decimal(locale, format!("{}%", percent(share).replace('-', "−"))))
}

/// A difference of two shares in percentage points, without the unit: `+3.2`, `0`.
#[must_use]
pub fn percentage_points(locale: Locale, difference: &Exact) -> Text {
    Text::new(SpanKind::Share, signed_percent(locale, difference))
}

/// A share that is added or taken away: `+3.2%`, `0%`.
#[must_use]
pub fn signed_share(locale: Locale, share: &Exact) -> Text {
    Text::new(SpanKind::Share, signed_percent(locale, share) + "%")
}

fn signed_percent(locale: Locale, share: &Exact) -> String {
    let text = decimal(locale, percent(share).replace('-', "−"));
    let sign = if share.is_positive() && text != "0" { "+" } else { "" };
    format!("{sign}{text}")
}

/// A weight: as a share where it is one, `62.5%`, else as a fraction, `1/3`; the minus sign is drawn.
#[must_use]
pub fn weight(locale: Locale, weight: &Exact) -> Text {
    Text::new(SpanKind::Share, decimal(locale, crate::ruling::weight(weight).replace('-', "−")))
}

/// A side: `NS`.
#[must_use]
pub fn side(locale: Locale, side: Side) -> Text {
    let word = match side {
        Side::NS => super::side_ns(locale),
        Side::EW => super::side_ew(locale),
    };
    word.as_kind(SpanKind::Side)
}

/// The letter of a side where one letter marks it: `N`, and EW's in the language.
#[must_use]
pub fn side_letter(locale: Locale, side: Side) -> char {
    match side {
        Side::NS => 'N',
        Side::EW => super::letter_of_ew(locale).unmarked().chars().next().unwrap_or('E'),
    }
}

/// The name of a row in a traveller: `table 3` in the language, any other as it was given.
#[must_use]
pub fn row_name(locale: Locale, label: &str) -> Text {
    match label.strip_prefix("table ") {
        Some(table) => super::row_of_table(locale, Span::name(table)),
        None => Span::name(label).into(),
    }
}

/// A seat by its whole name.
#[must_use]
pub fn seat(locale: Locale, seat: Seat) -> Text {
    match seat {
        Seat::North => super::seat_north(locale),
        Seat::East => super::seat_east(locale),
        Seat::South => super::seat_south(locale),
        Seat::West => super::seat_west(locale),
    }
}

impl Localised for Seat {
    fn text(&self, locale: Locale) -> Text {
        seat(locale, *self)
    }
}

impl Localised for Card {
    fn text(&self, locale: Locale) -> Text {
        Text::from(self.suit.to_string()) + cards(locale, &self.rank.to_string())
    }
}

/// A call: `pass`, `X`, `XX`, `3NT`.
#[must_use]
pub fn call(locale: Locale, call: Call) -> Text {
    match call {
        Call::Pass => super::call_pass(locale),
        Call::Double => super::call_double(locale),
        Call::Redouble => super::call_redouble(locale),
        Call::Bid(bid) => {
            let strain = match bid.strain() {
                Strain::NoTrump => super::no_trump(locale),
                suit => Text::from(suit.to_string()),
            };
            Text::from(bid.level().to_string()) + strain
        }
    }
}

/// The abbreviation of a unit: `MP`, `IMP`.
#[must_use]
pub fn unit(locale: Locale, unit: Unit) -> Text {
    match unit {
        Unit::Matchpoints => super::unit_matchpoints(locale),
        Unit::Imps => super::unit_imps(locale),
        Unit::VictoryPoints => super::unit_victory_points(locale),
        Unit::TotalPoints => super::unit_total_points(locale),
    }
}

/// The cards of a suit, from ace to ten by a letter each: the language's letters for those of PBN.
#[must_use]
pub fn cards(locale: Locale, held: &str) -> Text {
    let rank = |card: char| match card {
        'A' => super::rank_ace(locale),
        'K' => super::rank_king(locale),
        'Q' => super::rank_queen(locale),
        'J' => super::rank_jack(locale),
        'T' => super::rank_ten(locale),
        small => Text::from(small.to_string()),
    };
    held.chars().map(rank).collect()
}
