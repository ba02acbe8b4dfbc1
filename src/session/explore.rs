//! Statements that ask what a ruling would come to if it were another.

use super::ask::Depth;
use super::search::{Found, search};
use super::state::{State, Variable};
use crate::breakdown::{Averaged, Breakdown, Pitfall, Sensitivity, Shifted, Solution, Solved, Summary, Varied};
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::{Exact, Rounding};
use crate::ruling::{Component, Ruling, Side, SideRuling};
use crate::scoring::Sides;
use crate::source::Span;
use crate::syntax::{self, tree};
use std::cell::Cell;
use std::rc::Rc;

/// Values of a weight that one statement may go through.
const MOST_VALUES: usize = 10_000;

/// What is added to each weight to see what it moves.
const SHIFT: i64 = 5;

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
        // A field that has no score without the value is made anew with each.
        let prepared = if self.prepared(Span::default()).is_ok() { Rc::clone(&self.prepared) } else { Rc::default() };
        Self { variable: Some(Rc::new(variable)), prepared, ..self.clone() }
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
        let first = self.first_scored(name, &written.ruling)?;
        let own = super::expect::unit_of(&first);
        let hundred = Exact::from(100_i64);
        let target = if is_share { written.value.over(&hundred).unwrap_or_default() } else { written.value.clone() };
        if is_share && first.scored.top().is_none() || !is_share && written.unit.is_some() && written.unit != own {
            let problem = Problem::SolveUnit { scoring: first.scored.scoring.name() };
            return Err(vec![Diagnostic::at(written.ruling.span, problem)].into());
        }
        let figure = |weight: &Exact| -> Result<Option<Exact>, Stopped> {
            if interrupted() {
                return Err(Stopped::Interrupted);
            }
            // A weight at which the ruling has no score is none that was asked for.
            let Ok(breakdown) = self.at(name, weight, &written.ruling) else { return Ok(None) };
            let points = &breakdown.figure(written.side).unrounded;
            Ok(Some(match (breakdown.scored.top(), is_share) {
                (Some(top), true) => points.over(top).unwrap_or_default(),
                _ => points.clone(),
            }))
        };
        let kinks = self.kinks(name, &written.ruling);
        let found = match search(&figure, &target, kinks)? {
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

    /// The ruling at the least weight at which it has a score; else why it has none at 0.
    fn first_scored(&self, name: &tree::Word, ruling: &tree::Ruling) -> Result<Breakdown, Vec<Diagnostic>> {
        let at = |percent| self.at(name, &Exact::percent(percent), ruling);
        at(0).or_else(|problems| (1..=100).find_map(|percent| at(percent).ok()).ok_or(problems))
    }

    /// The weights at which another row of the damage table begins to apply: before, after and obtained are straight
    /// lines in the weight, and the rows change where two of them cross.
    fn kinks(&self, name: &tree::Word, ruling: &tree::Ruling) -> Vec<Exact> {
        let finding = |weight: &Exact| self.at(name, weight, ruling).ok()?.scored.damage;
        let (Some(low), Some(high)) = (finding(&Exact::ZERO), finding(&Exact::ONE)) else { return Vec::new() };
        let (low, high) = (low.compared, high.compared);
        let lines = [(&low.before, &high.before), (&low.after, &high.after), (&low.obtained, &high.obtained)];
        let [before, after, obtained] = lines;
        let crossing = |(one, other): ((&Exact, &Exact), (&Exact, &Exact))| {
            let (apart, to) = (one.0 - other.0, one.1 - other.1);
            apart.over(&(&apart - &to))
        };
        [(before, obtained), (before, after), (after, obtained)].into_iter().filter_map(crossing).collect()
    }

    /// `sensitivity R`: each weight 5% more, taken from the others in proportion.
    pub(super) fn sensitivity(
        &self,
        written: &tree::Ruling,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Sensitivity, Stopped> {
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
                if interrupted() {
                    return Err(Stopped::Interrupted);
                }
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
        let weighted = Side::BOTH
            .into_iter()
            .any(|side| matches!(applied.side(side), Some(SideRuling::Assigned(components)) if components.len() > 1));
        if !weighted {
            return Ok(Pitfall { breakdown, wrong: None });
        }
        let (averages, summary) = self.averaged(&breakdown, written)?;
        Ok(Pitfall { breakdown, wrong: Some(Averaged { scores, averages, summary }) })
    }

    /// The scores of a side's components; none of an artificial side.
    fn scores(&self, given: Option<&SideRuling>) -> Vec<i32> {
        let Some(SideRuling::Assigned(components)) = given else { return Vec::new() };
        components.iter().filter_map(|component| component.outcome.score(self.board.as_ref()).ok()).collect()
    }
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
