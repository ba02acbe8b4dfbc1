//! One answer with its score, and whether it gives a side what the key gives it.

use super::law::StatedLaw;
use super::mark::{Fault, Retain};
use crate::diagnostic::Diagnostic;
use crate::number::{Exact, MOST_DECIMALS, decimal};
use crate::ruling::{Ruling, Side, SideRuling};
use crate::scoring::Sides;
use crate::session::{
    Breakdown, Depth, ExamQuestion, Expected, Scope, agrees as agrees_to_digits, stated_verdict, written_unit,
};
use crate::situation::{Evaluation, evaluate};
use crate::syntax::tree::{self, Answer, Claim, Of, Unit};

/// Digits behind the point to which a figure may be rounded without saying so.
const FEWEST_DECIMALS: u32 = 2;

/// Each side's points and victory points, each from the side's own view.
pub(super) type Values = Sides<(Exact, Option<Exact>)>;

/// A figure that an answer states for a side.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct StatedFigure {
    pub side: Side,
    pub value: Exact,
    /// Digits after the point, as written.
    decimals: u32,
    /// True if it was written with `~`.
    is_approximate: bool,
    /// The unit, if it was written.
    pub unit: Option<Unit>,
}

impl StatedFigure {
    fn of(claim: &Claim) -> Option<Self> {
        match claim {
            Claim::Figure { side, value, decimals, approximate, unit, .. } => Some(Self {
                side: *side,
                value: value.clone(),
                decimals: *decimals,
                is_approximate: approximate.is_some(),
                unit: *unit,
            }),
            _ => None,
        }
    }

    /// The digits to which it is compared: those written, where it says that it is rounded or has enough of them to be.
    fn precision(&self) -> Option<u32> {
        (self.is_approximate || self.decimals >= FEWEST_DECIMALS).then_some(self.decimals)
    }

    fn claim(&self) -> Expected {
        let (side, value) = (self.side, self.value.clone());
        let digits = self.is_approximate.then_some(self.decimals);
        Expected::Figure { of: Of::Board, side, value, digits, unit: self.unit }
    }
}

/// An answer: a ruling with its score, or figures.
#[derive(Debug, Clone)]
pub(super) enum ScoredAnswer {
    Ruling { breakdown: Box<Breakdown>, written: Box<tree::Ruling> },
    Figures(Vec<StatedFigure>),
    Verdict { stated: Expected, law: StatedLaw },
}

/// The scale of a question's points, by which a figure can be read in any of its units.
#[derive(Debug, Clone)]
pub(super) struct PointsScale {
    /// True if anything can be scored here.
    is_known: bool,
    unit: Option<Unit>,
    top: Option<Exact>,
    has_victory_points: bool,
}

impl PointsScale {
    /// The scale of a scored ruling; without one, of any ruling in this scope.
    pub fn of(scope: &Scope, scored: Option<&Breakdown>) -> Self {
        let any = || evaluate(&Ruling::Both(SideRuling::score(0)), &scope.situation().ok()?).ok();
        let scored = scored.map(|breakdown| breakdown.assessment.evaluation()).or_else(any);
        Self {
            is_known: scored.is_some(),
            unit: scored.as_ref().and_then(|scored| written_unit(scored.unit())),
            has_victory_points: scored.as_ref().is_some_and(|scored| scored.victory_points.is_some()),
            top: scored.and_then(|scored| scored.top),
        }
    }

    /// The unit that a question asks for its figures in; `None` if nothing says so.
    pub fn question_unit(&self, question: &ExamQuestion) -> Option<Unit> {
        question.unit.or(self.unit.filter(|_| !self.has_victory_points))
    }

    /// The other units in which figures without one may be meant: victory points in a match that has them, and what the
    /// question asks for.
    pub fn other_units(&self, question: &ExamQuestion) -> Vec<Unit> {
        let of_victory = self.has_victory_points.then_some(Unit::VictoryPoints);
        let mut units: Vec<Unit> = of_victory.into_iter().chain(question.unit).collect();
        units.dedup();
        units
    }

