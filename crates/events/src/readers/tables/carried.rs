//! The columns of points that pairs carry: penalties, carry-over, handicap.

use super::columns::Column;
use super::fields::RowFields;
use super::notation;

use crate::model::{CarriedKind, CarriedPoints, ContestantId, EventBuilder, PrintedUnit};
use redress_core::number::Exact;
use redress_core::ruling::{Side, Sides, Unit};
use redress_core::scoring::PenaltyUnit;

/// Points of a side, as a row has them: their kind, their amount and their unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RowPoints {
    kind: CarriedKind,
    amount: Exact,
    unit: Option<PenaltyUnit>,
}

const COLUMNS: [(Column, Column, CarriedKind); 3] = [
    (Column::NsPenalty, Column::EwPenalty, CarriedKind::Penalty),
    (Column::NsCarryOver, Column::EwCarryOver, CarriedKind::CarryOver),
    (Column::NsHandicap, Column::EwHandicap, CarriedKind::Handicap),
];

impl RowPoints {
    /// The points in the columns of each side.
    pub fn read(fields: &mut RowFields<'_>) -> Sides<Vec<Self>> {
        let mut found = Sides::<Vec<Self>>::default();
        for (ns, ew, kind) in COLUMNS {
            for (side, column) in [(Side::NS, ns), (Side::EW, ew)] {
                let points = fields.read(column, amount).filter(|(amount, _)| !amount.is_zero());
                // A deduction may be written with its minus.
                let sign = |amount: Exact| if kind == CarriedKind::Penalty { amount.abs() } else { amount };
                found.by_mut(side).extend(points.map(|(amount, unit)| Self { kind, amount: sign(amount), unit }));
            }
        }
        found
    }

    /// Enters the points for who sat there: each penalty for itself, carry-over and handicap once however many rows repeat
    /// them.
    pub fn enter(self, contestant: ContestantId, event: &mut EventBuilder) {
        let Self { kind, amount, unit } = self;
        let points = CarriedPoints { contestant, kind, amount, unit };
        if kind == CarriedKind::Penalty || !event.carried.contains(&points) {
            event.carried.push(points);
        }
    }
}

/// An amount with its unit: `10%`, `3 VP`, `-1,5`; none for that of the event.
fn amount(text: &str) -> Option<(Exact, Option<PenaltyUnit>)> {
    let written = text.trim_end_matches(|c: char| c.is_alphabetic()).trim_end();
    let unit = text.get(written.len()..)?.trim();
    let printed = notation::printed(written, PrintedUnit::Matchpoints)?;
    if printed.unit == PrintedUnit::Percent {
        return unit.is_empty().then(|| (printed.value * Exact::percent(1), Some(PenaltyUnit::Share)));
    }
    let unit = match unit.to_uppercase().trim_end_matches('S') {
        "" => None,
        unit => {
            let points = PrintedUnit::named(unit)?.points().filter(|unit| *unit != Unit::TotalPoints)?;
            Some(PenaltyUnit::Points(points))
        }
    };
    Some((printed.value, unit))
}
