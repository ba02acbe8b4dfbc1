//! `solve w in R for NS 12`: the weight at which a side gets exactly what was asked.

use super::super::eval_error::EvalError;
use super::super::resolve::weight_range;
use super::super::scope::Scope;
use super::expect::written_unit;
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::{Curve, Exact, Found, search};
use crate::ruling::{Side, Unit};
use crate::scoring::DamageFinding;
use crate::situation::Evaluation;
use crate::syntax::tree;

/// The weight at which a side gets what was asked.
#[derive(Debug, Clone)]
pub struct Solved {
    /// The weight's name.
    pub variable: String,
    /// The ruling as written.
    pub ruling: tree::Ruling,
    /// Whose figure.
    pub side: Side,
    /// What it was to be, before rounding and penalties: points, or a share of the top.
    pub target: Exact,
    /// Whether the target is a share.
    pub is_share: bool,
    /// What the points are.
    pub unit: Unit,
    /// What was found.
    pub found: Solution,
}

/// What a search for a weight found.
#[derive(Debug, Clone)]
pub enum Solution {
    /// The least weight that does it, and what the ruling comes to there.
    Weight(Exact, Box<Evaluation>),
    /// Every weight does it that the ruling can have.
    Any(Box<Evaluation>),
    /// None does: the side's figures at the least and the most, and the weights they stand at.
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
    is_share: bool,
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
        let is_share = written.unit == Some(tree::Unit::Percent);
        let has_unit = match written.unit {
            Some(tree::Unit::Percent) => first.top.is_some(),
            None => true,
            unit => unit == written_unit(first.unit()),
        };
        if !has_unit {
            let problem = Problem::SolveUnit { scoring: first.scoring.name() };
            return Err(vec![Diagnostic::at(written.ruling.span, problem)].into());
        }
        let target = if is_share { &written.value * Exact::percent(1) } else { written.value.clone() };
        let at = Search { scope: self, written, range, is_share, interrupted };
        let found = match at.search(&target)? {
            Found::At(weight) => {
                let evaluation = self.evaluate_at(name, &weight, &written.ruling)?;
                Solution::Weight(weight, Box::new(evaluation))
            }
            Found::Everywhere => Solution::Any(Box::new(first.clone())),
            Found::Nowhere { least, most, near } => Solution::None { least, most, near },
        };
        Ok(Solved {
            variable: name.node.clone(),
            ruling: written.ruling.clone(),
            side: written.side,
            target,
            is_share,
            unit: first.unit(),
            found,
        })
    }

    /// The figures at the least weight at which there are any; else why there are none at the least.
    fn first_scored(
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
    fn range_of(&self, name: &tree::Word, ruling: &tree::Ruling) -> Option<(Exact, Exact)> {
        let scope = self.with_variable(&name.node, &Exact::ZERO);
        let field = scope.traveller().filter(|_| scope.scoring().is_of_field());
        let rows = field.into_iter().flat_map(|traveller| traveller.rows()).filter_map(|row| row.result.ruling());
        let others = scope.other_table().filter(|_| field.is_none());
        let written: Vec<&tree::Ruling> = std::iter::once(ruling).chain(rows).chain(others).collect();
        weight_range(&written, &scope)
    }
}

impl Search<'_> {
    fn search(&self, target: &Exact) -> Result<Found, EvalError> {
        search(|weight| self.figure(weight), target, (&self.range.0, &self.range.1), self.kinks())
    }

    fn at(&self, weight: &Exact) -> Result<Evaluation, Vec<Diagnostic>> {
        self.scope.evaluate_at(&self.written.variable, weight, &self.written.ruling)
    }

    /// The side's figure at a weight; none where the ruling has no score there.
    fn figure(&self, weight: &Exact) -> Result<Option<Exact>, EvalError> {
        if (self.interrupted)() {
            return Err(EvalError::Interrupted);
        }
        let Ok(evaluation) = self.at(weight) else { return Ok(None) };
        let points = &evaluation.sides.by(self.written.side).unrounded;
        Ok(match &evaluation.top {
            Some(top) if self.is_share => points.over(top),
            _ => Some(points.clone()),
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
