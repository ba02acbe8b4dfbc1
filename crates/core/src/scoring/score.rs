//! A side's score and where it comes from.
//!
//! Every figure that explains a score is in its working, so that whoever shows it need not count again.

use super::ScoringError;
use super::artificial::ArtificialScore;
use super::conventions::Conventions;
use super::penalty::{Penalty, PenaltyUnit};
use super::resolved::ScoredComponent;
use super::rounding;
use super::settings::RoundTo;
use super::short_field::{Adjustment, FieldSize};
use crate::number::{Divisor, Exact};
use crate::ruling::{Side, Sides, Unit};

/// Points of one side, from its own view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// The final figure: rounded where a convention says so, penalties taken.
    pub points: Exact,
    /// Before rounding and penalties.
    pub unrounded: Exact,
    /// The penalty.
    pub penalty: Exact,
    /// The most that this side could have had; none in IMPs and total points.
    pub top: Option<Exact>,
    /// The points as a share of the top, of 1; `None` if there is no top.
    pub share: Option<Exact>,
}

/// Each side's figure for a row, or why the row has no value for the side: an artificial score that this form of scoring
/// does not know, or nobody to be compared with. It concerns that row alone; the others are scored beside it.
pub type RowFigures = Sides<Result<Figure, ScoringError>>;

impl Figure {
    /// The final figure of a side: rounded by the rule for its scoring, and as a share of its top.
    pub(super) fn of(
        unrounded: Exact,
        top: Option<Exact>,
        side: Side,
        round: &RoundTo,
        conventions: &Conventions,
    ) -> Self {
        let points = rounding::final_figure(&unrounded, top.as_ref(), side, round, conventions);
        let share = top.as_ref().and_then(|top| points.over(top));
        Self { points, unrounded, penalty: Exact::ZERO, top, share }
    }

    /// Takes a penalty (Law 90) from points of `unit`; one in victory points is left to the match.
    ///
    /// # Errors
    /// A penalty in a unit that these points are not counted in.
    pub fn penalise(&mut self, penalty: &Penalty, unit: Unit) -> Result<(), ScoringError> {
        let amount = match (penalty.unit, &self.top) {
            (PenaltyUnit::Points(Unit::VictoryPoints), _) => return Ok(()),
            (PenaltyUnit::Share, Some(top)) => &penalty.amount * top,
            (PenaltyUnit::Points(own), _) if own == unit => penalty.amount.clone(),
            (other, _) => return Err(ScoringError::PenaltyUnit(other)),
        };
        self.penalty += &amount;
        self.points -= &amount;
        self.share = self.top.as_ref().and_then(|top| self.points.over(top));
        Ok(())
    }
}

/// One side's score and where it comes from.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct SideScore {
    /// The points.
    pub figure: Figure,
    /// The steps.
    pub working: Working,
}

/// The working of a side's points.
#[derive(Debug, Clone)]
pub enum Working {
    /// In a frequency table.
    Table(TableWorking),
    /// Against the other table: each component with its comparisons.
    Comparison(Vec<ComponentScore>),
    /// Nothing to compare with: the components' own points.
    TotalPoints(Vec<ComponentScore>),
    /// An artificial score.
    Artificial(ArtificialScore),
    /// Scored as the outcome before the infraction, with the side's own loss deducted as a special adjustment
    /// (`damage-entry before`).
    Adjusted {
        /// The score that was entered.
        entered: Box<SideScore>,
        /// The adjustment; negative for a loss.
        adjustment: Exact,
    },
}

impl Working {
    /// The components in the order written, each with the side's points for it; none of an artificial score. Of an
    /// adjusted score they are those of what was entered.
    #[must_use]
    pub fn components(&self) -> &[ComponentScore] {
        match self {
            Self::Table(TableWorking { components, .. })
            | Self::Comparison(components)
            | Self::TotalPoints(components) => components,
            Self::Artificial(_) => &[],
            Self::Adjusted { entered, .. } => entered.working.components(),
        }
    }

    /// The frequency table; of an adjusted score that of what was entered.
    #[must_use]
    pub fn table(&self) -> Option<&TableWorking> {
        match self {
            Self::Table(table) => Some(table),
            Self::Adjusted { entered, .. } => entered.working.table(),
            Self::Comparison(_) | Self::TotalPoints(_) | Self::Artificial(_) => None,
        }
    }

    /// The side's points for X, Y and Z, where it was given +X −Y +Z.
    #[must_use]
    pub fn universal(&self) -> Option<Universal<&ComponentScore>> {
        match self {
            Self::Adjusted { .. } => None,
            _ => Universal::of(self.components(), |one| &one.component.weight),
        }
    }
}

/// A score of a side's table: how often it was obtained, and what it is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The score and its frequency.
    pub entry: Entry,
    /// This side's points: what the other pairs with this score get.
    pub own: Exact,
    /// The other side's points for it in the same table.
    pub other: Exact,
}

/// A score and its frequency.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry {
    /// From NS's view.
    pub score: i32,
    /// At the other tables.
    pub others: Exact,
    /// The ruling's addition: a weight, fractional or negative.
    pub ruling: Exact,
}

impl Entry {
    /// The number of results at the score in the table.
    #[must_use]
    pub fn frequency(&self) -> Exact {
        &self.others + &self.ruling
    }
}

/// A frequency table with what each score is worth.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct TableWorking {
    /// The scores, highest for NS first.
    pub lines: Vec<Line>,
    /// The components, as written.
    pub components: Vec<ComponentScore>,
    /// The basis of the points.
    pub basis: Basis,
}

