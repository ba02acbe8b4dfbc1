//! Statements that ask what a ruling would come to if it were another.

use super::ask::Depth;
use super::state::{State, Variable};
use crate::breakdown::{Averaged, Breakdown, Pitfall, Sensitivity, Shifted, Solution, Solved, Summary, Varied};
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::{Exact, Rounding};
use crate::ruling::{Component, Ruling, Side, SideRuling};
use crate::scoring::Sides;
use crate::syntax::{self, tree};
use std::cell::Cell;
use std::rc::Rc;

/// Values of a weight that one statement may go through.
const MOST_VALUES: usize = 10_000;

/// What is added to each weight to see what it moves.
const SHIFT: i64 = 5;

/// Pieces in which a figure that is no straight line is searched.
const PIECES: i64 = 100;

/// Halvings of a piece that is not straight.
const HALVINGS: usize = 24;

/// Why a statement has no result.
pub(super) enum Stopped {
    /// For these reasons.
    Refused(Vec<Diagnostic>),
    /// It was interrupted.
    Interrupted,
}

impl Stopped {
    /// What is told of it.
    pub(super) fn told(self) -> Vec<Diagnostic> {
        match self {
            Self::Refused(problems) => problems,
            // Who interrupted it knows.
            Self::Interrupted => Vec::new(),
        }
    }
}

impl From<Vec<Diagnostic>> for Stopped {
    fn from(problems: Vec<Diagnostic>) -> Self {
        Self::Refused(problems)
    }
}

impl State {
    /// The same with a weight's name standing for a value.
    fn with_variable(&self, name: &str, value: &Exact) -> Self {
        let variable = Variable { name: name.to_lowercase(), value: value.clone(), used: Cell::new(false) };
        Self { variable: Some(Rc::new(variable)), ..self.clone() }
    }

    /// The ruling with `name` at `value`; an error if the name has no place in it.
    fn at(&self, name: &tree::Word, value: &Exact, ruling: &tree::Ruling) -> Result<Breakdown, Vec<Diagnostic>> {
        let state = self.with_variable(&name.node, value);
        let scored = state.breakdown(ruling, Depth::Figures);
        if state.variable.as_ref().is_some_and(|variable| variable.used.get()) {
            return scored;
        }
        scored.and_then(|_| Err(vec![Diagnostic::at(name.span, Problem::VariableUnused { name: name.node.clone() })]))
    }

    /// `vary w from 0% to 100% step 10% in R`
    pub(super) fn vary(&self, written: &tree::Vary, interrupted: &dyn Fn() -> bool) -> Result<Varied, Stopped> {
        let percent = Exact::percent;
        let (from, to, step) = written.range.clone().unwrap_or((Exact::ZERO, Exact::ONE, None));
        let step = step.unwrap_or(percent(10)).abs();
        let name = &written.variable;
        let steps = (&to - &from).abs().over(&step).map(|steps| steps.round_to(&Exact::ONE, Rounding::Down));
        let steps = steps.and_then(|steps| usize::try_from(steps.to_integer()?).ok());
        let Some(steps) = steps.filter(|steps| *steps < MOST_VALUES) else {
            return Err(vec![Diagnostic::at(name.span, Problem::VaryRange { limit: MOST_VALUES })].into());
        };
        let step = if to < from { -step } else { step };
        let mut rows = Vec::new();
        let mut value = from;
        for _ in 0..=steps {
            if interrupted() {
                return Err(Stopped::Interrupted);
            }
            let scored = self.at(name, &value, &written.ruling);
            rows.push((value.clone(), scored.map(|breakdown| Summary::of(&breakdown))));
            value += &step;
        }
        // A ruling that has no score at any weight is wrong in itself.
        if rows.iter().all(|(_, scored)| scored.is_err()) {
            let first = rows.into_iter().find_map(|(_, scored)| scored.err());
            return Err(first.unwrap_or_default().into());
        }
        Ok(Varied { variable: name.node.clone(), ruling: syntax::ruling(&written.ruling), rows })
    }

