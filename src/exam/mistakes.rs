//! Which of the known mistakes an answer has made: it has the figures that the mistake gives.

use super::answer::{PointsScale, ScoredAnswer, Values, values};
use super::mark::Mistake;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{ResolvedSide, SETTINGS, Sides};
use crate::session::Pitfall;
use crate::session::Scope;
use crate::source::Span;
use crate::syntax::tree::Spanned;

/// What the key's ruling comes to where it is scored in another way; nothing for a key of figures.
#[derive(Debug, Clone, Default)]
pub(super) struct Hypotheses {
    /// The key's scores averaged before they are scored.
    averaged: Option<Values>,
    /// The same with its working.
    pub pitfall: Option<Box<Pitfall>>,
    /// The key under every other value of each setting.
    conventions: Vec<(Mistake, Values)>,
}

impl Hypotheses {
    pub fn of(key: &ScoredAnswer, scope: &Scope) -> Self {
        let ScoredAnswer::Ruling { written, .. } = key else { return Self::default() };
        let pitfall = scope.pitfall(written).ok().map(Box::new);
        let averaged = pitfall.as_ref().and_then(|pitfall| pitfall.wrong.as_ref());
        let averaged = averaged.map(|averaged| values(&averaged.evaluation));
        let mut conventions = Vec::new();
        for setting in SETTINGS {
            let word = Spanned::new(setting.name.to_owned(), Span::default());
            let Ok(choices) = scope.conventions(Some(&word), written) else { continue };
            for row in choices.rows.iter().filter(|row| !row.in_force) {
                let (Ok(breakdown), Some(value)) = (&row.scored, &row.choice) else { continue };
                let mistake = match (setting.name, value.as_str()) {
                    ("short-field", "proportional") => Mistake::ByComparisons,
                    _ => Mistake::Convention { setting: setting.name, value: value.clone() },
                };
                conventions.push((mistake, values(&breakdown.assessment.evaluation())));
            }
        }
        Self { averaged, pitfall, conventions }
    }
}

/// A wrong answer beside what is right.
struct WrongAnswer<'a> {
    key: &'a ScoredAnswer,
    answer: &'a ScoredAnswer,
    scale: &'a PointsScale,
    /// What the key gives.
    right: Values,
    /// The sides that are wrong and of which the answer speaks, one at least.
    wrong: Vec<Side>,
}

/// The mistake whose figures the answer has on every side that is wrong, if one is known. The likelier come first.
pub(super) fn mistake<'key>(
    key: &ScoredAnswer,
    answer: &ScoredAnswer,
    scale: &PointsScale,
    hypotheses: impl FnOnce() -> &'key Hypotheses,
) -> Option<Mistake> {
    let right = key.values().or_else(|| key.stated_points(scale))?;
    let is_wrong = |side: &Side| {
        // Of a side that the answer leaves out there is nothing to explain.
        answer.is_right(*side, key, scale) == Some(false) && answer.gives(*side, &right, scale).is_some()
    };
    let wrong: Vec<Side> = Side::BOTH.into_iter().filter(is_wrong).collect();
    let first = *wrong.first()?;
    let wrong = WrongAnswer { key, answer, scale, right, wrong };
    if wrong.is_rounded() {
        return Some(Mistake::Rounded);
    }
    let hypotheses = hypotheses();
    if hypotheses.averaged.as_ref().is_some_and(|averaged| wrong.fits(averaged)) {
        return Some(Mistake::AveragedFirst);
    }
    let convention = || hypotheses.conventions.iter().find(|(_, values)| wrong.fits(values));
    wrong
        .mistaken_ruling()
        .or_else(|| wrong.mistaken_figures(first))
        .or_else(|| convention().map(|(mistake, _)| mistake.clone()))
}

impl WrongAnswer<'_> {
    fn is_rounded(&self) -> bool {
        self.wrong.iter().all(|side| self.answer.nearly_gives(*side, &self.right, self.scale))
    }

    /// Whether the answer is what a hypothesis gives; one that gives a wrong side what is right explains nothing.
    fn fits(&self, other: &Values) -> bool {
        self.wrong.iter().all(|side| {
            other.by(*side).0 != self.right.by(*side).0 && self.answer.nearly_gives(*side, other, self.scale)
        })
    }

    /// Whether the answer gives each wrong side these points.
    fn has_points(&self, points: impl Fn(Side) -> Exact) -> bool {
        self.fits(&Sides::of(|side| (points(side), None)))
    }

    fn right_points(&self, side: Side) -> &Exact {
        &self.right.by(side).0
    }

    /// What two rulings show before they are scored.
    fn mistaken_ruling(&self) -> Option<Mistake> {
        let (key, answer) = (self.key.breakdown()?, self.answer.breakdown()?);
        let (key_sides, sides) = (&key.assessment.scored.applied, &answer.assessment.scored.applied);
        if key.assessment.group != answer.assessment.group && key_sides == sides {
            return Some(Mistake::OtherGroup);
        }
        let is_swapped = |side: Side| has_same_scores(key_sides.by(side), sides.by(side.opponents()));
        if Side::BOTH.into_iter().all(is_swapped) {
            return Some(Mistake::SidesSwapped);
        }
        let is_turned = |side: Side| has_turned_scores(key_sides.by(side), sides.by(side));
        let turned = || Side::BOTH.into_iter().find(|side| is_turned(*side) && !is_turned(side.opponents()));
        if sides.is_balanced() { None } else { turned().map(Mistake::SignTurned) }
    }

    /// What the figures show; `first` is the first side that is wrong.
    fn mistaken_figures(&self, first: Side) -> Option<Mistake> {
        let top = self.scale.top();
        if top.is_none() && self.has_points(|side| -self.right_points(side)) {
            return Some(Mistake::SignTurned(first));
        }
        let are_both_wrong = self.wrong.len() > 1;
        if are_both_wrong && self.has_points(|side| self.right_points(side.opponents()).clone()) {
            return Some(Mistake::SidesSwapped);
        }
        let whole = top.cloned().unwrap_or_default();
        if !are_both_wrong && self.has_points(|side| &whole - self.right_points(side.opponents())) {
            return Some(Mistake::Complement(first));
        }
        let percentage = |side, top: &Exact| {
            self.right_points(side).over(top).map_or(Exact::ZERO, |share| &share * &Exact::from(100_i64))
        };
        if self.answer.breakdown().is_none() && top.is_some_and(|top| self.has_points(|side| percentage(side, top))) {
            return Some(Mistake::BarePercentage);
        }
        let key = self.key.breakdown()?;
        self.has_points(|side| key.figure(side).unrounded.clone()).then_some(Mistake::Unrounded)
    }
}

/// Whether two sides are given the same scores with the same weights, however the outcomes are written.
fn has_same_scores(one: &ResolvedSide, other: &ResolvedSide) -> bool {
    match (one, other) {
        (ResolvedSide::Assigned(_), ResolvedSide::Assigned(_)) => one.weighted().eq(other.weighted()),
        (one, other) => one == other,
    }
}

/// Whether a side is given the other's scores with every sign turned.
fn has_turned_scores(one: &ResolvedSide, other: &ResolvedSide) -> bool {
    let is_turned = |((score, weight), (turned, other_weight)): ((i32, &Exact), (i32, &Exact))| {
        score != 0 && turned == score.saturating_neg() && weight == other_weight
    };
    match (one, other) {
        (ResolvedSide::Assigned(own), ResolvedSide::Assigned(turned)) => {
            own.len() == turned.len() && one.weighted().zip(other.weighted()).all(is_turned)
        }
        _ => false,
    }
}
