//! Victory-point scales as tables of steps.

use crate::number::Exact;

/// The faults of a step of a victory-point scale.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScaleProblem {
    /// There is no step.
    Empty,
    /// The first step does not begin at 0.
    NoDraw,
    /// The step does not begin where the one before it ends; where it should.
    Gap(u32),
    /// The step ends before it begins.
    Backwards,
    /// A step after the open one.
    AfterOpen,
    /// The winner gets less than the loser, or less than for a smaller margin.
    Falls,
    /// By percentages: the first step does not begin at 50%.
    NoEvenDraw,
    /// By percentages: the step does not begin where the one before it ends; where it should, as a share of 1.
    PercentGap(Exact),
    /// By percentages: the step lies below 50%, where the winner never is.
    BelowDraw,
    /// By percentages: the step lies above 100%, or is written in more digits than the others.
    NotAShare,
    /// A step in IMPs among percentages, or a percentage among IMPs.
    Mixed,
}

/// A table of steps: the margin in whole IMPs, and what winner and loser get.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct StepScale {
    /// The name.
    pub name: String,
    pub(super) steps: Vec<Step>,
}

/// A step of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The least margin.
    pub from: u32,
    /// The greatest; none in an open last step.
    pub to: Option<u32>,
    /// The points of the side with more IMPs.
    pub winner: Exact,
    /// The points of the other side.
    pub loser: Exact,
}

impl StepScale {
    /// A table of steps that begin at 0 and leave nothing out.
    ///
    /// # Errors
    /// The place of the first step that does not fit, and why.
    pub fn new(name: &str, steps: Vec<Step>) -> Result<Self, (usize, ScaleProblem)> {
        let mut next = 0_u32;
        let mut open = false;
        let mut before: Option<&Step> = None;
        for (at, step) in steps.iter().enumerate() {
            if open {
                return Err((at, ScaleProblem::AfterOpen));
            }
            if step.from != next {
                return Err((at, if at == 0 { ScaleProblem::NoDraw } else { ScaleProblem::Gap(next) }));
            }
            if step.to.is_some_and(|to| to < step.from) {
                return Err((at, ScaleProblem::Backwards));
            }
            if at == 0 && step.winner != step.loser {
                return Err((at, ScaleProblem::NoDraw));
            }
            let falls = before.is_some_and(|before| step.winner < before.winner || step.loser > before.loser);
            if step.winner < step.loser || falls {
                return Err((at, ScaleProblem::Falls));
            }
            before = Some(step);
            open = step.to.is_none();
            next = step.to.unwrap_or(step.from).saturating_add(1);
        }
        if steps.is_empty() { Err((0, ScaleProblem::Empty)) } else { Ok(Self { name: name.to_owned(), steps }) }
    }

    /// The steps, smallest margin first.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The step of a margin: its own, or the last for a margin beyond the table.
    pub(super) fn step(&self, margin: &Exact) -> Option<&Step> {
        let at = self.steps.partition_point(|step| *margin >= i64::from(step.from));
        self.steps.get(at.checked_sub(1)?)
    }

    /// A margin that falls between two steps, taken to one of them; any other as it is.
    ///
    /// `upwards` gets the middle between the two margins and returns true to take the larger one.
    pub(super) fn to_a_step(&self, margin: &Exact, upwards: impl FnOnce(Exact) -> bool) -> Exact {
        let Some(to) = self.step(margin).and_then(|step| step.to).map(Exact::from) else { return margin.clone() };
        let next = &to + 1;
        let beyond_the_table = self.steps.last().is_some_and(|last| last.to.map(Exact::from) == Some(to.clone()));
        if *margin <= to || beyond_the_table {
            return margin.clone();
        }
        if upwards(&to + &Exact::ONE.half()) { next } else { to }
    }
}