    /// The top, where there is one.
    pub fn top(&self) -> Option<&Exact> {
        self.top.as_ref()
    }

    /// A value in a unit; `None` if it has none.
    fn value_in(&self, unit: Option<Unit>, (points, victory): &(Exact, Option<Exact>)) -> Option<Exact> {
        match unit {
            None => Some(points.clone()),
            unit if unit == self.unit => Some(points.clone()),
            Some(Unit::Percent) => points.over(self.top.as_ref()?).map(|share| &share * &Exact::from(100_i64)),
            Some(Unit::VictoryPoints) => victory.clone(),
            Some(_) => None,
        }
    }

    /// Returns whether two figures are in one unit. If nothing says what the points are, a figure without a unit is in
    /// any unit but percent.
    fn is_same_unit(&self, one: Option<Unit>, other: Option<Unit>) -> bool {
        let bare = one.is_none() || other.is_none();
        let percent = [one, other].contains(&Some(Unit::Percent));
        one.or(self.unit) == other.or(self.unit) || (!self.is_known && bare && !percent)
    }

    /// The points that an exact figure stands for; victory points stand for none.
    fn points(&self, value: &Exact, unit: Option<Unit>) -> Option<Exact> {
        match unit {
            None => Some(value.clone()),
            unit if unit == self.unit => Some(value.clone()),
            Some(Unit::Percent) => Some(&(value * self.top.as_ref()?) * &Exact::percent(1)),
            Some(_) => None,
        }
    }
}

/// As in an expectation, but that a whole number does not stand for what is none: `~10` would be right for too much.
fn agrees(value: &Exact, stated: &Exact, digits: Option<u32>) -> bool {
    let coarse = digits == Some(0) && value.to_integer().is_none();
    !coarse && agrees_to_digits(value, stated, digits)
}

impl ScoredAnswer {
    /// An answer of the key, scored in a scope: the score that stands is the answer.
    ///
    /// # Errors
    /// The reason why it has no score.
    pub fn of_key(answer: &Answer, scope: &Scope, retain: Retain) -> Result<Self, Fault> {
        Self::of(answer, retain, |ruling, depth| scope.breakdown(ruling, depth))
    }

    /// A candidate's answer, scored as it is written: to adjust where the score stands is another answer.
    ///
    /// # Errors
    /// The reason why it has no score.
    pub fn as_written(answer: &Answer, scope: &Scope, retain: Retain) -> Result<Self, Fault> {
        Self::of(answer, retain, |ruling, depth| scope.breakdown_as_ruled(ruling, depth))
    }

    fn of(
        answer: &Answer,
        retain: Retain,
        breakdown: impl FnOnce(&tree::Ruling, Depth) -> Result<Breakdown, Vec<Diagnostic>>,
    ) -> Result<Self, Fault> {
        match answer {
            Answer::Figures(claims) => {
                let figures: Option<_> = claims.iter().map(|claim| StatedFigure::of(&claim.node)).collect();
                figures.map(Self::Figures).ok_or(Fault::NoFigure)
            }
            Answer::Verdict { verdict, laws } => {
                Ok(Self::Verdict { stated: stated_verdict(verdict, laws), law: StatedLaw::of(verdict, laws) })
            }
            Answer::Ruling(ruling) => {
                let depth = match retain {
                    Retain::Figures => Depth::Ruling,
                    Retain::Working => Depth::Field,
                };
                match breakdown(ruling, depth) {
                    Ok(breakdown) => {
                        Ok(Self::Ruling { breakdown: Box::new(breakdown), written: Box::new(ruling.clone()) })
                    }
                    Err(problems) => Err(Fault::Unscored(problems.first().map_or("", |problem| problem.code().name()))),
                }
            }
        }
    }

    /// The score, where it is a ruling.
    pub fn breakdown(&self) -> Option<&Breakdown> {
        match self {
            Self::Ruling { breakdown, .. } => Some(breakdown),
            Self::Figures(_) | Self::Verdict { .. } => None,
        }
    }

