//! Faults of a procedure, found by going through every combination of answers.

use super::combinations::{Visited, any_situation, values, visit};
use super::follow::Walk;
use super::{Answer, Course, Fact, Facts, Node, Procedure, Role, Row, Rule, Target, Trouble, Verdict};
use crate::situation::Situation;
use std::collections::{BTreeMap, BTreeSet};

/// Combinations of a procedure that are gone through at most: with more of them it asks too much at once.
const MOST: usize = 300_000;

/// A procedure gone through with every combination of answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Checked {
    /// The number of combinations.
    pub combinations: usize,
    /// The faults, in the order of their kinds.
    pub findings: Vec<Finding>,
}

/// A fault of a procedure. Facts are the fewest that show it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Finding {
    /// Facts that come to the end of the file without a row for them.
    Gap(Facts),
    /// A row that no facts reach.
    DeadRow(Row),
    /// Two rows of different effect that both match, neither of them narrower, without a word on which goes first.
    Overlap {
        /// The row that stands above.
        first: Row,
        /// The row that stands below.
        second: Row,
        /// Facts that both match.
        facts: Facts,
    },
    /// A contradiction that names no earlier answer.
    Contradiction(Row),
    /// Facts whose verdict rests on no Law.
    NoLaw(Facts),
    /// A question that nobody comes to.
    Unreached(&'static str),
    /// A greater answer to a question is better for the offender, which the procedure excludes.
    NotMonotone {
        /// The question.
        question: &'static str,
        /// Facts with the lesser answer.
        facts: Facts,
        /// The greater one.
        greater: Answer,
    },
    /// More combinations than can be gone through.
    TooMany,
}

/// Goes through every combination of answers of a procedure and finds its faults.
#[must_use]
pub fn check(procedure: &Procedure) -> Checked {
    let situation = any_situation();
    let mut found = Found::new(procedure, &situation);
    visit(&[procedure], &situation, &mut |facts, visited| {
        visited.iter().for_each(|visited| found.add(facts, visited));
        found.combinations < MOST
    });
    Checked { combinations: found.combinations, findings: found.findings() }
}

struct Found<'a> {
    procedure: &'a Procedure,
    situation: &'a Situation,
    combinations: usize,
    gap: Option<Facts>,
    no_law: Option<Facts>,
    contradictions: BTreeSet<Row>,
    reached: BTreeSet<&'static str>,
    rows: BTreeSet<Row>,
    /// For a row, the answer of it that matched and a row below: the fewest facts that match both, and whether some match
    /// the first alone.
    pairs: BTreeMap<(Row, usize, Row), (Option<Facts>, bool)>,
    not_monotone: BTreeMap<&'static str, (Facts, Answer)>,
}

/// Retains the facts with the fewest answers.
fn retain_fewest(fewest: &mut Option<Facts>, facts: &Facts) {
    if fewest.as_ref().is_none_or(|fewest| facts.answers.len() < fewest.answers.len()) {
        *fewest = Some(facts.clone());
    }
}

impl<'a> Found<'a> {
    fn new(procedure: &'a Procedure, situation: &'a Situation) -> Self {
        Self {
            procedure,
            situation,
            combinations: 0,
            gap: None,
            no_law: None,
            contradictions: BTreeSet::new(),
            reached: BTreeSet::new(),
            rows: BTreeSet::new(),
            pairs: BTreeMap::new(),
            not_monotone: BTreeMap::new(),
        }
    }

    fn rule(&self, row: Row) -> Option<(&'a Node, &'a Rule)> {
        let node = self.procedure.nodes.get(row.node)?;
        Some((node, node.rules.get(row.rule)?))
    }

    /// Takes a combination in.
    fn add(&mut self, facts: &Facts, visited: &Visited<'_>) {
        self.combinations = self.combinations.saturating_add(1);
        let walk = &visited.walk;
        self.reached.extend(&walk.course.reached);
        self.rows.extend(&walk.course.rows);
        for row in &walk.course.rows {
            self.compare(*row, facts, walk);
        }
        match (&visited.trouble, walk.course.rows.last()) {
            (None, last) => {
                let course = &walk.course;
                let ends = last
                    .and_then(|last| self.rule(*last))
                    .is_some_and(|(_, rule)| matches!(rule.to, Target::Verdict(_)));
                if course.verdict != Verdict::Incomplete && !ends {
                    retain_fewest(&mut self.gap, facts);
                } else if course.verdict != Verdict::Incomplete && course.laws.is_empty() {
                    retain_fewest(&mut self.no_law, facts);
                }
                self.compare_greater(facts, visited);
            }
            (Some(Trouble::Contradiction { question, earlier }), Some(last)) if question == earlier => {
                self.contradictions.insert(*last);
            }
            // The user reads of any other trouble, and of a contradiction with its two answers.
            (Some(_), _) => {}
        }
    }

