//! Cross-IMPs: IMPs against every other result of the field, their mean or their sum.

use super::ScoringError;
use super::artificial::{self, ArtificialScore};
use super::conventions::{self, Convention, Conventions, ShortImps};
use super::counts::Table;
use super::form::{ComparesWith, Form, View};
use super::imp_scale::{STEPS, imps, imps_against};
use super::resolved::ScoredComponent;
use super::score::{Basis, ComparisonLine, Entry, Origin, Together, Working, shows_each};
use super::short_field::FieldSize;
use super::side_values::{Place, Points, SideValues};
use crate::number::{Divisor, Exact};
use crate::ruling::{Artificial, Unit};

pub(super) struct CrossImps;

impl Form for CrossImps {
    fn name(&self) -> &'static str {
        "cross-imps"
    }

    fn also_called(&self) -> &'static [&'static str] {
        &["ximp", "ximps", "cross-imp", "cavendish"]
    }

    fn unit(&self) -> Unit {
        Unit::Imps
    }

    fn compares_with(&self) -> ComparesWith {
        ComparesWith::Field
    }

    fn conventions(&self) -> &'static [Convention] {
        &[
            Convention::Split,
            Convention::Tables,
            Convention::CrossImps,
            Convention::ShortImps,
            Convention::ImpCap,
            Convention::ImpAverage,
            Convention::DamageEntry,
            Convention::RoundFieldImps,
            Convention::VpFraction,
        ]
    }

    /// A sum is made up for results that are missing, a mean by RealBridge's rule alone. Modified points are
    /// whole IMPs before they come to a scale, and never rounded before.
    fn overruled_by(&self, convention: Convention, conventions: &Conventions) -> Option<Convention> {
        use conventions::CrossImps::{Mean, Modified, Sum};
        let overruled = match convention {
            Convention::Tables => conventions.cross_imps == Mean && conventions.short_imps != ShortImps::RealBridge,
            Convention::ShortImps => match conventions.cross_imps {
                Sum => false,
                Mean => matches!(conventions.short_imps, ShortImps::Comparisons | ShortImps::Results),
                Modified => true,
            },
            Convention::VpFraction | Convention::RoundFieldImps => conventions.cross_imps == Modified,
            _ => false,
        };
        overruled.then_some(Convention::CrossImps)
    }

    fn steps(&self, _view: &View<'_>) -> u64 {
        STEPS
    }

    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError> {
        let others = view.others()?;
        let comparisons = comparisons(&others.size.actual)?;
        let sum = view.own(sum(score, &others.table, view.conventions));
        Ok(together(&others.size, view.conventions).of(sum, &comparisons))
    }

    fn artificial(&self, given: &Artificial, view: &View<'_>) -> Result<ArtificialScore, ScoringError> {
        let times = match view.conventions.cross_imps {
            conventions::CrossImps::Mean => Exact::ONE,
            _ => times_of_average(&view.others()?.size.expected, view.conventions),
        };
        artificial::in_imps(given, &times, view.side, view.conventions)
    }

    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError> {
        let (others, conventions) = (view.others()?, view.conventions);
        let table = others.alone.and(others.entered.iter().cloned());
        let comparisons = comparisons(&others.size.actual)?;
        let together = together(&others.size, conventions);
        let points = |place: &Place| {
            let sum = sum(&place.score.into(), &table, conventions);
            Points::balanced(together.of(view.own(sum), &comparisons))
        };
        let mut entries = others.alone.with_ruling(&others.entered);
        if !shows_each(given.len(), entries.len()) {
            entries.clear();
        }
        let origin = |component: &ScoredComponent, _: &Place| {
            let share = together.of(component.weight.clone(), &comparisons);
            let lines = entries.iter().rev().map(|entry| compared(component, entry, &share, view)).collect();
            let sum = view.own(sum(&component.score.into(), &table, conventions));
            Origin::Comparisons { lines, sum }
        };
        let basis = Basis::Comparisons { comparisons: comparisons.value().clone(), together: together.clone() };
        let values = SideValues { points: &points, basis };
        Ok(Working::Table(values.working(given, others, origin)))
    }
}

/// How many times an average counts on a board with so many expected results: it is taken per comparison.
pub(super) fn times_of_average(expected: &Exact, conventions: &Conventions) -> Exact {
    match conventions.cross_imps {
        conventions::CrossImps::Mean => Exact::ONE,
        conventions::CrossImps::Sum => expected - 1,
        conventions::CrossImps::Modified => root(expected).map_or(Exact::ZERO, |root| (expected - 1) / &root),
    }
}

/// With how many others each of so many results is compared.
fn comparisons(results: &Exact) -> Result<Divisor, ScoringError> {
    let others = results - 1;
    Divisor::new(others).filter(|others| others.value().is_positive()).ok_or(ScoringError::EmptyField)
}

/// The total for a table of this size: the mean of the comparisons, or their sum, which needs no adjustment in a full
/// field.
fn together(size: &FieldSize, conventions: &Conventions) -> Together {
    let factored = |times: Exact, by: Exact| match Divisor::new(by) {
        Some(by) if size.is_short() => Together::Factored { times, by },
        _ => Together::Sum,
    };
    match (conventions.cross_imps, conventions.short_imps) {
        (conventions::CrossImps::Mean, ShortImps::RealBridge) if size.is_short() => {
            factored(size.expected.clone(), &size.actual * &(&size.expected - 1))
        }
        (conventions::CrossImps::Mean, _) => Together::Mean,
        (conventions::CrossImps::Sum, ShortImps::None) => Together::Sum,
        // Each board is made comparable with any other by its own number of results.
        (conventions::CrossImps::Modified, _) => match root(&size.actual) {
            Some(root) => Together::Modified { root },
            None => Together::Sum,
        },
        (conventions::CrossImps::Sum, ShortImps::Comparisons) => factored(&size.expected - 1, &size.actual - 1),
        (conventions::CrossImps::Sum, ShortImps::RealBridge) => {
            let by = &size.actual * &(&size.expected - 1);
            factored(&size.expected * &(&size.actual - 1), by)
        }
        (conventions::CrossImps::Sum, ShortImps::Results) => factored(size.expected.clone(), size.actual.clone()),
    }
}

/// √(r·c/2) of r results and their c = r − 1 comparisons; `None` if a result is alone.
fn root(results: &Exact) -> Option<Divisor> {
    (results * &(results - 1)).half().root_to_nine_places().and_then(Divisor::new)
}

/// NS's IMPs of a score against each result of a table, together, none more than the cap.
fn sum(score: &Exact, table: &Table<'_>, conventions: &Conventions) -> Exact {
    let most = conventions.imp_cap.map_or(usize::MAX, |cap| usize::try_from(cap).unwrap_or(usize::MAX));
    imps_against(score, table, most)
}

/// A component against one score of the table.
fn compared(component: &ScoredComponent, entry: &Entry, share: &Exact, view: &View<'_>) -> ComparisonLine {
    let cap = i64::from(view.conventions.imp_cap.unwrap_or(u32::MAX));
    let difference = view.own(i64::from(component.score) - i64::from(entry.score));
    let points = Exact::from(imps(difference).clamp(-cap, cap));
    let weight = entry.frequency();
    let share = share * &weight;
    ComparisonLine { other: entry.score, difference, part: &share * &points, weight, points, share }
}
