//! The interface of a form of scoring.

use super::ScoringError;
use super::artificial::ArtificialScore;
use super::conventions::{Convention, Conventions};
use super::counts::Table;
use super::resolved::{ResolvedSide, ScoredComponent};
use super::score::{ComponentScore, Origin, Working};
use super::short_field::FieldSize;
use crate::number::Exact;
use crate::ruling::{Artificial, Side, Unit};
use crate::work::Work;

/// A form of scoring: its name, what it compares a result with, and what a score is worth beside that.
///
/// Each has a file of its own, and a line in [`forms`](super::forms).
pub(super) trait Form: Sync {
    /// The name in the language.
    fn name(&self) -> &'static str;

    /// Other words by which directors know it.
    fn also_called(&self) -> &'static [&'static str];

    /// The unit of its points.
    fn unit(&self) -> Unit;

    /// The results that it compares with.
    fn compares_with(&self) -> ComparesWith;

    /// The conventions that its points can depend on, beside those of every form.
    fn conventions(&self) -> &'static [Convention];

    /// The convention that, by the value it has, leaves another of this form's without effect; `None` if nothing does.
    fn overruled_by(&self, _convention: Convention, _conventions: &Conventions) -> Option<Convention> {
        None
    }

    /// The number of results that a side is compared with and its own, as they are counted for people.
    fn results(&self, others: &Others<'_>) -> Exact {
        others.size.actual.clone()
    }

    /// The most that a side can have; `None` if there is no such limit.
    fn top(&self, _view: &View<'_>) -> Option<Exact> {
        None
    }

    /// The number of steps that the value of one score takes.
    fn steps(&self, _view: &View<'_>) -> u64 {
        1
    }

    /// The value of a score to the side as the only result of its row. The score, from NS's view, may be a fraction.
    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError>;

    /// The value of an artificial score to the side.
    fn artificial(&self, given: &Artificial, view: &View<'_>) -> Result<ArtificialScore, ScoringError>;

    /// The values of the side's components, with the steps. The sum of the parts is the weighted sum of
    /// [`worth`](Self::worth).
    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError>;
}

/// The results that a form of scoring compares with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ComparesWith {
    /// The other results on the board.
    Field,
    /// The result at the other table of a team match.
    OtherTable,
    /// No result.
    Nothing,
}

/// The data by which one side of a result is scored.
pub(super) struct View<'a> {
    /// The side, from whose view the points are.
    pub side: Side,
    pub conventions: &'a Conventions,
    pub compared: Compared<'a>,
    pub work: Option<&'a Work>,
}

/// The results that the side's score is compared with.
pub(super) enum Compared<'a> {
    Field(Others<'a>),
    /// The side of the other table's result that the team-mates here are measured by.
    OtherTable {
        given: &'a ResolvedSide,
        /// The same as a table.
        scores: Table<'a>,
    },
    Nothing,
}

/// The other results of a field, as one side of a result meets them.
pub(super) struct Others<'a> {
    /// The other results, and the entries of the result itself beside the side's own score.
    pub table: Table<'a>,
    /// The side's own score as a part of a result: one, or half if one table holds both sides.
    pub share: Exact,
    /// The other results alone.
    pub alone: Table<'a>,
    /// The number of results in the table with the side's own, and the number expected on the whole board.
    pub size: FieldSize,
    /// All entries of the result in the side's table; left out if no working is wanted.
    pub entered: Vec<(i32, Exact)>,
}

impl Others<'_> {
    /// The result is artificial and enters no table.
    pub fn enters_nothing(&mut self) {
        self.size.actual -= &self.share;
        self.share = Exact::ZERO;
    }
}

impl View<'_> {
    /// The field.
    pub fn others(&self) -> Result<&Others<'_>, ScoringError> {
        match &self.compared {
            Compared::Field(others) => Ok(others),
            Compared::OtherTable { .. } | Compared::Nothing => Err(ScoringError::EmptyField),
        }
    }

    /// The other table.
    pub fn other_table(&self) -> Result<(&ResolvedSide, &Table<'_>), ScoringError> {
        match &self.compared {
            Compared::OtherTable { given, scores } => Ok((given, scores)),
            Compared::Field(_) | Compared::Nothing => Err(ScoringError::NoOtherTable),
        }
    }

    /// The number of scores in the side's table.
    pub fn lines(&self) -> usize {
        match &self.compared {
            Compared::Field(others) => others.alone.scores(),
            Compared::OtherTable { .. } | Compared::Nothing => 0,
        }
    }

    /// Takes steps.
    pub fn spend(&self, steps: u64) -> Result<(), ScoringError> {
        self.work.map_or(Ok(()), |work| work.spend(steps)).map_err(ScoringError::TooMuch)
    }

    /// Keeps units of memory.
    pub fn keep(&self, units: usize) -> Result<(), ScoringError> {
        self.work.map_or(Ok(()), |work| work.keep(units)).map_err(ScoringError::TooMuch)
    }

    /// A value of NS's as the side sees it.
    pub fn own<T: std::ops::Neg<Output = T>>(&self, ns: T) -> T {
        match self.side {
            Side::NS => ns,
            Side::EW => -ns,
        }
    }
}

impl ComponentScore {
    pub(super) fn new(component: &ScoredComponent, points: Exact, other: Option<Exact>, origin: Origin) -> Self {
        Self { part: &component.weight * &points, component: component.clone(), points, other, origin }
    }
}
