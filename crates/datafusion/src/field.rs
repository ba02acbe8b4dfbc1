//! The worth of the scores of a field.

use crate::arguments::figure;
use datafusion::common::exec_datafusion_err;
use datafusion::error::{DataFusionError, Result};
use redress_core::scoring::{Conventions, Scoring};
use redress_core::situation::{AssessError, Situation, Traveller};
use std::collections::BTreeMap;

/// The number of times that each score occurs, seen from NS.
pub(crate) type Frequencies = BTreeMap<i32, u32>;

/// The worth of each score to NS, in units of a figure's last digit, the lowest score first; `None` if there is nobody
/// to compare with.
///
/// # Errors
/// The field cannot be scored.
pub(crate) fn points(
    field: &Frequencies,
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Vec<(i32, Option<i128>)>> {
    if field.is_empty() {
        return Ok(Vec::new());
    }
    let situation = Situation::new()
        .with_traveller(Traveller::of_scores(field.iter().map(|(score, count)| (*score, *count))))
        .with_scoring(scoring)
        .with_conventions(conventions.clone());
    match situation.protocol() {
        Ok(protocol) => {
            let points = protocol.rows.iter().map(|row| match &row.sides.ns {
                Ok(own) => figure(&own.points).map(Some),
                Err(error) if error.is_lack_of_results() => Ok(None),
                Err(error) => Err(unscored(error)),
            });
            field.keys().zip(points).map(|(score, points)| Ok((*score, points?))).collect()
        }
        Err(AssessError::Scoring { error, .. }) if error.is_lack_of_results() => {
            Ok(field.keys().map(|score| (*score, None)).collect())
        }
        Err(error) => Err(unscored(&error)),
    }
}

fn unscored(error: &dyn std::error::Error) -> DataFusionError {
    exec_datafusion_err!("the field cannot be scored: {error}")
}
