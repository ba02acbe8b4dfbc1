//! One answer against the key: which sides are right, and what that earns.

use super::mistakes::Mistake;
use crate::breakdown::{Breakdown, Expected, Pitfall, Summary};
use crate::number::{Exact, Rounding, decimal};
use crate::ruling::Side;
use crate::scoring::Sides;
use crate::session::{State, shown, unit_of};
use crate::syntax::{
    self,
    tree::{self, Answer, Claim, Spanned},
};

/// How an answer compares with the key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Every side that the key speaks of is right.
    Right,
    /// This side is right, the other not.
    OneSide(Side),
    /// The right outcomes with other weights.
    OtherWeights,
    /// Nothing is right.
    Wrong,
    /// Several answers that differ.
    Several,
    /// An answer that could not be read or has no score.
    Unsound,
    /// No answer.
    Missing,
}

/// What a question was marked with, and why.
#[derive(Debug, Clone)]
pub struct Mark {
    /// What the question is worth.
    pub points: Exact,
    /// What the answer earned.
    pub mark: Exact,
    /// Why.
    pub verdict: Verdict,
    /// What probably went wrong.
    pub mistake: Option<Mistake>,
    /// The key's figures.
    pub key: Vec<Expected>,
    /// The answer as written, in canonical form.
    pub answer: Option<String>,
    /// What the answer comes to.
    pub figures: Vec<Expected>,
    /// What is wrong with an unsound answer.
    pub fault: Option<Fault>,
    /// The working behind the mark.
    pub working: Working,
}

/// Why an answer cannot be marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A part of its case could not be read.
    Unread,
    /// It uses a name, and names are not taken from the key.
    Name,
    /// It has too many outcomes.
    TooMany,
    /// It is no figure of a side.
    NoFigure,
    /// It has no score; the code that says why.
    Unscored(&'static str),
}

/// The working of the key and of the answer, where each is a ruling.
#[derive(Debug, Clone, Default)]
pub struct Working {
    /// The key's.
    pub key: Option<Box<Breakdown>>,
    /// The answer's.
    pub answer: Option<Box<Breakdown>>,
    /// The key's ruling beside its scores averaged first, where the answer has those figures.
    pub pitfall: Option<Box<Pitfall>>,
}

/// Decimals of a figure as it can be written.
const MOST_DECIMALS: u32 = 6;

/// Each side's points and victory points.
pub(super) type Values = Sides<(Exact, Option<Exact>)>;

/// What an answer says: a ruling with its score, or figures.
#[derive(Debug, Clone)]
pub(super) enum Said {
    Ruling(Box<Breakdown>, tree::Ruling),
    Figures(Vec<Spanned<Claim>>),
}

/// What the points of a question are, so that a figure can be read in any of its units.
#[derive(Debug, Clone)]
pub(super) struct Scale {
    /// Whether anything can be scored here.
    known: bool,
    unit: Option<tree::Unit>,
    top: Option<Exact>,
}

impl Scale {
    /// The scale of a scored ruling; without one, of any ruling in this state.
    pub fn of(state: &State, scored: Option<&Breakdown>) -> Self {
        let probe = || {
            let zero = syntax::parse_ruling(Default::default(), "0").ok()?;
            state.answered(&zero).ok()
        };
        let probed = if scored.is_none() { probe() } else { None };
        let scored = scored.or(probed.as_ref());
        Self {
            known: scored.is_some(),
            unit: scored.and_then(unit_of),
            top: scored.and_then(|breakdown| breakdown.scored.top.clone()),
        }
    }

    /// The top, where there is one.
    pub fn top(&self) -> Option<&Exact> {
        self.top.as_ref()
    }

    /// A value in the unit of a claim; none where it has none.
    fn read(&self, (points, victory): &(Exact, Option<Exact>), unit: Option<tree::Unit>) -> Option<Exact> {
        match unit {
            None => Some(points.clone()),
            unit if unit == self.unit => Some(points.clone()),
            Some(tree::Unit::Percent) => points.over(self.top.as_ref()?).map(|share| &share * &Exact::from(100_i64)),
            Some(tree::Unit::VictoryPoints) => victory.clone(),
            Some(_) => None,
        }
    }