    /// Its verdict and Laws, if the question asks for them.
    pub fn law(&self) -> Option<&StatedLaw> {
        match self {
            Self::Verdict { law, .. } => Some(law),
            Self::Ruling { .. } | Self::Figures(_) => None,
        }
    }

    /// The figures that are stated for a side; none of a ruling.
    fn stated_for(&self, side: Side) -> impl Iterator<Item = &StatedFigure> {
        let figures = match self {
            Self::Figures(figures) => figures.as_slice(),
            Self::Ruling { .. } | Self::Verdict { .. } => &[],
        };
        figures.iter().filter(move |figure| figure.side == side)
    }

    /// Returns whether it says what a side gets.
    pub fn speaks_of(&self, side: Side) -> bool {
        match self {
            Self::Ruling { .. } => true,
            Self::Verdict { .. } => false,
            Self::Figures(_) => self.stated_for(side).next().is_some(),
        }
    }

    /// Each side's values, where it is a ruling.
    pub fn values(&self) -> Option<Values> {
        self.breakdown().map(|breakdown| values(&breakdown.assessment.evaluation()))
    }

    /// The points that exact figures state for both sides; `None` if a side's are missing or approximate.
    pub fn stated_points(&self, scale: &PointsScale) -> Option<Values> {
        let of = |side: Side| {
            let exact = self.stated_for(side).find(|figure| !figure.is_approximate)?;
            scale.points(&exact.value, exact.unit).map(|points| (points, None))
        };
        of(Side::NS).zip(of(Side::EW)).map(|(ns, ew)| Sides { ns, ew })
    }

    /// The figures as they are shown beside an answer: in percent where the answer is.
    pub fn claims_beside(&self, answer: &Self) -> Vec<Expected> {
        let is_percent = |figure: &StatedFigure| figure.unit == Some(Unit::Percent);
        let in_percent = Side::BOTH.into_iter().flat_map(|side| answer.stated_for(side)).any(is_percent);
        let Some(breakdown) = self.breakdown().filter(|_| in_percent) else { return self.claims() };
        let share = |side: Side| {
            let value = breakdown.figure(side).share.as_ref()? * &Exact::from(100_i64);
            Some(Expected::Figure { of: Of::Board, side, value, digits: None, unit: Some(Unit::Percent) })
        };
        let shares: Option<Vec<_>> = Side::BOTH.into_iter().map(share).collect();
        shares.unwrap_or_else(|| self.claims())
    }

    /// The figures as they are shown.
    pub fn claims(&self) -> Vec<Expected> {
        match self {
            Self::Figures(figures) => figures.iter().map(StatedFigure::claim).collect(),
            Self::Verdict { stated, .. } => vec![stated.clone()],
            Self::Ruling { breakdown, .. } => {
                let figure = |side, value: &Exact, unit| {
                    let (of, value) = (Of::Board, value.clone());
                    Expected::Figure { of, side, value, digits: None, unit }
                };
                let (summary, unit) =
                    (breakdown.assessment.evaluation(), written_unit(breakdown.assessment.scored.unit()));
                let own = Side::BOTH.map(|side| figure(side, &summary.sides.by(side).points, unit));
                let victory = summary.victory_points.iter().flat_map(|victory| {
                    Side::BOTH.map(|side| figure(side, victory.by(side), Some(Unit::VictoryPoints)))
                });
                own.into_iter().chain(victory).collect()
            }
        }
    }

    /// Returns whether the answer gives a side what these values give it; `None` if it does not speak of the side.
    pub fn gives(&self, side: Side, values: &Values, scale: &PointsScale) -> Option<bool> {
        if let Some(own) = self.values() {
            return Some(own.by(side).0 == values.by(side).0);
        }
        let mut stated = self.stated_for(side).peekable();
        stated.peek()?;
        Some(stated.all(|figure| {
            scale
                .value_in(figure.unit, values.by(side))
                .is_some_and(|value| agrees(&value, &figure.value, figure.precision()))
        }))
    }

