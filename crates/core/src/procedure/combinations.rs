//! Every combination of answers that makes a difference to a procedure.

use super::follow::Walk;
use super::{Answer, By, Fact, Facts, Kind, Pattern, Procedure, Role, Trouble};
use crate::number::Exact;
use crate::ruling::{Board, Component, Contract, Doubling, Outcome, Ruling, Seat, Side, SideRuling, Strain};
use crate::situation::Situation;

/// Calls and cards of which each class of the rules has at least one. Over 1♠ the first is insufficient.
const ITEMS: [&str; 9] = ["1H", "1S", "2H", "1C", "3C", "pass", "X", "S2", "SK"];

/// The contract obtained in every combination: a defender and dummy can both have won tricks in it.
fn contract(result: i32) -> Option<Ruling> {
    let contract = Contract::new(4, Strain::Spades, Doubling::Undoubled, Seat::North, result).ok()?;
    let outcome = Outcome::Contract { contract, written: None };
    Some(Ruling::Both(SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome }])))
}

/// A situation in which every answer has a value.
#[must_use]
pub fn any_situation() -> Situation {
    Situation::new().with_board(Board::numbered(1)).with_obtained(contract(-3))
}

/// Visits every combination of answers to the questions that one of the procedures comes to, or that a row of it looks at.
/// Words are gone through one by one; of numbers, calls, outcomes and sides one of each class that the rows tell apart.
/// The walks are those of the procedures, in their order.
pub(super) fn visit(
    procedures: &[&Procedure],
    situation: &Situation,
    leaf: &mut dyn FnMut(&Facts, &[Visited<'_>]) -> bool,
) {
    let about_by = |procedure: &&Procedure| procedure.conditions().any(|condition| condition.question == "by");
    let players: &[Seat] = if procedures.iter().any(about_by) { &[Seat::West, Seat::South] } else { &[Seat::West] };
    for player in players {
        let facts = Facts { by: Some(By::Seat(*player)), ..Facts::default() };
        let mut search =
            Search { procedures, situation, leaf, decided: Vec::new(), given: None, changes: 0, ends: false };
        search.visit(&facts);
    }
}

/// Visits the combinations that differ from the facts given in so many answers at most, those that are left out counted.
pub(super) fn visit_changes(
    procedure: &Procedure,
    given: &Facts,
    situation: &Situation,
    changes: usize,
    leaf: &mut dyn FnMut(&Facts, &[Visited<'_>]) -> bool,
) {
    let facts = Facts { answers: Vec::new(), ..given.clone() };
    let procedures = &[procedure];
    Search { procedures, situation, leaf, decided: Vec::new(), given: Some(given), changes, ends: false }.visit(&facts);
}

/// A walk through a procedure that has come to its end, or to the reason why it has none.
pub(super) struct Visited<'a> {
    pub walk: Walk<'a>,
    pub trouble: Option<Trouble>,
}

struct Search<'a, 'b> {
    procedures: &'a [&'a Procedure],
    situation: &'a Situation,
    leaf: &'b mut dyn FnMut(&Facts, &[Visited<'_>]) -> bool,
    /// Questions that the facts answer or leave out.
    decided: Vec<&'static str>,
    /// The facts to depart from, and in how many more answers; without them every answer is gone through.
    given: Option<&'a Facts>,
    changes: usize,
    /// True once the visitor has had enough.
    ends: bool,
}

impl Search<'_, '_> {
    fn visit(&mut self, facts: &Facts) {
        let (procedures, situation) = (self.procedures, self.situation);
        let walked = procedures.iter().map(|procedure| {
            let mut walk = Walk::new(procedure, facts, situation);
            let trouble = walk.run().err();
            Visited { walk, trouble }
        });
        let walked: Vec<Visited<'_>> = walked.collect();
        let Some(question) = walked.iter().find_map(|visited| self.undecided(visited, facts)) else {
            self.ends = !(self.leaf)(facts, &walked);
            return;
        };
        self.decided.push(question);
        let mut answers = values(procedures, question, &walked);
        let left = self.changes;
        let own = self.given.map(|given| given.answer(question).map(|fact| fact.answer.clone()));
        if let Some(own) = &own {
            // An answer that was given is changed, and not taken back.
            answers.retain(|answer| left > 0 && answer.is_some() && answer != own);
            answers.insert(0, own.clone());
        }
        for answer in answers {
            self.changes = if own.as_ref().is_some_and(|own| *own != answer) { left.saturating_sub(1) } else { left };
            let mut facts = facts.clone();
            facts.answers.extend(answer.map(|answer| Fact { question, answer, reason: None }));
            self.visit(&facts);
            if self.ends {
                break;
            }
        }
        self.changes = left;
        self.decided.pop();
    }

