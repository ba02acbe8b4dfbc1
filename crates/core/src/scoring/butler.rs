//! Butler: IMPs against the datum, the field's mean with its extremes left out.

use super::ScoringError;
use super::artificial::{self, ArtificialScore};
use super::conventions::{Convention, Conventions, DatumRound, DatumTrim};
use super::counts::Table;
use super::field::Field;
use super::form::{ComparesWith, Form, Others, View};
use super::imp_scale::imps_of;
use super::resolved::ScoredComponent;
use super::score::{Basis, ComponentScore, Datum, Origin, Working};
use super::side_values::{Place, Points, SideValues};
use crate::number::{Divisor, Exact, Rounding};
use crate::ruling::{Artificial, Sides, Unit};
use crate::work::count;

pub(super) struct Butler;

impl Form for Butler {
    fn name(&self) -> &'static str {
        "butler"
    }

    fn also_called(&self) -> &'static [&'static str] {
        &[]
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
            Convention::ImpAverage,
            Convention::DatumTrim,
            Convention::DatumRound,
            Convention::DamageEntry,
            Convention::RoundFieldImps,
            Convention::VpFraction,
        ]
    }

    /// The scores beside the field are sorted in; where weights lead past the places, all are walked through.
    fn steps(&self, view: &View<'_>) -> u64 {
        let beside = |others: &Others<'_>| {
            let table = &others.table;
            if table.is_rising() { table.set_apart() } else { table.scores() }
        };
        count(view.others().map_or(0, beside)).saturating_add(4)
    }

    fn worth(&self, score: &Exact, view: &View<'_>) -> Result<Exact, ScoringError> {
        let datum = datum_with(score, view)?;
        Ok(imps_of(&difference(score, &datum, view)))
    }

    fn artificial(&self, given: &Artificial, view: &View<'_>) -> Result<ArtificialScore, ScoringError> {
        artificial::in_imps(given, &Exact::ONE, view.side, view.conventions)
    }

    /// Each component is scored in a table of its own, as the only result of its row: each result moves the datum (the
    /// 2005 lecture, section 4). The other pairs are compared with the datum of the whole table.
    fn working(&self, given: &[ScoredComponent], view: &View<'_>) -> Result<Working, ScoringError> {
        let others = view.others()?;
        let component = |component: &ScoredComponent| {
            let score = component.score.into();
            let datum = datum_with(&score, view)?;
            let difference = difference(&score, &datum, view);
            let Points { own, other } = Points::balanced(imps_of(&difference));
            Ok(ComponentScore::new(component, own, Some(other), Origin::Datum { datum, difference }))
        };
        let components = given.iter().map(component).collect::<Result<_, _>>()?;
        let datum = datum(&others.alone.and(others.entered.iter().cloned()), view.conventions)?;
        let points = |place: &Place| Points::balanced(imps_of(&difference(&place.score.into(), &datum, view)));
        let values = SideValues { points: &points, basis: Basis::Datum(datum.clone()) };
        Ok(Working::Table(values.with_components(components, others)))
    }
}

/// The difference of a score from a datum, as the side sees it.
fn difference(score: &Exact, datum: &Datum, view: &View<'_>) -> Exact {
    view.own(score - &datum.rounded)
}

/// The datum of the other results and one score of the side.
fn datum_with(score: &Exact, view: &View<'_>) -> Result<Datum, ScoringError> {
    let others = view.others()?;
    datum(&others.table.and([(score.clone(), others.share.clone())]), view.conventions)
}

/// The datum of a field, from NS's view: each side's own, if split scores make two tables. Damage enters as its
/// formula.
///
/// # Errors
/// If the convention leaves no result.
pub fn datum_of_field(field: &Field, conventions: &Conventions) -> Result<Sides<Datum>, ScoringError> {
    let tables = field.with_formulas();
    Sides::try_of(|side| datum(&Table::new(tables.by(side)), conventions))
}

/// The datum of a table.
///
/// Seen from the lowest score up, the results take the places from 0 to n; those between `trimmed` and n − `trimmed`
/// are kept. Fractional frequencies take fractions of places.
///
/// # Errors
/// If the convention leaves no result.
fn datum(table: &Table<'_>, conventions: &Conventions) -> Result<Datum, ScoringError> {
    let results = table.results();
    let trimmed = trimmed(&results, &conventions.datum_trim);
    let last = &results - &trimmed;
    let kept = Divisor::new(&last - &trimmed).filter(|kept| kept.value().is_positive());
    let kept = kept.ok_or(ScoringError::DatumOfNothing)?;
    let sum = if trimmed.is_zero() { table.points() } else { table.points_between(&trimmed, &last) };
    let mean = &sum / &kept;
    let ten = Exact::from(10_i64);
    let rounded = match conventions.datum_round {
        DatumRound::Away => mean.round_to(&ten, Rounding::HalfAwayFromZero),
        DatumRound::Even => mean.round_to(&ten, Rounding::HalfToEven),
        DatumRound::TowardsZero if mean.is_negative() => mean.round_to(&ten, Rounding::Up),
        DatumRound::TowardsZero => mean.round_to(&ten, Rounding::Down),
        DatumRound::None => mean.clone(),
    };
    Ok(Datum { trimmed, kept: kept.value().clone(), sum, mean, rounded })
}

/// The number of results that the convention leaves out at each end.
fn trimmed(results: &Exact, trim: &DatumTrim) -> Exact {
    let whole = |value: Exact| value.round_to(&Exact::ONE, Rounding::Down);
    // The middle is one result, or two of an even number.
    let before_middle = || (results.half().round_to(&Exact::ONE, Rounding::Up) - 1).max(Exact::ZERO);
    match trim {
        DatumTrim::None => Exact::ZERO,
        // However many are to be left out, the middle is not.
        DatumTrim::Count(count) => Exact::from(*count).min(before_middle()),
        DatumTrim::Share(share) => whole(results * share),
        DatumTrim::Median => before_middle(),
    }
}
