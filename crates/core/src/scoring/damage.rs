//! Damage that the non-offending side did to itself (Law 12C1(e)): what was lost, by whom, and what follows.

use super::conventions::{Conventions, DamageEntry, DamageRule};
use super::resolved::{ResolvedDamage, ResolvedSides};
use crate::number::Exact;
use crate::ruling::Side;

/// A row of the table by which damage is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DamageRow {
    /// before ≤ obtained: nothing was lost, and the score obtained stands.
    Stands,
    /// before ≤ after: the infraction made the error possible, not worse.
    Trap,
    /// after ≤ obtained: the error cost nothing.
    Full,
    /// obtained < after < before: before − after + obtained.
    Formula,
}

impl DamageRow {
    /// The word of the language for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Stands => "stands",
            Self::Trap => "trap",
            Self::Full => "full",
            Self::Formula => "formula",
        }
    }

    /// The row that applies to values of the non-offending side: the first that holds, or always the last where the
    /// convention says so.
    #[must_use]
    pub fn of(values: &DamageValues, conventions: &Conventions) -> Self {
        let DamageValues { before, after, obtained } = values;
        if conventions.damage == DamageRule::Formula {
            Self::Formula
        } else if before <= obtained {
            Self::Stands
        } else if before <= after {
            Self::Trap
        } else if after <= obtained {
            Self::Full
        } else {
            Self::Formula
        }
    }

    /// Each side's ruling by it.
    #[must_use]
    pub fn apply(self, damage: &ResolvedDamage) -> ResolvedSides {
        match self {
            Self::Stands => damage.obtained.clone(),
            Self::Trap => damage.trap(),
            Self::Full => damage.before.clone(),
            Self::Formula => damage.formula(),
        }
    }

    /// Returns true if the side's points are adjusted after the result before the infraction was entered.
    pub(super) fn is_adjusted(self, conventions: &Conventions) -> bool {
        self == Self::Formula && conventions.damage_entry == DamageEntry::Before
    }

    /// The score for a program's tables.
    pub(super) fn entered(self, damage: &ResolvedDamage, conventions: &Conventions) -> ResolvedSides {
        if self.is_adjusted(conventions) { damage.before.clone() } else { self.apply(damage) }
    }
}

/// The values of the three results of damage to the non-offending side, in the points of the scoring, each as the only
/// result of its row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DamageValues {
    /// Expected before the infraction.
    pub before: Exact,
    /// The side's expectation after the infraction.
    pub after: Exact,
    /// The result obtained.
    pub obtained: Exact,
}

impl DamageValues {
    /// Values the three results.
    ///
    /// # Errors
    /// The error of `worth`.
    pub(super) fn of<E>(
        damage: &ResolvedDamage,
        worth: impl Fn(&ResolvedSides, Side) -> Result<Exact, E>,
    ) -> Result<Self, E> {
        Ok(Self {
            before: worth(&damage.before, damage.side)?,
            after: worth(&damage.after, damage.side)?,
            obtained: worth(&damage.obtained, damage.side)?,
        })
    }

    /// The cost of the infraction: before − after.
    #[must_use]
    pub fn by_infraction(&self) -> Exact {
        &self.before - &self.after
    }

    /// The cost of the side's own play: after − obtained.
    #[must_use]
    pub fn own(&self) -> Exact {
        &self.after - &self.obtained
    }
}

/// The result of classifying damage.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct DamageFinding {
    /// The non-offending side.
    pub side: Side,
    /// The row of the table that applied.
    pub applied: DamageRow,
    /// The values of the three results in the tables.
    pub values: DamageValues,
    /// Their values when the row was chosen: with every other damage of the field as its formula.
    pub compared: DamageValues,
}

impl DamageFinding {
    /// Returns true if nothing was lost, so that the score obtained at the table stands (Law 12B1).
    #[must_use]
    pub fn stands(&self) -> bool {
        self.applied == DamageRow::Stands
    }
}

impl DamageFinding {
    /// The cost of the infraction: before − after.
    #[must_use]
    pub fn by_infraction(&self) -> Exact {
        self.values.by_infraction()
    }

    /// The cost of the side's own play: after − obtained.
    #[must_use]
    pub fn own(&self) -> Exact {
        self.values.own()
    }
}
