//! Amounts of penalties, carry-over and handicap with their units.

use super::exact::{exact, read_exact};
use crate::model::PrintedUnit;
use redress_core::number::Exact;
use redress_core::scoring::PenaltyUnit;

/// An amount as it is written, and its unit; a share in percent.
pub(crate) fn with_unit(amount: &Exact, unit: PenaltyUnit) -> (Exact, PrintedUnit) {
    match unit {
        PenaltyUnit::Share => (amount * 100, PrintedUnit::Percent),
        PenaltyUnit::Points(unit) => (amount.clone(), unit.into()),
    }
}

/// An amount with its unit as a statement has them: `10%`, `3 IMP`.
pub(crate) fn amount_written(amount: &Exact, unit: Option<PenaltyUnit>) -> String {
    let Some(unit) = unit else { return exact(amount) };
    let (amount, unit) = with_unit(amount, unit);
    let blank = if unit.word().starts_with(char::is_alphabetic) { " " } else { "" };
    format!("{}{blank}{}", exact(&amount), unit.word())
}

/// The amount that is written so, and its unit; none for that of the event.
pub(crate) fn amount_in(amount: &str, unit: Option<&str>) -> Option<(Exact, Option<PenaltyUnit>)> {
    let amount = read_exact(amount)?;
    let Some(unit) = unit else { return Some((amount, None)) };
    Some(match PrintedUnit::named(unit)?.points() {
        None => (amount * Exact::percent(1), Some(PenaltyUnit::Share)),
        Some(points) => (amount, Some(PenaltyUnit::Points(points))),
    })
}
