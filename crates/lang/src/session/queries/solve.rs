//! `solve w in R for NS 12`: the weight at which a side gets exactly the wanted figure.

use super::super::eval_error::EvalError;
use super::super::resolve::weight_range;
use super::super::scope::Scope;
use super::expect::written_unit;
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::{Curve, Exact, Found, Steps, search, search_steps};
use crate::ruling::{Side, Sides, Unit};
use crate::scoring::DamageFinding;
use crate::situation::Evaluation;
use crate::syntax::tree::{self, Of};

/// The weight at which a side gets the wanted figure.
#[derive(Debug, Clone)]
pub struct Solved {
    /// The weight's name.
    pub variable: String,
    /// The ruling as written.
    pub ruling: tree::Ruling,
    /// The side of the figure.
    pub side: Side,
    /// The wanted figure: points or a share of the top before rounding and penalties, or the result of the match.
    pub target: Exact,
    /// The kind of figure.
    pub goal: Goal,
    /// The unit of the target, unless it is a share.
    pub unit: Unit,
    /// The solution.
    pub found: Solution,
}

/// A figure that a weight is sought for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The board's points.
    Points,
    /// The board's share of the top.
    Share,
    /// IMPs of the match with the board.
    Total,
    /// The share of the top in the match with the board.
    MatchShare,
    /// Victory points of the match.
    VictoryPoints,
}

impl Goal {
    /// Returns true if the figure is the result of the match.
    #[must_use]
    pub fn is_of_the_match(self) -> bool {
        matches!(self, Self::Total | Self::MatchShare | Self::VictoryPoints)
    }
}

/// The solution of a search for a weight.
#[derive(Debug, Clone)]
pub enum Solution {
    /// The least weight that does it, and what the ruling comes to there.
    Weight(Exact, Box<Evaluation>),
    /// These weights, a hundredth of a percent apart, and what the ruling comes to at the first.
    Weights(Exact, Exact, Box<Evaluation>),
    /// Every weight does it that the ruling can have.
    Any(Box<Evaluation>),
    /// No weight: the side's least and greatest figures, and the weights that give them.
    None {
        /// The least and where.
        least: (Exact, Exact),
        /// The most and where.
        most: (Exact, Exact),
        /// About where the figure passes the target without meeting it, if it does.
        near: Option<Exact>,
    },
}

/// A statement being solved.
struct Search<'a> {
    scope: &'a Scope,
    written: &'a tree::Solve,
    /// The least and the greatest value that the weights beside it leave.
    range: (Exact, Exact),
    goal: Goal,
    interrupted: &'a dyn Fn() -> bool,
}

