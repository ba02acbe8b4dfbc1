//! `vary w from 0% to 100% step 10% in R`: a ruling at several values of a weight.

use super::super::eval_error::EvalError;
use super::super::resolve::resolve;
use super::super::scope::Scope;
use super::Places;
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::{Exact, Rounding};
use crate::situation::Evaluation;
use crate::syntax::tree;

/// Values of a weight that one statement may go through.
const MOST_VALUES: usize = 10_000;

/// A ruling at several values of a weight.
#[derive(Debug, Clone)]
pub struct Varied {
    /// The weight's name.
    pub variable: String,
    /// The ruling as written.
    pub ruling: tree::Ruling,
    /// Each value, of 1, with what the ruling comes to there or why it has no score.
    pub rows: Vec<(Exact, Result<Evaluation, Vec<Diagnostic>>)>,
    /// The places in the event that it gives at its table in question, at each value; `None` if there is none.
    pub places: Option<Places>,
}

impl Scope {
    /// The figures of a ruling with `name` at `value`; an error if the name has no place in it.
    pub(super) fn evaluate_at(
        &self,
        name: &tree::Word,
        value: &Exact,
        ruling: &tree::Ruling,
    ) -> Result<Evaluation, Vec<Diagnostic>> {
        let scope = self.with_variable(&name.node, value);
        let found = scope.evaluate_as_ruled(ruling);
        if scope.has_used_variable() {
            return found;
        }
        found.and_then(|_| Err(vec![Diagnostic::at(name.span, Problem::VariableUnused { name: name.node.clone() })]))
    }

    pub(in super::super) fn vary(
        &self,
        written: &tree::Vary,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Varied, EvalError> {
        let name = &written.variable;
        let (from, to, step) = written.range.clone().unwrap_or((Exact::ZERO, Exact::ONE, None));
        let step = step.unwrap_or(Exact::percent(10)).abs();
        let steps = (&to - &from).abs().over(&step).map(|steps| steps.round_to(&Exact::ONE, Rounding::Down));
        let steps = steps.and_then(|steps| usize::try_from(steps.to_integer()?).ok());
        let Some(steps) = steps.filter(|steps| *steps < MOST_VALUES) else {
            return Err(vec![Diagnostic::at(name.span, Problem::VaryRange { limit: MOST_VALUES })].into());
        };
        let named = self.named_contestants(&written.named)?;
        let mut gathering = self.gathering_places();
        let step = if to < from { -step } else { step };
        let mut rows = Vec::new();
        let mut value = from;
        for _ in 0..=steps {
            if interrupted() {
                return Err(EvalError::Interrupted);
            }
            if let Some(places) = &mut gathering {
                places.add(resolve(&written.ruling, &self.with_variable(&name.node, &value)).ok().as_ref());
            }
            rows.push((value.clone(), self.evaluate_at(name, &value, &written.ruling)));
            value += &step;
        }
        // A ruling that has no score at any weight is wrong in itself.
        if rows.iter().all(|(_, scored)| scored.is_err()) {
            let first = rows.into_iter().find_map(|(_, scored)| scored.err());
            return Err(first.unwrap_or_default().into());
        }
        let places = gathering.map(|places| places.finish(&named));
        Ok(Varied { variable: name.node.clone(), ruling: written.ruling.clone(), rows, places })
    }
}
