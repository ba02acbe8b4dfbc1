//! Builds rulings, their outcomes and their numbers from what the grammar has matched.

use super::grammar::{Pair, Rule};
use super::tree::{
    Artificial, Component, Contract, Damage, Doubling, Outcome, Ruling, RulingKind, Seat, Side, SideExpression,
    SideKind, Spanned, Strain, Weight, Word,
};
use super::words::is_blank;
use crate::diagnostic::{Diagnostic, SyntaxProblem};
use crate::number::{Exact, parse_decimal};
use crate::ruling::notation::{MAX_FRACTION, MAX_PERCENTAGE};
use crate::source::{FileId, Span};

/// Something built, or the reason why not.
pub(super) type Built<T> = Result<T, Box<Diagnostic>>;

/// The largest score, either way.
const MAX_SCORE: u32 = 99_999;

/// Turns matches into parts of the tree; `base` is where the piece starts in `text`.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub file: FileId,
    pub text: &'a str,
    pub base: usize,
}

/// What a component weighs.
enum Weighed {
    Named(String),
    Outcome(Outcome),
}

impl Reader<'_> {
    /// The place of a match. A rule that ends with something optional has the blanks behind it in its own span, so the
    /// end is that of its last token.
    pub fn span(&self, pair: &Pair<'_>) -> Span {
        let mut last = pair.clone();
        while let Some(inner) = last.clone().into_inner().next_back() {
            last = inner;
        }
        let end = last.as_span().start().saturating_add(last.as_str().trim_end_matches(is_blank).len());
        self.at(pair.as_span().start(), end)
    }

    /// A place in the piece.
    fn at(&self, start: usize, end: usize) -> Span {
        Span::new(self.file, self.base.saturating_add(start), self.base.saturating_add(end))
    }

    pub fn fail<T>(&self, pair: &Pair<'_>, problem: SyntaxProblem) -> Built<T> {
        Err(Box::new(Diagnostic::at(self.span(pair), problem)))
    }

    pub fn slip<T>(&self, pair: &Pair<'_>, key: &'static str) -> Built<T> {
        self.fail(pair, SyntaxProblem::Other { key, related: None })
    }

    /// The part of a match that the grammar promises.
    pub fn need<'i>(&self, pair: &Pair<'i>, rule: Rule) -> Built<Pair<'i>> {
        match part(pair, rule) {
            Some(found) => Ok(found),
            None => self.fail(
                pair,
                SyntaxProblem::Unexpected { found: pair.as_str().into(), expected: Vec::new(), form: None },
            ),
        }
    }

    pub fn word(&self, pair: &Pair<'_>) -> Word {
        Spanned::new(pair.as_str().to_string(), self.span(pair))
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
                    _ => return self.slip(pair, "escape"),
                },
                '\n' | '\r' | '\t' => text.push(character),
                control if control.is_control() => return self.slip(pair, "control-character"),
                _ => text.push(character),
            }
        }
        Ok(Spanned::new(text, self.span(pair)))
    }

    pub fn side_word(&self, pair: &Pair<'_>) -> Side {
        if pair.as_str().eq_ignore_ascii_case("ns") { Side::NS } else { Side::EW }
    }

    pub fn seat(&self, pair: &Pair<'_>) -> Seat {
        match pair.as_str() {
            "n" | "N" => Seat::North,
            "e" | "E" => Seat::East,
            "s" | "S" => Seat::South,
            _ => Seat::West,
        }
    }

    /// A whole number up to `most`.
    pub fn whole(&self, pair: &Pair<'_>, most: u32, what: &'static str) -> Built<u32> {
        let digits = pair.as_str().trim_start_matches('0');
        let value = if digits.is_empty() { Some(0) } else { digits.parse().ok().filter(|value| *value <= most) };
        match value {
            Some(value) => Ok(value),
            None => self.fail(pair, SyntaxProblem::NumberRange { what }),
        }
    }

    /// A decimal as written.
    pub fn decimal(&self, pair: &Pair<'_>, what: &'static str) -> Built<Exact> {
        match parse_decimal(pair.as_str()) {
            Ok(value) => Ok(value),
            Err(_) => self.fail(pair, SyntaxProblem::NumberRange { what }),
        }
    }

    /// `60%` as a share of 1, with its sign.
    pub fn percentage(&self, pair: &Pair<'_>) -> Built<Exact> {
        let number = self.need(pair, Rule::number)?;
        let value = self.decimal(&number, "percentage")?;
        if value > i64::from(MAX_PERCENTAGE) {
            return self.fail(&number, SyntaxProblem::NumberRange { what: "percentage" });
        }
        Ok(signed(pair, &value * &Exact::percent(1)))
    }

    /// `1/3`, with its sign.
    fn fraction(&self, pair: &Pair<'_>) -> Built<Exact> {
        let mut parts = pair.clone().into_inner().filter(|part| part.as_rule() == Rule::digits);
        let (Some(above), Some(below)) = (parts.next(), parts.next()) else {
            return self.fail(pair, SyntaxProblem::NumberRange { what: "weight" });
        };
        let numerator = self.whole(&above, MAX_FRACTION, "weight")?;
        let denominator = self.whole(&below, MAX_FRACTION, "weight")?;
        match Exact::fraction(numerator.into(), denominator.into()) {
            Some(value) => Ok(signed(pair, value)),
            None => self.fail(&below, SyntaxProblem::NumberRange { what: "weight" }),
        }
    }

    /// A percentage or a fraction.
    pub fn share(&self, pair: &Pair<'_>) -> Built<Exact> {
        if pair.as_rule() == Rule::fraction { self.fraction(pair) } else { self.percentage(pair) }
    }

    /// A score, its sign among the parts of `pair`.
    fn score(&self, pair: &Pair<'_>, number: &Pair<'_>) -> Built<i32> {
        if number.as_str().contains('.') {
            return self.slip(number, "whole-points");
        }
        let points = self.whole(number, MAX_SCORE, "score")?;
        let points = i32::try_from(points).unwrap_or(i32::MAX);
        Ok(if is_negative(pair) { points.saturating_neg() } else { points })
    }

    /// A ruling with the group it belongs to.
    pub fn ruling(&self, pair: &Pair<'_>) -> Built<Ruling> {
        let group = part(pair, Rule::string).map(|group| self.string(&group)).transpose()?;
        Ok(Ruling { kind: self.ruling_kind(pair)?, group, span: self.span(pair) })
    }

    /// A ruling, or one inside `damage`.
    fn ruling_kind(&self, pair: &Pair<'_>) -> Built<RulingKind> {
        let mut sides = Vec::new();
        let mut damage = None;
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::side => sides.push(self.side(&inner)?),
                Rule::damage => damage = Some(self.damage(&inner)?),
                _ => {}
            }
        }
        let mut sides = sides.into_iter();
        Ok(match (damage, sides.next(), sides.next()) {
            (Some(damage), _, _) => RulingKind::Damage(Box::new(damage)),
            (None, Some(ns), Some(ew)) => RulingKind::Split { ns, ew },
            (None, Some(both), None) => RulingKind::Both(both),
            (None, None, _) => return self.need(pair, Rule::side).and_then(|pair| self.slip(&pair, "ruling")),
        })
    }

    fn damage(&self, pair: &Pair<'_>) -> Built<Damage> {
        let side = self.side_word(&self.need(pair, Rule::side_word)?);
        let mut rulings = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::plain_ruling);
        let (Some(before), Some(after)) = (rulings.next(), rulings.next()) else {
            return self.slip(pair, "damage-form");
        };
        let (before, after) = (self.ruling_kind(&before)?, self.ruling_kind(&after)?);
        let obtained = rulings.next().map(|obtained| self.ruling_kind(&obtained)).transpose()?;
        Ok(Damage { side, before, after, obtained })
    }

    fn side(&self, pair: &Pair<'_>) -> Built<SideExpression> {
        let span = self.span(pair);
        let mut components = Vec::new();
        let mut names = Vec::new();
        let mut comma: Option<Pair<'_>> = None;
        let mut before: Option<Pair<'_>> = None;
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::comma => comma = Some(inner),
                Rule::component => {
                    if let (Some(comma), Some(before)) = (comma.take(), before.as_ref()) {
                        self.no_decimal_comma(before, &comma, &inner)?;
                    }
                    let (weight, outcome) = self.component(&inner)?;
                    match outcome.node {
                        Weighed::Named(name) => names.push((name, outcome.span, weight.is_some())),
                        Weighed::Outcome(node) => {
                            components.push(Component { weight, outcome: Spanned::new(node, outcome.span) });
                        }
                    }
                    before = Some(inner);
                }
                _ => {}
            }
        }
        let kind = match names.pop() {
            None => SideKind::Components(components),
            Some((name, _, false)) if components.is_empty() && names.is_empty() => SideKind::Name(name),
            Some(last) => {
                let (name, place, _) = names.into_iter().next().unwrap_or(last);
                return Err(Box::new(Diagnostic::at(place, SyntaxProblem::NameAsComponent { name })));
            }
        };
        Ok(SideExpression { kind, span })
    }

    /// A comma between digits is a decimal comma where one of its sides makes no sense by itself: `62,5%`.
    fn no_decimal_comma(&self, before: &Pair<'_>, comma: &Pair<'_>, after: &Pair<'_>) -> Built<()> {
        let bare = |component: &Pair<'_>| {
            part(component, Rule::figure).is_some_and(|figure| part(&figure, Rule::number).is_some())
                && part(component, Rule::weight).is_none()
                && component.as_str().starts_with(|c: char| c.is_ascii_digit())
        };
        let at = self.base.saturating_add(comma.as_span().start());
        if (bare(before) || bare(after))
            && let Some(diagnostic) = decimal_comma(self.file, self.text, at)
        {
            return Err(Box::new(diagnostic));
        }
        Ok(())
    }

    fn component(&self, pair: &Pair<'_>) -> Built<(Option<Spanned<Weight>>, Spanned<Weighed>)> {
        let mut weight = None;
        let mut outcome = None;
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::weight => weight = Some(Spanned::new(self.weight(&inner)?, self.span(&inner))),
                Rule::of_word => {}
                _ => outcome = Some(Spanned::new(self.outcome(&inner)?, self.span(&inner))),
            }
        }
        match outcome {
            Some(outcome) => Ok((weight, outcome)),
            None => self.slip(pair, "ruling"),
        }
    }

    fn weight(&self, pair: &Pair<'_>) -> Built<Weight> {
        let Some(inner) = pair.clone().into_inner().next() else { return self.slip(pair, "ruling") };
        Ok(match inner.as_rule() {
            Rule::rest_word => Weight::Rest,
            Rule::name => Weight::Variable(inner.as_str().to_string()),
            _ => Weight::Share(self.share(&inner)?),
        })
    }

    fn outcome(&self, pair: &Pair<'_>) -> Built<Weighed> {
        Ok(Weighed::Outcome(match pair.as_rule() {
            Rule::contract => Outcome::Contract(self.contract(pair)?),
            Rule::passed_out => Outcome::PassedOut,
            Rule::average => Outcome::Artificial(match pair.as_str().chars().nth(1) {
                None => Artificial::Average,
                Some('+') => Artificial::AveragePlus,
                Some(_) => Artificial::AverageMinus,
            }),
            Rule::named => return Ok(Weighed::Named(pair.as_str().to_string())),
            _ => self.figure(pair)?,
        }))
    }

    fn figure(&self, pair: &Pair<'_>) -> Built<Outcome> {
        let number = self.need(pair, Rule::number)?;
        if part(pair, Rule::percent_sign).is_some() {
            return Ok(Outcome::Artificial(Artificial::Share(self.percentage(pair)?)));
        }
        if part(pair, Rule::imp_word).is_some() {
            let amount = self.decimal(&number, "number")?;
            if amount > i64::from(MAX_SCORE) {
                return self.fail(&number, SyntaxProblem::NumberRange { what: "number" });
            }
            return Ok(Outcome::Artificial(Artificial::Imps(signed(pair, amount))));
        }
        Ok(Outcome::Score(self.score(pair, &number)?))
    }

    fn contract(&self, pair: &Pair<'_>) -> Built<Contract> {
        let mut contract = Contract {
            level: 0,
            strain: Strain::NoTrump,
            doubling: Doubling::Undoubled,
            declarer: None,
            result: None,
            score: None,
        };
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::level => contract.level = inner.as_str().parse().unwrap_or(0),
                Rule::strain => contract.strain = strain(inner.as_str()),
                Rule::doubled => contract.doubling = Doubling::Doubled,
                Rule::redoubled => contract.doubling = Doubling::Redoubled,
                Rule::seat => contract.declarer = Some(self.seat(&inner)),
                Rule::result => {
                    contract.result = Some(match part(&inner, Rule::digits) {
                        Some(digits) => self.score(&inner, &digits)?,
                        None => 0,
                    });
                }
                Rule::claimed_score => {
                    let number = self.need(&inner, Rule::number)?;
                    contract.score = Some(self.score(&inner, &number)?);
                }
                _ => {}
            }
        }
        Ok(contract)
    }
}