    /// Whether two claims are in one unit. Where nothing says what the points are, a figure without a unit is in any but
    /// percent.
    fn same_unit(&self, one: Option<tree::Unit>, other: Option<tree::Unit>) -> bool {
        let bare = one.is_none() || other.is_none();
        let percent = [one, other].contains(&Some(tree::Unit::Percent));
        one.or(self.unit) == other.or(self.unit) || (!self.known && bare && !percent)
    }

    /// Points that a claim stands for, where it is exact; victory points stand for none.
    fn points(&self, value: &Exact, unit: Option<tree::Unit>) -> Option<Exact> {
        match unit {
            None => Some(value.clone()),
            unit if unit == self.unit => Some(value.clone()),
            Some(tree::Unit::Percent) => Some(&(value * self.top.as_ref()?) * &Exact::percent(1)),
            Some(_) => None,
        }
    }
}

/// Equality; of an approximate figure at the digits that were written, halves away from zero. A whole number does not
/// stand for what is none: `~10` would be right for too much.
fn agrees(value: &Exact, claimed: &Exact, digits: Option<u32>) -> bool {
    let Some(digits) = digits else { return value == claimed };
    if digits == 0 && value.to_integer().is_none() {
        return false;
    }
    let unit = 10_i64.checked_pow(digits).and_then(|scale| Exact::fraction(1, scale)).unwrap_or(Exact::ONE);
    value.round_to(&unit, Rounding::HalfAwayFromZero) == *claimed
}

impl Said {
    /// An answer in a state.
    ///
    /// # Errors
    /// Why it has no score.
    pub fn of(answer: &Answer, state: &State) -> Result<Self, Fault> {
        match answer {
            Answer::Figures(claims) => Ok(Self::Figures(claims.clone())),
            Answer::Ruling(ruling) => match state.answered(ruling) {
                Ok(breakdown) => Ok(Self::Ruling(Box::new(breakdown), ruling.clone())),
                Err(problems) => Err(Fault::Unscored(problems.first().map_or("", |problem| problem.code().name()))),
            },
        }
    }

    /// The claims on one side.
    fn claims(&self, side: Side) -> impl Iterator<Item = (&Exact, Option<u32>, Option<tree::Unit>)> {
        let claims = match self {
            Self::Figures(claims) => claims.as_slice(),
            Self::Ruling(..) => &[],
        };
        claims.iter().filter_map(move |claim| match &claim.node {
            Claim::Figure { side: own, value, approximate, unit, .. } if *own == side => {
                Some((value, *approximate, *unit))
            }
            _ => None,
        })
    }

    /// Each side's values, where it is a ruling.
    pub fn values(&self) -> Option<Values> {
        let Self::Ruling(breakdown, _) = self else { return None };
        Some(values(&Summary::of(breakdown)))
    }

    /// The points that exact figures state for both sides; none where a side's are missing or approximate.
    pub fn stated(&self, scale: &Scale) -> Option<Values> {
        let of = |side: Side| {
            let exact = self.claims(side).find(|(_, digits, _)| digits.is_none());
            exact.and_then(|(value, _, unit)| scale.points(value, unit)).map(|points| (points, None))
        };
        of(Side::NS).zip(of(Side::EW)).map(|(ns, ew)| Sides { ns, ew })
    }

    /// The figures as they are shown beside an answer: in percent where the answer is.
    pub fn shown_beside(&self, answer: &Said) -> Vec<Expected> {
        let in_percent = Side::BOTH.into_iter().flat_map(|side| answer.claims(side)).any(is_percent);
        let Self::Ruling(breakdown, _) = self else { return self.shown() };
        let share = |side: Side| {
            let value = breakdown.figure(side).share.as_ref()? * &Exact::from(100_i64);
            Some(Expected::Figure { side, value, digits: None, unit: Some(tree::Unit::Percent) })
        };
        let shares: Option<Vec<_>> = Side::BOTH.into_iter().filter(|_| in_percent).map(share).collect();
        shares.filter(|shares| !shares.is_empty()).unwrap_or_else(|| self.shown())
    }

