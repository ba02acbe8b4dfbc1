//! The final figure of a side, rounded by the rule in force.

use super::conventions::{Conventions, RoundRule};
use super::settings::RoundTo;
use crate::number::{Exact, Rounding};
use crate::ruling::Side;

/// Rounds a side's points. A rule may lean to the side of the average, which is half of the
/// top, or 0.
pub(super) fn final_figure(
    points: &Exact,
    top: Option<&Exact>,
    side: Side,
    round: &RoundTo,
    conventions: &Conventions,
) -> Exact {
    let Some((unit, rule)) = round else { return points.clone() };
    let above = *points > top.map_or(Exact::ZERO, Exact::half);
    let rounding = match rule {
        RoundRule::Away => Rounding::HalfAwayFromZero,
        RoundRule::Even => Rounding::HalfToEven,
        RoundRule::ToAverage if above => Rounding::HalfDown,
        RoundRule::ToAverage => Rounding::HalfUp,
        RoundRule::AwayFromAverage if above => Rounding::HalfUp,
        RoundRule::AwayFromAverage => Rounding::HalfDown,
        RoundRule::NonOffenders => match conventions.case.non_offenders {
            Some(innocent) if innocent == side => Rounding::Up,
            Some(_) => Rounding::Down,
            None if above => Rounding::HalfDown,
            None => Rounding::HalfUp,
        },
    };
    points.round_to(unit, rounding)
}