    /// The same, where figures may have been rounded to a single digit, because what they stand for does not end.
    pub fn nearly_gives(&self, side: Side, values: &Values, scale: &PointsScale) -> bool {
        let gives = |answer: &Self| answer.gives(side, values, scale) == Some(true);
        let rounded = |figure: &StatedFigure| {
            let is_approximate = figure.is_approximate || figure.decimals > 0;
            StatedFigure { is_approximate, ..figure.clone() }
        };
        match self {
            Self::Figures(figures) if !decimal(&values.by(side).0, MOST_DECIMALS).1 => {
                gives(&Self::Figures(figures.iter().map(rounded).collect()))
            }
            _ => gives(self),
        }
    }

    /// The answer with every figure that has no unit in this one; `None` if each has one.
    pub fn in_unit(&self, unit: Unit) -> Option<Self> {
        let Self::Figures(figures) = self else { return None };
        let with_unit = |figure: &StatedFigure| StatedFigure { unit: figure.unit.or(Some(unit)), ..figure.clone() };
        let is_bare = figures.iter().any(|figure| figure.unit.is_none());
        is_bare.then(|| Self::Figures(figures.iter().map(with_unit).collect()))
    }

    /// Returns whether a ruling gives both sides what was obtained at the table, and nothing else.
    pub fn is_of(&self, obtained: &Breakdown) -> bool {
        let Some(own) = self.breakdown() else { return false };
        let (own, obtained) = (&own.assessment.scored.applied, &obtained.assessment.scored.applied);
        Side::BOTH.into_iter().all(|side| own.by(side).is_same_as(obtained.by(side)))
    }

    /// Returns whether a side is right by the key; `None` if the key does not speak of it.
    pub fn is_right(&self, side: Side, key: &Self, scale: &PointsScale) -> Option<bool> {
        match (key.values(), self.values()) {
            (Some(values), _) => Some(self.gives(side, &values, scale).unwrap_or(false)),
            (None, Some(values)) => key.gives(side, &values, scale),
            (None, None) => {
                let mut stated = key.stated_for(side).peekable();
                stated.peek()?;
                let mut compared = stated.filter_map(|figure| self.agrees_with(figure, scale)).peekable();
                Some(compared.peek().is_some() && compared.all(|agrees| agrees))
            }
        }
    }

    /// Returns whether the figures agree with one of the key's; `None` if none is in a unit that compares with it.
    fn agrees_with(&self, key: &StatedFigure, scale: &PointsScale) -> Option<bool> {
        let compared: Vec<bool> = self.stated_for(key.side).filter_map(|own| figures_agree(key, own, scale)).collect();
        (!compared.is_empty()).then(|| compared.into_iter().all(|agree| agree))
    }
}

/// Returns whether a figure agrees with the key's; `None` if their units do not compare.
fn figures_agree(key: &StatedFigure, own: &StatedFigure, scale: &PointsScale) -> Option<bool> {
    let (precision, own_precision) = (key.precision(), own.precision());
    if scale.is_same_unit(key.unit, own.unit) {
        // The coarser of two rounded figures decides; an exact one is rounded as the other is.
        return Some(match (precision, own_precision) {
            (None, None) => key.value == own.value,
            (Some(digits), Some(own_digits)) if own_digits < digits => agrees(&key.value, &own.value, own_precision),
            (Some(_), _) => agrees(&own.value, &key.value, precision),
            (None, Some(_)) => agrees(&key.value, &own.value, own_precision),
        });
    }
    let (key_points, own_points) = (scale.points(&key.value, key.unit)?, scale.points(&own.value, own.unit)?);
    if precision.is_some() {
        return Some(agrees(&scale.value_in(key.unit, &(own_points, None))?, &key.value, precision));
    }
    Some(agrees(&scale.value_in(own.unit, &(key_points, None))?, &own.value, own_precision))
}

/// The values of a scored ruling.
pub(super) fn values(summary: &Evaluation) -> Values {
    Sides::of(|side| {
        let victory = summary.victory_points.as_ref().map(|victory| victory.by(side).clone());
        (summary.sides.by(side).points.clone(), victory)
    })
}
