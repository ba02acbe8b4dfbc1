//! Rulings with their contracts scored: what the tables are made of.

use crate::number::Exact;
use crate::ruling::{Artificial, Board, Component, Outcome, OutcomeError, Ruling, Side, SideRuling, Sides};
use std::borrow::Cow;

/// A component with its score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoredComponent {
    /// Of 1.
    pub weight: Exact,
    /// From NS's view.
    pub score: i32,
    /// As it was written.
    pub outcome: Outcome,
}

/// One side's score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResolvedSide {
    /// Scores with their weights, which sum to 1.
    Assigned(Vec<ScoredComponent>),
    /// An artificial score.
    Artificial(Artificial),
}

/// Each side's score.
pub type ResolvedSides = Sides<ResolvedSide>;

impl ResolvedSide {
    /// One score for certain, from NS's view.
    #[must_use]
    pub fn score(points: i32) -> Self {
        Self::Assigned(vec![ScoredComponent { weight: Exact::ONE, score: points, outcome: Outcome::Score(points) }])
    }

    /// The components; none of an artificial side.
    #[must_use]
    pub fn components(&self) -> &[ScoredComponent] {
        match self {
            Self::Assigned(components) => components,
            Self::Artificial(_) => &[],
        }
    }

    /// Scores and weights; none for an artificial side, which enters no table.
    pub fn weighted(&self) -> impl Iterator<Item = (i32, &Exact)> + Clone {
        self.components().iter().map(|component| (component.score, &component.weight))
    }

    /// Returns true if it is artificial.
    #[must_use]
    pub fn is_artificial(&self) -> bool {
        matches!(self, Self::Artificial(_))
    }

    /// Returns true if another side gets the same: the same scores with the same weights, in whatever order and parts
    /// they were written, or the same artificial score.
    #[must_use]
    pub fn is_same_as(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Artificial(one), Self::Artificial(other)) => one == other,
            (Self::Assigned(_), Self::Assigned(_)) => {
                self.weighted().eq(other.weighted()) || self.by_score() == other.by_score()
            }
            (Self::Assigned(_), Self::Artificial(_)) | (Self::Artificial(_), Self::Assigned(_)) => false,
        }
    }

    /// The weight of each score, lowest first.
    fn by_score(&self) -> Vec<(i32, Exact)> {
        let mut scores: Vec<(i32, Exact)> = self.weighted().map(|(score, weight)| (score, weight.clone())).collect();
        scores.sort_by_key(|(score, _)| *score);
        scores.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 += &next.1;
            }
            same
        });
        scores.retain(|(_, weight)| !weight.is_zero());
        scores
    }

    /// The one score that the side gets for certain, if it is that.
    #[must_use]
    pub fn single_score(&self) -> Option<i32> {
        match self.components() {
            [only] if only.weight == Exact::ONE => Some(only.score),
            _ => None,
        }
    }

    /// The same components with their weights multiplied.
    fn scaled(&self, factor: &Exact) -> Vec<ScoredComponent> {
        let scale =
            |component: &ScoredComponent| ScoredComponent { weight: &component.weight * factor, ..component.clone() };
        self.components().iter().map(scale).collect()
    }
}

impl ResolvedSides {
    /// One score for both sides, from NS's view.
    #[must_use]
    pub fn score(points: i32) -> Self {
        Self::of(|_| ResolvedSide::score(points))
    }

    /// Scores the contracts of a ruling that may not be damage.
    ///
    /// # Errors
    /// As [`ResolvedRuling::resolve`], and for damage.
    pub fn resolve(ruling: &Ruling, board: Option<&Board>) -> Result<Self, ResolveError> {
        Resolver { board, components: 0 }.sides(ruling)
    }

    /// Returns true if the sides get different scores, and not the same one in different forms.
    #[must_use]
    pub fn is_split(&self) -> bool {
        !self.ns.is_same_as(&self.ew)
    }

    /// Returns true if both sides are given the same assigned score.
    #[must_use]
    pub fn is_balanced(&self) -> bool {
        !self.ns.is_artificial() && !self.is_split()
    }
}

/// Damage with its contracts scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResolvedDamage {
    /// The non-offending side.
    pub side: Side,
    /// Expected before the infraction.
    pub before: ResolvedSides,
    /// The side's expectation after the infraction.
    pub after: ResolvedSides,
    /// The result obtained.
    pub obtained: ResolvedSides,
}

impl ResolvedDamage {
    /// `(100% X & -100% Y & 100% Z)` for the side and X for the offenders: the universal notation.
    #[must_use]
    pub fn formula(&self) -> ResolvedSides {
        let mut own = self.before.by(self.side).components().to_vec();
        own.extend(self.after.by(self.side).scaled(&-Exact::ONE));
        own.extend_from_slice(self.obtained.by(self.side).components());
        let mut resolved = self.before.clone();
        *resolved.by_mut(self.side) = ResolvedSide::Assigned(own);
        resolved
    }

