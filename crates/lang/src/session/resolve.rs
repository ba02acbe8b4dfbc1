//! From a ruling as it is written to one that can be scored: names resolved, weights summed, artificial scores in their
//! place.

use super::fineness::{CommonDenominator, MOST_DIGITS};
use crate::diagnostic::{Diagnostic, Mistake, Problem, closest};
use crate::number::{Divisor, Exact};
use crate::ruling::{
    Artificial, Component, ContractError, Damage, Outcome, Ruling, Seat, Side, SideRuling, WrittenContract,
    WrittenContractError,
};
use crate::source::Span;
use crate::syntax::{self, tree};

/// Names that may lead to one another in a row.
pub(super) const LONGEST_CHAIN: usize = 256;

/// Names that one ruling may lead through; sides that double at each name would soon be beyond counting.
const MOST_NAMES: usize = 1000;

/// A lookup of names of rulings.
pub trait Names {
    /// The ruling of a name; case does not count.
    fn ruling(&self, name: &str) -> Option<&tree::Ruling>;
    /// The value of a name of `vary` or `solve`.
    fn weight(&self, name: &str) -> Option<Exact> {
        let _ = name;
        None
    }
    /// The side that did not offend, if there is one: the damage is its own unless a side is named.
    fn non_offenders(&self) -> Option<Side> {
        None
    }
    /// All names, for suggestions.
    fn known(&self) -> Vec<&str>;
}

/// The ruling as it can be scored, with its names resolved.
///
/// # Errors
/// Every reason for which the Laws or the notation refuse it, at its place.
pub fn resolve(written: &tree::Ruling, names: &dyn Names) -> Result<Ruling, Vec<Diagnostic>> {
    let mut resolver = Resolver::new(names);
    match resolver.ruling(&written.kind) {
        Some(ruling) if resolver.problems.is_empty() => Ok(ruling),
        _ => Err(resolver.problems),
    }
}

/// From which value, 0 at least, to which the weight that has a name lets all weights of rulings be: no `rest` is negative,
/// and without a `rest` they sum to 1. None where they never can.
pub(super) fn weight_range(written: &[&tree::Ruling], names: &dyn Names) -> Option<(Exact, Exact)> {
    let mut resolver = Resolver::new(names);
    for ruling in written {
        resolver.ruling(&ruling.kind);
    }
    let (low, high) = resolver.range;
    let high = high.unwrap_or(Exact::ONE);
    (low <= high).then_some((low, high))
}

/// The places of the components of a ruling that can be resolved, in the order of the notation.
pub fn places(written: &tree::Ruling, names: &dyn Names) -> Vec<Span> {
    let mut found = Vec::new();
    places_of_ruling(&written.kind, names, &mut found);
    found
}

fn places_of_ruling(written: &tree::RulingKind, names: &dyn Names, found: &mut Vec<Span>) {
    match written {
        tree::RulingKind::Both(side) => match &side.kind {
            tree::SideKind::Name(name) => {
                if let Some(named) = names.ruling(name) {
                    places_of_ruling(&named.kind, names, found);
                }
            }
            tree::SideKind::Components(_) => places_of_side(side, Side::NS, names, found),
        },
        tree::RulingKind::Split { ns, ew } => {
            places_of_side(ns, Side::NS, names, found);
            places_of_side(ew, Side::EW, names, found);
        }
        tree::RulingKind::Damage(damage) => {
            let parts = [Some(&damage.before), Some(&damage.after), damage.obtained.as_ref()];
            parts.into_iter().flatten().for_each(|part| places_of_ruling(part, names, found));
        }
    }
}

/// The same for one side of a ruling.
fn places_of_side(written: &tree::SideExpression, side: Side, names: &dyn Names, found: &mut Vec<Span>) {
    match &written.kind {
        tree::SideKind::Components(components) => match components.as_slice() {
            [tree::Component { weight: None, outcome }] => {
                let is_artificial = matches!(outcome.node, tree::Outcome::Artificial(_));
                found.extend((!is_artificial).then_some(written.span));
            }
            _ => found.extend(components.iter().map(|component| component.outcome.span)),
        },
        tree::SideKind::Name(name) => match names.ruling(name).map(|ruling| &ruling.kind) {
            Some(tree::RulingKind::Both(both)) => places_of_side(both, side, names, found),
            Some(tree::RulingKind::Split { ns, ew }) => {
                places_of_side(if side == Side::NS { ns } else { ew }, side, names, found);
            }
            Some(tree::RulingKind::Damage(_)) | None => {}
        },
    }
}