    /// The first question that a walk came to, or that a row which its answers fit looks at, and that is not decided yet.
    fn undecided(&self, visited: &Visited<'_>, facts: &Facts) -> Option<&'static str> {
        let walk = &visited.walk;
        let reached = walk.course.reached.iter().find(|question| !self.decided.contains(*question)).copied();
        reached.or_else(|| {
            let nodes = walk.visited.iter().filter_map(|at| walk.procedure.nodes.get(*at));
            let rules = nodes.flat_map(|node| node.rules.iter().map(move |rule| (node, rule)));
            let fitting = rules.filter(|(node, rule)| {
                let answer = facts.answer(node.name).map(|fact| &fact.answer);
                walk.fits(rule, matches!(node.role, Role::Ask(_)), answer).unwrap_or(true)
            });
            let mut conditions = fitting.flat_map(|(_, rule)| &rule.and).map(|condition| condition.question);
            conditions.find(|name| walk.procedure.question(name).is_some() && !self.decided.contains(name))
        })
    }
}

/// The answers to a question that the rows tell apart, `None` for no answer.
pub(super) fn values(procedures: &[&Procedure], question: &'static str, walked: &[Visited<'_>]) -> Vec<Option<Answer>> {
    let mut found: Vec<Option<Answer>> = Vec::new();
    for (procedure, visited) in procedures.iter().zip(walked) {
        let Some((_, kind)) = procedure.question(question) else { continue };
        let patterns: Vec<&Pattern> = procedure.patterns_of(question).collect();
        let mut classes: Vec<Vec<bool>> = Vec::new();
        for answer in candidates(kind, question, &patterns) {
            let fits = |pattern: &&Pattern| visited.walk.is(pattern, Some(&answer)).unwrap_or(false);
            let class: Vec<bool> = patterns.iter().map(fits).collect();
            // A number may count whatever rows say of it.
            let is_apart = matches!(kind, Kind::Word(_) | Kind::Number);
            let is_new = is_apart || !classes.contains(&class);
            classes.push(class);
            if is_new && !found.contains(&Some(answer.clone())) {
                found.push(Some(answer));
            }
        }
    }
    found.push(None);
    found
}

/// Answers of a kind, those among them that rows may tell apart.
fn candidates(kind: &Kind, question: &str, patterns: &[&Pattern]) -> Vec<Answer> {
    let numbers = || {
        let named = patterns.iter().filter_map(|pattern| match pattern {
            Pattern::Number(number) | Pattern::AtLeast(number) => Some(*number),
            _ => None,
        });
        let around = named.flat_map(|number| [number.saturating_sub(1), number, number.saturating_add(1)]);
        let mut numbers: Vec<u32> = around.chain([1, 2]).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers.into_iter().map(Answer::Number).collect()
    };
    let items = |words: &[&str]| Answer::Items(words.iter().map(|word| (*word).to_owned()).collect());
    match kind {
        Kind::Word(words) => words.iter().map(|word| Answer::Word(word)).collect(),
        // The bid that an insufficient one is over.
        Kind::Call if question == "over" => vec![items(&["1S"])],
        Kind::Card => vec![items(&["♠2"]), items(&["♠K"])],
        Kind::Call => ITEMS.iter().map(|item| items(&[item])).collect(),
        Kind::Alternatives => vec![Answer::Word("none"), items(&["4H"])],
        Kind::Tricks | Kind::Claimed | Kind::Number => numbers(),
        Kind::Ruling => [contract(3), contract(-6)].into_iter().flatten().map(Answer::Ruling).collect(),
        Kind::Sides => vec![Answer::Sides(vec![Side::NS]), Answer::Sides(Side::BOTH.to_vec())],
        Kind::EachSide(words) => {
            let pairs = words.iter().flat_map(|ns| words.iter().map(move |ew| [*ns, *ew]));
            pairs.map(Answer::EachSide).collect()
        }
        Kind::Names => vec![items(&["A"])],
    }
}
