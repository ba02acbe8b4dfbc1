//! Victory-point scales that are read by percentages, as for matches of Swiss pairs at matchpoints.

use super::step_scale::{ScaleProblem, Step, StepScale};
use crate::number::{Exact, MOST_DECIMALS, Rounding};

/// A table of steps: the winner's percentage on the boards of the match, and what winner and loser get.
///
/// Percentages are rounded to the digits in which the table is written, halves away from the draw: every percentage falls
/// between two printed ones, which is no doubt that anybody could be favoured by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PercentScale {
    /// Margins above one half of the top, in units of the last digit of a percentage.
    table: StepScale,
    /// Digits behind the point of a percentage.
    digits: u32,
}

/// A step of a scale by percentages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PercentStep {
    /// The winner's least share of the top, of 1. The first step begins at one half, or as far below it as it ends above:
    /// `49.35-50.65%`.
    pub from: Exact,
    /// The greatest; none in an open last step.
    pub to: Option<Exact>,
    /// The points of the side with more than one half.
    pub winner: Exact,
    /// The points of the other side.
    pub loser: Exact,
}

impl PercentScale {
    /// A table of steps that begin at 50% and leave nothing out, of percentages with so many digits behind the point.
    ///
    /// # Errors
    /// The place of the first step that does not fit, and why.
    pub fn new(name: &str, digits: u32, steps: &[PercentStep]) -> Result<Self, (usize, ScaleProblem)> {
        let places = Places::of(digits);
        let mut margins = Vec::new();
        for (at, step) in steps.iter().enumerate() {
            let half = Exact::ONE.half();
            // A draw is printed from below 50% to above it.
            let is_mirrored = at == 0 && step.to.as_ref().is_some_and(|to| &step.from + to == Exact::ONE);
            let from = if is_mirrored && step.from < half { &half } else { &step.from };
            let outside = |share: &Exact| if *share < half { ScaleProblem::BelowDraw } else { ScaleProblem::NotAShare };
            let margin = |share: &Exact| places.margin(share).ok_or_else(|| (at, outside(share)));
            margins.push(Step {
                from: margin(from)?,
                to: step.to.as_ref().map(margin).transpose()?,
                winner: step.winner.clone(),
                loser: step.loser.clone(),
            });
        }
        let table = StepScale::new(name, margins).map_err(|(at, problem)| (at, places.by_percent(problem)))?;
        Ok(Self { table, digits: digits.min(MOST_DECIMALS) })
    }

    /// The same table from its margins above 50%, counted in units of the last of so many digits.
    #[must_use]
    pub fn of_margins(table: StepScale, digits: u32) -> Self {
        Self { table, digits: digits.min(MOST_DECIMALS) }
    }

    /// The margins above 50%, in units of the last digit.
    #[must_use]
    pub fn margins(&self) -> &StepScale {
        &self.table
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.table.name
    }

    /// Digits behind the point of a percentage.
    #[must_use]
    pub fn digits(&self) -> u32 {
        self.digits
    }

    /// The steps, the draw first.
    pub fn steps(&self) -> impl Iterator<Item = PercentStep> {
        let places = Places::of(self.digits);
        self.table.steps().iter().map(move |step| PercentStep {
            from: places.share(step.from),
            to: step.to.map(|to| places.share(to)),
            winner: step.winner.clone(),
            loser: step.loser.clone(),
        })
    }

    /// A side's share of the top as it is looked up, and what the side gets for it.
    pub(super) fn convert(&self, share: &Exact) -> (Exact, Exact) {
        let half = Exact::ONE.half();
        let winning = *share >= half;
        let unit = Places::of(self.digits).unit;
        let margin = (share - &half).abs().round_to(&unit, Rounding::HalfAwayFromZero);
        let step = margin.over(&unit).and_then(|margin| self.table.step(&margin).cloned());
        let points = step.map(|step| if winning { step.winner } else { step.loser }).unwrap_or_default();
        (if winning { half + margin } else { half - margin }, points)
    }
}

/// Shares of the top from one half on, in units of the last digit of a percentage.
struct Places {
    unit: Exact,
}

impl Places {
    fn of(digits: u32) -> Self {
        let parts = 10_i64.pow(digits.min(MOST_DECIMALS));
        Self { unit: Exact::fraction(1, parts).unwrap_or(Exact::ONE) * Exact::percent(1) }
    }

    fn share(&self, margin: u32) -> Exact {
        Exact::ONE.half() + &self.unit * i64::from(margin)
    }

    /// The margin of a share over one half; `None` if it is less, is more than the top or has more digits.
    fn margin(&self, share: &Exact) -> Option<u32> {
        let units = (share - &Exact::ONE.half()).over(&self.unit)?;
        units.to_integer().and_then(|units| u32::try_from(units).ok()).filter(|_| *share <= Exact::ONE)
    }

    fn by_percent(&self, problem: ScaleProblem) -> ScaleProblem {
        match problem {
            ScaleProblem::Gap(next) => ScaleProblem::PercentGap(self.share(next)),
            ScaleProblem::NoDraw => ScaleProblem::NoEvenDraw,
            other => other,
        }
    }
}
