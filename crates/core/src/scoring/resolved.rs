//! Rulings with their contracts scored: what the tables are made of.

use crate::number::Exact;
use crate::ruling::{Artificial, Board, Component, Outcome, OutcomeError, Ruling, Side, SideRuling, Span};

/// One thing for each side.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sides<T> {
    /// North-South's.
    pub ns: T,
    /// East-West's.
    pub ew: T,
}

impl<T> Sides<T> {
    /// The one of `side`.
    #[must_use]
    pub fn by(&self, side: Side) -> &T {
        match side {
            Side::NS => &self.ns,
            Side::EW => &self.ew,
        }
    }

    /// The one of `side`, to change.
    pub fn by_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::NS => &mut self.ns,
            Side::EW => &mut self.ew,
        }
    }

    /// Makes one for each side.
    pub fn of(mut make: impl FnMut(Side) -> T) -> Self {
        Self { ns: make(Side::NS), ew: make(Side::EW) }
    }

    /// Makes one for each side, or fails with the first that fails.
    ///
    /// # Errors
    /// What `make` failed with.
    pub fn try_of<E>(mut make: impl FnMut(Side) -> Result<T, E>) -> Result<Self, E> {
        Ok(Self { ns: make(Side::NS)?, ew: make(Side::EW)? })
    }
}

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
        /// The component's place, the default for one that was built in code.
        span: Span,
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
        match ruling {
            Ruling::Both(both) => {
                let side = resolve_side(both, board)?;
                Ok(Self::Plain(Sides { ns: side.clone(), ew: side }))
            }
            Ruling::Split { ns, ew } => {
                Ok(Self::Plain(Sides { ns: resolve_side(ns, board)?, ew: resolve_side(ew, board)? }))
            }
            Ruling::Damage(damage) => {
                let Some(obtained) = &damage.obtained else {
                    return Err(ResolveError::ObtainedMissing);
                };
                Ok(Self::Damage(Box::new(ResolvedDamage {
                    side: damage.side,
                    before: Self::plain(&damage.before, board)?,
                    after: Self::plain(&damage.after, board)?,
                    obtained: Self::plain(obtained, board)?,
                })))
            }
        }
    }

    /// The same for a ruling that may not be damage.
    ///
    /// # Errors
    /// As [`Judged::resolve`], and for damage.
    pub fn plain(ruling: &Ruling, board: Option<&Board>) -> Result<Resolved, ResolveError> {
        match Self::resolve(ruling, board)? {
            Self::Plain(resolved) => Ok(resolved),
            Self::Damage(_) => Err(ResolveError::DamageNested),
        }
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

fn resolve_side(side: &SideRuling, board: Option<&Board>) -> Result<ResolvedSide, ResolveError> {
    match side {
        SideRuling::Artificial(artificial) => Ok(ResolvedSide::Artificial(artificial.clone())),
        SideRuling::Assigned(components) => {
            let resolve = |component: &Component| match component.outcome.score(board) {
                Ok(score) => {
                    Ok(Weighted { weight: component.weight.clone(), score, outcome: component.outcome.clone() })
                }
                Err(error) => Err(ResolveError::Outcome { error, span: component.span }),
            };
            components.iter().map(resolve).collect::<Result<_, _>>().map(ResolvedSide::Assigned)
        }
    }
}
