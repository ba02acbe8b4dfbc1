//! `sensitivity R`: what a little more of each component would change.

use super::super::eval_error::EvalError;
use super::super::scope::Scope;
use super::{Breakdown, Depth, Places};
use crate::number::{Divisor, Exact};
use crate::ruling::{Component, Outcome, Ruling, Side, SideRuling};
use crate::scoring::Sides;
use crate::syntax::tree;

/// The addition to each weight, in percentage points.
const SHIFT: i64 = 5;

/// The effect of a shift of each weight.
#[derive(Debug, Clone)]
pub struct Sensitivity {
    /// The ruling as it is.
    pub breakdown: Breakdown,
    /// The addition to each weight, of 1.
    pub shift: Exact,
    /// Each component that others can make room for.
    pub rows: Vec<Shifted>,
    /// The places in the event that each shift gives at its table in question, beside those that the ruling gives;
    /// `None` if there is no such table.
    pub places: Option<Places>,
}

/// A ruling with one weight shifted.
#[derive(Debug, Clone)]
pub struct Shifted {
    /// The side of the component; `None` if both sides have the same.
    pub side: Option<Side>,
    /// The component's outcome as written.
    pub outcome: Outcome,
    /// Its weight as it is.
    pub weight: Exact,
    /// Both sides' gains, negative for a loss, before rounding and penalties.
    pub change: Sides<Exact>,
}

impl Scope {
    /// Each weight 5% more, taken from the others in proportion.
    pub(in super::super) fn sensitivity(
        &self,
        written: &tree::Ruling,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Sensitivity, EvalError> {
        let resolved = self.resolved(written)?.whatever_stands();
        let breakdown = resolved.breakdown(Depth::Ruling)?;
        let shift = Exact::percent(SHIFT);
        let mut gathering = self.gathering_places_from(&resolved.ruling);
        let mut rows = Vec::new();
        let (work, before) = (self.work(), self.work().steps());
        for (side, components) in sides(&resolved.ruling) {
            for (at, component) in components.iter().enumerate() {
                if interrupted() {
                    return Err(EvalError::Interrupted);
                }
                let Some(shifted) = shifted(components, at, &shift) else { continue };
                let ruling = in_place(&resolved.ruling, side, shifted);
                gathering.iter_mut().for_each(|places| places.add(Some(&ruling)));
                let after = resolved.evaluate(&ruling)?;
                if at == 0 {
                    // Each shift costs what the first does: what will prove too much need not be begun.
                    let others = u64::try_from(components.len()).unwrap_or(u64::MAX);
                    let first = work.steps().saturating_sub(before);
                    let foreseen = work.foresee(first.saturating_mul(others));
                    foreseen.map_err(|excess| vec![self.too_much(excess, &[written], written.span)])?;
                }
                let change = |side| &after.sides.by(side).unrounded - &breakdown.figure(side).unrounded;
                rows.push(Shifted {
                    side,
                    outcome: component.outcome.clone(),
                    weight: component.weight.clone(),
                    change: Sides::of(change),
                });
            }
        }
        Ok(Sensitivity { breakdown, shift, rows, places: gathering.map(|places| places.finish(&[])) })
    }
}

/// The components of each side that has its own, or of both at once.
fn sides(ruling: &Ruling) -> Vec<(Option<Side>, &[Component])> {
    let sides = match ruling {
        Ruling::Both(both) => vec![(None, both)],
        Ruling::Split { ns, ew } => vec![(Some(Side::NS), ns), (Some(Side::EW), ew)],
        Ruling::Damage(_) => Vec::new(),
    };
    let mut found = Vec::new();
    for (side, given) in sides {
        if let SideRuling::Assigned(components) = given {
            found.push((side, components.as_slice()));
        }
    }
    found
}

/// The ruling with other components for a side, or for both.
fn in_place(ruling: &Ruling, side: Option<Side>, components: Vec<Component>) -> Ruling {
    let shifted = SideRuling::Assigned(components);
    match (ruling, side) {
        (Ruling::Split { ew, .. }, Some(Side::NS)) => Ruling::Split { ns: shifted, ew: ew.clone() },
        (Ruling::Split { ns, .. }, Some(Side::EW)) => Ruling::Split { ns: ns.clone(), ew: shifted },
        _ => Ruling::Both(shifted),
    }
}

/// The components with one weight more and the others less in proportion; `None` if they have nothing to give.
fn shifted(components: &[Component], at: usize, shift: &Exact) -> Option<Vec<Component>> {
    let own = &components.get(at)?.weight;
    let others = 1 - own;
    let factor = (&others - shift) / Divisor::new(others)?;
    let shifted = components.iter().enumerate().map(|(place, component)| {
        let weight = if place == at { own + shift } else { &component.weight * &factor };
        Component { weight, ..component.clone() }
    });
    Some(shifted.collect())
}
