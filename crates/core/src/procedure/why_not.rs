//! The conditions of a verdict that do not hold.

use super::combinations::{Visited, visit_changes};
use super::{Answer, Facts, Procedure, Verdict, follow};
use crate::law::Law;
use crate::situation::Situation;

/// Answers that are changed at most to come to another verdict.
const MOST: usize = 4;

/// Combinations that are looked at for it at most.
const MOST_COMBINATIONS: usize = 20_000;

/// A condition of a verdict that does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Obstacle {
    /// The question.
    pub question: &'static str,
    /// The Law that it asks by.
    pub law: Law,
    /// The answer as it is; `None` if there is none.
    pub actual: Option<Answer>,
    /// The answers of which one is needed; of calls, outcomes and numbers an example of its class.
    pub needed: Vec<Answer>,
}

/// The fewest answers that would have to be others for a verdict: each list is one way to it, and all of its conditions are
/// needed. Empty if no few changes lead there.
#[must_use]
pub fn why_not(procedure: &Procedure, facts: &Facts, situation: &Situation, verdict: Verdict) -> Vec<Vec<Obstacle>> {
    let steps = follow(procedure, facts, situation).map(|course| course.steps).unwrap_or_default();
    let actual = |question: &str| {
        let step = steps.iter().find(|step| step.question == question);
        step.map(|step| step.answer.clone()).or_else(|| facts.answer(question).map(|fact| fact.answer.clone()))
    };
    for changes in 1..=MOST {
        let (mut ways, mut seen): (Vec<Vec<Obstacle>>, usize) = (Vec::new(), 0);
        visit_changes(procedure, facts, situation, changes, &mut |changed: &Facts, visited: &[Visited<'_>]| {
            seen = seen.saturating_add(1);
            let comes = visited.iter().all(|one| one.trouble.is_none() && one.walk.course.verdict == verdict);
            if comes {
                let differs = |question: &&'static str| {
                    changed.answer(question).map(|fact| &fact.answer) != facts.answer(question).map(|fact| &fact.answer)
                };
                let reached = visited.iter().flat_map(|one| &one.walk.course.reached).copied();
                let way = reached.filter(differs).map(|question| Obstacle {
                    question,
                    law: law(procedure, question),
                    actual: actual(question),
                    needed: changed.answer(question).map(|fact| fact.answer.clone()).into_iter().collect(),
                });
                add(&mut ways, way.collect());
            }
            seen < MOST_COMBINATIONS
        });
        ways.retain(|way| !way.is_empty());
        if !ways.is_empty() {
            return ways;
        }
    }
    Vec::new()
}

fn law(procedure: &Procedure, question: &str) -> Law {
    let node = procedure.question(question).map(|(node, _)| node);
    node.and_then(|node| node.laws.first()).copied().unwrap_or(procedure.law)
}

/// Adds a way; one that differs from another in its last answer alone becomes a choice of answers there.
fn add(ways: &mut Vec<Vec<Obstacle>>, way: Vec<Obstacle>) {
    let Some((last, before)) = way.split_last() else { return };
    for known in ways.iter_mut() {
        let Some((own, rest)) = known.split_last_mut() else { continue };
        if rest == before && own.question == last.question {
            for answer in &last.needed {
                if !own.needed.contains(answer) {
                    own.needed.push(answer.clone());
                }
            }
            return;
        }
    }
    ways.push(way);
}