struct Resolver<'a> {
    names: &'a dyn Names,
    /// The names being resolved, outermost first, in lower case.
    chain: Vec<String>,
    resolved: usize,
    problems: Vec<Diagnostic>,
    /// The least and the greatest that the weight with a name can be, as far as the weights beside it tell.
    range: (Exact, Option<Exact>),
}

impl<'a> Resolver<'a> {
    fn new(names: &'a dyn Names) -> Self {
        Self { names, chain: Vec::new(), resolved: 0, problems: Vec::new(), range: (Exact::ZERO, None) }
    }

    fn refuse<T>(&mut self, span: Span, problem: Problem) -> Option<T> {
        self.problems.push(Diagnostic::at(span, problem));
        None
    }

    fn ruling(&mut self, written: &tree::RulingKind) -> Option<Ruling> {
        match written {
            tree::RulingKind::Both(side) => match &side.kind {
                tree::SideKind::Name(name) => self.named(name, side.span),
                tree::SideKind::Components(components) => {
                    let both = self.components(components, side.span)?;
                    if let SideRuling::Artificial(Artificial::Imps(amount)) = both {
                        return self.refuse(side.span, Problem::ArtificialBoth { amount });
                    }
                    Some(Ruling::Both(both))
                }
            },
            tree::RulingKind::Split { ns, ew } => {
                // `N/A` is a split by its letters.
                if let tree::SideKind::Name(name) = &ns.kind
                    && self.names.ruling(name).is_none()
                    && let Some(readings) = syntax::not_played(&written.to_string())
                {
                    let problem = Problem::Mistake { mistake: Mistake::NotPlayed, readings };
                    return self.refuse(tree::place(written), problem);
                }
                let (ns, ew) = (self.side(ns, Side::NS), self.side(ew, Side::EW));
                Some(Ruling::Split { ns: ns?, ew: ew? })
            }
            tree::RulingKind::Damage(damage) => {
                let Some(side) = damage.side.or_else(|| self.names.non_offenders()) else {
                    let of =
                        |side| tree::RulingKind::Damage(Box::new(tree::Damage { side: Some(side), ..*damage.clone() }));
                    let readings = Side::BOTH.map(|side| of(side).to_string()).into();
                    return self.refuse(tree::place(written), Problem::DamageSideMissing { readings });
                };
                let before = self.yardstick(&damage.before);
                let after = self.yardstick(&damage.after);
                let obtained = match &damage.obtained {
                    Some(obtained) => Some(self.yardstick(obtained)?),
                    None => None,
                };
                Some(Ruling::Damage(Box::new(Damage { side, before: before?, after: after?, obtained })))
            }
        }
    }

    /// X, Y or Z of `damage`: weighted or split, but neither artificial nor damage itself.
    fn yardstick(&mut self, written: &tree::RulingKind) -> Option<Ruling> {
        let ruling = self.ruling(written)?;
        let artificial = |side| matches!(ruling.side(side), Some(SideRuling::Artificial(_)));
        if matches!(ruling, Ruling::Damage(_)) {
            return self.refuse(tree::place(written), Problem::DamageNested);
        }
        if Side::BOTH.into_iter().any(artificial) {
            return self.refuse(tree::place(written), Problem::DamageArtificial);
        }
        Some(ruling)
    }

    fn named(&mut self, name: &str, span: Span) -> Option<Ruling> {
        let Some(written) = self.names.ruling(name) else {
            if name.eq_ignore_ascii_case("ans") {
                return self.refuse(span, Problem::NoAnswerYet);
            }
            if name.eq_ignore_ascii_case(syntax::TABLE_RESULT) {
                return self.refuse(span, Problem::StandsUnknown);
            }
            if let Some(readings) = syntax::not_played(name) {
                return self.refuse(span, Problem::Mistake { mistake: Mistake::NotPlayed, readings });
            }
            if let Some(problem) = syntax::unfinished(name) {
                return self.refuse(span, problem);
            }
            let nearest = closest(name, self.names.known()).map(str::to_owned);
            let suggestion = nearest.or_else(|| syntax::known_word(name));
            return self.refuse(span, Problem::UnknownName { name: name.to_owned(), suggestion });
        };
        self.resolved = self.resolved.saturating_add(1);
        if self.resolved > MOST_NAMES {
            // Said once; every further name would say it again.
            let stated = self.resolved > MOST_NAMES.saturating_add(1);
            return if stated { None } else { self.refuse(span, Problem::TooManyNames { limit: MOST_NAMES }) };
        }
        let key = name.to_lowercase();
        if self.chain.contains(&key) {
            return self.refuse(span, Problem::CircularName { name: name.to_owned() });
        }
        if self.chain.len() >= LONGEST_CHAIN {
            return self.refuse(span, Problem::TooManyNames { limit: LONGEST_CHAIN });
        }
        self.chain.push(key);
        let ruling = self.ruling(&written.kind);
        self.chain.pop();
        ruling
    }

