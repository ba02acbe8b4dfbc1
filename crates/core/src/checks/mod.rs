//! The checks of a scored ruling: for typing mistakes, and for points of Law that deserve a look.
//!
//! Each check is a function of [what is known](Checked) and gives [findings](Finding), in no words.

mod damage;
mod finding;
mod impossible;
mod no_effect;
mod pattern;
mod small_weight;
mod split;
mod weights;

pub use finding::{Check, Finding, FindingKind, Severity};
pub use impossible::impossible_scores;
pub(crate) use no_effect::follow_session;
pub use no_effect::{NoEffect, Stated, without_effect};

use crate::number::Exact;
use crate::ruling::{Board, Offenders, Ruling, Side};
use crate::scoring::{DamageRow, Match, ResolvedSides, Scored, Sides};

/// The side that is denied redress for self-inflicted damage (Law 12C1(e)), where it is known which it is.
pub(crate) fn self_inflicted(scored: &Scored, offenders: Option<Offenders>) -> Option<Side> {
    match &scored.damage {
        Some(finding) => (finding.applied == DamageRow::Formula).then_some(finding.side),
        None => pattern::self_inflicted(&scored.applied, offenders),
    }
}

/// A scored ruling, and what is known beside it.
#[derive(Debug, Clone, Copy)]
pub struct Checked<'a> {
    /// The ruling, as it was given.
    pub ruling: &'a Ruling,
    /// Its score.
    pub scored: &'a Scored,
    /// The board, where one is known.
    pub board: Option<&'a Board>,
    /// The offenders, if they are known.
    pub offenders: Option<Offenders>,
    /// The result obtained at the table and each side's points for it, if both are known.
    pub obtained: Option<(&'a ResolvedSides, &'a Sides<Exact>)>,
    /// The match, where there is one.
    pub matched: Option<&'a Match>,
}

/// Every check, one after the other.
#[must_use]
pub fn check(checked: &Checked<'_>) -> Vec<Finding> {
    let mut found = impossible_scores(checked.ruling, checked.board);
    found.extend(split::exceeds_top(checked).map(Finding::from));
    found.extend(weights::outside_of_probability(checked));
    found.extend(weights::obtained(checked));
    found.extend(damage::out_of_range(checked).into_iter().map(Finding::from));
    found.extend(damage::not_descending(checked).into_iter().map(Finding::from));
    found.extend(damage::compared_with_obtained(checked).into_iter().map(Finding::from));
    found.extend(small_weight::small_weights(checked));
    found
}
