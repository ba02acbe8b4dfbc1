//! What is in force and changes nothing in the form of scoring, so that nobody takes it for granted.

use super::{Checked, FindingKind};
use crate::ruling::{Artificial, Side, Unit};
use crate::scoring::{Conventions, Match, ResolvedSide, SessionResult, Sides};

/// What can be in force without effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WithoutEffect {
    /// A match, which takes IMPs.
    Match,
    /// How many results are expected, where nothing is made up for missing ones.
    Tables,
    /// A side's session in another unit than its average plus or minus is counted in.
    Session(Side),
}

/// What is in force that a form of scoring may not ask for.
#[derive(Debug, Clone, Copy)]
pub struct InForce<'a> {
    /// The match.
    pub matched: Option<&'a Match>,
    /// The conventions.
    pub conventions: &'a Conventions,
    /// What each side has on the other boards of the session.
    pub session: &'a Sides<Option<SessionResult>>,
}

/// What of it changes nothing here.
pub(super) fn without_effect(checked: &Checked<'_>) -> Vec<FindingKind> {
    let (scoring, in_force) = (checked.scored.scoring, checked.in_force);
    let mut found = Vec::new();
    if in_force.matched.is_some_and(|matched| !matched.takes(scoring)) {
        found.push(WithoutEffect::Match);
    }
    if in_force.conventions.tables.is_some() && !scoring.asks_for_tables(in_force.conventions) {
        found.push(WithoutEffect::Tables);
    }
    let follows_session = |side: Side| {
        let given = checked.scored.applied.by(side);
        matches!(given, ResolvedSide::Artificial(Artificial::AveragePlus | Artificial::AverageMinus))
    };
    let in_imps = scoring.unit() == Unit::Imps;
    let of_another_unit = |side: &Side| {
        let session = in_force.session.by(*side).as_ref();
        follows_session(*side) && session.is_some_and(|session| session.imps().is_some() != in_imps)
    };
    found.extend(Side::BOTH.into_iter().filter(of_another_unit).map(WithoutEffect::Session));
    found.into_iter().map(|what| FindingKind::NoEffect { what, scoring }).collect()
}
