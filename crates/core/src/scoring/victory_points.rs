//! From IMPs or percentages to victory points: the WBF's continuous and discrete scales of 2013, and scales written as
//! tables.

use super::continuous::ContinuousScale;
use super::conventions::VpFraction;
use super::percent_scale::PercentScale;
use super::step_scale::StepScale;
use crate::number::Exact;

/// A scale and the number of boards it is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VictoryScale {
    /// The WBF's continuous scale, in hundredths.
    Continuous(ContinuousScale),
    /// A table of steps.
    Table(StepScale),
    /// A table of steps by percentages.
    Percent(PercentScale),
}

/// A side's IMPs, or its percentage, in victory points.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Conversion {
    /// The side's IMPs, as they were taken to the scale: on a step, in a table. By percentages its share of the top, of 1,
    /// rounded to the digits of the scale.
    pub taken: Exact,
    /// The treatment of a fraction of an IMP; `None` if there was none without a value in the scale.
    pub fraction: Option<Fraction>,
    /// By the scale.
    pub points: Exact,
}

/// The treatment of IMPs without a value in the scale, because they are not whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fraction {
    /// Taken to the step that is better for this side, which did not offend.
    InFavour,
    /// Taken to the step that is better for the other side, which did not offend.
    AgainstIt,
    /// Taken to the nearer step.
    Nearest,
    /// Taken to the step nearer to the draw.
    TowardsDraw,
    /// Put into the formula from which the scale was made. The WBF publishes its scale for whole IMPs alone; that its
    /// formula holds between them is an assumption.
    ByFormula,
}

impl VictoryScale {
    /// A side's IMPs in victory points; by percentages its share of the top, of 1.
    ///
    /// A fraction of an IMP that falls between two steps of a table is taken to one of them by the convention.
    /// `favoured` is whether doubt is resolved for this side or, if false, for its opponents; `None` if neither side or
    /// both offended.
    #[must_use]
    pub fn convert(&self, total: &Exact, favoured: Option<bool>, convention: VpFraction) -> Conversion {
        let winning = !total.is_negative();
        let margin = total.abs();
        let signed = |margin: Exact| if winning { margin } else { -margin };
        match self {
            Self::Continuous(scale) => {
                let winner = scale.winner(&margin);
                let points = if winning { winner } else { 20 - winner };
                let fraction = scale.is_between(&margin).then_some(Fraction::ByFormula);
                Conversion { taken: total.clone(), fraction, points }
            }
            Self::Table(scale) => {
                let rule = match (convention, favoured) {
                    (VpFraction::TowardsDraw, _) => Fraction::TowardsDraw,
                    (VpFraction::NonOffenders, Some(true)) => Fraction::InFavour,
                    (VpFraction::NonOffenders, Some(false)) => Fraction::AgainstIt,
                    (VpFraction::NonOffenders, None) | (VpFraction::Nearest, _) => Fraction::Nearest,
                };
                let taken = scale.to_a_step(&margin, |middle| match rule {
                    Fraction::TowardsDraw => false,
                    // A smaller margin favours the losing side.
                    Fraction::InFavour => winning,
                    Fraction::AgainstIt => !winning,
                    Fraction::Nearest | Fraction::ByFormula => margin >= middle,
                });
                let fraction = (taken != margin).then_some(rule);
                let step = scale.step(&taken);
                let points = step.map(|step| if winning { step.winner.clone() } else { step.loser.clone() });
                Conversion { taken: signed(taken), fraction, points: points.unwrap_or_default() }
            }
            Self::Percent(scale) => {
                let (taken, points) = scale.convert(total);
                Conversion { taken, fraction: None, points }
            }
        }
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Continuous(_) => "wbf",
            Self::Table(scale) => &scale.name,
            Self::Percent(scale) => scale.name(),
        }
    }

    /// Returns true if it is read by percentages, not by IMPs.
    #[must_use]
    pub fn is_by_percent(&self) -> bool {
        matches!(self, Self::Percent(_))
    }
}
