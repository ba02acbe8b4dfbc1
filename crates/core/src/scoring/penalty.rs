//! Procedural penalties (Law 90): taken from the figure of a side after everything else.

use super::{Scored, ScoringError, Unit};
use crate::number::Exact;
use crate::ruling::Side;

/// A penalty of one side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// Who pays.
    pub side: Side,
    /// How much is taken away; as a share of a top, of 1.
    pub amount: Exact,
    /// In what.
    pub unit: PenaltyUnit,
}

/// What a penalty is counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PenaltyUnit {
    /// A share of a top.
    Share,
    /// Points of this kind.
    Points(Unit),
}

impl Scored {
    /// Takes the penalties from the figures; those in victory points are left to the match.
    ///
    /// # Errors
    /// A penalty in a unit that this scoring does not have.
    pub fn penalise(&mut self, penalties: &[Penalty]) -> Result<(), ScoringError> {
        let (unit, top) = (self.unit(), self.top.clone());
        for penalty in penalties {
            let amount = match (penalty.unit, &top) {
                (PenaltyUnit::Points(Unit::VictoryPoints), _) => continue,
                (PenaltyUnit::Share, Some(top)) => &penalty.amount * top,
                (PenaltyUnit::Points(own), _) if own == unit => penalty.amount.clone(),
                (other, _) => return Err(ScoringError::PenaltyUnit(other)),
            };
            let figure = &mut self.sides.by_mut(penalty.side).figure;
            figure.penalty += &amount;
            figure.points = &figure.points - &amount;
            figure.share = top.as_ref().and_then(|top| figure.points.over(top));
        }
        Ok(())
    }
}

/// The penalties in victory points.
pub(super) fn in_victory_points(penalties: &[Penalty]) -> impl Iterator<Item = &Penalty> {
    penalties.iter().filter(|penalty| penalty.unit == PenaltyUnit::Points(Unit::VictoryPoints))
}

/// Checks that no penalty is in victory points, where there are none to take it from.
///
/// # Errors
/// The first such penalty's unit.
pub fn no_victory_points(penalties: &[Penalty]) -> Result<(), ScoringError> {
    in_victory_points(penalties).next().map_or(Ok(()), |penalty| Err(ScoringError::PenaltyUnit(penalty.unit)))
}