    /// The side keeps what it obtained, the offenders get their side of X.
    #[must_use]
    pub fn trap(&self) -> ResolvedSides {
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
        /// The component, counted from 0 in the order of [`Ruling::components`].
        component: usize,
    },
    /// Damage that does not say what was obtained.
    ObtainedMissing,
    /// Damage in damage.
    DamageNested,
}

/// A ruling ready to be scored: its contracts have scores. Two machine words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResolvedRuling {
    /// One score for both sides, from NS's view: nearly every result of a field.
    Score(i32),
    /// Each side has its own.
    Sides(Box<ResolvedSides>),
    /// Damage, which the scoring applies.
    Damage(Box<ResolvedDamage>),
}

impl ResolvedRuling {
    /// Scores the contracts of a ruling on its board.
    ///
    /// # Errors
    /// A contract whose board is not known or whose written score is not its own; `damage` that does not say what was
    /// obtained.
    pub fn resolve(ruling: &Ruling, board: Option<&Board>) -> Result<Self, ResolveError> {
        let mut resolver = Resolver { board, components: 0 };
        match ruling {
            Ruling::Both(SideRuling::Assigned(components)) => match components.as_slice() {
                [Component { weight, outcome: Outcome::Score(points) }] if *weight == 1 => Ok(Self::Score(*points)),
                _ => resolver.sides(ruling).map(Self::from),
            },
            Ruling::Both(_) | Ruling::Split { .. } => resolver.sides(ruling).map(Self::from),
            Ruling::Damage(damage) => {
                let obtained = damage.obtained.as_ref().ok_or(ResolveError::ObtainedMissing)?;
                Ok(Self::from(ResolvedDamage {
                    side: damage.side,
                    before: resolver.sides(&damage.before)?,
                    after: resolver.sides(&damage.after)?,
                    obtained: resolver.sides(obtained)?,
                }))
            }
        }
    }

    /// Each side's score; for damage, before it is classified, the universal notation.
    #[must_use]
    pub fn formula(&self) -> Cow<'_, ResolvedSides> {
        match self {
            Self::Score(points) => Cow::Owned(ResolvedSides::score(*points)),
            Self::Sides(sides) => Cow::Borrowed(sides),
            Self::Damage(damage) => Cow::Owned(damage.formula()),
        }
    }

    /// Returns true if each side gets an artificial score, whatever it is compared with.
    #[must_use]
    pub fn is_artificial(&self) -> bool {
        match self {
            Self::Sides(sides) => Side::BOTH.into_iter().all(|side| sides.by(side).is_artificial()),
            Self::Score(_) | Self::Damage(_) => false,
        }
    }

    /// The damage, if it is that.
    #[must_use]
    pub fn damage(&self) -> Option<&ResolvedDamage> {
        match self {
            Self::Damage(damage) => Some(damage),
            Self::Score(_) | Self::Sides(_) => None,
        }
    }

    /// The same as a result among others, of which nobody asks how it was written.
    #[must_use]
    pub(super) fn compact(self) -> Self {
        match &self {
            Self::Sides(sides) => match (sides.ns.single_score(), sides.ew.single_score()) {
                (Some(ns), Some(ew)) if ns == ew => Self::Score(ns),
                _ => self,
            },
            Self::Score(_) | Self::Damage(_) => self,
        }
    }
}

impl From<ResolvedSides> for ResolvedRuling {
    fn from(sides: ResolvedSides) -> Self {
        Self::Sides(Box::new(sides))
    }
}

impl From<ResolvedDamage> for ResolvedRuling {
    fn from(damage: ResolvedDamage) -> Self {
        Self::Damage(Box::new(damage))
    }
}

/// Scores components on a board, one after the other.
struct Resolver<'a> {
    board: Option<&'a Board>,
    /// The number of components scored.
    components: usize,
}

impl Resolver<'_> {
    fn sides(&mut self, ruling: &Ruling) -> Result<ResolvedSides, ResolveError> {
        match ruling {
            Ruling::Both(both) => {
                let side = self.side(both)?;
                Ok(Sides { ns: side.clone(), ew: side })
            }
            Ruling::Split { ns, ew } => Ok(Sides { ns: self.side(ns)?, ew: self.side(ew)? }),
            Ruling::Damage(_) => Err(ResolveError::DamageNested),
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
            scored.push(ScoredComponent { weight: weight.clone(), score, outcome: outcome.clone() });
            self.components = component.saturating_add(1);
        }
        Ok(ResolvedSide::Assigned(scored))
    }
}
