//! The sign of a score beside a slash.
//!
//! The notation writes both scores of a split from NS's view. Score slips and programs print each side's score with its own sign,
//! `+620/-620`, so a score without parentheses on EW's side can be either. One function decides; see [`readings`].

use super::super::written::{Component, Ruling, RulingKind, SideExpression, SideKind, Spanned, place};
use crate::diagnostic::Mistake;
use crate::number::Exact;
use crate::ruling::{Artificial, Side, WrittenOutcome};
use crate::scoring::MOST_IMPS;

/// A score alone, without parentheses, and the sign in front of it.
#[derive(Clone, Copy)]
struct Plain {
    points: i32,
    has_sign: bool,
}

impl Plain {
    fn of(side: &SideExpression, written: &str) -> Option<Self> {
        let has_sign = written.starts_with(['+', '-']);
        let is_bare = has_sign || written.starts_with(|c: char| c.is_ascii_digit());
        let points = only_score(side).filter(|_| is_bare)?;
        Some(Self { points, has_sign })
    }

    /// Returns true if a board can bring so many IMPs; no contract scores so little.
    fn can_be_imps(self) -> bool {
        self.points.abs() <= MOST_IMPS.into()
    }
}

/// The outcome of a side that has one, without a weight.
pub(in super::super) fn only_outcome(side: &SideExpression) -> Option<&WrittenOutcome> {
    let SideKind::Components(components) = &side.kind else { return None };
    let [Component { weight: None, outcome }] = components.as_slice() else { return None };
    Some(&outcome.node)
}

/// The score of a side that is one score without a weight.
fn only_score(side: &SideExpression) -> Option<i32> {
    if let WrittenOutcome::Score(points) = only_outcome(side)? { Some(*points) } else { None }
}

/// The score written behind a contract alone: 620 of `4♠= S (+620)`.
fn score_of_contract(side: &SideExpression) -> Option<i32> {
    if let WrittenOutcome::Contract(contract) = only_outcome(side)? { contract.score } else { None }
}

/// The readings of `NS/EW` where there is more than one, the likelier first; `written` is each side as it was written.
///
/// Parentheses around EW's score bind it to NS's view, and so does a plus in front of it, unless it makes one score of both
/// sides: `-100/+620` and `(60% +620 & 40% -100)/+620` have one reading. These have two:
/// - EW's score has a minus: `+620/-620`, `-100/-620`, `(60% +620 & 40% -100)/-620`, `50%/-630`;
/// - both sides have one score with opposite signs: `-100/+100`, `(-100)/+100`;
/// - neither side has a sign: `620/100`, `3♥= W/140`;
/// - both can be IMPs: `+3/-3`.
///
/// EW's own sign is the likelier unless NS's side has the same score, or no sign is written.
pub(super) fn readings(ns: &SideExpression, ew: &SideExpression, written: [&str; 2]) -> Option<(Mistake, Vec<String>)> {
    if let Some(found) = imps_of_one(ns, ew, written) {
        return Some(found);
    }
    let theirs = Plain::of(ew, written[1])?;
    if !written[0].starts_with('(')
        && let Some(own) = with_score(ns, theirs)
    {
        return Some((Mistake::OwnSign, vec![own, split(ns, ew)]));
    }
    let ours = Plain::of(ns, written[0]);
    if let Some(ours) = ours
        && ours.can_be_imps()
        && theirs.can_be_imps()
        && (ours.points, theirs.points) != (0, 0)
    {
        let imps = |plain: Plain| Artificial::Imps(Exact::from(i64::from(plain.points))).to_string();
        let mut all = vec![format!("{}/{}", imps(ours), imps(theirs))];
        all.extend(by_signs(ns, ew, false));
        return Some((Mistake::ImpsOrScore, all));
    }
    let is_one_score =
        theirs.points != 0 && only_score(ns).is_some_and(|points| points.checked_neg() == Some(theirs.points));
    let has_no_sign = ours.is_some_and(|ours| !ours.has_sign && ours.points != theirs.points) && !theirs.has_sign;
    let is_doubtful = theirs.points < 0 || is_one_score || has_no_sign;
    is_doubtful.then(|| (Mistake::OwnSign, by_signs(ns, ew, has_no_sign)))
}

