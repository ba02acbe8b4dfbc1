//! Scores that, weighted, give a side its printed figure.

use crate::model::Printed;
use crate::scoring::{PrintedPrecision, in_unit, unit};
use redress_core::number::{Exact, Rounding};
use redress_core::ruling::SideRuling;
use redress_core::scoring::Figure;

/// A score that a ruling may give a part of, and its worth to the side as the only result of its line.
pub(super) struct Worth {
    /// From NS's view.
    pub score: i32,
    /// The side's figure.
    pub figure: Figure,
}

/// The rank of weights by how natural they are: the lower, the more natural.
type Oddity = u32;

/// The scores that a side may have been given for a printed figure: one score, or two with their weights, the most
/// natural first.
pub(super) fn candidates(worth: &[Worth], printed: &Printed, precision: &PrintedPrecision) -> Vec<SideRuling> {
    let singles = worth.iter().filter(|one| precision.fits(printed, &one.figure) == Some(true));
    let mut found: Vec<(Oddity, SideRuling)> = singles.map(|one| (0, SideRuling::score(one.score))).collect();
    for (place, one) in worth.iter().enumerate() {
        for other in worth.iter().skip(place.saturating_add(1)) {
            for (oddity, weight) in weights(one, other, printed, precision) {
                let rest = Exact::ONE - &weight;
                // The heavier first, as directors write it.
                let parts = if rest > weight {
                    [(rest, other.score), (weight, one.score)]
                } else {
                    [(weight, one.score), (rest, other.score)]
                };
                found.push((oddity, SideRuling::weighted(parts)));
            }
        }
    }
    found.sort_by_key(|(oddity, _)| *oddity);
    found.into_iter().map(|(_, ruling)| ruling).collect()
}

/// The weights of the first of two scores with which a side has about the printed figure: tens, fives and ones of
/// percent, and thirds.
fn weights(one: &Worth, other: &Worth, printed: &Printed, precision: &PrintedPrecision) -> Vec<(Oddity, Exact)> {
    let of = |worth: &Worth| in_unit(&worth.figure, printed.unit);
    let Some((first, second)) = of(one).zip(of(other)) else { return Vec::new() };
    let difference = &first - &second;
    let Some(share) = (&printed.value - &second).over(&difference) else { return Vec::new() };
    // Rounded matchpoints and a rounded percentage: two units of the printed figure either way.
    let Some(slack) = (unit(precision.decimals(printed)) * 2).over(&difference.abs()) else { return Vec::new() };
    let is_near = |weight: &Exact| (weight - &share).abs() <= slack;
    let hundredth = Exact::percent(1);
    let around = share.round_to(&hundredth, Rounding::HalfUp);
    let nearby = (-2..=2).map(|steps| &around + &hundredth * steps);
    let thirds = [Exact::fraction(1, 3), Exact::fraction(2, 3)].into_iter().flatten();
    let inside = |weight: &Exact| weight.is_positive() && *weight < Exact::ONE;
    let fitting = nearby.chain(thirds).filter(|weight| inside(weight) && is_near(weight));
    fitting.map(|weight| (oddity(&weight), weight)).collect()
}

fn oddity(weight: &Exact) -> Oddity {
    let is_multiple = |of: i64| (weight * 100).over(&of.into()).is_some_and(|times| times.to_integer().is_some());
    match weight {
        _ if is_multiple(10) => 1,
        _ if is_multiple(5) => 2,
        _ if is_multiple(1) => 4,
        _ => 3,
    }
}
