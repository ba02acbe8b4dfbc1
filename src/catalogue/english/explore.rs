//! Sentences of `vary`, `solve`, `sensitivity` and `pitfall`.

use crate::catalogue::{Said as _, language};
use crate::messages as m;
use crate::ruling::Side;

/// Under the table of `vary`: what the figures run from and to.
#[must_use]
pub fn chart_axis(least: &str, most: &str, unit: &str) -> String {
    m::vary_axis(language(), least.said(), most.said(), unit.said()).to_string()
}

/// The weight that was asked for.
#[must_use]
pub fn solved(variable: &str, weight: &str, side: Side, target: &str) -> String {
    m::solved(language(), variable.said(), weight.said(), side.said(), target.said()).to_string()
}

/// Where every weight gives what was asked.
#[must_use]
pub fn solved_any(variable: &str, side: Side, target: &str) -> String {
    m::solved_any(language(), side.said(), target.said(), variable.said()).to_string()
}

/// Where no weight does, the figure being always the same.
#[must_use]
pub fn solved_constant(variable: &str, side: Side, target: &str, value: &str) -> String {
    m::solved_constant(language(), side.said(), target.said(), value.said(), variable.said()).to_string()
}

/// Where no weight does.
#[must_use]
pub fn solved_none(side: Side, target: &str, least: (&str, &str), most: (&str, &str)) -> String {
    m::solved_none(language(), side.said(), target.said(), least.0.said(), least.1.said(), most.0.said(), most.1.said())
        .to_string()
}

/// Where the figure passes the target without meeting it.
#[must_use]
pub fn solved_passes(variable: &str, near: &str, side: Side, target: &str) -> String {
    m::solved_passes(language(), side.said(), target.said(), variable.said(), near.said()).to_string()
}

/// Below the table of `sensitivity`: the largest change.
#[must_use]
pub fn sensitivity(largest: &str, share: Option<&str>, unit: &str) -> String {
    match share {
        None => m::sensitivity(language(), largest.said(), unit.said()).to_string(),
        Some(share) => m::sensitivity_share(language(), largest.said(), unit.said(), share.said()).to_string(),
    }
}

/// Where no weight can be shifted.
#[must_use]
pub fn nothing_to_shift() -> String {
    m::nothing_to_shift(language()).to_string()
}

/// Where nothing is averaged.
#[must_use]
pub fn nothing_to_average() -> String {
    m::nothing_to_average(language()).to_string()
}

/// Where averaging first makes no difference.
#[must_use]
pub fn same_either_way() -> String {
    m::same_either_way(language()).to_string()
}

/// Where the wrong way comes to the right figure.
#[must_use]
pub fn by_chance() -> String {
    m::by_chance(language()).to_string()
}

/// Where the figure that was asked for is not the final one.
#[must_use]
pub fn before_rounding() -> String {
    m::before_rounding(language()).to_string()
}

/// What the averages are.
#[must_use]
pub fn averages(side: &str, terms: &str, average: &str) -> String {
    m::pitfall_average(language(), side, terms, average).to_string()
}

/// Why the scores must not be averaged.
#[must_use]
pub fn pitfall() -> String {
    m::pitfall(language()).to_string()
}
