//! Cross-IMPs: IMPs against every other result of the field, their mean or their sum.

use super::ScoringError;
use super::artificial::{self, ArtificialScore};
use super::conventions::{self, Conventions};
use super::counts::{Table, ceiling, floor};
use super::form::{ComparesWith, Form, View};
use super::imp_scale::{SCALE, imps};
use super::resolved::ScoredComponent;
use super::score::{Basis, ComparisonLine, Entry, Origin, Working};
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

    fn asks_for_tables(&self, conventions: &Conventions) -> bool {
        conventions.cross_imps == conventions::CrossImps::Sum
    }

    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError> {
        let others = view.others()?;
        let comparisons = comparisons(&others.size.actual)?;
        Ok(together(view.own(sum(score, &others.table, view.conventions)), &comparisons, view.conventions))
    }

    fn artificial(&self, given: &Artificial, view: &View<'_>) -> Result<ArtificialScore, ScoringError> {
        let times = match view.conventions.cross_imps {
            conventions::CrossImps::Mean => Exact::ONE,
            conventions::CrossImps::Sum => &view.others()?.size.expected - 1,
        };
        artificial::in_imps(given, &times, view.conventions)
    }

    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError> {
        let (others, conventions) = (view.others()?, view.conventions);
        let table = others.alone.and(others.entered.iter().cloned());
        let comparisons = comparisons(&others.size.actual)?;
        let points = |place: &Place| {
            let sum = sum(&place.score.into(), &table, conventions);
            Points::balanced(together(view.own(sum), &comparisons, conventions))
        };
        let entries = others.alone.with_ruling(&others.entered);
        let origin = |component: &ScoredComponent, _: &Place| {
            let share = match conventions.cross_imps {
                conventions::CrossImps::Mean => &component.weight / &comparisons,
                conventions::CrossImps::Sum => component.weight.clone(),
            };
            let lines: Vec<_> = entries.iter().rev().map(|entry| compared(component, entry, &share, view)).collect();
            let sum = lines.iter().map(|line| &line.weight * &line.points).sum();
            Origin::Comparisons { lines, sum }
        };
        let basis = Basis::CrossImps { comparisons: comparisons.value().clone(), method: conventions.cross_imps };
        let values = SideValues { points: &points, basis };
        Ok(Working::Table(values.working(given, others, origin)))
    }
}

/// With how many others each of so many results is compared.
fn comparisons(results: &Exact) -> Result<Divisor, ScoringError> {
    let others = results - 1;
    Divisor::new(others).filter(|others| others.value().is_positive()).ok_or(ScoringError::EmptyField)
}

/// The sum of the comparisons, or their mean.
fn together(sum: Exact, comparisons: &Divisor, conventions: &Conventions) -> Exact {
    match conventions.cross_imps {
        conventions::CrossImps::Sum => sum,
        conventions::CrossImps::Mean => sum / comparisons,
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
