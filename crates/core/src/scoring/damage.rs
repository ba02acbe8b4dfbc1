//! Damage that the non-offending side did to itself (Law 12C1(e)): what was lost, by whom, and what follows.

use super::{Conventions, DamageEntry, DamageRule, Figure, Judged, Resolved, ResolvedDamage, Scored, ScoringError};
use super::{SideScore, Working};
use crate::number::Exact;
use crate::ruling::Side;

/// Which row of the table applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Applied {
    /// before ≤ obtained: nothing was lost, the score stands.
    Stands,
    /// before ≤ after: the infraction made the error possible, not worse.
    Trap,
    /// after ≤ obtained: the error cost nothing.
    Full,
    /// obtained < after < before: before − after + obtained.
    Formula,
}

impl Applied {
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
}

/// What damage is worth to the non-offending side, in the points of the scoring, and which row applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DamageFinding {
    /// The non-offending side.
    pub side: Side,
    /// Expected before the infraction.
    pub before: Exact,
    /// What it could still have had.
    pub after: Exact,
    /// What it obtained.
    pub obtained: Exact,
    /// The row of the table.
    pub applied: Applied,
}

impl DamageFinding {
    /// Values the three results, each as the only result of its row, and finds the row that applies.
    ///
    /// # Errors
    /// Whatever `value` fails with.
    pub fn of<E>(
        damage: &ResolvedDamage,
        conventions: &Conventions,
        mut value: impl FnMut(Side, &Resolved) -> Result<Exact, E>,
    ) -> Result<Self, E> {
        let side = damage.side;
        let before = value(side, &damage.before)?;
        let after = value(side, &damage.after)?;
        let obtained = value(side, &damage.obtained)?;
        let applied = if conventions.damage == DamageRule::Formula {
            Applied::Formula
        } else if before <= obtained {
            Applied::Stands
        } else if before <= after {
            Applied::Trap
        } else if after <= obtained {
            Applied::Full
        } else {
            Applied::Formula
        };
        Ok(Self { side, before, after, obtained, applied })
    }

    /// What the infraction cost: before − after.
    #[must_use]
    pub fn by_infraction(&self) -> Exact {
        &self.before - &self.after
    }

    /// What the side's own play cost: after − obtained.
    #[must_use]
    pub fn own(&self) -> Exact {
        &self.after - &self.obtained
    }

    /// What each side gets by the row that applied.
    #[must_use]
    pub fn applied_ruling(&self, damage: &ResolvedDamage) -> Resolved {
        match self.applied {
            Applied::Stands => damage.obtained.clone(),
            Applied::Trap => damage.trap(),
            Applied::Full => damage.before.clone(),
            Applied::Formula => damage.formula(),
        }
    }

    /// What the row puts into the tables, and what the side's points are adjusted by afterwards.
    pub(super) fn entry(&self, damage: &ResolvedDamage, conventions: &Conventions) -> DamageEntered {
        let applied = self.applied_ruling(damage);
        if self.applied == Applied::Formula && conventions.damage_entry == DamageEntry::Before {
            let own = Some((self.side, -self.own()));
            return DamageEntered { applied, entered: damage.before.clone(), own };
        }
        DamageEntered::plain(applied)
    }
}

/// What a row puts into the tables.
#[derive(Debug, Clone)]
pub(super) struct DamageEntered {
    /// What it gives each side.
    pub applied: Resolved,
    /// What stands in the tables for it.
    pub entered: Resolved,
    /// The side whose points are adjusted afterwards, and by how much.
    own: Option<(Side, Exact)>,
}

impl DamageEntered {
    /// A row that enters as it is.
    pub fn plain(applied: Resolved) -> Self {
        Self { entered: applied.clone(), applied, own: None }
    }

    /// The special adjustment of a side; negative for a loss.
    pub fn adjustment(&self, side: Side) -> Exact {
        self.own.as_ref().filter(|(own, _)| *own == side).map(|(_, adjustment)| adjustment.clone()).unwrap_or_default()
    }

    /// Adjusts the side's points once what was entered is scored.
    fn adjust(&self, scored: &mut Scored, conventions: &Conventions) {
        let Some((side, adjustment)) = self.own.clone() else { return };
        let top = scored.top.clone();
        let entered = scored.sides.by_mut(side);
        let unrounded = &entered.figure.unrounded + &adjustment;
        let figure = Figure::of(unrounded, top.as_ref(), side, conventions);
        let working = Working::Adjusted { entered: Box::new(entered.clone()), adjustment };
        *entered = SideScore { figure, working };
    }
}

/// Scores a ruling whose damage, if it is damage, is found and applied first.
///
/// `value` is what a result is worth to a side as the only result of its row; `plain` scores what each side gets.
pub(super) fn applied(
    ruling: &Judged,
    conventions: &Conventions,
    value: impl FnMut(Side, &Resolved) -> Result<Exact, ScoringError>,
    plain: impl Fn(&Resolved) -> Result<Scored, ScoringError>,
) -> Result<Scored, ScoringError> {
    let damage = match ruling {
        Judged::Plain(resolved) => return plain(resolved),
        Judged::Damage(damage) => damage,
    };
    let finding = DamageFinding::of(damage, conventions, value)?;
    let entry = finding.entry(damage, conventions);
    let mut scored = plain(&entry.entered)?;
    entry.adjust(&mut scored, conventions);
    scored.applied = entry.applied;
    scored.damage = Some(finding);
    Ok(scored)
}
