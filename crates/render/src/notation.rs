//! Forms of the language on a page: typographic signs, claims, terms of an equation.

use crate::messages::{self, Argument, Locale, Span, SpanKind, Text, figures};
use crate::number::{Exact, MOST_DECIMALS, decimal, ends};
use crate::ruling::notation::{Notate, Notation, Token, Word};
use crate::ruling::{Artificial, Outcome, Strain, Unit};
use crate::session::Expected;
use crate::syntax::tree::{Of, Unit as ClaimUnit};
use crate::syntax::{Keyword, verdict_claim, written_verdict, written_word};
use std::fmt;

/// Writes a ruling for the eye: minus signs and not hyphens, sides, no-trump and decimals of the language.
struct Typographic {
    locale: Locale,
    text: Text,
}

impl Notation for Typographic {
    fn token(&mut self, token: Token<'_>) -> fmt::Result {
        let locale = self.locale;
        match token {
            Token::Score(score) => self.text += figures::score(score),
            Token::Weight(share) => self.text += figures::weight(locale, share),
            Token::Artificial(given) => self.text += artificial(locale, given),
            Token::Contract { level, strain, doubling } => {
                let strain = match strain {
                    Strain::NoTrump => messages::no_trump(locale),
                    suit => Text::from(suit.to_string()),
                };
                self.text.push(SpanKind::Ruling, &format!("{level}{}{doubling}", strain.unmarked()));
            }
            Token::Tricks(tricks) if tricks < 0 => {
                self.text.push(SpanKind::Ruling, &format!("−{}", tricks.unsigned_abs()));
            }
            Token::Side(side) => self.text += figures::side(locale, side),
            Token::Name(name) => self.text.push(SpanKind::Name, name),
            Token::Quoted(words) => self.text.push(SpanKind::Name, &format!("\"{words}\"")),
            Token::Word(Word::Pass) => self.text.push(SpanKind::Ruling, messages::call_pass(locale).unmarked()),
            Token::Word(word) => {
                let local = Keyword::named(word.text()).and_then(|keyword| keyword.local(locale));
                self.text.push(SpanKind::Ruling, local.unwrap_or(word.text()));
            }
            Token::Tricks(_) | Token::Seat(_) | Token::Mark(_) => {
                self.text.push(SpanKind::Ruling, &token.to_string());
            }
        }
        Ok(())
    }
}

/// A ruling or a part of one for the eye.
#[must_use]
pub fn ruling(locale: Locale, ruling: &impl Notate) -> Text {
    let mut typographic = Typographic { locale, text: Text::default() };
    // Writing to a text never fails.
    let _ = ruling.notate(&mut typographic);
    typographic.text
}

/// An artificial score for the eye: `A−`, `62,5%`, `−3 IMP`.
pub(super) fn artificial(locale: Locale, given: &Artificial) -> Text {
    match given {
        Artificial::AverageMinus => Text::new(SpanKind::Ruling, "A−"),
        Artificial::Average => Text::new(SpanKind::Ruling, "A"),
        Artificial::AveragePlus => Text::new(SpanKind::Ruling, "A+"),
        Artificial::Share(share) => {
            let percent = number(locale, &(share * Exact::from(100)));
            Text::new(SpanKind::Share, format!("{percent}%"))
        }
        Artificial::Imps(imps) => {
            let sign = if imps.is_positive() { "+" } else { "" };
            let points = Text::new(SpanKind::Points, format!("{sign}{}", number(locale, imps)));
            points + " " + figures::unit(locale, Unit::Imps)
        }
    }
}

/// A number as it is written: a decimal where it ends, else the fraction.
fn number(locale: Locale, value: &Exact) -> String {
    match decimal(value, MOST_DECIMALS) {
        (text, true) => figures::decimal(locale, text).replace('-', "−"),
        _ => fraction(value),
    }
}

fn fraction(value: &Exact) -> String {
    if value.is_negative() { format!("−{}", value.abs()) } else { value.to_string() }
}

/// An outcome with its score, where that is not how it was written: `4♥x−1 W (+100)`.
pub(super) fn scored(locale: Locale, outcome: &Outcome, score: i32) -> Text {
    let written = ruling(locale, outcome);
    let plain = figures::score(score);
    if written.unmarked().contains(plain.unmarked()) {
        return written;
    }
    written + " (" + plain + ")"
}

/// A writer's own words; text between backticks is code, and a last backtick alone is a character.
#[must_use]
pub fn prose(words: &str) -> Text {
    let (mut text, mut rest) = (Text::default(), words);
    while let Some((before, (code, after))) =
        rest.split_once('`').and_then(|(before, after)| Some((before, after.split_once('`')?)))
    {
        text.push(SpanKind::Plain, before);
        text.push(SpanKind::Code, code);
        rest = after;
    }
    text.push(SpanKind::Plain, rest);
    text
}

