//! The canonical notation: what the formatter writes, and what can be read again.

use super::{Mark, Notate, NotateDamaged, NotateSide, Notation, Token, Word};
use crate::number::{Exact, MOST_DECIMALS, decimal, decimal_or_fraction};
use crate::ruling::{Artificial, Contract, Outcome, Ruling, SideRuling, WrittenContract};
use std::fmt;

/// The largest part of a fraction that is read as a weight.
pub const MAX_FRACTION: u32 = 10_000;
/// The largest percentage that is read.
pub const MAX_PERCENTAGE: u32 = 1000;
/// The largest score, in points, that is read with either sign.
pub const MAX_SCORE: u32 = 99_999;

/// Decimals of a percentage past which a fraction is looked for.
const PLACES: u32 = 4;

impl Notation for fmt::Formatter<'_> {
    fn token(&mut self, token: Token<'_>) -> fmt::Result {
        write!(self, "{token}")
    }
}

impl Notation for String {
    fn token(&mut self, token: Token<'_>) -> fmt::Result {
        use fmt::Write;
        write!(self, "{token}")
    }
}

/// A weight, of 1, as it is written: a percentage if it ends within four places, else a fraction with small parts, else
/// a percentage with as many places as are read. One that none of these gives is its fraction, which is not read.
#[must_use]
pub fn weight(share: &Exact) -> String {
    readable_weight(share).unwrap_or_else(|| share.to_string())
}

/// A weight in a form that can be read; `None` if it has none.
pub(super) fn readable_weight(share: &Exact) -> Option<String> {
    let percent = share * &Exact::from(100_i64);
    let in_range = percent.abs() <= i64::from(MAX_PERCENTAGE);
    let ends = |places| match decimal(&percent, places) {
        (text, true) if in_range => Some(format!("{text}%")),
        _ => None,
    };
    ends(PLACES).or_else(|| small_fraction(share)).or_else(|| ends(MOST_DECIMALS))
}

fn small_fraction(share: &Exact) -> Option<String> {
    let text = share.to_string();
    let within = |part: &str| part.trim_start_matches('-').parse::<u32>().is_ok_and(|part| part <= MAX_FRACTION);
    let (above, below) = text.split_once('/').unwrap_or((&text, "1"));
    (within(above) && within(below)).then(|| format!("{above}/{below}"))
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Score(0) => f.write_str("0"),
            Self::Score(points) => write!(f, "{points:+}"),
            Self::Weight(share) => f.write_str(&weight(share)),
            Self::Artificial(artificial) => artificial.fmt(f),
            Self::Contract { level, strain, doubling } => write!(f, "{level}{strain}{doubling}"),
            Self::Tricks(0) => f.write_str("="),
            Self::Tricks(tricks) => write!(f, "{tricks:+}"),
            Self::Seat(seat) => seat.fmt(f),
            Self::Side(side) => side.fmt(f),
            Self::Name(name) => f.write_str(name),
            Self::Quoted(words) => {
                let escaped = words.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
                write!(f, "\"{escaped}\"")
            }
            Self::Word(word) => f.write_str(word.text()),
            Self::Mark(mark) => f.write_str(mark.text()),
        }
    }
}

impl Word {
    /// The written form.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Damage => "damage",
            Self::Before => "before",
            Self::After => "after",
            Self::Obtained => "obtained",
            Self::Rest => "rest",
            Self::Pass => "pass",
            Self::TableResult => "table-result",
            Self::In => "in",
        }
    }
}

impl Mark {
    /// The written form.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Open => "(",
            Self::Close => ")",
            Self::And => " & ",
            Self::Slash => "/",
            Self::Space => " ",
        }
    }
}

impl fmt::Display for Artificial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AverageMinus => f.write_str("A-"),
            Self::Average => f.write_str("A"),
            Self::AveragePlus => f.write_str("A+"),
            Self::Share(share) => write!(f, "{}%", decimal_or_fraction(&(share * &Exact::from(100_i64)))),
            Self::Imps(amount) => {
                let sign = if amount.is_positive() { "+" } else { "" };
                write!(f, "{sign}{} IMP", decimal_or_fraction(amount))
            }
        }
    }
}

impl<S: NotateSide, D: NotateDamaged> fmt::Display for Ruling<S, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notate(f)
    }
}

impl fmt::Display for SideRuling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notate_side(f, false)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notate(f)
    }
}

impl fmt::Display for WrittenContract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notate(f)
    }
}

/// `4♥x-1 W`
impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        WrittenContract::from(*self).notate(f)
    }
}
