//! How forms of the language read on a page: typographic signs, claims, terms of an equation, victory points.

use crate::catalogue::english::{self as words, heads};
use crate::catalogue::{Language, figure_of, language, points};
use crate::number::Exact;
use crate::ruling::Side;
use crate::session::Expected;
use crate::syntax::tree::Unit;

/// A form of the language as people read it: typographic signs instead of ASCII ones, and sides, units, no-trump and
/// decimals as the language in force has them.
#[must_use]
pub fn typographic(script: &str) -> String {
    let mut shown = String::with_capacity(script.len());
    let mut characters = script.chars().peekable();
    let mut before = ' ';
    while let Some(character) = characters.next() {
        let sign = character == '-'
            && (characters.peek().is_some_and(char::is_ascii_digit) || before == 'A' || before.is_ascii_digit());
        shown.push(if sign { '−' } else { character });
        before = character;
    }
    if language() == Language::En { shown } else { in_words_of_the_language(&shown) }
}

/// The words and decimals of a form of the language, one by one; what stands in quotes is the writer's own.
fn in_words_of_the_language(form: &str) -> String {
    let mut shown = String::with_capacity(form.len());
    let mut rest = form;
    while let Some(first) = rest.chars().next() {
        let of = |belongs: fn(char) -> bool| rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        let length = match first {
            '"' => rest.get(1..).and_then(|inside| inside.find('"')).map_or(rest.len(), |end| end.saturating_add(2)),
            _ if first.is_ascii_digit() => of(|c| c.is_ascii_digit() || c == '.'),
            _ if first.is_alphabetic() => of(|c| c.is_alphanumeric() || c == '_'),
            _ => first.len_utf8(),
        };
        let (part, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
        match part {
            "EW" => shown.push_str(&words::side(Side::EW)),
            "MP" => shown.push_str(&words::unit(crate::scoring::Unit::Matchpoints)),
            _ if part.starts_with("NT") && shown.ends_with(|c: char| c.is_ascii_digit()) => {
                shown.push_str(&words::no_trump());
                shown.push_str(part.trim_start_matches("NT"));
            }
            _ if first.is_ascii_digit() => shown.push_str(&figure_of(part.to_owned())),
            _ => shown.push_str(part),
        }
        rest = after;
    }
    shown
}

/// Claims for people: as they are written in an expectation, in the words of the language in force.
#[must_use]
pub fn claimed(claims: &[Expected]) -> String {
    if language() == Language::En {
        return expected(claims);
    }
    let claim = |claim: &Expected| match claim {
        Expected::Failed(codes) if codes.is_empty() => heads::no_diagnostic(),
        _ => typographic(&expected(std::slice::from_ref(claim))),
    };
    claims.iter().map(claim).collect::<Vec<_>>().join(&words::between())
}

/// Claims as they are written in an expectation.
#[must_use]
pub fn expected(claims: &[Expected]) -> String {
    let claim = |claim: &Expected| match claim {
        Expected::Figure { side, value, digits, unit } => {
            let unit = match unit {
                None => "",
                Some(Unit::Percent) => "%",
                Some(Unit::Matchpoints) => " MP",
                Some(Unit::Imps) => " IMP",
                Some(Unit::VictoryPoints) => " VP",
            };
            let value = match (digits, crate::number::decimal(value, 4)) {
                (Some(digits), _) => format!("~{}", crate::number::decimal(value, *digits).0),
                (None, (decimal, true)) => decimal,
                (None, _) => value.to_string(),
            };
            format!("{side} {value}{unit}")
        }
        Expected::Diagnostic(severity, code) => format!("{severity} {code}"),
        Expected::Stands => "stands".to_owned(),
        Expected::Failed(codes) if codes.is_empty() => "none".to_owned(),
        Expected::Failed(codes) => codes.join(", "),
    };
    claims.iter().map(claim).collect::<Vec<_>>().join(", ")
}

/// Whether a figure ends within the places that are shown.
pub(super) fn ends(value: &Exact) -> bool {
    crate::number::decimal(value, 4).1
}

/// A figure in an equation: a decimal where it ends, else the fraction, so that the equation holds.
pub(super) fn term_value(value: &Exact) -> String {
    if ends(value) { points(value) } else { value.to_string().replace('-', "−") }
}

pub(super) fn term(at: usize, weight: &Exact, points_of: &Exact) -> String {
    let sign = match (at, weight.is_negative()) {
        (0, false) => "",
        (0, true) => "−",
        (_, false) => " + ",
        (_, true) => " − ",
    };
    let factor = weight.abs();
    let value = term_value(points_of);
    let value = if points_of.is_negative() { format!("({value})") } else { value };
    format!("{sign}{} × {value}", term_value(&factor))
}

/// Victory points as they are published: whole, or in hundredths.
#[must_use]
pub fn victory_points(value: &Exact) -> String {
    let shown = crate::number::points(value);
    let published = match shown.split_once('.') {
        Some((_, fraction)) if fraction.len() == 1 => format!("{shown}0"),
        _ => shown,
    };
    figure_of(published)
}

/// The parts of a sentence outside and between backticks, shown each in its way; a last backtick alone is itself.
pub(super) fn code_between(text: &str, show: impl Fn(&str, bool) -> String) -> String {
    let (mut shown, mut rest) = (String::new(), text);
    while let Some((before, (code, after))) =
        rest.split_once('`').and_then(|(before, after)| Some((before, after.split_once('`')?)))
    {
        shown.push_str(&show(before, false));
        shown.push_str(&show(code, true));
        rest = after;
    }
    shown.push_str(&show(rest, false));
    shown
}

/// The signs of the suits, in the order of a hand.
pub(super) const SUITS: [&str; 4] = ["♠", "♥", "♦", "♣"];
