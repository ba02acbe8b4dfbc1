//! The differences between a procedure in two editions.

use super::combinations::{Visited, any_situation, visit};
use super::follow::{Walk, follow};
use super::{Answer, Course, Duty, Fact, Facts, Kind, Obligation, Pattern, Procedure, Row, Verdict};
use crate::law::Law;
use crate::situation::Situation;
use std::collections::BTreeMap;

/// A change of consequences between two editions, by the fewest facts that show it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Difference {
    /// The facts.
    pub facts: Facts,
    /// The courses by the one edition and by the other.
    pub courses: [Course; 2],
}

/// The changes of verdicts, tricks, scores and obligations from one edition of a procedure to another, those with the fewest
/// facts first. A change of numbers of Laws alone is none.
#[must_use]
pub fn differences(one: &Procedure, other: &Procedure) -> Vec<Difference> {
    let (situation, both) = (any_situation(), [one, other]);
    let mut found: BTreeMap<[Option<Row>; 2], Facts> = BTreeMap::new();
    visit(&both, &situation, &mut |facts, visited| {
        let last = |visited: &Visited<'_>| visited.walk.course.rows.last().copied();
        let all_offered = both.iter().all(|procedure| offers_all(procedure, facts));
        if let [a, b] = visited
            && a.trouble.is_none()
            && b.trouble.is_none()
            && (!all_offered || differ(&a.walk.course, &b.walk.course))
            && both.iter().all(|procedure| are_possible(procedure, facts, &situation))
        {
            let fewest = found.entry([last(a), last(b)]).or_insert_with(|| facts.clone());
            if facts.answers.len() < fewest.answers.len() {
                fewest.clone_from(facts);
            }
        }
        true
    });
    let mut all: Vec<Difference> = found.into_values().filter_map(|facts| smallest(both, facts, &situation)).collect();
    all.sort_by_key(|difference| difference.facts.answers.len());
    let mut differences: Vec<Difference> = Vec::new();
    for difference in all {
        let is_same = |known: &Difference| {
            let mut courses = known.courses.iter().zip(&difference.courses);
            courses.all(|(one, other)| consequences(one) == consequences(other))
                && decided_by(other, known) == decided_by(other, &difference)
        };
        if !differences.iter().any(is_same) {
            differences.push(difference);
        }
    }
    differences
}

/// The Laws by which the newer edition decides; two paragraphs may come to the same.
fn decided_by<'a>(newer: &'a Procedure, difference: &Difference) -> Option<&'a [Law]> {
    let row = difference.courses[1].rows.last()?;
    Some(&newer.nodes.get(row.node)?.rules.get(row.rule)?.laws)
}

/// Returns true if a procedure offers an answer to the question of that name, or does not ask it.
fn offers(procedure: &Procedure, fact: &Fact) -> bool {
    match (procedure.question(fact.question), &fact.answer) {
        (Some((_, Kind::Word(words))), Answer::Word(word)) => words.iter().any(|one| one == word),
        _ => true,
    }
}

fn offers_all(procedure: &Procedure, facts: &Facts) -> bool {
    facts.answers.iter().all(|fact| offers(procedure, fact))
}

/// The course of a procedure up to an answer that it does not offer; then its question may stay open.
fn course(procedure: &Procedure, facts: &Facts, situation: &Situation) -> Option<(Course, bool)> {
    let mut offered = facts.clone();
    let end = facts.answers.iter().position(|fact| !offers(procedure, fact));
    offered.answers.truncate(end.unwrap_or(usize::MAX));
    follow(procedure, &offered, situation).ok().map(|course| (course, end.is_some()))
}

/// Returns true if two courses have other consequences, as far as both are complete. Other numbers of Laws alone are none.
#[must_use]
pub fn differ(one: &Course, other: &Course) -> bool {
    differ_up_to([(one, false), (other, false)])
}

/// The same of courses of which each may be open as well.
fn differ_up_to([(one, open), (other, other_open)]: [(&Course, bool); 2]) -> bool {
    let is_complete = |course: &Course| course.verdict != Verdict::Incomplete || course.also.is_some();
    (open || is_complete(one)) && (other_open || is_complete(other)) && consequences(one) != consequences(other)
}

/// The consequences of a course without the numbers of the Laws; words for the players of another name tell of another
/// consequence later.
fn consequences(course: &Course) -> impl PartialEq + use<> {
    let duty = |obligation: &Obligation| Duty { law: None, ..obligation.duty };
    let duties: Vec<Duty> = course.obligations.iter().map(duty).collect();
    let scores = (course.result.clone(), course.transferred.clone(), course.awards.clone(), course.unregulated);
    let flags = [course.if_damaged, course.both_offended, course.nothing_self_inflicted];
    let refuses = [course.refuses_artificial, course.refuses_weights].map(|law| law.is_some());
    let refuses = (refuses, course.of_either_kind);
    (course.verdict, course.also, duties, scores, flags, refuses, course.say.clone())
}

/// Returns true if no answers are against those that always go together.
fn are_possible(procedure: &Procedure, facts: &Facts, situation: &Situation) -> bool {
    let walk = Walk::new(procedure, facts, situation);
    let answer = |question: &str| facts.answer(question).map(|fact| &fact.answer);
    procedure.always.iter().all(|[one, other]| {
        let is = |answers: &[Pattern], of: Option<&Answer>| {
            answers.iter().any(|pattern| walk.is(pattern, of).unwrap_or(false))
        };
        let (first, second) = (answer(one.question), answer(other.question));
        second.is_none() || !is(&one.answers, first) || is(&other.answers, second)
    })
}

/// The facts without those that make no difference, with their courses.
fn smallest([one, other]: [&Procedure; 2], mut facts: Facts, situation: &Situation) -> Option<Difference> {
    let courses = |facts: &Facts| {
        let [(a, open), (b, other_open)] = [course(one, facts, situation)?, course(other, facts, situation)?];
        let differ = differ_up_to([(&a, open), (&b, other_open)]);
        let courses = [a, b];
        let possible = [one, other].iter().all(|procedure| are_possible(procedure, facts, situation));
        (differ && possible).then_some(courses)
    };
    let rows = |courses: &[Course; 2]| [courses[0].rows.last().copied(), courses[1].rows.last().copied()];
    let mut found = courses(&facts)?;
    let mut at = facts.answers.len();
    while at > 0 {
        at = at.saturating_sub(1);
        let mut fewer = facts.clone();
        fewer.answers.remove(at);
        if let Some(with) = courses(&fewer).filter(|with| rows(with) == rows(&found)) {
            (facts, found) = (fewer, with);
        }
    }
    Some(Difference { facts, courses: found })
}
