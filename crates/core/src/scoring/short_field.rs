//! Matchpoints where fewer results were obtained than expected.

use super::{Conventions, ShortField, SmallGroups};
use crate::number::Exact;

/// How many results a table holds and how many were expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldSize {
    /// A: results in the table.
    pub actual: Exact,
    /// E: results expected, artificial ones included.
    pub expected: Exact,
    /// Whether no other group of the board has more results.
    pub largest: bool,
}

/// How a table's matchpoints became those of the whole field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Adjustment {
    /// Not at all: no result is missing.
    Full,
    /// By fixed percentages for very few results.
    SmallGroup(SmallGroups),
    /// By the formula for short fields.
    Formula(ShortField),
}

impl FieldSize {
    /// What is done to matchpoints of a table of this size.
    #[must_use]
    pub fn adjustment(&self, conventions: &Conventions) -> Adjustment {
        if self.is_small_group(conventions) {
            Adjustment::SmallGroup(conventions.small_groups)
        } else if self.is_short() || conventions.short_field == ShortField::Ascherman {
            Adjustment::Formula(conventions.short_field)
        } else {
            Adjustment::Full
        }
    }

    /// Whether results are missing.
    #[must_use]
    pub fn is_short(&self) -> bool {
        self.actual < self.expected
    }

    /// The most matchpoints a side can have, two per pair beaten: 2(E−1); with Ascherman's one for oneself, 2E.
    #[must_use]
    pub fn top(&self, conventions: &Conventions) -> Exact {
        let top = match conventions.short_field {
            ShortField::Ascherman => &self.expected + &self.expected,
            ShortField::None if !self.is_small_group(conventions) => twice_less_one(&self.actual),
            _ => twice_less_one(&self.expected),
        };
        in_scale(top, conventions)
    }

    /// The top that artificial percentages are of: E's.
    #[must_use]
    pub fn artificial_top(&self, conventions: &Conventions) -> Exact {
        FieldSize { actual: self.expected.clone(), expected: self.expected.clone(), largest: true }.top(conventions)
    }

    /// Whether a regulation gives fixed percentages to so few results.
    #[must_use]
    pub fn is_small_group(&self, conventions: &Conventions) -> bool {
        let results = self.actual.to_integer();
        match conventions.small_groups {
            SmallGroups::None => false,
            SmallGroups::Ebu => matches!(results, Some(2 | 3)) && self.expected >= &self.actual * &Exact::from(3_i64),
            SmallGroups::Acbl => {
                let few = matches!(results, Some(1 | 2)) || (results == Some(3) && !self.largest);
                few && self.is_short()
            }
        }
    }

    /// A side's matchpoints in the whole field, from its own `m` in a table of A results, two per pair beaten.
    #[must_use]
    pub fn adjust(&self, m: &Exact, conventions: &Conventions) -> Exact {
        let Self { actual, expected, .. } = self;
        let value = if self.is_small_group(conventions) {
            let steps = &(m + &Exact::ONE) - actual;
            let share = &Exact::percent(60) + &(&steps * &Exact::percent(5));
            &share * &twice_less_one(expected)
        } else {
            match conventions.short_field {
                ShortField::Ascherman => {
                    let own = m + &Exact::ONE;
                    (&own * expected).over(actual).unwrap_or(own)
                }
                _ if !self.is_short() => m.clone(),
                ShortField::None => m.clone(),
                // Neuberg: each result stands for E/A, its own included.
                ShortField::Neuberg => {
                    let scaled = (&(m + &Exact::ONE) * expected).over(actual);
                    scaled.map_or_else(|| m.clone(), |scaled| &scaled - &Exact::ONE)
                }
                ShortField::Proportional => {
                    let scaled = (m * &(expected - &Exact::ONE)).over(&(actual - &Exact::ONE));
                    scaled.unwrap_or_else(|| twice_less_one(expected).half())
                }
                ShortField::Mitchell => &(m + expected) - actual,
            }
        };
        in_scale(value, conventions)
    }
}

/// Matchpoints of two per pair beaten on the scale in force.
fn in_scale(two_per_win: Exact, conventions: &Conventions) -> Exact {
    if conventions.win == Exact::ONE { two_per_win.half() } else { two_per_win }
}

/// 2(n−1)
fn twice_less_one(n: &Exact) -> Exact {
    let less = n - &Exact::ONE;
    &less + &less
}
