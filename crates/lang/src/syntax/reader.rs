//! Makes the small parts of the tree from matches of the grammar: words, strings, numbers, sides and seats.

use super::grammar::{Pair, Rule};
use super::lexer::Normalised;
use super::piece::Piece;
use super::words::{Section, notation_of};
use super::written::{Spanned, Unit, Word};
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::{Exact, parse_decimal};
use crate::ruling::notation::{MAX_FRACTION, MAX_PERCENTAGE};
use crate::ruling::{Seat, Side};
use crate::source::Span;

/// Something built, or the reason why not.
pub(super) type Built<T> = Result<T, Box<Diagnostic>>;

/// The most boards of a match.
pub const MAX_BOARDS: u32 = 1000;
/// The most tables in one row.
pub(super) const MAX_COUNT: u32 = 1_000_000;

/// Turns matches in a piece into parts of the tree.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub piece: Piece<'a>,
    pub normalised: &'a Normalised<'a>,
}

impl Reader<'_> {
    /// The place of a match. A rule that ends with something optional has the blanks behind it in its match.
    pub fn span(&self, pair: &Pair<'_>) -> Span {
        let start = pair.as_span().start();
        let end = start.saturating_add(pair.as_str().trim_end_matches(' ').len());
        self.piece.span(self.normalised.start(start), self.normalised.end(end))
    }

    pub fn fail<T>(&self, pair: &Pair<'_>, problem: Problem) -> Built<T> {
        Err(Box::new(Diagnostic::at(self.span(pair), problem)))
    }

    /// The part of a match that the grammar promises.
    pub fn need<'i>(&self, pair: &Pair<'i>, rule: Rule) -> Built<Pair<'i>> {
        match part(pair, rule) {
            Some(found) => Ok(found),
            None => {
                self.fail(pair, Problem::Unexpected { found: pair.as_str().into(), expected: Vec::new(), form: None })
            }
        }
    }

    /// A value with the place of the match that it was made of.
    pub fn spanned<T>(&self, pair: &Pair<'_>, node: T) -> Spanned<T> {
        Spanned::new(node, self.span(pair))
    }

    pub fn word(&self, pair: &Pair<'_>) -> Word {
        self.spanned(pair, pair.as_str().to_string())
    }

    /// The word among the parts of a match.
    pub fn word_in(&self, pair: &Pair<'_>) -> Built<Word> {
        self.need(pair, Rule::word).map(|word| self.word(&word))
    }

    /// A word of a table in the notation, whichever language it is in.
    pub fn own_word(&self, pair: &Pair<'_>, section: Section) -> Word {
        self.spanned(pair, notation_of(section, pair.as_str()).to_owned())
    }

    /// The same for the word among the parts of a match.
    pub fn table_word(&self, pair: &Pair<'_>, section: Section) -> Built<Word> {
        self.need(pair, Rule::word).map(|word| self.own_word(&word, section))
    }

    /// The string among the parts of a match.
    pub fn string_in(&self, pair: &Pair<'_>) -> Built<Word> {
        self.need(pair, Rule::string).and_then(|string| self.string(&string))
    }

    /// The contents of a string; its place includes the quotes.
    pub fn string(&self, pair: &Pair<'_>) -> Built<Word> {
        let raw = pair.as_str();
        let long = raw.strip_prefix("\"\"\"").and_then(|inner| inner.strip_suffix("\"\"\""));
        let inner = long.or_else(|| raw.strip_prefix('"').and_then(|inner| inner.strip_suffix('"'))).unwrap_or("");
        let mut text = String::with_capacity(inner.len());
        let mut characters = inner.chars();
        while let Some(character) = characters.next() {
            match character {
                '\\' => match characters.next() {
                    Some('n') => text.push('\n'),
                    Some(escaped @ ('"' | '\\')) => text.push(escaped),
                    _ => return self.fail(pair, Problem::Escape),
                },
                '\n' | '\r' | '\t' => text.push(character),
                control if control.is_control() => return self.fail(pair, Problem::ControlCharacter),
                _ => text.push(character),
            }
        }
        Ok(self.spanned(pair, text))
    }

    pub fn word_or_string(&self, pair: &Pair<'_>) -> Built<Word> {
        match part(pair, Rule::string) {
            Some(string) => self.string(&string),
            None => self.word_in(pair),
        }
    }

    /// The side among the parts of a match.
    pub fn side_in(&self, pair: &Pair<'_>) -> Built<Side> {
        self.need(pair, Rule::side_name).map(|side| side_word(&side))
    }

    /// A whole number up to `most`.
    pub fn whole(&self, pair: &Pair<'_>, most: u32, otherwise: Problem) -> Built<u32> {
        let digits = pair.as_str().trim_start_matches('0');
        let value = if digits.is_empty() { Some(0) } else { digits.parse().ok().filter(|value| *value <= most) };
        match value {
            Some(value) => Ok(value),
            None => self.fail(pair, otherwise),
        }
    }

    /// `boards 16`
    pub fn boards(&self, pair: &Pair<'_>) -> Built<Spanned<u32>> {
        let digits = self.need(pair, Rule::digits)?;
        Ok(self.spanned(&digits, self.whole(&digits, MAX_BOARDS, Problem::BoardsRange { limit: MAX_BOARDS })?))
    }

    /// A decimal as written.
    pub fn decimal(&self, pair: &Pair<'_>, otherwise: Problem) -> Built<Exact> {
        let written = pair.as_str().replace(',', ".");
        // `.6` is 0.6.
        let written = if written.starts_with('.') { format!("0{written}") } else { written };
        match parse_decimal(&written) {
            Ok(value) => Ok(value),
            Err(_) => self.fail(pair, otherwise),
        }
    }

    /// `60%` as a share of 1, with its sign.
    pub fn percentage(&self, pair: &Pair<'_>) -> Built<Exact> {
        let number = self.number_in(pair)?;
        let value = self.decimal(&number, Problem::PercentageRange)?;
        if value > i64::from(MAX_PERCENTAGE) {
            return self.fail(&number, Problem::PercentageRange);
        }
        Ok(signed(pair, &value * &Exact::percent(1)))
    }

    /// `1/3`, with its sign.
    fn fraction(&self, pair: &Pair<'_>) -> Built<Exact> {
        let mut parts = pair.clone().into_inner().filter(|part| part.as_rule() == Rule::digits);
        let (Some(above), Some(below)) = (parts.next(), parts.next()) else {
            return self.fail(pair, Problem::WeightRange { limit: MAX_FRACTION });
        };
        let numerator = self.whole(&above, MAX_FRACTION, Problem::WeightRange { limit: MAX_FRACTION })?;
        let denominator = self.whole(&below, MAX_FRACTION, Problem::WeightRange { limit: MAX_FRACTION })?;
        match Exact::fraction(numerator.into(), denominator.into()) {
            Some(value) => Ok(signed(pair, value)),
            None => self.fail(&below, Problem::WeightRange { limit: MAX_FRACTION }),
        }
    }

    /// `0.6`, with its sign.
    fn decimal_share(&self, pair: &Pair<'_>) -> Built<Exact> {
        let decimal = self.need(pair, Rule::below_one)?;
        Ok(signed(pair, self.decimal(&decimal, Problem::DigitsRange)?))
    }

    /// A percentage, a fraction or a decimal below 1.
    pub fn share(&self, pair: &Pair<'_>) -> Built<Exact> {
        match pair.as_rule() {
            Rule::fraction => self.fraction(pair),
            Rule::decimal_share => self.decimal_share(pair),
            _ => self.percentage(pair),
        }
    }

    /// The shares among the parts of a match.
    pub fn shares(&self, pair: &Pair<'_>) -> Built<Vec<Spanned<Exact>>> {
        let is_share =
            |inner: &Pair<'_>| matches!(inner.as_rule(), Rule::percentage | Rule::fraction | Rule::decimal_share);
        let shares = pair.clone().into_inner().filter(is_share);
        shares.map(|share| Ok(self.spanned(&share, self.share(&share)?))).collect()
    }

    /// The number among the parts of a match, its decimals behind a point or, where that may be, a comma.
    pub fn number_in<'i>(&self, pair: &Pair<'i>) -> Built<Pair<'i>> {
        let with_comma = part(pair, Rule::comma_number).or_else(|| part(pair, Rule::claimed_decimal));
        with_comma.map_or_else(|| self.need(pair, Rule::number), Ok)
    }

    /// `-9.8`, `49/5`.
    pub fn signed(&self, pair: &Pair<'_>) -> Built<Exact> {
        let number = self.number_in(pair)?;
        let mut value = self.decimal(&number, Problem::DigitsRange)?;
        if let Some(digits) = part(pair, Rule::digits) {
            let below = self.decimal(&digits, Problem::DigitsRange)?;
            value = match value.over(&below) {
                Some(value) => value,
                None => return self.fail(&digits, Problem::DigitsRange),
            };
        }
        Ok(signed(pair, value))
    }

    /// The signed number among the parts of a match, with its place.
    pub fn signed_in(&self, pair: &Pair<'_>) -> Built<Spanned<Exact>> {
        let amount = self.need(pair, Rule::signed)?;
        Ok(self.spanned(&amount, self.signed(&amount)?))
    }
}