    fn side(&mut self, written: &tree::SideExpression, side: Side) -> Option<SideRuling> {
        match &written.kind {
            tree::SideKind::Components(components) => self.components(components, written.span),
            tree::SideKind::Name(name) => {
                let ruling = self.named(name, written.span)?;
                match ruling.side(side) {
                    Some(part) => Some(part.clone()),
                    None => self.refuse(written.span, Problem::NameNotOneSided { name: name.clone() }),
                }
            }
        }
    }

    fn components(&mut self, written: &[tree::Component], span: Span) -> Option<SideRuling> {
        if let [tree::Component { weight: None, outcome }] = written {
            return match &outcome.node {
                tree::Outcome::Artificial(artificial) => Some(SideRuling::Artificial(artificial.clone())),
                _ => self.outcome(outcome, Exact::ONE).map(SideRuling::Assigned),
            };
        }
        let before = self.problems.len();
        let weights = self.weights(written, span);
        let mut components = Vec::with_capacity(written.len());
        for (component, weight) in written.iter().zip(weights) {
            components.extend(self.outcome(&component.outcome, weight).unwrap_or_default());
        }
        (self.problems.len() == before).then_some(SideRuling::Assigned(components))
    }

    /// The weights, `rest` filled in; they must sum to 1 (Law 12C1(c) weighs what could have happened).
    fn weights(&mut self, written: &[tree::Component], span: Span) -> Vec<Exact> {
        let mut sum = Exact::ZERO;
        let mut rest: Option<(usize, Span)> = None;
        let mut complete = true;
        let mut denominator = CommonDenominator::new();
        let mut weights = Vec::with_capacity(written.len());
        for (at, component) in written.iter().enumerate() {
            let mut share = Exact::ZERO;
            match component.weight.as_ref().map(|weight| (&weight.node, weight.span)) {
                Some((tree::Weight::Share(given), _)) => share = given.clone(),
                Some((tree::Weight::Rest, place)) if rest.is_some() => {
                    complete = false;
                    self.problems.push(Diagnostic::at(place, Problem::RestTwice));
                }
                Some((tree::Weight::Rest, place)) => rest = Some((at, place)),
                Some((tree::Weight::Variable(name), place)) => match self.names.weight(name) {
                    Some(given) => share = given,
                    None => {
                        complete = false;
                        let problem =
                            Problem::UnknownWeight { name: name.clone(), suggestion: syntax::known_weight(name) };
                        self.problems.push(Diagnostic::at(place, problem));
                    }
                },
                None => {
                    complete = false;
                    self.problems.push(Diagnostic::at(component.outcome.span, Problem::WeightMissing));
                }
            }
            if !denominator.admits(&share) {
                self.problems.push(Diagnostic::at(span, Problem::WeightsFine { digits: MOST_DIGITS }));
                return Vec::new();
            }
            sum += &share;
            weights.push(share);
        }
        self.narrow_range(written, &weights);
        let left = &Exact::ONE - &sum;
        match rest {
            Some((_, place)) if complete && left.is_negative() => {
                self.problems.push(Diagnostic::at(place, Problem::RestNegative { left }));
            }
            Some((at, _)) => {
                if let Some(weight) = weights.get_mut(at) {
                    *weight = left;
                }
            }
            None if complete && !left.is_zero() => {
                let readings = in_thirds(written).into_iter().chain(with_the_rest(written, &sum)).collect();
                self.problems.push(Diagnostic::at(span, Problem::WeightsSum { sum, readings }));
            }
            None => {}
        }
        weights
    }

    /// Takes the weights of one side into account for what the weight with a name can be.
    fn narrow_range(&mut self, written: &[tree::Component], weights: &[Exact]) {
        let is = |component: &tree::Component, kind: fn(&tree::Weight) -> bool| {
            component.weight.as_ref().is_some_and(|weight| kind(&weight.node))
        };
        let variable: fn(&tree::Weight) -> bool = |weight| matches!(weight, tree::Weight::Variable(_));
        let variables = written.iter().filter(|component| is(component, variable)).count();
        let Some(variables) = i64::try_from(variables).ok().map(Exact::from).and_then(Divisor::new) else { return };
        let others = written.iter().zip(weights).filter(|(component, _)| !is(component, variable));
        let left = 1 - others.map(|(_, weight)| weight).sum::<Exact>();
        let each = left / variables;
        let (low, high) = &mut self.range;
        if !written.iter().any(|component| is(component, |weight| *weight == tree::Weight::Rest)) {
            *low = each.clone().max(low.clone());
        }
        *high = Some(match high.take() {
            Some(high) => high.min(each),
            None => each,
        });
    }

