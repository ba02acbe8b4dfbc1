//! The entry for a scoring program that does not know a ruling's form.

use super::evaluate::Ready;
use super::{AssessError, Assessment, Change, Situation, assess};
use crate::number::Exact;
use crate::ruling::{Outcome, Ruling, Side, SideRuling};
use crate::scoring::{DamageEntry, MatchScore, ResolvedRuling, ResolvedSides, ScoredComponent, Sides};
use std::collections::BTreeMap;

/// A score to enter for the table, and what is to be added to each side's points afterwards.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Entry {
    /// The ruling with what it is rightly worth, without penalties, which are entered as such.
    pub assessment: Assessment,
    /// The score to enter for both sides; `None` if both are artificial, which every program knows.
    pub entered: Option<Outcome>,
    /// The points that the program then gives each side, and the adjustment that they need.
    pub sides: Sides<EntrySide>,
    /// The other pairs whose points are not those of the ruling's own form: with it, and with what is entered.
    pub others: Sides<Vec<Change>>,
}

/// One side's part of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct EntrySide {
    /// The side's points for the score that is entered.
    pub entered: Exact,
    /// The special adjustment: what is added, negative for what is taken away.
    pub adjustment: Exact,
    /// The same as a share of the top; none in IMPs.
    pub share: Option<Exact>,
    /// The same in victory points, for a program that converts what is entered; `None` if there is no scale.
    pub victory_points: Option<EntryPoints>,
}

/// Victory points for a score that is entered, and what they lack.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct EntryPoints {
    /// The side's victory points for the score that is entered.
    pub entered: Exact,
    /// The adjustment, negative for a deduction.
    pub adjustment: Exact,
}

impl Situation {
    /// A ruling for a scorer whose program knows plain scores and special adjustments alone. In a knockout each side is
    /// adjusted to what the board counts (Law 12C4), so that the match has one result.
    ///
    /// # Errors
    /// Why it has no score.
    pub fn entry(&self, ruling: &Ruling) -> Result<Entry, AssessError> {
        let situation = self.clone().with_penalties([]);
        let assessment = assess(ruling, &situation)?;
        let damaged = assessment.scored.damage.as_ref().map(|finding| finding.side);
        let non_offenders = damaged.or(situation.conventions().case.non_offenders);
        let Some((outcome, score)) = score_to_enter(&assessment.scored.applied, non_offenders) else {
            let side = |side| EntrySide {
                entered: assessment.figure(side).points.clone(),
                adjustment: Exact::ZERO,
                share: None,
                victory_points: None,
            };
            return Ok(Entry { sides: Sides::of(side), entered: None, others: Sides::default(), assessment });
        };
        let entered = ResolvedRuling::Score(score);
        let ready = Ready::new(&Ruling::Both(SideRuling::score(score)), &situation)?;
        let figures = ready.figures_of(&entered)?;
        // A score entered for the time before the infraction is not the ruling's own form, nor is a ruling if the score
        // stands.
        let own_form = match situation.conventions().damage_entry {
            DamageEntry::Universal if assessment.ruled.is_none() => Ready::new(ruling, &situation)?.judged,
            DamageEntry::Universal | DamageEntry::Before => ResolvedRuling::from(assessment.scored.applied.clone()),
        };
        let mut others = situation.changes(&ready, Some(&own_form), &entered)?;
        for side in Side::BOTH {
            others.by_mut(side).retain(|change| change.is_change(false));
        }
        let converted = ready.matched(&figures)?;
        let points = |matched: Option<&MatchScore>, side: Side| {
            Some(matched?.sides.by(side).victory_points.as_ref()?.points.clone())
        };
        let sides = Sides::of(|side| {
            let entered = figures.sides.by(side).points.clone();
            let right = match &assessment.matched {
                Some(matched) if matched.knockout => &matched.sides.by(side).board,
                _ => &assessment.figure(side).points,
            };
            let adjustment = right - &entered;
            let share = assessment.figure(side).top.as_ref().and_then(|top| adjustment.over(top));
            let right = points(assessment.matched.as_ref(), side);
            let victory_points = right.zip(points(converted.as_ref(), side)).map(|(right, entered)| {
                let adjustment = &right - &entered;
                EntryPoints { entered, adjustment }
            });
            EntrySide { entered, adjustment, share, victory_points }
        });
        Ok(Entry { assessment, entered: Some(outcome), sides, others })
    }
}

/// The outcome to enter, and its score: the one that weighs most in what the ruling gives both sides together, of equal
/// ones that of the non-offending side, else the one written first.
///
/// For `(100% X & -100% Y & 100% Z)/X` it is X, as the 2005 lecture has it (section 7).
fn score_to_enter(applied: &ResolvedSides, non_offenders: Option<Side>) -> Option<(Outcome, i32)> {
    let first = non_offenders.unwrap_or(Side::NS);
    let parts = |side: Side| applied.by(side).components();
    let all = || [first, first.opponents()].into_iter().flat_map(parts);
    let mut weights: BTreeMap<i32, Exact> = BTreeMap::new();
    for component in all() {
        *weights.entry(component.score).or_default() += &component.weight;
    }
    let mut best: Option<(&Exact, &ScoredComponent)> = None;
    for component in all() {
        let Some(weight) = weights.get(&component.score) else { continue };
        if best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, component));
        }
    }
    best.map(|(_, component)| (component.outcome.clone(), component.score))
}