    /// Looks for rows below one that decided which match the same facts.
    fn compare(&mut self, row: Row, facts: &Facts, walk: &Walk<'_>) {
        let Some((node, rule)) = self.rule(row) else { return };
        let asks = matches!(node.role, Role::Ask(_));
        let fact = facts.answer(node.name);
        let answer = fact.map(|fact| &fact.answer);
        // Each of several answers is a row of its own.
        let own = rule.answers.iter().position(|pattern| walk.is(pattern, answer).unwrap_or(false)).unwrap_or(0);
        for (at, below) in node.rules.iter().enumerate().skip(row.rule.saturating_add(1)) {
            let settled = below.otherwise || rule.to == Target::Contradiction || is_of_one_effect(rule, below);
            if settled {
                continue;
            }
            let pair = self.pairs.entry((row, own, Row { node: row.node, rule: at })).or_default();
            if walk.applies(below, asks, fact).unwrap_or(false) {
                retain_fewest(&mut pair.0, facts);
            } else {
                pair.1 = true;
            }
        }
    }

    /// Looks at the verdicts that greater answers to the questions of `monotone` come to.
    fn compare_greater(&mut self, facts: &Facts, visited: &Visited<'_>) {
        let procedure = self.procedure;
        for question in &procedure.monotone {
            let (Some(fact), Some(own)) = (facts.answer(question), weight(&visited.walk.course, visited.walk.tricks))
            else {
                continue;
            };
            for greater in values(&[procedure], question, std::slice::from_ref(visited)).into_iter().flatten() {
                if rank(procedure, question, &greater) <= rank(procedure, question, &fact.answer) {
                    continue;
                }
                let mut changed = facts.clone();
                changed.answers.retain(|fact| fact.question != *question);
                changed.answers.push(Fact { question, answer: greater.clone(), reason: None });
                let mut walk = Walk::new(procedure, &changed, self.situation);
                let lighter = walk.run().is_ok() && weight(&walk.course, walk.tricks).is_some_and(|other| other < own);
                if lighter {
                    self.not_monotone.entry(question).or_insert((facts.clone(), greater));
                }
            }
        }
    }

    fn findings(self) -> Vec<Finding> {
        let nodes = self.procedure.nodes.iter().enumerate();
        let rows: Vec<Row> = nodes
            .flat_map(|(node, of)| (0..of.rules.len()).map(move |rule| Row { node, rule }))
            .filter(|row| !self.rows.contains(row))
            .collect();
        let questions = self.procedure.questions().map(|(node, _)| node.name);
        let unreached = questions.filter(|name| !self.reached.contains(name)).map(Finding::Unreached);
        let pairs = self.pairs.into_iter();
        let mut overlaps: Vec<(Row, Row, Facts)> = pairs
            .filter_map(|((first, _, second), (facts, alone))| {
                facts.filter(|_| alone).map(|facts| (first, second, facts))
            })
            .collect();
        overlaps.dedup_by_key(|(first, second, _)| (*first, *second));
        let overlaps = overlaps.into_iter().map(|(first, second, facts)| Finding::Overlap { first, second, facts });
        let not_monotone = self.not_monotone.into_iter();
        let not_monotone =
            not_monotone.map(|(question, (facts, greater))| Finding::NotMonotone { question, facts, greater });
        let too_many = (self.combinations >= MOST).then_some(Finding::TooMany);
        let facts = self.gap.map(Finding::Gap).into_iter().chain(self.no_law.map(Finding::NoLaw));
        let contradictions = self.contradictions.into_iter().map(Finding::Contradiction);
        let dead = rows.into_iter().map(Finding::DeadRow);
        facts
            .chain(unreached)
            .chain(dead)
            .chain(overlaps)
            .chain(contradictions)
            .chain(not_monotone)
            .chain(too_many)
            .collect()
    }
}

/// Returns true if two rows lead to one place with the same consequences.
fn is_of_one_effect(one: &Rule, other: &Rule) -> bool {
    one.to == other.to && one.effects == other.effects && one.laws == other.laws
}

/// The weight of a verdict for the offender; `None` for a course that cannot be compared.
fn weight(course: &Course, tricks: u32) -> Option<(u8, u32, usize)> {
    let verdict = match course.verdict {
        Verdict::Stands | Verdict::PlayOn | Verdict::Transfer => 0,
        Verdict::Adjust => 1,
        Verdict::Artificial | Verdict::Cancel | Verdict::Replay | Verdict::Incomplete => return None,
    };
    Some((verdict, tricks, course.obligations.len()))
}

/// The place of an answer among those to its question: `yes` is greater than `no`, other words are greater the later they
/// stand.
fn rank(procedure: &Procedure, question: &str, answer: &Answer) -> Option<u32> {
    match answer {
        Answer::Word("no") => Some(0),
        Answer::Word("yes") => Some(1),
        Answer::Word(word) => {
            let words = procedure.question(question).and_then(|(node, _)| node.words());
            words?.iter().position(|own| own == word).and_then(|at| u32::try_from(at).ok())
        }
        Answer::Number(number) | Answer::NumberOf(number, _) => Some(*number),
        _ => None,
    }
}