/// The contract with the score behind the slash as its own: `3♥= W/140` is a contract and what it is worth, or a split.
fn with_score(ns: &SideExpression, score: Plain) -> Option<String> {
    let mut ns = ns.clone();
    let SideKind::Components(components) = &mut ns.kind else { return None };
    let [Component { weight: None, outcome: Spanned { node: WrittenOutcome::Contract(contract), .. } }] =
        components.as_mut_slice()
    else {
        return None;
    };
    let is_of_ns = (contract.tricks()? >= 0) == (contract.declarer?.side() == Side::NS);
    contract.score = Some(if is_of_ns { score.points } else { score.points.checked_neg()? });
    let kind = RulingKind::Both(ns);
    let span = place(&kind);
    (!score.has_sign && score.points > MOST_IMPS.into()).then(|| Ruling { kind, group: None, span }.to_string())
}

/// EW's scores with EW's own sign and with NS's, the likelier first; one where that is the same.
pub(super) fn by_signs(ns: &SideExpression, ew: &SideExpression, ns_first: bool) -> Vec<String> {
    let own = negated(ew);
    let holds = |all: &[i32], some: &[i32]| !some.is_empty() && some.iter().all(|score| all.contains(score));
    // One side's outcomes are those of the other, or some of them.
    let is_of_ns = |ew: &SideExpression| {
        let (ours, theirs) = (scores_of(ns), scores_of(ew));
        holds(&ours, &theirs) || holds(&theirs, &ours)
    };
    let ns_first = ns_first || is_of_ns(ew) && !is_of_ns(&own);
    let mut all = vec![split(ns, &own), split(ns, ew)];
    if ns_first {
        all.reverse();
    }
    all.dedup();
    all
}

/// The scores that are written on a side.
fn scores_of(side: &SideExpression) -> Vec<i32> {
    let SideKind::Components(components) = &side.kind else { return Vec::new() };
    let score = |component: &Component| match &component.outcome.node {
        WrittenOutcome::Score(points) => Some(*points),
        WrittenOutcome::Contract(contract) => contract.result.filter(|_| contract.tricks().is_none()),
        _ => None,
    };
    components.iter().filter_map(score).collect()
}

/// The side with the opposite sign at each of its scores; what a contract comes to has no sign of its own.
fn negated(side: &SideExpression) -> SideExpression {
    let mut side = side.clone();
    if let SideKind::Components(components) = &mut side.kind {
        for component in components {
            if let WrittenOutcome::Score(points) = &mut component.outcome.node {
                *points = points.saturating_neg();
            }
        }
    }
    side
}

/// `(ns)/(ew)`, or one side where both are the same score, of a contract or alone.
fn split(ns: &SideExpression, ew: &SideExpression) -> String {
    let is_one = only_score(ew).is_some_and(|score| only_score(ns).or_else(|| score_of_contract(ns)) == Some(score));
    let kind = if is_one { RulingKind::Both(ns.clone()) } else { RulingKind::Split { ns: ns.clone(), ew: ew.clone() } };
    let span = place(&kind);
    Ruling { kind, group: None, span }.to_string()
}

/// `+3/-3 IMP`: one of the two has the unit.
pub(super) fn imps_of_one(
    ns: &SideExpression,
    ew: &SideExpression,
    written: [&str; 2],
) -> Option<(Mistake, Vec<String>)> {
    let imps = |side| match only_outcome(side)? {
        WrittenOutcome::Artificial(found @ Artificial::Imps(_)) => Some(found.to_string()),
        _ => None,
    };
    let plain = |side, written| Plain::of(side, written).filter(|plain| plain.can_be_imps());
    let with_unit = |plain: Plain| Artificial::Imps(Exact::from(i64::from(plain.points))).to_string();
    let both = match (imps(ns), plain(ns, written[0]), imps(ew), plain(ew, written[1])) {
        (Some(ns), None, None, Some(ew)) => format!("{ns}/{}", with_unit(ew)),
        (None, Some(ns), Some(ew), None) => format!("{}/{ew}", with_unit(ns)),
        _ => return None,
    };
    Some((Mistake::ImpsOrScore, vec![both, split(ns, ew)]))
}
