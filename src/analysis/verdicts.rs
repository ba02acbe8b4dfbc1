//! The verdicts of a script that is run stretch by stretch: that on an incident is final at the end of its board, which may
//! be stretches away.

use super::Analysis;
use crate::procedure::Decision;
use crate::session::{Outcome, OutcomeKind, PastIncident, Scope};
use std::collections::HashMap;
use std::rc::Rc;

/// Verdicts by the incident that they are on.
type Verdicts = HashMap<*const PastIncident, Decision>;

/// An incident in force, and its stretch.
struct Live {
    incident: Rc<PastIncident>,
    stretch: usize,
}

impl Analysis {
    /// Gives the incidents whose board goes on behind their stretch the verdict at its end.
    pub(super) fn settle_verdicts(&mut self) {
        let verdicts = if self.has_incidents { self.verdicts() } else { Verdicts::new() };
        if verdicts.is_empty() {
            return;
        }
        for placed in &mut self.found {
            let final_one = |(at, outcome): (usize, &Outcome)| {
                let OutcomeKind::Incident(found) = &outcome.kind else { return None };
                let decision = verdicts.get(&Rc::as_ptr(&found.incident)).filter(|known| **known != found.decision)?;
                let mut found = found.clone();
                found.decision.clone_from(decision);
                Some((at, Outcome { kind: OutcomeKind::Incident(found), ..outcome.clone() }))
            };
            placed.settled = placed.found.results.iter().enumerate().filter_map(final_one).collect();
        }
    }

    fn verdicts(&self) -> Verdicts {
        let mut verdicts = Verdicts::new();
        let mut live: Vec<Live> = Vec::new();
        let mut before: Option<&Scope> = None;
        for (stretch, placed) in self.found.iter().enumerate() {
            for (_, scope) in &placed.found.states {
                end(&mut live, scope.incidents().len(), stretch, before, &mut verdicts, |at, own| {
                    scope.incidents().get(at).is_some_and(|known| Rc::ptr_eq(known, own))
                });
                let begun = scope.incidents().iter().skip(live.len());
                live.extend(begun.map(|incident| Live { incident: incident.clone(), stretch }));
                before = Some(scope);
            }
        }
        end(&mut live, 0, self.found.len(), before, &mut verdicts, |_, _| false);
        verdicts
    }
}

/// Takes away the incidents that are in force no longer, with the verdict that was on them `before`. One that ends in its
/// own stretch has it already.
fn end(
    live: &mut Vec<Live>,
    in_force: usize,
    stretch: usize,
    before: Option<&Scope>,
    verdicts: &mut Verdicts,
    is_in_force: impl Fn(usize, &Rc<PastIncident>) -> bool,
) {
    let goes_on = live.len().min(in_force);
    let goes_on = (0..goes_on).rev().find(|at| live.get(*at).is_some_and(|one| is_in_force(*at, &one.incident)));
    let goes_on = goes_on.map_or(0, |at| at.saturating_add(1));
    let ended: Vec<Live> = live.drain(goes_on..).filter(|one| one.stretch != stretch).collect();
    if ended.is_empty() {
        return;
    }
    for decided in before.map(Scope::decided_so_far).unwrap_or_default() {
        if ended.iter().any(|one| Rc::ptr_eq(&one.incident, &decided.incident)) {
            verdicts.insert(Rc::as_ptr(&decided.incident), decided.decision);
        }
    }
}
