//! Matchpoints: two for each result beaten and one for each tie (Law 78A).

use super::ScoringError;
use super::artificial::{self, ArtificialScore};
use super::conventions::Conventions;
use super::form::{ComparesWith, Form, Others, View};
use super::resolved::ScoredComponent;
use super::score::{Basis, Origin, Working};
use super::short_field::FieldSize;
use super::side_values::{Place, Points, SideValues};
use crate::number::Exact;
use crate::ruling::{Artificial, Side, Unit};

pub(super) struct Matchpoints;

impl Form for Matchpoints {
    fn name(&self) -> &'static str {
        "matchpoints"
    }

    fn also_called(&self) -> &'static [&'static str] {
        &["mp", "mps", "pairs", "matchpoint"]
    }

    fn unit(&self) -> Unit {
        Unit::Matchpoints
    }

    fn compares_with(&self) -> ComparesWith {
        ComparesWith::Field
    }

    fn asks_for_tables(&self, _: &Conventions) -> bool {
        true
    }

    fn results(&self, others: &Others<'_>) -> Exact {
        others.expected.clone()
    }

    fn top(&self, view: &View<'_>) -> Option<Exact> {
        Some(size(view.others().ok()?).top(view.conventions))
    }

    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError> {
        let others = view.others()?;
        // The score stands in the table too, with its share of a result, and ties with itself.
        let ns = matchpoints(others.table.below(score), &others.table.up_to(score)) + &others.share;
        let size = size(others);
        Ok(size.adjust(of_side(view.side, ns, &size), size.adjustment(view.conventions), view.conventions))
    }

    fn artificial(&self, given: &Artificial, view: &View<'_>) -> Result<ArtificialScore, ScoringError> {
        let top = size(view.others()?).artificial_top(view.conventions);
        artificial::of_top(given, top, view.side, view.conventions)
    }

    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError> {
        let (others, conventions) = (view.others()?, view.conventions);
        let size = size(others);
        let adjustment = size.adjustment(conventions);
        let of = |side, place: &Place| of_side(side, matchpoints(place.below.clone(), &place.up_to), &size);
        let points = |place: &Place| {
            let points = |side| size.adjust(of(side, place), adjustment, conventions);
            Points { own: points(view.side), other: points(view.side.opponents()) }
        };
        let values = SideValues { points: &points, basis: Basis::Matchpoints { size: size.clone(), adjustment } };
        Ok(Working::Table(values.working(given, others, |_, place| Origin::Matchpoints(of(view.side, place)))))
    }
}

/// NS's matchpoints of a score of a table: two for each result below it and one for each that ties, the result itself
/// left out.
///
/// That is as many as there are below, and as many as there are up to it, less one.
fn matchpoints(below: Exact, up_to: &Exact) -> Exact {
    below + up_to - 1
}

/// A side's matchpoints where NS's are known: the two share the top of the table, 2(A − 1).
fn of_side(side: Side, ns: Exact, size: &FieldSize) -> Exact {
    match side {
        Side::NS => ns,
        Side::EW => 2 * (&size.actual - 1) - ns,
    }
}

fn size(others: &Others<'_>) -> FieldSize {
    let actual = others.actual.clone();
    FieldSize { largest: actual >= *others.largest_other_group, actual, expected: others.expected.clone() }
}
