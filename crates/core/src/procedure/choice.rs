//! The choices that the Laws give a player at an open question, and the answers that it may have.

use super::{Answer, By, Course, Fact, Facts, Kind, Party, Procedure, Trouble, follow};
use crate::law::Law;
use crate::situation::Situation;

/// A player's choice under the Laws.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Choice {
    /// The player who may choose.
    pub by: Party,
    /// His seat, or the side of which either player may choose, if it is known.
    pub who: Option<By>,
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

/// The choices of a player at the first open question of a course, or at the one that it has ended with and that was left
/// out; in the order of the Law, each with what follows from it.
#[must_use]
pub fn choices(procedure: &Procedure, facts: &Facts, situation: &Situation, course: &Course) -> Vec<Choice> {
    let is_answered = |question: &str| course.steps.iter().any(|step| step.question == question);
    let last = course.reached.last().filter(|last| !is_answered(last) && course.open.is_empty());
    let open = course.open.first().or(last).and_then(|open| procedure.question(open));
    let Some((node, Kind::Word(answers))) = open else { return Vec::new() };
    let Some((parties, words)) = &node.choice else { return Vec::new() };
    let is_declarers = facts.answers.iter().any(|fact| fact.answer == Answer::Word("declarer"));
    let opposes = |party: &&Party| match party.seat(facts.seat(), facts.declarer) {
        Some(seat) => facts.by.is_none_or(|by| seat.side() != by.side()),
        None => **party != Party::Declarer || !is_declarers,
    };
    let Some(by) = parties.iter().find(opposes).or(parties.first()) else { return Vec::new() };
    let who = match by {
        Party::Defenders => facts.by.map(|by| By::Side(by.side().opponents())),
        Party::LastCaller => facts.last_caller().map(By::Seat),
        player => player.seat(facts.seat(), facts.declarer).map(By::Seat),
    };
    let at = procedure.nodes.iter().position(|other| other.name == node.name);
    let choice = |(answer, choose): (&&'static str, &&'static str)| {
        let mut chosen = facts.clone();
        chosen.answers.push(Fact { question: node.name, answer: Answer::Word(answer), reason: None });
        let then = follow(procedure, &chosen, situation).ok()?;
        let row = then.rows.iter().find(|row| Some(row.node) == at);
        let rule = row.and_then(|row| node.rules.get(row.rule));
        let law = rule.and_then(|rule| rule.laws.first()).or(node.laws.first()).copied().unwrap_or(procedure.law);
        Some(Choice { by: *by, who, question: node.name, answer, choose, law, then: Box::new(then) })
    };
    answers.iter().zip(words).filter_map(choice).collect()
}

/// The words that can answer a question beside the facts so far, in their order: none that contradicts another answer or the
/// table. All of them where each one does.
#[must_use]
pub fn possible_words(
    procedure: &Procedure,
    facts: &Facts,
    situation: &Situation,
    question: &'static str,
    words: &[&'static str],
) -> Vec<&'static str> {
    let is_possible = |word: &&'static str| {
        let mut answered = facts.clone();
        answered.answers.push(Fact { question, answer: Answer::Word(word), reason: None });
        let course = follow(procedure, &answered, situation);
        !matches!(course, Err(Trouble::Contradiction { .. } | Trouble::AgainstTable { .. }))
    };
    let possible: Vec<&'static str> = words.iter().copied().filter(is_possible).collect();
    if possible.is_empty() { words.to_vec() } else { possible }
}
