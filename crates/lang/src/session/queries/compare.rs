//! `compare R, R, …`: rulings side by side.

use super::super::eval_error::EvalError;
use super::super::scope::Scope;
use super::{Breakdown, Depth, Places};
use crate::syntax::tree;

/// Rulings side by side.
#[derive(Debug, Clone)]
pub struct Comparison {
    /// The score obtained at the table, which they would replace, if it is known.
    pub base: Option<Box<Breakdown>>,
    /// The rulings.
    pub rulings: Vec<Breakdown>,
    /// The places in the event that they give at its table in question; `None` if there is none.
    pub places: Option<Places>,
}

impl Scope {
    pub(in super::super) fn compare(
        &self,
        rulings: &[tree::Ruling],
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Comparison, EvalError> {
        let mut scored = Vec::with_capacity(rulings.len());
        for ruling in rulings {
            if interrupted() {
                return Err(EvalError::Interrupted);
            }
            scored.push(self.breakdown(ruling, Depth::Field)?);
        }
        let mut gathering = self.gathering_places();
        if let Some(places) = &mut gathering {
            scored.iter().for_each(|breakdown| places.add(Some(breakdown.given())));
        }
        let base = self.obtained().map(|obtained| self.breakdown(obtained, Depth::Ruling)).transpose()?;
        Ok(Comparison { base: base.map(Box::new), rulings: scored, places: gathering.map(|places| places.finish(&[])) })
    }
}
