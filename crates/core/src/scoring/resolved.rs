//! Rulings with their contracts scored: what the tables are made of.

use crate::number::Exact;
use crate::ruling::{Artificial, Board, Component, Outcome, OutcomeError, Ruling, Side, SideRuling, Sides};

/// A component with its score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weighted {
    /// Of 1.
    pub weight: Exact,
    /// From NS's view.
    pub score: i32,
    /// As it was written.
    pub outcome: Outcome,
}

/// What one side gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResolvedSide {
    /// Scores with their weights, which sum to 1.
    Assigned(Vec<Weighted>),
    /// An artificial score.
    Artificial(Artificial),
}

/// What each side gets.
pub type Resolved = Sides<ResolvedSide>;

impl ResolvedSide {
    /// Scores and weights; none for an artificial side, which enters no table.
    pub fn weighted(&self) -> impl Iterator<Item = (i32, &Exact)> {
        let components = match self {
            Self::Assigned(components) => components.as_slice(),
            Self::Artificial(_) => &[],
        };
        components.iter().map(|component| (component.score, &component.weight))
    }

    /// Whether it is artificial.
    #[must_use]
    pub fn is_artificial(&self) -> bool {
        matches!(self, Self::Artificial(_))
    }

    /// The same components with their weights multiplied.
    #[must_use]
    fn scaled(&self, factor: &Exact) -> Vec<Weighted> {
        match self {
            Self::Artificial(_) => Vec::new(),
            Self::Assigned(components) => {
                let scale = |component: &Weighted| Weighted { weight: &component.weight * factor, ..component.clone() };
                components.iter().map(scale).collect()
            }
        }
    }
}

impl Resolved {
    /// One score for both sides.
    #[must_use]
    pub fn score(points: i32) -> Self {
        Self::of(|_| {
            ResolvedSide::Assigned(vec![Weighted {
                weight: Exact::ONE,
                score: points,
                outcome: Outcome::Score(points),
            }])
        })
    }

    /// Whether both sides are given the same.
    #[must_use]
    pub fn is_balanced(&self) -> bool {
        self.ns == self.ew && !self.ns.is_artificial()
    }
}

/// Damage with its contracts scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResolvedDamage {
    /// The non-offending side.
    pub side: Side,
    /// Expected before the infraction.
    pub before: Resolved,
    /// What the side could still have had.
    pub after: Resolved,
    /// What it obtained.
    pub obtained: Resolved,
}

impl ResolvedDamage {
    /// `(100% X & -100% Y & 100% Z)` for the side and X for the offenders: the universal notation.
    #[must_use]
    pub fn formula(&self) -> Resolved {
        let minus = -Exact::ONE;
        let mut own = self.before.by(self.side).scaled(&Exact::ONE);
        own.extend(self.after.by(self.side).scaled(&minus));
        own.extend(self.obtained.by(self.side).scaled(&Exact::ONE));
        let mut resolved = self.before.clone();
        *resolved.by_mut(self.side) = ResolvedSide::Assigned(own);
        resolved
    }

    /// The side keeps what it obtained, the offenders get their side of X.
    #[must_use]
    pub fn trap(&self) -> Resolved {
        let mut resolved = self.before.clone();
        *resolved.by_mut(self.side) = self.obtained.by(self.side).clone();
        resolved
    }
}

/// Why a ruling cannot be scored on its board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResolveError {
    /// An outcome has no score.
    Outcome {
        /// Why.
        error: OutcomeError,
        /// Which component, counted from 0 in the order of [`Ruling::components`].
        component: usize,
    },
    /// Damage that does not say what was obtained.
    ObtainedMissing,
    /// Damage in damage.
    DamageNested,
}

/// A ruling ready to be scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judged {
    /// Each side has its own.
    Plain(Resolved),
    /// Damage, which the scoring applies.
    Damage(Box<ResolvedDamage>),
}

impl Judged {
    /// Scores the contracts of a ruling on its board.
    ///
    /// # Errors
    /// A contract whose board is not known or whose written score is not its own; `damage` that does not say what was
    /// obtained.
    pub fn resolve(ruling: &Ruling, board: Option<&Board>) -> Result<Self, ResolveError> {
        Resolver { board, components: 0 }.ruling(ruling)
    }

    /// The same for a ruling that may not be damage.
    ///
    /// # Errors
    /// As [`Judged::resolve`], and for damage.
    pub fn plain(ruling: &Ruling, board: Option<&Board>) -> Result<Resolved, ResolveError> {
        Resolver { board, components: 0 }.plain(ruling)
    }

    /// What enters the tables before damage is classified.
    #[must_use]
    pub fn formula(&self) -> Resolved {
        match self {
            Self::Plain(resolved) => resolved.clone(),
            Self::Damage(damage) => damage.formula(),
        }
    }
}

/// Scores components on a board, one after the other.
struct Resolver<'a> {
    board: Option<&'a Board>,
    /// How many were scored.
    components: usize,
}

impl Resolver<'_> {
    fn ruling(&mut self, ruling: &Ruling) -> Result<Judged, ResolveError> {
        match ruling {
            Ruling::Both(both) => {
                let side = self.side(both)?;
                Ok(Judged::Plain(Sides { ns: side.clone(), ew: side }))
            }
            Ruling::Split { ns, ew } => Ok(Judged::Plain(Sides { ns: self.side(ns)?, ew: self.side(ew)? })),
            Ruling::Damage(damage) => {
                let obtained = damage.obtained.as_ref().ok_or(ResolveError::ObtainedMissing)?;
                Ok(Judged::Damage(Box::new(ResolvedDamage {
                    side: damage.side,
                    before: self.plain(&damage.before)?,
                    after: self.plain(&damage.after)?,
                    obtained: self.plain(obtained)?,
                })))
            }
        }
    }

    fn plain(&mut self, ruling: &Ruling) -> Result<Resolved, ResolveError> {
        match self.ruling(ruling)? {
            Judged::Plain(resolved) => Ok(resolved),
            Judged::Damage(_) => Err(ResolveError::DamageNested),
        }
    }

    fn side(&mut self, side: &SideRuling) -> Result<ResolvedSide, ResolveError> {
        let components = match side {
            SideRuling::Artificial(artificial) => return Ok(ResolvedSide::Artificial(artificial.clone())),
            SideRuling::Assigned(components) => components,
        };
        let mut scored = Vec::with_capacity(components.len());
        for Component { weight, outcome } in components {
            let component = self.components;
            let score = outcome.score(self.board).map_err(|error| ResolveError::Outcome { error, component })?;
            scored.push(Weighted { weight: weight.clone(), score, outcome: outcome.clone() });
            self.components = component.saturating_add(1);
        }
        Ok(ResolvedSide::Assigned(scored))
    }
}
