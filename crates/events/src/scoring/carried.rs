//! Points that a contestant carries beside its boards: penalties, carry-over, handicap.

use super::rules::Rules;
use super::scored::ScoreError;
use crate::model::{CarriedKind, CarriedPoints, PrintedPlace};
use redress_core::number::Exact;
use redress_core::ruling::Unit;
use redress_core::scoring::PenaltyUnit;
use std::ops::AddAssign;

/// Amounts of each kind in one unit. A bonus is a negative penalty.
#[derive(Debug, Clone, Default)]
pub(super) struct Amounts {
    pub penalty: Exact,
    pub carry_over: Exact,
    pub handicap: Exact,
}

impl Amounts {
    /// Their sum, as it is added to a result.
    pub fn net(&self) -> Exact {
        &self.carry_over + &self.handicap - &self.penalty
    }

    /// Each of them times a factor.
    pub fn times(&self, factor: &Exact) -> Self {
        let times = |amount: &Exact| amount * factor;
        Self { penalty: times(&self.penalty), carry_over: times(&self.carry_over), handicap: times(&self.handicap) }
    }

    fn of(&mut self, kind: CarriedKind) -> &mut Exact {
        match kind {
            CarriedKind::Penalty => &mut self.penalty,
            CarriedKind::CarryOver => &mut self.carry_over,
            CarriedKind::Handicap => &mut self.handicap,
        }
    }
}

impl AddAssign for Amounts {
    fn add_assign(&mut self, other: Self) {
        self.penalty += other.penalty;
        self.carry_over += other.carry_over;
        self.handicap += other.handicap;
    }
}

/// The points of a contestant beside its boards.
#[derive(Debug, Clone, Default)]
pub(super) struct Carried {
    /// In the unit of the points on boards; in a ranking by percentage matchpoints.
    pub points: Amounts,
    /// In the unit of the result.
    pub of_result: Amounts,
}

impl Carried {
    /// The points in the file's ranking, those of the total if one is printed beside the result, and those that the event
    /// has for the contestant, whose boards have this top at most.
    pub fn new<'a>(
        printed: Option<&PrintedPlace>,
        own: impl Iterator<Item = &'a CarriedPoints>,
        unit: Unit,
        top: &Exact,
    ) -> Self {
        let mut carried = Self::default();
        if let Some(place) = printed {
            let (penalty, carry_over) = (place.penalty.clone(), place.carry_over.clone());
            let amounts = Amounts { penalty, carry_over, ..Amounts::default() };
            *(if place.total.is_some() { &mut carried.points } else { &mut carried.of_result }) += amounts;
        }
        for CarriedPoints { kind, amount, unit: stated, .. } in own {
            // A penalty is a share of the top of a board; an earlier result and a handicap are shares of the result.
            match (stated, kind) {
                (Some(PenaltyUnit::Share), CarriedKind::Penalty) => carried.points.penalty += amount * top,
                (Some(PenaltyUnit::Share), _) => *carried.of_result.of(*kind) += amount * 100,
                _ if unit == Unit::Matchpoints => *carried.points.of(*kind) += amount.clone(),
                _ => *carried.of_result.of(*kind) += amount.clone(),
            }
        }
        carried
    }

    /// All amounts, if points and result have the same unit.
    pub fn all(self) -> Amounts {
        let mut all = self.points;
        all += self.of_result;
        all
    }
}

/// Checks that points of contestants are in a unit that can be added to a result by these rules.
///
/// # Errors
/// The first that are not.
pub fn carried_points_fit<'a>(
    points: impl IntoIterator<Item = &'a CarriedPoints>,
    rules: &Rules,
) -> Result<(), ScoreError> {
    let Some(scoring) = rules.scoring else { return Ok(()) };
    let result = rules.result_unit(scoring);
    let fits = |own: &&CarriedPoints| match own.unit {
        None => true,
        Some(PenaltyUnit::Share) => result == Unit::Matchpoints,
        Some(PenaltyUnit::Points(unit)) => unit == result,
    };
    let other = points.into_iter().find(|own| !fits(own)).and_then(|own| own.unit);
    other.map_or(Ok(()), |unit| Err(ScoreError::CarriedUnit { unit, result }))
}