impl TableWorking {
    /// Returns true if two sides have the same table.
    #[must_use]
    pub fn is_shared_with(&self, other: &Self) -> bool {
        self.lines.iter().map(|line| &line.entry).eq(other.lines.iter().map(|line| &line.entry))
    }
}

/// The basis of a table's points beside its frequencies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Basis {
    /// Matchpoints.
    Matchpoints {
        /// The number of results in the table and the number expected.
        size: FieldSize,
        /// The adjustment for missing results.
        adjustment: Adjustment,
    },
    /// IMPs against each other result.
    Comparisons {
        /// With how many results each is compared.
        comparisons: Exact,
        /// The total of the comparisons.
        together: Together,
    },
    /// IMPs against a datum.
    Datum(Datum),
}

impl Basis {
    /// The unit of the points.
    #[must_use]
    pub fn unit(&self) -> Unit {
        match self {
            Self::Matchpoints { .. } => Unit::Matchpoints,
            Self::Comparisons { .. } | Self::Datum(_) => Unit::Imps,
        }
    }
}

/// The ways of totalling the comparisons with the other results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Together {
    /// Their mean.
    Mean,
    /// Their sum.
    Sum,
    /// Their sum, made up for the results that are missing: multiplied by `times` and divided by `by`.
    Factored {
        /// The number in a full field.
        times: Exact,
        /// The number of comparisons.
        by: Divisor,
    },
    /// Their sum divided by √(r·c/2), r results with c = r − 1 comparisons each: the root to nine places, so that the
    /// points stay a fraction (EBU White Book 3.1.3).
    Modified {
        /// The root.
        root: Divisor,
    },
}

impl Together {
    /// The total for a sum of so many `comparisons`.
    pub(super) fn of(&self, sum: Exact, comparisons: &Divisor) -> Exact {
        match self {
            Self::Mean => sum / comparisons,
            Self::Sum => sum,
            Self::Factored { times, by } => sum * times / by,
            Self::Modified { root } => sum / root,
        }
    }
}

/// The score that results are compared with in Butler, and how it came about.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Datum {
    /// The number of results left out at each end.
    pub trimmed: Exact,
    /// The number of results kept.
    pub kept: Exact,
    /// The sum of those kept, in points from NS's view.
    pub sum: Exact,
    /// Their mean.
    pub mean: Exact,
    /// The mean as the convention rounds it: what results are compared with.
    pub rounded: Exact,
}

/// A component and what it scored for the side.
#[derive(Debug, Clone)]
pub struct ComponentScore {
    /// Outcome, weight and score.
    pub component: ScoredComponent,
    /// The side's points for it.
    pub points: Exact,
    /// Its part of the side's figure: the points times the weight.
    pub part: Exact,
    /// The other side's points for the same outcome in the same table; `None` without a table.
    pub other: Option<Exact>,
    /// The source of the points beside the table.
    pub origin: Origin,
}

/// The sources of a component's points beside the table.
#[derive(Debug, Clone)]
pub enum Origin {
    /// Matchpoints: what the score has in its own table, two for a result beaten, before missing results are made up
    /// for and before the scale in force.
    Matchpoints(Exact),
    /// Butler: the datum of the table with this component as the only result of its row.
    Datum {
        /// The datum.
        datum: Datum,
        /// The difference of the score from it, from the side's own view.
        difference: Exact,
    },
    /// IMPs and board-a-match: each score that it was compared with.
    Comparisons {
        /// One by one; left out where the side's outcomes and what they are compared with make more than [`MOST_LINES`].
        lines: Vec<ComparisonLine>,
        /// The weighted sum of their points.
        sum: Exact,
    },
    /// Total points: the score itself.
    Score,
}

/// The most comparisons of a side that are listed one by one, far more than a reader can follow.
pub const MOST_LINES: usize = 2_000;

/// Returns true if so many outcomes are each compared with so many scores one by one.
pub(super) fn shows_each(outcomes: usize, scores: usize) -> bool {
    outcomes.saturating_mul(scores) <= MOST_LINES
}

/// One score against one score.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct ComparisonLine {
    /// The score it is compared with, from NS's view of this table.
    pub other: i32,
    /// Its weight, or how often it was obtained.
    pub weight: Exact,
    /// The side's own gain in points.
    pub difference: i64,
    /// The value of the gain.
    pub points: Exact,
    /// The line's share of the side's figure: the component's weight times this one's.
    pub share: Exact,
    /// Its part of the side's figure: the points times the share.
    pub part: Exact,
}

/// `(100% X & -100% Y & 100% Z)`, the universal notation for damage that a side did in part to itself: X expected before
/// the infraction, Y what could still be had after it, Z obtained (Law 12C1(e); the lecture on calculation of 2005).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Universal<T> {
    /// X.
    pub before: T,
    /// Y.
    pub after: T,
    /// Z.
    pub obtained: T,
    /// True if each is in full: +100%, −100%, +100%. Else only the signs are those of the pattern.
    pub in_full: bool,
}

impl<'a, T> Universal<&'a T> {
    /// The pattern in what a side is given; `None` for anything else.
    pub fn of(given: &'a [T], weight: impl Fn(&T) -> &Exact) -> Option<Self> {
        let [before, after, obtained] = given else { return None };
        let signs = weight(before).is_positive() && weight(after).is_negative() && weight(obtained).is_positive();
        let in_full = *weight(before) == 1 && *weight(after) == -1 && *weight(obtained) == 1;
        signs.then_some(Self { before, after, obtained, in_full })
    }
}
