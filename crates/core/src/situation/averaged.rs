//! The result of averaging the scores first.

use super::evaluate::{Evaluation, Ready};
use super::{AssessError, Assessment, Situation};
use crate::number::Exact;
use crate::scoring::{self, Sides};

/// A ruling with each side's scores averaged first and scored then: the pitfall of which the 2005 lecture warns, and no
/// way to score a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct AveragedRuling {
    /// Each side's average score, from NS's view; `None` for an artificial side.
    pub averages: Sides<Option<Exact>>,
    /// The figures.
    pub evaluation: Evaluation,
}

impl Situation {
    /// The result of averaging the scores of a ruling first.
    ///
    /// # Errors
    /// Why it has no score.
    pub fn averaged_first(&self, assessment: &Assessment) -> Result<AveragedRuling, AssessError> {
        let refuse = |error| self.refusal(error);
        let ready = Ready::new(&assessment.ruling, self)?;
        let (applied, comparison) = (&assessment.scored.applied, ready.compared.comparison());
        let averaged = scoring::average_figures(applied, ready.compared.scoring, comparison, &ready.conventions);
        let scoring::Averaged { averages, mut figures } = averaged.map_err(refuse)?;
        figures.penalise(self.penalties()).map_err(refuse)?;
        let matched = ready.matched(&figures)?;
        Ok(AveragedRuling { averages, evaluation: Evaluation::of(figures, matched.as_ref(), None) })
    }
}
