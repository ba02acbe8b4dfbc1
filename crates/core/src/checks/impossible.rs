//! Scores that no contract gives (Law 77).

use super::{Finding, FindingKind};
use crate::ruling::{Board, Component, Outcome, Ruling, SideRuling, Span, possible_score};
use std::collections::HashSet;

/// The scores of a ruling that no contract gives on this board, each place once; on any board where none is known.
#[must_use]
pub fn impossible_scores(ruling: &Ruling, board: Option<&Board>) -> Vec<Finding> {
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    each_component(ruling, &mut |component| {
        let Outcome::Score(score) = component.outcome else { return };
        if possible_score(score, board) {
            return;
        }
        let vulnerability = board.and_then(|board| board.vulnerability);
        let span = (component.span != Span::default()).then_some(component.span);
        if seen.insert((score, span)) {
            found.push(Finding { kind: FindingKind::ImpossibleScore { score, vulnerability }, span });
        }
    });
    found
}

fn each_component(ruling: &Ruling, visit: &mut impl FnMut(&Component)) {
    let mut side = |side: &SideRuling| {
        if let SideRuling::Assigned(components) = side {
            components.iter().for_each(&mut *visit);
        }
    };
    match ruling {
        Ruling::Both(both) => side(both),
        Ruling::Split { ns, ew } => {
            side(ns);
            side(ew);
        }
        Ruling::Damage(damage) => {
            for part in [Some(&damage.before), Some(&damage.after), damage.obtained.as_ref()].into_iter().flatten() {
                each_component(part, visit);
            }
        }
    }
}
