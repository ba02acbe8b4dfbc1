//! Every row of a traveller, scored.

use super::{AssessError, Situation};
use crate::number::Exact;
use crate::ruling::Ruling;
use crate::scoring::{
    self, ComparesWith, Comparison, Conventions, Field, RowFigures, Scoring, ScoringError, Sides, protocol,
};

/// A scored traveller.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Protocol {
    /// The form of scoring.
    pub scoring: Scoring,
    /// The most a side can have; none in IMPs and total points.
    pub top: Option<Exact>,
    /// Its rows in order, group by group.
    pub rows: Vec<ProtocolRow>,
}

/// A row of a scored traveller.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ProtocolRow {
    /// The group of a fouled board that it is in.
    pub group: Option<String>,
    /// The label.
    pub label: Option<String>,
    /// Its ruling.
    pub ruling: Ruling,
    /// The number of tables.
    pub count: u32,
    /// Each side's points, from its own view, or why the row has no value for it.
    pub sides: RowFigures,
}

impl Situation {
    /// Every row of the traveller, scored: compared with one another, or where the scoring asks for it with the other
    /// table. Where no scoring is given it is matchpoints, beside a match too. The session is that of the pair whose
    /// ruling is assessed: the other pairs have one of their own, which is not known (Law 12C2(c)).
    ///
    /// # Errors
    /// Why nothing can be scored; the first row's error where no row has a value for any side.
    pub fn protocol(&self) -> Result<Protocol, AssessError> {
        let scoring = self.given_scoring().unwrap_or(Scoring::Matchpoints);
        let conventions = self.conventions_of_rows();
        let refuse = |error| AssessError::Scoring { scoring, error };
        let fields = self.fields()?;
        let groups = self.traveller().map_or(&[][..], |traveller| traveller.groups());
        let by_other_table = scoring.compares_with() == ComparesWith::OtherTable;
        let other = by_other_table.then(|| self.other_result(None)).transpose()?;
        let damage_there = by_other_table && matches!(self.other_table(), Some(Ruling::Damage(_)));
        let (mut rows, mut top) = (Vec::new(), None);
        for (field, group) in fields.iter().zip(groups).filter(|(field, _)| !field.field.is_empty()) {
            let scored = if damage_there {
                self.one_by_one(&field.field, scoring)?
            } else {
                let comparison =
                    Comparison { field: Some(&field.field), other_table: other.as_ref(), work: self.work() };
                protocol(scoring, comparison, &conventions).map_err(refuse)?
            };
            top = top.or(scored.top);
            rows.extend(group.rows().iter().zip(scored.rows).map(|(row, scored)| ProtocolRow {
                group: group.name().map(str::to_owned),
                label: row.label().map(str::to_owned),
                ruling: row.ruling().clone(),
                count: row.count(),
                sides: scored.sides,
            }));
        }
        let has_value = |row: &ProtocolRow| row.sides.ns.is_ok() || row.sides.ew.is_ok();
        match rows.first().map(|row: &ProtocolRow| &row.sides.ns) {
            None => Err(refuse(ScoringError::EmptyField)),
            Some(Err(error)) if !rows.iter().any(has_value) => Err(refuse(error.clone())),
            Some(_) => Ok(Protocol { scoring, top, rows }),
        }
    }

    /// The conventions without the session, which is not that of the pairs in the rows.
    fn conventions_of_rows(&self) -> Conventions {
        let mut conventions = self.conventions().clone();
        conventions.case.session = Sides::default();
        conventions
    }

    /// The rows of a field, each against what self-inflicted damage at the other table comes to beside it.
    fn one_by_one(&self, field: &Field, scoring: Scoring) -> Result<scoring::Protocol, AssessError> {
        let conventions = &self.conventions_of_rows();
        let mut scored = scoring::Protocol { top: None, rows: Vec::new() };
        for row in field.rows() {
            let other = self.other_result(Some(&row.ruling))?;
            let alone = Field::new([row.clone()], conventions);
            let comparison = Comparison { field: Some(&alone), other_table: Some(&other), work: self.work() };
            let one = protocol(scoring, comparison, conventions);
            let one = one.map_err(|error| AssessError::Scoring { scoring, error })?;
            scored.top = scored.top.or(one.top);
            scored.rows.extend(one.rows);
        }
        Ok(scored)
    }
}
