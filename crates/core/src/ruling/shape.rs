//! The shape of a ruling: what is given to whom, with which weights.
//!
//! There is one shape with different contents: a text has names and weights that are still to be filled in, a ruling
//! that is scored has outcomes with weights that sum to 1. So [`Ruling`] takes a side's contents as a parameter, and
//! the resolved ruling is the default.

use super::{Artificial, Outcome, Side};
use crate::number::Exact;

/// A director's ruling; `D` says which side damage was done to, and a text may leave that to the situation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruling<S = SideRuling, D = Side> {
    /// One score for both sides.
    Both(S),
    /// Each side its own.
    Split {
        /// North-South's.
        ns: S,
        /// East-West's.
        ew: S,
    },
    /// Law 12C1(e) in words.
    Damage(Box<Damage<S, D>>),
}

impl<S, D> Ruling<S, D> {
    /// The ruling for `side`; `None` for damage that has not been applied yet.
    #[must_use]
    pub fn side(&self, side: Side) -> Option<&S> {
        match (self, side) {
            (Self::Both(both), _) => Some(both),
            (Self::Split { ns, .. }, Side::NS) => Some(ns),
            (Self::Split { ew, .. }, Side::EW) => Some(ew),
            (Self::Damage(_), _) => None,
        }
    }

    /// Everything that is given to a side, in the order of the notation: North-South's before East-West's, and the
    /// parts of damage one after the other.
    pub fn for_each_side<'a>(&'a self, visit: &mut impl FnMut(&'a S)) {
        match self {
            Self::Both(both) => visit(both),
            Self::Split { ns, ew } => {
                visit(ns);
                visit(ew);
            }
            Self::Damage(damage) => {
                damage.before.for_each_side(visit);
                damage.after.for_each_side(visit);
                if let Some(obtained) = &damage.obtained {
                    obtained.for_each_side(visit);
                }
            }
        }
    }
}

impl Ruling {
    /// One score for both sides for certain, from NS's view.
    #[must_use]
    pub fn score(points: i32) -> Self {
        Self::Both(SideRuling::score(points))
    }

    /// Returns true for a result that can be obtained in play: one outcome for both sides.
    #[must_use]
    pub fn is_result(&self) -> bool {
        matches!(self, Self::Both(SideRuling::Assigned(components)) if components.len() == 1)
    }

    /// One weighted score for both sides (Law 12C1(c)): weights of 1, and scores from NS's view.
    #[must_use]
    pub fn weighted(components: impl IntoIterator<Item = (Exact, i32)>) -> Self {
        Self::Both(SideRuling::weighted(components))
    }

    /// Its components in the order of the notation.
    #[must_use]
    pub fn components(&self) -> Vec<&Component> {
        let mut found = Vec::new();
        self.for_each_side(&mut |side| {
            if let SideRuling::Assigned(components) = side {
                found.extend(components);
            }
        });
        found
    }
}

/// Damage of which the non-offending side did a part to itself (Law 12C1(e)).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage<S = SideRuling, D = Side> {
    /// The non-offending side.
    pub side: D,
    /// The result expected before the infraction.
    pub before: Ruling<S, D>,
    /// The side's expectation after the infraction.
    pub after: Ruling<S, D>,
    /// The result obtained; `None` for the `obtained` score in force.
    pub obtained: Option<Ruling<S, D>>,
}

/// The ruling for one side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SideRuling {
    /// An assigned score: components whose weights sum to 1.
    Assigned(Vec<Component>),
    /// An artificial score.
    Artificial(Artificial),
}

impl SideRuling {
    /// One score for certain, from NS's view.
    #[must_use]
    pub fn score(points: i32) -> Self {
        Self::weighted([(Exact::ONE, points)])
    }

    /// Scores from NS's view and their weights, of 1.
    #[must_use]
    pub fn weighted(components: impl IntoIterator<Item = (Exact, i32)>) -> Self {
        let component = |(weight, points)| Component { weight, outcome: Outcome::Score(points) };
        Self::Assigned(components.into_iter().map(component).collect())
    }
}

/// An outcome and its weight (Law 12C1(c)).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Component<W = Exact, O = Outcome> {
    /// Of 1; negative for damage that a side did to itself.
    pub weight: W,
    /// The outcome.
    pub outcome: O,
}
