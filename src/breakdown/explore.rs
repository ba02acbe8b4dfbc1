//! What a ruling would come to if it were another: its weights varied, solved for, shifted, or its scores averaged.

use super::Breakdown;
use crate::diagnostic::Diagnostic;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{Figure, Figures, MatchScore, Sides, Unit};

/// The figures of a scored ruling without their working.
#[derive(Debug, Clone)]
pub struct Summary {
    /// Each side's points, from its own view.
    pub sides: Sides<Figure>,
    /// Each side's victory points, where the ruling stands in a match with a scale.
    pub victory_points: Option<Sides<Exact>>,
    /// What the points are.
    pub unit: Unit,
    /// The most a side can have; none in IMPs and total points.
    pub top: Option<Exact>,
}

impl Summary {
    /// The figures of a breakdown.
    #[must_use]
    pub fn of(breakdown: &Breakdown) -> Self {
        Self::new(&breakdown.scored.figures(), breakdown.matched.as_ref())
    }

    /// Figures, and what they come to in a match.
    #[must_use]
    pub fn new(figures: &Figures, matched: Option<&MatchScore>) -> Self {
        let victory = |side: Side| Some(matched?.sides.by(side).victory_points.as_ref()?.points.clone());
        Self {
            sides: figures.sides.clone(),
            victory_points: victory(Side::NS).zip(victory(Side::EW)).map(|(ns, ew)| Sides { ns, ew }),
            unit: figures.unit(),
            top: figures.top().cloned(),
        }
    }
}

/// A ruling at several values of a weight.
#[derive(Debug, Clone)]
pub struct Varied {
    /// The weight's name.
    pub variable: String,
    /// The ruling as written.
    pub ruling: String,
    /// Each value, of 1, with what the ruling comes to there or why it has no score.
    pub rows: Vec<(Exact, Result<Summary, Vec<Diagnostic>>)>,
}

/// The weight at which a side gets what was asked.
#[derive(Debug, Clone)]
pub struct Solved {
    /// The weight's name.
    pub variable: String,
    /// The ruling as written.
    pub ruling: String,
    /// Whose figure.
    pub side: Side,
    /// What it was to be: points, or a share of the top.
    pub target: Exact,
    /// Whether the target is a share.
    pub is_share: bool,
    /// What the points are.
    pub unit: Unit,
    /// What was found.
    pub found: Solution,
}

/// What a search for a weight found.
#[derive(Debug, Clone)]
pub enum Solution {
    /// The least weight from 0 to 1 that does it, and what the ruling comes to there.
    Weight(Exact, Box<Summary>),
    /// Every weight does it.
    Any(Box<Summary>),
    /// None does: the side's figures at the least and the most, and the weights they stand at.
    None {
        /// The least and where.
        least: (Exact, Exact),
        /// The most and where.
        most: (Exact, Exact),
        /// About where the figure passes the target without meeting it, if it does.
        near: Option<Exact>,
    },
}

/// What a shift of each weight would change.
#[derive(Debug, Clone)]
pub struct Sensitivity {
    /// The ruling as it is.
    pub breakdown: Breakdown,
    /// How much was added to each weight.
    pub shift: Exact,
    /// Each component that others can make room for.
    pub rows: Vec<Shifted>,
}

/// A ruling with one weight shifted.
#[derive(Debug, Clone)]
pub struct Shifted {
    /// Whose component it is; none where both sides have the same.
    pub side: Option<Side>,
    /// The component's outcome as written.
    pub outcome: String,
    /// Its weight as it is.
    pub weight: Exact,
    /// What both sides would gain, negative for a loss, before rounding and penalties.
    pub change: Sides<Exact>,
}

/// What averaging the scores first would have given.
#[derive(Debug, Clone)]
pub struct Pitfall {
    /// The ruling rightly scored.
    pub breakdown: Breakdown,
    /// The ruling with each side's average score in the place of its outcomes; none where nothing is weighted.
    pub wrong: Option<Averaged>,
}

/// A ruling with its scores averaged first.
#[derive(Debug, Clone)]
pub struct Averaged {
    /// The scores of each side's components, from NS's view.
    pub scores: Sides<Vec<i32>>,
    /// Each side's average score from NS's view; none for an artificial side.
    pub averages: Sides<Option<Exact>>,
    /// What it would come to.
    pub summary: Summary,
}