/// The first part of a match that a rule has matched.
pub(super) fn part<'i>(pair: &Pair<'i>, rule: Rule) -> Option<Pair<'i>> {
    pair.clone().into_inner().find(|inner| inner.as_rule() == rule)
}

fn is_negative(pair: &Pair<'_>) -> bool {
    part(pair, Rule::minus).is_some()
}

/// The value with the sign that stands among the parts of `pair`.
pub(super) fn signed(pair: &Pair<'_>, value: Exact) -> Exact {
    if is_negative(pair) { -value } else { value }
}

fn strain(text: &str) -> Strain {
    let plain = text.trim_end_matches(['\u{fe0e}', '\u{fe0f}']).to_ascii_lowercase();
    match plain.as_str() {
        "s" | "♠" | "♤" => Strain::Spades,
        "h" | "♥" | "♡" => Strain::Hearts,
        "d" | "♦" | "♢" | "\u{f0a8}" => Strain::Diamonds,
        "c" | "♣" | "♧" => Strain::Clubs,
        _ => Strain::NoTrump,
    }
}

/// The diagnostic for the comma at byte `at`, if digits stand on either side of it.
pub(super) fn decimal_comma(file: FileId, text: &str, at: usize) -> Option<Diagnostic> {
    let before = text.get(..at)?;
    let after = text.get(at..)?.strip_prefix(',')?;
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    let whole = before.bytes().rev().take_while(is_digit).count();
    let fraction = after.bytes().take_while(is_digit).count();
    if whole == 0 || fraction == 0 {
        return None;
    }
    let start = at.saturating_sub(whole);
    let end = at.saturating_add(1).saturating_add(fraction);
    let with_point = format!("{}.{}", text.get(start..at)?, after.get(..fraction)?);
    Some(Diagnostic::at(Span::new(file, start, end), SyntaxProblem::DecimalComma { with_point }))
}
