//! Sentences of `vary`, `solve`, `sensitivity` and `pitfall`.

use crate::ruling::Side;

/// Under the table of `vary`: what the figures run from and to.
#[must_use]
pub fn chart_axis(least: &str, most: &str, unit: &str) -> String {
    format!("from {least} to {most} {unit}")
}

/// The weight that was asked for.
#[must_use]
pub fn solved(variable: &str, weight: &str, side: Side, target: &str) -> String {
    format!("{variable} = {weight} gives {side} {target}")
}

/// Where every weight gives what was asked.
#[must_use]
pub fn solved_any(variable: &str, side: Side, target: &str) -> String {
    format!("{side} have {target} whatever {variable} is.")
}

/// Where no weight does, the figure being always the same.
#[must_use]
pub fn solved_constant(variable: &str, side: Side, target: &str, value: &str) -> String {
    format!("No weight gives {side} {target}: they have {value} whatever {variable} is.")
}

/// Where no weight does.
#[must_use]
pub fn solved_none(side: Side, target: &str, least: (&str, &str), most: (&str, &str)) -> String {
    format!(
        "No weight from 0% to 100% gives {side} {target}: they have from {} (at {}) to {} (at {}).",
        least.0, least.1, most.0, most.1
    )
}

/// Where the figure passes the target without meeting it.
#[must_use]
pub fn solved_passes(variable: &str, near: &str, side: Side, target: &str) -> String {
    format!("No weight gives {side} exactly {target}; they pass it at {variable} {near}.")
}

/// A column: a component that gets more weight.
pub const MORE_OF: &str = "5% more on";
/// A column: its weight as it is.
pub const FROM: &str = "from";

/// Below the table of `sensitivity`: the largest change.
#[must_use]
pub fn sensitivity(largest: &str, share: Option<&str>, unit: &str) -> String {
    let share = share.map(|share| format!(", {share} of the top")).unwrap_or_default();
    format!("5% on any one outcome moves a side by at most {largest} {unit}{share}; the others give way in proportion.")
}

/// Where no weight can be shifted.
pub const NOTHING_TO_SHIFT: &str = "No weight can be shifted: no outcome stands beside another that could give way.";

/// Where nothing is averaged.
pub const NOTHING_TO_AVERAGE: &str = "Nothing is weighted here, so there is nothing to average.";

/// Where averaging first makes no difference.
pub const SAME_EITHER_WAY: &str = "In total points averaging first gives the same.";

/// Where the wrong way comes to the right figure.
pub const BY_CHANCE: &str = "Both ways come to the same here, by chance: each outcome is scored first all the same.";

/// Where the figure that was asked for is not the final one.
pub const BEFORE_ROUNDING: &str = "The figure was solved for before rounding and penalties.";

/// Beside the figures of the ruling itself.
pub const RIGHTLY: &str = "each outcome scored, then weighted";
/// Beside the figures of the averages.
pub const WRONGLY: &str = "scores averaged, then scored";
/// A column: which way.
pub const WAY: &str = "way";

/// What the averages are.
#[must_use]
pub fn averages(side: &str, terms: &str, average: &str) -> String {
    format!("{side}: {terms} = {average}")
}

/// Why the scores must not be averaged.
pub const PITFALL: &str = "Wrong: nobody could have scored the average, and points are no measure of what a result is \
worth against the others. Law 12C1(c) weighs the outcomes, so each is scored first.";