    /// The figures as they are shown.
    pub fn shown(&self) -> Vec<Expected> {
        match self {
            Self::Figures(claims) => claims.iter().map(|claim| shown(&claim.node)).collect(),
            Self::Ruling(breakdown, _) => {
                let unit = unit_of(breakdown);
                let figure = |side: Side, value: &Exact, unit| Expected::Figure {
                    side,
                    value: value.clone(),
                    digits: None,
                    unit,
                };
                let summary = Summary::of(breakdown);
                let own = Side::BOTH.map(|side| figure(side, &summary.sides.by(side).points, unit));
                let victory = summary.victory_points.iter().flat_map(|victory| {
                    Side::BOTH.map(|side| figure(side, victory.by(side), Some(tree::Unit::VictoryPoints)))
                });
                own.into_iter().chain(victory).collect()
            }
        }
    }

    /// Whether the answer gives a side what these values give it; none where it does not speak of the side.
    pub fn gives(&self, side: Side, values: &Values, scale: &Scale) -> Option<bool> {
        if let Some(own) = self.values() {
            return Some(own.by(side).0 == values.by(side).0);
        }
        let mut spoken = None;
        for (claimed, digits, unit) in self.claims(side) {
            let holds = scale.read(values.by(side), unit).is_some_and(|value| agrees(&value, claimed, digits));
            spoken = Some(spoken.unwrap_or(true) && holds);
        }
        spoken
    }

    /// The same, where figures may have been rounded without saying so, because what they stand for does not end.
    pub fn nearly_gives(&self, side: Side, values: &Values, scale: &Scale) -> bool {
        if decimal(&values.by(side).0, MOST_DECIMALS).1 {
            return self.gives(side, values, scale) == Some(true);
        }
        let Self::Figures(claims) = self else { return self.gives(side, values, scale) == Some(true) };
        let mut claims = claims.clone();
        for claim in &mut claims {
            if let Claim::Figure { value, approximate, .. } = &mut claim.node
                && approximate.is_none()
                && let Some((_, decimals)) = decimal(value, MOST_DECIMALS).0.split_once('.')
            {
                *approximate = u32::try_from(decimals.len()).ok();
            }
        }
        Self::Figures(claims).gives(side, values, scale) == Some(true)
    }

    /// Whether a side is right by the key; none where the key does not speak of it.
    pub fn is_right(&self, side: Side, key: &Said, scale: &Scale) -> Option<bool> {
        match (key.values(), self.values()) {
            (Some(values), _) => Some(self.gives(side, &values, scale).unwrap_or(false)),
            (None, Some(values)) => key.gives(side, &values, scale),
            (None, None) => {
                let mut claims = key.claims(side).peekable();
                claims.peek()?;
                let mut compared = claims.filter_map(|claim| self.agrees_with(side, claim, scale)).peekable();
                Some(compared.peek().is_some() && compared.all(|agrees| agrees))
            }
        }
    }

    /// Whether figures agree with one of the key's; none where none is in a unit that compares with it.
    fn agrees_with(
        &self,
        side: Side,
        (value, digits, unit): (&Exact, Option<u32>, Option<tree::Unit>),
        scale: &Scale,
    ) -> Option<bool> {
        let mut found = None;
        for (own, own_digits, own_unit) in self.claims(side) {
            let same = scale.same_unit(unit, own_unit);
            let agree = if same {
                // The coarser of two approximate figures decides; an exact one is rounded as the other is.
                match (digits, own_digits) {
                    (None, None) => value == own,
                    (Some(digits), Some(own_digits)) if own_digits < digits => agrees(value, own, Some(own_digits)),
                    (Some(digits), _) => agrees(own, value, Some(digits)),
                    (None, Some(own_digits)) => agrees(value, own, Some(own_digits)),
                }
            } else {
                let (Some(key), Some(answer)) = (scale.points(value, unit), scale.points(own, own_unit)) else {
                    continue;
                };
                match (digits, own_digits) {
                    (Some(_), _) => agrees(&scale.read(&(answer, None), unit)?, value, digits),
                    (None, own_digits) => agrees(&scale.read(&(key, None), own_unit)?, own, own_digits),
                }
            };
            found = Some(found.unwrap_or(true) && agree);
        }
        found
    }
}

fn is_percent((_, _, unit): (&Exact, Option<u32>, Option<tree::Unit>)) -> bool {
    unit == Some(tree::Unit::Percent)
}

/// The values of a scored ruling.
pub(super) fn values(summary: &Summary) -> Values {
    Sides::of(|side| {
        let victory = summary.victory_points.as_ref().map(|victory| victory.by(side).clone());
        (summary.sides.by(side).points.clone(), victory)
    })
}