    /// The components that an outcome with its weight stands for; the table's result is those of the score obtained.
    fn outcome(&mut self, written: &tree::Spanned<tree::Outcome>, weight: Exact) -> Option<Vec<Component>> {
        let outcome = match &written.node {
            tree::Outcome::Score(points) => Outcome::Score(*points),
            tree::Outcome::PassedOut => Outcome::PassedOut,
            tree::Outcome::Artificial(_) => return self.refuse(written.span, Problem::WeightedArtificial),
            tree::Outcome::Contract(contract) => match contract_outcome(contract) {
                Ok(outcome) => outcome,
                Err(problem) => return self.refuse(written.span, problem),
            },
            tree::Outcome::TableResult => match self.named(syntax::TABLE_RESULT, written.span)? {
                Ruling::Both(SideRuling::Assigned(parts)) => {
                    return Some(
                        parts.into_iter().map(|own| Component { weight: own.weight * &weight, ..own }).collect(),
                    );
                }
                _ => {
                    let name = syntax::TABLE_RESULT.to_owned();
                    return self.refuse(written.span, Problem::NameAsComponent { name });
                }
            },
        };
        Some(vec![Component { weight, outcome }])
    }
}

/// The side with fractions in the place of percentages that are thirds or sixths rounded, where those sum to 1.
fn in_thirds(written: &[tree::Component]) -> Option<String> {
    let mut sum = Exact::ZERO;
    let mut components = Vec::with_capacity(written.len());
    for component in written {
        let weight = component.weight.as_ref()?;
        let tree::Weight::Share(share) = &weight.node else { return None };
        let share = nearest_third(share).unwrap_or_else(|| share.clone());
        sum += &share;
        let weight = Some(tree::Spanned::new(tree::Weight::Share(share), weight.span));
        components.push(tree::Component { weight, outcome: component.outcome.clone() });
    }
    (sum == Exact::ONE).then(|| one_side(components))
}

/// The side with what the other outcomes leave for the last one, where they leave anything.
fn with_the_rest(written: &[tree::Component], sum: &Exact) -> Option<String> {
    let (last, others) = written.split_last().filter(|(_, others)| !others.is_empty())?;
    let weight = last.weight.as_ref()?;
    let tree::Weight::Share(share) = &weight.node else { return None };
    let weight = Some(tree::Spanned::new(tree::Weight::Rest, weight.span));
    let last = tree::Component { weight, outcome: last.outcome.clone() };
    (sum - share < Exact::ONE).then(|| one_side(others.iter().cloned().chain([last]).collect()))
}

/// A side of these components, in its canonical form.
fn one_side(components: Vec<tree::Component>) -> String {
    let span = Span::default();
    let side = tree::SideExpression { kind: tree::SideKind::Components(components), span };
    syntax::ruling(&tree::Ruling { kind: tree::RulingKind::Both(side), group: None, span })
}

/// 33%, 34%, 66%, 67%, 16%, 17%, 83%, 84% and with decimals, as the fraction of which they are a rounding.
fn nearest_third(share: &Exact) -> Option<Exact> {
    [(1, 3), (2, 3), (1, 6), (5, 6)].into_iter().filter_map(|(above, below)| Exact::fraction(above, below)).find(
        |fraction| {
            let away = share - fraction;
            !away.is_zero() && away.abs() < Exact::percent(1)
        },
    )
}

fn contract_outcome(written: &WrittenContract) -> Result<Outcome, Problem> {
    let without = |parts: WrittenContract| parts.to_string();
    written.outcome().map_err(|error| match error {
        WrittenContractError::ResultMissing => Problem::ContractResult { contract: without(written.bid()) },
        WrittenContractError::DeclarerMissing => {
            let by = |seat| without(WrittenContract { declarer: Some(seat), ..*written });
            let readings = Seat::North.clockwise().map(by).to_vec();
            Problem::ContractDeclarer { contract: without(WrittenContract { score: None, ..*written }), readings }
        }
        WrittenContractError::Impossible(ContractError::Level) => Problem::ContractLevel,
        WrittenContractError::Impossible(ContractError::Result { over, under }) => {
            let contract = without(WrittenContract { declarer: None, score: None, ..*written });
            Problem::ContractRange { contract, over, under }
        }
    })
}
