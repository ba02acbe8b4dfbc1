//! Cross-IMPs: IMPs against every other result of the field, their mean or their sum.

use super::ScoringError;
use super::artificial::{self, ArtificialScore};
use super::conventions::{self, Convention, Conventions, ShortImps};
use super::counts::{Table, ceiling, floor};
use super::form::{ComparesWith, Form, View};
use super::imp_scale::{SCALE, imps};
use super::resolved::ScoredComponent;
use super::score::{Basis, ComparisonLine, Entry, Origin, Together, Working};
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

    /// Only a sum depends on how many results are missing.
    fn overruled_by(&self, convention: Convention, conventions: &Conventions) -> Option<Convention> {
        let is_of_sums = matches!(convention, Convention::Tables | Convention::ShortImps);
        (is_of_sums && conventions.cross_imps == conventions::CrossImps::Mean).then_some(Convention::CrossImps)
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
            conventions::CrossImps::Sum => &view.others()?.size.expected - 1,
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
        let entries = others.alone.with_ruling(&others.entered);
        let origin = |component: &ScoredComponent, _: &Place| {
            let share = together.of(component.weight.clone(), &comparisons);
            let lines: Vec<_> = entries.iter().rev().map(|entry| compared(component, entry, &share, view)).collect();
            let sum = lines.iter().map(|line| &line.weight * &line.points).sum();
            Origin::Comparisons { lines, sum }
        };
        let basis = Basis::Comparisons { comparisons: comparisons.value().clone(), together: together.clone() };
        let values = SideValues { points: &points, basis };
        Ok(Working::Table(values.working(given, others, origin)))
    }
}

/// With how many others each of so many results is compared.
fn comparisons(results: &Exact) -> Result<Divisor, ScoringError> {
    let others = results - 1;
    Divisor::new(others).filter(|others| others.value().is_positive()).ok_or(ScoringError::EmptyField)
}

/// What of the comparisons counts in a table of this size: their mean, or their sum, which in a full field needs no
/// making up.
fn together(size: &FieldSize, conventions: &Conventions) -> Together {
    let factored = |times: Exact, by: Exact| match Divisor::new(by) {
        Some(by) if size.is_short() => Together::Factored { times, by },
        _ => Together::Sum,
    };
    match (conventions.cross_imps, conventions.short_imps) {
        (conventions::CrossImps::Mean, _) => Together::Mean,
        (conventions::CrossImps::Sum, ShortImps::None) => Together::Sum,
        (conventions::CrossImps::Sum, ShortImps::Comparisons) => factored(&size.expected - 1, &size.actual - 1),
        (conventions::CrossImps::Sum, ShortImps::Results) => factored(size.expected.clone(), size.actual.clone()),
    }
}

/// NS's IMPs of a score against each result of a table, together.
///
/// Every threshold of the IMP scale that a difference reaches is one IMP more. So they are, threshold by threshold, how
/// many results lie so far below it less how many lie so far above, and the latter are all that do not lie below that:
/// the work goes by thresholds, not by results.
fn sum(score: &Exact, table: &Table<'_>, conventions: &Conventions) -> Exact {
    let cap = conventions.imp_cap.map_or(SCALE.len(), |cap| usize::try_from(cap).unwrap_or(usize::MAX));
    let (low, high) = (floor(score), ceiling(score));
    let (mut sum, mut thresholds) = (Exact::ZERO, 0);
    for least in SCALE.iter().take(cap).map(|least| i64::from(*least)) {
        let (so_far_below, so_far_above) = (low.saturating_sub(least), high.saturating_add(least));
        if table.lies_between(so_far_below, so_far_above) {
            // No result is as far away, none is farther.
            break;
        }
        table.add_up_to(&mut sum, so_far_below);
        table.add_below(&mut sum, so_far_above);
        thresholds += 1;
    }
    sum - table.results() * thresholds
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