/// A unit as it is written behind a figure, in the words of a language.
#[must_use]
pub fn unit(locale: Locale, unit: ClaimUnit) -> Text {
    unit.points().map_or_else(|| "%".into(), |points| figures::unit(locale, points))
}

/// The number of a claim: with so many digits approximately, else exactly.
fn claimed(value: &Exact, digits: Option<u32>) -> String {
    match (digits, decimal(value, 4)) {
        (Some(digits), _) => format!("~{}", decimal(value, digits).0),
        (None, (decimal, true)) => decimal,
        (None, _) => value.to_string(),
    }
}

/// Claims for people, in the words of their language.
#[must_use]
pub fn claims(locale: Locale, claims: &[Expected]) -> Text {
    let claim = |claim: &Expected| match claim {
        Expected::Figure { of, side, value, digits, unit } => {
            let published = figures::victory_points(locale, value);
            let value = claimed(value, *digits);
            let value = figures::decimal(locale, value.replace('-', "−"));
            let figure = figures::side(locale, *side) + " ";
            let figure = match unit.map(ClaimUnit::points) {
                None => figure + Text::new(SpanKind::Points, value),
                Some(None) => figure + Text::new(SpanKind::Share, format!("{value}%")),
                Some(Some(points)) => {
                    // Victory points as they are published, unless fewer digits were claimed.
                    let is_published = points == Unit::VictoryPoints && digits.is_none();
                    let value = if is_published { published } else { Text::new(SpanKind::Points, value) };
                    figure + value + " " + figures::unit(locale, points)
                }
            };
            match of {
                Of::Board => figure,
                Of::Match => messages::figure_in_match(locale, figure),
            }
        }
        Expected::Failed(codes) if codes.is_empty() => messages::no_diagnostic(locale),
        Expected::Place { contestant, place } => {
            messages::place_of(locale, place.map(Argument::from), Span::name(contestant.as_str()))
        }
        Expected::Verdict(verdict, laws) => {
            let law = |claim: String| match claim.strip_prefix("law ") {
                Some(law) => format!(", {} {law}", written_word(locale, "law")),
                None => format!(", {claim}"),
            };
            let laws: String = laws.iter().map(|claim| law(verdict_claim(claim))).collect();
            Text::from(written_verdict(locale, verdict).to_owned() + &laws)
        }
        Expected::Diagnostic(..) | Expected::Stands | Expected::Failed(_) => {
            Text::from(expected(std::slice::from_ref(claim)))
        }
    };
    Text::joined(claims.iter().map(claim), &messages::list_separator(locale))
}

/// Claims as they are written in an expectation.
#[must_use]
pub fn expected(claims: &[Expected]) -> String {
    let claim = |claim: &Expected| match claim {
        Expected::Figure { of, side, value, digits, unit } => {
            let value = claimed(value, *digits);
            let value = unit.map_or_else(|| value.clone(), |unit| unit.behind(&value));
            format!("{}{side} {value}", of.written())
        }
        Expected::Diagnostic(severity, code) => format!("{severity} {code}"),
        Expected::Place { contestant, place: Some(place) } => format!("place {contestant}: {place}"),
        Expected::Place { contestant, place: None } => format!("place {contestant}: none"),
        Expected::Stands => "stands".to_owned(),
        Expected::Verdict(verdict, laws) => {
            let claims = laws.iter().map(|claim| format!(", {}", verdict_claim(claim)));
            std::iter::once((*verdict).to_owned()).chain(claims).collect()
        }
        Expected::Failed(codes) if codes.is_empty() => "none".to_owned(),
        Expected::Failed(codes) => codes.join(", "),
    };
    claims.iter().map(claim).collect::<Vec<_>>().join(", ")
}

/// A figure in an equation: a decimal where it ends, else the fraction, so that the equation holds.
pub(super) fn term_value(locale: Locale, value: &Exact) -> Text {
    if ends(value) { figures::points(locale, value) } else { Text::new(SpanKind::Points, fraction(value)) }
}

/// The result of an equation, with its decimal behind a fraction: `= 98/9 ≈10.8889`.
pub(super) fn result_value(locale: Locale, value: &Exact) -> Text {
    let result = term_value(locale, value);
    if ends(value) { result } else { result + " " + figures::points(locale, value) }
}

/// A figure that is taken away or multiplied, in parentheses where it is negative.
pub(super) fn bracketed(value: Text, is_negative: bool) -> Text {
    if is_negative { Text::from("(") + value + ")" } else { value }
}

/// A weight times points, the term at this place of a sum: ` − 1 × 7`.
pub(super) fn term(locale: Locale, at: usize, weight: &Exact, points: &Exact) -> Text {
    let sign = match (at, weight.is_negative()) {
        (0, false) => "",
        (0, true) => "−",
        (_, false) => " + ",
        (_, true) => " − ",
    };
    let value = bracketed(term_value(locale, points), points.is_negative());
    Text::from(sign) + term_value(locale, &weight.abs()) + " × " + value
}
