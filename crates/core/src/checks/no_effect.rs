//! Statements of a case that have no effect in the scoring in force.

use super::FindingKind;
use crate::ruling::{Artificial, Ruling, Side, SideRuling};
use crate::scoring::{Convention, Conventions, Match, Scoring, Setting, Sides};
use std::collections::BTreeSet;

/// Something that a form of scoring has no use for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoEffect {
    /// A convention that was chosen for the case.
    Convention(Convention),
    /// The match: IMPs are put into one, into a knockout those against the other table alone, and into one by percentages
    /// points that have a top.
    Match,
    /// A session result of a side with average plus or average minus that does not fit: a share if points are IMPs, or
    /// IMPs if there is a top.
    Session(Side),
}

/// The sides to which a ruling gives average plus or average minus, which alone follow the session (Law 12C2(c)).
pub(crate) fn follow_session(ruling: &Ruling) -> Sides<bool> {
    let follows = |given: &SideRuling| {
        matches!(given, SideRuling::Artificial(Artificial::AveragePlus | Artificial::AverageMinus))
    };
    Sides::of(|side| ruling.side(side).is_some_and(follows))
}

/// The statements of a case, and its form of scoring.
#[derive(Debug, Clone)]
pub struct Stated<'a> {
    /// The form of scoring.
    pub scoring: Scoring,
    /// The conventions in force.
    pub conventions: &'a Conventions,
    /// Those of them that were chosen for the case itself. Those that a body lays down for every form of scoring are
    /// not among them: some of these are always without effect.
    pub chosen: &'a BTreeSet<Convention>,
    /// The match, where there is one.
    pub matched: Option<&'a Match>,
    /// True if the ruling depends on the side's session.
    pub session: Sides<bool>,
}

/// The statements without effect, each once: conventions in the order of [`SETTINGS`](crate::scoring::SETTINGS), the
/// match, the session.
#[must_use]
pub fn without_effect(stated: &Stated<'_>) -> Vec<FindingKind> {
    let Stated { scoring, conventions, chosen, matched, session: asked } = stated;
    let scoring = *scoring;
    let idle = chosen.iter().filter(|convention| !convention.is_of_judgement() && !convention.is_of_event());
    let idle = idle.filter(|convention| !scoring.heeds(**convention, conventions));
    let idle = idle.map(|convention| FindingKind::NoEffect {
        what: NoEffect::Convention(*convention),
        scoring,
        overruled_by: overruled_by(*convention, scoring, conventions),
        bears_on: bears_on(|other| other.knows(*convention)),
    });
    let matched = matched.filter(|matched| !matched.takes(scoring)).map(|matched| FindingKind::NoEffect {
        what: NoEffect::Match,
        scoring,
        overruled_by: None,
        bears_on: bears_on(|other| matched.takes(other)),
    });
    let session = Side::BOTH.into_iter().filter(|side| *asked.by(*side)).filter_map(|side| {
        let result = conventions.case.session.by(side).as_ref().filter(|result| !scoring.follows(result))?;
        Some(FindingKind::NoEffect {
            what: NoEffect::Session(side),
            scoring,
            overruled_by: None,
            bears_on: bears_on(|other| other.follows(result)),
        })
    });
    idle.chain(matched).chain(session).collect()
}

/// The other convention, with its value, that leaves a convention of this scoring without effect.
fn overruled_by(convention: Convention, scoring: Scoring, conventions: &Conventions) -> Option<(Convention, String)> {
    let by = scoring.overruled_by(convention, conventions).filter(|_| scoring.knows(convention))?;
    Some((by, Setting::of(by)?.value(conventions)))
}

fn bears_on(bears: impl Fn(Scoring) -> bool) -> Vec<Scoring> {
    Scoring::ALL.iter().copied().filter(|scoring| bears(*scoring)).collect()
}
