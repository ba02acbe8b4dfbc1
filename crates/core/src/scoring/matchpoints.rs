//! Matchpoints: two for each result beaten and one for each tie (Law 78A).

use super::ScoringError;
use super::artificial::{self, ArtificialScore};
use super::conventions::Convention;
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

    fn conventions(&self) -> &'static [Convention] {
        &[
            Convention::Win,
            Convention::Split,
            Convention::ShortField,
            Convention::SmallGroups,
            Convention::Tables,
            Convention::DamageEntry,
            Convention::Round,
        ]
    }

    fn results(&self, others: &Others<'_>) -> Exact {
        others.size.expected.clone()
    }

    fn top(&self, view: &View<'_>) -> Option<Exact> {
        Some(view.others().ok()?.size.top(view.conventions))
    }

    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError> {
        let others = view.others()?;
        let (below, up_to) = (others.table.below(score), others.table.up_to(score));
        // The score is in the table too, with its share of a result.
        let ns = matchpoints(below, &(up_to + &others.share));
        let (size, conventions) = (&others.size, view.conventions);
        let own = match view.side {
            Side::NS => ns,
            Side::EW => table_top(size) - ns,
        };
        Ok(size.adjust(own, size.adjustment(conventions), conventions))
    }

    fn artificial(&self, given: &Artificial, view: &View<'_>) -> Result<ArtificialScore, ScoringError> {
        let top = view.others()?.size.artificial_top(view.conventions);
        artificial::of_top(given, top, view.side, view.conventions)
    }

    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError> {
        let (others, conventions) = (view.others()?, view.conventions);
        let size = &others.size;
        let adjustment = size.adjustment(conventions);
        let top = table_top(size);
        // Own and the other side's: the two share the top of the table.
        let shared = |place: &Place| {
            let ns = matchpoints(place.below.clone(), &place.up_to);
            let ew = &top - &ns;
            if view.side == Side::NS { (ns, ew) } else { (ew, ns) }
        };
        let points = |place: &Place| {
            let (own, other) = shared(place);
            let adjust = |m| size.adjust(m, adjustment, conventions);
            Points { own: adjust(own), other: adjust(other) }
        };
        let values = SideValues { points: &points, basis: Basis::Matchpoints { size: size.clone(), adjustment } };
        Ok(Working::Table(values.working(given, others, |_, place| Origin::Matchpoints(shared(place).0))))
    }
}

/// NS's matchpoints of a score of a table: two for each result below it and one for each that ties, the result itself
/// left out.
///
/// The number of results below it, plus the number up to it, less one.
fn matchpoints(below: Exact, up_to: &Exact) -> Exact {
    below + up_to - 1
}

/// The two sides' total for one score of a table: 2(A − 1).
fn table_top(size: &FieldSize) -> Exact {
    2 * (&size.actual - 1)
}
