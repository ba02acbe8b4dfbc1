//! Sentences of `vary`, `solve`, `sensitivity` and `pitfall`.

use crate::ruling::Side;

/// Under the table of `vary`: what the figures run from and to.
#[must_use]
pub fn chart_axis(least: &str, most: &str, unit: &str) -> String {
    say!("chart-axis", "from {least} to {most} {unit}", least, most, unit)
}

/// The weight that was asked for.
#[must_use]
pub fn solved(variable: &str, weight: &str, side: Side, target: &str) -> String {
    say!("solved", "{variable} = {weight} gives {side} {target}", variable, weight, side, target)
}

/// Where every weight gives what was asked.
#[must_use]
pub fn solved_any(variable: &str, side: Side, target: &str) -> String {
    say!("solved-any", "{side} have {target} whatever {variable} is.", side, target, variable)
}

/// Where no weight does, the figure being always the same.
#[must_use]
pub fn solved_constant(variable: &str, side: Side, target: &str, value: &str) -> String {
    say!(
        "solved-constant",
        "No weight gives {side} {target}: they have {value} whatever {variable} is.",
        side,
        target,
        value,
        variable
    )
}

/// Where no weight does.
#[must_use]
pub fn solved_none(side: Side, target: &str, least: (&str, &str), most: (&str, &str)) -> String {
    say!(
        "solved-none",
        "No weight from 0% to 100% gives {side} {target}: they have from {least} (at {least_at}) to {most} (at {most_at}).",
        side,
        target,
        least = least.0,
        least_at = least.1,
        most = most.0,
        most_at = most.1
    )
}

/// Where the figure passes the target without meeting it.
#[must_use]
pub fn solved_passes(variable: &str, near: &str, side: Side, target: &str) -> String {
    say!(
        "solved-passes",
        "No weight gives {side} exactly {target}; they pass it at {variable} {near}.",
        side,
        target,
        variable,
        near
    )
}

/// Below the table of `sensitivity`: the largest change.
#[must_use]
pub fn sensitivity(largest: &str, share: Option<&str>, unit: &str) -> String {
    match share {
        None => say!(
            "sensitivity",
            "5% on any one outcome moves a side by at most {largest} {unit}; the others give way in proportion.",
            largest,
            unit
        ),
        Some(share) => say!(
            "sensitivity-share",
            "5% on any one outcome moves a side by at most {largest} {unit}, {share} of the top; the others give way in \
             proportion.",
            largest,
            unit,
            share
        ),
    }
}

/// Where no weight can be shifted.
#[must_use]
pub fn nothing_to_shift() -> String {
    say!("nothing-to-shift", "No weight can be shifted: no outcome stands beside another that could give way.")
}

/// Where nothing is averaged.
#[must_use]
pub fn nothing_to_average() -> String {
    say!("nothing-to-average", "Nothing is weighted here, so there is nothing to average.")
}

/// Where averaging first makes no difference.
#[must_use]
pub fn same_either_way() -> String {
    say!("same-either-way", "In total points averaging first gives the same.")
}

/// Where the wrong way comes to the right figure.
#[must_use]
pub fn by_chance() -> String {
    say!("by-chance", "Both ways come to the same here, by chance: each outcome is scored first all the same.")
}

/// Where the figure that was asked for is not the final one.
#[must_use]
pub fn before_rounding() -> String {
    say!("before-rounding", "The figure was solved for before rounding and penalties.")
}

/// What the averages are.
#[must_use]
pub fn averages(side: &str, terms: &str, average: &str) -> String {
    format!("{side}: {terms} = {average}")
}

/// Why the scores must not be averaged.
#[must_use]
pub fn pitfall() -> String {
    say!(
        "pitfall",
        "Wrong: nobody could have scored the average, and points are no measure of what a result is worth against the \
         others. Law 12C1(c) weighs the outcomes, so each is scored first."
    )
}