impl Scope {
    pub(in super::super) fn solve(
        &self,
        written: &tree::Solve,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Solved, EvalError> {
        let name = &written.variable;
        let range = self.range_of(name, &written.ruling).unwrap_or((Exact::ZERO, Exact::ONE));
        let first = self.first_scored(name, &range, &written.ruling)?;
        let Some(goal) = goal(written, &first) else {
            let problem = Problem::SolveUnit { scoring: first.scoring.name() };
            return Err(vec![Diagnostic::at(written.ruling.span, problem)].into());
        };
        let target = if matches!(goal, Goal::Share | Goal::MatchShare) {
            &written.value * Exact::percent(1)
        } else {
            written.value.clone()
        };
        let at = Search { scope: self, written, range, goal, interrupted };
        let there = |weight: &Exact| self.evaluate_at(name, weight, &written.ruling).map(Box::new);
        let found = match at.found(&target)? {
            Steps::Between(from, to) if from == to => Solution::Weight(from.clone(), there(&from)?),
            Steps::Between(from, to) => Solution::Weights(from.clone(), to, there(&from)?),
            Steps::Everywhere => Solution::Any(Box::new(first.clone())),
            Steps::Nowhere { least, most, near } => Solution::None { least, most, near },
        };
        Ok(Solved {
            variable: name.node.clone(),
            ruling: written.ruling.clone(),
            side: written.side,
            target,
            goal,
            unit: if goal == Goal::VictoryPoints { Unit::VictoryPoints } else { first.unit() },
            found,
        })
    }

    /// The figures at the least weight at which there are any; else why there are none at the least.
    pub(super) fn first_scored(
        &self,
        name: &tree::Word,
        (low, high): &(Exact, Exact),
        ruling: &tree::Ruling,
    ) -> Result<Evaluation, Vec<Diagnostic>> {
        let others = [(low + high).half(), high.clone()];
        let at = |weight| self.evaluate_at(name, weight, ruling);
        at(low).or_else(|problems| others.iter().find_map(|weight| at(weight).ok()).ok_or(problems))
    }

    /// Between which values a weight can be in a ruling and in what it is compared with.
    pub(super) fn range_of(&self, name: &tree::Word, ruling: &tree::Ruling) -> Option<(Exact, Exact)> {
        let scope = self.with_variable(&name.node, &Exact::ZERO);
        let field = scope.traveller().filter(|_| scope.scoring().is_of_field());
        let rows = field.into_iter().flat_map(|traveller| traveller.rows()).filter_map(|row| row.result.ruling());
        let others = scope.other_table().filter(|_| field.is_none());
        let written: Vec<&tree::Ruling> = std::iter::once(ruling).chain(rows).chain(others).collect();
        weight_range(&written, &scope)
    }
}

/// The kind of figure that is wanted; `None` if the scoring in force has no such figure.
fn goal(written: &tree::Solve, first: &Evaluation) -> Option<Goal> {
    let is_own = written.unit.is_none() || written.unit == written_unit(first.unit());
    let goal = match (written.of, written.unit) {
        (Of::Board, Some(tree::Unit::Percent)) => Goal::Share,
        (_, Some(tree::Unit::VictoryPoints)) => Goal::VictoryPoints,
        (Of::Board, _) if is_own => Goal::Points,
        (Of::Match, None) if first.victory_points.is_some() => Goal::VictoryPoints,
        (Of::Match, None | Some(tree::Unit::Imps)) if first.totals.is_some() => Goal::Total,
        (Of::Match, None | Some(tree::Unit::Percent)) => Goal::MatchShare,
        (Of::Board | Of::Match, _) => return None,
    };
    let is_there = match goal {
        Goal::Points => true,
        Goal::Share => first.top.is_some(),
        Goal::Total => first.totals.is_some(),
        Goal::MatchShare => first.match_shares.is_some(),
        Goal::VictoryPoints => first.victory_points.is_some(),
    };
    is_there.then_some(goal)
}

impl Search<'_> {
    /// Searches for the target. The result of a match is rounded, so that it may go by steps; all else is exact.
    fn found(&self, target: &Exact) -> Result<Steps, EvalError> {
        let ends = (&self.range.0, &self.range.1);
        let is_total = matches!(self.goal, Goal::Total | Goal::MatchShare);
        if self.goal != Goal::VictoryPoints {
            match search(|weight| self.figure(weight), target, ends, self.kinks())? {
                Found::At(weight) if !is_total || !self.is_beside(&weight, target)? => {
                    return Ok(Steps::Between(weight.clone(), weight));
                }
                Found::Everywhere => return Ok(Steps::Everywhere),
                Found::Nowhere { least, most, near } if !is_total => {
                    return Ok(Steps::Nowhere { least, most, near });
                }
                Found::At(_) | Found::Nowhere { .. } => {}
            }
        }
        search_steps(|weight| self.figure(weight), target, ends)
    }

    /// Returns true if a weight very near to this one does it as well.
    fn is_beside(&self, weight: &Exact, target: &Exact) -> Result<bool, EvalError> {
        let little = Exact::percent(1) * Exact::percent(1);
        let does = |weight: Exact| Ok::<_, EvalError>(self.figure(&weight)?.as_ref() == Some(target));
        Ok(does(weight - &little)? || does(weight + &little)?)
    }

    fn at(&self, weight: &Exact) -> Result<Evaluation, Vec<Diagnostic>> {
        self.scope.evaluate_at(&self.written.variable, weight, &self.written.ruling)
    }

    /// The side's figure at a weight; `None` if the ruling has no score there.
    fn figure(&self, weight: &Exact) -> Result<Option<Exact>, EvalError> {
        if (self.interrupted)() {
            return Err(EvalError::Interrupted);
        }
        let Ok(evaluation) = self.at(weight) else { return Ok(None) };
        let side = self.written.side;
        let points = &evaluation.sides.by(side).unrounded;
        let by = |figures: Option<Sides<Exact>>| figures.map(|sides| sides.by(side).clone());
        Ok(match self.goal {
            Goal::Points => Some(points.clone()),
            Goal::Share => evaluation.top.as_ref().map_or_else(|| Some(points.clone()), |top| points.over(top)),
            Goal::Total => by(evaluation.totals),
            Goal::MatchShare => by(evaluation.match_shares),
            Goal::VictoryPoints => by(evaluation.victory_points),
        })
    }

    /// The weights at which another row of the damage table begins to apply: before, after and obtained are curves in the
    /// weight, and the rows change where two of them meet.
    fn kinks(&self) -> Vec<Exact> {
        let (low, high) = &self.range;
        let places = [low.clone(), (low + high).half(), high.clone()];
        let findings = places.each_ref().map(|weight| self.at(weight).ok().and_then(|at| at.damage));
        let [Some(first), Some(middle), Some(last)] = &findings else { return Vec::new() };
        let [x, y, z] = &places;
        let curve = |value: fn(&DamageFinding) -> &Exact| {
            Curve::through([(x, value(first)), (y, value(middle)), (z, value(last))])
        };
        let curves = [
            curve(|found| &found.compared.before),
            curve(|found| &found.compared.after),
            curve(|found| &found.compared.obtained),
        ];
        let [Some(before), Some(after), Some(obtained)] = curves else { return Vec::new() };
        [(&before, &obtained), (&before, &after), (&after, &obtained)]
            .into_iter()
            .flat_map(|(one, other)| one.meets(other))
            .collect()
    }
}
