//! The rows of a traveller that have no value in the scoring in force.

use super::Situation;
use crate::ruling::Side;
use crate::scoring::{Comparison, ResolvedRuling, ScoringError, row_figures};

/// A row for which the form of scoring has no value: an artificial score that it does not know. The other rows, and any
/// ruling, are scored beside it: an artificial score enters no table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct RowWithoutValue {
    /// The place of its group, from 0.
    pub group: usize,
    /// Its place in the group, from 0.
    pub row: usize,
    /// The first side that has none.
    pub side: Side,
    /// Why.
    pub error: ScoringError,
}

impl Situation {
    /// The rows of the traveller, where there is one to compare with, that have no value in the scoring in force. Rows that
    /// cannot be resolved, which every ruling is refused for, are not among them.
    #[must_use]
    pub fn rows_without_value(&self) -> Vec<RowWithoutValue> {
        let scoring = self.scoring();
        let Some(fields) = self.fields().ok().filter(|_| scoring.is_of_field()) else { return Vec::new() };
        let mut found = Vec::new();
        for (group, fields) in fields.iter().enumerate() {
            let is_artificial = |row: &&usize| match fields.field.rows().get(**row).map(|row| &row.ruling) {
                Some(ResolvedRuling::Sides(sides)) => sides.ns.is_artificial() || sides.ew.is_artificial(),
                _ => false,
            };
            let rows: Vec<usize> = fields.others.iter().filter(is_artificial).copied().collect();
            if rows.is_empty() {
                continue;
            }
            let figures = row_figures(None, &rows, scoring, Comparison::field(&fields.field), self.conventions());
            for (row, figures) in rows.into_iter().zip(figures.unwrap_or_default()) {
                let refused = |side: Side| Some((side, figures.by(side).as_ref().err()?.clone()));
                let lacking = |(_, error): &(Side, ScoringError)| !error.is_lack_of_results();
                if let Some((side, error)) = Side::BOTH.into_iter().filter_map(refused).find(lacking) {
                    found.push(RowWithoutValue { group, row, side, error });
                }
            }
        }
        found
    }
}
