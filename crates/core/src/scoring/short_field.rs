//! Matchpoints where fewer results were obtained than expected.

use super::conventions::{Conventions, ShortField, SmallGroups};
use crate::number::{Divisor, Exact};

/// The number of results in a table and the number expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldSize {
    /// A: results in the table.
    pub actual: Exact,
    /// E: results expected, artificial ones included.
    pub expected: Exact,
    /// True if no other group of the board has more results.
    pub largest: bool,
}

/// The adjustment of a table's matchpoints to the whole field.
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
    /// The adjustment of matchpoints of a table of this size.
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

    /// Returns true if results are missing.
    #[must_use]
    pub fn is_short(&self) -> bool {
        self.actual < self.expected
    }

    /// The most matchpoints a side can have, two per pair beaten: 2(E − 1); with Ascherman's one for oneself, 2E.
    #[must_use]
    pub fn top(&self, conventions: &Conventions) -> Exact {
        in_scale(self.full_top(conventions), conventions)
    }

    fn full_top(&self, conventions: &Conventions) -> Exact {
        match conventions.short_field {
            ShortField::Ascherman => 2 * &self.expected,
            ShortField::None if !self.is_small_group(conventions) => 2 * (&self.actual - 1),
            _ => 2 * (&self.expected - 1),
        }
    }

    /// The top that artificial percentages are of: E's.
    #[must_use]
    pub fn artificial_top(&self, conventions: &Conventions) -> Exact {
        FieldSize { actual: self.expected.clone(), expected: self.expected.clone(), largest: true }.top(conventions)
    }

    /// Returns true if a regulation gives fixed percentages to so few results.
    #[must_use]
    pub fn is_small_group(&self, conventions: &Conventions) -> bool {
        let results = self.actual.to_integer();
        match conventions.small_groups {
            SmallGroups::None => false,
            SmallGroups::Ebu => match results {
                Some(1) => self.is_short(),
                Some(2 | 3) => self.expected >= 3 * &self.actual,
                _ => false,
            },
            SmallGroups::Acbl => {
                let few = matches!(results, Some(1 | 2)) || (results == Some(3) && !self.largest);
                few && self.is_short()
            }
        }
    }

    /// A side's matchpoints in the whole field, from its own `m` in a table of A results, two per pair beaten.
    #[must_use]
    pub(super) fn adjust(&self, m: Exact, adjustment: Adjustment, conventions: &Conventions) -> Exact {
        let value = match adjustment {
            Adjustment::Full => m,
            // A single result is cancelled, whatever it is made of, and each side has average plus.
            Adjustment::SmallGroup(SmallGroups::Ebu) if self.actual == Exact::ONE => {
                Exact::percent(60) * self.full_top(conventions)
            }
            Adjustment::SmallGroup(_) => self.small_group(&m) * self.full_top(conventions),
            Adjustment::Formula(formula) => self.short_field(&m, formula),
        };
        in_scale(value, conventions)
    }

    /// The share of the top in a group of up to three, from matchpoints in its table, two per pair beaten: 60% + 5% · (M −
    /// (A − 1)).
    #[must_use]
    pub fn small_group(&self, m: &Exact) -> Exact {
        Exact::percent(60) + Exact::percent(5) * (m - (&self.actual - 1))
    }

    fn short_field(&self, m: &Exact, formula: ShortField) -> Exact {
        let Self { actual: a, expected: e, .. } = self;
        match formula {
            ShortField::None => m.clone(),
            ShortField::Mitchell => m + (e - a),
            // Each result counts as E/A, its own included.
            ShortField::Neuberg => match Divisor::new(a.clone()) {
                Some(a) => ((m + 1) * e) / a - 1,
                None => m.clone(),
            },
            ShortField::Ascherman => match Divisor::new(a.clone()) {
                Some(a) => ((m + 1) * e) / a,
                None => m + 1,
            },
            // A result without any to compare with has the average.
            ShortField::Proportional => match Divisor::new(a - 1) {
                Some(others) => (m * (e - 1)) / others,
                None => e - 1,
            },
        }
    }
}

/// Matchpoints of two per pair beaten on the scale in force.
fn in_scale(two_per_win: Exact, conventions: &Conventions) -> Exact {
    if conventions.win == 1 { two_per_win.half() } else { two_per_win }
}
