//! Builds rulings and their outcomes from what the grammar has matched.

use super::grammar::{Pair, Rule};
use super::hand::TABLE_RESULT;
use super::mistakes;
use super::piece::Piece;
use super::reader::{Built, Reader, is_negative, part, seat, side_word, signed};
use super::written::{Component, Damage, Ruling, RulingKind, SideExpression, SideKind, Spanned, place};
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::Exact;
use crate::ruling::notation::{MAX_PERCENTAGE, MAX_SCORE};
use crate::ruling::{
    self, Artificial, Doubling, Strain, Weight, WrittenContract as Contract, WrittenOutcome as Outcome,
};
use crate::source::Span;

/// The outcome of a component.
enum ComponentTarget {
    Name(String),
    Outcome(Outcome),
}

impl Reader<'_> {
    /// The ruling among the parts of a match.
    pub fn ruling_in(&self, pair: &Pair<'_>) -> Built<Ruling> {
        self.need(pair, Rule::ruling).and_then(|ruling| self.ruling(&ruling))
    }

    /// The ruling among the parts of a match, where there is one.
    pub fn optional_ruling_in(&self, pair: &Pair<'_>) -> Built<Option<Ruling>> {
        part(pair, Rule::ruling).map(|ruling| self.ruling(&ruling)).transpose()
    }

    /// A score, its sign among the parts of `pair`.
    fn score(&self, pair: &Pair<'_>, number: &Pair<'_>) -> Built<i32> {
        if let Some((whole, fraction)) = number.as_str().split_once('.') {
            return self.fail(number, mistakes::without_separator(whole, fraction).unwrap_or(Problem::WholePoints));
        }
        let points = self.whole(number, MAX_SCORE, Problem::ScoreRange { limit: MAX_SCORE })?;
        let points = i32::try_from(points).unwrap_or(i32::MAX);
        Ok(if is_negative(pair) { points.saturating_neg() } else { points })
    }

    /// A ruling with the group it belongs to.
    pub fn ruling(&self, pair: &Pair<'_>) -> Built<Ruling> {
        let kind = self.ruling_kind(pair)?;
        let group = part(pair, Rule::string).map(|group| self.string(&group)).transpose()?;
        Ok(Ruling { kind, group, span: self.span(pair) })
    }

    /// A ruling, or one inside `damage`.
    fn ruling_kind(&self, pair: &Pair<'_>) -> Built<RulingKind> {
        let mut sides = Vec::new();
        let mut damage = None;
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::side => sides.push(self.side(&inner)?),
                Rule::damage => damage = Some(self.damage(&inner)?),
                Rule::both_averages => sides.extend(self.both_averages(&inner)?),
                _ => {}
            }
        }
        let mut sides = sides.into_iter();
        let kind = match (damage, sides.next(), sides.next()) {
            (Some(damage), _, _) => RulingKind::Damage(Box::new(damage)),
            (None, Some(ns), Some(ew)) => RulingKind::Split { ns, ew },
            (None, Some(both), None) => RulingKind::Both(both),
            (None, None, _) => {
                return self.need(pair, Rule::side).and_then(|pair| self.fail(&pair, Problem::NotARuling));
            }
        };
        let parts = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::side);
        let written: Vec<&str> = parts.map(|side| side.as_str().trim()).collect();
        match mistakes::doubtful(&kind, &written) {
            // The group behind a ruling stays.
            Some(problem) => Err(Box::new(Diagnostic::at(place(&kind), problem))),
            None => Ok(kind),
        }
    }

    /// `A60/40`: what each side gets of the top, NS first.
    fn both_averages(&self, pair: &Pair<'_>) -> Built<Vec<SideExpression>> {
        let shares = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::two_digits);
        let side = |share: Pair<'_>| {
            let percent = self.whole(&share, MAX_PERCENTAGE, Problem::PercentageRange)?;
            let share_of_top = &Exact::from(i64::from(percent)) * &Exact::percent(1);
            let outcome = self.spanned(&share, Outcome::Artificial(Artificial::Share(share_of_top)));
            let span = outcome.span;
            Ok(SideExpression { kind: SideKind::Components(vec![Component { weight: None, outcome }]), span })
        };
        shares.map(side).collect()
    }

    fn damage(&self, pair: &Pair<'_>) -> Built<Damage> {
        let side = part(pair, Rule::side_name).map(|side| side_word(&side));
        let mut rulings = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::plain_ruling);
        let (Some(before), Some(after)) = (rulings.next(), rulings.next()) else {
            return self.fail(pair, Problem::DamageForm);
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
                        ComponentTarget::Name(name) if weight.is_some() && name.eq_ignore_ascii_case(TABLE_RESULT) => {
                            components
                                .push(Component { weight, outcome: Spanned::new(Outcome::TableResult, outcome.span) });
                        }
                        ComponentTarget::Name(name) => names.push((name, outcome.span, weight.is_some())),
                        ComponentTarget::Outcome(node) => {
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
                return Err(Box::new(Diagnostic::at(place, Problem::NameAsComponent { name })));
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
        let at = self.normalised.start(comma.as_span().start());
        if (bare(before) || bare(after))
            && let Some(diagnostic) = decimal_comma(self.piece, self.piece.start.saturating_add(at))
        {
            return Err(Box::new(diagnostic));
        }
        Ok(())
    }

    fn component(&self, pair: &Pair<'_>) -> Built<(Option<Spanned<Weight>>, Spanned<ComponentTarget>)> {
        let mut weight = None;
        let mut outcome = None;
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::weight => weight = Some(self.spanned(&inner, self.weight(&inner)?)),
                Rule::of_word => {}
                _ => outcome = Some(self.spanned(&inner, self.outcome(&inner)?)),
            }
        }
        match outcome {
            Some(outcome) => Ok((weight, outcome)),
            None => self.fail(pair, Problem::NotARuling),
        }
    }

    fn weight(&self, pair: &Pair<'_>) -> Built<Weight> {
        let Some(inner) = pair.clone().into_inner().next() else { return self.fail(pair, Problem::NotARuling) };
        Ok(match inner.as_rule() {
            Rule::rest_word => Weight::Rest,
            Rule::name => Weight::Variable(inner.as_str().to_string()),
            _ => Weight::Share(self.share(&inner)?),
        })
    }

    fn outcome(&self, pair: &Pair<'_>) -> Built<ComponentTarget> {
        Ok(ComponentTarget::Outcome(match pair.as_rule() {
            Rule::contract => Outcome::Contract(self.contract(pair)?),
            Rule::passed_out => Outcome::PassedOut,
            Rule::average => Outcome::Artificial(average(pair.as_str())),
            Rule::comma_share => Outcome::Artificial(Artificial::Share(self.percentage(pair)?)),
            Rule::named => return Ok(ComponentTarget::Name(pair.as_str().to_string())),
            _ => self.figure(pair)?,
        }))
    }

    fn figure(&self, pair: &Pair<'_>) -> Built<Outcome> {
        let number = self.need(pair, Rule::number)?;
        if part(pair, Rule::percent_sign).is_some() {
            return Ok(Outcome::Artificial(Artificial::Share(self.percentage(pair)?)));
        }
        if part(pair, Rule::imp_word).is_some() {
            let amount = self.decimal(&number, Problem::DigitsRange)?;
            if amount > i64::from(MAX_SCORE) {
                return self.fail(&number, Problem::DigitsRange);
            }
            return Ok(Outcome::Artificial(Artificial::Imps(signed(pair, amount))));
        }
        Ok(Outcome::Score(self.score(pair, &number)?))
    }

    pub(super) fn contract(&self, pair: &Pair<'_>) -> Built<Contract> {
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
                Rule::strain => contract.strain = Strain::of_sign(inner.as_str()).unwrap_or(Strain::NoTrump),
                Rule::doubled => contract.doubling = Doubling::Doubled,
                Rule::redoubled => contract.doubling = Doubling::Redoubled,
                Rule::seat => contract.declarer = Some(seat(&inner)),
                Rule::result => {
                    contract.result = Some(match part(&inner, Rule::digits) {
                        Some(digits) => self.score(&inner, &digits)?,
                        None => 0,
                    });
                }
                Rule::taken => contract.result = Some(result_of(contract.level, self.score(&inner, &inner)?)),
                Rule::column_score => {
                    let digits = self.need(&inner, Rule::digits)?;
                    contract.score = Some(self.score(&inner, &digits)?);
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

/// `AVE`, `A+`, `average minus`
fn average(text: &str) -> Artificial {
    let text = text.to_ascii_lowercase();
    if text.ends_with('+') || text.ends_with("plus") {
        Artificial::AveragePlus
    } else if text.ends_with('-') || text.ends_with("minus") {
        Artificial::AverageMinus
    } else {
        Artificial::Average
    }
}

/// The result from a number behind a contract and its declarer: up to thirteen it counts tricks taken, else it is the
/// score.
fn result_of(level: u8, number: i32) -> i32 {
    let needed = i32::from(ruling::Contract::needed(level));
    if number > ruling::Contract::TRICKS.into() { number } else { number.saturating_sub(needed) }
}

/// The diagnostic for the comma at byte `at` of the text of a piece, if there are digits on either side of it.
pub(super) fn decimal_comma(piece: Piece<'_>, at: usize) -> Option<Diagnostic> {
    let text = piece.text;
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
    let (whole, fraction) = (text.get(start..at)?, after.get(..fraction)?);
    let problem = match mistakes::without_separator(whole, fraction) {
        Some(problem) => problem,
        None => Problem::DecimalComma { with_point: Some(format!("{whole}.{fraction}")) },
    };
    Some(Diagnostic::at(Span::new(piece.file, start, end), problem))
}