/// The first part of a match that a rule has matched.
pub(super) fn part<'i>(pair: &Pair<'i>, rule: Rule) -> Option<Pair<'i>> {
    pair.clone().into_inner().find(|inner| inner.as_rule() == rule)
}

/// The unit among the parts of a match, where there is one.
pub(super) fn unit_in(pair: &Pair<'_>) -> Option<Unit> {
    let unit = part(pair, Rule::unit)?;
    Some(match unit.into_inner().next().map(|inner| inner.as_rule()) {
        Some(Rule::percent_sign) => Unit::Percent,
        Some(Rule::imp_word) => Unit::Imps,
        Some(Rule::vp_word) => Unit::VictoryPoints,
        _ => Unit::Matchpoints,
    })
}

pub(super) fn side_word(pair: &Pair<'_>) -> Side {
    Side::named(pair.as_str()).unwrap_or(Side::EW)
}

pub(super) fn seat(pair: &Pair<'_>) -> Seat {
    Seat::named(pair.as_str()).unwrap_or(Seat::West)
}

pub(super) fn is_negative(pair: &Pair<'_>) -> bool {
    part(pair, Rule::minus).is_some()
}

/// The value with the sign among the parts of `pair`.
pub(super) fn signed(pair: &Pair<'_>, value: Exact) -> Exact {
    if is_negative(pair) { -value } else { value }
}
