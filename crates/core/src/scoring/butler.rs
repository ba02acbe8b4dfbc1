//! Butler: IMPs against the datum, the field's mean with its extremes left out.

use super::imps::imps;
use super::tables::SideValues;
use super::{Basis, Conventions, DatumRound, DatumTrim, FrequencyTable, ScoringError};
use crate::number::{Exact, Rounding};
use crate::ruling::Side;

/// The score that results are compared with, and how it came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Datum {
    /// How many results were left out at each end.
    pub trimmed: Exact,
    /// How many were kept.
    pub kept: Exact,
    /// The sum of those kept, in points from NS's view.
    pub sum: Exact,
    /// Their mean.
    pub mean: Exact,
    /// The mean as the convention rounds it: what results are compared with.
    pub rounded: Exact,
}

/// The datum of a table.
///
/// Seen from the lowest score up, the results take the places from 0 to n; those between `trimmed` and n − `trimmed`
/// are kept. Fractional frequencies take fractions of places.
///
/// # Errors
/// Where the convention leaves no result.
pub fn datum(table: &FrequencyTable, conventions: &Conventions) -> Result<Datum, ScoringError> {
    let results = table.results();
    let trimmed = trimmed(&results, &conventions.datum_trim);
    let last = &results - &trimmed;
    let kept = &last - &trimmed;
    if !kept.is_positive() {
        return Err(ScoringError::DatumOfNothing);
    }
    // Weights below 0% or over 100% can lead past the ends, which only a trim cuts off.
    let place = |place: &Exact| match trimmed.is_zero() {
        true => place.clone(),
        false => place.clone().clamp(trimmed.clone(), last.clone()),
    };
    let (mut below, mut sum) = (Exact::ZERO, Exact::ZERO);
    for entry in table.entries().iter().rev() {
        let above = &below + &entry.frequency();
        sum += &(&(&place(&above) - &place(&below)) * &Exact::from(entry.score));
        below = above;
    }
    let mean = sum.over(&kept).unwrap_or_default();
    let ten = Exact::from(10_i64);
    let rounded = match conventions.datum_round {
        DatumRound::Away => mean.round_to(&ten, Rounding::HalfAwayFromZero),
        DatumRound::Even => mean.round_to(&ten, Rounding::HalfToEven),
        DatumRound::None => mean.clone(),
    };
    Ok(Datum { trimmed, kept, sum, mean, rounded })
}

/// How many results the convention leaves out at each end.
fn trimmed(results: &Exact, trim: &DatumTrim) -> Exact {
    let whole = |value: Exact| value.round_to(&Exact::ONE, Rounding::Down);
    match trim {
        DatumTrim::None => Exact::ZERO,
        DatumTrim::Count(count) => Exact::from(*count),
        DatumTrim::Share(share) => whole(results * share),
        // The middle is one result, or two of an even number.
        DatumTrim::Median => {
            let before_middle = &results.half().round_to(&Exact::ONE, Rounding::Up) - &Exact::ONE;
            if before_middle.is_negative() { Exact::ZERO } else { before_middle }
        }
    }
}

/// A side's IMPs for a score against a datum; a fraction of a point reaches no further threshold.
pub(super) fn against(score: i32, datum: &Datum, side: Side) -> Exact {
    let difference = &Exact::from(score) - &datum.rounded;
    let size = difference.abs().round_to(&Exact::ONE, Rounding::Down).to_integer().unwrap_or(i64::MAX);
    let gained = Exact::from(imps(size));
    if difference.is_negative() == (side == Side::NS) { -gained } else { gained }
}

/// A side's IMPs for each score of its table as it stands: what the other pairs get.
pub(super) fn values<'a>(
    table: &'a FrequencyTable,
    side: Side,
    conventions: &Conventions,
) -> Result<SideValues<'a>, ScoringError> {
    let datum = datum(table, conventions)?;
    let values: Vec<_> = table.entries().iter().map(|entry| against(entry.score, &datum, side)).collect();
    let complements = values.iter().map(|value| -value).collect();
    Ok(SideValues { table, values, complements, basis: Basis::Butler { datum }, top: None })
}