    /// `solve w in R for NS 12`, for `EW 50%`: the least weight from 0 to 100% at which the side gets exactly that.
    pub(super) fn solve(&self, written: &tree::Solve, interrupted: &dyn Fn() -> bool) -> Result<Solved, Stopped> {
        let name = &written.variable;
        let is_share = written.unit == Some(tree::Unit::Percent);
        let first = self.at(name, &Exact::ZERO, &written.ruling)?;
        let own = super::expect::unit_of(&first);
        let hundred = Exact::from(100_i64);
        let target = if is_share { written.value.over(&hundred).unwrap_or_default() } else { written.value.clone() };
        if is_share && first.scored.top.is_none() || !is_share && written.unit.is_some() && written.unit != own {
            let problem = Problem::SolveUnit { scoring: first.scored.scoring.name() };
            return Err(vec![Diagnostic::at(written.ruling.span, problem)].into());
        }
        let figure = |weight: &Exact| -> Result<Exact, Stopped> {
            if interrupted() {
                return Err(Stopped::Interrupted);
            }
            let breakdown = self.at(name, weight, &written.ruling)?;
            let points = &breakdown.figure(written.side).unrounded;
            Ok(match (&breakdown.scored.top, is_share) {
                (Some(top), true) => points.over(top).unwrap_or_default(),
                _ => points.clone(),
            })
        };
        let found = match search(&figure, &target)? {
            Found::At(weight) => {
                let breakdown = self.at(name, &weight, &written.ruling)?;
                Solution::Weight(weight, Box::new(Summary::of(&breakdown)))
            }
            Found::Everywhere => Solution::Any(Box::new(Summary::of(&first))),
            Found::Nowhere { least, most, near } => Solution::None { least, most, near },
        };
        Ok(Solved {
            variable: name.node.clone(),
            ruling: syntax::ruling(&written.ruling),
            side: written.side,
            target,
            is_share,
            unit: first.scored.unit(),
            found,
        })
    }

    /// `sensitivity R`: each weight 5% more, taken from the others in proportion.
    pub(super) fn sensitivity(&self, written: &tree::Ruling) -> Result<Sensitivity, Vec<Diagnostic>> {
        let breakdown = self.breakdown(written, Depth::Figures)?;
        let shift = Exact::percent(SHIFT);
        let mut rows = Vec::new();
        let sides = match &breakdown.ruling {
            Ruling::Both(both) => vec![(None, both)],
            Ruling::Split { ns, ew } => vec![(Some(Side::NS), ns), (Some(Side::EW), ew)],
            Ruling::Damage(_) => Vec::new(),
        };
        for (side, components) in sides {
            let SideRuling::Assigned(components) = components else { continue };
            for (at, component) in components.iter().enumerate() {
                let Some(shifted) = shifted(components, at, &shift) else { continue };
                let shifted = SideRuling::Assigned(shifted);
                let other = match (&breakdown.ruling, side) {
                    (Ruling::Split { ew, .. }, Some(Side::NS)) => Ruling::Split { ns: shifted, ew: ew.clone() },
                    (Ruling::Split { ns, .. }, Some(Side::EW)) => Ruling::Split { ns: ns.clone(), ew: shifted },
                    _ => Ruling::Both(shifted),
                };
                let after = self.breakdown_of(other, written)?;
                let change = |side| &after.figure(side).unrounded - &breakdown.figure(side).unrounded;
                rows.push(Shifted {
                    side,
                    outcome: component.outcome.to_string(),
                    weight: component.weight.clone(),
                    change: Sides::of(change),
                });
            }
        }
        Ok(Sensitivity { breakdown, shift, rows })
    }

    /// `pitfall R`: the scores averaged first, then scored as if they were one.
    ///
    /// # Errors
    /// Why the ruling, or its average, has no score.
    pub fn pitfall(&self, written: &tree::Ruling) -> Result<Pitfall, Vec<Diagnostic>> {
        let breakdown = self.breakdown(written, Depth::Figures)?;
        let applied = breakdown.applied.as_ref().unwrap_or(&breakdown.ruling);
        let scores = Sides::of(|side| self.scores(applied.side(side)));
        let averages = Sides::of(|side| average(applied.side(side), scores.by(side)));
        let weighted = Side::BOTH
            .into_iter()
            .any(|side| matches!(applied.side(side), Some(SideRuling::Assigned(components)) if components.len() > 1));
        if !weighted {
            return Ok(Pitfall { breakdown, wrong: None });
        }
        let averaged = |side| match (applied.side(side), averages.by(side)) {
            (_, Some(average)) => SideRuling::score(in_whole_points(average)),
            (Some(given), None) => given.clone(),
            (None, None) => SideRuling::score(0),
        };
        let ruling = match applied {
            Ruling::Both(_) => Ruling::Both(averaged(Side::NS)),
            _ => Ruling::Split { ns: averaged(Side::NS), ew: averaged(Side::EW) },
        };
        let summary = Summary::of(&self.breakdown_of(ruling.clone(), written)?);
        Ok(Pitfall { breakdown, wrong: Some(Averaged { scores, averages, ruling, summary }) })
    }

    /// The scores of a side's components; none of an artificial side.
    fn scores(&self, given: Option<&SideRuling>) -> Vec<i32> {
        let Some(SideRuling::Assigned(components)) = given else { return Vec::new() };
        components.iter().filter_map(|component| component.outcome.score(self.board.as_ref()).ok()).collect()
    }
}

