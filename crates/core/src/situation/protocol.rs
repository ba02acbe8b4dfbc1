//! Every row of a traveller, scored.

use super::{AssessError, Situation};
use crate::number::Exact;
use crate::ruling::Ruling;
use crate::scoring::{Against, Field, Figure, Scoring, Sides, protocol, score};

/// A scored traveller.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Protocol {
    /// How it was scored.
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
    /// The group of a fouled board it stands in.
    pub group: Option<String>,
    /// What it is called.
    pub label: Option<String>,
    /// Its ruling.
    pub ruling: Ruling,
    /// How many tables it stands for.
    pub count: u32,
    /// Each side's points, from its own view.
    pub sides: Sides<Figure>,
}

impl Situation {
    /// Every row of the traveller, scored: compared with one another, or where the scoring asks for it with the other
    /// table. Where no scoring is given it is matchpoints, beside a match too.
    ///
    /// # Errors
    /// Why a row has no score.
    pub fn protocol(&self) -> Result<Protocol, AssessError> {
        let scoring = self.given_scoring().unwrap_or(Scoring::Matchpoints);
        let refuse = |error| AssessError::Scoring { scoring, error };
        let fields = self.fields()?;
        let groups = self.traveller().map_or(&[][..], |traveller| traveller.groups());
        let (mut rows, mut top) = (Vec::new(), None);
        for (field, group) in fields.iter().zip(groups) {
            let figures: Vec<Sides<Figure>> = match scoring.of_field() {
                Some(scoring) => {
                    let scored = protocol(&field.field, scoring, self.conventions()).map_err(refuse)?;
                    top = top.or(scored.top);
                    scored.rows.into_iter().map(|row| row.sides).collect()
                }
                None => self.rows_by_themselves(&field.field, scoring)?,
            };
            rows.extend(group.rows().iter().zip(figures).map(|(row, sides)| ProtocolRow {
                group: group.name().map(str::to_owned),
                label: row.label().map(str::to_owned),
                ruling: row.ruling().clone(),
                count: row.count(),
                sides,
            }));
        }
        if scoring == Scoring::BoardAMatch {
            top = Some(self.conventions().win.clone());
        }
        Ok(Protocol { scoring, top, rows })
    }

    /// Rows that are not compared with one another but with the other table, or with nothing.
    fn rows_by_themselves(&self, field: &Field, scoring: Scoring) -> Result<Vec<Sides<Figure>>, AssessError> {
        let other = match scoring {
            Scoring::TotalPoints => None,
            _ => Some(self.other_result()?),
        };
        let against = match &other {
            Some(other) if scoring == Scoring::BoardAMatch => Against::BoardAMatch(other),
            Some(other) => Against::Imps(other),
            None => Against::Itself,
        };
        let rows = field.rows().iter().map(|row| {
            let scored = score(&row.ruling, &against, self.conventions());
            let scored = scored.map_err(|error| AssessError::Scoring { scoring, error })?;
            Ok(Sides::of(|side| scored.sides.by(side).figure.clone()))
        });
        rows.collect()
    }
}
