//! What to type into a scoring program that does not know a ruling's form.

use super::{Breakdown, Change};
use crate::number::Exact;
use crate::ruling::{Outcome, Side};
use crate::scoring::{ResolvedSide, ResolvedSides, ScoredComponent, Sides};

/// A score to enter for the table, and what is to be added to each side's points afterwards.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The ruling with what it is rightly worth.
    pub breakdown: Breakdown,
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

/// The score to enter: the one that weighs most in what the ruling gives both sides together, of equal ones that of
/// the non-offending side, else the one written first.
///
/// For `(100% X & -100% Y & 100% Z)/X` it is X, as the 2005 lecture has it (section 7).
#[must_use]
pub fn score_to_enter(applied: &ResolvedSides, non_offenders: Option<Side>) -> Option<Outcome> {
    let first = non_offenders.unwrap_or(Side::NS);
    let parts = |side: Side| match applied.by(side) {
        ResolvedSide::Assigned(components) => components.as_slice(),
        ResolvedSide::Artificial(_) => &[],
    };
    let all = || [first, first.opponents()].into_iter().flat_map(parts);
    let weight = |wanted: &ScoredComponent| -> Exact {
        all().filter(|other| other.score == wanted.score).map(|other| &other.weight).sum()
    };
    let mut best: Option<(Exact, &ScoredComponent)> = None;
    for component in all() {
        let weight = weight(component);
        if best.as_ref().is_none_or(|(most, _)| weight > *most) {
            best = Some((weight, component));
        }
    }
    best.map(|(_, component)| component.outcome.clone())
}
