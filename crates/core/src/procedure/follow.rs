//! The questions of a procedure, asked of the facts.

mod checks;
mod effects;
mod rows;

use super::course::{Course, Step, Trouble};
use super::{Answer, Fact, Facts, Kind, Node, Pattern, Poll, Procedure, Role, Row, Source, Standing, Target, Verdict};
use crate::auction::Call;
use crate::law::Law;
use crate::ruling::Ruling;
use crate::situation::Situation;

/// Asks the questions of a procedure in their order.
///
/// The share of those asked that makes a call or play a logical alternative is a convention of the situation.
///
/// # Errors
/// Why the answers lead nowhere.
pub fn follow(procedure: &Procedure, facts: &Facts, situation: &Situation) -> Result<Course, Trouble> {
    let mut walk = Walk::new(procedure, facts, situation);
    walk.run()?;
    Ok(walk.course)
}

/// A walk through a procedure, as far as it has come.
pub(super) struct Walk<'a> {
    pub(super) procedure: &'a Procedure,
    facts: &'a Facts,
    situation: &'a Situation,
    pub(super) course: Course,
    /// The places of the questions and ends that were come to.
    pub(super) visited: Vec<usize>,
    /// Transferred so far.
    pub(super) tricks: u32,
    /// Questions whose answers a rule that applied has asked for.
    referred: Vec<&'static str>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(procedure: &'a Procedure, facts: &'a Facts, situation: &'a Situation) -> Self {
        let action = procedure.questions().find(|(_, kind)| **kind == Kind::Call).map_or("", |(node, _)| node.name);
        let course = Course { claim: facts.claim.clone(), ..Course::begin(action) };
        Self { procedure, facts, situation, course, visited: Vec::new(), tricks: 0, referred: Vec::new() }
    }

    /// Goes to the end.
    pub(super) fn run(&mut self) -> Result<(), Trouble> {
        self.check()?;
        self.walk()
    }

    fn walk(&mut self) -> Result<(), Trouble> {
        let mut at = 0_usize;
        // A procedure leads forwards alone, so that it ends.
        while let Some(node) = self.procedure.nodes.get(at) {
            self.visited.push(at);
            match self.node(at, node)? {
                Target::Next => at = at.saturating_add(1),
                Target::Node(next) => at = next.max(at.saturating_add(1)),
                Target::Asked => {
                    self.leave_open(at);
                    return Ok(());
                }
                Target::Contradiction => return Err(self.contradiction(node)),
                Target::Verdict(verdict) => {
                    self.course.verdict = verdict;
                    return self.finish();
                }
            }
        }
        self.course.verdict = Verdict::Stands;
        self.finish()
    }

    /// Asks one question, and says where its answer leads.
    fn node(&mut self, at: usize, node: &Node) -> Result<Target, Trouble> {
        let answer = match &node.role {
            Role::End => None,
            Role::Ask(kind) => self.answer(node, kind),
        };
        let given = self.facts.answer(node.name).is_some();
        let of_table = self.facts.answer_of_table(node);
        if let (Some(fact), Some((source, of_table))) = (&answer, of_table.clone())
            // The director may judge otherwise, and a card that lay there may have been played since.
            && !node.judgement
            && source != Source::Incident
            && !is_same(&fact.answer, &of_table)
        {
            return Err(Trouble::AgainstTable { question: node.name, source, of_table });
        }
        if let Some(of_table) = answer.as_ref().and_then(|fact| self.facts.part_against(node, &fact.answer)) {
            return Err(Trouble::AgainstTable {
                question: node.name,
                source: self.facts.source_of_declarer(),
                of_table,
            });
        }
        let asks = matches!(node.role, Role::Ask(_));
        if asks {
            self.course.reached.push(node.name);
        }
        if asks && matches!(answer, Some(Fact { answer: Answer::Unclear, .. })) {
            return Ok(Target::Asked);
        }
        let mut decided = None;
        for (place, rule) in node.rules.iter().enumerate() {
            if self.applies(rule, asks, answer.as_ref())? {
                self.course.rows.push(Row { node: at, rule: place });
                decided = Some(rule.clone());
                break;
            }
        }
        if asks && answer.is_none() && decided.is_none() {
            return Ok(Target::Asked);
        }
        if let Some(Fact { question, answer, reason }) = answer.clone() {
            let law = node.laws.first().copied().unwrap_or(self.procedure.law);
            let source = of_table.map(|(source, _)| source).filter(|_| !given);
            self.course.steps.push(Step { question, law, answer, reason, source });
            node.laws.iter().for_each(|law| self.cite(*law));
        }
        let Some(rule) = decided else { return Ok(Target::Next) };
        self.referred.extend(rule.and.iter().map(|condition| condition.question));
        rule.laws.iter().for_each(|law| self.cite(*law));
        for effect in &rule.effects {
            self.take_effect(*effect, node, answer.as_ref(), &rule)?;
        }
        Ok(rule.to)
    }

    /// The answer; from the poll where that is asked.
    fn answer(&mut self, node: &Node, kind: &Kind) -> Option<Fact> {
        let given = self.facts.answer(node.name).cloned();
        let of_table = || self.facts.answer_of_table(node);
        let given = given.or_else(|| of_table().map(|(_, answer)| Fact { question: node.name, answer, reason: None }));
        if *kind != Kind::Alternatives {
            return given;
        }
        match given {
            Some(fact) => Some(Fact { answer: self.others(fact.answer), ..fact }),
            None if self.facts.polls.is_empty() => None,
            None => Some(Fact { question: node.name, answer: self.polled(), reason: None }),
        }
    }

    /// Alternatives without what the player did, which is none to itself (Law 16B1(a)).
    fn others(&self, given: Answer) -> Answer {
        let Answer::Items(mut items) = given else { return given };
        let done = self.chosen();
        items.retain(|item| !done.iter().any(|done| done.eq_ignore_ascii_case(item)));
        if items.is_empty() { Answer::Word("none") } else { Answer::Items(items) }
    }

    /// The logical alternatives of the polls, and how firm that is: where there are some, every one of them would have to
    /// fall, in whatever poll.
    fn polled(&mut self) -> Answer {
        let (done, share) = (self.chosen(), &self.situation.conventions().logical_alternative);
        let polls: &[Poll] = &self.facts.polls;
        let standings: Vec<Vec<Standing>> = polls.iter().map(|poll| poll.standings(&done, share)).collect();
        let mut found: Vec<String> = Vec::new();
        for standing in standings.iter().flatten().filter(|standing| standing.is_alternative) {
            if !found.contains(&standing.answer) {
                found.push(standing.answer.clone());
            }
        }
        let margins = polls.iter().zip(&standings).map(|(poll, standings)| {
            (standings.iter().any(|standing| standing.is_alternative), poll.margin(&done, share))
        });
        self.course.votes = if found.is_empty() {
            margins.map(|(_, votes)| votes).min()
        } else {
            Some(margins.filter(|(decides, _)| *decides).fold(0, |sum, (_, votes)| votes.saturating_add(sum)))
        };
        self.course.standings = standings;
        if found.is_empty() { Answer::Word("none") } else { Answer::Items(found) }
    }

    /// The player's action, where that was asked.
    fn chosen(&self) -> Vec<String> {
        match self.facts.answer(self.course.action).map(|fact| &fact.answer) {
            Some(Answer::Items(items)) => items.clone(),
            _ => Vec::new(),
        }
    }

    /// The result from which tricks are transferred: after an earlier transfer, or as obtained.
    fn before_transfer(&self) -> Option<&Ruling> {
        self.facts.transferred.as_ref().or_else(|| self.situation.obtained())
    }

    fn cite(&mut self, law: Law) {
        if !self.course.laws.contains(&law) {
            self.course.laws.push(law);
        }
    }

    /// The open question, and those behind it that will have to be answered whatever its answer is.
    fn leave_open(&mut self, at: usize) {
        let later = self.procedure.nodes.iter().skip(at);
        let unanswered = later.filter(|node| matches!(node.role, Role::Ask(_)) && self.is_needed(node));
        let open: Vec<&'static str> = unanswered.map(|node| node.name).collect();
        let first = self.procedure.nodes.get(at);
        self.course.say = first.and_then(Node::speech).into_iter().collect();
        let first = first.map(|node| node.name);
        // At the table each answer decides what is asked next.
        let open = if self.procedure.is_of_table() { Vec::new() } else { open };
        self.course.open = first.into_iter().chain(open.into_iter().filter(|name| Some(*name) != first)).collect();
    }

    /// Whether a question has no answer and may not be left out.
    fn is_needed(&self, node: &Node) -> bool {
        let optional = node.rules.iter().any(|rule| rule.answers.contains(&Pattern::LeftOut));
        let polled = matches!(node.role, Role::Ask(Kind::Alternatives)) && !self.facts.polls.is_empty();
        self.facts.answer(node.name).is_none() && !optional && !polled
    }

    fn contradiction(&self, node: &Node) -> Trouble {
        let earlier = self.referred.last().copied().unwrap_or(node.name);
        Trouble::Contradiction { question: node.name, earlier }
    }
}

/// The number that an answer is.
fn number(answer: Option<&Answer>) -> Option<u32> {
    match answer? {
        Answer::Number(number) | Answer::NumberOf(number, _) => Some(*number),
        _ => None,
    }
}

/// Returns true if two answers are the same word or the same call.
fn is_same(one: &Answer, other: &Answer) -> bool {
    let call = |answer: &Answer| match answer {
        Answer::Items(items) => items.first().and_then(|item| item.parse::<Call>().ok()),
        _ => None,
    };
    one == other || call(one).is_some_and(|own| Some(own) == call(other))
}
