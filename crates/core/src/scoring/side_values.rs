//! The value of each score of one side's table.

use super::form::Others;
use super::resolved::ScoredComponent;
use super::score::{Basis, ComponentScore, Line, Origin, TableWorking};
use crate::number::Exact;

/// The value of a score of a table.
pub(super) struct Points {
    /// To the side whose table it is.
    pub own: Exact,
    /// To the other side, in the same table.
    pub other: Exact,
}

impl Points {
    /// One side's gain is the other's loss.
    pub fn balanced(own: Exact) -> Self {
        Self { other: -&own, own }
    }
}

/// The place of a score in a table.
pub(super) struct Place {
    /// From NS's view.
    pub score: i32,
    /// The number of lower results.
    pub below: Exact,
    /// The number of lower or equal results, the score's own among them.
    pub up_to: Exact,
}

/// One side's table with the values of its scores.
pub(super) struct SideValues<'a> {
    /// The value of a score in the whole table.
    pub points: &'a dyn Fn(&Place) -> Points,
    pub basis: Basis,
}

impl SideValues<'_> {
    /// The table line by line, and the components by what their scores are worth in it.
    pub fn working(
        self,
        given: &[ScoredComponent],
        others: &Others<'_>,
        origin: impl Fn(&ScoredComponent, &Place) -> Origin,
    ) -> TableWorking {
        let table = others.alone.and(others.entered.iter().cloned());
        let component = |one: &ScoredComponent| {
            let score = one.score.into();
            let place = Place { score: one.score, below: table.below(&score), up_to: table.up_to(&score) };
            let Points { own, other } = (self.points)(&place);
            ComponentScore::new(one, own, Some(other), origin(one, &place))
        };
        let components = given.iter().map(component).collect();
        self.with_components(components, others)
    }

    /// The table line by line, with components that have values of their own.
    pub fn with_components(self, components: Vec<ComponentScore>, others: &Others<'_>) -> TableWorking {
        let mut below = Exact::ZERO;
        let entries = others.alone.with_ruling(&others.entered).into_iter();
        let lines = entries.map(|entry| {
            let up_to = &below + &entry.others + &entry.ruling;
            let place = Place { score: entry.score, below: std::mem::replace(&mut below, up_to.clone()), up_to };
            let Points { own, other } = (self.points)(&place);
            Line { entry, own, other }
        });
        let mut lines: Vec<Line> = lines.collect();
        lines.reverse();
        TableWorking { lines, components, basis: self.basis }
    }
}
