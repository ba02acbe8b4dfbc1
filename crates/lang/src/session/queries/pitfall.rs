//! `pitfall R`: what averaging the scores first would have given.

use super::super::scope::Scope;
use super::{Breakdown, Depth};
use crate::diagnostic::Diagnostic;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{ResolvedSide, Sides};
use crate::situation::Evaluation;
use crate::syntax::tree;

/// The result of averaging the scores first.
#[derive(Debug, Clone)]
pub struct Pitfall {
    /// The ruling rightly scored.
    pub breakdown: Breakdown,
    /// The ruling with each side's average score in the place of its outcomes; `None` if nothing is weighted.
    pub wrong: Option<Averaged>,
}

/// A ruling with its scores averaged first.
#[derive(Debug, Clone)]
pub struct Averaged {
    /// Each side's scores and their average; `None` for an artificial side.
    pub sides: Sides<Option<AveragedSide>>,
    /// True if both sides are given the same.
    pub is_balanced: bool,
    /// The figures.
    pub evaluation: Evaluation,
}

/// The scores of a side, averaged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AveragedSide {
    /// Its components.
    pub parts: Vec<ScoredPart>,
    /// Their weighted mean, from NS's view.
    pub average: Exact,
}

/// A score and its weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoredPart {
    /// Of 1.
    pub weight: Exact,
    /// From NS's view.
    pub score: i32,
}

impl Scope {
    /// The scores averaged first, then scored as if they were one.
    ///
    /// # Errors
    /// Why the ruling, or its average, has no score.
    pub fn pitfall(&self, written: &tree::Ruling) -> Result<Pitfall, Vec<Diagnostic>> {
        let resolved = self.resolved(written)?.whatever_stands();
        let breakdown = resolved.breakdown(Depth::Ruling)?;
        let scored = &breakdown.assessment.scored;
        let sides = Sides::of(|side| averaged(scored.applied.by(side)));
        let is_weighted = |side: Side| sides.by(side).as_ref().is_some_and(|averaged| averaged.parts.len() > 1);
        if !Side::BOTH.into_iter().any(is_weighted) {
            return Ok(Pitfall { breakdown, wrong: None });
        }
        let is_balanced = scored.applied.is_balanced();
        let averaged = resolved.situation.averaged_first(&breakdown.assessment);
        let evaluation = averaged.map_err(|error| resolved.diagnose(error))?.evaluation;
        Ok(Pitfall { breakdown, wrong: Some(Averaged { sides, is_balanced, evaluation }) })
    }
}

fn averaged(given: &ResolvedSide) -> Option<AveragedSide> {
    let ResolvedSide::Assigned(components) = given else { return None };
    let parts: Vec<ScoredPart> =
        components.iter().map(|one| ScoredPart { weight: one.weight.clone(), score: one.score }).collect();
    let average = parts.iter().map(|part| &part.weight * i64::from(part.score)).sum();
    Some(AveragedSide { parts, average })
}
