//! Which of the known mistakes an answer has made: it has the figures that the mistake gives.

use super::marks::{Said, Scale, Values, values};
use crate::breakdown::Summary;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{ResolvedSide, SETTINGS, Setting, Sides};
use crate::session::State;
use crate::source::Span;
use crate::syntax::tree::Spanned;

/// What probably went wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mistake {
    /// The scores were averaged before they were scored.
    AveragedFirst,
    /// A side's figure has the other sign, or its scores are written from its own view.
    SignTurned(Side),
    /// The right ruling in another group of a fouled board.
    OtherGroup,
    /// Each side has the other's figure.
    SidesSwapped,
    /// A side was given what the other leaves of the top.
    Complement(Side),
    /// A percentage is written without its sign.
    BarePercentage,
    /// Right, but rounded without a `~` that says so.
    Rounded,
    /// Before rounding and penalties.
    Unrounded,
    /// Neuberg's factor taken from the comparisons instead of the results.
    ByComparisons,
    /// What another value of a setting gives.
    Convention(&'static str, String),
}

/// The mistake whose figures the answer has on every side that is wrong, if one is known.
pub(super) fn mistake(key: &Said, answer: &Said, state: &State, scale: &Scale) -> Option<Mistake> {
    let wrong: Vec<Side> =
        Side::BOTH.into_iter().filter(|side| answer.is_right(*side, key, scale) == Some(false)).collect();
    let right = key.values().or_else(|| key.stated(scale))?;
    // Of a side that the answer leaves out there is nothing to explain.
    let wrong: Vec<Side> = wrong.into_iter().filter(|side| answer.gives(*side, &right, scale).is_some()).collect();
    let [first, ..] = wrong.as_slice() else { return None };
    if wrong.iter().all(|side| answer.nearly_gives(*side, &right, scale)) {
        return Some(Mistake::Rounded);
    }
    let fits = |other: &Values| {
        // A hypothesis that gives a wrong side what is right explains nothing.
        let differs = wrong.iter().all(|side| other.by(*side).0 != right.by(*side).0);
        differs && wrong.iter().all(|side| answer.nearly_gives(*side, other, scale))
    };
    let hypothesis = |of: &dyn Fn(Side) -> Exact| Sides::of(|side| (of(side), None));
    if let Said::Ruling(_, written) = key
        && let Ok(found) = state.pitfall(written)
        && let Some(averaged) = found.wrong
        && fits(&values(&averaged.summary))
    {
        return Some(Mistake::AveragedFirst);
    }
    if let (Said::Ruling(key, _), Said::Ruling(answer, _)) = (key, answer) {
        let (key_sides, sides) = (&key.scored.applied, &answer.scored.applied);
        if key.group != answer.group && key_sides == sides {
            return Some(Mistake::OtherGroup);
        }
        if Side::BOTH.into_iter().all(|side| same(key_sides.by(side), sides.by(side.opponents()))) {
            return Some(Mistake::SidesSwapped);
        }
    }
    if let Some(side) = own_view(key, answer) {
        return Some(Mistake::SignTurned(side));
    }
    if scale.top().is_none() && fits(&hypothesis(&|side| -&right.by(side).0)) {
        return Some(Mistake::SignTurned(*first));
    }
    if wrong.len() > 1 && fits(&hypothesis(&|side| right.by(side.opponents()).0.clone())) {
        return Some(Mistake::SidesSwapped);
    }
    if wrong.len() == 1 {
        let whole = scale.top().cloned().unwrap_or_default();
        if fits(&hypothesis(&|side| &whole - &right.by(side.opponents()).0)) {
            return Some(Mistake::Complement(*first));
        }
    }
    if let Some(top) = scale.top()
        && answer.values().is_none()
        && fits(&hypothesis(&|side| {
            right.by(side).0.over(top).map_or(Exact::ZERO, |share| &share * &Exact::from(100_i64))
        }))
    {
        return Some(Mistake::BarePercentage);
    }
    if let Said::Ruling(breakdown, _) = key
        && fits(&hypothesis(&|side| breakdown.figure(side).unrounded.clone()))
    {
        return Some(Mistake::Unrounded);
    }
    convention(key, state, &fits)
}

/// The convention under which the key's ruling would come to the answer.
fn convention(key: &Said, state: &State, fits: &dyn Fn(&Values) -> bool) -> Option<Mistake> {
    let Said::Ruling(_, written) = key else { return None };
    for setting in SETTINGS {
        let Ok(choices) = state.choices(Some(&word(setting)), written) else { continue };
        for row in choices.rows.iter().filter(|row| !row.in_force) {
            let (Ok(breakdown), Some(value)) = (&row.scored, &row.choice) else { continue };
            if fits(&values(&Summary::of(breakdown))) {
                let comparisons = (setting.name, value.as_str()) == ("short-field", "proportional");
                return Some(match comparisons {
                    true => Mistake::ByComparisons,
                    false => Mistake::Convention(setting.name, value.clone()),
                });
            }
        }
    }
    None
}

/// Whether two sides are given the same scores with the same weights.
fn same(one: &ResolvedSide, other: &ResolvedSide) -> bool {
    match (one, other) {
        (ResolvedSide::Assigned(_), ResolvedSide::Assigned(_)) => one.weighted().eq(other.weighted()),
        (one, other) => one == other,
    }
}

fn word(setting: &Setting) -> Spanned<String> {
    Spanned::new(setting.name.to_owned(), Span::default())
}

/// The side whose scores an answer has with every sign turned, in a ruling that splits.
fn own_view(key: &Said, answer: &Said) -> Option<Side> {
    let (Said::Ruling(key, _), Said::Ruling(answer, _)) = (key, answer) else { return None };
    let turned = |side: Side| match (key.scored.applied.by(side), answer.scored.applied.by(side)) {
        (ResolvedSide::Assigned(key), ResolvedSide::Assigned(answer)) => {
            key.len() == answer.len()
                && key.iter().zip(answer).all(|(key, answer)| {
                    key.score != 0 && answer.score == key.score.saturating_neg() && key.weight == answer.weight
                })
        }
        _ => false,
    };
    let is_split = !answer.scored.applied.is_balanced();
    Side::BOTH.into_iter().filter(|_| is_split).find(|side| turned(*side) && !turned(side.opponents()))
}