/// The weighted mean of a side's scores.
fn average(given: Option<&SideRuling>, scores: &[i32]) -> Option<Exact> {
    let Some(SideRuling::Assigned(components)) = given else { return None };
    Some(components.iter().zip(scores).map(|(one, score)| &one.weight * &Exact::from(*score)).sum())
}

/// The whole points that compare with every score as the average does: those beside it, but no multiple of ten, with
/// which it would tie.
fn in_whole_points(average: &Exact) -> i32 {
    let rounded = |rounding| {
        let points = average.round_to(&Exact::ONE, rounding).to_integer().unwrap_or(0);
        i32::try_from(points).unwrap_or(0)
    };
    let (down, up) = (rounded(Rounding::Down), rounded(Rounding::Up));
    if down % 10 == 0 { up } else { down }
}

/// The components with one weight more and the others less in proportion; none where they have nothing to give.
fn shifted(components: &[Component], at: usize, shift: &Exact) -> Option<Vec<Component>> {
    let own = &components.get(at)?.weight;
    let others = &Exact::ONE - own;
    let factor = (&others - shift).over(&others)?;
    let shifted = components.iter().enumerate().map(|(place, component)| {
        let weight = if place == at { own + shift } else { &component.weight * &factor };
        Component { weight, ..component.clone() }
    });
    Some(shifted.collect())
}

/// Where a figure meets its target.
enum Found {
    At(Exact),
    Everywhere,
    Nowhere { least: (Exact, Exact), most: (Exact, Exact), near: Option<Exact> },
}

/// The least weight from 0 to 1 at which the figure is exactly the target.
///
/// A figure is a straight line in the weight, or several where a damage row applies up to a point; each piece that
/// crosses the target is taken for a straight line, and what that gives is tried.
fn search(figure: &dyn Fn(&Exact) -> Result<Exact, Stopped>, target: &Exact) -> Result<Found, Stopped> {
    let (zero, one) = (figure(&Exact::ZERO)?, figure(&Exact::ONE)?);
    let half = Exact::ONE.half();
    let middle = figure(&half)?;
    let straight = &middle + &middle == &zero + &one;
    if straight && zero == one {
        let at = |value: Exact| (value, Exact::ZERO);
        return Ok(if zero == *target {
            Found::Everywhere
        } else {
            Found::Nowhere { least: at(zero.clone()), most: at(zero), near: None }
        });
    }
    let pieces = if straight { 1 } else { PIECES };
    let (mut least, mut most) = ((zero.clone(), Exact::ZERO), (zero.clone(), Exact::ZERO));
    let (mut below, mut before) = (Exact::ZERO, zero);
    let mut near = None;
    if before == *target {
        return Ok(Found::At(below));
    }
    for piece in 1..=pieces {
        let above = Exact::fraction(piece, pieces).unwrap_or(Exact::ONE);
        let after = figure(&above)?;
        if after < least.0 {
            least = (after.clone(), above.clone());
        }
        if after > most.0 {
            most = (after.clone(), above.clone());
        }
        if after == *target {
            return Ok(Found::At(above));
        }
        if (before < *target) != (after < *target) {
            match narrowed(figure, (below, before), (above.clone(), after.clone()), target)? {
                Ok(at) => return Ok(Found::At(at)),
                Err(passed) => near = near.or(Some(passed)),
            }
        }
        (below, before) = (above, after);
    }
    Ok(Found::Nowhere { least, most, near })
}

/// Where a piece that crosses the target meets it, narrowed to the half that crosses until it is straight; or about
/// where it passes the target without meeting it.
fn narrowed(
    figure: &dyn Fn(&Exact) -> Result<Exact, Stopped>,
    mut low: (Exact, Exact),
    mut high: (Exact, Exact),
    target: &Exact,
) -> Result<Result<Exact, Exact>, Stopped> {
    for _ in 0..HALVINGS {
        if let Some(at) = crossing(&low, &high, target)
            && figure(&at)? == *target
        {
            return Ok(Ok(at));
        }
        let middle = (&low.0 + &high.0).half();
        let value = figure(&middle)?;
        if (low.1 < *target) != (value < *target) {
            high = (middle, value);
        } else {
            low = (middle, value);
        }
    }
    Ok(Err(low.0))
}

/// Where the straight line through two points meets the target.
fn crossing((x, y): &(Exact, Exact), (to_x, to_y): &(Exact, Exact), target: &Exact) -> Option<Exact> {
    let share = (target - y).over(&(to_y - y))?;
    Some(x + &(&share * &(to_x - x)))
}
