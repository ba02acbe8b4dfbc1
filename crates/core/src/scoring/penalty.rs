//! Procedural penalties (Law 90): taken from the figure of a side after everything else.

use super::ScoringError;
use crate::number::Exact;
use crate::ruling::{Side, Unit};

/// A penalty of one side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// The side that pays.
    pub side: Side,
    /// The amount; of a top, as a share of 1.
    pub amount: Exact,
    /// In what.
    pub unit: PenaltyUnit,
}

/// The unit of a penalty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PenaltyUnit {
    /// A share of a top.
    Share,
    /// Points of this kind.
    Points(Unit),
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
