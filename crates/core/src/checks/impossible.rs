//! Scores that no contract gives (Law 77).

use super::{Finding, FindingKind};
use crate::ruling::{Board, Outcome, Ruling, possible_score};

/// The scores of a ruling that no contract gives on this board; on any board where none is known.
#[must_use]
pub fn impossible_scores(ruling: &Ruling, board: Option<&Board>) -> Vec<Finding> {
    let vulnerability = board.and_then(|board| board.vulnerability);
    let components = ruling.components().into_iter().enumerate();
    let finding = |(at, component): (usize, &crate::ruling::Component)| match component.outcome {
        Outcome::Score(score) if !possible_score(score, board) => {
            let kind = FindingKind::ImpossibleScore { score, vulnerability };
            Some(Finding { kind, component: Some(at) })
        }
        _ => None,
    };
    components.filter_map(finding).collect()
}
