//! The mistake that an answer shows. Only what is written shows one: the ruling, or figures that are the key's own in the
//! wrong place, with the wrong sign or not rounded. That a figure is also what some mistake would give is a coincidence.

use super::answer::{PointsScale, ScoredAnswer, Values};
use super::law::StatedLaw;
use super::mark::Mistake;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{ResolvedSide, Sides};
use crate::session::{Averaged, Breakdown, Pitfall, Scope};

/// The key's scores averaged before they are scored, with the working; `None` for a key of figures.
pub(super) fn averaged_key(key: &ScoredAnswer, scope: &Scope) -> Option<Box<Pitfall>> {
    let ScoredAnswer::Ruling { written, .. } = key else { return None };
    scope.pitfall(written).ok().map(Box::new)
}

/// Returns whether an answer adjusts the score although by the key the score obtained stands.
pub(super) fn adjusts(key: &ScoredAnswer, answer: &ScoredAnswer, obtained: Option<&Breakdown>) -> bool {
    let is_obtained = |scored: &ScoredAnswer| obtained.is_some_and(|obtained| scored.is_of(obtained));
    let stands = key.law().map_or_else(|| is_obtained(key), StatedLaw::is_score_stands);
    let is_other = || obtained.is_some() && answer.breakdown().is_some() && !is_obtained(answer);
    stands && answer.law().map_or_else(is_other, StatedLaw::is_adjust)
}

/// A wrong answer beside what is right.
struct WrongAnswer<'a> {
    key: &'a ScoredAnswer,
    answer: &'a ScoredAnswer,
    scale: &'a PointsScale,
    /// The figures of the key.
    right: Values,
    /// The sides that are wrong and of which the answer speaks, one at least.
    wrong: Vec<Side>,
}

/// The mistake that the answer shows on every side that is wrong, if it shows one. The likelier come first.
pub(super) fn mistake<'key>(
    key: &ScoredAnswer,
    answer: &ScoredAnswer,
    scale: &PointsScale,
    averaged: impl FnOnce() -> Option<&'key Pitfall>,
) -> Option<Mistake> {
    let right = key.values().or_else(|| key.stated_points(scale))?;
    let is_wrong = |side: &Side| {
        // Of a side that the answer leaves out there is nothing to explain.
        answer.is_right(*side, key, scale) == Some(false) && answer.gives(*side, &right, scale).is_some()
    };
    let wrong: Vec<Side> = Side::BOTH.into_iter().filter(is_wrong).collect();
    let first = *wrong.first()?;
    let wrong = WrongAnswer { key, answer, scale, right, wrong };
    if answer.breakdown().is_none() {
        return wrong.mistaken_figures(first);
    }
    let is_averaged =
        || averaged().and_then(|pitfall| pitfall.wrong.as_ref()).is_some_and(|one| wrong.is_averaged(one));
    wrong.mistaken_ruling(first).or_else(|| is_averaged().then_some(Mistake::AveragedFirst))
}

impl WrongAnswer<'_> {
    fn right_points(&self, side: Side) -> &Exact {
        &self.right.by(side).0
    }

    /// Returns whether the answer gives each wrong side these points, which are not what is right.
    fn has_points(&self, points: impl Fn(Side) -> Exact) -> bool {
        let given = Sides::of(|side| (points(side), None));
        self.wrong.iter().all(|side| {
            given.by(*side).0 != *self.right_points(*side) && self.answer.nearly_gives(*side, &given, self.scale)
        })
    }

    /// Returns whether each wrong side is given the average of the key's scores for it, as a score.
    fn is_averaged(&self, averaged: &Averaged) -> bool {
        let Some(answer) = self.answer.breakdown() else { return false };
        self.wrong.iter().all(|side| {
            let average =
                averaged.sides.by(*side).as_ref().filter(|side| side.parts.len() > 1).map(|side| &side.average);
            let mut given = answer.assessment.scored.applied.by(*side).weighted();
            match (given.next(), given.next(), average) {
                // Cut or rounded to a whole point.
                (Some((score, _)), None, Some(average)) => (average - &Exact::from(score)).abs() < Exact::ONE,
                _ => false,
            }
        })
    }

    /// The mistake that two rulings show before they are scored; `first` is the first side that is wrong.
    fn mistaken_ruling(&self, first: Side) -> Option<Mistake> {
        let (key, answer) = (self.key.breakdown()?, self.answer.breakdown()?);
        let (key_sides, sides) = (&key.assessment.scored.applied, &answer.assessment.scored.applied);
        let is_same = |one: &ResolvedSide, other: &ResolvedSide| one.is_same_as(other);
        if key.assessment.group != answer.assessment.group
            && Side::BOTH.into_iter().all(|side| is_same(key_sides.by(side), sides.by(side)))
        {
            return Some(Mistake::OtherGroup);
        }
        if Side::BOTH.into_iter().all(|side| is_same(key_sides.by(side), sides.by(side.opponents()))) {
            return Some(Mistake::SidesSwapped);
        }
        if sides.is_balanced() {
            // One side's own ruling, given to both.
            let is_left = self.wrong.len() == 1 && is_same(key_sides.by(first.opponents()), sides.by(first));
            return is_left.then_some(Mistake::Complement(first));
        }
        let is_turned = |side: Side| has_turned_scores(key_sides.by(side), sides.by(side));
        let turned = Side::BOTH.into_iter().find(|side| is_turned(*side) && !is_turned(side.opponents()));
        turned.map(Mistake::SignTurned)
    }

    /// The mistake that the figures show; `first` is the first side that is wrong.
    fn mistaken_figures(&self, first: Side) -> Option<Mistake> {
        if self.wrong.iter().all(|side| self.answer.nearly_gives(*side, &self.right, self.scale)) {
            return Some(Mistake::Rounded);
        }
        let top = self.scale.top();
        if top.is_none() && self.has_points(|side| -self.right_points(side)) {
            return Some(Mistake::SignTurned(first));
        }
        let are_both_wrong = self.wrong.len() > 1;
        if are_both_wrong && self.has_points(|side| self.right_points(side.opponents()).clone()) {
            return Some(Mistake::SidesSwapped);
        }
        let is_other_right = self.answer.gives(first.opponents(), &self.right, self.scale) == Some(true);
        let whole = top.cloned().unwrap_or_default();
        if is_other_right && self.has_points(|side| &whole - self.right_points(side.opponents())) {
            return Some(Mistake::Complement(first));
        }
        let percentage = |side, top: &Exact| {
            self.right_points(side).over(top).map_or(Exact::ZERO, |share| &share * &Exact::from(100_i64))
        };
        if top.is_some_and(|top| self.has_points(|side| percentage(side, top))) {
            return Some(Mistake::BarePercentage);
        }
        let key = self.key.breakdown()?;
        self.has_points(|side| key.figure(side).unrounded.clone()).then_some(Mistake::Unrounded)
    }
}

/// Returns whether a side is given the other's scores with every sign turned.
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
