//! The choices that the Laws give a player at an open question.

use super::{Answer, Course, Fact, Facts, Kind, Party, Pattern, Procedure, follow};
use crate::law::Law;
use crate::ruling::Seat;
use crate::situation::Situation;

/// A player's choice under the Laws.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Choice {
    /// The player who may choose.
    pub by: Party,
    /// His seat, if it is known.
    pub seat: Option<Seat>,
    /// The question that the choice answers.
    pub question: &'static str,
    /// The answer by which it is written.
    pub answer: &'static str,
    /// The word for the choice: `accept`.
    pub choose: &'static str,
    /// The Law that gives it.
    pub law: Law,
    /// The course that follows if it is chosen.
    pub then: Box<Course>,
}

/// The choices of a player at the first open question of a course, in the order of the Law, each with what follows from it.
#[must_use]
pub fn choices(procedure: &Procedure, facts: &Facts, situation: &Situation, course: &Course) -> Vec<Choice> {
    let open = course.open.first().and_then(|open| procedure.question(open));
    let Some((node, Kind::Word(answers))) = open else { return Vec::new() };
    let Some((parties, words)) = &node.choice else { return Vec::new() };
    let opposes = |party: &&Party| {
        let seat = party.seat(facts.seat(), facts.declarer);
        seat.zip(facts.by).is_none_or(|(seat, by)| seat.side() != by.side())
    };
    let Some(by) = parties.iter().find(opposes).or(parties.first()) else { return Vec::new() };
    let choice = |(answer, choose): (&&'static str, &&'static str)| {
        let mut chosen = facts.clone();
        chosen.answers.push(Fact { question: node.name, answer: Answer::Word(answer), reason: None });
        let then = follow(procedure, &chosen, situation).ok()?;
        let rule = node.rules.iter().find(|rule| rule.answers.contains(&Pattern::Word(answer)) && rule.and.is_empty());
        let law = rule.and_then(|rule| rule.laws.first()).or(node.laws.first()).copied().unwrap_or(procedure.law);
        let seat = by.seat(facts.seat(), facts.declarer);
        Some(Choice { by: *by, seat, question: node.name, answer, choose, law, then: Box::new(then) })
    };
    answers.iter().zip(words).filter_map(choice).collect()
}
