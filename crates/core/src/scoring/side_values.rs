//! What each score of one side's table is worth.

use super::form::Others;
use super::resolved::ScoredComponent;
use super::score::{Basis, ComponentScore, Line, Origin, TableWorking};
use crate::number::Exact;

/// What a score of a table is worth.
pub(super) struct Points {
    /// To the side whose table it is.
    pub own: Exact,
    /// To the other side, in the same table.
    pub other: Exact,
}

impl Points {
    /// What one side wins the other loses.
    pub fn balanced(own: Exact) -> Self {
        Self { other: -&own, own }
    }
}

/// One side's table with the values of its scores.
pub(super) struct SideValues<'a> {
    /// What a score of the table is worth as the table stands.
    pub points: &'a dyn Fn(i32) -> Points,
    pub basis: Basis,
}

impl SideValues<'_> {
    /// The table line by line, and the components by what their scores are worth in it.
    pub fn working(
        self,
        given: &[ScoredComponent],
        others: &Others<'_>,
        origin: impl Fn(&ScoredComponent) -> Origin,
    ) -> TableWorking {
        let component = |one: &ScoredComponent| {
            let Points { own, other } = (self.points)(one.score);
            ComponentScore::new(one, own, Some(other), origin(one))
        };
        let components = given.iter().map(component).collect();
        self.with_components(components, others)
    }

    /// The table line by line, with components that have values of their own.
    pub fn with_components(self, components: Vec<ComponentScore>, others: &Others<'_>) -> TableWorking {
        let line = |entry: super::score::Entry| {
            let Points { own, other } = (self.points)(entry.score);
            Line { entry, own, other }
        };
        let lines = others.alone.with_ruling(&others.entered).into_iter().map(line).collect();
        TableWorking { lines, components, basis: self.basis }
    }
}
