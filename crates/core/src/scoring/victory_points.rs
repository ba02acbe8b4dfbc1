//! From IMPs to victory points: the WBF's continuous and discrete scales of 2013, and scales written as tables.

use super::continuous::{self, ContinuousScale};
use super::step_scale::StepScale;
use crate::number::Exact;

/// A scale and the number of boards it is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VictoryScale {
    /// The WBF's continuous scale, in hundredths.
    Continuous(ContinuousScale),
    /// A table of steps.
    Table(StepScale),
}

/// A side's IMPs in victory points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conversion {
    /// The side's IMPs, as they were taken to the scale: on a step, in a table.
    pub imps: Exact,
    /// Whether doubt was resolved for this side or, if false, for its opponents; none where neither or both offended.
    pub favoured: Option<bool>,
    /// By the scale.
    pub points: Exact,
}

impl VictoryScale {
    /// A side's IMPs in victory points.
    ///
    /// `favoured` is whether doubt is resolved for this side or, if false, for its opponents; none where neither side
    /// or both offended.
    #[must_use]
    pub fn convert(&self, imps: &Exact, favoured: Option<bool>) -> Conversion {
        let winning = !imps.is_negative();
        let margin = imps.abs();
        let signed = |margin: Exact| if winning { margin } else { -margin };
        match self {
            Self::Continuous(scale) => {
                let winner = scale.winner(&margin);
                let points = if winning { winner } else { 20 - winner };
                Conversion { imps: imps.clone(), favoured, points }
            }
            Self::Table(scale) => {
                // What is good for a losing side is a smaller margin.
                let margin = scale.to_a_step(&margin, favoured.map(|favoured| favoured == winning));
                let step = scale.step(&margin);
                let points = step.map(|step| if winning { step.winner.clone() } else { step.loser.clone() });
                Conversion { imps: signed(margin), favoured, points: points.unwrap_or_default() }
            }
        }
    }

    /// The WBF's continuous scale.
    #[must_use]
    pub fn continuous(boards: u32) -> Self {
        Self::Continuous(ContinuousScale::new(boards))
    }

    /// The WBF's discrete scale: whole victory points, the margins of each drawn from the continuous scale.
    #[must_use]
    pub fn discrete(boards: u32) -> Self {
        Self::Table(StepScale { name: "wbf-discrete".to_owned(), steps: continuous::discrete_steps(boards) })
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Continuous(_) => "wbf",
            Self::Table(scale) => &scale.name,
        }
    }
}
