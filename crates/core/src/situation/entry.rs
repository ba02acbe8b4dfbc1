//! What to type into a scoring program that does not know a ruling's form.

use super::evaluate::Ready;
use super::{AssessError, Assessment, Change, Situation, assess};
use crate::number::Exact;
use crate::ruling::{Outcome, Ruling, Side, SideRuling};
use crate::scoring::{Judged, Resolved, ResolvedSide, Sides, Weighted};
use std::collections::BTreeMap;

/// A score to enter for the table, and what is to be added to each side's points afterwards.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Entry {
    /// The ruling with what it is rightly worth, without penalties, which are entered as such.
    pub assessment: Assessment,
    /// The score to enter for both sides; none where both are artificial, which every program knows.
    pub entered: Option<Outcome>,
    /// What the program then makes of each side, and what that lacks.
    pub sides: Sides<EntrySide>,
    /// The other pairs whose points are not those of the ruling's own form: with it, and with what is entered.
    pub others: Sides<Vec<Change>>,
}

/// One side's part of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntrySide {
    /// The side's points for the score that is entered.
    pub entered: Exact,
    /// The special adjustment: what is added, negative for what is taken away.
    pub adjustment: Exact,
    /// The same as a share of the top; none in IMPs.
    pub share: Option<Exact>,
}

impl Situation {
    /// A ruling for a scorer whose program knows plain scores and special adjustments alone.
    ///
    /// # Errors
    /// Why it has no score.
    pub fn entry(&self, ruling: &Ruling) -> Result<Entry, AssessError> {
        let situation = self.clone().with_penalties([]);
        let assessment = assess(ruling, &situation)?;
        let damaged = assessment.scored.damage.as_ref().map(|finding| finding.side);
        let non_offenders = damaged.or(situation.conventions().circumstances.non_offenders);
        let Some((outcome, score)) = score_to_enter(&assessment.scored.applied, non_offenders) else {
            let side = |side| EntrySide {
                entered: assessment.figure(side).points.clone(),
                adjustment: Exact::ZERO,
                share: None,
            };
            return Ok(Entry { sides: Sides::of(side), entered: None, others: Sides::default(), assessment });
        };
        let entered = Resolved::score(score);
        let ready = Ready::new(&Ruling::Both(SideRuling::score(score)), &situation)?;
        let scored = ready.score_of(&Judged::Plain(entered.clone()))?;
        let mut others = situation.changes(&ready, Some(&assessment.scored.applied), &entered)?;
        for side in Side::BOTH {
            others.by_mut(side).retain(|change| change.is_change(false));
        }
        let sides = Sides::of(|side| {
            let entered = scored.sides.by(side).figure.points.clone();
            let adjustment = &assessment.figure(side).points - &entered;
            let share = assessment.scored.top.as_ref().and_then(|top| adjustment.over(top));
            EntrySide { entered, adjustment, share }
        });
        Ok(Entry { assessment, entered: Some(outcome), sides, others })
    }
}

/// The outcome to enter, and its score: the one that weighs most in what the ruling gives both sides together, of equal
/// ones that of the non-offending side, else the one written first.
///
/// For `(100% X & -100% Y & 100% Z)/X` it is X, as the 2005 lecture has it (section 7).
fn score_to_enter(applied: &Resolved, non_offenders: Option<Side>) -> Option<(Outcome, i32)> {
    let first = non_offenders.unwrap_or(Side::NS);
    let parts = |side: Side| match applied.by(side) {
        ResolvedSide::Assigned(components) => components.as_slice(),
        ResolvedSide::Artificial(_) => &[],
    };
    let all = || [first, first.opponents()].into_iter().flat_map(parts);
    let mut weights: BTreeMap<i32, Exact> = BTreeMap::new();
    for component in all() {
        *weights.entry(component.score).or_default() += &component.weight;
    }
    let mut best: Option<(&Exact, &Weighted)> = None;
    for component in all() {
        let Some(weight) = weights.get(&component.score) else { continue };
        if best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, component));
        }
    }
    best.map(|(_, component)| (component.outcome.clone(), component.score))
}
